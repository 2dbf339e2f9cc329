"""A tile that was bought or moved, as events: what was paid, where the tile lies now, and what that brought."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from benben.engine.event import Event, Journey, arrives, event, leaves, unsaid
from benben.games.ankhor.changes import Change, paid
from benben.games.ankhor.components import EMPTY, FAMILIES, GOODS, KINDS, Kind
from benben.games.ankhor.names import group_name, tile_name, token_name
from benben.games.ankhor.placing import position_of
from benben.games.ankhor.scoring import estate_points
from benben.games.ankhor.spots import (
    BONUS_SUPPLY,
    bonus_spot,
    market_spot,
    store_spot,
    stores,
    supply_spot,
    tile_spot,
)


@dataclass(frozen=True)
class Laying:
    """A tile lies in its estate now, with the index *at*.

    *space* is where it was bought, `EMPTY` if it was moved; *saved* the good that was not paid for it, or `EMPTY`.
    """

    change: Change
    at: int
    space: int = EMPTY
    saved: int = EMPTY

    def events(self) -> list[Event]:
        """A5.6. The payment, the tile's place, its gain, bonus tokens."""
        return [*self._payment(), self._laid(), *self._warehouses(), *self._bonus()]

    @property
    def _is_bought(self) -> bool:
        return self.space != EMPTY

    @cached_property
    def _tile(self) -> int:
        return int(self.change.middle.tiles[self.change.seat, self.at])

    @cached_property
    def _price(self) -> list[int]:
        """How many goods of each type were paid."""
        if not self._is_bought:
            return [0] * GOODS
        prices = self.change.before.prices[self.space]
        return [int(prices[good]) - (good == self.saved) for good in range(GOODS)]

    def _now(self, index: int) -> int:
        """The index of a tile of the estate, from the one that it had before."""
        lifted = int(self.change.before.lifted)
        if index == lifted:
            return self.at
        rest = index - (EMPTY < lifted < index)
        return rest + (rest >= self.at)

    # ---- paying and laying -----------------------------------------------------------------------------------------
    def _payment(self) -> Iterator[Event]:
        """A5.2, A6.5. The goods that were saved and paid."""
        if not self._is_bought:
            return
        seat = self.change.seat
        if self.saved != EMPTY:
            yield event("ankhor-event-save", seat=seat, token=token_name(self.saved))
        names = [token_name(good) for good in range(GOODS) for _ in range(self._price[good])]
        yield event("ankhor-event-pay", *paid(self.change, self._price), seat=seat, tokens=names)

    def _laid(self) -> Event:
        """The tile's new place. Rows and columns are those of the estate with the tile."""
        seat, middle = self.change.seat, self.change.middle
        name = "place" if self.at < middle.grounds[seat] else "stack"
        row, column = position_of(middle.cells[seat, self.at])
        tile = tile_name(self._tile)
        return event(f"ankhor-event-{name}", *self._way(), seat=seat, tile=tile, row=row, column=column)

    def _way(self) -> list[Journey]:
        """How the tile came there; a token on a warehouse that was moved comes along."""
        seat, goal = self.change.seat, tile_spot(self.change.seat, self.at)
        if self._is_bought:
            return [leaves(market_spot(self.space), goal, 0, **self._rise())]
        lifted = int(self.change.before.lifted)
        journeys = [leaves(tile_spot(seat, lifted), goal, 0, **self._rise())]
        if self._carries_token(lifted):
            journeys.append(leaves(store_spot(seat, lifted), store_spot(seat, self.at)))
        return journeys

    def _rise(self) -> dict[str, str]:
        """The points that it brings there are written on it."""
        seat = self.change.seat
        gain = estate_points(self.change.middle, seat) - estate_points(self.change.before, seat)
        return {"label": f"{gain:+}".replace("-", "−")} if gain else {}

    def _carries_token(self, lifted: int) -> bool:
        then, now = stores(self.change.before, self.change.seat), stores(self.change.middle, self.change.seat)
        return any(lifted in each for each in then) and any(self.at in each for each in now)

    # ---- warehouses --------------------------------------------------------------------------------------------------
    def _warehouses(self) -> Iterator[Event]:
        """A8.3, A8.4. A new warehouse gets its token, a covered one loses it."""
        seat = self.change.seat
        then, now = stores(self.change.before, seat), stores(self.change.middle, seat)
        for good in range(GOODS):
            kept = then[good][: max(0, len(then[good]) - self._price[good])]
            stays = {self._now(index) for index in kept}
            come = [index for index in now[good] if index not in stays]
            gone = [index for index in kept if self._now(index) not in now[good]]
            yield from self._tokens_moved(good, come, gone)

    def _tokens_moved(self, good: int, come: list[int], gone: list[int]) -> Iterator[Event]:
        """The warehouses of a good that show a token now, and those that do not any more."""
        seat, token, supply = self.change.seat, token_name(good), supply_spot(good)
        is_filled = self._fills(good)
        if is_filled:
            new = self.at if self.at in come else come[0]
            come.remove(new)
            yield event(
                "ankhor-event-warehouse", arrives(supply, store_spot(seat, new)), seat=seat, token=token
            )
        for _ in range(is_filled - self._gained(good)):
            back = leaves(store_spot(seat, gone.pop(0)), supply)
            yield event("ankhor-event-warehouse_covered", back, seat=seat, token=token)
        # the tokens on several warehouses of a good are alike: others of them may show those that are left
        for old, new in zip(gone, come, strict=True):
            yield unsaid(leaves(store_spot(seat, old), store_spot(seat, new)))

    def _fills(self, good: int) -> bool:
        """A8.3, A8.14. Whether the tile is a new warehouse of a good, and the supply has a token for it."""
        is_new = self._is_bought and self._tile == good * KINDS + Kind.WAREHOUSE
        return bool(is_new and self.change.before.supply[good] + self._price[good] > 0)

    def _gained(self, good: int) -> int:
        """Tokens of a good that the seat has got, besides those that it has paid."""
        seat, before, middle = self.change.seat, self.change.before, self.change.middle
        return int(middle.tokens[seat, good]) - int(before.tokens[seat, good]) + self._price[good]

    # ---- bonus tokens ------------------------------------------------------------------------------------------------
    def _bonus(self) -> Iterator[Event]:
        """A9. Bonus tokens come and go, one after the other."""
        seat = self.change.seat
        for family in range(FAMILIES):
            gained = int(self.change.middle.bonus[seat, family]) - int(self.change.before.bonus[seat, family])
            ends = (BONUS_SUPPLY, bonus_spot(seat)) if gained > 0 else (bonus_spot(seat), BONUS_SUPPLY)
            if gained:
                name = "ankhor-event-bonus" if gained > 0 else "ankhor-event-bonus_lost"
                flights = [leaves(*ends, step) for step in range(abs(gained))]
                group = group_name(family)
                yield event(name, *flights, seat=seat, group=group, count=abs(gained))
