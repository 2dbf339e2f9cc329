"""Bots of OpenSpiel as players of ours, in the arena, in simulations and at the table.

    MyPlayer = benben.envs.open_spiel.from_bot(lambda game, seat, seed: MyBot(game, seed))

is a class of players; in `my_module` its spec is `my_module:MyPlayer`.
"""

import inspect
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

import pyspiel
from typing_extensions import override

from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.table import Tables
from benben.envs.open_spiel.games import BenbenGame, load, state_at
from benben.envs.open_spiel.states import BenbenState
from benben.players import Player

BotMaker: TypeAlias = Callable[[BenbenGame, int, int], Any]
"""`make(game, seat, seed)` returns a `pyspiel.Bot` for a seat of OpenSpiel's game; the seed is below 2**31."""
_SEEDS = 2**31
"""OpenSpiel's seeds are smaller than ours."""


def from_bot(
    make: BotMaker, *, imperfect_information: bool = False, uses_clock: bool = False
) -> type["BotPlayer"]:
    """The class of players that ask a bot, made by *make* once for each game and seat, for their moves.

    The bot's `step` gets a state in which the table lies as the seat knows it. Its history is empty: what happened
    before is not told to players, so a bot that lives on `inform_action` is told nothing either. With
    *imperfect_information* every game is declared as such, for bots that play no others (IS-MCTS). Say *uses_clock* of
    a bot that thinks for a time, so that the arena can say that its games are not repeatable.
    """
    name = getattr(make, "__name__", "").strip("<>") or type(make).__name__
    members = {
        "make": staticmethod(make),
        "imperfect_information": imperfect_information,
        "by_clock": uses_clock,
        "__module__": getattr(make, "__module__", __name__),
        "__doc__": inspect.getdoc(make) or "Asks a bot of OpenSpiel.",
    }
    return type(name, (BotPlayer,), members)


class BotPlayer(Player):
    """Asks a bot of OpenSpiel. `from_bot` makes a class of what makes the bot.

    Raises `BadSpec` where no bot is made. A pickled player makes its bots anew in the other process.
    """

    make: ClassVar[BotMaker]
    imperfect_information: ClassVar[bool]
    by_clock: ClassVar[bool]

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._seed = seed % _SEEDS
        self._bots: dict[int, Any] = {}
        self._bot(0)  # what cannot be made is refused now

    @property
    @override
    def uses_clock(self) -> bool:
        return self.by_clock

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return step(self._bot(seat), state_at(self._theirs, known))

    def _bot(self, seat: int) -> Any:
        """The bot of a seat, which thinks on from move to move."""
        if seat not in self._bots:
            bot = type(self).make(self._theirs, seat, self._seed)
            if not isinstance(bot, pyspiel.Bot):
                kind = type(bot).__name__
                raise BadSpec(message("engine-open_spiel-no_bot", player=type(self).__name__, kind=kind))
            self._bots[seat] = bot
        return self._bots[seat]

    @cached_property
    def _theirs(self) -> BenbenGame:
        """The game for OpenSpiel."""
        return load(self.game, imperfect_information=self.imperfect_information)

    @override
    def __reduce__(self) -> Any:
        """Its class is made again, for nothing need have its name; bots cannot be pickled."""
        state = {name: value for name, value in self.__dict__.items() if name != "_theirs"}
        return (
            _player_of,
            (type(self).make, self.imperfect_information, self.by_clock),
            {**state, "_bots": {}},
        )


def _player_of(make: BotMaker, imperfect_information: bool, uses_clock: bool) -> BotPlayer:
    """A player without its attributes, which come from a pickle."""
    kind = from_bot(make, imperfect_information=imperfect_information, uses_clock=uses_clock)
    return kind.__new__(kind)


def step(bot: Any, state: BenbenState) -> int:
    """The action that a bot plays; of `pyspiel.MCTSBot` that which its `step` would play if it did not crash here.

    That `step` lets go of Python's lock before it asks a game written in Python; its search does not.
    """
    if isinstance(bot, pyspiel.MCTSBot):
        root = bot.mcts_search(state)
        return int(root.best_child().action) if root.children else int(state.legal_actions()[0])
    return int(bot.step(state))
