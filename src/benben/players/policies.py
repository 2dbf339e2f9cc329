"""A policy as a player: a function of an observation and a mask of legal actions, as with Gymnasium.

    MyPlayer = benben.players.from_policy(my_policy)

is a class of players; in `my_module` its spec is `my_module:MyPlayer`.
"""

import inspect
import operator
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.observation import Spec
from benben.engine.portable import here
from benben.engine.table import Tables
from benben.players.player import Player
from benben.players.quick import actions_of

Observation: TypeAlias = npt.NDArray[np.uint8]
"""The information that a seat may know (`benben.engine.observation`), shape (size,)."""
Mask: TypeAlias = npt.NDArray[np.int8]
"""1 for each action that is legal, 0 for the others, shape (actions,); an action is the integer of a move."""
Policy: TypeAlias = Callable[..., Any]
"""`policy(observation, mask)` returns an action: an integer, or an array that holds a single one.

A policy with a parameter `rng` gets a `numpy.random.Generator` by this name, made from the player's seed.
"""
_RNG = "rng"
_SEEDS = 2**64
"""NumPy takes no seeds below zero."""


def from_policy(policy: Policy, *, remembers: bool = True, batched: bool = False) -> type["PolicyPlayer"]:
    """The class of players that act by a *policy*, in every game that has observations.

    A *batched* policy takes arrays with a row for each of n decisions, (n, size) and (n, actions), and returns n
    actions; environments ask it for the decisions of all their rows at once (`choose_many`).

    With *remembers* the policy sees what a perfect memory knows, else what lies open; give it the same as in
    training. Its name, module and description are those of the policy. A player can be pickled if its policy can.
    """
    name = getattr(policy, "__name__", "").strip("<>") or type(policy).__name__
    members = {
        "policy": staticmethod(policy),
        "remembers": remembers,
        "__module__": getattr(policy, "__module__", __name__),
        "__doc__": inspect.getdoc(policy) or f"Acts by the policy {name}.",
    }
    return type(name, (BatchedPolicyPlayer if batched else PolicyPlayer,), members)


class PolicyPlayer(Player):
    """Asks a policy for each of its moves. `from_policy` makes a class of a policy.

    Its *seed* seeds the `rng` of a policy with such a parameter. Raises `BadSpec` for a game that has
    no observations.
    """

    policy: ClassVar[Policy]
    remembers: ClassVar[bool]

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._size = _size(game)
        self._random = {_RNG: np.random.default_rng(seed % _SEEDS)} if _takes_rng(type(self).policy) else {}

    def observe(self, known: Tables, seat: int) -> Observation:
        """A new array with what the policy sees of a table, as its seat may know it."""
        values = np.zeros(self._size, np.uint8)
        observe = self.game.rules.observe
        if observe is not None:
            here(observe)(known[0], seat, int(self.remembers), values)
        return values

    def mask(self, known: Tables) -> Mask:
        """A new array that marks the legal actions."""
        mask = np.zeros(actions_of(self.game.rules), np.int8)
        mask[self.legal(known)] = 1
        return mask

    @override
    def choose(self, known: Tables, seat: int) -> int:
        action = type(self).policy(self.observe(known, seat), self.mask(known), **self._random)
        return operator.index(np.asarray(action).item())

    @override
    def __reduce__(self) -> Any:
        """Pickle the policy; its class is made again from it, because the class need not have a name in a module."""
        is_batched = isinstance(self, BatchedPolicyPlayer)
        return _player_of, (type(self).policy, self.remembers, is_batched), self.__dict__


class BatchedPolicyPlayer(PolicyPlayer):
    """Asks a policy for many moves at once."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self.choose_many([known], [seat])[0]

    def choose_many(self, known: Sequence[Tables], seats: Sequence[int]) -> list[int]:
        """A move for each of several decisions, each at the only table of an array, as its seat may know it."""
        observations = np.stack([self.observe(each, seat) for each, seat in zip(known, seats, strict=True)])
        masks = np.stack([self.mask(each) for each in known])
        actions = np.asarray(type(self).policy(observations, masks, **self._random))
        if actions.shape != (len(known),):
            raise ValueError(
                f"the policy returns {len(known)} actions, not an array of shape {actions.shape}"
            )
        return [operator.index(action) for action in actions.tolist()]


def _player_of(policy: Policy, remembers: bool, batched: bool) -> PolicyPlayer:
    """A player without its attributes, which come from a pickle."""
    kind = from_policy(policy, remembers=remembers, batched=batched)
    return kind.__new__(kind)


def _size(game: Game) -> int:
    """How many numbers an observation has. Raises `BadSpec` for a game that has no observations."""
    rules = game.rules
    if rules.observation is None or rules.observe is None:
        raise BadSpec(message("engine-policy-unobserved", game=game.name, base="benben.players.Player"))
    return Spec(game.name, game.players, rules.observation).size


def _takes_rng(policy: Policy) -> bool:
    try:
        return _RNG in inspect.signature(policy).parameters
    except (TypeError, ValueError):  # some callables have no signature
        return False
