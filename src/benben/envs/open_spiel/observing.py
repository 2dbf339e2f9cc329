"""The knowledge of a seat in OpenSpiel's forms: a text, and named tensors."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pyspiel

from benben import nd
from benben.engine.block import Block, block_type, record_at
from benben.engine.native import native
from benben.engine.observation import Spec
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.stepper import Stepper, stepper_block
from benben.envs.open_spiel.states import BenbenState
from benben.envs.specs import is_observed, spec

if TYPE_CHECKING:
    board_at: Callable[[int], Any]
    room_at: Callable[[int], Any]
    observe: Callable[..., None]

_PARAMETERS = {"remembers": True, "scaled": True}


class BenbenObserver:
    """An observer for `open_spiel.python.observation`.

    Its numbers are the parts of `benben.envs.spec`, as the player observes them from its own seat. With perfect recall
    the text is the history as the seat knows it, otherwise the view (JSON).

    Attributes:
        tensor: all parts in order, float32, shape (size,); None for a game without observations.
        dict: the parts by name, views of `tensor` in the shapes of `Spec.shape`.
    """

    def __init__(self, game: Any, kind: Any = None, params: Mapping[str, Any] | None = None) -> None:
        """*kind* is a `pyspiel.IIGObservationType`, by default without perfect recall.

        The *params* are `remembers` (what a player with perfect memory knows, else only what is visible) and `scaled`
        (every number between 0 and 1, else raw counts). Both are true by default. Raises ValueError for unsupported
        combinations.
        """
        if isinstance(kind, Mapping):  # OpenSpiel's own `make_observer(params)` passes them like this
            kind, params = None, kind
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        chosen = _chosen(kind, params or {})
        self._given = game, kind, chosen
        self._recalls = kind.perfect_recall
        self._is_spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._game = game.game
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if is_observed(self._game.rules):
            self._begin(spec(self._game), **chosen)

    def _begin(self, made: Spec, *, remembers: bool, scaled: bool) -> None:
        """Make the memory and the views of its parts."""
        kind, self._write = _writer(self._game.rules)
        self._room = room = Block(kind)
        room.record.length, room.record.remembers = made.size, int(remembers)
        ordered = made.split(np.arange(made.size))
        scale, source, self.tensor = (
            np.asarray(room.view(name))[: made.size] for name in ("scale", "source", "tensor")
        )
        scale[:] = made.scale if scaled else 1.0
        source[:] = np.concatenate([np.ravel(part) for part in ordered.values()])
        ends = np.cumsum([part.size for part in ordered.values()])
        parts = np.split(self.tensor, ends[:-1])
        self.dict = {name: part.reshape(made.shape(name)) for name, part in zip(ordered, parts, strict=True)}

    def set_from(self, state: BenbenState, player: int) -> None:
        """Write what *player* may know into `tensor`. Raises ValueError for a wrong seat or a state of another game."""
        board = state.board
        if board.game is not self._game and board.game != self._game:
            raise ValueError(f"the state is of {board.game!r}, the observer is for {self._game!r}")
        if not 0 <= player < self._game.players:  # compiled code does not check this
            raise ValueError(f"player {player} observes nothing: the seats are 0 to {self._game.players - 1}")
        if self._is_spectator and self.tensor is not None:
            self._watch(board, player)
        elif self.tensor is not None:
            self._write(board.address, self._room.address, player)

    def _watch(self, board: Stepper, player: int) -> None:
        """Write what a spectator knows, from the *player*'s seat: a seat that knows nothing more sees the same."""
        is_owner = self._game.rules.private_to(board.table) == player
        self._write(board.address, self._room.address, (player + is_owner) % self._game.players)
        if is_owner:
            for name, part in spec(self._game).parts.items():
                if part.per == "seat":
                    self.dict[name][:] = np.roll(self.dict[name], 1, axis=0)

    def __reduce__(self) -> tuple[Any, ...]:
        """Make a copy with its own memory."""
        game, kind, chosen = self._given
        return _again, (str(game), kind.public_info, kind.perfect_recall, kind.private_info, chosen)

    def string_from(self, state: BenbenState, player: int) -> str:
        """The knowledge of *player* as a text: what it remembers, or what it sees."""
        seat = None if self._is_spectator else player
        return state.remembered(seat) if self._recalls else state.observed(seat)


def _again(game: str, public: bool, recalls: bool, private: Any, chosen: dict[str, bool]) -> BenbenObserver:
    """A copied or unpickled observer of the *game* with this name in `pyspiel.load_game`."""
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recalls, private_info=private)
    return BenbenObserver(pyspiel.load_game(game), kind, chosen)


def _chosen(kind: Any, params: Mapping[str, Any]) -> dict[str, bool]:
    """The parameters with their defaults. Raises ValueError for unsupported ones."""
    unknown = params.keys() - _PARAMETERS.keys()
    if unknown:
        raise ValueError(
            f"there is no parameter {', '.join(sorted(unknown))} for observing; there are: {', '.join(_PARAMETERS)}"
        )
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("what several players know privately is told to none of them")
    if not kind.public_info:
        raise ValueError("what a player knows is not told without what all know")
    chosen = {**_PARAMETERS, **{name: bool(value) for name, value in params.items()}}
    if not chosen["remembers"]:
        if kind.perfect_recall:
            raise ValueError("perfect recall remembers: leave out remembers=False")
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            raise ValueError("a spectator remembers: leave out remembers=False")
    return chosen


# ---- in compiled code --------------------------------------------------------------------------------------------
def write_template(board: int, room: int, seat: int) -> None:
    """Write the observation of *seat* on the *board* into the *room*; both are addresses."""
    there = room_at(room)
    length = there.length
    values, tensor, source, scale = there.observed, there.tensor, there.source, there.scale
    for place in range(length):
        values[place] = 0
    observe(board_at(board).table, seat, there.remembers, values)
    for place in range(length):
        number = source[place]
        tensor[place] = values[number] * scale[number]


def room_type(rules: Rules) -> nd.dtype:
    """The memory of an observer: one observation in the order of the rules and in that of OpenSpiel."""
    assert rules.observation is not None  # noqa: S101  (only called if there is one)
    most = Spec(rules.name, rules.most_seats, rules.observation).size
    return block_type(
        ("length", nd.int64),  # how many numbers of each array are used
        ("remembers", nd.int64),
        (
            "observed",
            nd.uint8,
            (most,),
        ),  # in the order of the rules: the blocks of the seats one after the other
        ("scale", nd.float32, (most,)),  # in the same order
        ("source", nd.int64, (most,)),  # the index in this order of each number of the tensor
        ("tensor", nd.float32, (most,)),
    )


@cache
def _writer(rules: Rules) -> tuple[nd.dtype, Callable[[int, int, int], None]]:
    """The type of an observer's memory, and the rule that writes into it."""
    kind = room_type(rules)
    places = {"board_at": record_at(stepper_block(rules, stops_at_chance=True)), "room_at": record_at(kind)}
    return kind, native(bind(write_template, rules.name, observe=rules.observe, **places))
