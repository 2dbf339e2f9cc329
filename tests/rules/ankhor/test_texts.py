"""The English catalogue of Ankh'or parses and says everything that the game may want to say."""

import functools

import pytest

import benben
from benben.games.ankhor.components import Item
from benben.games.ankhor.features import Feature
from benben.texts import Texts
from tests.rules.ankhor.board import FAMILIES, GOODS, KINDS
from tests.rules.catalogue import check_catalogue, check_sayings

GAME = "ankhor"
COLORS = ("blue", "white", "black", "green", "red")
TOKENS = (*GOODS, "ankh")
PILES = ("left", "right")
ITEMS = [item.name.lower() for item in Item]
THINGS = [
    *("price_board", "row", "pile", "place", "square", "level_one", "bonus", "hand"),
    *("draw-2", "draw-3", "slide", "move", "again", "last_round", "tiles", "score", "log"),
]
SIGNS = ["colors", "kinds", "level_one", "stored", "lift", "places", "squares", "lifted", "reconstructed"]
PICTURED = [
    *(f"letter-{each}" for each in (*COLORS, *KINDS)),
    *(f"kind-{kind}" for kind in KINDS),
    *(f"sign-{sign}" for sign in SIGNS),
    *(f"worth-{item}" for item in ("points", "bonus", "tokens")),
    *(
        "again",
        "last_round",
        "price",
        "tile",
        "lacking",
        "supply",
        "hand",
        "points",
        "worth",
        "stored",
        "lifted",
    ),
]
"""The words of the picture in the terminal that need no arguments."""
CHANCE = ["deal_markers", "show", "reveal"]

_MESSAGES: dict[str, set[str]] = {
    "title": set(),
    "subtitle": set(),
    "minutes": set(),
    "weight": set(),
    "receipt-counts": set(),
    "option-boards-why": set(),
    **{f"token-{token}": set() for token in TOKENS},
    **{f"color-{color}": set() for color in COLORS},
    **{f"kind-{kind}": set() for kind in KINDS},
    **{f"pile-{pile}": set() for pile in PILES},
    **{f"group-{family}": set() for family in FAMILIES},
    "tile": {"color", "kind"},
    **{f"about-{thing}": set() for thing in [*KINDS, *TOKENS, *THINGS]},
    **{f"move-{move}": {"token"} for move in ("take", "save", "return", "store")},
    **{f"move-{move}": set() for move in ("slide", "move", "end", "pass")},
    "move-buy": {"tile", "space"},
    "move-place": {"place", "row", "column"},
    "move-stack": {"tile", "row", "column"},
    "move-draw": {"pile"},
    "move-lift": {"tile", "row", "column", "level"},
    **{f"prompt-{step}": {"seat"} for step in ("turn", "stuck", "save", "after", "lift", "return", "store")},
    **{f"prompt-{step}": {"seat", "tile"} for step in ("place", "set_down")},
    **{f"prompt-{step}": set() for step in ("over", *CHANCE)},
    "prompt-take": {"seat", "count"},
    "event-markers": {"space", "tokens"},
    "event-show": {"color", "pile"},
    "event-reveal": {"tile", "space"},
    "event-buy": {"seat", "tile", "space"},
    "event-pay": {"seat", "tokens"},
    **{
        f"event-{event}": {"seat", "token"}
        for event in ("take", "save", "warehouse", "warehouse_covered", "return", "store")
    },
    **{f"event-{event}": {"seat", "tile", "row", "column"} for event in ("place", "stack", "lift")},
    **{f"event-{event}": {"seat", "group", "count"} for event in ("bonus", "bonus_lost")},
    "event-draw": {"seat", "pile"},
    "event-discard": {"tile"},
    **{f"event-{event}": {"seat"} for event in ("slide", "move", "pass", "again")},
    **{f"event-{event}": {"seat", "count"} for event in ("return_ankh", "last_round")},
    **{f"event-{event}": {"seat", "points"} for event in ("over", "shared")},
    **{f"event-{event}": set() for event in ("sold_out", "idle")},
    **{f"item-{item}": {"count", "points"} for item in ITEMS},
    **{f"item-name-{item}": set() for item in ITEMS},
    **{f"reason-{reason}": set() for reason in ("points", "tiles", "tokens", "shared")},
    **{f"option-{option}": set() for option in ("players", "split", "boards")},
    **{f"option-split-{choice}": set() for choice in ("allowed", "forbidden")},
    **{f"picture-{word}": set() for word in PICTURED},
    **{f"picture-buys-{way}": {"count"} for way in ("full", "less", "no")},
    "picture-name": {"seat"},
    "picture-tile_code": {"color", "kind"},
    "picture-pile": {"pile", "count", "color"},
    "picture-pile_empty": {"pile"},
    "picture-idle": {"rounds", "most"},
    "picture-in_hand": {"count", "most"},
    "picture-tiles": {"count"},
    "picture-bonus_of": {"families"},
    **{f"option-boards-{part}": set() for part in ("about", "default", "own", "takes")},
    "option-boards-tiles": {"count", "right"},
    "option-boards-scribes": {"count", "most"},
    "option-boards-markers": {"count", "right"},
    **{f"feature-{feature}": set() for feature in Feature.names()},
}
MESSAGES = {f"{GAME}-{name}": arguments for name, arguments in _MESSAGES.items()}
"""Every message with the arguments that the program hands it; no message may ask for another one."""


@functools.cache
def said(players: int, split: str) -> set[str]:
    """The ids of all messages in some random matches; each has exactly its arguments."""
    game = benben.load(GAME, players=players, split=split)
    return set[str]().union(*(check_sayings(game.new_match(seed=seed), seed, MESSAGES) for seed in range(3)))


GAMES = [(2, "forbidden"), (3, "allowed"), (4, "forbidden")]


def test_everything_is_said_and_nothing_else() -> None:
    check_catalogue(GAME, "A", MESSAGES)


@pytest.mark.parametrize(("players", "split"), GAMES)
def test_the_game_says_only_what_the_catalogue_has(players: int, split: str) -> None:
    assert said(players, split) <= set(MESSAGES)


def test_all_that_happens_is_met() -> None:
    met = set[str]().union(*(said(*each) for each in GAMES))
    rare = [
        "event-pass",
        "event-shared",
        "event-idle",
        "event-sold_out",
        "event-slide",
        "prompt-stuck",
        "prompt-save",
        "event-bonus_lost",
    ]
    expected = {name for name in MESSAGES if name.startswith((f"{GAME}-event-", f"{GAME}-prompt-"))}
    unseen = {f"{GAME}-{name}" for name in [*rare, *(f"prompt-{step}" for step in CHANCE)]}
    assert expected - met <= unseen, "a match shows no prompt of chance"


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("event-over", {"seat": 0, "points": 1}, "Ann wins with 1 point"),
        ("event-over", {"seat": 1, "points": 24}, "Bob wins with 24 points"),
        ("event-return_ankh", {"seat": 1, "count": 1}, "Bob returns an ankh"),
        ("event-return_ankh", {"seat": 1, "count": 2}, "Bob returns 2 ankhs"),
        ("item-points", {"count": 1, "points": 2}, "1 2-point tile: 2"),
        ("item-points", {"count": 3, "points": 6}, "3 2-point tiles: 6"),
        ("item-bonus", {"count": 1, "points": 3}, "1 bonus token: 3"),
        ("item-bonus", {"count": 2, "points": 6}, "2 bonus tokens: 6"),
        ("item-tokens", {"count": 1, "points": 0}, "1 token: 0"),
        ("item-tokens", {"count": 7, "points": 2}, "7 tokens: 2"),
    ],
)
def test_one_and_many_are_told_apart(name: str, arguments: dict[str, object], words: str) -> None:
    assert Texts("en", ["Ann", "Bob"]).say(f"{GAME}-{name}", **arguments) == words
