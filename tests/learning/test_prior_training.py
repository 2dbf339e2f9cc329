"""Training what corrects priors: integers say what floats say, the same seed gives the same, and it comes closer."""

import pytest

from benben import load, nd
from benben.engine.loops import Scratch
from benben.engine.native import array_of, native
from benben.engine.registry import rules
from benben.learning.labels import label_games
from benben.learning.prior_training import PriorTraining, corrected
from benben.players.buffers import Buffers
from benben.players.priors import Priors, rate_of
from benben.players.selfplay import variants

RULES = rules("imhotep_duel")
GAME = load("imhotep_duel")


@pytest.fixture(scope="module")
def training() -> PriorTraining:
    labels = label_games(GAME, variants(RULES, 2, 1, 16), range(100), 1)
    found = PriorTraining(RULES, labels, seed=3, rounds=12)
    assert len(list(found.run())) == 13
    return found


def test_the_same_seed_gives_the_same_net(training: PriorTraining) -> None:
    again = PriorTraining(RULES, training.labels, seed=3, rounds=12)
    for _ in again.run():
        pass
    for name in Priors._fields:
        assert nd.array_equal(getattr(again.net, name), getattr(training.net, name)), name
    assert any(training.net.moves.flat)


def test_integers_say_what_floats_say(training: PriorTraining) -> None:
    import torch

    priors, room, scratch = map(array_of, (training.net, Buffers.of(RULES), Scratch.of(RULES)))
    legal, rate = native(RULES.legal), native(rate_of(RULES))
    everything, tables = training._all, training.labels.tables
    with torch.no_grad():
        seen = everything.seen / torch.from_numpy(training._highest)
        floats = corrected(training._layers, everything, seen).numpy()
    for row in range(0, len(tables), 7):
        options = legal(tables[row], scratch.moves)
        rate(tables[row], options, priors, scratch, room)
        thought, meant = scratch.preferences[:options], floats[row, scratch.moves[:options]]
        assert thought - thought.max() == pytest.approx(
            meant - thought.max() - (meant - thought).mean(), abs=0.1
        )


def test_it_comes_closer_to_what_search_found(training: PriorTraining) -> None:
    """On the positions it was trained with: with so few, others say nothing."""
    untrained = PriorTraining(RULES, training.labels, seed=3, rounds=1)
    before, after = (each.divergence(training._train) for each in (untrained, training))
    assert after < before - 0.02
