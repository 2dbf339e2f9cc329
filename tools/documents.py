"""Texts for options that take a text, and short names for sets of options."""

from collections.abc import Mapping, Sequence
from functools import cache

from benben.engine.game import Game
from benben.engine.options import OptionSpec, OptionValue

ONLY_CARDS = """
[pyramids]
left = ["card", "card", "card", "card", "card"]
middle = ["card", "card", "card", "card", "card"]
right = ["card", "card", "card", "card", "card"]
[temple]
columns = ["card", "card", "card", "card", "card"]
[obelisks]
spaces = [1, 1, 1, 1, 1, 1, 1, 1]
"""
"""As many cards are turned up as boards can make one turn up."""
UNLIKE = """
[pyramids]
left = ["ship", "stones", "ship", 0, "ship"]
middle = ["stones", 9, "card", "ship", 1]
right = [5, "ship", "stones", 7, "stones"]
[temple]
columns = ["points", "card", "points", "points", "choice"]
[burial_chamber]
players_2 = [5]
players_3 = [7, 7, 1]
players_4 = [20, 3, 3]
[obelisks]
spaces = [2, 20]
"""
"""As unlike the figures that we suppose as can be."""
UNLIKE_TILES = """
[tiles]
jackal = [6, 0, 0, 0, 0]
scarab = [0, 1, 5, 0, 0]
falcon = [0, 0, 0, 0, 0]
points = [0, 0, 0, 0, 9]
warehouse = [10, 4, 1, 1, 1]
scribe = [1, 2, 3, 4, 1]
desert = [6, 0, 0, 0, 0]
[market]
markers = [3, 3, 3, 2, 2, 2]
"""
"""As many scribes as there can be, very many warehouses, and nothing as even as we suppose."""
DOCUMENTS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "imhotep": {"boards": {"only_cards": ONLY_CARDS, "unlike": UNLIKE}},
    "ankhor": {"boards": {"unlike": UNLIKE_TILES}},
}
"""By game, option and a short name."""


@cache
def texts(game: str, spec: OptionSpec) -> Mapping[str, str]:
    """The names and the canonical texts of what is stored for an option."""
    return {name: str(spec.check(text)) for name, text in DOCUMENTS.get(game, {}).get(spec.name, {}).items()}


def choices(game: str, spec: OptionSpec) -> Sequence[OptionValue]:
    """All choices of an option; of one that takes a text the default and what is stored."""
    return (*spec.choices, *texts(game, spec).values()) if spec.read else spec.choices


def only_opens(option: str) -> bool:
    """Whether an option only shows more than the rulebook does; the rules are the same."""
    return option.startswith("open_")


def label(game: Game) -> str:
    """A short name of a game with its options, as in `ra-3-2022-open_scores` or `imhotep-2-ABABA-wrath-turn-unlike`."""
    words = [word for spec in game.rules.options for word in _words(game, spec)]
    return "-".join([game.name, *words])


def _words(game: Game, spec: OptionSpec) -> list[str]:
    value = game.options[spec.name]
    if spec.read:
        return [name for name, text in texts(game.name, spec).items() if text == value]
    if isinstance(value, bool):
        return [spec.name] if value else []
    return [str(value)]
