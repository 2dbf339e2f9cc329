"""A15.1 views show more than the pieces: what is going on, what a tile costs each seat, where it may go."""

import itertools
import json
import random
from typing import Any

import pytest

import benben
from benben.games.ankhor.table import Step
from tests.rules.ankhor.acting import lifting
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import lay
from tests.rules.playing import random_game
from tests.tiers import usually

ESTATE = "gj  gs  wj / gf  gp"


def view(board: Board) -> dict[str, Any]:
    return board.match.view(None)


@pytest.mark.rule("A15.1")
@pytest.mark.parametrize(
    ("lines", "step", "more"),
    [
        ([], "turn", {"acted": False, "spendable": 2}),
        (["take fish"], "take", {"to_take": 2, "acted": False}),
        (["take fish", "take fish"], "take", {"to_take": 1}),
        (["take fish", "take fish", "take fish"], "after", {"to_take": 0, "acted": True, "spendable": 2}),
        (["buy 1"], "place", {"buying": 1, "acted": False}),
        (["buy 6"], "place", {"buying": 6}),
        (["buy 4", "stack 1"], "save", {"buying": 4}),
        (["buy 4", "place 1"], "after", {"buying": None, "acted": True, "again": False}),
        (["buy 5", "place 1"], "after", {"again": True}),
        (["move"], "lift", {"lifted": None, "spendable": 1}),
        (["move", "lift 3"], "set_down", {"lifted": 3}),
        (["move", "lift 3", "place 1"], "turn", {"lifted": None, "acted": False, "spendable": 1}),
        (["draw left"], "reveal", {"actor": None, "spendable": 1}),
        (["draw left", "reveal jackal"], "show", {"actor": None}),
        (["buy 4", "place 1", "draw left", "deal"], "after", {"acted": True, "spendable": 1}),
        (["buy 4", "place 1", "end"], "turn", {"turn": 1, "actor": 1, "acted": False, "spendable": 0}),
    ],
)
def test_a_view_tells_what_is_going_on(lines: list[str], step: str, more: dict[str, Any]) -> None:
    board = lay(ESTATE, hands="bwkgraa", row="bf wf kf gf rc kp", tops="gr").play(*lines)
    shown = view(board)
    expected = {"turn": 0, "actor": 0, **more}
    assert shown["step"] == step
    assert {name: shown[name] for name in expected} == expected


@pytest.mark.rule("A15.1", "A4.6")
def test_the_step_of_returning() -> None:
    board = lay(hands="bwkgr").play("take fish", "take fish", "take fish")
    assert (view(board)["step"], view(board)["actor"], view(board)["seats"][0]["hand"]) == ("return", 0, 8)


@pytest.mark.rule("A15.1", "A2.5", "A2.7")
def test_the_steps_of_the_set_up() -> None:
    board = Board()
    assert (view(board)["step"], view(board)["actor"]) == ("deal_markers", None)
    while board.step == Step.DEAL_MARKERS:
        board.play(next(iter(board.odds())))
    assert view(board)["step"] == "show"
    assert view(board.play("show red", "show red"))["step"] == "reveal"


@pytest.mark.rule("A10.5", "A10.6", "A2.9")
def test_a_view_tells_from_which_pile_the_row_is_filled() -> None:
    board = lay(
        players=3, hands="a", row="bf wf kf gf -- --", face_down="gj gs rj rs", piles=(1, 3), tops="gr"
    )
    assert view(board)["drawing"] is None
    assert view(board.play("draw left"))["drawing"] == "left"
    assert view(board.play("reveal jackal"))["drawing"] == "right", "the left one has run out"
    assert view(board.play("reveal jackal", "deal"))["drawing"] is None
    assert view(lay(hands="a").play("draw right"))["drawing"] == "right"
    assert view(Board())["drawing"] == "left", "the first row comes from the left pile"


# ---- prices ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A5.2", "A6.5")
@pytest.mark.parametrize(
    ("estate", "hand", "offers"),
    [
        ("", "-", [("fish ivory", "no"), ("ivory charcoal herbs", "no")]),
        ("", "b", [("ivory", "no"), ("ivory charcoal herbs", "no")]),
        ("", "bwk", [("", "full"), ("herbs", "no")]),
        ("", "bwkg", [("", "full"), ("", "full")]),
        ("bj  gs / gj  wj", "b", [("ivory", "less"), ("ivory charcoal herbs", "no")]),
        ("bj  gs / gj  wj", "wk", [("fish", "less"), ("herbs", "less")]),
        ("bj  gs / gj  rj", "wk", [("fish", "less"), ("herbs", "no")]),
        ("kj  gs / gj  wj", "wk", [("fish", "no"), ("herbs", "less")]),
        ("bj  gs / gj  wj", "ka", [("fish ivory", "no"), ("ivory herbs", "no")]),
        ("bj  gs / gj  wj", "bwkg", [("", "full"), ("", "full")]),
    ],
)
def test_a_view_tells_what_a_tile_costs_a_seat(estate: str, hand: str, offers: list[tuple[str, str]]) -> None:
    """What it lacks, and whether it can pay all, or one good less on a square."""
    board = lay("", estate, hands=f"- {hand}", row="bf wf -- -- -- --")
    found = [space["offers"] for space in view(board)["market"]]
    assert found[2:] == [[], [], [], []]
    assert [(" ".join(offer[1]["lacks"]), offer[1]["buys"]) for offer in found[:2]] == offers
    assert [offer["seat"] for offer in found[0]] == [0, 1]


@pytest.mark.rule("A5.2")
def test_each_of_several_equal_missing_goods_is_listed() -> None:
    board = lay(hands="b", prices="ww bbw bk kgr rk rgg")
    offers = [space["offers"][0]["lacks"] for space in view(board)["market"]]
    assert offers[:2] == [["ivory", "ivory"], ["fish", "ivory"]]


@pytest.mark.rule("A5.1", "A6.4")
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_view_says_can_be_bought_can(players: int) -> None:
    turns = (match for match in random_game("ankhor", 9, players=players) if match.table.step == Step.TURN)
    for match in itertools.islice(turns, 0, 200, 5):
        shown = match.view(None)
        buys = [
            space["space"]
            for space in shown["market"]
            if space["tile"] and space["offers"][match.turn]["buys"] != "no"
        ]
        assert [f"buy {space}" for space in buys] == [
            line for line in map(str, match.legal_moves) if line.startswith("buy")
        ]


# ---- places ------------------------------------------------------------------------------------------------------
def spots(board: Board, where: str) -> list[tuple[int, int, int]]:
    return [(each["number"], each["row"], each["column"]) for each in view(board)[where]]


@pytest.mark.rule("A6.2", "A6.4", "A17.3", "A17.4")
def test_places_and_squares_for_a_tile_in_hand() -> None:
    board = lay(ESTATE, hands="bwkgr").play("buy 4")
    assert spots(board, "places")[:3] == [(1, 0, 1), (2, 0, 2), (3, 0, 3)]
    assert spots(board, "squares") == [(1, 1, 1)]
    assert view(board.play("stack 1"))["squares"] == []


@pytest.mark.rule("A6.5")
def test_no_places_for_a_player_who_must_save() -> None:
    board = lay(ESTATE, hands="kg").play("buy 4")
    assert (view(board)["places"], len(view(board)["squares"])) == ([], 1)


@pytest.mark.rule("A11.3", "A11.4")
def test_places_or_squares_for_a_tile_that_is_moved() -> None:
    assert view(lifting(ESTATE.replace("wj", "WJ")))["squares"] == []
    board = lifting("gj  gs  wj /   RD / bj  bs  ws")
    assert (spots(board, "places"), spots(board, "squares")) == ([], [(2, 1, 2)])


@pytest.mark.rule("A9.1", "A13.2")
def test_what_a_tile_would_bring_on_a_place() -> None:
    board = lay(ESTATE, hands="bwkgr").play("buy 4")
    first = view(board)["places"][0]
    assert (first["points"], first["groups"], first["bonus"]) == (4, [{"family": "green", "size": 5}], 1)
    assert view(lifting("BH  gj  gs"))["places"][0]["groups"] == []


@pytest.mark.slow
@pytest.mark.rule("A9.5", "A13.2")
def test_what_a_tile_would_bring_is_what_it_brings() -> None:
    """In random games, but for what tokens are worth."""
    seen = 0
    for seed in range(usually(3, 8)):
        match, rng = benben.load("ankhor").new_match(seed=seed), random.Random(seed)
        while not match.is_over:
            before, move = match.view(None), str(rng.choice(match.legal_moves))
            match.play(move)
            kind, _, number = move.partition(" ")
            if kind not in ("place", "stack") or match.view(None)["step"] == "save":
                continue
            offered = before["places"] if kind == "place" else before["squares"]
            (spot,) = (each for each in offered if each["number"] == int(number))
            gain = estate_points(match.view(None), before["turn"]) - estate_points(before, before["turn"])
            assert spot["points"] == gain
            seen += 1
    assert seen


def estate_points(shown: dict[str, Any], seat: int) -> int:
    return sum(
        line["points"] for line in shown["receipt"] if line["seat"] == seat and line["item"] != "tokens"
    )


@pytest.mark.rule("A15.1")
def test_no_places_while_nothing_is_placed() -> None:
    board = lay(ESTATE, hands="a", tops="gr")
    assert (view(board)["places"], view(board)["squares"]) == ([], [])
    board.play("draw left")
    assert (view(board)["places"], view(board)["squares"]) == ([], [])


# ---- all the rest ------------------------------------------------------------------------------------------------
@pytest.mark.rule("A8.14", "A8.5")
def test_a_token_is_shown_on_one_warehouse() -> None:
    boards = """
        [tiles]
        jackal = [2, 2, 2, 2, 2]
        scarab = [2, 2, 2, 2, 2]
        falcon = [2, 2, 2, 2, 2]
        points = [2, 2, 2, 2, 2]
        warehouse = [2, 1, 1, 1, 1]
        scribe = [0, 1, 1, 1, 1]
        desert = [1, 1, 1, 1, 1]
        """
    board = lay("bh  bh  wh", stored="b", boards=boards)
    assert [tile["stored"] for tile in view(board)["seats"][0]["estate"]] == [True, False, False]
    board = lay("bh  wj /   rd / gj  kj  bh", stored="b", boards=boards)
    assert [tile["stored"] for tile in view(board)["seats"][0]["estate"]] == [False] * 4 + [True, False]


@pytest.mark.rule("A15.1")
@pytest.mark.parametrize("players", [2, 4])
def test_views_are_plain_json(players: int) -> None:
    for match in itertools.islice(random_game("ankhor", 3, players=players), 0, 300, 7):
        shown = match.view(1)
        assert json.loads(json.dumps(shown)) == shown
