"""The spots of the page, where pieces travel from and to, as a view says that they are there."""

import re
from collections.abc import Iterator
from typing import Any

SPOT = re.compile(
    r"ship:[1-4]|hold:[1-4]:[1-4]|order:[0-3]|in_hand|quarry:[0-3]|sled:[0-3]:[1-5]|track:[0-3]|card:[0-3]:[a-z_]+"
    r"|market:[1-4]|market:pair|pile|discard|round|site:(market|pyramids|temple|burial_chamber|obelisks)"
    r"|stone:(pyramids:([0-2]|beside):\d+|temple:[0-4]:\d+|burial_chamber:\d+|obelisks:[0-3]:\d+|tower:[0-7]:[0-2])"
)
"""Every `data-spot` that the components of the page can have."""


def stones_of(view: dict[str, Any]) -> dict[str, int]:
    """Where stones lie on the sites, and whose they are."""
    found = {
        f"stone:pyramids:{pyramid}:{space}": seat
        for pyramid, each in enumerate(view["pyramids"])
        for space, seat in enumerate(each["stones"])
        if seat is not None
    }
    beside = [seat for seat, count in enumerate(view["side_stones"]) for _ in range(count)]
    found |= {f"stone:pyramids:beside:{place}": seat for place, seat in enumerate(beside)}
    for column, each in enumerate(view["temple"]):
        found |= {f"stone:temple:{column}:{level}": seat for level, seat in enumerate(each["stones"])}
    found |= {f"stone:burial_chamber:{space}": seat for space, seat in enumerate(view["burial_chamber"])}
    for seat, height in enumerate(view["obelisks"]):
        found |= {f"stone:obelisks:{seat}:{level}": seat for level in range(height)}
    for space, tower in enumerate(view["towers"]):
        if tower["seat"] is not None:
            found |= {f"stone:tower:{space}:{level}": tower["seat"] for level in range(3)}
    return found


def spots_of(view: dict[str, Any]) -> Iterator[str]:
    """The spots that the page has for a view."""
    yield from ("pile", "discard", "round", *(f"site:{site}" for site in view["sides"]), *stones_of(view))
    for ship in view["ships"]:
        yield f"ship:{ship['number']}"
        yield from (f"hold:{ship['number']}:{space}" for space in range(1, ship["capacity"] + 1))
    if view["step"] == "order":
        yield from (f"order:{place}" for place in range(len(view["order"])))
    if view["in_hand"] is not None:
        yield "in_hand"
    market = view["market"]
    yield from (f"market:{slot}" for slot in range(1, len(market["offer"]) + 1))
    if market["pair"]:
        yield "market:pair"
    for seat in view["seats"]:
        number = seat["seat"]
        yield from (
            f"quarry:{number}",
            f"track:{number}",
            *(f"sled:{number}:{place}" for place in range(1, 6)),
        )
        yield from (f"card:{number}:{card}" for card in seat["cards"])
