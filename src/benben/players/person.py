"""A player that is weak as people are: it misjudges, has favourite mistakes, and thinks ahead only now and then."""

from typing import NamedTuple

from typing_extensions import override

from benben import nd
from benben.engine.dice import ROLLS, new_dice, roll
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.rules import Numbers, Rules
from benben.engine.table import Tables
from benben.players.player import Player, blur_of
from benben.players.quick import NO_HABITS, actions_of
from benben.players.search import SearchPlayer

_CHARACTER = 1
"""The stream of a seed that habits come from; the first one is the player's dice."""


class Manner(NamedTuple):
    """How a player without a search decides (`benben.players.quick`)."""

    blur: float
    habits: Numbers = NO_HABITS

    @property
    def error(self) -> float:
        """The largest error of a judgement, in points. Above 0 the odds of a move are unknown; below, all are alike."""
        return self.blur + max(map(abs, self.habits), default=0.0)


def habits_of(rules: Rules, habit: float, seed: int) -> Numbers:
    """The error in points that a person makes about each move, by its integer: at most *habit*.

    It is the same for all moves of a kind, those whose notation begins with the same word: a person who likes to bid
    likes to bid high and low.
    """
    dice = new_dice(seed, _CHARACTER)
    fancies: dict[str, float] = {}
    habits = nd.zeros(actions_of(rules))
    for move in rules.moves:
        if move.verb not in fancies:
            fancies[move.verb] = habit * (2 * roll(dice) / ROLLS - 1)
        habits[int(move)] = fancies[move.verb]
    return habits


class PersonPlayer(Player):
    """Plays the move that looks best, each misjudged by up to *blur* points each time and its kind always by *habit*.

    With *games* it sometimes thinks ahead, in the fraction *ahead* of its decisions: then it searches with this many
    simulated games and makes none of these mistakes. Raises `BadSpec` for a fraction without games.
    """

    def __init__(
        self, game: Game, seed: int = 0, *,
        blur: float = 0.0, habit: float = 0.0, games: int | None = None, ahead: float | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        if ahead is not None and games is None:
            example = f"person:games=50,ahead={ahead:g}"
            raise BadSpec(message("engine-person-games", example=example))
        self.blur, self.habit = blur, habit
        self.ahead = 1.0 if ahead is None else ahead
        self.thinker = None if games is None else SearchPlayer(game, seed, games=games)
        self.habits = NO_HABITS
        self.settle(seed)

    @override
    def settle(self, character: int) -> None:
        if self.habit > 0:
            self.habits = habits_of(self.game.rules, self.habit, character)

    @override
    def limit(self, seconds: float) -> None:
        if self.thinker is not None:
            self.thinker.limit(seconds)

    @override
    def choose(self, known: Tables, seat: int) -> int:
        if self.thinker is not None and roll(self.dice) < self.ahead * ROLLS:
            return self.thinker.choose(known, seat)
        return self._quick_choice(known, self.blur, self.habits)


def manner_of(player: Player) -> Manner | None:
    """How a player without a search decides; None for others."""
    if type(player) is PersonPlayer and player.thinker is None:  # a derived class may choose otherwise
        return Manner(player.blur, player.habits)
    blur = blur_of(player)
    return None if blur is None else Manner(blur)
