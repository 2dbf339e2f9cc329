"""Standing orders in Ra: in an auction, everybody decides once (R5.4, R5.5), so each order makes one bid or passes."""

from collections.abc import Mapping, Sequence
from typing import Any

from benben.engine.message import message
from benben.engine.orders import OrderKind, View

_BID, _PASS = "bid ", "pass"


def _seat(view: View, seat: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["seats"][seat]
    return found


def _highest(view: View) -> int:
    return 0 if view["auction"] is None else view["auction"]["highest"] or 0


def _may_be_asked(view: View, seat: int) -> bool:
    """Whether the seat may still be asked for a bid in the auction that is going on, or in the next one."""
    auction = view["auction"]
    return bool(_seat(view, seat)["suns_up"]) and (auction is None or auction["bids"][seat] is None)


def _only_one(view: View, seat: int) -> Sequence[int]:
    return (0,) if _may_be_asked(view, seat) else ()


def _suns_of_others(view: View, seat: int) -> Sequence[int]:
    """The bids that others can still make."""
    if not _may_be_asked(view, seat):
        return ()
    suns = {sun for other in view["seats"] if other["seat"] != seat for sun in other["suns_up"]}
    return sorted(sun for sun in suns if sun > _highest(view))


def _own_suns(view: View, seat: int) -> Sequence[int]:
    """The bids that the seat can make."""
    if not _may_be_asked(view, seat):
        return ()
    return sorted(sun for sun in _seat(view, seat)["suns_up"] if sun > _highest(view))


def _pass(_view: View, _amount: int, legal: Sequence[str]) -> str | None:
    return _PASS if _PASS in legal else None


def _pass_until(view: View, amount: int, legal: Sequence[str]) -> str | None:
    return _pass(view, amount, legal) if _highest(view) < amount else None


def _bid_up_to(view: View, amount: int, legal: Sequence[str]) -> str | None:
    """The lowest sun that is enough, if it is not above the amount."""
    bids = sorted(int(text.removeprefix(_BID)) for text in legal if text.startswith(_BID))
    return f"{_BID}{bids[0]}" if bids and bids[0] <= amount else _pass(view, amount, legal)


ORDERS = (
    OrderKind("pass", lambda _: message("ra-order-pass"), _only_one, _pass),
    OrderKind(
        "pass_until", lambda amount: message("ra-order-pass-until", disc=amount), _suns_of_others, _pass_until
    ),
    OrderKind("bid_up_to", lambda amount: message("ra-order-bid-up-to", disc=amount), _own_suns, _bid_up_to),
)
