"""Everybody meets everybody, on every seat, equally often."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.arena.errors import BadPlan
from benben.arena.schedule import Schedule

SIZES = st.tuples(st.integers(2, 6), st.integers(2, 5))


@given(SIZES, st.integers(1, 3))
def test_a_round_is_even(size: tuple[int, int], rounds: int) -> None:
    schedule = Schedule(*size)
    seated: Counter[tuple[int, int]] = Counter()
    together: Counter[frozenset[int]] = Counter()
    for game in range(rounds * schedule.round_games):
        entrants = schedule.seating(game).entrants
        assert len(entrants) == schedule.seats
        seated.update((entrant, seat) for seat, entrant in enumerate(entrants))
        present = set(entrants)
        together.update(frozenset((one, two)) for one in present for two in present if one < two)
    assert len(seated) == schedule.entrants * schedule.seats
    assert len(set(seated.values())) == 1
    assert len(together) == schedule.entrants * (schedule.entrants - 1) // 2
    assert len(set(together.values())) == 1


@given(SIZES, st.integers(0, 200))
def test_a_block_is_one_lineup_in_all_rotations(size: tuple[int, int], block: int) -> None:
    schedule = Schedule(*size)
    seatings = [schedule.seating(game) for game in schedule.block_games(block)]
    assert {seating.block for seating in seatings} == {block}
    assert len({seating.lineup for seating in seatings}) == 1
    first = seatings[0].entrants
    rotations = {first[-shift:] + first[:-shift] for shift in range(len(first))}
    for deal in {seating.deal for seating in seatings}:
        same_luck = [seating.entrants for seating in seatings if seating.deal == deal]
        assert len(same_luck) == len(rotations)
        assert set(same_luck) == rotations


def test_all_orders_round_the_table_have_their_turn() -> None:
    schedule = Schedule(4, 4)
    assert len({schedule.seating(game).entrants for game in range(6 * schedule.round_games)}) == 24
    assert len({schedule.seating(game).entrants for game in range(5 * schedule.round_games)}) == 20


def test_two_players_at_a_table_of_four() -> None:
    schedule = Schedule(2, 4)
    assert schedule.lineups == ((3, 1), (2, 2), (1, 3))
    pairs = {schedule.seating(game).entrants for game in range(24) if schedule.seating(game).lineup == 1}
    assert pairs == {(0, 0, 1, 1), (1, 0, 0, 1), (1, 1, 0, 0), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 1, 0)}


def test_rotations_that_repeat_themselves_take_another_deal() -> None:
    schedule = Schedule(2, 4)
    games = [schedule.seating(game) for game in range(24)]
    alternating = [seating for seating in games if seating.entrants in {(0, 1, 0, 1), (1, 0, 1, 0)}]
    assert [seating.deal for seating in alternating] == [0, 0, 1, 1]
    assert {seating.deal for seating in games if seating not in alternating} == {0}


@pytest.mark.parametrize(
    ("size", "games", "round_games"),
    [((4, 2), 100, 12), ((2, 2), 7, 2), ((2, 2), 1, 2), ((3, 3), 0, 3)],
)
def test_games_that_do_not_come_out_even(size: tuple[int, int], games: int, round_games: int) -> None:
    with pytest.raises(BadPlan, match=f"{games} games are not whole rounds: a round is {round_games} games"):
        Schedule(*size).check(games)


def test_one_player_is_no_arena() -> None:
    with pytest.raises(BadPlan, match="at least two"):
        Schedule(1, 2)
