"""The correction of the priors: the same integers as Python's own, no overflow, misfits are reported."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy  # noqa: ICN001  (`np` has no types here)
import pytest

from benben import load
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.table import OVER, Tables
from benben.players import make
from benben.players.buffers import Buffers, highest_seen
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.net import BadNet, Net, load_net, save_net
from benben.players.priors import SEEN_STEPS, Priors, figures_of, moves_of, rate_of
from benben.players.quick import play_quickly
from benben.players.search import search_config
from benben.players.steps import FIRST, LARGEST, LARGEST_CELL, LARGEST_FEATURE, SECOND, STEPS
from tests.players.cells import ours

DUEL = load("imhotep_duel")
np: Any = numpy
"""Nets are of NumPy's arrays where they are trained, and of cells where they judge."""


def made_up(game: Game, seed: int = 1) -> Priors:
    """A net of random weights, small enough that its cells differ."""
    dice: Any = np.random.default_rng(seed)
    rules = game.rules
    figures, moves = figures_of(rules, game.players), moves_of(rules)

    def cells(*shape: int) -> Any:
        return dice.integers(-150, 150, shape).astype(np.int16)

    def sums(*shape: int) -> Any:
        return dice.integers(-9999, 9999, shape).astype(np.int32)

    return Priors(
        np.array([0.8]), cells(len(highest_seen(rules, game.players)), FIRST), dice.normal(size=figures),
        np.full(figures, 16.0), cells(figures, FIRST), sums(rules.phases, FIRST), cells(FIRST, SECOND),
        sums(SECOND), cells(moves, SECOND), sums(moves),
    )  # fmt: skip


def net_with(game: Game, priors: Priors) -> Net:
    evaluation = evaluation_of(game)
    assert evaluation is not None
    return Net.linear(evaluation.weights)._replace(priors=ours(priors))


def decisions(game: Game, rng: int = 3) -> list[Tables]:
    """Tables of a game between players that misjudge a little, where there is a choice."""
    match = play_quickly(game, [1.0] * game.players, range(game.players), deal_seed=rng)
    found, moves = [], Scratch.of(game.rules).moves
    for ply in range(5, len(match.plies), 7):
        tables = match.at(ply).tables
        if 0 <= tables[0].actor != OVER and game.rules.legal(tables[0], moves) > 1:
            found.append(tables)
    return found


def rated(game: Game, tables: Tables, priors: Priors) -> dict[int, float]:
    """What is thought of each legal move."""
    scratch = Scratch.of(game.rules)
    options = game.rules.legal(tables[0], scratch.moves)
    rate_of(game.rules)(tables[0], options, ours(priors), scratch, Buffers.of(game.rules))
    return dict(zip(scratch.moves[:options].tolist(), scratch.preferences.tolist(), strict=False))


def by_python(game: Game, tables: Tables, priors: Priors) -> dict[int, float]:
    """The same by Python's unbounded integers, written down once more; every sum must fit into 32 bits."""
    rules, table, scratch = game.rules, tables[0], Scratch.of(game.rules)
    assert rules.observe is not None
    assert rules.features is not None
    options = rules.legal(table, scratch.moves)
    rules.policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
    seat = int(table.actor)
    seen, figures = np.zeros(len(priors.seen), np.uint8), []
    rules.observe(table, seat, 1, seen)
    for place in range(game.players):
        values = np.zeros(len(rules.feature_names))
        rules.features(table, (seat + place) % game.players, values)
        figures += values.tolist()
    known = (np.array([*figures, *scratch.notes]) - priors.means) * priors.scales
    steps = np.floor(np.clip(known, -LARGEST_FEATURE, LARGEST_FEATURE) + 0.5)
    stage = 0 if rules.phase is None else rules.phase(table)
    sums = [int(bias) for bias in priors.phases[stage]]
    looked = [0] * len(sums)
    for cell in range(len(sums)):
        sums[cell] += sum(int(w) * int(s) for w, s in zip(priors.figures[:, cell], steps, strict=True))
        looked[cell] = sum(int(w) * int(s) for w, s in zip(priors.seen[:, cell], seen, strict=True))
    first = [(one >> 8) + (other >> 2) for one, other in zip(sums, looked, strict=True)]
    cells = [min(max(total, 0), LARGEST_CELL) for total in first]
    hidden = [int(bias) for bias in priors.between_bias]
    for cell in range(len(hidden)):
        hidden[cell] += sum(int(w) * c for w, c in zip(priors.between[:, cell], cells, strict=True))
    assert max(map(abs, sums + looked + first + hidden)) < 2**31
    last = [min(max(total >> 8, 0), LARGEST_CELL) for total in hidden]
    thought = {}
    for move, preference in zip(scratch.moves[:options].tolist(), scratch.preferences, strict=False):
        total = sum(int(w) * c for w, c in zip(priors.moves[move], last, strict=True))
        added = (int(priors.moves_bias[move]) + total) / STEPS**2
        thought[move] = float(preference) * float(priors.valued[0]) + added
    return thought


@pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param("imhotep_duel", 2),
        pytest.param("ra", 3, marks=pytest.mark.slow),
        pytest.param("ankhor", 4, marks=pytest.mark.slow),
        pytest.param("imhotep", 4, marks=pytest.mark.slow),
    ],
)
def test_the_integers_are_those_of_python(name: str, players: int) -> None:
    game = load(name, players=players)
    priors, changed = made_up(game), 0.0
    for tables in decisions(game):
        thought = rated(game, tables, priors)
        assert thought == pytest.approx(by_python(game, tables, priors), abs=1e-9)
        plain = rated(game, tables, Priors.none())
        changed = max(changed, *(abs(thought[move] - plain[move]) for move in thought))
    assert changed > 0.01


def test_what_was_noted_at_another_table_does_not_count() -> None:
    """The valuation of The Duel leaves the notes of boats that are not there as they were."""
    priors = made_up(DUEL)
    for tables in decisions(DUEL):
        scratch = Scratch.of(DUEL.rules)
        scratch.notes[:] = 7.0
        options = DUEL.rules.legal(tables[0], scratch.moves)
        rate_of(DUEL.rules)(tables[0], options, ours(priors), scratch, Buffers.of(DUEL.rules))
        assert scratch.preferences[:options].tolist() == list(rated(DUEL, tables, priors).values())


@pytest.mark.parametrize("sign", [-1, 1])
def test_nothing_overflows(sign: int) -> None:
    """The largest weights and figures that there can be, all of one sign."""
    some = made_up(DUEL)
    large = some._replace(
        means=some.means - sign * 1e9,
        scales=np.full_like(some.scales, STEPS),
        **{
            name: np.full_like(getattr(some, name), sign * LARGEST)
            for name in ("seen", "figures", "between", "moves")
        },
    )
    for tables in decisions(DUEL):
        assert rated(DUEL, tables, large) == pytest.approx(by_python(DUEL, tables, large))
    for name, players in (("imhotep", 4), ("ra", 5), ("ankhor", 4)):
        rules = load(name, players=players).rules
        assert figures_of(rules, players) * LARGEST * LARGEST_FEATURE + 2**28 < 2**31
        assert int(highest_seen(rules, players).sum()) * LARGEST < 2**31
    assert SEEN_STEPS == STEPS << 2


def test_priors_add_up_to_one_and_are_those_of_the_net() -> None:
    net, config = net_with(DUEL, made_up(DUEL)), search_config(DUEL)
    for tables in decisions(DUEL):
        search = new_search(DUEL, tables, 1000, new_dice(1, 2), config, net)
        search.run(1)
        thought, found = rated(DUEL, tables, net.priors), search.priors()
        odds = {move: np.exp((worth - max(thought.values())) / config.temperature) + config.least_prior
                for move, worth in thought.items()}  # fmt: skip
        assert found == pytest.approx(
            {move: odd / sum(odds.values()) for move, odd in odds.items()}, rel=1e-5
        )
        assert sum(found.values()) == pytest.approx(1.0, abs=1e-6)


# ---- files -----------------------------------------------------------------------------------------------------
def wider(priors: Priors) -> Priors:
    return priors._replace(seen=np.zeros((len(priors.seen) + 1, FIRST), np.int16))


def infinite(priors: Priors) -> Priors:
    return priors._replace(scales=priors.scales + np.inf)


def larger(priors: Priors) -> Priors:
    return priors._replace(between=np.full_like(priors.between, LARGEST + 1))


def too_much(priors: Priors) -> Priors:
    return priors._replace(phases=np.full_like(priors.phases, 2**28 + 1))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (wider, r"priors_seen int16\(543, 64\)"),
        (infinite, "priors_scales too large or not finite"),
        (larger, "priors_between too large"),
        (too_much, "priors_phases too large"),
    ],
)
def test_misshapen_numbers_are_refused(
    spoil: Callable[[Priors], Priors], reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "net.npz"
    save_net(DUEL, file, net_with(DUEL, spoil(made_up(DUEL))), {})
    with pytest.raises(BadNet, match=reason):
        load_net(DUEL, file)


# ---- players ---------------------------------------------------------------------------------------------------
def test_a_policy_alone_plays_what_is_likeliest_a_priori() -> None:
    player, differs = make("net:policy=alone", DUEL, seed=3), False
    for tables in decisions(DUEL):
        move, likely = player.choose_with_policy(tables, int(tables[0].actor))
        thought = rated(DUEL, tables, player.net.priors)  # type: ignore[attr-defined]
        assert move == max(thought, key=lambda each: thought[each])
        assert likely.keys() == thought.keys()
        plain = rated(DUEL, tables, Priors.none())
        differs |= move != max(plain, key=lambda each: plain[each])
    assert differs


def test_without_its_policy_a_net_only_judges() -> None:
    net = make("net:games=50,policy=none", DUEL).net  # type: ignore[attr-defined]
    assert net.priors.phases.size == 0
    assert net.own.size > 0
    assert make("net:games=50", DUEL).net.priors.phases.size > 0  # type: ignore[attr-defined]
