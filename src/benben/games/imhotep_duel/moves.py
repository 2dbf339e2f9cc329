"""The moves of The Duel: a small integer, a typed value and a line of notation (D12) for each."""

import enum
from dataclasses import dataclass

from benben.engine.notation import Move, MoveList
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    HARBOR_SPACES,
    LINE_SPACES,
    Token,
)
from benben.games.imhotep_duel.table import DuelTable

BOAT_NAMES = ("1", "2", "3", "A", "B", "C")
"""Each after the row or column that it serves."""
SPACE_NAMES = tuple(
    f"{'abc'[space % LINE_SPACES]}{space // LINE_SPACES + 1}" for space in range(HARBOR_SPACES)
)
SWAPS = ((0, 1), (0, 2), (1, 2))
"""The pairs of cargo spaces."""


class Code(enum.IntEnum):
    """The integers of the moves; all but the last two are the first of a run."""

    PLACE = 0
    """`PLACE` + harbor space."""
    UNLOAD = PLACE + HARBOR_SPACES
    """`UNLOAD` + boat."""
    PLAY = UNLOAD + BOATS
    """`PLAY` + kind of action token, counted from the first."""
    TAKE = PLAY + ACTIONS[1] - ACTIONS[0]
    """`TAKE` + three times the boat + cargo space."""
    SWAP = TAKE + BOATS * CARGO_SPACES
    """`SWAP` + three times the boat + pair."""
    DONE = SWAP + BOATS * len(SWAPS)
    PASS = DONE + 1


MOST_MOVES = BOATS * CARGO_SPACES
"""No position has more legal moves than tokens to take; a turn begins with fifteen at most."""


@dataclass(frozen=True)
class Place(Move):
    """D4.1. Place a meeple on a harbor *space*."""

    space: int
    verb = "place"
    first = Code.PLACE

    @property
    def noun(self) -> str:
        """The name of the space."""
        return SPACE_NAMES[self.space]

    @property
    def offset(self) -> int:
        """The space."""
        return self.space


@dataclass(frozen=True)
class Unload(Move):
    """D5.1. Unload a *boat*."""

    boat: int
    verb = "unload"
    first = Code.UNLOAD

    @property
    def noun(self) -> str:
        """The name of the boat."""
        return BOAT_NAMES[self.boat]

    @property
    def offset(self) -> int:
        """The boat."""
        return self.boat


@dataclass(frozen=True)
class _TokenMove(Move):
    """A move or outcome about a *token*."""

    token: Token

    @property
    def noun(self) -> str:
        """The name of the token."""
        return self.token.title

    @property
    def offset(self) -> int:
        """The kind of the token, among those of its verb."""
        return int(self.token)


class Play(_TokenMove):
    """D7.1. Play an action *token*."""

    verb = "play"
    first = Code.PLAY - ACTIONS[0]

    @property
    def noun(self) -> str:
        """What the token does, as a part of the sentence."""
        return self.token.title.lower()


class Load(_TokenMove):
    """D6.1. An outcome of chance: the *token* that is turned over and laid on the boat."""

    verb = "load"


@dataclass(frozen=True)
class Take(Move):
    """D7.6. Take the token from a *boat*'s cargo *space*."""

    boat: int
    space: int
    verb = "take"
    first = Code.TAKE

    @property
    def noun(self) -> str:
        """The boat and the cargo space, counted from one."""
        return f"{BOAT_NAMES[self.boat]}:{self.space + 1}"

    @property
    def offset(self) -> int:
        """Cargo spaces are counted boat by boat."""
        return CARGO_SPACES * self.boat + self.space


@dataclass(frozen=True)
class Swap(Move):
    """D7.19. Swap the tokens on a *pair* of cargo spaces of a *boat*."""

    boat: int
    pair: int
    verb = "swap"
    first = Code.SWAP

    @property
    def noun(self) -> str:
        """The boat and the two cargo spaces, counted from one."""
        one, other = SWAPS[self.pair]
        return f"{BOAT_NAMES[self.boat]}:{one + 1}-{other + 1}"

    @property
    def offset(self) -> int:
        """Pairs are counted boat by boat."""
        return len(SWAPS) * self.boat + self.pair


class Done(Move):
    """D7.4. Place no third meeple, or unload no second boat."""

    verb = "done"
    first = Code.DONE


class Pass(Move):
    """D3.4. Nothing is legal."""

    verb = "pass"
    first = Code.PASS


MOVES = MoveList(
    [
        *(Place(space) for space in range(HARBOR_SPACES)),
        *(Unload(boat) for boat in range(BOATS)),
        *(Play(Token(kind)) for kind in range(*ACTIONS)),
        *(Take(boat, space) for boat in range(BOATS) for space in range(CARGO_SPACES)),
        *(Swap(boat, pair) for boat in range(BOATS) for pair in range(len(SWAPS))),
        Done(),
        Pass(),
    ]
)
LOADS = MoveList([Load(token) for token in Token])


def outcomes(_table: DuelTable) -> MoveList:
    """Tokens that are turned over."""
    return LOADS
