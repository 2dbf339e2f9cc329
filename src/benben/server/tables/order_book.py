"""The standing orders at a table, in memory and in the store."""

from collections.abc import Iterator

from benben.server.store import TableStore
from benben.server.store.orders import drop_order, end_order, orders_at, put_order
from benben.server.store.stored import StoredOrder


class OrderBook:
    """The orders at a table by seat. None of its methods changes the table or its version."""

    def __init__(self, store: TableStore, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._orders: dict[int, StoredOrder] = {}
        self._revisions: dict[int, int] = {}

    def __iter__(self) -> Iterator[StoredOrder]:
        return iter(tuple(self._orders.values()))

    def __bool__(self) -> bool:
        return bool(self._orders)

    def of(self, seat: int) -> StoredOrder | None:
        """The order of a seat."""
        return self._orders.get(seat)

    def revision(self, seat: int) -> int:
        """How often the order of a seat has changed here."""
        return self._revisions.get(seat, 0)

    async def refresh(self) -> None:
        """Read the orders that other workers have stored."""
        if self._store.is_private:  # a page without a server has no slow games
            return
        found = {order.seat: order for order in await self._store.read(orders_at(self._table_id))}
        for seat in found.keys() | self._orders.keys():
            self.note(seat, found.get(seat))

    async def put(self, order: StoredOrder) -> None:
        """Give an order in place of the seat's older one."""
        await self._store.run(put_order(self._table_id, order))
        self.note(order.seat, order)

    async def end(self, order: StoredOrder) -> None:
        """Keep how an order has ended."""
        await self._store.run(end_order(self._table_id, order))
        current = self._orders.get(order.seat)
        if current is not None and current.id == order.id:
            self.note(order.seat, order)

    async def drop(self, seat: int, order: StoredOrder | None = None) -> None:
        """Forget the order of a seat; or only this *order*, if it has not ended in the meantime."""
        await self._store.run(drop_order(self._table_id, seat, order))
        if order is not None and self._store.is_shared:
            await self.refresh()  # another worker may have carried it out
        elif order is None or self._orders.get(seat) == order:
            self.note(seat, None)

    def note(self, seat: int, order: StoredOrder | None) -> None:
        """The store has this order of a seat, or none."""
        if self._orders.get(seat) == order:
            return
        self._revisions[seat] = self.revision(seat) + 1
        if order is None:
            del self._orders[seat]
        else:
            self._orders[seat] = order
