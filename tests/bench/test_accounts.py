"""How `bench.accounts` sums up doubt and luck, and draws them."""

import math
from dataclasses import astuple
from pathlib import Path

import pytest

from benben.review import Account, Amount, Entry, Ledger
from bench.accounts import Doubts, Measured, Spread, doubt_in, ledger_of
from bench.figures_file import add, read
from tests.review.pebbles import finished

NOTHING = Amount(0.0, 0.0)


def ledger(steps: tuple[float, ...]) -> Ledger:
    """Of two seats, the second of which has no doubt at all; luck does not count."""
    entries = [Entry(ply, "doubt", None, "", (each, 0.0), (9.0, 9.0)) for ply, each in enumerate(steps)]
    luck = Entry(9, "luck", None, "reveal", (0.5, -0.5), (0.0, 0.0))
    accounts = [
        Account(seat, NOTHING, (), (), Amount(doubt, 9.0), NOTHING)
        for seat, doubt in enumerate((sum(steps), 0.0))
    ]
    return Ledger((*entries, luck), tuple(accounts))


def test_doubt_is_the_root_mean_square_of_steps_and_of_whole_games() -> None:
    found = doubt_in(24, [ledger((0.1, 0.1)), ledger((0.1, 0.1))])
    same = math.sqrt(0.01 / 2)
    assert astuple(found.step) == pytest.approx((same, same, same))
    assert found.whole.value == pytest.approx(math.sqrt(0.04 / 2))
    assert found.size == 24


def test_the_interval_comes_from_whole_games_and_ends_at_nothing() -> None:
    found = Spread.root([0.01, 0.03])
    wide = 12.706 * math.sqrt(0.0002) / math.sqrt(2)
    assert astuple(found) == pytest.approx((math.sqrt(0.02), 0.0, math.sqrt(0.02 + wide)), abs=1e-3)
    assert astuple(Spread.mean([0.01, 0.03])) == pytest.approx((0.02, 0.02 - wide, 0.02 + wide), abs=1e-3)
    assert str(found) == f"14.1 % (0.0 to {100 * found.high:.1f})"


def test_the_account_of_a_game_is_that_of_searches_of_the_size() -> None:
    match = finished()
    rough, same = ledger_of(match, 4, 1), ledger_of(match, 4, 1)
    assert rough == same
    assert ledger_of(match, 8, 1) != rough != ledger_of(match, 4, 2)
    assert {entry.kind for entry in rough.entries} == {"luck", "error", "doubt"}


def test_figures_are_kept_and_drawn(tmp_path: Path) -> None:
    from bench.accounts_drawing import draw  # imports Matplotlib, which takes a second

    file, step = tmp_path / "accounts.json", Spread(0.05, 0.04, 0.06)
    whole = Measured(3, (Doubts(24, step, Spread(0.3, 0.1, 0.4)), Doubts(48, step, step)), step)
    add(file, "ra, 2", whole)
    assert read(file, Measured.from_json) == {"ra": {2: whole}}
    draw({"Ra": {2: whole}}, tmp_path / "doubt.svg")
    text = (tmp_path / "doubt.svg").read_text("utf-8")
    assert all(words in text for words in (">Ra<", ">2 players<", ">doubt of a step, in %<"))
