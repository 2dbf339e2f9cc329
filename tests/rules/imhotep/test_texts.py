"""The English catalogue of Imhotep parses and says everything that the game may want to say."""

import functools

import pytest

import benben
from benben.games.imhotep.features import Feature
from benben.texts import Texts
from tests.rules.catalogue import check_catalogue, check_sayings
from tests.rules.imhotep.board import COPIES, SITES

GAME = "imhotep"
THINGS = [
    "cards",
    "ship",
    "stone",
    "quarry",
    "sled",
    "round_card",
    "pile",
    "discard",
    "pair",
    "score",
    "log",
    "track",
    "wrath",
]
SPACES = ["bonus-card", "bonus-stones", "bonus-ship", "column-choice", "column-points", "column-card"]
SIDES = [f"{site}-{side}" for site in SITES for side in "AB"]
BY_CARD = ["place", "place_to_sail", "sail", "sail_on"]
ASKED = ["turn", "stuck", "order", "take", "keep", "build", "may_draw", "may_get", "may_place", "choose"]
CHANCE = ["deal_round", "deal_offer", "look", "draw", "clear"]
DECORATIONS = ["pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration"]
ITEMS = ["pyramids", "temple", "burial_chamber", "obelisks", *DECORATIONS, "statues", "unused", "wrath"]
PICTURED = [
    *(f"stone-{seat}" for seat in range(4)),
    *("with_wrath", "blue_once", "can_sail", "order", "sailing", "choice-market", "choice-pyramids", "on"),
    *("discard", "looking", "beside", "standing", "reconstructed", "color", "stones", "points", "wrath"),
    *("bonus-card", "bonus-stones", "bonus-ship", "column-choice", "column-points", "column-card"),
    *("decorations", "blue_played"),
    *(f"decoration-{site}" for site in ("pyramid", "temple", "burial_chamber", "obelisk")),
]
"""The words of the picture in the terminal that need no arguments."""

_MESSAGES: dict[str, set[str]] = {
    "title": set(),
    "subtitle": set(),
    "minutes": set(),
    "weight": set(),
    "receipt-counts": set(),
    "option-boards-why": set(),
    **{f"card-{card}": set() for card in COPIES},
    **{f"color-{color}": set() for color in ("black", "white", "brown", "gray")},
    **{f"site-{site}": set() for site in SITES},
    **{f"pyramid-{pyramid}": set() for pyramid in ("left", "middle", "right")},
    **{f"about-{thing}": set() for thing in [*COPIES, *THINGS, *SPACES]},
    **{f"about-site-{side}": set() for side in SIDES},
    "move-get": {"count"},
    "move-place": {"ship", "space"},
    "move-sail": {"ship", "site"},
    **{f"move-{move}": {"card"} for move in ("play", "take", "keep")},
    **{f"move-{move}": set() for move in ("pair", "draw", "point", "pass")},
    **{f"move-decline-{bonus}": set() for bonus in ("draw", "get", "place")},
    "move-unload": {"color"},
    "move-build": {"pyramid"},
    **{f"prompt-{step}": {"seat"} for step in ASKED},
    **{f"prompt-{step}": {"seat", "card"} for step in BY_CARD},
    **{f"prompt-{step}": set() for step in ("over", *CHANCE)},
    "event-round": {"round", "ships"},
    "event-market": {"cards"},
    "event-get": {"seat", "count"},
    "event-place": {"seat", "ship", "space"},
    "event-sail": {"seat", "ship", "site"},
    **{f"event-{event}": {"seat", "card"} for event in ("play", "take", "keep", "draw")},
    **{f"event-{event}": {"card"} for event in ("look", "discard")},
    **{f"event-{event}": {"seat"} for event in ("pair", "no_stone", "point", "decline", "pass")},
    "event-order": {"seat", "color"},
    "event-build": {"seat", "pyramid"},
    **{
        f"event-{event}": {"seat", "points"}
        for event in ("pyramids", "tower", "temple_points", "over", "shared")
    },
    "event-temple": {"seat", "column"},
    "event-temple_covers": {"seat", "column", "other_seat"},
    "event-chamber": {"seat", "row", "column"},
    "event-obelisk": {"seat", "height"},
    **{f"event-{event}": set() for event in ("reshuffle", "returned")},
    **{f"item-{item}": {"count", "points"} for item in ITEMS},
    **{f"item-name-{item}": set() for item in ITEMS},
    **{f"reason-{reason}": set() for reason in ("points", "stones", "shared")},
    **{f"option-{option}": set() for option in ("players", "sides", "wrath", "blue_cards", "boards")},
    **{f"option-blue_cards-{choice}": set() for choice in ("turn", "round")},
    **{f"option-boards-{part}": set() for part in ("about", "default", "own", "takes", "rising")},
    **{f"option-sides-{part}": set() for part in [*SITES, *SIDES]},
    **{f"picture-{word}": set() for word in PICTURED},
    **{f"picture-{word}": {"count"} for word in ("pile", "needs", "over", "pair", "statues")},
    "picture-round": {"round", "rounds"},
    "picture-ship": {"ship"},
    "picture-lies": {"site"},
    "picture-row": {"row"},
    "picture-most_in_row": {"points"},
    "picture-name": {"seat", "letter"},
    "picture-on_sled": {"count", "most", "quarry"},
    **{f"feature-{feature}": set() for feature in Feature.names()},
}
MESSAGES = {f"{GAME}-{name}": arguments for name, arguments in _MESSAGES.items()}
"""Every message with the arguments that the program hands it; no message may ask for another one."""


@functools.cache
def said(players: int, sides: str, blue_cards: str) -> set[str]:
    """The ids of all messages in some random matches; each has exactly its arguments."""
    game = benben.load(GAME, players=players, sides=sides, blue_cards=blue_cards, wrath=sides != "AAAAA")
    return set[str]().union(*(check_sayings(game.new_match(seed=seed), seed, MESSAGES) for seed in range(4)))


GAMES = [(2, "AAAAA", "turn"), (3, "BBBBB", "turn"), (4, "BBABB", "round"), (4, "ABBAA", "turn")]


def test_everything_is_said_and_nothing_else() -> None:
    check_catalogue(GAME, "I", MESSAGES)


@pytest.mark.parametrize(("players", "sides", "blue_cards"), GAMES)
def test_the_game_says_only_what_the_catalogue_has(players: int, sides: str, blue_cards: str) -> None:
    assert said(players, sides, blue_cards) <= set(MESSAGES)


def test_all_that_happens_is_met() -> None:
    met = set[str]().union(*(said(*each) for each in GAMES))
    rare = [
        "event-pass",
        "event-returned",
        "event-no_stone",
        "event-shared",
        "prompt-stuck",
    ]
    expected = {name for name in MESSAGES if name.startswith((f"{GAME}-event-", f"{GAME}-prompt-"))}
    unseen = {f"{GAME}-{name}" for name in [*rare, *(f"prompt-{step}" for step in CHANCE)]}
    assert expected - met <= unseen, "a match shows no prompt of chance"


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("event-over", {"seat": 0, "points": 1}, "Ann wins with 1 point"),
        ("event-over", {"seat": 1, "points": -4}, "Bob wins with \N{MINUS SIGN}4 points"),
        ("event-get", {"seat": 1, "count": 1}, "Bob gets 1 stone"),
        ("event-get", {"seat": 1, "count": 3}, "Bob gets 3 stones"),
        ("event-tower", {"seat": 0, "points": 1}, "Ann completes a tower for 1 point"),
        ("event-obelisk", {"seat": 0, "height": 2}, "Ann has 2 stones standing at the obelisks"),
        ("event-pyramids", {"seat": 0, "points": 1}, "Ann scores 1 point at the pyramids"),
        (
            "item-wrath",
            {"count": 1, "points": -5},
            "Wrath of the Pharaoh, no stone at 1 building: \N{MINUS SIGN}5",
        ),
        ("item-statues", {"count": 2, "points": 3}, "2 Statues: 3"),
        ("item-unused", {"count": 1, "points": 1}, "1 unplayed blue card: 1"),
        ("move-get", {"count": 1}, "Get 1 stone"),
        ("move-get", {"count": 2}, "Get 2 stones"),
    ],
)
def test_one_and_many_are_told_apart(name: str, arguments: dict[str, object], words: str) -> None:
    assert Texts("en", ["Ann", "Bob"]).say(f"{GAME}-{name}", **arguments) == words
