"""The luck of a draw: its expectation is 0 for any players, and it follows from the evaluation of the outcome."""

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from benben.arena.luck import KINDS, Luck, _fitted, is_luck, luck_of
from benben.engine.game import Game, Match
from benben.engine.registry import load
from benben.engine.table import CHANCE
from benben.players.evaluation import evaluation_of
from benben.players.fitting import Fit, document_of, text_of
from benben.players.quick import play_quickly
from tests.players.judged_pebbles import RULES

ROUNDED = 1e-8
GAMES = [
    pytest.param("ra", 2, id="ra-2"),
    pytest.param("imhotep_duel", 2, id="imhotep_duel-2"),
    pytest.param("ra", 3, id="ra-3", marks=pytest.mark.slow),
    pytest.param("imhotep", 3, id="imhotep-3", marks=pytest.mark.slow),
    pytest.param("ankhor", 2, id="ankhor-2", marks=pytest.mark.slow),
]


def played(name: str, players: int, seed: int = 5) -> Match:
    """A whole game between players that misjudge moves a little."""
    return play_quickly(load(name, players=players), [1.0] * players, range(players), deal_seed=seed)


def draws(match: Match, most: int) -> Iterator[tuple[int, Match]]:
    """So many draws of a match, spread over it, each with the match before it."""
    plies = [ply for ply, each in enumerate(match.plies) if each.actor == CHANCE]
    for ply in plies[:: max(1, len(plies) // most)]:
        yield ply, match.at(ply)


def luck_of_codes(before: Match, codes: Sequence[int]) -> Luck:
    """The luck of moves and outcomes that follow a position."""
    match = before.copy()
    for code in codes:
        match.push(code)
    found = luck_of(match, range(before.ply, match.ply))
    assert found is not None
    return found


def outcomes(match: Match) -> Iterator[tuple[int, float]]:
    """What can come now, with its chance."""
    weights = match.weights()
    for code, weight in enumerate(weights):
        if weight > 0:
            yield code, weight / sum(weights)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_expectation_of_a_draw_is_nothing(name: str, players: int) -> None:
    """By enumeration: all outcomes with their exact weights. And what one seat is given others are not."""
    match, seen = played(name, players), 0.0
    for _, before in draws(match, 12):
        mean = np.zeros((KINDS, players))
        for code, chance in outcomes(before):
            luck = np.array(luck_of_codes(before, [code]))
            assert luck.sum(axis=1) == pytest.approx(0.0, abs=ROUNDED)
            mean += chance * luck
            seen = max(seen, float(np.abs(luck).max()))
        assert mean == pytest.approx(np.zeros((KINDS, players)), abs=ROUNDED)
    assert seen > 0.001


def to_next_draw(match: Match, choice: int) -> list[int]:
    """Let the seats decide until chance acts again, by a rule that looks at what chance has brought; the moves."""
    moves: list[int] = []
    while match.turn is not None:
        legal = match.legal_moves
        moves.append(int(legal[(choice + len(moves)) % len(legal)]))
        match.push(moves[-1])
    return moves


def test_draws_of_any_two_players_are_nothing_in_expectation() -> None:
    """Moves that depend on the first draw, and lead to different second ones: their luck adds up to nothing as well."""
    match = played("imhotep_duel", 2)
    _, before = next(itertools.islice(draws(match, 8), 4, None))
    mean, chances, ends = np.zeros((KINDS, 2)), 0.0, set()
    for first, chance in outcomes(before):
        middle = before.copy()
        middle.push(middle.rules.outcomes(middle.table).value(first))
        moves = to_next_draw(middle, first)
        assert middle.table.actor == CHANCE
        for second, then in outcomes(middle):
            codes = [first, *moves, second]
            mean += chance * then * np.array(luck_of_codes(before, codes))
            chances += chance * then
            ends.add(tuple(codes))
    assert chances == pytest.approx(1.0)
    assert len(ends) > 8
    assert mean == pytest.approx(np.zeros((KINDS, 2)), abs=ROUNDED)


@pytest.mark.parametrize(("name", "players"), GAMES[:2])
def test_luck_at_once_is_what_the_evaluation_says(name: str, players: int) -> None:
    match = played(name, players)
    evaluation = evaluation_of(match.game)
    assert evaluation is not None
    for ply, before in draws(match, 6):

        def judged(code: int, before: Match = before) -> np.ndarray:
            after = before.copy()
            after.push(after.rules.outcomes(after.table).value(code))
            return np.array(evaluation.judge(after.tables)[0])

        came = match.plies[ply].move
        right = judged(came) - sum(chance * judged(code) for code, chance in outcomes(before))
        found = luck_of_codes(before, [came])
        assert found[0] == pytest.approx(right, abs=ROUNDED)


def test_the_luck_of_a_game_is_that_of_its_draws() -> None:
    match = played("ra", 2)
    whole = luck_of(match)
    assert whole is not None
    assert is_luck(whole, 2)
    parts = [
        luck_of(match, range(ply, ply + 1)) for ply, each in enumerate(match.plies) if each.actor == CHANCE
    ]
    assert np.array(whole) == pytest.approx(np.array(parts).sum(axis=0), abs=ROUNDED * len(parts))
    assert np.abs(whole).max() > 0.01


def test_a_game_without_an_evaluation_tells_nothing() -> None:
    assert luck_of(play_quickly(Game(RULES, {"players": 2}), [0.0, 0.0], [1, 2], deal_seed=3)) is None


def test_nor_does_one_that_was_fitted_for_other_numbers_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = np.ones((2, RULES.phases, len(RULES.feature_names) + 1))
    fits = {2: Fit(weights, np.ones(len(RULES.feature_names)), {})}
    (tmp_path / "evaluation.json").write_text(text_of(document_of(RULES, fits, "by hand", 1, 1)))
    monkeypatch.setitem(vars(RULES), "folder", tmp_path)
    two, three = (Game(RULES, {"players": players}) for players in (2, 3))
    monkeypatch.setattr(
        "benben.arena.luck._fitted", _fitted.__wrapped__
    )  # the records of other files belong to them
    assert luck_of(three.new_match(seed=1), range(0)) is None
    assert luck_of(two.new_match(seed=1), range(0)) == ((0.0, 0.0), (0.0, 0.0))


@pytest.mark.parametrize(
    "luck", [(), ((0.1, -0.1),), ((0.1, -0.1), (0.1,)), ((0.1, -0.1), (float("nan"), 0.0))]
)
def test_what_is_no_luck(luck: tuple[tuple[float, ...], ...]) -> None:
    assert not is_luck(luck, 2)
