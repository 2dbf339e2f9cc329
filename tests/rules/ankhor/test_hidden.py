"""A15 what is hidden: nothing but the piles."""

import json

import pytest

import benben
from benben.engine.dice import new_dice
from tests.rules.ankhor.board import FAMILIES
from tests.rules.ankhor.laying import lay

VIEWERS = [0, 1, 2, None]


@pytest.mark.rule("A15.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_face_up_is_open_to_all(viewer: int | None) -> None:
    board = lay(
        "gh  gs  wj /   rd / bj  gf  ws",
        "kh",
        players=3,
        turn=1,
        hands="bbka wr gaa",
        stored="- k -",
        row="-- wf kf -- rf kp",
        piles=(20, 23),
        tops="bw",
    )
    for seat, family in ((0, "green"), (2, "red"), (2, "jackal")):
        board.table.bonus[seat, FAMILIES.index(family)] = 1
    view = board.match.view(viewer)
    assert (view["game"], view["viewer"], view["players"], view["over"]) == ("ankhor", viewer, 3, False)
    assert (view["actor"], view["turn"], view["step"], view["spendable"]) == (1, 1, "turn", 0)
    assert view["supply"] == {"fish": 3, "ivory": 4, "charcoal": 3, "herbs": 4, "cloth": 4, "ankh": 2}
    assert [space["markers"] for space in view["market"]][:2] == [
        ["fish", "ivory"],
        ["ivory", "charcoal", "herbs"],
    ]
    assert [space["tile"] for space in view["market"]][:3] == [
        None,
        {"color": "white", "kind": "falcon"},
        {"color": "black", "kind": "falcon"},
    ]
    assert [(pile["name"], pile["count"], pile["color"]) for pile in view["piles"]] == [
        ("left", 20, "blue"),
        ("right", 23, "white"),
    ]
    first, second, third = view["seats"]
    assert first["tokens"] == {"fish": 2, "ivory": 0, "charcoal": 1, "herbs": 0, "cloth": 0, "ankh": 1}
    assert (first["hand"], second["hand"], third["hand"]) == (3, 2, 1)
    assert second["tokens"]["charcoal"] == 1
    (tile,) = second["estate"]
    assert (tile["number"], tile["color"], tile["kind"]) == (1, "black", "warehouse")
    assert (tile["level"], tile["row"], tile["column"], tile["covered"]) == (0, 1, 1, False)
    assert tile["stored"] is True
    assert [tile["covered"] for tile in first["estate"]] == [True, True, False, True, True, False, False]
    assert not any(tile["stored"] for tile in first["estate"])
    assert [seat["bonus"] for seat in view["seats"]] == [1, 0, 2]
    assert [seat["bonus_of"] for seat in view["seats"]] == [["green"], [], ["red", "jackal"]]
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("A15.1")
def test_all_see_the_same() -> None:
    board = lay("gj  gs", "kh", players=3, hands="bbka w gaa", stored="- k -")
    views = [board.match.view(viewer) for viewer in VIEWERS]
    for view in views:
        view.pop("viewer")
    assert all(view == views[0] for view in views)


@pytest.mark.rule("A15.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_so_are_the_colors_on_top(viewer: int | None) -> None:
    board = lay(players=3, hands="a", row="bf wf kf gf rf --", tops="gr").play(
        "draw left", "reveal jackal", "show blue"
    )
    assert [pile["color"] for pile in board.match.view(viewer)["piles"]] == ["blue", "red"]


@pytest.mark.rule("A15.2", "A10.6")
def test_an_empty_pile_has_no_color() -> None:
    board = lay(face_down="gj gs", piles=(0, 2), row="-- -- -- -- -- --")
    assert board.match.view(None)["piles"][0] == {"name": "left", "count": 0, "color": None}


@pytest.mark.rule("A15.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_does_not_tell_what_lies_face_down(viewer: int | None) -> None:
    one = lay(players=3, face_down="gj gs rd rj bj", tops="gr", piles=(3, 2))
    other = lay(players=3, face_down="gd gf rj rs rh", tops="gr", piles=(3, 2))
    assert one.match.view(viewer) == other.match.view(viewer)


@pytest.mark.rule("A15.3", "A2.6")
def test_face_down_tiles_have_no_order() -> None:
    """Which one comes is decided when it comes to light: the same table may go on with any of them."""
    board = lay(players=3, hands="a", row="bf wf kf gf rf --", tops="gr").play("draw left")
    for outcome in board.odds():
        match = board.match.copy()
        match.push(outcome)
        assert match.plies[-1].text == outcome
    assert len(board.odds()) == 7


@pytest.mark.rule("A15.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_computer_player_knows_what_everybody_knows(seat: int) -> None:
    board = lay("gj  gs", "kh", players=3, turn=1, hands="bb w gaa", stored="- k -")
    assert board.game.known(board.table, seat, new_dice(3)).tobytes() == board.tables.tobytes()
    assert board.game.rules.private_to(board.table) is None


@pytest.mark.rule("A15.1")
def test_everyone_learns_everything() -> None:
    match = benben.load("ankhor", players=3).new_match(seed=2)
    match.play("take fish")
    for ply in range(match.ply):
        narrated = [match.narrate(ply, viewer) for viewer in VIEWERS]
        assert all(each == narrated[0] for each in narrated)
