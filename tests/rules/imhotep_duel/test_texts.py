"""The English catalogue of The Duel parses and says everything that the game may want to say."""

import pytest

import benben
from benben.games.imhotep_duel.features import Feature
from benben.texts import Texts
from tests.rules.catalogue import check_catalogue, check_sayings
from tests.rules.imhotep_duel.board import IDS, SITES

GAME = "imhotep_duel"
ACTIONS = ["take", "place", "place_and_unload", "swap_and_unload"]
COMPONENTS = ["harbor", "boat", "reserve", "supply", "meeple", "boats_left", "score", "log", "box"]
ITEMS = ["obelisk", "temple", "light_pyramid", "dark_pyramid", "pyramid", "tomb", "actions", "meeples"]
STEPS = ["place", "place_to_unload", "may_place", "unload", "may_unload", "take", "swap"]
SIDES = [f"{site}-{side}" for site in SITES for side in "AB"]

_MESSAGES: dict[str, set[str]] = {
    "title": set(),
    "subtitle": set(),
    "minutes": set(),
    "weight": set(),
    "receipt-counts": set(),
    **{f"token-{token}": set() for token in IDS},
    "temple-hidden": set(),
    **{f"about-{thing}": set() for thing in IDS + COMPONENTS},
    **{f"about-site-{side}": set() for side in SIDES},
    "move-place": {"space"},
    "move-unload": {"boat"},
    "move-play": {"action"},
    "move-take": {"token", "boat", "space"},
    "move-swap": {"first", "second", "boat", "spaces"},
    **{f"move-{move}": set() for move in ("done-place", "done-unload", "pass")},
    "prompt-turn": {"seat"},
    "prompt-stuck": {"seat"},
    **{f"prompt-{step}": {"seat", "action"} for step in STEPS},
    "prompt-over": set(),
    "prompt-chance": set(),
    "event-place": {"seat", "space"},
    "event-unload": {"seat", "boat"},
    "event-deliver": {"seat", "token"},
    "event-box": {"token"},
    "event-load": {"boat", "tokens"},
    "event-boat_leaves": {"boat", "left"},
    "event-first_to_five": {"seat"},
    "event-play": {"seat", "action"},
    "event-take": {"seat", "token", "boat"},
    "event-refill": {"token", "boat"},
    "event-swap": {"seat", "first", "second", "boat"},
    "event-done_place": {"seat"},
    "event-done_unload": {"seat"},
    "event-pass": {"seat"},
    "event-over": {"seat", "points"},
    **{f"item-{item}": {"count", "points"} for item in ITEMS},
    **{f"item-name-{item}": set() for item in ITEMS},
    "reason-points": set(),
    "reason-second_player": set(),
    **{f"option-{option}": set() for option in ("players", "sides", "open_temples")},
    **{f"option-sides-{part}": set() for part in [*SITES, *SIDES]},
    **{f"picture-meeple-{seat}": set() for seat in (0, 1)},
    "picture-name": {"seat", "letter"},
    **{f"picture-{word}": {"count"} for word in ("boats", "unloads", "supply", "reserve")},
    **{f"picture-{word}": {"count"} for word in ("obelisks", "face_down", "in_hand")},
    "picture-boat": {"boat"},
    **{f"picture-cargo-{space}": set() for space in (1, 2, 3)},
    **{f"picture-{action}": set() for action in ACTIONS},
    **{f"picture-{word}": set() for word in ("gone", "unloading", "points", "actions", "meeples")},
    "picture-first_to_five": set(),
    "picture-to_seat": {"token", "seat"},
    "picture-to_box": {"token"},
    "picture-pyramids": {"light", "dark"},
    **{f"feature-{feature}": set() for feature in Feature.names()},
}
MESSAGES = {f"{GAME}-{name}": arguments for name, arguments in _MESSAGES.items()}
"""Every message with the arguments that the program hands it; no message may ask for another one."""


def test_everything_is_said_and_nothing_else() -> None:
    check_catalogue(GAME, "D", MESSAGES)


@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "ABBA"])
@pytest.mark.parametrize("open_temples", [False, True])
def test_the_game_says_only_what_the_catalogue_has(sides: str, open_temples: bool) -> None:
    said = set[str]()
    for seed in range(4):
        match = benben.load(GAME, sides=sides, open_temples=open_temples).new_match(seed=seed)
        said |= check_sayings(match, seed, MESSAGES)
    rare = {f"{GAME}-{name}" for name in ("event-first_to_five", "event-pass", "prompt-stuck", "move-pass")}
    expected = {name for name in MESSAGES if name.startswith((f"{GAME}-event-", f"{GAME}-prompt-"))}
    assert expected - said <= rare | {f"{GAME}-prompt-chance"}, "a match shows no prompt of chance"


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("event-boat_leaves", {"boat": "B", "left": 1}, "boat B leaves the game, 1 boat remains"),
        ("event-boat_leaves", {"boat": "2", "left": 5}, "boat 2 leaves the game, 5 boats remain"),
        ("event-over", {"seat": 0, "points": 1}, "Ann wins with 1 point"),
        ("event-over", {"seat": 1, "points": -4}, "Bob wins with \N{MINUS SIGN}4 points"),
        ("item-pyramid", {"count": 0, "points": -6}, "Smaller pyramid without a token: \N{MINUS SIGN}6"),
        ("item-pyramid", {"count": 1, "points": 0}, "Smaller pyramid of 1 token: 0"),
        ("item-meeples", {"count": 1, "points": 1}, "1 meeple in the harbor: 1"),
        ("item-obelisk", {"count": 3, "points": 9}, "3 obelisks: 9"),
    ],
)
def test_one_and_many_are_told_apart(name: str, arguments: dict[str, object], words: str) -> None:
    assert Texts("en", ["Ann", "Bob"]).say(f"{GAME}-{name}", **arguments).endswith(words)
