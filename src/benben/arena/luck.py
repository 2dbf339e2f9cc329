"""The luck of each seat in a game: how much better its chance events turned out than they do on average.

At every chance event the rules list all outcomes with their exact weights, and the game's fitted evaluation estimates
each seat's chance to win after each outcome. The luck of a draw is a seat's chance after the actual outcome minus the
weighted mean over all outcomes. Its expectation is 0 for any players and any evaluation, so subtracting it does not
change the expected result: it is a control variate (White and Bowling 2009, Burch et al. 2018). How much variance it
removes depends on the evaluation. We evaluate each outcome twice: immediately, and after `greedy` has played on to the
next draw. `benben.arena.adjusting` fits how much of each to subtract.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch
from benben.engine.rule import bind, rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, Tables
from benben.players.evaluation import BadEvaluation, Weights, evaluate_of, evaluation_of

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    policy: Callable[..., None]
    evaluate: Callable[..., None]
    play_on: Callable[..., None]
    weigh_draw: Callable[..., None]

Luck = tuple[tuple[float, ...], ...]
"""Each seat's luck in a game, in victories, estimated in `KINDS` ways; each way sums to 0 over the seats."""
KINDS = 2
"""The ways to evaluate an outcome: immediately, and after `greedy` has played on."""
MOST_DECISIONS = 8
"""The most decisions that `greedy` plays on."""
_DIGITS = 9
"""More digits would make journals longer and depend on how a processor rounds."""
_GAME, _CHILD, _NEXT = range(3)
"""The tables of the buffers: the game itself, the result of an outcome, and one decision later."""


# ---- compiled ----------------------------------------------------------------------------------------------------
class LuckBuffers(NamedTuple):
    """Buffers for computing luck."""

    tables: Tables
    """Three tables; the game starts at the first."""
    scratch: Scratch
    chances: nd.Array
    """Each seat's chance to win, and its expected points (`points`)."""
    points: nd.Array
    luck: nd.Array
    """Shape (`KINDS`, seats)."""

    @classmethod
    def of(cls, rules: Rules, tables: Tables) -> "LuckBuffers":
        """Buffers for a game that starts at *tables*[0]."""
        room = rules.table.empty(3)
        room[_GAME] = tables[0]
        chances, points = nd.zeros((2, rules.most_seats))
        return cls(room, Scratch.of(rules), chances, points, nd.zeros((KINDS, rules.most_seats)))


@rule
def first_best(preferences: nd.Array, options: int) -> int:
    """The index of the first option with the highest preference."""
    best = 0
    for option in range(1, options):
        if preferences[option] > preferences[best]:
            best = option
    return best


def play_on_template(work: LuckBuffers) -> None:
    """Let `greedy` play on at the second table up to the last decision before a chance event."""
    tables, scratch = work.tables, work.scratch
    for _ in range(MOST_DECISIONS):
        if tables[_CHILD].actor < 0:
            return
        options = legal(tables[_CHILD], scratch.moves)
        best = 0
        if options > 1:
            policy(tables[_CHILD], scratch.moves, options, scratch.preferences, scratch.notes)
            best = first_best(scratch.preferences, options)
        tables[_NEXT] = tables[_CHILD]
        apply(tables[_NEXT], nd.int64(scratch.moves[best]))
        if tables[_NEXT].actor == CHANCE:
            return
        tables[_CHILD] = tables[_NEXT]


def weigh_draw_template(came: int, seats: int, fitted: Weights, work: LuckBuffers) -> None:
    """Add the luck of the outcome that *came* at the first table: its value minus the mean of all outcomes."""
    tables, weights = work.tables, work.scratch.weights
    outcomes, total = chance(tables[_GAME], weights), 0
    for outcome in range(outcomes):
        total += max(0, weights[outcome])
    for outcome in range(outcomes):
        if not 0 < weights[outcome] < total:  # impossible or certain
            continue
        tables[_CHILD] = tables[_GAME]
        apply(tables[_CHILD], outcome)
        share = (1.0 if outcome == came else 0.0) - weights[outcome] / total
        for kind in range(KINDS):
            if kind > 0:
                play_on(work)
            evaluate(tables[_CHILD], seats, fitted, work.scratch.notes, work.chances, work.points)
            for seat in range(seats):
                work.luck[kind, seat] += share * work.chances[seat]


def weigh_template(codes: Any, seats: int, fitted: Weights, work: LuckBuffers) -> None:
    """Play the moves and outcomes *codes* from the first table and add up the luck of every draw."""
    table = work.tables[_GAME]
    for ply in range(len(codes)):
        if table.actor == CHANCE:
            weigh_draw(codes[ply], seats, fitted, work)
        apply(table, codes[ply])


@cache
def weigh_of(rules: Rules) -> Callable[..., None]:
    """Bind the loop to a game that has features."""
    known: dict[str, Any] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "apply": rules.apply,
        "policy": rules.policy,
        "evaluate": evaluate_of(rules),
    }
    known["play_on"] = bind(play_on_template, rules.name, **known)
    known["weigh_draw"] = bind(weigh_draw_template, rules.name, **known)
    return bind(weigh_template, rules.name, **known)


# ---- called from Python ------------------------------------------------------------------------------------------
def luck_of(match: Match) -> Luck | None:
    """Each seat's luck in a match from its start to its current position; None for a game without an evaluation."""
    return weigh(match.game, match.at(0).tables, [ply.move for ply in match.plies])


def weigh(game: Game, tables: Tables, codes: Sequence[int]) -> Luck | None:
    """The same, where *tables*[0] is the start and *codes* are all moves and outcomes that followed."""
    fitted = _fitted(game)
    if fitted is None:
        return None
    from benben.engine.native import array_of, native  # simulations need neither NumPy nor Numba

    work = LuckBuffers.of(game.rules, tables)
    played = array_of(nd.array(codes, nd.int64))
    native(weigh_of(game.rules))(played, game.players, array_of(fitted), array_of(work))
    return tuple(tuple(round(seat, _DIGITS) for seat in kind[: game.players].tolist()) for kind in work.luck)


def is_luck(luck: Luck, seats: int) -> bool:
    """Whether this has the shape of the luck of a game with this many seats, and is finite."""
    return [len(kind) for kind in luck] == [seats] * KINDS and all(
        isfinite(share) for kind in luck for share in kind
    )


@cache
def _fitted(game: Game) -> Weights | None:
    """The weights of a game's evaluation; None if there is none for this number of players."""
    try:
        evaluation = evaluation_of(game)
    except BadEvaluation:  # players that use it raise this error; here the results stay unadjusted
        return None
    return None if evaluation is None else evaluation.weights
