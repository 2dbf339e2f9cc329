"""The moves and the outcomes of chance that are about market cards."""

from dataclasses import dataclass

from typing_extensions import override

from benben.engine.event import Event, Journey, arrives, event, leaves
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.games.imhotep import spots
from benben.games.imhotep.codes import Code
from benben.games.imhotep.components import BLUE, EMPTY, Card
from benben.games.imhotep.move import ImhotepMove
from benben.games.imhotep.names import CARD_IDS, card_name
from benben.games.imhotep.table import ImhotepTable


@dataclass(frozen=True)
class _AboutCard(Move):
    """A move or an outcome about a *card*."""

    card: Card

    @property
    @override
    def noun(self) -> str:
        """The name of the card."""
        return self.card.title


class Play(_AboutCard, ImhotepMove):
    """I12.1. Play a blue *card*."""

    verb = "play"
    first = Code.PLAY
    choices = (tuple(map(Card, range(*BLUE))),)

    @property
    @override
    def noun(self) -> str:
        """The name of the card, as a part of the sentence."""
        return self.card.title.lower()

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-play", card=card_name(self.card))

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        return [f"hand:{CARD_IDS[self.card]}"]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        seat = int(before.actor)
        flight = leaves(spots.card_spot(seat, self.card), spots.DISCARD)
        return [event("imhotep-event-play", flight, seat=seat, card=card_name(self.card))]


class Take(_AboutCard, ImhotepMove):
    """I6.2. Take a face-up *card* of the market."""

    verb = "take"
    first = Code.TAKE
    choices = (tuple(Card),)

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-take", card=card_name(self.card))

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        return [spots.market_spot(slot) for slot, kind in enumerate(table.offer) if kind == self.card]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        """I6.4, I11.4. The stone goes home; a red card lies in front of the seat only while it has more to do."""
        seat, spot = int(before.actor), self.targets(before)[0]
        card = (
            arrives(spot, spots.card_spot(seat, self.card))
            if has_more(before, after, seat, self.card)
            else leaves(spot, spots.DISCARD)
        )
        return [event("imhotep-event-take", _goes_home(seat), card, seat=seat, card=card_name(self.card))]


class TakePair(ImhotepMove):
    """I6.7. Take the face-down pair of the market and look at it."""

    verb = "take pair"
    first = Code.TAKE_PAIR
    piece = spots.PAIR

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-pair")

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        seat = int(before.actor)
        return [event("imhotep-event-pair", _goes_home(seat), seat=seat)]


class Keep(_AboutCard, ImhotepMove):
    """I6.8. Keep a *card* of the pair."""

    verb = "keep"
    first = Code.KEEP
    choices = (tuple(Card),)

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-keep", card=card_name(self.card))

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        return [f"pair:{place + 1}" for place, kind in enumerate(table.looking) if kind == self.card]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        """I16.4. The kept card, and the other one, which every player sees from now on."""
        seat = int(before.actor)
        others = [int(other) for other in before.looking if other != EMPTY]
        others.remove(self.card)
        flights = card_from(spots.PAIR, before, after, seat, self.card)
        return [
            event("imhotep-event-keep", *flights, seat=seat, card=card_name(self.card)),
            *(event("imhotep-event-discard", card=card_name(other)) for other in others),
        ]


class Draw(ImhotepMove):
    """I7.10. Take the top card of the draw pile."""

    verb = "draw"
    first = Code.DRAW
    piece = spots.PILE

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        return []  # the card says it


class Reveal(_AboutCard):
    """I2.8, I18.3. An outcome of chance: the *card* that is turned up, or looked at."""

    verb = "reveal"
    choices = (tuple(Card),)


def has_more(before: ImhotepTable, after: ImhotepTable, seat: int, kind: int) -> bool:
    """Whether a card that a seat has got lies in front of it now: a red one may have been used and be gone."""
    return bool(after.cards[seat, kind] > before.cards[seat, kind])


def card_from(spot: str, before: ImhotepTable, after: ImhotepTable, seat: int, kind: int) -> list[Journey]:
    """A face-down card that comes to lie in front of a seat; none if it was used immediately."""
    return [arrives(spot, spots.card_spot(seat, kind))] if has_more(before, after, seat, kind) else []


def _goes_home(seat: int) -> Journey:
    """I6.4. The stone in hand goes back to the quarry."""
    return leaves(spots.IN_HAND, spots.quarry_spot(seat))
