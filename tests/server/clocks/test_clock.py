"""The clock of a table, at moments that the tests choose."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.server.clocks import Clock, Hours, TimeControl, Timing, clock_from_json, clock_to_json

NOW = 1_790_000_000.0
MOVE = TimeControl("move", 60)
FISCHER = TimeControl("fischer", 300, 10)
DAYS = TimeControl("correspondence", 2 * 14 * 3600, hours=Hours(480, 1320, (6,)))


def clock(control: TimeControl) -> Clock:
    """A clock that runs for the first of three seats since `NOW`."""
    return Clock.new(control, ["Europe/Berlin", "UTC", "UTC"]).run(0, NOW)


def test_nothing_runs_before_the_first_turn() -> None:
    new = Clock.new(FISCHER, ["UTC", "UTC"])
    assert new.due is None
    assert new.left(0, NOW) == 300
    assert not new.is_up(NOW)


def test_time_runs_for_one_seat() -> None:
    running = clock(FISCHER)
    assert [running.left(seat, NOW + 100) for seat in range(3)] == [200, 300, 300]
    assert running.due == NOW + 300
    assert not running.is_up(NOW + 299.9)
    assert running.is_up(NOW + 300)
    assert running.left(0, NOW + 1000) == 0


def test_a_clock_that_was_set_back_gives_and_takes_nothing() -> None:
    assert clock(FISCHER).left(0, NOW - 1000) == 300


@pytest.mark.parametrize(("control", "after"), [(MOVE, 60), (FISCHER, 300 - 40 + 10)])
def test_after_a_decision(control: TimeControl, after: float) -> None:
    decided, timing = clock(control).decided(0, NOW + 40)
    assert timing == Timing(control.seconds, 40)
    assert decided.running is None  # what follows may be chance, or a bot: no one's time
    assert decided.banks[0] == after
    assert decided.run(1, NOW + 45).left(1, NOW + 46) == control.seconds - 1


def test_two_decisions_of_one_seat_are_two_moves() -> None:
    first, _ = clock(MOVE).decided(0, NOW + 40)
    assert first.run(0, NOW + 40).due == NOW + 100


def test_time_goes_on_when_the_turn_stays() -> None:
    assert clock(MOVE).run(0, NOW + 30) == clock(MOVE)
    assert clock(MOVE).run(None, NOW + 30).run(0, NOW + 50).left(0, NOW + 50) == 30


def test_correspondence_runs_in_the_seats_own_time_zone() -> None:
    berlin = clock(DAYS)  # 21 September 2026, a Monday, 16:13 in Berlin
    assert berlin.due == NOW + 2 * 86_400
    assert clock(DAYS).run(1, NOW).due == NOW + 2 * 86_400  # 14:13 in London
    assert clock(replace(DAYS, seconds=7 * 3600)).due == NOW + (7 + 10) * 3600
    assert clock(replace(DAYS, seconds=7 * 3600)).run(1, NOW).due == NOW + 7 * 3600


def test_a_take_back_by_consent_gives_everybody_the_time_that_they_had() -> None:
    one, first = clock(FISCHER).decided(0, NOW + 40)
    two, second = one.run(1, NOW + 40).decided(1, NOW + 90)
    three = two.run(2, NOW + 90)
    back = three.rewind([(0, first), (1, second)], NOW + 200)
    assert (back.banks, back.running) == ((300, 300, 300), None)


def test_who_undoes_alone_has_used_the_time() -> None:
    one, first = clock(FISCHER).decided(0, NOW + 40)
    again = one.run(0, NOW + 40).rewind([(0, first)], NOW + 70, charged={0})
    assert again.banks[0] == 300 - 70
    # Time per move does not grow by taking back.
    one, first = clock(MOVE).decided(0, NOW + 40)
    assert one.run(0, NOW + 40).rewind([(0, first)], NOW + 55, charged={0}).banks[0] == 60 - 55
    # Another one's time, which had begun to run, is given back.
    other = one.run(1, NOW + 40).rewind([(0, first)], NOW + 55, charged={0})
    assert other.banks == (20, 60, 60)


@given(st.lists(st.tuples(st.floats(0, 20), st.booleans()), max_size=12), st.sampled_from([MOVE, FISCHER]))
def test_undoing_gains_no_time(steps: list[tuple[float, bool]], control: TimeControl) -> None:
    """Somebody decides and undoes as often as they like: at most the time since then is left of what they had."""
    now, running, made = NOW, clock(control), list[Timing]()
    for seconds, undoes in steps:
        now += seconds
        if undoes and made:
            running = running.rewind([(0, made.pop())], now, charged={0}).run(0, now)
        elif not running.is_up(now):
            decided, timing = running.decided(0, now)
            made.append(timing)
            running = decided.run(0, now)
    while made:
        running = running.rewind([(0, made.pop())], now, charged={0}).run(0, now)
    assert running.banks[0] == pytest.approx(max(0.0, control.seconds - (now - NOW)))


def test_a_pause_needs_everybody_and_one_ends_it() -> None:
    one = clock(FISCHER).pause([0], [0, 2], NOW + 5)
    assert (one.agreed, one.paused) == ((0,), False)
    both = one.pause([2], [0, 2], NOW + 20)
    assert both.paused
    assert both.due is None
    assert both.run(0, NOW + 500) == both
    on = both.resume([2]).run(0, NOW + 1000)
    assert on.left(0, NOW + 1000) == 280
    assert one.resume([0]).agreed == ()
    assert both.pause([0], [0, 2], NOW + 30).paused


def test_a_move_ends_a_pause() -> None:
    paused = clock(FISCHER).pause([0, 1, 2], [0, 1, 2], NOW + 20)
    moved, timing = paused.decided(0, NOW + 900)
    assert not moved.paused
    assert timing.used == 0
    assert moved.banks[0] == 290


def test_a_bot_finishes_the_turn() -> None:
    lent = clock(FISCHER).lend(NOW + 300)
    assert lent.lent == 0
    assert lent.due == NOW + 300  # until it is done
    assert not lent.is_up(NOW + 301)
    assert lent.given_back().banks[0] == 10
    assert clock(MOVE).lend(NOW + 60).given_back().banks[0] == 60


def test_a_person_who_returns_can_play() -> None:
    gone = clock(FISCHER).run(None, NOW + 300)
    assert gone.banks[0] == 0
    assert gone.returned([0]).banks == (60, 300, 300)
    assert clock(MOVE).run(None, NOW + 60).returned([0]).banks[0] == 60


@given(
    st.sampled_from([MOVE, FISCHER, DAYS, replace(DAYS, at_zero="seat", player="search:seconds=1")]),
    st.integers(0, 100),
)
def test_a_clock_as_json(control: TimeControl, seconds: int) -> None:
    for each in (
        clock(control),
        clock(control).lend(NOW + seconds),
        clock(control).pause([1], [0, 1], NOW),
    ):
        assert clock_from_json(clock_to_json(each)) == each
    assert json.loads(clock_to_json(clock(control)))["running"] == 0
