"""How many connections, messages, moves and arrivals there may be, of an address and of a seat (6, 7, 12, 17)."""

import contextlib
import resource
from pathlib import Path
from typing import Any

import pytest

from benben.server import fd_limits
from benben.server.http.connection_limiter import ConnectionLimiter, Slot
from benben.server.http.limits import RequestLimits
from benben.server.http.rate_limiter import RateLimiter
from benben.server.http_errors import Refusal
from benben.server.settings import Settings
from tests.server.guest import here, me, serve
from tests.server.raw import endlessly


def limiter_of(most: int = 1000, **settings: Any) -> ConnectionLimiter:
    return ConnectionLimiter(Settings(**settings), most)


def test_the_gate_counts_by_network_and_forgets() -> None:
    limiter = limiter_of(unidentified_per_address=1, connections_per_address=2)
    first = limiter.acquire("192.0.2.1")
    assert isinstance(first, Slot)
    assert limiter.acquire("192.0.2.1") == "address_unidentified"
    first.identified()
    first.identified()
    second = limiter.acquire("::ffff:192.0.2.1")
    assert isinstance(second, Slot)
    second.identified()
    assert limiter.acquire("192.0.2.1") == "address_full"
    assert isinstance(limiter.acquire("192.0.2.2"), Slot)
    first.release()
    assert isinstance(limiter.acquire("192.0.2.1"), Slot)


def test_a_trusted_proxy_may_hold_all_there_are() -> None:
    limiter = limiter_of(most=5, unidentified_per_address=1, trust_proxy=("10.0.0.0/8",))
    assert all(isinstance(limiter.acquire("10.1.2.3"), Slot) for _ in range(5))
    assert limiter.acquire("10.1.2.3") == "full"


def test_open_files_are_as_many_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.append(pair))
    assert fd_limits.max_connections() == 128
    fd_limits.raise_fd_limit()
    assert limits[-1] == (4096, 4096)
    assert fd_limits.max_connections() == 4096 - 200
    fd_limits.raise_fd_limit()
    assert len(limits) == 2


# ---- budgets (6, 12, 17) ---------------------------------------------------------------------------------------
class Clock:
    """Time as a test sets it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_meter_lets_so_many_through_and_then_one_after_the_other() -> None:
    clock = Clock()
    limiter = RateLimiter("6/minute", clock)
    assert [limiter.hit("a") for _ in range(6)] == [0.0] * 6
    assert limiter.hit("a") == pytest.approx(10.0)
    assert limiter.hit("b") == 0.0
    clock.now += 10.0
    assert limiter.hit("a") == 0.0
    assert limiter.hit("a") == pytest.approx(10.0)
    clock.now += 3600.0
    assert [limiter.hit("a") for _ in range(6)] == [0.0] * 6


def test_a_meter_forgets_who_has_made_everything_good() -> None:
    clock = Clock()
    limiter = RateLimiter("1/second", clock)
    for number in range(100_000):
        clock.now += 0.001
        limiter.hit(str(number))
    assert len(limiter._good_at) < 10_000


def limits_of(clock: Clock, **settings: Any) -> RequestLimits:
    chosen = Settings(**settings)
    return RequestLimits(chosen, ConnectionLimiter(chosen, most=1000), clock)


def test_a_club_in_one_wifi_plays_an_evening() -> None:
    """Forty people behind one address, at twenty tables: at the speed of people, and after a failure all together."""
    clock = Clock()
    limits = limits_of(clock)
    club = "203.0.113.7"
    seats = [f"table{number // 2} person{number}" for number in range(40)]
    with contextlib.ExitStack() as stack:
        for table in range(20):
            limits.new_table(club)
            for seat in seats[2 * table : 2 * table + 2]:
                for _ in range(25):  # the page, its files, the texts
                    limits.request(club)
                with limits.stranger(club):
                    limits.arrival(club, seat)
                stack.enter_context(limits.socket(f"table{table}", club, seat))
        for second in range(600):
            clock.now += 1.0
            for number, seat in enumerate(seats):
                limits.message(club, seat)
                if (second + number) % 3 == 0:
                    limits.move(club)
                if second % 60 == 0:  # the access point has lost everybody
                    limits.request(club)
                    limits.arrival(club, seat)
    for what, *given in (  # all of it was counted: floods have an end
        (limits.request, club),
        (limits.new_table, club),
        (limits.move, club),
        (limits.message, club, seats[0]),
        (limits.arrival, club, seats[0]),
    ):
        with pytest.raises(Refusal):
            endlessly(what, *given)


def test_a_flood_of_one_seat_costs_the_others_at_its_address_nothing() -> None:
    clock = Clock()
    limits = limits_of(clock)
    home = "203.0.113.7"
    with pytest.raises(Refusal):
        endlessly(limits.message, home, "table flood")
    limits.message(home, "table honest")
    limits.arrival(home, "table honest")
    with pytest.raises(Refusal):
        limits.message(home, None)  # the budget without a seat is used up


def test_comings_and_goings_of_one_address_have_an_end() -> None:
    limits = limits_of(Clock(), arrival_rate="5/minute")
    for _ in range(5):
        limits.arrival("192.0.2.1", None)
    with pytest.raises(Refusal):
        limits.arrival("192.0.2.1", None)
    limits.arrival("192.0.2.2", None)


def workers_of(names: str, **settings: Any) -> dict[str, RequestLimits]:
    workers = {name: limits_of(Clock(), **settings) for name in names}
    for limits in workers.values():
        limits.shared.start()
    return workers


def exchange(workers: dict[str, RequestLimits]) -> None:
    """Exchange the counts of all workers."""
    for teller, limits in workers.items():
        for news in limits.shared.take_messages(teller):
            for hearer in workers.keys() - {teller}:
                workers[hearer].shared.handle_message(news)


def full(limits: RequestLimits) -> bool:
    """Whether there is no place at the table left."""
    try:
        with limits.socket("t", "192.0.2.9", None):
            return False
    except Refusal:
        return True


def test_what_several_processes_count_is_one_count() -> None:
    workers = workers_of("abc", create_rate="4/day")
    for name in "aabc":
        workers[name].new_table("192.0.2.1")
    exchange(workers)
    for limits in workers.values():
        with pytest.raises(Refusal):
            limits.new_table("192.0.2.1")
        limits.new_table("192.0.2.2")


def test_a_change_that_was_not_received_is_sent_again() -> None:
    workers = workers_of("ab", watchers_per_table=1)
    with workers["a"].socket("t", "192.0.2.1", None):
        exchange(workers)
        assert full(workers["b"])
    list(workers["a"].shared.take_messages("a"))  # this message is lost
    exchange(workers)
    assert full(workers["b"])
    for _ in range(30):
        exchange(workers)
    assert not full(workers["b"])


def test_who_is_heard_of_is_forgotten_like_others() -> None:
    clock = Clock()
    limiter = RateLimiter("1/second", clock)
    for number in range(100_000):
        clock.now += 0.001
        limiter.add(str(number), 1)
    assert len(limiter._good_at) < 10_000


def test_a_place_at_one_process_is_taken_at_all_until_it_dies() -> None:
    workers = workers_of("ab", watchers_per_table=2)
    with workers["a"].socket("t", "192.0.2.1", None), workers["b"].socket("t", "192.0.2.2", None):
        assert not full(workers["a"])  # the workers have not exchanged their counts yet
        exchange(workers)
        assert all(map(full, workers.values()))
        workers |= workers_of("c", watchers_per_table=2)
        for limits in workers.values():
            limits.shared.keep_only("abc")
        exchange(workers)
        assert full(workers["c"])  # a new worker got a full report
        workers["c"].shared.keep_only("ac")
        assert not full(workers["c"])
    exchange(workers)
    assert not any(map(full, workers.values()))


@pytest.mark.slow
def test_moves_of_one_address_have_an_end(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", move_rate="2/day") as served:
        maker = served.create(me(), here())
        assert [maker.play("nonsense", 0).json()["code"] for _ in range(3)][-1] == "too_often"
        with maker.socket() as line:
            line.send({"type": "play", "ply": 0, "move": "nonsense"})
            assert line.error()["code"] == "too_often"


@pytest.mark.slow
def test_setting_the_clock_back_locks_no_one_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    with serve(tmp_path / "tables.sqlite3", request_rate="5/minute") as served:
        while served.http.get("/api/languages").status_code == 200:
            pass
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 3600)
        assert int(served.http.get("/api/languages").headers["retry-after"]) <= 60
