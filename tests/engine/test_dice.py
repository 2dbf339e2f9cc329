"""The compiled dice: known answers worked out here in plain integers, range, fairness, streams."""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.engine.dice import LARGEST_SEED, Dice, below, find, new_dice, pick, roll, small_seed
from tests.engine.chi_square import TOO_FAR, deviation

WORD = 2**32


def xoshiro(words: list[int]) -> Iterator[int]:
    """xoshiro128++ written from its authors' description: rotate, add, shift, all modulo 2**32."""
    s0, s1, s2, s3 = words

    def rotate(word: int, by: int) -> int:
        return (word << by) % WORD | word >> (32 - by)

    while True:
        yield (rotate((s0 + s3) % WORD, 7) + s0) % WORD
        shifted = s1 * 2**9 % WORD
        s2, s3 = s2 ^ s0, s3 ^ s1
        s1, s0 = s1 ^ s2, s0 ^ s3
        s2, s3 = s2 ^ shifted, rotate(s3, 11)


def with_words(*words: int) -> Dice:
    return np.array(words, np.int64)


def test_the_authors_first_numbers() -> None:
    """State 1, 2, 3, 4 gives 641 first: rotate(1 + 4, 7) + 1."""
    dice = with_words(1, 2, 3, 4)
    assert roll(dice) == (1 + 4) * 128 + 1
    assert [roll(dice) for _ in range(5)] == list(itertools.islice(xoshiro([1, 2, 3, 4]), 1, 6))


words = st.integers(0, WORD - 1) | st.sampled_from([0, 1, 2**31, WORD - 1])


@given(state=st.tuples(words, words, words, words))
def test_the_dice_are_xoshiro_from_any_state(state: tuple[int, ...]) -> None:
    dice = with_words(*state)
    assert [roll(dice) for _ in range(20)] == list(itertools.islice(xoshiro(list(state)), 20))
    assert all(0 <= word < WORD for word in dice)


seeds = st.integers() | st.sampled_from([0, 1, -1, 2**31, 2**32, 2**62, 2**63, 2**64, -(2**63)])


@given(seed=seeds, stream=st.integers(0, 2**62))
def test_a_seed_gives_four_words_not_all_zero(seed: int, stream: int) -> None:
    dice = new_dice(seed, stream)
    assert all(0 <= word < WORD for word in dice)
    assert dice.any()
    assert np.array_equal(dice, new_dice(seed, stream))


def test_seeds_and_streams_differ() -> None:
    near = [-2, -1, *range(64), *(2**power for power in range(7, 63)), 2**32 + 1]
    assert len({new_dice(seed, 0).tobytes() for seed in near}) == len(near)
    streams = [*range(64), *(2**power for power in range(7, 63))]
    assert len({new_dice(3, stream).tobytes() for stream in streams}) == len(streams)
    assert new_dice(1, 2).tobytes() != new_dice(2, 1).tobytes()


@pytest.mark.parametrize(
    ("seed", "small"),
    [
        (0, 0),
        (LARGEST_SEED, LARGEST_SEED),
        (-1, 7611075020235113161),
        (1 << 63, 6140452730696335325),
        (1 << 64, 84414876201127922),
        (10**40, 15380361097448391),
        (np.int64(7), 7),
        (np.uint64(3), 3),
    ],
)
def test_every_digit_of_a_seed_counts(seed: int, small: int) -> None:
    """The engine for browsers has the same figures (web/tests/seeds.test.ts)."""
    assert small_seed(seed) == small


def test_seeds_that_differ_in_high_digits_differ() -> None:
    seeds = [base + (1 << shift) for base in (0, 5, -5) for shift in (62, 63, 64, 65, 127, 128, 200)]
    assert len({small_seed(seed) for seed in seeds}) == len(seeds)
    assert not np.array_equal(new_dice(7), new_dice(7 + (1 << 63)))


def test_what_is_no_whole_number_is_no_seed() -> None:
    with pytest.raises(TypeError, match=r"a seed is a whole number, not 1\.5"):
        small_seed(1.5)  # type: ignore[arg-type]


def test_the_seeding_is_fixed() -> None:
    """Recorded games hang on it: these words must never change."""
    assert new_dice(0).tolist() == SEEDED[0, 0]
    assert new_dice(7, 3).tolist() == SEEDED[7, 3]
    assert new_dice(LARGEST_SEED, 100).tolist() == SEEDED[LARGEST_SEED, 100]


def mixed(word: int) -> int:
    word = (word ^ word >> 16) * 0x45D9F3B % WORD
    word = ((word ^ word >> 15) * 0x2C1B3C7 + 1) % WORD
    return word ^ word >> 16


def seeded(seed: int, stream: int) -> list[int]:
    """The seeding, worked out without bounds on integers."""
    seed = small_seed(seed)
    low, high = seed % WORD, seed // WORD
    state = mixed(low ^ mixed(high ^ mixed(stream % WORD ^ mixed(stream // WORD ^ 0x9E3779B9))))
    found = []
    for _ in range(4):
        state = (state + 0x9E3779B9) % WORD
        found.append(mixed(state))
    return [found[0] | 1, *found[1:]]


SEEDED = {(seed, stream): seeded(seed, stream) for seed, stream in [(0, 0), (7, 3), (LARGEST_SEED, 100)]}


@given(seed=seeds, stream=st.integers(0, 2**62))
def test_the_seeding_overflows_nowhere(seed: int, stream: int) -> None:
    assert new_dice(seed, stream).tolist() == seeded(seed, stream)


# ---- numbers below a bound -------------------------------------------------------------------------------------
bounds = st.integers(1, 2**31 - 1) | st.sampled_from([1, 2, 3, 180, 2**30, 2**30 + 1, 2**31 - 1])


@given(seed=seeds, bound=bounds)
def test_numbers_are_below_their_bound(seed: int, bound: int) -> None:
    dice = new_dice(seed)
    assert all(0 <= below(dice, bound) < bound for _ in range(50))


@given(state=st.tuples(words, words, words, words).filter(any), bound=bounds)
def test_each_number_is_as_likely_as_any_other(state: tuple[int, ...], bound: int) -> None:
    """Lemire's way: of the 2**32 rolls, those that would favour a number are thrown again."""
    rolls = xoshiro(list(state))
    kept = next(product for product in (word * bound for word in rolls) if product % WORD >= WORD % bound)
    assert below(with_words(*state), bound) == kept // WORD


def test_throwing_again_happens() -> None:
    """With a bound just over 2**30 a quarter of all rolls are thrown again; the numbers stay even."""
    dice, plain = new_dice(1), new_dice(1)
    bound = 2**30 + 1
    again = sum(below(dice, bound) != roll(plain) * bound // WORD for _ in range(50))
    assert again > 20


@pytest.mark.parametrize("bound", [2, 3, 6, 23, 180])
def test_the_spread_is_even(bound: int) -> None:
    dice = new_dice(11, bound)
    counts = np.bincount([below(dice, bound) for _ in range(20_000)], minlength=bound).tolist()
    assert deviation(counts, [1] * bound) < TOO_FAR


def test_the_spread_is_even_for_a_bound_where_plain_division_is_not() -> None:
    """Below 3 * 2**29, one roll times the bound hits every third number twice; thirds show it."""
    bound = 3 * 2**29
    dice, plain = new_dice(5), new_dice(5)
    fair = np.bincount([below(dice, bound) % 3 for _ in range(6000)], minlength=3).tolist()
    biased = np.bincount([roll(plain) * bound // WORD % 3 for _ in range(6000)], minlength=3).tolist()
    assert deviation(fair, [1, 1, 1]) < TOO_FAR < deviation(biased, [1, 1, 1])


def test_first_numbers_of_neighbouring_streams_are_even() -> None:
    """The dealer takes the first number of the stream of each ply."""
    counts = np.bincount(
        [below(new_dice(3, stream), 180) for stream in range(20_000)], minlength=180
    ).tolist()
    assert deviation(counts, [1] * 180) < TOO_FAR


@pytest.mark.parametrize("step", [1, 2])
def test_neighbouring_streams_do_not_hang_together(step: int) -> None:
    firsts = [below(new_dice(9, stream), 12) for stream in range(20_000)]
    pairs = [12 * first + second for first, second in zip(firsts, firsts[step:], strict=False)]
    assert deviation(np.bincount(pairs, minlength=144).tolist(), [1] * 144) < TOO_FAR


def test_neighbouring_seeds_do_not_hang_together() -> None:
    firsts = [below(new_dice(seed), 12) for seed in range(20_000)]
    pairs = [12 * first + second for first, second in itertools.pairwise(firsts)]
    assert deviation(np.bincount(pairs, minlength=144).tolist(), [1] * 144) < TOO_FAR


# ---- picking by weight -----------------------------------------------------------------------------------------
weight_lists = st.lists(st.integers(0, 50), min_size=1, max_size=30).filter(any)


@given(seed=seeds, weights=weight_lists)
def test_a_pick_has_weight(seed: int, weights: list[int]) -> None:
    dice, array = new_dice(seed), np.array(weights, np.int64)
    assert all(weights[pick(dice, array, len(weights))] > 0 for _ in range(20))


@given(seed=seeds, weights=weight_lists)
def test_a_pick_takes_the_outcome_in_which_its_number_lies(seed: int, weights: list[int]) -> None:
    dice, same = new_dice(seed), new_dice(seed)
    spread = [outcome for outcome, weight in enumerate(weights) for _ in range(weight)]
    assert pick(dice, np.array(weights, np.int64), len(weights)) == spread[below(same, len(spread))]


@pytest.mark.parametrize("kind", [np.int8, np.int64])
@given(weights=weight_lists)
def test_each_ticket_falls_on_one_outcome(kind: type[np.generic], weights: list[int]) -> None:
    """Also among small integers, whose sum is beyond them."""
    spread = [outcome for outcome, weight in enumerate(weights) for _ in range(weight)]
    array = np.array(weights, kind)
    assert [find(array, ticket, len(weights)) for ticket in range(len(spread))] == spread


def test_what_lies_beyond_the_count_is_not_picked() -> None:
    dice, weights = new_dice(1), np.array([1, 1, 1000], np.int64)
    assert {pick(dice, weights, 2) for _ in range(100)} == {0, 1}
