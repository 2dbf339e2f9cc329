"""Standing orders in the store. They are apart from the tables: no table's version shows that there is one."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from benben.server.store.scripts import Row, Script, query
from benben.server.store.stored import StoredOrder

PUT_ORDER = """
    INSERT INTO orders (table_id, seat, id, ended, document) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, seat) DO UPDATE SET id = excluded.id, ended = excluded.ended, document = excluded.document"""
END_ORDER = "UPDATE orders SET ended = $4, document = $5 WHERE table_id = $1 AND seat = $2 AND id = $3"
"""If it was not withdrawn or replaced in the meantime."""
_DROP = "DELETE FROM orders WHERE table_id = $1 AND seat = $2"
_ALL = "SELECT document FROM orders WHERE table_id = $1 ORDER BY seat"
_OF_OWNER = """
    SELECT orders.table_id, document FROM orders JOIN seats
    ON seats.table_id = orders.table_id AND seats.seat = orders.seat WHERE owner = $1 ORDER BY orders.table_id"""


def order_row(table_id: str, order: StoredOrder) -> Row:
    """The parameters of `PUT_ORDER` and `END_ORDER`."""
    return table_id, order.seat, order.id, order.ended, json.dumps(asdict(order), separators=(",", ":"))


def put_order(table_id: str, order: StoredOrder) -> Script[None]:
    """Store an order in place of the seat's older one."""
    yield query(PUT_ORDER, *order_row(table_id, order))


def end_order(table_id: str, order: StoredOrder) -> Script[None]:
    """Store how an order has ended, unless it was withdrawn or replaced."""
    yield query(END_ORDER, *order_row(table_id, order))


def drop_order(table_id: str, seat: int, order: StoredOrder | None = None) -> Script[None]:
    """Forget the order of a seat; or only this *order*, if it has not ended in the meantime."""
    if order is None:
        yield query(_DROP, table_id, seat)
    else:
        same = f"{_DROP} AND id = $3 AND COALESCE(ended, '') = $4"
        yield query(same, table_id, seat, order.id, order.ended or "")


def orders_at(table_id: str) -> Script[list[StoredOrder]]:
    """The orders at a table."""
    rows = yield query(_ALL, table_id)
    return [_order(document) for (document,) in rows]


def orders_by(owner: str) -> Script[list[dict[str, Any]]]:
    """All orders of an owner of seats, with their tables."""
    rows = yield query(_OF_OWNER, owner)
    return [{"table": table_id, **asdict(_order(document))} for table_id, document in rows]


def _order(document: Any) -> StoredOrder:
    found: Mapping[str, Any] = json.loads(document) if isinstance(document, str) else document
    return StoredOrder(**{**found, "steps": tuple((seat, words) for seat, words in found["steps"])})
