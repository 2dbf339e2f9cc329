"""The clock of a table, at moments that the tests choose."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.server.clocks import DAY, Clock, Hours, TimeControl, Timing, clock_from_json, clock_to_json

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


# ---- people who are away -------------------------------------------------------------------------------------
SLOW = TimeControl("correspondence", 3 * DAY, vacation=14)


def test_no_time_runs_on_vacation() -> None:
    away = clock(SLOW).take_vacation(0, 5 * DAY, NOW + DAY)
    assert away.time_up == NOW + 8 * DAY
    assert [away.left(0, NOW + days * DAY) for days in (1, 4, 6, 7)] == [2 * DAY, 2 * DAY, 2 * DAY, DAY]
    assert away.is_on_vacation(0, NOW + 2 * DAY)
    assert not away.is_on_vacation(0, NOW + 6 * DAY)
    decided, timing = away.decided(0, NOW + 7 * DAY)
    assert timing == Timing(3 * DAY, 2 * DAY)
    assert decided.banks[0] == 3 * DAY


def test_the_rest_of_a_vacation_that_is_cut_short_is_left() -> None:
    away = clock(SLOW).take_vacation(0, 5 * DAY, NOW + DAY)
    assert away.vacations[0].left == 9 * DAY
    back = away.vacation_over([0], NOW + 3 * DAY)
    assert back.vacation_left(0, NOW + 3 * DAY) == 12 * DAY
    assert back.time_up == NOW + 5 * DAY
    assert back.vacation_over([0], NOW + 4 * DAY) == back


def test_a_second_vacation_takes_the_place_of_the_first() -> None:
    away = clock(SLOW).take_vacation(0, 2 * DAY, NOW + DAY)
    again = away.take_vacation(0, DAY, NOW + 4 * DAY)
    assert again.vacation_left(0, NOW + 5 * DAY) == 11 * DAY
    assert again.time_up == NOW + 6 * DAY  # two days have run by then, and one is left
    longer = away.take_vacation(0, 12 * DAY, NOW + 2 * DAY)
    assert (longer.vacations[0].left, longer.time_up) == (DAY, NOW + 16 * DAY)


def test_a_vacation_counts_for_its_seat_alone() -> None:
    away = clock(SLOW).take_vacation(1, 5 * DAY, NOW + DAY)
    assert away.time_up == NOW + 3 * DAY
    assert away.run(1, NOW + 2 * DAY).time_up == NOW + 9 * DAY


def test_a_vacation_and_days_off_together() -> None:
    """From Monday to Thursday noon, with a window from 8 to 22 in Berlin and Sunday off."""
    away = clock(DAYS).take_vacation(0, 3 * DAY - 7200, NOW)  # from Monday, 16:13, to Thursday, 14:13
    assert away.time_up == NOW + 5 * DAY - 7200  # two windows later, on Saturday
    later = clock(DAYS).take_vacation(0, 4 * DAY, NOW)  # to Friday, 16:13
    assert later.time_up == NOW + 7 * DAY  # not on Sunday


@given(st.floats(0, 20 * DAY), st.floats(0, 14 * DAY), st.floats(0, 30 * DAY), st.sampled_from([SLOW, DAYS]))
def test_a_vacation_takes_from_no_ones_time(
    before: float, vacation: float, after: float, control: TimeControl
) -> None:
    """As much is left as if the moments of the vacation had never been."""
    began = NOW + before
    away = clock(control).take_vacation(0, vacation, began)
    expected = clock(control).left(0, began)
    rest = clock(control).run(None, NOW).run(0, began + vacation)
    used = 0.0 if after <= vacation else control.seconds - rest.left(0, began + after)
    assert away.left(0, began + after) == pytest.approx(max(0.0, expected - used), abs=1e-2)


def test_no_one_is_nudged_on_vacation() -> None:
    away = clock(SLOW).take_vacation(0, 5 * DAY, NOW)
    assert away.nudge_from == NOW + 5 * DAY + 43_200


def test_a_bot_holds_a_seat_until_a_moment() -> None:
    held = clock(SLOW).run(None, NOW).run(1, NOW).hold(0, NOW + 2 * DAY)
    assert (held.due, held.time_up) == (NOW + 2 * DAY, NOW + 3 * DAY)
    assert held.held_over(NOW + 2 * DAY - 1) == []
    assert held.held_over(NOW + 2 * DAY) == [0]
    assert not held.is_up(NOW + 2 * DAY)
    assert held.returned([0]).due == NOW + 3 * DAY
    assert held.holding_only([0]) == held
    assert held.holding_only([1]).due == NOW + 3 * DAY


def test_a_clock_that_was_stored_before_there_were_vacations() -> None:
    old = json.loads(clock_to_json(clock(FISCHER)))
    del old["vacations"], old["held"], old["control"]["vacation"]
    assert clock_from_json(json.dumps(old)) == clock(FISCHER)


@given(
    st.sampled_from([MOVE, FISCHER, DAYS, replace(DAYS, at_zero="seat", player="search:seconds=1")]),
    st.integers(0, 100),
)
def test_a_clock_as_json(control: TimeControl, seconds: int) -> None:
    for each in (
        clock(control),
        clock(control).lend(NOW + seconds),
        clock(control).pause([1], [0, 1], NOW),
        clock(control).take_vacation(1, 0.5, NOW).hold(2, NOW + seconds),
    ):
        assert clock_from_json(clock_to_json(each)) == each
    assert json.loads(clock_to_json(clock(control)))["running"] == 0
