"""The English catalogue of Ra parses and says everything that the game may want to say."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import benben

ROOT = Path(__file__).resolve().parents[3]
CATALOGUE = ROOT / "src/benben/games/ra/texts/en.ftl"
RULES = ROOT / "docs/rules/ra.md"

TILES = [
    *("ra", "god", "gold", "pharaoh", "nile", "flood"),
    *("art", "agriculture", "religion", "astronomy", "writing"),
    *("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple"),
    *("funeral", "drought", "unrest", "earthquake"),
]
COMPONENTS = ["sun", "centre", "track", "ra_track", "bag", "points", "epoch", "ra_figure"]
ITEMS = [
    *("start", "god", "gold", "pharaoh", "river", "civilization"),
    *("monument_kinds", "monument_sets", "suns", "floor"),
]

# Every message with the arguments that the program hands it; no message may ask for another one.
MESSAGES: dict[str, set[str]] = {
    "ra-title": set(),
    "ra-subtitle": set(),
    **{f"ra-tile-{tile}": set() for tile in TILES},
    **{f"ra-about-{thing}": set() for thing in TILES + COMPONENTS},
    **{f"ra-move-{move}": set() for move in ("draw", "invoke", "pass", "done")},
    "ra-move-bid": {"disc"},
    "ra-move-take": {"tile"},
    "ra-move-discard": {"tile"},
    "ra-prompt-turn": {"seat"},
    "ra-prompt-turn_full": {"seat"},
    "ra-prompt-gods": {"seat"},
    "ra-prompt-bid_first": {"seat", "ra_seat"},
    "ra-prompt-bid_over": {"seat", "ra_seat", "disc", "high_seat"},
    "ra-prompt-must_bid": {"seat"},
    "ra-prompt-discard": {"seat", "category", "count"},
    "ra-prompt-over": set(),
    "ra-prompt-chance": set(),
    "ra-event-deal": {"seat", "suns"},
    "ra-event-draw": {"seat", "tile"},
    "ra-event-ra_tile": {"seat", "count", "limit"},
    "ra-event-invoke": {"seat"},
    "ra-event-bid": {"seat", "disc"},
    "ra-event-pass": {"seat"},
    "ra-event-won": {"seat", "disc", "centre", "tiles"},
    "ra-event-won_nothing": {"seat", "disc", "centre"},
    "ra-event-nobody": set(),
    "ra-event-track_lost": {"tiles"},
    "ra-event-take": {"seat", "tile"},
    "ra-event-done": {"seat"},
    "ra-event-discard": {"seat", "tile"},
    "ra-event-disaster": {"seat", "tile", "lost"},
    "ra-event-disaster_nothing": {"seat", "tile"},
    "ra-event-epoch_ra": {"epoch"},
    "ra-event-epoch_suns": {"epoch"},
    "ra-event-epoch_points": {"seat", "epoch", "points"},
    "ra-event-new_epoch": {"epoch", "seat"},
    "ra-event-over": {"seat", "points"},
    **{f"ra-item-{item}": {"count", "points"} for item in ITEMS},
    **{f"ra-item-name-{item}": set() for item in ITEMS},
    "ra-reason-points": set(),
    "ra-reason-highest_sun": set(),
    "ra-option-players": set(),
    "ra-option-edition": set(),
    "ra-option-edition-2022": set(),
    "ra-option-edition-1999": set(),
    "ra-option-open_scores": set(),
    **{
        f"ra-picture-{word}": set()
        for word in ("seat", "points", "suns", "bid", "tiles", "ra_player", "passed")
    },
    "ra-picture-epoch": {"epoch"},
    "ra-picture-ra_track": {"count", "limit"},
    "ra-picture-bag": {"count"},
    "ra-picture-centre": {"disc"},
    "ra-picture-name": {"seat"},
    "ra-category-civilization": set(),
    "ra-category-monument": set(),
}


def parse() -> dict[str, ast.Message]:
    resource = FluentParser().parse(CATALOGUE.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class Arguments(Visitor):
    """Collects the arguments that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's naming)
        self.names.add(node.id.name)


def asked_for(message: ast.Message) -> set[str]:
    arguments = Arguments()
    arguments.visit(message)
    return arguments.names


def test_everything_is_said_and_nothing_else() -> None:
    assert set(parse()) == set(MESSAGES)


def test_arguments_are_found() -> None:
    assert asked_for(parse()["ra-event-won"]) == {"seat", "disc", "centre", "tiles"}


@pytest.mark.parametrize("name", sorted(MESSAGES))
def test_only_given_arguments_are_asked_for(name: str) -> None:
    assert asked_for(parse()[name]) <= MESSAGES[name]


def test_every_explanation_names_a_rule_that_exists() -> None:
    rules = set(re.findall(r"^- \*\*(R\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    for line in CATALOGUE.read_text(encoding="utf-8").splitlines():
        if line.startswith("ra-about-"):
            ending = re.search(r"\((R\d+\.\d+)\)$", line)
            assert ending is not None, line
            assert ending[1] in rules, line


def messages_in(message: benben.Message) -> Iterator[benben.Message]:
    """A message and those inside it."""
    yield message
    for value in message["args"].values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, dict):
                yield from messages_in(inner)


def said_in(match: benben.Match, seed: int) -> Iterator[benben.Message]:
    """Everything that is said while a match is played out at random."""
    dice = random.Random(seed)
    while not match.is_over:
        yield match.prompt()
        yield from map(match.describe, match.legal_moves)
        match.play(dice.choice(match.legal_moves.codes))
    yield match.prompt()
    for ply in range(match.ply):
        yield from match.narrate(ply, 0)


@pytest.mark.parametrize(("edition", "players"), [("2022", 2), ("1999", 3), ("2022", 4), ("1999", 5)])
def test_the_game_says_only_what_the_catalogue_has(edition: str, players: int) -> None:
    for seed in range(4):
        match = benben.load("ra", edition=edition, players=players).new_match(seed=seed)
        for message in said_in(match, seed):
            for part in messages_in(message):
                assert set(part["args"]) == MESSAGES[part["id"]], part
        assert {f"ra-item-{line.item}" for line in match.receipt()} <= set(MESSAGES)
        assert match.outcome is not None
        assert match.outcome.reason in MESSAGES
