"""Senet in one file is the same game as one that was written a second time, move for move."""

import random

import pytest

from benben.authoring import files
from benben.engine.table import CHANCE
from tests.authoring.conftest import EXAMPLES
from tests.authoring.reference import THROWS, Senet
from tests.tiers import usually

GAMES = usually(6, 200)


@pytest.mark.slow
@pytest.mark.parametrize("pawns", [5, 7])
def test_both_play_the_same_games(pawns: int) -> None:
    game = files.load(EXAMPLES / "senet.py", pawns=pawns)
    for seed in range(GAMES):
        luck, ours, theirs = random.Random(seed), game.new_match(seed=seed), Senet(pawns)
        seen = 0
        while True:
            for ply in ours.plies[seen:]:
                if ply.actor == CHANCE:
                    theirs.cast(int(ply.text.split()[1]))
                else:
                    theirs.play(ply.text)
            seen = ours.ply
            if ours.is_over:
                break
            assert [str(move) for move in ours.legal_moves] == theirs.moves()
            assert ours.turn == theirs.turn
            assert {n: seat for n, seat in enumerate(ours.table.board.tolist()) if seat >= 0} == theirs.where
            ours.play(luck.choice(list(ours.legal_moves)))
        outcome = ours.outcome
        assert outcome is not None
        assert outcome.winners == (theirs.winner,)
        assert list(outcome.scores) == theirs.off


def test_the_sticks_fall_as_they_do() -> None:
    match = files.load(EXAMPLES / "senet.py").new_match(seed=1)
    room = match.rules.table.empty()[0]
    match.rules.setup(room, match.game.codes)
    from benben import nd

    weights = nd.zeros(5, nd.int64)
    assert match.rules.chance(room, weights) == 5
    assert weights.tolist() == list(THROWS.values())
