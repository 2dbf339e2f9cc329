"""The moves of Imhotep: a small integer, a typed value and a line of notation (I18) for each."""

import enum
from dataclasses import dataclass

from benben.engine.notation import Move, MoveList
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import (
    BLUE,
    CARDS_OF_ROUNDS,
    FEWEST_SEATS,
    HOLD_SPACES,
    KINDS,
    PYRAMIDS_B,
    ROUND_CARDS,
    SEATS,
    SHIPS,
    SITES,
    Card,
    Color,
    Site,
)
from benben.games.imhotep.table import ImhotepTable, Step


class Code(enum.IntEnum):
    """The integers of the moves; some are the first of a run."""

    PLACE = 0
    """`PLACE` + four times the ship + space."""
    SAIL = PLACE + SHIPS * HOLD_SPACES
    """`SAIL` + five times the ship + site."""
    GET = SAIL + SHIPS * SITES
    PLAY = GET + 1
    """`PLAY` + kind of blue card, counted from the first."""
    TAKE = PLAY + BLUE[1] - BLUE[0]
    """`TAKE` + kind of card."""
    TAKE_PAIR = TAKE + KINDS
    KEEP = TAKE_PAIR + 1
    """`KEEP` + kind of card."""
    UNLOAD = KEEP + KINDS
    """`UNLOAD` + colour."""
    BUILD = UNLOAD + SEATS
    """`BUILD` + pyramid."""
    DRAW = BUILD + PYRAMIDS_B
    POINT = DRAW + 1
    DECLINE = POINT + 1
    PASS = DECLINE + 1


MOST_MOVES = 1 + SHIPS * (1 + SITES) + BLUE[1] - BLUE[0]
"""Get stones; of each ship at most one space and five sites (or, as it cannot sail yet, four spaces); four cards."""


@dataclass(frozen=True)
class Place(Move):
    """I4.4. Place a stone on a *space* of a *ship*, both counted from 0."""

    ship: int
    space: int
    verb = "place"
    first = Code.PLACE

    @property
    def noun(self) -> str:
        """Ship and space, counted from one, the space at the bow first."""
        return f"{self.ship + 1}:{self.space + 1}"

    @property
    def offset(self) -> int:
        """Spaces are counted ship by ship."""
        return HOLD_SPACES * self.ship + self.space


@dataclass(frozen=True)
class Sail(Move):
    """I5.1. Sail a *ship* to a *site*."""

    ship: int
    site: Site
    verb = "sail"
    first = Code.SAIL

    @property
    def noun(self) -> str:
        """Ship, counted from one, and site."""
        return f"{self.ship + 1} {self.site.title}"

    @property
    def offset(self) -> int:
        """Sites are counted ship by ship."""
        return SITES * self.ship + self.site


class GetStones(Move):
    """I4.1, I7.11, I8.5. Get stones from the quarry: as an action, or as a bonus."""

    verb = "get stones"
    first = Code.GET


@dataclass(frozen=True)
class _CardMove(Move):
    """A move or an outcome about a *card*."""

    card: Card

    @property
    def noun(self) -> str:
        """The name of the card."""
        return self.card.title

    @property
    def offset(self) -> int:
        """The kind of the card."""
        return int(self.card)


class Play(_CardMove):
    """I12.1. Play a blue *card*."""

    verb = "play"
    first = Code.PLAY - BLUE[0]

    @property
    def noun(self) -> str:
        """The name of the card, as a part of the sentence."""
        return self.card.title.lower()


class Take(_CardMove):
    """I6.2. Take a face-up *card* of the market."""

    verb = "take"
    first = Code.TAKE


class TakePair(Move):
    """I6.7. Take the face-down pair of the market and look at it."""

    verb = "take pair"
    first = Code.TAKE_PAIR


class Keep(_CardMove):
    """I6.8. Keep a *card* of the pair."""

    verb = "keep"
    first = Code.KEEP


@dataclass(frozen=True)
class Unload(Move):
    """I12.9. Lever: a stone of this *color* is unloaded next."""

    color: Color
    verb = "unload"
    first = Code.UNLOAD

    @property
    def noun(self) -> str:
        """The colour."""
        return self.color.name.lower()

    @property
    def offset(self) -> int:
        """The seat of the colour."""
        return int(self.color)


@dataclass(frozen=True)
class Build(Move):
    """I7.6. Lay the stone on the next space of a *pyramid*."""

    pyramid: int
    verb = "build"
    first = Code.BUILD

    @property
    def noun(self) -> str:
        """Which pyramid."""
        return PYRAMID_NAMES[self.pyramid]

    @property
    def offset(self) -> int:
        """The pyramid, from the left."""
        return self.pyramid


class Draw(Move):
    """I7.10. Take the top card of the draw pile."""

    verb = "draw"
    first = Code.DRAW


class Point(Move):
    """I8.5. Temple B: a point instead of stones."""

    verb = "point"
    first = Code.POINT


class Decline(Move):
    """I7.13. Do without a bonus."""

    verb = "decline"
    first = Code.DECLINE


class Pass(Move):
    """I3.7. Nothing else is legal."""

    verb = "pass"
    first = Code.PASS


class Reveal(_CardMove):
    """I2.8, I18.3. An outcome of chance: the *card* that is turned up, or looked at."""

    verb = "reveal"


@dataclass(frozen=True)
class Round(Move):
    """I3.2, I18.3. An outcome of chance: the round card with this *number* and these *capacities* of ships."""

    number: int
    capacities: tuple[int, ...]
    verb = "round"

    @property
    def noun(self) -> str:
        """The capacities."""
        return " ".join(map(str, self.capacities))

    @property
    def offset(self) -> int:
        """The number of the card, from 0."""
        return self.number


MOVES = MoveList(
    [
        *(Place(ship, space) for ship in range(SHIPS) for space in range(HOLD_SPACES)),
        *(Sail(ship, site) for ship in range(SHIPS) for site in Site),
        GetStones(),
        *(Play(Card(kind)) for kind in range(*BLUE)),
        *(Take(card) for card in Card),
        TakePair(),
        *(Keep(card) for card in Card),
        *(Unload(color) for color in Color),
        *(Build(pyramid) for pyramid in range(PYRAMIDS_B)),
        Draw(),
        Point(),
        Decline(),
        Pass(),
    ]
)
REVEALS = MoveList([Reveal(card) for card in Card])
ROUNDS_BY_PLAYERS = {
    players: MoveList(
        [
            Round(number, tuple(int(capacity) for capacity in ROUND_CARDS[players - FEWEST_SEATS, number]))
            for number in range(CARDS_OF_ROUNDS)
        ]
    )
    for players in range(FEWEST_SEATS, SEATS + 1)
}


def outcomes(table: ImhotepTable) -> MoveList:
    """Round cards, or market cards."""
    return ROUNDS_BY_PLAYERS[int(table.seats)] if table.step == Step.DEAL_ROUND else REVEALS
