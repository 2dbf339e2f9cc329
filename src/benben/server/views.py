"""What each game lets a viewer see, as models: the browser draws from nothing else."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, TypeAdapter


class _View(BaseModel):
    """What all views share. An unknown field is an error: nothing leaves through this door unseen."""

    model_config = ConfigDict(extra="forbid", frozen=True)


RaTile: TypeAlias = Literal[
    "ra", "god", "gold", "pharaoh", "nile", "flood",
    "art", "agriculture", "religion", "astronomy", "writing",
    "fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple",
    "funeral", "drought", "unrest", "earthquake",
]  # fmt: skip


class RaAuction(_View):
    """An auction being held."""

    ra_player: int
    cause: Literal["ra_tile", "full_track", "invoked"]
    must_bid: bool
    """The player who called Ra must bid, as nobody else did."""
    bids: list[int | Literal["pass"] | None]
    """Per seat; empty where nobody spoke yet or the seat takes no part."""
    highest: int | None
    highest_bidder: int | None


class RaDiscard(_View):
    """Tiles that a disaster's owner must choose to give up."""

    category: Literal["civilization", "monument"]
    count: int


class RaSeat(_View):
    """What lies before one player. Points are empty where the rules hide them."""

    seat: int
    points: int | None
    suns_up: list[int]
    suns_down: list[int]
    tiles: dict[RaTile, int]


class RaReceiptLine(_View):
    """Points that were given or taken, and what for."""

    seat: int
    epoch: int
    item: str
    count: int
    points: int


class RaView(_View):
    """A table of Ra as one viewer (a seat, or a spectator) may see it."""

    game: Literal["ra"]
    viewer: int | None
    edition: Literal["2022", "1999"]
    players: int
    over: bool
    actor: int | None
    turn: int
    step: Literal["deal", "turn", "gods", "auction", "discard", "draw", "over"]
    epoch: Literal[1, 2, 3]
    ra_count: int
    ra_limit: int
    bag_size: int
    track: list[RaTile | None]
    centre: int
    auction: RaAuction | None
    discard: RaDiscard | None
    seats: list[RaSeat]
    receipt: list[RaReceiptLine]


View: TypeAlias = RaView
"""The view of any game; the field `game` tells which."""

_view: TypeAdapter[View] = TypeAdapter(View)


def read_view(view: Mapping[str, Any]) -> View:
    """Check what a game shows against its model. Raises `pydantic.ValidationError`, a mistake of ours."""
    return _view.validate_python(view)
