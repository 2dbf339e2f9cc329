"""The `fitted` player, greedy's better sister: it plays each move out a little way and judges what is left."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from benben.engine.dice import Dice, below, roll, seed_dice
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.rule import bind, rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables, copy_tables
from benben.players.evaluation import evaluate_of, evaluation_of
from benben.players.player import Player

if TYPE_CHECKING:
    legal: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    prefer: Callable[..., None]
    evaluate: Callable[..., None]
    calm: Callable[..., None]

SAMPLES = 8
"""How often chance is tried after each move, if nothing is said."""
REPLIES = 4
"""How many decisions after the turn greedy takes before the table is judged, if nothing is said.

In the middle of an auction nobody can say who is better off; a few decisions later one sees who has taken what."""
MOST_STEPS = 200
"""So many decisions and outcomes at most are played before a table is judged."""
MARGIN_WEIGHT = 0.1
"""How much of a value is the expected margin in points; the rest is the chance to win."""
MARGIN_SCALE = 15.0
"""A margin of this many points is half of all that a margin can be worth."""


# ---- compiled ----------------------------------------------------------------------------------------------------
def calm_template(
    table: Any, seat: int, replies: int, dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any
) -> None:
    """Let chance act and greedy decide for *seat* until another must decide, and then so many *replies* more."""
    others, steps = 0, 0
    while table.actor != OVER and steps < MOST_STEPS:
        steps += 1
        if table.actor == CHANCE:
            apply(table, sample(table, dice, weights))
            continue
        if table.actor != seat or others > 0:
            if others == replies:
                return
            others += 1
        options = legal(table, moves)
        if options > 1:
            prefer(table, moves, options, appeal, notes)
        apply(table, np.int64(moves[first_best(appeal, options)]))


@rule
def first_best(appeal: npt.NDArray[np.float64], options: int) -> int:
    """The first of the options that appeal most."""
    best = 0
    for option in range(1, options):
        if appeal[option] > appeal[best]:
            best = option
    return best


@rule
def worth_of(
    seats: int, seat: int, chances: npt.NDArray[np.float64], points: npt.NDArray[np.float64]
) -> float:
    """What a judged table is worth to a seat, from 0 to 1: its chance to win, and a little of the expected margin."""
    others = 0.0
    for other in range(seats):
        others += points[other]
    margin = points[seat] - (others - points[seat]) / max(1, seats - 1)
    guide = 0.5 + 0.5 * margin / (abs(margin) + MARGIN_SCALE)
    return float((1.0 - MARGIN_WEIGHT) * chances[seat] + MARGIN_WEIGHT * guide)


def consider_template(
    root: Tables, tables: Tables, seats: int, seat: int, samples: int, replies: int, options: int,
    judgement: Any, luck: int, dice: Dice, chosen: Any, worths: Any,
    moves: Any, weights: Any, appeal: Any, notes: Any, values: Any, chances: Any, points: Any,
) -> None:  # fmt: skip
    """Write what each of the *chosen* moves is worth to *seat*; all of them meet with the same luck."""
    for option in range(options):
        worths[option] = 0.0
        for number in range(samples):
            seed_dice(dice, luck, number)
            tables[0] = root[0]
            table = tables[0]
            apply(table, np.int64(chosen[option]))
            calm(table, seat, replies, dice, moves, weights, appeal, notes)
            evaluate(table, seats, judgement, values, chances, points)
            worths[option] += worth_of(seats, seat, chances, points) / samples


@cache
def consider_of(rules: Rules) -> Callable[..., None]:
    """The loop bound to a game that has features."""
    doors = {
        "evaluate": evaluate_of(rules),
        "legal": rules.legal,
        "apply": rules.apply,
        "sample": loops_of(rules).sample,
        "prefer": rules.prefer,
    }
    doors["calm"] = bind(calm_template, rules.name, **doors)
    return bind(consider_template, rules.name, **doors)


# ---- the player --------------------------------------------------------------------------------------------------
class FittedPlayer(Player):
    """Plays the move after which the game's fitted evaluation likes its seat best.

    Each legal move is carried out *samples* times; chance acts, and greedy takes the remaining decisions of the turn
    and so many *replies* of others. Raises `BadSpec` for a game that has no evaluation.
    """

    def __init__(self, game: Game, seed: int = 0, *, samples: int = SAMPLES, replies: int = REPLIES) -> None:
        super().__init__(game, seed)
        evaluation = evaluation_of(game)
        if evaluation is None:
            raise BadSpec(f"there is no fitted evaluation of {game.name}; other players need none")
        self._weights = evaluation.weights
        self._samples, self._replies = samples, replies
        self._own_dice: Dice = np.zeros(4, np.int64)
        self._chosen = np.zeros(game.rules.most_moves, np.int16)
        self._worths = np.zeros(game.rules.most_moves)
        self._values = np.zeros(len(game.rules.feature_names))
        self._chances, self._points = np.zeros((2, game.rules.most_seats))

    @override
    def choose(self, known: Tables, seat: int) -> int:
        worths = self.judge_moves(known, seat)
        most = max(worths.values())
        best = [code for code, worth in worths.items() if worth == most]
        return best[below(self.dice, len(best))]

    def judge_moves(self, known: Tables, seat: int) -> dict[int, float]:
        """What each legal move is worth to *seat*, from 0 to 1; nothing is judged where there is no choice."""
        codes, scratch = self.legal(known), self._scratch
        if len(codes) == 1:
            return {codes[0]: 0.0}
        self._chosen[: len(codes)] = codes
        consider_of(self.game.rules)(
            known, copy_tables(known), self.game.players, seat, self._samples, self._replies, len(codes),
            self._weights, int(roll(self.dice)), self._own_dice, self._chosen, self._worths,
            scratch.moves, scratch.weights, scratch.appeal, scratch.notes,
            self._values, self._chances, self._points,
        )  # fmt: skip
        return dict(zip(codes, self._worths[: len(codes)].tolist(), strict=True))
