"""Chance: exact weights, outcomes that show what they say, dealers that deal by them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from typing_extensions import override

from benben.engine.dealer import CommittedDealer, SeededDealer
from benben.engine.errors import IllegalMove, MalformedMove
from benben.engine.game import Game
from benben.engine.table import CHANCE
from tests.games.checks import check_chance, check_sample, weights_of
from tests.games.every import CASES, every_kind, every_plain_game
from tests.games.playing import played, spread, tables_of, walk
from tests.games.walks import chances_in, walks

DRAWN = 8
"""So many tables of a walk at which chance draws very often."""
REFUSED = 20
"""So many tables of a walk at which everything that chance cannot bring is tried."""


@every_plain_game
def test_weights_add_up_to_what_is_left_and_outcomes_show_what_they_say(game: Game) -> None:
    waiting = chances_in(game)
    for table in waiting[:3] + waiting[3::5]:
        check_chance(CASES[game.name], game, table)


@every_plain_game
def test_a_game_draws_with_the_odds_that_it_tells(game: Game) -> None:
    """Loops ask the game for an outcome, dealers for the weights."""
    different = {table.tobytes(): table for table in chances_in(game)}
    for table in spread(list(different.values()), DRAWN):
        check_sample(game, table)


@dataclass(frozen=True)
class Watched(SeededDealer):
    """Remembers what it was asked."""

    asked: list[tuple[int, list[int]]] = field(default_factory=list)

    @override
    def deal(self, ply: int, weights: Sequence[int]) -> int:
        self.asked.append((ply, list(weights)))
        return super().deal(ply, weights)


@every_plain_game
def test_the_dealer_is_asked_with_the_exact_weights_at_every_chance(game: Game) -> None:
    dealer = Watched(1)
    match = game.new_match(dealer=dealer)
    while not match.is_over:
        match.play(match.legal_moves[-1])
    tables = tables_of(match)
    due = [
        (ply, weights_of(game, tables[ply])) for ply, step in enumerate(match.plies) if step.actor == CHANCE
    ]
    assert dealer.asked == due
    for ply, weights in due:
        assert weights[match.plies[ply].move] > 0


@every_kind
def test_the_same_seed_is_the_same_game_and_another_another(game: Game) -> None:
    *_, first = walk(game, 1)
    *_, again = walk(game, 1)
    assert first == again
    start = walk_to_end(game, 0)
    assert any(walk_to_end(game, seed) != start for seed in range(1, 10))


def walk_to_end(game: Game, seed: int) -> list[str]:
    """The plies of a match that always plays the first move; only chance differs."""
    match = game.new_match(seed=seed)
    while not match.is_over:
        match.play(match.legal_moves[0])
    return [ply.text for ply in match.plies]


@every_kind
def test_a_fresh_secret_is_another_one_every_time(game: Game) -> None:
    dealers = [game.new_match().dealer for _ in range(3)]
    assert len({dealer.commitment for dealer in dealers if isinstance(dealer, CommittedDealer)}) == 3


@every_plain_game
def test_an_outcome_that_cannot_be_is_refused(game: Game) -> None:
    """Chance has no say where nothing is left of an outcome, and moves are no outcomes."""
    match = walks(game)[0].match
    dealt = [ply for ply, step in enumerate(match.plies) if step.actor == CHANCE]
    for ply in spread(dealt, REFUSED):
        before = match.at(ply)
        weights = before.weights()
        for code in [-1, len(weights), *(code for code, weight in enumerate(weights) if weight == 0)]:
            with pytest.raises((IllegalMove, MalformedMove)):
                before.push(code)
        assert before == match.at(ply)


@every_kind
def test_a_seed_and_a_dealer_cannot_both_be_given(game: Game) -> None:
    with pytest.raises(ValueError, match="not both"):
        game.new_match(seed=1, dealer=SeededDealer(1))


@every_kind
def test_undo_and_play_again_deal_the_same(game: Game) -> None:
    """Taking back gives no new draw: the outcome depends on the ply alone."""
    match = played(game, 7, 3)
    texts = [ply.text for ply in match.plies]
    for _ in range(2):
        move = match.undo()
        match.play(move)
        assert [ply.text for ply in match.plies] == texts
