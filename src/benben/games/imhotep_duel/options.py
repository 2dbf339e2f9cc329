"""D2.2. The options: the side of each site, whether the temple stacks are public."""

from collections.abc import Mapping, Sequence

from benben.engine.options import OptionSpec, OptionValue
from benben.games.imhotep_duel.components import SEATS, SIDE_B, Site

_SIDE_LETTERS = "AB"
OPTIONS = (
    OptionSpec("players", (SEATS,), SEATS),
    OptionSpec.of_letters(
        "sides", tuple(site.name.lower() for site in Site), _SIDE_LETTERS, rules=("D1.7", "D2.2")
    ),
    OptionSpec("open_temples", (False, True), False, rules=("D11.3", "D11.5")),
)


def encode(options: Mapping[str, OptionValue]) -> Sequence[int]:
    """D2.2. Players, the sites whose side B is up as a bit mask, open temples."""
    letters = enumerate(str(options["sides"]))
    sides = sum(1 << site for site, side in letters if _SIDE_LETTERS.index(side) == SIDE_B)
    return int(options["players"]), sides, int(options["open_temples"])
