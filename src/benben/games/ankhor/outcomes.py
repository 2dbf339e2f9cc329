"""The outcomes of chance at a table of Ankh'or: price markers, colors of top tiles, and drawn tiles."""

from dataclasses import dataclass

from typing_extensions import override

from benben.engine.event import Event, arrives, event
from benben.engine.notation import MoveList
from benben.games.ankhor.changes import Change
from benben.games.ankhor.components import COLORS, GOODS, KINDS, MARKERS, Color, Kind, Token
from benben.games.ankhor.market import first_gap, pile_to_show
from benben.games.ankhor.moves import AboutToken, AnkhorMove
from benben.games.ankhor.names import color_name, pile_name, tile_name, token_name
from benben.games.ankhor.spots import market_spot, pile_spot
from benben.games.ankhor.table import AnkhorTable, Step


class Marker(AboutToken):
    """A2.5. An outcome of chance: the next price marker."""

    verb = "marker"
    choices = (tuple(map(Token, range(GOODS))),)

    @override
    def events(self, change: Change) -> list[Event]:
        """All markers together, when the last one lies there."""
        prices = change.middle.prices
        if prices.sum() < MARKERS:
            return []
        names = [[token_name(good) for good in range(GOODS) for _ in range(each[good])] for each in prices]
        return [event("ankhor-event-markers", space=i, tokens=each) for i, each in enumerate(names, start=1)]


@dataclass(frozen=True)
class Show(AnkhorMove):
    """A2.7. An outcome of chance: the *color* of a pile's new top tile."""

    color: Color
    verb = "show"
    choices = (tuple(map(Color, range(COLORS))),)

    @property
    @override
    def noun(self) -> str:
        return self.color.name.lower()

    @override
    def events(self, change: Change) -> list[Event]:
        pile = pile_name(pile_to_show(change.before))
        return [event("ankhor-event-show", color=color_name(self.color), pile=pile)]


@dataclass(frozen=True)
class Reveal(AnkhorMove):
    """A2.7. An outcome of chance: the *kind* of the tile that is drawn."""

    kind: Kind
    verb = "reveal"
    choices = (tuple(map(Kind, range(KINDS))),)

    @property
    @override
    def noun(self) -> str:
        return self.kind.name.lower()

    @override
    def events(self, change: Change) -> list[Event]:
        """A10.5. It comes from its pile to the first empty space."""
        pile, space = int(change.before.drawing), int(first_gap(change.before))
        tile, flight = tile_name(change.middle.offer[space]), arrives(pile_spot(pile), market_spot(space))
        return [event("ankhor-event-reveal", flight, tile=tile, space=space + 1)]


MARKERS_DEALT = MoveList.of(Marker)
SHOWS = MoveList.of(Show)
REVEALS = MoveList.of(Reveal)
_OUTCOMES = {int(Step.DEAL_MARKERS): MARKERS_DEALT, int(Step.SHOW): SHOWS}


def outcomes(table: AnkhorTable) -> MoveList:
    """Price markers, colors of top tiles, or kinds of tiles."""
    return _OUTCOMES.get(int(table.step), REVEALS)
