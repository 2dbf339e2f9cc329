"""The `fitted` player: a shallow search that evaluates each move once the position behind it is quiet (quiescence)."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from typing_extensions import override

from benben import nd
from benben.engine.dice import Dice, below, new_dice, roll, seed_dice
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.message import message
from benben.engine.portable import here
from benben.engine.rule import bind, rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables
from benben.players.evaluation import Weights, evaluate_of, evaluation_of, seat_value
from benben.players.player import Player

if TYPE_CHECKING:
    legal: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    policy: Callable[..., None]
    evaluate: Callable[..., None]
    quiesce: Callable[..., None]

SAMPLES = 8
"""How often chance is tried after each move, if nothing is said."""
REPLIES = 4
"""After so many further decisions by greedy the table is evaluated, if nothing is said.

In the middle of an auction no evaluation is reliable; a few decisions later it is clear who has taken what."""
MOST_STEPS = 200
"""So many decisions and outcomes at most are played before a table is judged."""
MARGIN_WEIGHT = 0.1
"""How much of a value is the expected margin in points; the rest is the chance to win."""
MARGIN_SCALE = 15.0
"""A margin of this many points is half of all that a margin can be worth."""


# ---- rules -------------------------------------------------------------------------------------------------------
class Lookahead(NamedTuple):
    """How the moves of a *seat* among so many *seats* are judged, all with the same luck."""

    seats: int
    seat: int
    samples: int
    replies: int
    luck: int
    """The seed of chance."""


class Workspace(NamedTuple):
    """What judging moves writes into."""

    tables: Tables
    """One table: the one that is played on."""
    dice: Dice
    scratch: Scratch
    chances: nd.Array
    """Each seat's chance to win, and its expected final points."""
    points: nd.Array
    worths: nd.Array
    """What each move is worth."""

    @classmethod
    def of(cls, rules: Rules) -> "Workspace":
        """A workspace for a game."""
        chances, points = nd.zeros((2, rules.most_seats))
        worths = nd.zeros(rules.most_moves)
        return cls(rules.table.empty(), new_dice(0), Scratch.of(rules), chances, points, worths)


def quiesce_template(table: Any, lookahead: Lookahead, dice: Dice, scratch: Scratch) -> None:
    """Let chance act and greedy decide for the seat until another must decide, and then so many *replies* more."""
    others, steps = 0, 0
    while table.actor != OVER and steps < MOST_STEPS:
        steps += 1
        if table.actor == CHANCE:
            apply(table, sample(table, dice, scratch.weights))
            continue
        if table.actor != lookahead.seat or others > 0:
            if others == lookahead.replies:
                return
            others += 1
        options = legal(table, scratch.moves)
        if options > 1:
            policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
        apply(table, nd.int64(scratch.moves[first_best(scratch.preferences, options)]))


@rule
def first_best(preferences: nd.Array, options: int) -> int:
    """The first of the options with the highest preference."""
    best = 0
    for option in range(1, options):
        if preferences[option] > preferences[best]:
            best = option
    return best


def judge_moves_template(
    root: Tables, moves: Any, lookahead: Lookahead, weights: Weights, work: Workspace
) -> None:
    """Write what each of the *moves* at *root*[0] is worth to the seat, by the evaluation that has these *weights*."""
    seats, seat, chances, points = lookahead.seats, lookahead.seat, work.chances, work.points
    for option in range(len(moves)):
        work.worths[option] = 0.0
        for number in range(lookahead.samples):
            seed_dice(work.dice, lookahead.luck, number)
            work.tables[0] = root[0]
            table = work.tables[0]
            apply(table, nd.int64(moves[option]))
            quiesce(table, lookahead, work.dice, work.scratch)
            evaluate(table, seats, weights, work.scratch.notes, chances, points)
            worth = seat_value(seat, seats, chances, points, MARGIN_WEIGHT, MARGIN_SCALE, 0.0)
            work.worths[option] += worth / lookahead.samples


@cache
def judge_moves_of(rules: Rules) -> Callable[..., None]:
    """The loop bound to a game that has features."""
    known = {
        "evaluate": evaluate_of(rules),
        "legal": rules.legal,
        "apply": rules.apply,
        "sample": loops_of(rules).sample,
        "policy": rules.policy,
    }
    known["quiesce"] = bind(quiesce_template, rules.name, **known)
    return bind(judge_moves_template, rules.name, **known)


# ---- the player --------------------------------------------------------------------------------------------------
class FittedPlayer(Player):
    """Plays the move after which the game's fitted evaluation values highest for its seat.

    Each legal move is carried out *samples* times; chance acts, and greedy takes the remaining decisions of the turn
    and so many *replies* of others. Raises `BadSpec` for a game that has no evaluation.
    """

    def __init__(self, game: Game, seed: int = 0, *, samples: int = SAMPLES, replies: int = REPLIES) -> None:
        super().__init__(game, seed)
        evaluation = evaluation_of(game)
        if evaluation is None:
            raise BadSpec(
                f"there is no fitted evaluation of {game.name}; other players need none",
                told=message("engine-no_evaluation", game=game.name),
            )
        self._weights = evaluation.weights
        self._samples, self._replies = samples, replies
        self._work = Workspace.of(game.rules)

    @override
    def choose(self, known: Tables, seat: int) -> int:
        worths = self.judge_moves(known, seat)
        most = max(worths.values())
        best = [code for code, worth in worths.items() if worth == most]
        return best[below(self.dice, len(best))]

    def judge_moves(self, known: Tables, seat: int) -> dict[int, float]:
        """What each legal move is worth to *seat*, from 0 to 1; nothing is judged where there is no choice."""
        codes = self.legal(known)
        if len(codes) == 1:
            return {codes[0]: 0.0}
        luck = int(roll(self.dice))
        lookahead = Lookahead(self.game.players, seat, self._samples, self._replies, luck)
        moves = nd.array(codes, nd.int16)
        here(judge_moves_of(self.game.rules))(known, moves, lookahead, self._weights, self._work)
        return dict(zip(codes, self._work.worths[: len(codes)].tolist(), strict=True))
