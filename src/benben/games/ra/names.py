"""The names of the pieces of Ra, in views, in the page's drawings and in the catalogue."""

from typing import Literal, TypeAlias

from benben.engine.message import Message, message
from benben.engine.view import names_of
from benben.games.ra.components import Tile

RaTile: TypeAlias = Literal[
    "ra", "god", "gold", "pharaoh", "nile", "flood",
    "art", "agriculture", "religion", "astronomy", "writing",
    "fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple",
    "funeral", "drought", "unrest", "earthquake",
]  # fmt: skip
"""The kinds of tiles, as views and drawings call them."""
TILE_IDS: dict[int, RaTile] = dict(enumerate(names_of(Tile, RaTile)))


def tile_name(kind: int) -> Message:
    """The name of a tile."""
    return message(f"ra-tile-{TILE_IDS[int(kind)]}")
