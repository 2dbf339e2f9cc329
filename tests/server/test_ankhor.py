"""Ankh'or on the server: a turn of several decisions, and no secrets."""

from tests.server.ankhor import until
from tests.server.guest import Served, State
from tests.server.hidden import check_secrets
from tests.server.imhotep import texts
from tests.server.test_moves import refused


def same(state: State, other: State) -> bool:
    """Whether two states are equal but for what counts the changes."""
    return {**state, "version": 0} == {**other, "version": 0}


def test_a_tile_is_moved_step_by_step_and_taken_back(served: Served) -> None:
    mover, other, before = until(served, "lift")
    lifted = mover.play(texts(before)[0], before["ply"]).json()
    assert (before["view"]["lifted"], lifted["view"]["lifted"]) == (None, int(texts(before)[0].split()[1]))
    places = lifted["view"]["places"]
    assert texts(lifted) == [f"place {place['number']}" for place in places]
    assert [move["targets"] for move in lifted["legal"]] == [
        ["in_hand", f"place:{place['number']}"] for place in places
    ]
    assert same(mover.undo().json(), before)
    with mover.socket() as line, served.spectator(mover.table).socket() as watching:
        line.receive()
        line.send({"type": "undo", "ply": before["ply"]})
        undone = line.until(lambda state: state["ply"] == before["ply"] - 1)
        assert (undone["log_from"], undone["log"], undone["view"]["lifted"]) == (before["ply"] - 1, [], None)
        assert "move" in texts(undone)
        shown = watching.until(lambda state: state["ply"] == before["ply"] - 1)
    states = [undone, other.state(), shown]
    assert len({str({**state["view"], "viewer": None}) for state in states}) == 1
    for state in states:
        check_secrets(state)


def test_what_is_no_decision_of_this_step_changes_nothing(served: Served) -> None:
    mover, other, before = until(served, "set_down")
    for move, reason in (
        ("take fish", "illegal"),
        ("lift 1", "illegal"),
        ("stack 1", "illegal"),
        ("lift 25", "malformed_move"),
    ):
        answer = mover.play(move)
        assert refused(answer) == (422, reason)
        assert answer.json()["legal"] == texts(before)
    assert refused(mover.play(texts(before)[0], before["ply"] - 1)) == (409, "late")
    assert refused(other.play(texts(before)[0])) == (409, "not_your_turn")
    assert refused(other.undo())[0] == 409
    assert same(mover.state(), before)


def test_drawn_tiles_stay(served: Served) -> None:
    mover, _, before = until(served, "after")
    draw = next(text for text in texts(before) if text.startswith("draw"))
    after = mover.play(draw, before["ply"]).json()
    assert {entry["seat"] for entry in after["log"][before["ply"] + 1 :]} == {None}
    assert (after["can_undo"], after["undo_reason"]["id"]) == (False, "error-revealed")
    assert refused(mover.undo()) == (409, "revealed")
    assert mover.state()["ply"] == after["ply"]
