"""Texts for options that take a text, and short names for sets of options."""

from collections.abc import Mapping, Sequence
from functools import cache

from benben.engine.game import Game
from benben.engine.options import OptionSpec, OptionValue
from tools.material import material


@cache
def texts(game: str, spec: OptionSpec) -> Mapping[str, str]:
    """The names and the canonical texts that are stored for an option."""
    stored = material("documents").get(game)
    found = stored.DOCUMENTS.get(spec.name, {}) if stored else {}
    return {name: str(spec.check(text)) for name, text in found.items()}


def choices(game: str, spec: OptionSpec) -> Sequence[OptionValue]:
    """All choices of an option; for one that takes a text, the default and the stored ones."""
    return (*spec.choices, *texts(game, spec).values()) if spec.read else spec.choices


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
