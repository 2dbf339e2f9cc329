"""Fast randomness for rules: xoshiro128++ (Blackman and Vigna, 2019) in plain 64-bit integers.

All four words stay below 2**32 and no sum reaches 2**63, so rules agree to the bit, however they run, without
relying on how unsigned numbers wrap.
"""

import hashlib
import operator
from typing import SupportsIndex

from benben import nd
from benben.engine.rule import rule, small_rule

Dice = nd.Array
"""The four words of a generator. The caller that asks for numbers owns it; there is no global one."""

ROLLS = 4294967296.0
"""A `roll` divided by this is a number from 0 to below 1."""
LARGEST_SEED = 0x7FFFFFFFFFFFFFFF
"""The largest seed that rules can take (`small_seed`)."""
_WORD = 0xFFFFFFFF
_MIX_A = 0x45D9F3B  # both multipliers stay below 2**27: no product of them with a word reaches 2**63
_MIX_B = 0x2C1B3C7
_GOLDEN = 0x9E3779B9
_LONG = 0xFFFFFFFFFFFFFFFF
_SPLITMIX = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The figures of SplitMix64 (Steele, Lea and Flood, 2014)."""


def small_seed(seed: SupportsIndex) -> int:
    """A seed (any whole number) as one from 0 to `LARGEST_SEED`, which rules can take.

    A seed in this range stays as it is. Of any other all digits count: different ones hardly ever collide.
    """
    try:
        whole = operator.index(seed)
    except TypeError:
        raise TypeError(f"a seed is a whole number, not {seed!r}") from None
    if 0 <= whole <= LARGEST_SEED:
        return whole
    step, first, second = _SPLITMIX
    mixed, rest = (step if whole < 0 else second), abs(whole)
    while rest:
        mixed = ((mixed ^ rest) + step) & _LONG
        mixed = (mixed ^ mixed >> 30) * first & _LONG
        mixed = (mixed ^ mixed >> 27) * second & _LONG
        mixed ^= mixed >> 31
        rest >>= 64
    return mixed & LARGEST_SEED


def new_dice(seed: SupportsIndex, stream: int = 0) -> Dice:
    """A generator for *seed* (any whole number); different *streams* of one seed are independent."""
    dice = nd.zeros(4, nd.int64)
    seed_dice(dice, small_seed(seed), stream)
    return dice


def derive_seed(seed: int, index: int, purpose: str, domain: str = "benben") -> int:
    """A seed for one *purpose* of one part of something larger, such as a game of a match or a ply of a review.

    It is 48 bits of the SHA-256 of `DOMAIN:SEED:INDEX:PURPOSE`.
    """
    text = f"{domain}:{seed}:{index}:{purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


@rule
def seed_dice(dice: Dice, seed: int, stream: int) -> None:
    """Set the four words from a non-negative *seed* and *stream* (below 2**63)."""
    state = _mix(
        (seed & _WORD) ^ _mix((seed >> 32) ^ _mix((stream & _WORD) ^ _mix((stream >> 32) ^ _GOLDEN)))
    )
    for word in range(4):
        state = (state + _GOLDEN) & _WORD
        dice[word] = _mix(state)
    dice[0] |= 1  # never all zero


@rule
def _mix(word: int) -> int:
    """Scatter the bits of a 32-bit word."""
    word = ((word ^ (word >> 16)) * _MIX_A) & _WORD
    word = ((word ^ (word >> 15)) * _MIX_B + 1) & _WORD
    return word ^ (word >> 16)


@small_rule
def roll(dice: Dice) -> int:
    """The next 32 random bits."""
    first, second, third, fourth = dice[0], dice[1], dice[2], dice[3]
    total = (first + fourth) & _WORD
    result = ((((total << 7) & _WORD) | (total >> 25)) + first) & _WORD
    third ^= first
    fourth ^= second
    dice[1] = second ^ third
    dice[0] = first ^ fourth
    dice[2] = third ^ ((second << 9) & _WORD)
    dice[3] = ((fourth << 11) & _WORD) | (fourth >> 21)
    return int(result)


@small_rule
def below(dice: Dice, bound: int) -> int:
    """A uniform number from 0 to *bound* - 1 (1 <= bound < 2**31), without bias (Lemire, 2019)."""
    product = roll(dice) * bound
    if (product & _WORD) < bound:
        least = (_WORD + 1) % bound
        while (product & _WORD) < least:
            product = roll(dice) * bound
    return product >> 32


@small_rule
def pick(dice: Dice, weights: nd.Array, count: int) -> int:
    """An outcome from 0 to *count* - 1, each as likely as its weight among *weights*."""
    total = 0
    for outcome in range(count):
        total += weights[outcome]
    return find(weights, below(dice, total), count)


@small_rule
def find(weights: nd.Array, ticket: int, count: int) -> int:
    """The outcome on which a *ticket* falls, when each of *count* outcomes has as many tickets as its weight.

    The loop always runs to the end: the place of a ticket cannot be predicted, so stopping there would cost more.
    """
    outcome = passed = 0
    for other in range(count):
        passed += int(weights[other])
        outcome += passed <= ticket
    return outcome
