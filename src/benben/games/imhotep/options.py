"""I2.2, I17.6. The options: players, the side of each site, two rules, the figures of one's own boards."""

from collections.abc import Mapping, Sequence

from benben.engine.options import OptionSpec, OptionValue
from benben.games.imhotep.boards import DEFAULT_BOARDS, read_figures
from benben.games.imhotep.components import FEWEST_SEATS, SEATS, SIDE_B, Site

_SIDE_LETTERS = "AB"
_PER_ROUND = "round"


def _canonical(text: str) -> str:
    return read_figures(text).text


OPTIONS = (
    OptionSpec("players", tuple(range(FEWEST_SEATS, SEATS + 1)), FEWEST_SEATS),
    OptionSpec.of_letters(
        "sides", tuple(site.name.lower() for site in Site), _SIDE_LETTERS, rules=("I1.2", "I2.2")
    ),
    OptionSpec("wrath", (False, True), False, rules=("I15.1",)),
    OptionSpec("blue_cards", ("turn", _PER_ROUND), "turn", rules=("I12.2", "I12.3")),
    OptionSpec.of_text("boards", DEFAULT_BOARDS, _canonical),
)


def encode(options: Mapping[str, OptionValue]) -> Sequence[int]:
    """I2.2, I17.6. Players, the sites whose side B is up as a bit mask, wrath, blue cards, the boards' figures."""
    letters = enumerate(str(options["sides"]))
    sides = sum(1 << site for site, side in letters if _SIDE_LETTERS.index(side) == SIDE_B)
    players, figures = int(options["players"]), read_figures(str(options["boards"]))
    once = int(options["blue_cards"] == _PER_ROUND)
    return players, sides, int(options["wrath"]), once, *figures.codes, *figures.places(players)
