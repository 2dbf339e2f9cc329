"""How much luck each seat had in a game: what chance brought beside what it had brought on average.

Wherever chance acts, the rules tell every outcome with its exact weight, and the game's fitted evaluation tells
what each one is worth. The luck of a draw is each seat's chance to win after the outcome that came, less the mean
over all that could have come. Whoever plays, and however good the evaluation is, the expectation of this difference
is 0, so what is subtracted from a result leaves its mean as it is: a control variate (White and Bowling 2009, Burch
et al. 2018). How much of the scatter goes depends on the evaluation. It is asked twice: at once, and after `greedy`
has played on up to the next draw; `benben.arena.adjusting` finds out how much of either to subtract.
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
"""Each seat's luck in a game, in victories, judged in `KINDS` ways; each of them adds up to 0."""
KINDS = 2
"""The ways in which an outcome is judged: at once, and after `greedy` has played on."""
MOST_DECISIONS = 8
"""`greedy` takes so many decisions at most."""
_DIGITS = 9
"""More would make journals longer, and hang on how a processor rounds."""
_GAME, _CHILD, _NEXT = range(3)
"""The tables of a workspace: the game itself, what an outcome leads to, and one decision further on."""


# ---- compiled ----------------------------------------------------------------------------------------------------
class Workspace(NamedTuple):
    """What weighing luck writes into."""

    tables: Tables
    """Three; the game begins at the first."""
    scratch: Scratch
    chances: nd.Array
    """Each seat's chance to win, and its expected points."""
    points: nd.Array
    luck: nd.Array
    """Shape (`KINDS`, seats)."""

    @classmethod
    def of(cls, rules: Rules, tables: Tables) -> "Workspace":
        """A workspace for a game that begins at *tables*[0]."""
        room = rules.table.empty(3)
        room[_GAME] = tables[0]
        chances, points = nd.zeros((2, rules.most_seats))
        return cls(room, Scratch.of(rules), chances, points, nd.zeros((KINDS, rules.most_seats)))


@rule
def first_best(preferences: nd.Array, options: int) -> int:
    """The first of the options with the highest preference."""
    best = 0
    for option in range(1, options):
        if preferences[option] > preferences[best]:
            best = option
    return best


def play_on_template(work: Workspace) -> None:
    """Let greedy play on at the second table, to the last decision before chance acts."""
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


def weigh_draw_template(came: int, seats: int, fitted: Weights, work: Workspace) -> None:
    """Add the luck of the outcome that *came* at the first table: its worth less the mean of all outcomes."""
    tables, weights = work.tables, work.scratch.weights
    outcomes, total = chance(tables[_GAME], weights), 0
    for outcome in range(outcomes):
        total += max(0, weights[outcome])
    for outcome in range(outcomes):
        if not 0 < weights[outcome] < total:  # what cannot come, and what was bound to come
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


def weigh_template(codes: Any, seats: int, fitted: Weights, work: Workspace) -> None:
    """Play the moves and outcomes *codes* on from the first table and add up the luck of every draw."""
    table = work.tables[_GAME]
    for ply in range(len(codes)):
        if table.actor == CHANCE:
            weigh_draw(codes[ply], seats, fitted, work)
        apply(table, codes[ply])


@cache
def weigh_of(rules: Rules) -> Callable[..., None]:
    """The loop bound to a game that has features."""
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


# ---- asked from Python -------------------------------------------------------------------------------------------
def luck_of(match: Match) -> Luck | None:
    """Each seat's luck in a match from its beginning to where it stands; None for a game without an evaluation."""
    return weigh(match.game, match.at(0).tables, [ply.move for ply in match.plies])


def weigh(game: Game, tables: Tables, codes: Sequence[int]) -> Luck | None:
    """The same, where *tables*[0] is the beginning and *codes* are all moves and outcomes that followed."""
    fitted = _fitted(game)
    if fitted is None:
        return None
    from benben.engine.native import array_of, native  # simulations need neither NumPy nor Numba

    work = Workspace.of(game.rules, tables)
    played = array_of(nd.array(codes, nd.int64))
    native(weigh_of(game.rules))(played, game.players, array_of(fitted), array_of(work))
    return tuple(tuple(round(seat, _DIGITS) for seat in kind[: game.players].tolist()) for kind in work.luck)


def is_luck(luck: Luck, seats: int) -> bool:
    """Whether these can be the figures of a game with so many seats."""
    return [len(kind) for kind in luck] == [seats] * KINDS and all(
        isfinite(share) for kind in luck for share in kind
    )


@cache
def _fitted(game: Game) -> Weights | None:
    """The weights of a game's evaluation; None where there is none for so many players."""
    try:
        evaluation = evaluation_of(game)
    except BadEvaluation:  # whoever plays by it is told so; results are plain
        return None
    return None if evaluation is None else evaluation.weights
