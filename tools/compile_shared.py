"""Compile what many tests use, once and on all cores: `python -m tools.compile_shared [--all]`.

Tests run in several processes side by side. What two of them need at the same moment, and neither finds in the cache,
both compile. Here each game is compiled by one process, and everybody finds it in the cache. When all is there
already, this takes seconds. With `--all` also what only the slow tests use, searches and environments among it: most of
the time goes into rules that all entries of a game share, so an entry that costs ten seconds in a test costs two here.
A rule that is compiled for two signatures, or in two copies, doubles time and memory, and ends this with an error.
"""

import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context

import numpy as np
from numba.core.errors import NumbaWarning

import benben
from benben.arena.luck import luck_of
from benben.engine.batch import Batch
from benben.engine.compiler import RuleDispatcher
from benben.engine.counts import count
from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch, loops_of, playouts
from benben.engine.registry import names
from benben.engine.rule import is_compiling
from benben.engine.stepper import Stepper
from benben.envs import Settings, VectorTables
from benben.envs.datasets.positions import positions_of
from benben.envs.open_spiel.board import Board
from benben.envs.single import SingleTable
from benben.learning.labels import label_games
from benben.players import make
from benben.players.analysis import analyse
from benben.players.evaluation import evaluate_of, evaluation_of
from benben.players.mcts import Search
from benben.players.net import Net, Room, judge_of
from benben.players.priors import Priors, rate_of
from benben.players.quick import play_quickly
from benben.players.search import NODES_PER_GAME, search_config
from benben.players.selfplay import variants
from benben.players.warm_up import warm_up
from benben.review import Budget
from benben.review.judging import worth_after

_WIDTHS = {"benben.engine.dice.find": 2}
"""How many signatures a rule may have if more than one: weights have 64 bits, or are the narrow cells of a table."""
_TOLD = 24
"""Plies that are told at each position: all that a rulebook deals before the first decision is among them."""
_GAMES = 1000
"""So many simulated games make one move so much better known than others that its part of the tree is kept."""
_LEARNED = ("imhotep_duel",)
"""Games that the slow tests learn."""


def compile_game(name: str, *, is_whole: bool = False) -> str:
    """Compile what a table shows of a game and what simple players need, and say how long it took.

    Where it *is_whole* also searches, and what plays many games at once.

    Whatever the compiler warns of is an error: nothing else runs in this process that the filter could meet.
    """
    warnings.simplefilter("error", NumbaWarning)
    began = time.process_time()
    game = benben.load(name)
    warm_up(game, ("random", "greedy"), look=_show).record()
    playouts(game, 1)
    if is_whole:
        _compile_thinking(game)
        _compile_loops(game)
    end_with(several_signatures(RuleDispatcher.declared))
    _compile_more(game)
    if is_whole:
        _compile_environments(game)
        _compile_players(game)
        _compile_observers(game)
    if is_whole and name in _LEARNED:
        label_games(game, variants(game.rules, game.players, 1, 16), range(1), 1)
    end_with(copies(RuleDispatcher.declared))
    return f"{name}: {time.process_time() - began:.0f} s of one core"


def _compile_thinking(game: Game) -> None:
    """What bots, hints and reviews need, and whatever is told of a whole game."""
    match = game.new_match(seed=0)
    known, move = match.known(match.turn or 0), match.legal_moves.codes[0]
    analyse(game, known, match.turn or 0, games=1)
    worth_after(game, known, move, Budget(games=1), 0)
    search = Search(game, known, NODES_PER_GAME * _GAMES, new_dice(0), search_config(game))
    search.run(_GAMES)
    game.rules.apply(known[0], max(search.children(), key=lambda child: child.visits).move)
    search.moved_to(known)
    warm_up(game, ("random", "search:games=2,threads=2"), look=_show).record()


def _show(match: Match) -> None:
    """Ask for what everybody is shown at a position."""
    for seat in (None, match.turn):
        match.view(seat)
    match.prompt()
    for move in match.legal_moves:
        match.describe(move)
        match.targets(move)
    for ply in range(max(0, match.ply - _TOLD), match.ply):
        match.narrate(ply)


def end_with(faults: Iterable[str]) -> None:
    """End the process with these faults, if there are any."""
    if found := list(faults):
        raise SystemExit("\n".join(found))


def several_signatures(rules: Iterable[RuleDispatcher]) -> Iterator[str]:
    """The rules that this process has compiled for several signatures. What was read from disk does not count."""
    for rule, name in _used(rules).items():
        if len(rule.overloads) > _WIDTHS.get(name, 1):
            yield f"{name} is compiled for several signatures: {', '.join(map(str, rule.overloads))}"


def copies(rules: Iterable[RuleDispatcher]) -> Iterator[str]:
    """The names that stand for several rules of this process: their machine code on disk may be confused."""
    for name, number in Counter(_used(rules).values()).items():
        if number > 1:
            yield f"{name} is compiled in {number} copies"


def _used(rules: Iterable[RuleDispatcher]) -> dict[RuleDispatcher, str]:
    return {
        rule: f"{rule.py_func.__module__}.{rule.py_func.__qualname__}" for rule in rules if rule.overloads
    }


def _compile_more(game: Game) -> None:
    """What tests ask of a game from Python beyond what a table does: here most of it is lowered already."""
    count(game, 1)
    play_quickly(game, [0.0] * game.players, range(game.players), luck=0)
    Board.at(game, game.new_tables())
    for each in (*vars(game.rules).values(), loops_of(game.rules).sample, evaluate_of(game.rules)):
        for known in list(each.overloads) if isinstance(each, RuleDispatcher) else []:
            each.compile(known)


def _compile_loops(game: Game) -> None:
    Stepper(game)
    luck_of(play_quickly(game, [0.0] * game.players, range(game.players), luck=0))
    batch = Batch(game, 1)
    batch.step(batch.moves[:, 0])


def _compile_environments(game: Game) -> None:
    tables = VectorTables(game, 1)
    tables.step(tables.draw())
    SingleTable(game, Settings.of(game, 1, {})).begin(1)


def _compile_players(game: Game) -> None:
    """What is asked of single players from Python, and of the positions of whole games."""
    rules, match = game.rules, game.new_match(seed=1)
    evaluation, scratch = evaluation_of(game), Scratch.of(rules)
    if evaluation is None or match.turn is None:
        return
    make("fitted:samples=1", game, 1).choose(match.known(match.turn), match.turn)
    chances, points = np.zeros((2, rules.most_seats))
    net = Net.linear(evaluation.weights)
    judge_of(rules)(match.table, game.players, net, Room.of(rules), chances, points)
    options = rules.legal(match.table, scratch.moves)
    rate_of(rules)(match.table, options, Priors.none(), scratch, Room.of(rules))
    whole = play_quickly(game, [0.0] * game.players, range(game.players), luck=0)
    positions_of(whole, blurs=[0.0] * game.players)
    loops_of(rules).finish(game.new_tables()[0], new_dice(1), scratch.moves, scratch.weights)


def _compile_observers(game: Game) -> None:
    if find_spec("pyspiel"):
        import pyspiel

        theirs = pyspiel.load_game(f"benben_{game.name}")
        theirs.make_py_observer().set_from(theirs.new_initial_state(), 0)


def main() -> None:
    """Compile all games, in as many processes as there are cores."""
    compile_one = partial(compile_game, is_whole="--all" in sys.argv[1:])
    if is_compiling():
        with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
            for told in pool.map(compile_one, names()):
                print(told, flush=True)


if __name__ == "__main__":
    main()
