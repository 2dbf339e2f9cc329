"""The account of a game: it adds up exactly, luck sums to nothing, and the mean over outcomes is the exact one."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
import benben.review
from benben.engine.game import Match
from benben.engine.table import CHANCE
from benben.players import make
from benben.review import Budget, Review, draws, ledger_of, review
from benben.review.booking import book, given_back
from benben.review.document import Amount, ChanceOutcome, Decision, JudgedMove, LuckRow, Moment, Verdict
from benben.review.worth import Looker
from tests.review.pebbles import PEBBLES, finished
from tests.tiers import usually

GAMES: dict[str, dict[str, Any]] = {
    "ra": {"players": 3}, "imhotep": {"players": 4}, "imhotep_duel": {}, "ankhor": {"players": 2},
}  # fmt: skip


def played(name: str, seed: int) -> Match:
    match = benben.load(name, **GAMES[name]).new_match(seed=seed)
    player = make("greedy:blur=3", match.game, seed)
    while match.turn is not None:
        match.play(player.choose(match.known(match.turn), match.turn))
    return match


def assert_adds_up(found: Review) -> None:
    for account in found.accounts:
        for part in ("chance", "points"):
            rows = [account.start, *account.luck, *account.errors, account.doubt]
            assert math.fsum(getattr(row, part) for row in rows) == pytest.approx(
                getattr(account.result, part), abs=1e-9
            )
    for source in range(len(found.accounts[0].luck)):
        assert math.fsum(each.luck[source].chance for each in found.accounts) == pytest.approx(0.0, abs=1e-9)
    for seat in range(found.players):
        assert found.accounts[seat].errors[seat].chance <= 0.0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_adds_up_exactly(name: str) -> None:
    """Also after it was written down; with rough looks, because the sum is exact for any."""
    for seed in range(usually(1, 10)):
        match = played(name, seed)
        found = review(match, Budget(games=2), seed=seed)
        assert_adds_up(found)
        assert_adds_up(Review.from_json(json.loads(json.dumps(found.to_json()))))
        for account, entry in zip(found.accounts, ledger_of(found).accounts, strict=True):
            assert (account.start, account.luck, account.errors, account.doubt) == (
                entry.start, entry.luck, entry.errors, entry.doubt,
            )  # fmt: skip
        chances = [ply for ply, each in enumerate(match.plies) if each.actor == CHANCE]
        assert {draw.ply for draw in found.draws} == {
            ply for ply in chances if sum(weight > 0 for weight in match.at(ply).weights()) > 1
        }


def chances_of(seats: int) -> st.SearchStrategy[tuple[float, ...]]:
    parts = st.lists(st.floats(0.01, 1.0), min_size=seats, max_size=seats)
    return parts.map(lambda found: tuple(part / math.fsum(found) for part in found))


@given(st.data(), st.integers(1, 5))
def test_it_adds_up_whatever_the_estimates(data: st.DataObject, seats: int) -> None:
    """Any steps in any order, several of one seat or of chance in a row."""
    points = st.lists(st.floats(-50.0, 150.0), min_size=seats, max_size=seats)

    def worth() -> tuple[tuple[float, ...], tuple[float, ...]]:
        return data.draw(chances_of(seats)), tuple(data.draw(points))

    def step(ply: int) -> Decision | ChanceOutcome:
        (before, expected), (after, earned) = worth(), worth()
        if data.draw(st.booleans()):
            source = data.draw(st.sampled_from(("reveal", "load")))
            return ChanceOutcome(ply, source, "", 2, before, expected, after, earned, before)
        move = JudgedMove(0, "", {"id": "", "args": {}}, 0.0, after, earned)
        seat = data.draw(st.integers(0, seats - 1))
        return Decision(ply, seat, 1, before, expected, move, (move,), 0.1, 0.0, "error", True)

    steps = [step(ply) for ply in range(data.draw(st.integers(0, 6)))]
    found = book("pebbles", steps, Moment(9, *worth()))
    for account in found.accounts:
        rows: list[Amount | LuckRow] = [account.start, *account.luck, *account.errors, account.doubt]
        assert math.fsum(row.chance for row in rows) == pytest.approx(account.result.chance, abs=1e-9)
        assert math.fsum(row.points for row in rows) == pytest.approx(account.result.points, abs=1e-9)


def test_the_mean_of_the_luck_over_all_outcomes_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their exact weights, with as many looks at each."""
    monkeypatch.setattr(draws, "OTHER_LOOKS", 3)
    match = finished()
    ply = last_draw(match)
    position, weights = match.at(ply), match.at(ply).weights()
    mean = [0.0, 0.0]
    for outcome in possible(match, ply):
        found = draws.weigh_draw(position, outcome, Looker(PEBBLES, 5), 3, 3)
        assert found.outcomes == len(possible(match, ply))
        share = weights[outcome] / sum(weights)
        mean = [
            sofar + share * (came - expected)
            for sofar, came, expected in zip(mean, found.chances, found.expected_chances, strict=True)
        ]
        assert found.chances != found.expected_chances
    assert mean == pytest.approx([0.0, 0.0], abs=1e-12)


def last_draw(match: Match) -> int:
    """The last ply at which more than one outcome could come."""
    return max(
        ply for ply, each in enumerate(match.plies) if each.actor == CHANCE and len(possible(match, ply)) > 1
    )


def possible(match: Match, ply: int) -> list[int]:
    return [outcome for outcome, weight in enumerate(match.at(ply).weights()) if weight > 0]


def test_of_too_many_outcomes_some_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draws, "MOST_OUTCOMES", 1)
    match = finished()
    ply = last_draw(match)
    found = draws.weigh_draw(match.at(ply), match.plies[ply].move, Looker(PEBBLES, 5), 3, 2)
    assert found.outcomes == 1


def test_an_error_may_be_given_back() -> None:
    good, bad = (0.6, 0.4), (0.4, 0.6)

    def step(ply: int, seat: int, before: tuple[float, float], after: tuple[float, float]) -> Decision:
        move = JudgedMove(0, "", {"id": "", "args": {}}, 0.0, after, (0.0, 0.0))
        verdict: Verdict = "error" if before != after else "best"
        return Decision(ply, seat, 1, before, (0.0, 0.0), move, (move,), 0.2, 0.0, verdict, True)

    steps = [step(0, 0, good, bad), step(1, 1, bad, good), step(2, 0, good, good), step(3, 1, bad, good)]
    entries = book("pebbles", steps, Moment(4, good, (0.0, 0.0))).entries
    assert given_back(steps, entries) == pytest.approx({0: 0.2, 1: 0.0, 3: 0.0})


def test_the_ledger_of_a_match() -> None:
    match = finished()
    found = benben.review.ledger(match, Budget(games=5), seed=3)
    assert [account.result.chance for account in found.accounts] == list(
        review(match, Budget(games=5), seed=3).graph[-1].chances
    )
