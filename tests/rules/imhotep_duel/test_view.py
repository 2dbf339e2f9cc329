"""D11.1 what is open to all, as views show it."""

import json
import random
from typing import Any

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.imhotep_duel.moves import MOVES
from tests.rules.imhotep_duel.board import BOATS, IDS, LINES, SPACES, lay
from tests.rules.playing import random_game

VIEWERS = [0, 1, None]


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_is_open_to_all(viewer: int | None) -> None:
    board = lay(
        "0:meeples=a1,b2 1:meeples=c3 0:tokens=obelisk*5,temple_4,dark_pyramid,take*2 "
        "1:tokens=tomb_7,tomb_8,light_pyramid*3,place B:cargo=take,temple_3,tomb_12 "
        "first_to_five=0 supply=24",
        sides="BABA",
    )
    view = board.match().view(viewer)
    assert (view["game"], view["viewer"], view["players"], view["over"]) == ("imhotep_duel", viewer, 2, False)
    assert view["sides"] == {"obelisk": "B", "temple": "A", "pyramid": "B", "tomb": "A"}
    assert (view["supply"], view["reserve"], view["boats_left"], view["unloads_left"]) == (24, 3, 6, 13)
    assert view["harbor"] == [0, None, None, None, 0, None, None, None, 1]
    assert view["boats"][4]["cargo"] == ["take", "temple_3", "tomb_12"]
    black, white = view["seats"]
    assert black["tokens"] == {"obelisk": 5, "dark_pyramid": 1}
    assert white["tokens"] == {"tomb_7": 1, "tomb_8": 1, "light_pyramid": 3}
    assert (black["actions"], white["actions"]) == ({"take": 2}, {"place": 1})
    assert (black["temples"], white["temples"]) == (1, 0)
    assert (black["meeples"], white["meeples"]) == (2, 3)
    assert (black["first_to_five"], white["first_to_five"]) == (True, False)
    assert (black["color"], white["color"]) == ("black", "white")


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_running_values_are_open_to_all(viewer: int | None) -> None:
    view = lay(
        "0:meeples=a1 0:tokens=obelisk*2,temple_2*2,light_pyramid,tomb_3,tomb_4,place", sides="ABBA"
    ).match()
    black, white = view.view(viewer)["seats"]
    assert black["sites"] == {
        "obelisk": 2 + 6,
        "temple": 2,
        "pyramid": -6,
        "tomb": 4,
        "actions": 1,
        "meeples": 1,
    }
    assert black["points"] == 8 + 2 - 6 + 4 + 1 + 1
    assert white["sites"] == {"obelisk": 0, "temple": 0, "pyramid": -6, "tomb": 0, "actions": 0, "meeples": 0}
    assert white["points"] == -6


@pytest.mark.rule("D11.1")
def test_a_view_shows_the_lines_of_the_boats() -> None:
    boats = lay("boats=1,3,A,C").match().view(None)["boats"]
    assert [boat["name"] for boat in boats] == list(BOATS)
    assert [[SPACES[space] for space in boat["line"]] for boat in boats] == [
        LINES[boat].split() for boat in BOATS
    ]
    assert [boat["in_play"] for boat in boats] == [True, False, True, True, False, True]
    assert [boat["cargo"] for boat in boats if not boat["in_play"]] == [[None] * 3] * 2


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize(
    ("black", "white", "unload"),
    [
        ("c2", "b2,a2", [(3, "c2", 0), (2, "b2", 1), (1, "a2", 1)]),
        ("c2,a2", "-", [(3, "c2", 0), (2, "a2", 0), (1, None, None)]),
        ("b2", "a2", [(3, "b2", 0), (2, "a2", 1), (1, None, None)]),
        ("-", "c2,b2", [(3, "c2", 1), (2, "b2", 1), (1, None, None)]),
        ("b2,a1,c3", "-", []),
    ],
)
def test_a_view_shows_what_unloading_would_do(
    black: str, white: str, unload: list[tuple[int, str | None, int | None]]
) -> None:
    boat = lay(f"0:meeples={black} 1:meeples={white}").match().view(None)["boats"][1]
    assert [(each["space"], each["harbor"], each["seat"]) for each in boat["unload"]] == [
        (space, None if name is None else SPACES.index(name), seat) for space, name, seat in unload
    ]
    assert (boat["gains"] is not None) == bool(unload)


@pytest.mark.rule("D9.5", "D9.8", "D11.1")
def test_a_view_tells_what_unloading_would_add() -> None:
    """Each token after those before it: the majority goes over, a run grows, and the box gives nothing."""
    board = lay(
        "0:meeples=c2,b2 1:meeples=a2 0:tokens=obelisk,tomb_3 1:tokens=obelisk*2,temple_4 "
        "2:cargo=temple_3,obelisk*2"
    )
    assert board.match().view(None)["boats"][1]["gains"] == {"tokens": [1, 1 + 6, 3], "seats": [2 + 6, 3 - 6]}
    board = lay("0:meeples=c2 1:meeples=a2 2:cargo=take,tomb_4,tomb_5 0:tokens=tomb_6")
    assert board.match().view(None)["boats"][1]["gains"] == {"tokens": [3, 1, 0], "seats": [3, 1]}


@pytest.mark.rule("D7.6", "D11.1")
def test_a_view_tells_what_taking_a_token_would_add() -> None:
    board = lay("0:tokens=take,light_pyramid B:cargo=light_pyramid,place,temple_2")
    assert board.match().view(None)["boats"][4]["taking"] == []
    assert board.play("play take").match().view(None)["boats"][4]["taking"] == [2, None, 2]


@pytest.mark.rule("D11.1")
def test_a_boat_that_left_would_do_nothing() -> None:
    boats = lay("boats=2,3,A,B,C 0:meeples=a1,b1,c1").match().view(None)["boats"]
    assert boats[0]["unload"] == []


@pytest.mark.rule("D11.1")
def test_a_preview_is_what_happens() -> None:
    """Whenever a boat is unloaded in random games, exactly what the view announced comes to pass."""
    for seed in range(3):
        rng = random.Random(seed)
        sides = ("ABAA", "BBBB", "ABAB")[seed]
        match = benben.load("imhotep_duel", sides=sides).new_match(seed=seed)
        while not match.is_over:
            move = match.legal_moves.codes[rng.randrange(len(match.legal_moves.codes))]
            text, view = str(MOVES.value(move)), match.view(None)
            held = match.table.tokens.copy()
            match.play(move)
            if text.startswith("unload "):
                boat = view["boats"][BOATS.index(text[-1])]
                _check_deliveries(boat, held, match.table.tokens)
                if not match.is_over:
                    assert boat["gains"]["seats"] == _gained(view, match.view(None))


def _gained(before: Any, after: Any) -> list[int]:
    """What sites and action tokens of each seat are worth more than before."""
    worth = [
        [sum(seat["sites"].values()) - seat["sites"]["meeples"] for seat in view["seats"]]
        for view in (before, after)
    ]
    return [later - earlier for earlier, later in zip(*worth, strict=True)]


def _check_deliveries(boat: Any, before: Any, after: Any) -> None:
    expected = before.copy()
    for delivery in boat["unload"]:
        if delivery["seat"] is not None:
            expected[delivery["seat"], IDS.index(boat["cargo"][delivery["space"] - 1])] += 1
    assert (expected == after).all()


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize(
    ("lines", "step", "playing"),
    [
        ([], "turn", None),
        (["play take"], "take", "take"),
        (["play take", "take 1:1"], "refill", "take"),
        (["play place"], "place", "place"),
        (["play place", "place c3"], "place", "place"),
        (["play place", "place c3", "place c2"], "may_place", "place"),
        (["play place and unload"], "place_to_unload", "place_and_unload"),
        (["play place and unload", "place a2"], "unload", "place_and_unload"),
        (["play place and unload", "place a2", "unload 2"], "load", "place_and_unload"),
        (["play place and unload", "place a2", "unload 2", "load"], "may_unload", "place_and_unload"),
        (["play swap and unload"], "swap", "swap_and_unload"),
        (["play swap and unload", "swap 1:1-2"], "unload", "swap_and_unload"),
        (["unload 1"], "load", None),
        (["unload 1", "load"], "turn", None),
    ],
)
def test_a_view_tells_what_is_going_on(lines: list[str], step: str, playing: str | None) -> None:
    actions = "take,place,place_and_unload,swap_and_unload"
    board = lay(f"0:meeples=a1 1:meeples=b1,b2 0:tokens={actions} 1:cargo=obelisk,tomb_1,tomb_2").play(*lines)
    view = board.match().view(None)
    assert (view["step"], view["playing"]) == (step, playing)
    assert view["actor"] == (None if board.actor == CHANCE else board.actor)


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_views_are_plain_json(sides: str) -> None:
    for match in random_game("imhotep_duel", 3, sides=sides):
        view = match.view(1)
        assert json.loads(json.dumps(view)) == view
