"""Parallel requests: exactly one wins, and no one sees a partial state."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest

from tests.server.guest import Served, guest, here, me

R = TypeVar("R")


def at_once(count: int, what: Callable[[int], R]) -> list[R]:
    """Do something several times at the same moment."""
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(what, range(count)))


def test_of_many_moves_at_one_ply_one_is_played(served: Served) -> None:
    maker = served.create(me(), here())
    before = maker.state()
    answers = at_once(8, lambda _: maker.play("draw", before["ply"]).status_code)
    assert Counter(answers) == {200: 1, 409: 7}
    after = maker.state()
    assert (after["ply"], after["version"]) == (before["ply"] + 2, before["version"] + 1)


def test_of_many_take_backs_of_one_move_one_is_done(served: Served) -> None:
    maker = served.create(me(), here())
    before = maker.state()
    assert maker.play("invoke").status_code == 200
    ply = maker.state()["ply"]
    answers = at_once(8, lambda _: maker.undo(ply).status_code)
    assert Counter(answers) == {200: 1, 409: 7}
    after = maker.state()
    assert (after["ply"], after["version"]) == (before["ply"], before["version"] + 2)


def test_of_many_guests_for_one_seat_one_is_seated(served: Served) -> None:
    maker = served.create(me(), guest())
    path = f"/api/tables/{maker.table}/join"
    answers = at_once(8, lambda number: served.http.post(path, json={"name": f"Guest {number}", "seat": 1}))
    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 7}
    winner = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
    assert maker.state()["seats"][1]["name"] == f"Guest {winner}"


@pytest.mark.slow
def test_many_tables_at_once_do_not_mix(served: Served) -> None:
    makers = at_once(12, lambda number: served.create(me(f"Maker {number}"), here()))
    states = at_once(12, lambda number: makers[number].play("draw").json())
    assert [state["seats"][0]["name"] for state in states] == [f"Maker {number}" for number in range(12)]
    assert len({state["commitment"] for state in states}) == 12
