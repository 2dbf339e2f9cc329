"""OpenSpiel's bots as our players, in the arena, in simulations and at the table.

    MyPlayer = benben.envs.open_spiel.from_bot(lambda game, seat, seed: MyBot(game, seed))

is a player class; its spec in `my_module` is `my_module:MyPlayer`.
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
    """Make a player class that asks a bot for its moves; *make* creates the bot once for each game and seat.

    The bot's `step` gets a state whose table shows only what the seat knows. Its history is empty, because players do
    not see past events, so a bot that relies on `inform_action` gets no calls. *imperfect_information* declares every
    game as such, for bots that play no others (IS-MCTS). Set *uses_clock* for a bot that thinks for a time: the arena
    then reports that its games are not repeatable.
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
    """Asks a bot of OpenSpiel. `from_bot` makes a class from the function that makes the bot.

    Raises `BadSpec` if it makes no bot. A pickled player makes new bots in the other process.
    """

    make: ClassVar[BotMaker]
    imperfect_information: ClassVar[bool]
    by_clock: ClassVar[bool]

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._seed = seed % _SEEDS
        self._bots: dict[int, Any] = {}
        self._bot(0)  # fail now if the bot cannot be made

    @property
    @override
    def uses_clock(self) -> bool:
        return self.by_clock

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return step(self._bot(seat), state_at(self._theirs, known))

    def _bot(self, seat: int) -> Any:
        """The bot of a seat; it keeps its state from move to move."""
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
        """Make the class again, because it may have no importable name; bots cannot be pickled."""
        state = {name: value for name, value in self.__dict__.items() if name != "_theirs"}
        return (
            _player_of,
            (type(self).make, self.imperfect_information, self.by_clock),
            {**state, "_bots": {}},
        )


def _player_of(make: BotMaker, imperfect_information: bool, uses_clock: bool) -> BotPlayer:
    """A player without its attributes, which the pickle restores."""
    kind = from_bot(make, imperfect_information=imperfect_information, uses_clock=uses_clock)
    return kind.__new__(kind)


def step(bot: Any, state: BenbenState) -> int:
    """The action that a bot plays; for `pyspiel.MCTSBot` the one that its `step` would play if it did not crash here.

    That `step` releases the GIL before it asks a game written in Python; its search does not.
    """
    if isinstance(bot, pyspiel.MCTSBot):
        root = bot.mcts_search(state)
        return int(root.best_child().action) if root.children else int(state.legal_actions()[0])
    return int(bot.step(state))
