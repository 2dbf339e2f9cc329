"""Imhotep: The Duel: a turn is a chain of decisions, taken back one by one until tokens are drawn."""

import pytest

from tests.server.duel import in_the_middle_of_a_turn, until_it_can_be_played
from tests.server.guest import Guest, Served, State, bot, guest, here, me
from tests.server.test_moves import refused

GAME = "imhotep_duel"


def before_the_action(served: Served, action: str) -> tuple[Guest, State]:
    """A table of two people at one screen where *action* is legal now, and boats are still to be loaded.

    Every call deals a new table.
    """
    for _ in range(40):
        maker = served.create(me("Ann"), here("Bob"), game=GAME)
        try:
            state = until_it_can_be_played(maker, action)
        except AssertionError:
            continue
        if state["view"]["supply"]:
            return maker, state
    raise AssertionError(f"it was never possible to {action}")


def changes_something(move: State) -> bool:
    """Whether a move is no swap of two equal tokens."""
    args = move["message"]["args"]
    return "first" not in args or args["first"] != args["second"]


def choose(maker: Guest, verb: str) -> State:
    """Play the first legal move that begins with *verb* and changes something."""
    state = maker.state()
    fitting = (move for move in state["legal"] if move["text"].startswith(verb) and changes_something(move))
    move = next(fitting)["text"]
    answer = maker.play(move, state["ply"])
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def same(state: State, other: State) -> bool:
    """Whether two states are equal but for what counts the changes."""
    return {**state, "version": 0} == {**other, "version": 0}


def test_placing_twice_and_unloading_are_decisions_of_their_own(served: Served) -> None:
    maker, start = before_the_action(served, "play place and unload")
    seen = [start]
    for verb, step in (("play place and unload", "place_to_unload"), ("place", "unload")):
        seen.append(choose(maker, verb))
        assert seen[-1]["view"]["step"] == step
        assert seen[-1]["actor"] == start["actor"]
        assert seen[-1]["can_undo"]
    for before in reversed(seen[:-1]):
        assert same(maker.undo().json(), before)
    choose(maker, "play place and unload")
    choose(maker, "place")
    unloaded = choose(maker, "unload")
    assert not unloaded["can_undo"]
    assert unloaded["undo_reason"]["id"] == "error-revealed"
    assert refused(maker.undo()) == (409, "revealed")
    assert maker.state()["ply"] == unloaded["ply"]


def test_three_meeples_are_taken_back_one_by_one(served: Served) -> None:
    maker, start = before_the_action(served, "play place")
    seen = [start, choose(maker, "play place"), choose(maker, "place"), choose(maker, "place")]
    if seen[-1]["view"]["step"] == "may_place":
        assert [move["text"] for move in seen[-1]["legal"]][-1] == "done"
        seen.append(choose(maker, "done"))
    assert seen[-1]["actor"] != start["actor"]  # the turn is over, and yet nothing was drawn
    for before in reversed(seen[:-1]):
        assert same(maker.undo().json(), before)


def test_a_swap_is_taken_back_before_anything_is_drawn(served: Served) -> None:
    maker, start = before_the_action(served, "play swap and unload")
    cargo = [boat["cargo"] for boat in start["view"]["boats"]]
    choose(maker, "play swap and unload")
    swapped = choose(maker, "swap")
    assert [boat["cargo"] for boat in swapped["view"]["boats"]] != cargo
    maker.undo()
    assert [boat["cargo"] for boat in maker.state()["view"]["boats"]] == cargo
    assert same(maker.undo().json(), start)


def test_a_taken_token_stays_because_the_reserve_was_turned_over(served: Served) -> None:
    maker, start = before_the_action(served, "play take")
    choose(maker, "play take")
    after = choose(maker, "take")
    assert after["view"]["reserve"] == start["view"]["reserve"] - 1
    assert refused(maker.undo()) == (409, "revealed")


def test_placing_one_meeple_is_taken_back_with_the_bots_answer(served: Served) -> None:
    maker = served.create(me("Ann"), bot("random"), game=GAME)
    before = maker.my_turn()
    assert maker.play("place b2", before["ply"]).status_code == 200
    after = maker.my_turn()
    assert after["ply"] == before["ply"] + 2  # a bot can do nothing but place a meeple, too
    assert same(maker.undo().json(), before)


def test_the_other_players_turn_ends_taking_back(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), game=GAME)
    bob = ann.join("Bob")
    assert ann.play("place b2").status_code == 200
    assert ann.state()["can_undo"]
    assert bob.undo().json()["code"] == "nothing_to_undo"
    assert bob.play("place a1").status_code == 200
    assert refused(ann.undo()) == (409, "others_decided")
    assert bob.undo().status_code == 200
    assert ann.undo().json()["ply"] == 18


def test_a_chain_goes_through_a_socket(served: Served) -> None:
    maker = served.create(me("Ann"), here("Bob"), game=GAME)
    state = in_the_middle_of_a_turn(maker)
    with maker.socket() as line, served.spectator(maker.table).socket() as watching:
        line.receive()
        line.send({"type": "undo", "ply": state["ply"]})
        undone = line.until(lambda now: now["ply"] == state["ply"] - 1)
        assert (undone["log_from"], undone["log"]) == (state["ply"] - 1, [])
        assert undone["view"]["playing"] is None
        seen = watching.until(lambda now: now["ply"] == state["ply"] - 1)
        assert seen["version"] == undone["version"]


@pytest.mark.parametrize("move", ["unload 1", "pass", "done", "play take", "take A:1", "swap 1:1-2"])
def test_what_is_no_decision_of_this_step_is_refused(served: Served, move: str) -> None:
    maker = served.create(me(), here(), game=GAME)
    answer = maker.play(move)
    assert refused(answer) == (422, "illegal")
    assert answer.json()["legal"] == [f"place {column}{row}" for row in "123" for column in "abc"]


@pytest.mark.parametrize(
    "move", ["place d1", "unload D", "take 1:4", "swap 1:1-1", "play tomb 1", "load Tomb 1"]
)
def test_what_is_no_move_of_the_duel_is_refused(served: Served, move: str) -> None:
    maker = served.create(me(), here(), game=GAME)
    assert refused(maker.play(move)) == (422, "malformed_move")
