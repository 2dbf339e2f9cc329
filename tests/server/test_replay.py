"""Stepping through a finished game."""

from functools import cache

from tests.server.guest import Guest, Served, State, here, me


@cache
def finished(served: Served) -> tuple[Guest, list[State]]:
    """A finished game of The Duel, and every state that its players at one screen have seen."""
    maker = served.create(me("Ann"), here("Bob"), game="imhotep_duel")
    seen = [maker.state()]
    while seen[-1]["status"] != "over":
        seen.append(maker.play(seen[-1]["legal"][0]["text"], seen[-1]["ply"]).json())
    return maker, seen


def test_every_position_of_a_finished_game_is_shown_as_it_was(served: Served) -> None:
    maker, seen = finished(served)
    for state in [*seen[::5], seen[-1]]:
        position = maker.ask("GET", f"/positions/{state['ply']}").json()
        assert position["view"] == state["view"]
        assert position["actor"] == state["actor"]
        assert position["moves"] == state["legal"]


def test_a_spectator_sees_it_with_a_spectators_eyes(served: Served) -> None:
    maker, seen = finished(served)
    position = served.spectator(maker.table).ask("GET", f"/positions/{seen[4]['ply']}").json()
    assert position["view"]["viewer"] is None
    assert position["moves"] == seen[4]["legal"]


def test_a_game_that_goes_on_is_not_shown(served: Served) -> None:
    maker = served.create(me("Ann"), here("Bob"))
    answer = maker.ask("GET", "/positions/0")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_there_is_nothing_beyond_the_end(served: Served) -> None:
    maker, seen = finished(served)
    answer = maker.ask("GET", f"/positions/{seen[-1]['ply'] + 1}")
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert maker.ask("GET", "/positions/-1").status_code == 422
