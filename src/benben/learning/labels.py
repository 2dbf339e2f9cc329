"""Self-play of `search`, and what it found at some of the positions: labels to learn from.

One compiled loop plays everything. A quarter of the decisions are searched longer and recorded; the others get only a
few simulations (playout cap randomization, Wu 2019), because training needs many positions more than strong games. Half
of the games start with a few decisions of `greedy` with noise, so the labels cover positions that a search avoids.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from benben import nd
from benben.engine.dice import below, new_dice
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.rule import bind, rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER
from benben.learning.root import Root, improve, search_root_of
from benben.players.evaluation import evaluation_of
from benben.players.net import Net
from benben.players.playout import noisy_best
from benben.players.search import DEFAULTS, NODES_PER_GAME, search_config
from benben.players.selfplay import self_play_rules
from benben.players.tree import SearchConfig, Tree, Workspace

if TYPE_CHECKING:
    setup: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    sample: Callable[..., int]
    policy: Callable[..., None]
    shares: Callable[..., None]
    score: Callable[..., int]
    search_root: Callable[..., int]
    choose: Callable[..., int]
    keep_result: Callable[..., None]

KEPT_SIMULATIONS = 400
"""Simulations for a decision that is recorded."""
QUICK_SIMULATIONS = 60
"""Simulations for any other decision."""
ONE_IN = 4
"""Record one in this many decisions with more than one legal move."""
MOST_OF_A_GAME = 64
"""The most positions of a game that are recorded; their memory is allocated in advance."""
LONGEST_OPENING = 40
"""Half of the games start with fewer decisions of `greedy` than this."""
OPENING_NOISE = 2.5
"""The standard deviation of `greedy`'s noise in these openings, in points."""
LONGEST_NOISE = 30
"""How many decisions after the opening are sampled at random at most; later the best move is played."""


class Labels(NamedTuple):
    """Positions in which a seat had a choice, one per row, with what the search found and how the game ended.

    The data of moves is stored flat for all positions: row r has the entries from `first[r]` to `first[r + 1]`.
    """

    tables: npt.NDArray[Any]
    """The complete tables, including private information."""
    games: npt.NDArray[np.int64]
    """The game of each position."""
    first: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int16]
    policy: npt.NDArray[np.float32]
    """The improved policy (`root.improve`)."""
    visits: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    """The value of each move for the seat that decides, from 0 to 1; 0 if it was never tried."""
    chances: npt.NDArray[np.float32]
    """The value of a position: each seat's expected share of the victory, shape (rows, seats)."""
    expected: npt.NDArray[np.float32]
    """Each seat's expected final points."""
    won: npt.NDArray[np.float32]
    """The result of the game: each seat's share of the victory."""
    points: npt.NDArray[np.float32]
    """Each seat's final points."""

    @classmethod
    def of(cls, rules: Rules, seats: int, rows: int) -> Self:
        """Allocate labels for this many positions."""
        cells = rows * rules.most_moves
        return cls(
            rules.table.array(rows),
            np.zeros(rows, np.int64),
            np.zeros(rows + 1, np.int64),
            np.zeros(cells, np.int16),
            np.zeros(cells, np.float32),
            np.zeros(cells, np.int32),
            np.zeros(cells, np.float32),
            *(np.zeros((rows, seats), np.float32) for _ in range(4)),
        )

    def cut(self, rows: int) -> Self:
        """A copy of the first *rows*."""
        cells = int(self.first[rows])
        sizes = {"first": rows + 1, "moves": cells, "policy": cells, "visits": cells, "values": cells}
        return self._replace(
            **{name: getattr(self, name)[: sizes.get(name, rows)].copy() for name in self._fields}
        )

    @classmethod
    def joined(cls, parts: list[Self]) -> Self:
        """Concatenate the positions of *parts*."""
        starts = np.cumsum([0, *(part.first[-1] for part in parts)])
        first = np.concatenate(
            [
                *(part.first[:-1] + start for part, start in zip(parts, starts, strict=False)),
                starts[-1:],
            ]
        )
        whole = cls._make(map(np.concatenate, zip(*parts, strict=True)))
        return whole._replace(first=first)


class SearchState(NamedTuple):
    """The memory and settings of the search in self-play."""

    tree: Tree
    work: Workspace
    root: Root
    config: SearchConfig
    net: Net
    start: npt.NDArray[Any]
    """One table: the root of the search."""

    @classmethod
    def of(cls, game: Game, seed: int, stream: int, net: Net | None = None) -> Self:
        """Allocate it for a *game*, with the game's own evaluation or a *net*."""
        config, evaluation = label_config(game), evaluation_of(game)
        if net is not None and net.priors.phases.size:  # its priors were trained at this temperature
            config = config._replace(temperature=search_config(game).temperature)
        if net is None and evaluation is not None:
            net = Net.linear(evaluation.weights)
        if net is None:  # the game has no evaluation
            config, net = config._replace(cut=math.inf), Net.linear(nd.zeros((2, 1, 1)))
        nodes = 1024 + 3 * NODES_PER_GAME * KEPT_SIMULATIONS
        work = array_of(Workspace.of(game.rules, new_dice(seed, stream)))
        return cls(
            array_of(Tree.of(nodes, game.players)), work, Root.of(game.rules), config, array_of(net),
            game.rules.table.array(),
        )  # fmt: skip


def label_config(game: Game) -> SearchConfig:
    """The search settings for labels: the usual ones, with playouts.

    A search that evaluates earlier is stronger at equal time, but evaluations fitted to its labels are weaker
    (docs/strength.md): they would learn from themselves.
    """
    usual = {name: DEFAULTS[name] for name in ("exploration", "temperature", "noise")}
    return search_config(game, **usual, cut=game.rules.label_cut)


# ---- compiled ----------------------------------------------------------------------------------------------------
def label_games_template(
    codes: Any, first_game: int, games: int, table: Any, use: SearchState, labels: Labels
) -> int:
    """Play this many *games*, starting with game number *first_game*; return how many positions were recorded.

    The games use the option sets *codes* in rotation.
    """
    rows, dice, scratch = 0, use.work.dice, use.work.scratch
    for game in range(first_game, first_game + games):
        setup(table, codes[game % len(codes)])
        opening = below(dice, LONGEST_OPENING) * below(dice, 2)
        drawn = opening + below(dice, LONGEST_NOISE)
        decisions, begin = 0, rows
        while table.actor != OVER:
            if table.actor == CHANCE:
                apply(table, sample(table, dice, scratch.weights))
                continue
            options = legal(table, scratch.moves)
            if options == 1:
                apply(table, np.int64(scratch.moves[0]))
                continue
            decisions += 1
            if decisions <= opening:
                policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
                best = noisy_best(scratch.preferences, options, dice, OPENING_NOISE)
                apply(table, np.int64(scratch.moves[best]))
                continue
            is_kept = below(dice, ONE_IN) == 0 and rows - begin < MOST_OF_A_GAME
            use.start[0] = table
            simulations = KEPT_SIMULATIONS if is_kept else QUICK_SIMULATIONS
            noise = 1.0 if is_kept or decisions <= drawn else 0.0
            best = search_root(
                use.start, simulations, noise, use.tree, use.work, use.root, use.config, use.net
            )
            if is_kept:
                keep(use, rows, labels)
                rows += 1
            apply(table, np.int64(use.tree.move[use.tree.first_child[0] + best]))
        keep_result(table, game, begin, rows, labels)
    return rows


@rule
def keep(use: SearchState, row: int, labels: Labels) -> None:
    """Write the search results of a position into a row."""
    tree, prospects = use.tree, use.work.prospects
    seat, start, options = use.start[0].actor, int(tree.first_child[0]), int(tree.child_count[0])
    improve(seat, tree, use.root)
    labels.tables[row] = use.start[0]
    cell, tried = labels.first[row], 0.0
    for place in range(options):
        child, share = start + place, use.root.policy[place]
        tries = tree.visits[child]
        labels.moves[cell + place] = tree.move[child]
        labels.policy[cell + place] = share
        labels.visits[cell + place] = tries
        labels.values[cell + place] = tree.totals[child, seat] / max(1, tries)
        if tries > 0:
            tried += share
            for other in range(labels.won.shape[1]):
                labels.chances[row, other] += share * prospects[tree.move[child] + 1, 0, other] / tries
                labels.expected[row, other] += share * prospects[tree.move[child] + 1, 1, other] / tries
    for other in range(labels.won.shape[1]):
        labels.chances[row, other] /= tried
        labels.expected[row, other] /= tried
    labels.first[row + 1] = cell + options


def keep_result_template(table: Any, game: int, begin: int, end: int, labels: Labels) -> None:
    """Write the result of a *game* into its rows."""
    for row in range(begin, end):
        labels.games[row] = game
        shares(table, labels.won[row])
        for seat in range(labels.won.shape[1]):
            labels.points[row, seat] = score(table, seat)


@cache
def label_games_of(rules: Rules) -> Callable[..., int]:
    """Bind the loop to a game that has features."""
    known = dict(self_play_rules(rules))
    known["search_root"] = search_root_of(rules)
    known["keep_result"] = bind(keep_result_template, rules.name, **known)
    return bind(label_games_template, rules.name, **known)


def label_games(
    game: Game, codes: npt.NDArray[np.int64], games: range, seed: int, net: Net | None = None
) -> Labels:
    """Play the *games* with these numbers, with the option sets *codes* in rotation. Releases the GIL.

    They use the game's own evaluation unless there is a *net*. The same arguments give the same labels: the numbers of
    the games are part of the random seed.
    """
    room = Labels.of(game.rules, game.players, len(games) * MOST_OF_A_GAME)
    use = SearchState.of(game, seed, 1 + games.start, net)
    label = native(label_games_of(game.rules))
    rows = label(codes, games.start, len(games), game.rules.table.array()[0], use, room)
    return room.cut(int(rows))
