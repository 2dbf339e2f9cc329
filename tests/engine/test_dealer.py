"""The two dealers: exact odds, the published function, fair tests that a biased dealer fails."""

import hashlib
import math
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from benben.engine.dealer import CommittedDealer, Dealer, SeededDealer, UnknownDealer
from tests.engine.chi_square import TOO_FAR, deviation

SECRET = bytes(range(32))
DEALERS = [SeededDealer(1), SeededDealer(2**70), CommittedDealer(SECRET), CommittedDealer(b"\xff" * 32)]
WEIGHTS = [30, 8, 5, 25, 25, 12, *[5] * 13, 2, 2, 4, 2]


# ---- from tickets to outcomes ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Fixed(Dealer):
    """Always gives the same ticket."""

    number: int

    @override
    def ticket(self, ply: int, total: int) -> int:
        return self.number

    @override
    def to_json(self, reveal: bool) -> dict[str, object]:
        return {}


@given(weights=st.lists(st.integers(0, 9), min_size=1, max_size=12).filter(any))
def test_of_all_tickets_each_outcome_gets_exactly_its_weight(weights: list[int]) -> None:
    dealt = [Fixed(number).deal(0, weights) for number in range(sum(weights))]
    assert [dealt.count(outcome) for outcome in range(len(weights))] == weights


@pytest.mark.parametrize("dealer", DEALERS)
@given(ply=st.integers(0, 2**40), weights=st.lists(st.integers(0, 40), min_size=1, max_size=25).filter(any))
def test_a_dealer_deals_what_has_weight_and_the_same_again(
    dealer: Dealer, ply: int, weights: list[int]
) -> None:
    outcome = dealer.deal(ply, weights)
    assert weights[outcome] > 0
    assert dealer.deal(ply, weights) == outcome
    assert 0 <= dealer.ticket(ply, sum(weights)) < sum(weights)


# ---- fairness --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class OneByte(CommittedDealer):
    """A biased dealer: the remainder of a single byte favours the first tickets."""

    @override
    def ticket(self, ply: int, total: int) -> int:
        return hashlib.sha256(self.secret + str(ply).encode()).digest()[0] % total


@dataclass(frozen=True)
class NeverFirst(SeededDealer):
    """A biased dealer: ticket 0 never comes."""

    @override
    def ticket(self, ply: int, total: int) -> int:
        return 1 + super().ticket(ply, total - 1)


@dataclass(frozen=True)
class Sticky(SeededDealer):
    """A dealer that is even, but whose every second outcome repeats the one before."""

    @override
    def ticket(self, ply: int, total: int) -> int:
        return super().ticket(ply // 2, total)


def spread(dealer: Dealer) -> float:
    """How far 20 000 deals are from their weights."""
    dealt = [dealer.deal(ply, WEIGHTS) for ply in range(20_000)]
    return deviation(np.bincount(dealt, minlength=len(WEIGHTS)).tolist(), WEIGHTS)


def ticket_spread(dealer: Dealer) -> float:
    tickets = [dealer.ticket(ply, 60) for ply in range(20_000)]
    return deviation(np.bincount(tickets, minlength=60).tolist(), [1] * 60)


def pair_spread(dealer: Dealer) -> float:
    """How far neighbouring outcomes are from having nothing to do with each other."""
    dealt = [dealer.deal(ply, [1, 2, 3, 4]) for ply in range(20_000)]
    pairs = [4 * first + second for first, second in zip(dealt[::2], dealt[1::2], strict=True)]
    weights = [first * second for first in (1, 2, 3, 4) for second in (1, 2, 3, 4)]
    return deviation(np.bincount(pairs, minlength=16).tolist(), weights)


@pytest.mark.parametrize("dealer", DEALERS)
def test_outcomes_have_their_exact_odds(dealer: Dealer) -> None:
    assert spread(dealer) < TOO_FAR
    assert ticket_spread(dealer) < TOO_FAR
    assert pair_spread(dealer) < TOO_FAR


def test_biased_dealers_are_found_out() -> None:
    assert spread(OneByte(SECRET)) > TOO_FAR
    assert ticket_spread(NeverFirst(1)) > TOO_FAR
    assert spread(Sticky(1)) < TOO_FAR < pair_spread(Sticky(1))


def test_other_seeds_and_secrets_deal_otherwise() -> None:
    sequences = {
        tuple(dealer.deal(ply, WEIGHTS) for ply in range(12))
        for dealer in [*map(SeededDealer, range(20)), *(CommittedDealer(bytes([i] * 32)) for i in range(20))]
    }
    assert len(sequences) == 40


# ---- the published function ------------------------------------------------------------------------------------
def hmac_sha256(key: bytes, text: bytes) -> int:
    """HMAC as RFC 2104 defines it, from bare SHA-256."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + text).digest()
    return int.from_bytes(hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest(), "big")


def published(secret: bytes, ply: int, total: int) -> tuple[int, int]:
    """The ticket and the number of tries, recomputed as docs/records.md describes."""
    for attempt in range(1000):
        number = hmac_sha256(secret, f"benben:{ply}:{attempt}".encode())
        if number // total < 2**256 // total:
            return number % total, attempt + 1
    raise AssertionError("cannot be")


HMACS = {
    0: "cf894b0ed6ec00dadbcfbc98eb7e946a912e57bec5d20850480950280d8b9aa7",
    1: "652e2c965921a3d4e18495fc6fb86311dff822731e9ef3681b89a1f7ab11aca1",
    17: "edcbc18e92382fbab575b4ae3e0c2f5a65002a58d2a3a89e2e6a6875ec9faa26",
    999: "b22b752b70a498dd7d3cdb645a8a20ed96e68b0175fb881a3166f1615e03b19a",
}
"""By ply, for the secret 00 01 … 1f and the first try: what `openssl dgst -sha256 -mac HMAC` says."""


@pytest.mark.parametrize("ply", HMACS)
def test_openssl_says_the_same(ply: int) -> None:
    number = int(HMACS[ply], 16)
    dealer = CommittedDealer(SECRET)
    assert dealer.ticket(ply, 180) == number % 180
    assert dealer.ticket(ply, 2**256) == number


def test_the_commitment_is_the_secrets_sha256() -> None:
    assert (
        CommittedDealer(SECRET).commitment
        == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


totals = st.integers(1, 200) | st.integers(1, 2**256) | st.sampled_from([2**255 + 1, 2**256 - 1, 2**256])


@given(secret=st.binary(min_size=32, max_size=32), ply=st.integers(0, 10_000), total=totals)
def test_anyone_can_recompute_a_ticket(secret: bytes, ply: int, total: int) -> None:
    assert CommittedDealer(secret).ticket(ply, total) == published(secret, ply, total)[0]


def test_numbers_in_the_last_incomplete_stretch_are_thrown_again() -> None:
    """With a total just over half of 2**256 nearly every second number is: so the loop is seen to work."""
    total = 2**255 + 1
    tries = [published(SECRET, ply, total)[1] for ply in range(200)]
    assert max(tries) > 3
    assert 1.5 < sum(tries) / len(tries) < 2.5
    dealer = CommittedDealer(SECRET)
    assert [dealer.ticket(ply, total) for ply in range(200)] == [
        published(SECRET, ply, total)[0] for ply in range(200)
    ]
    assert all(0 <= dealer.ticket(ply, total) < total for ply in range(200))


def test_thirds_stay_even_where_a_plain_remainder_would_not() -> None:
    """Modulo 3 * 2**254 a plain remainder hits the first third twice as often as the others."""
    total = 3 * 2**254
    dealer = CommittedDealer(SECRET)
    fair = np.bincount([dealer.ticket(ply, total) >> 254 for ply in range(3000)], minlength=3).tolist()
    plain = [hmac_sha256(SECRET, f"benben:{ply}:0".encode()) % total >> 254 for ply in range(3000)]
    assert (
        deviation(fair, [1, 1, 1]) < TOO_FAR < deviation(np.bincount(plain, minlength=3).tolist(), [1, 1, 1])
    )
    assert math.isclose(plain.count(0) / 3000, 0.5, abs_tol=0.05)


# ---- secrets ---------------------------------------------------------------------------------------------------
def test_a_secret_is_shown_only_when_it_may_be() -> None:
    dealer = CommittedDealer(SECRET)
    assert SECRET.hex() not in repr(dealer)
    assert str(SECRET) not in repr(dealer)
    assert dealer.to_json(reveal=False) == {"kind": "committed", "commitment": dealer.commitment}
    assert dealer.to_json(reveal=True)["secret"] == SECRET.hex()


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        CommittedDealer(bytes(length))


def test_an_unknown_dealer_deals_nothing() -> None:
    with pytest.raises(LookupError):
        UnknownDealer("0" * 64).deal(0, [1])
