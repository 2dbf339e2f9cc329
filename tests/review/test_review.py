"""Reviews of a finished game: their content, that they are repeatable, and that they use no secrets."""

import json
import math
from typing import Any

import pytest

import benben.review
from benben.engine.game import Match
from benben.engine.message import message
from benben.engine.table import CHANCE, Tables, copy_tables
from benben.players.stopping import Stop, Stopped, stopping
from benben.review import Budget, ChanceOutcome, Decision, JudgedMove, Moment, Review, ReviewError, review
from benben.review.document import Verdict
from benben.review.hinting import margins, outlook
from benben.review.judging import LEAST_LOSS, Race, judge, run
from benben.review.turning_points import turning_points
from benben.review.worth import Looker, Worth
from tests.review.pebbles import PEBBLES, finished, indistinguishable

FEW = Budget(games=40)


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


@pytest.fixture(scope="module")
def reviewed(match: Match) -> Review:
    return review(match, FEW, seed=3)


# ---- content -----------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_every_real_decision_is_judged(match: Match, reviewed: Review) -> None:
    real = [
        ply
        for ply, played in enumerate(match.plies)
        if played.actor != CHANCE and len(match.at(ply).legal_moves) > 1
    ]
    assert [decision.ply for decision in reviewed.decisions] == real
    for decision in reviewed.decisions:
        played = match.plies[decision.ply]
        assert (decision.seat, decision.played.move, decision.played.text) == (
            played.actor, played.move, played.text,
        )  # fmt: skip
        assert decision.played.message == match.at(decision.ply).describe(played.move)
        assert decision.games >= 40 * len(match.at(decision.ply).legal_moves) / 2
        assert decision.is_real or decision.verdict != "error"
        assert 1 <= len(decision.ideas) <= 3


def test_the_graph_goes_from_the_first_decision_to_the_result(match: Match, reviewed: Review) -> None:
    assert [moment.ply for moment in reviewed.graph] == [
        *(decision.ply for decision in reviewed.decisions), match.ply,
    ]  # fmt: skip
    outcome = match.outcome
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
    assert reviewed.graph[-1].chances == pytest.approx(won)
    assert reviewed.graph[-1].points == outcome.scores


@pytest.mark.parametrize("played", [0, 5])
def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_was_played(match: Match, played: int) -> None:
    given_up = match.at(next(ply for ply in range(played, match.ply) if match.at(ply).turn is not None))
    found = review(given_up, FEW, resigned=1)
    assert found.digest == given_up.record(resigned=1)["digest"]
    assert [moment.ply for moment in found.graph] == [
        *(decision.ply for decision in found.decisions), given_up.ply,
    ]  # fmt: skip
    assert bool(found.decisions) == bool(played)
    last = found.graph[-1]
    assert sum(last.chances) == pytest.approx(1.0)
    assert min(last.chances) > 0.0  # how it stood: who resigned had not lost by the rules


def test_chances_sum_to_one_everywhere(reviewed: Review) -> None:
    ideas = [idea for decision in reviewed.decisions for idea in (*decision.ideas, decision.played)]
    tellers: list[Moment | Decision | JudgedMove] = [*reviewed.graph, *reviewed.decisions, *ideas]
    for entries in tellers:
        assert sum(entries.chances) == pytest.approx(1.0)
        assert min(entries.chances) >= 0.0
        assert len(entries.points) == 2


def test_a_loss_within_its_error_is_no_error(reviewed: Review) -> None:
    verdicts = set()
    for decision in reviewed.decisions:
        best, played = decision.ideas[0], decision.played
        verdicts.add(decision.verdict)
        assert (decision.verdict == "best") == (best.move == played.move)
        assert decision.loss == pytest.approx(
            max(0.0, best.chances[decision.seat] - played.chances[decision.seat])
        )
        if decision.verdict == "error":
            assert decision.loss > max(LEAST_LOSS, 1.6 * decision.noise)
            assert decision.chances == best.chances
        else:
            assert decision.chances == played.chances
    assert "best" in verdicts
    assert verdicts & {"equal", "error"}


def test_every_move_gets_the_same_looks_until_it_is_beyond_doubt() -> None:
    match = benben.load("imhotep_duel").new_match(seed=3)
    race = Race(match, match.legal_moves.codes[0], Looker(match.game, 5), 1)
    run(race, Budget(games=40))
    looks = {move: len(found) for move, found in race.looks.items()}
    assert {looks[move] for move in race.running} == {race.rounds}
    assert race.rounds >= 8
    assert min(looks.values()) >= 4
    assert len(race.running) < len(looks)
    assert all(race.gap(move).mean > LEAST_LOSS for move in set(looks) - set(race.running))


def test_each_round_draws_anew_what_is_hidden_and_all_its_moves_share_it() -> None:
    match, seen = indistinguishable()[0], list[bytes]()

    class Noting(Looker):
        def after(self, known: Tables, move: int, seed: int) -> Worth:
            seen.append(known.tobytes())
            return super().after(known, move, seed)

    moves = match.legal_moves.codes
    race = Race(match, moves[0], Noting(PEBBLES, 2), 1)
    for _ in range(12):
        race.look()
    rounds = [set(seen[start : start + len(moves)]) for start in range(0, len(seen), len(moves))]
    assert [len(tables) for tables in rounds] == [1] * 12
    assert len(set.union(*rounds)) == 2  # the other's pebble is white or red


def test_the_same_move_twice_has_no_error() -> None:
    """Common random numbers: the same table looked at with equal seeds is worth the same."""
    match = PEBBLES.new_match(seed=2)
    looker = Looker(PEBBLES, 7)
    assert looker.look(match.tables, 5) == looker.look(match.tables, 5)
    assert looker.look(match.tables, 5) == Looker(PEBBLES, 7).look(match.tables, 5)
    assert looker.look(match.tables, 5) != looker.look(match.tables, 6)


def test_a_move_that_ends_the_game_is_worth_exactly_its_result() -> None:
    match = finished()
    last = match.last_decision()
    assert last is not None
    position, move = match.at(last), match.plies[last].move
    end = copy_tables(position.tables)
    PEBBLES.rules.apply(end[0], move)
    if end["actor"][0] == CHANCE:  # the last pebble: chance has one outcome
        PEBBLES.rules.apply(end[0], match.plies[last + 1].move)
    worth = Looker(PEBBLES, 5).look(end, 0)
    assert worth.chances == pytest.approx(review_end(match))
    assert judge(position, move, FEW, 3).played.chances == pytest.approx(review_end(match))


def review_end(match: Match) -> list[float]:
    """Each seat's share of the victory."""
    outcome = match.outcome
    assert outcome is not None
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(match.game.players)]


# ---- repeatable, stoppable, kept -----------------------------------------------------------------------------------
def test_the_same_seed_and_budget_give_the_same_on_any_number_of_threads(
    match: Match, reviewed: Review
) -> None:
    assert review(match, FEW, seed=3, workers=2) == reviewed
    assert review(match, FEW, seed=4).graph != reviewed.graph


def test_it_tells_how_far_it_is_and_stops_when_asked(match: Match, reviewed: Review) -> None:
    entries: list[tuple[int, int]] = []
    stop = Stop()

    def progress(done: int, of: int) -> None:
        entries.append((done, of))
        if done == 4:
            stop.set()

    with stopping(stop), pytest.raises(Stopped):
        review(match, FEW, progress=progress)
    total = len(reviewed.decisions)
    assert entries == [(done, total) for done in range(5)]
    assert total > 5


def test_json_and_back(reviewed: Review) -> None:
    document = json.loads(json.dumps(reviewed.to_json()))
    assert Review.from_json(document).to_json() == document
    assert document["games"] == 40
    assert Review.from_json(document).decisions[0].ply == reviewed.decisions[0].ply


def test_a_review_says_who_judged_and_old_ones_were_judged_by_the_linear_evaluation(reviewed: Review) -> None:
    document = reviewed.to_json()
    assert document["judge"] == "playouts"  # Pebbles has no evaluation
    del document["judge"]
    assert Review.from_json(document).judge == "linear"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        ({"format": "benben-record"}, "not a review"),
        ({"version": 99}, "format 99"),
        ({"graph": [{"ply": 1}]}, "damaged"),
        ({"colour": "red"}, "damaged"),
    ],
)
def test_a_foreign_or_damaged_document_is_refused(
    reviewed: Review, spoil: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ReviewError, match=reason):
        Review.from_json({**reviewed.to_json(), **spoil})


def test_an_unfinished_game_is_refused(match: Match) -> None:
    with pytest.raises(ReviewError, match="not over"):
        review(match.at(match.ply - 4), FEW)


@pytest.mark.parametrize(
    ("games", "seconds", "reason"),
    [
        (0, None, "0 games"),
        (-3, 1.0, "-3 games"),
        (None, 0.0, "0 seconds"),
        (None, -1.5, "-1.5 seconds"),
        (None, math.nan, "nan seconds"),
        (None, math.inf, "inf seconds"),
        (None, None, "needs a budget"),
    ],
)
def test_a_budget_of_nothing_is_refused(games: int | None, seconds: float | None, reason: str) -> None:
    with pytest.raises(ReviewError, match=reason):
        Budget(games, seconds)


# ---- fairness ------------------------------------------------------------------------------------------------------
def judged_alike(first: Match, second: Match) -> bool:
    """Whether a decision is judged the same at two positions."""
    move = first.legal_moves.codes[0]
    return judge(first, move, FEW, 7) == judge(second, move, FEW, 7)


def test_what_is_hidden_from_the_mover_does_not_matter() -> None:
    assert judged_alike(*indistinguishable())


def test_the_test_of_fairness_catches_a_cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "known", lambda match, _seat, _seed=0: copy_tables(match.tables))
    assert not judged_alike(*indistinguishable())


# ---- turning points ------------------------------------------------------------------------------------------------
def choice(move: int, chance: float) -> JudgedMove:
    words = message("pebbles-move-draw")
    return JudgedMove(move, "draw", words, 0.01, (chance, 1.0 - chance), (0.0, 0.0))


def decision(ply: int, best: float, played: float, verdict: Verdict = "error") -> Decision:
    return Decision(
        ply, 0, 100, (best, 1.0 - best), (0.0, 0.0), choice(1, played), (choice(0, best),),
        best - played, 0.01, verdict, is_real=True,
    )  # fmt: skip


def draw(ply: int, before: float, after: float, noise: float = 0.01) -> ChanceOutcome:
    zero = (0.0, 0.0)
    return ChanceOutcome(
        ply, "reveal", "", 2, (before, 1.0 - before), zero, (after, 1.0 - after), zero, (noise, noise)
    )


def test_a_large_sure_loss_is_a_mistake_and_tells_what_was_better(match: Match) -> None:
    (found,) = turning_points(match, [decision(0, 0.8, 0.3)])
    assert (found.kind, found.ply, found.seat) == ("mistake", 0, 0)
    assert found.shift == pytest.approx((-0.5, 0.5))
    assert found.message["args"]["lost"] == 50
    assert found.better is not None
    assert found.better["args"]["chance"] == 80


@pytest.mark.parametrize("decided", [decision(0, 0.8, 0.77), decision(0, 0.8, 0.6, "equal")])
def test_a_small_or_unsure_loss_is_no_turning_point(match: Match, decided: Decision) -> None:
    assert not turning_points(match, [decided])


def test_what_chance_does_is_luck_and_no_ones_mistake(match: Match) -> None:
    outcome = next(ply for ply, played in enumerate(match.plies) if played.actor == CHANCE)
    (found,) = turning_points(match, [decision(outcome - 1, 0.5, 0.5, "best"), draw(outcome, 0.5, 0.9)])
    assert (found.kind, found.ply, found.seat, found.better) == ("luck", outcome, 0, None)
    assert found.message["id"] == "review-luck-good"
    assert found.message["args"]["shift"] == 40
    assert found.message["args"]["events"] == match.narrate(outcome)
    assert not turning_points(match, [draw(outcome, 0.5, 0.9, noise=0.3)])


def test_of_much_luck_at_once_what_shifted_most_is_said(match: Match) -> None:
    plies = [ply for ply in range(match.ply) if len(match.narrate(ply)) == 1][:5]
    assert len(plies) == 5
    shifts = (0.3, -0.2, 0.1, 0.02, 0.05)
    (found,) = turning_points(
        match, [draw(ply, 0.5, 0.5 + each) for ply, each in zip(plies, shifts, strict=True)]
    )
    said = [match.narrate(plies[number])[0] for number in (0, 2, 4)]
    assert found.message["args"]["events"] == [*said, message("review-luck-more", count=2)]
    assert found.message["args"]["shift"] == 27


# ---- words -----------------------------------------------------------------------------------------------------------
def test_margins_are_against_the_best_of_the_others() -> None:
    assert margins((30.0, 25.0, 28.0)) == (2.0, -5.0, -2.0)
    assert margins((10.0,)) == (10.0,)


def test_the_outlook_tells_every_seat() -> None:
    entries = outlook((0.6, 0.4), (1.4, -1.4))
    assert [(words["id"], words["args"]["chance"], words["args"]["margin"]) for words in entries] == [
        ("hint-ahead", 60, 1), ("hint-behind", 40, 1),
    ]  # fmt: skip
    assert outlook((0.5, 0.5), (0.2, -0.2))[0]["id"] == "hint-level"
    hidden = outlook((0.6, 0.4), None)
    assert [(words["id"], words["args"]) for words in hidden] == [
        ("hint-chance", {"seat": 0, "chance": 60}), ("hint-chance", {"seat": 1, "chance": 40}),
    ]  # fmt: skip
