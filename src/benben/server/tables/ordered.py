"""A table whose players may give standing orders.

An order is hidden until it acts: to give, to withdraw and to end it changes neither the table nor its version, and only
its owner's sockets get a message. The work on orders begins after a change was sent (`OrderRunner`).
"""

from benben.server import metrics
from benben.server.http_errors import no_order
from benben.server.log import note
from benben.server.models.orders import OrderChoices
from benben.server.models.requests import OrderRequest
from benben.server.store.stored import StoredOrder
from benben.server.tables import orders
from benben.server.tables.clocked import ClockedTable
from benben.server.tables.concurrency import idempotent, one_at_a_time
from benben.server.tables.seating import Viewer


class OrderedTable(ClockedTable):
    """A table with its players' standing orders."""

    def order_choices(self, viewer: Viewer, path: list[int]) -> OrderChoices:
        """The orders that the viewer may give now."""
        seat = self._ordering_seat(viewer)
        return orders.choices(self.require_running(), seat, path)

    @one_at_a_time
    @idempotent
    async def give_order(self, viewer: Viewer, *, wanted: OrderRequest) -> None:
        """Give a standing order in place of one's older one. Refuses one that is not possible at this ply."""
        if self._store.is_shared and wanted.ply > self.match.ply:
            await self.refresh()  # another worker may have shown the viewer a newer state
        match = self.require_running_for(viewer)
        seat = self._ordering_seat(viewer)
        if wanted.ply != match.ply or self.header.seats[seat].is_bot_playing:
            raise no_order()
        await self.orders.put(orders.new_order(match, seat, wanted))
        self._order_changed(seat)

    @one_at_a_time
    async def withdraw_order(self, viewer: Viewer) -> None:
        """Withdraw one's order, or forget how it ended. Without one, nothing happens."""
        seat = self._ordering_seat(viewer)
        await self.orders.drop(seat)
        self._order_changed(seat)

    async def settle_orders(self) -> None:
        """Carry out the order that is to act now, and end those that no longer hold."""
        if self._store.is_shared and any(order.ply > self.match.ply for order in self.orders):
            await self.catch_up(self.header.version + 1)  # another worker has carried one out
        for order in self.orders:
            verdict = orders.judge(order, self.match)
            match verdict:
                case orders.Act():
                    await self._carry_out(order)
                case orders.OrderEnds(reason=reason):
                    await self.orders.end(orders.ended(order, self.match, reason))
                    self._order_changed(order.seat)
                case "forget":
                    await self.orders.drop(order.seat, order)
                    self._order_changed(order.seat)

    async def orders_changed_elsewhere(self) -> None:
        """Another worker has changed an order."""
        await self.orders.refresh()
        for seat in self.header.seats:
            self.subscribers.notify_owner(seat.owner)
        self._hooks.wake_bots(self)

    @one_at_a_time
    async def _carry_out(self, order: StoredOrder) -> None:
        """Play the order's move as an ordinary one, if it still holds and nothing else is to happen before it."""
        if self._store.is_shared:
            await self.orders.refresh()
        clock, match = self.header.clock, self.match
        waits = self.header.take_back is not None or (clock is not None and clock.paused)
        if self.orders.of(order.seat) != order or self.header.status != "playing" or waits:
            return
        verdict = orders.judge(order, match)
        if not isinstance(verdict, orders.Act) or self.header.seats[order.seat].is_bot_playing:
            return
        await self._require_time()
        trial = match.copy()
        trial.play(verdict.move)
        after = orders.ended(order, trial, "done")
        await self._write(*self._played(trial, match.ply, orders=[after]))
        self.orders.note(order.seat, after)
        self._order_changed(order.seat)
        metrics.MOVES.labels("order").inc()
        note("order carried out", table=self.id, seat=order.seat)

    def _ordering_seat(self, viewer: Viewer) -> int:
        """The seat for which a viewer may give orders. Refuses spectators, and several people at one screen."""
        if len(viewer.seats) != 1:
            raise no_order()
        return viewer.seats[0]

    def _order_changed(self, seat: int) -> None:
        self.subscribers.notify_owner(self.header.seats[seat].owner)
        self._hooks.ordered(self)
        self._hooks.wake_bots(self)
