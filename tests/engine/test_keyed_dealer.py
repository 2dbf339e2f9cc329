"""Chance by purpose: exact odds, the same tile for all tables of a secret, the published function."""

import hashlib
import hmac
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben.engine.dealer import KeyedDealer
from benben.engine.purposes import purpose_of
from benben.engine.table import CHANCE
from tests.engine.chi_square import TOO_FAR, deviation

SECRET = bytes(range(32))
WEIGHTS = [30, 8, 5, 25, 25, 12, *[5] * 13, 2, 2, 4, 0, 2]
SOME_WEIGHTS = st.lists(st.integers(0, 40), min_size=1, max_size=25).filter(any)


def published(secret: bytes, purpose: str, weights: list[int], attempt: int = 0) -> int:
    """The function of docs/records.md."""
    units = 1
    while units < max(weights):
        units *= 2
    number = int.from_bytes(hmac.digest(secret, f"benben:{purpose}:{attempt}".encode(), "sha256"), "big")
    proposal, unit = number // 2**64, number % units
    outcome = proposal % len(weights)
    if proposal < 2**192 - 2**192 % len(weights) and unit < weights[outcome]:
        return outcome
    return published(secret, purpose, weights, attempt + 1)


@given(purpose=st.text(max_size=20), weights=SOME_WEIGHTS)
def test_outcomes_follow_from_the_published_function(purpose: str, weights: list[int]) -> None:
    drawn = KeyedDealer(SECRET).drawn(purpose, weights)
    assert drawn == published(SECRET, purpose, weights)
    assert weights[drawn] > 0


def test_outcomes_have_their_exact_odds() -> None:
    counts = Counter(KeyedDealer(SECRET).drawn(f"reveal {number}", WEIGHTS) for number in range(20_000))
    assert deviation([counts[outcome] for outcome in range(len(WEIGHTS))], WEIGHTS) < TOO_FAR


def test_neighbors_have_nothing_to_do_with_each_other() -> None:
    dealer = KeyedDealer(SECRET)
    drawn = [dealer.drawn(f"load {number}", [1, 2, 3, 4]) for number in range(20_000)]
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    weights = [first * second for first in (1, 2, 3, 4) for second in (1, 2, 3, 4)]
    assert deviation([pairs[a, b] for a in range(4) for b in range(4)], weights) < TOO_FAR


def test_a_tile_less_changes_few_draws() -> None:
    dealer, less = KeyedDealer(SECRET), [WEIGHTS[0] - 1, *WEIGHTS[1:]]
    changed = sum(
        dealer.drawn(f"reveal {number}", WEIGHTS) != dealer.drawn(f"reveal {number}", less)
        for number in range(4000)
    )
    assert 0 < changed < 80  # 1 of 166 units: 24 expected


# ---- at tables -------------------------------------------------------------------------------------------------
def draws(name: str, seed: int) -> tuple[dict[str, str], benben.Match]:
    """A game at random, and what chance brought for each purpose."""
    rng, found = random.Random(seed), {}
    match = benben.Match(benben.load(name), KeyedDealer(SECRET))
    while not match.is_over:
        if match.turn is None or match.table.actor == CHANCE:
            purpose = purpose_of(match)
            assert purpose not in found
            match.push(match.dealer.draw(match))
            found[purpose] = match.plies[-1].text
        else:
            match.push(rng.choice(match.legal_moves.codes))
    return found, match


@pytest.mark.parametrize(("name", "equal"), [("ra", 1), ("imhotep", 1), ("imhotep_duel", 1), ("ankhor", 0.6)])
def test_tables_of_a_secret_draw_the_same_for_the_same_purpose(name: str, equal: float) -> None:
    """In Ankh'or the two piles are drawn in another order, so what is left to draw differs a little."""
    (one, match), (other, again) = draws(name, 1), draws(name, 2)
    assert match != again
    common = one.keys() & other.keys()
    assert len(common) > 20
    assert sum(one[purpose] == other[purpose] for purpose in common) >= equal * len(common)


def test_a_match_draws_as_its_record_says() -> None:
    match = benben.load("ra").new_match(dealer=KeyedDealer(SECRET))
    for _ in range(12):
        match.play(match.legal_moves[0])
    running = match.record()
    assert running["dealer"] == {"kind": "keyed", "commitment": hashlib.sha256(SECRET).hexdigest()}
    assert benben.read_record(running, KeyedDealer(SECRET)) == match
    with pytest.raises(benben.RecordError, match="not the one"):
        benben.read_record(running, benben.CommittedDealer(SECRET))
    while not match.is_over:
        match.play(match.legal_moves[0])
    record = match.record()
    assert benben.verify(record).outcomes_checked == sum(ply.actor == CHANCE for ply in match.plies)
    match.rewind(match.ply - 1)
    assert benben.read_record(record).record() == record


def test_the_way_of_drawing_belongs_to_the_record() -> None:
    match = benben.load("imhotep_duel").new_match(dealer=KeyedDealer(SECRET))
    while not match.is_over:
        match.play(match.legal_moves[0])
    record = {**match.record(), "dealer": {**match.record()["dealer"], "kind": "committed"}}
    with pytest.raises(benben.RecordError):
        benben.read_record(record)
