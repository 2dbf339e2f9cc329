"""Senet in Pgx: the same game move for move. Left out where Pgx is not installed (`pip install 'benben[bench]'`)."""

from typing import Any

import pytest

from benben.engine.game import Match
from benben.engine.table import CHANCE
from tests.bench.test_senet import matches  # noqa: F401  (a fixture)

pytest.importorskip("pgx", reason="Pgx is not installed: pip install 'benben[bench]'")

import jax
import numpy as np

from bench.senet import in_pgx

JaxState = Any


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A move in Pgx without the throws that follow it."""
    monkeypatch.setattr(in_pgx, "thrown", lambda state, _key: state)
    return jax.jit(in_pgx.Senet()._step)


def test_pgx_plays_the_same_games(matches: list[Match], step: Any) -> None:  # noqa: F811
    legal, key = jax.jit(in_pgx.legal), jax.random.key(0)
    for match in matches:
        state: JaxState = in_pgx.State()
        for ply, done in enumerate(match.plies):
            table = match.at(ply).table
            if done.actor == CHANCE:
                throw, after = done.move + 1, match.at(ply + 1)
                state = state.replace(throw=np.int32(throw))
                listed = np.flatnonzero(legal(state.board, state.turn, throw)).tolist()
                goes_on = after.turn == int(table.turn)
                assert listed == (sorted(after.legal_moves.codes) if goes_on else [])
                if not goes_on:
                    state = state.replace(turn=np.int8(1 - int(table.turn)))
            else:
                state = step(state.replace(current_player=np.int32(done.actor)), done.move, key)
                after_move = match.at(ply + 1).table
                board = np.asarray(state.board)[in_pgx.EDGE : in_pgx.EDGE + in_pgx.LAST]
                assert board.tolist() == after_move.board.tolist()[1 : in_pgx.LAST + 1]
                assert state.off.tolist() == after_move.off.tolist()
                assert int(state.turn) == int(after_move.turn)
        assert match.outcome is not None
        assert bool(state.terminated)
        assert np.flatnonzero(state.rewards == 1.0).tolist() == list(match.outcome.winners)
