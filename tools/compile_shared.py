"""Compile what many slow tests use, once and on all cores: `python -m tools.compile_shared`.

Tests run in several processes. If two of them need the same function and it is not in the cache, both compile it. Here
one process compiles each game, and all tests find it in the cache. If everything is cached, this takes seconds. Most of
the time goes into rules that all entries of a game share, so an entry that costs ten seconds in a test costs two here.
A rule with two signatures or two copies doubles time and memory, and is an error here. Play needs no compiler, so fast
tests compile only small rules.
"""

import gc
import time
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context

import numpy as np
from numba.core.errors import NumbaWarning

import benben
from benben.arena.luck import luck_of
from benben.engine.compiler import RuleDispatcher
from benben.engine.counts import count
from benben.engine.dice import new_dice
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.native import array_of, is_compiling, native
from benben.engine.playouts import playouts
from benben.engine.registry import names
from benben.engine.stepper import Stepper
from benben.envs import EnvironmentSettings, VectorTables
from benben.envs.datasets.positions import positions_of
from benben.envs.settings import expected
from benben.envs.single import SingleTable
from benben.envs.specs import spec
from benben.learning.labels import label_games
from benben.players.analysis import analyse
from benben.players.engine_search import new_search
from benben.players.quick import play_quickly
from benben.players.search import NODES_PER_GAME, search_config
from benben.players.selfplay import variants
from benben.players.warm_up import warm_up

_WIDTHS = {"benben.engine.dice.find": 2}
"""The allowed signatures of a rule if more than one: weights are 64-bit or the narrow cells of a table."""
_GAMES = 1000
"""Enough simulated games for one move to stand out, so that its subtree is reused."""
_LEARNED = ("imhotep_duel",)
"""Games that the slow tests train on."""


@full_speed()
def compile_game(name: str) -> str:
    """Compile what research with a game needs, and report how long it took.

    Compiler warnings are errors here; nothing else runs in this process that the filter could affect.
    """
    warnings.simplefilter("error", NumbaWarning)
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)  # as often as usual it took a tenth of the time
    start = time.process_time()
    game = benben.load(name)
    warm_up(game, ("random", "greedy"))
    playouts(game, 1)
    count(game, 1)
    play_quickly(game, [0.0] * game.players, range(game.players), 0)
    Stepper(game)
    _compile_thinking(game)
    _compile_loops(game)
    end_with(several_signatures(RuleDispatcher.declared))
    Stepper(game, stops_at_chance=True)
    _compile_environments(game)  # a single table is a block, many are arrays; each has its own code
    _compile_observers(game)
    if name in _LEARNED:
        label_games(game, variants(game.rules, game.players, 1, 16), range(1), 1)
    end_with(copies(RuleDispatcher.declared))
    return f"{name}: {time.process_time() - start:.0f} s of one core"


def _compile_thinking(game: Game) -> None:
    """Everything for searches and for players that look ahead."""
    match = game.new_match(seed=0)
    turn = match.turn or 0
    known = match.known(turn)
    analyse(game, known, turn, games=1)
    search = new_search(game, known, NODES_PER_GAME * _GAMES, new_dice(0), search_config(game))
    search.run(_GAMES)
    match.play(max(search.children(), key=lambda child: child.visits).move)
    search.moved_to(match.tables)


def end_with(faults: Iterable[str]) -> None:
    """End the process with these faults, if there are any."""
    if found := list(faults):
        raise SystemExit("\n".join(found))


def several_signatures(rules: Iterable[RuleDispatcher]) -> Iterator[str]:
    """The rules that this process has compiled for several signatures, not counting those from the cache."""
    for rule, name in _used(rules).items():
        if len(rule.overloads) > _WIDTHS.get(name, 1):
            yield f"{name} is compiled for several signatures: {', '.join(map(str, rule.overloads))}"


def copies(rules: Iterable[RuleDispatcher]) -> Iterator[str]:
    """Names that several rules of this process share: the cache may confuse their machine code."""
    for name, number in Counter(_used(rules).values()).items():
        if number > 1:
            yield f"{name} is compiled in {number} copies"


def _used(rules: Iterable[RuleDispatcher]) -> dict[RuleDispatcher, str]:
    return {
        rule: f"{rule.py_func.__module__}.{rule.py_func.__qualname__}" for rule in rules if rule.overloads
    }


def _compile_loops(game: Game) -> None:
    whole = play_quickly(game, [0.0] * game.players, range(game.players), 0)
    luck_of(whole)
    positions_of(whole, blurs=[0.0] * game.players)


def _compile_environments(game: Game) -> None:
    tables = VectorTables(game, 1)
    tables.step(tables.draw())
    expected(game, tables.tables)
    table = SingleTable(game, EnvironmentSettings.of(game, 1, {}))
    table.restart(1)
    observe = game.rules.observe
    assert observe is not None  # noqa: S101  (the game has an environment)
    native(observe)(array_of(table.table), 0, 1, np.zeros(spec(game).size, np.uint8))


def _compile_observers(game: Game) -> None:
    if find_spec("pyspiel"):
        from benben.envs import open_spiel

        theirs = open_spiel.load(game)
        theirs.make_py_observer().set_from(theirs.new_initial_state(), 0)


def main() -> None:
    """Compile all games, in as many processes as there are cores."""
    if is_compiling():
        with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
            for line in pool.map(compile_game, names()):
                print(line, flush=True)


if __name__ == "__main__":
    main()
