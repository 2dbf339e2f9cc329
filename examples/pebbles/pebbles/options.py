"""What can be chosen: players, the bag, whether hands are open."""

from collections.abc import Mapping, Sequence

from benben.engine.errors import BadOption
from benben.engine.options import OptionSpec, OptionValue
from pebbles.components import BAG_NAMES

OPTIONS = (
    OptionSpec("players", (2, 3), 2),
    OptionSpec("bag", BAG_NAMES, "large"),
    OptionSpec("open_hands", (False, True), False),
)


def encode(options: Mapping[str, OptionValue]) -> Sequence[int]:
    """Players, kind of bag, open hands."""
    players, bag = int(options["players"]), str(options["bag"])
    if bag == "tiny" and players > 2:
        raise BadOption(f"the tiny bag is for 2 players, not {players}")
    return players, BAG_NAMES.index(bag), int(options["open_hands"])
