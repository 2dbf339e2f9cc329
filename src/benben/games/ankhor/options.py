"""A2, A11.6, A16. The options: players, whether estates may split, the figures of one's own box."""

from collections.abc import Mapping, Sequence

from benben.engine.options import OptionSpec, OptionValue
from benben.games.ankhor.boards import DEFAULT_BOARDS, read_figures
from benben.games.ankhor.components import FEWEST_SEATS, SEATS

_ALLOWED, _FORBIDDEN = "allowed", "forbidden"


def _canonical(text: str) -> str:
    return read_figures(text).text


OPTIONS = (
    OptionSpec("players", tuple(range(FEWEST_SEATS, SEATS + 1)), FEWEST_SEATS),
    OptionSpec("split", (_FORBIDDEN, _ALLOWED), _FORBIDDEN, rules=("A11.6",)),
    OptionSpec.of_text("boards", DEFAULT_BOARDS, _canonical),
)


def encode(options: Mapping[str, OptionValue]) -> Sequence[int]:
    """A2, A11.6, A16. Players, whether estates may split, the boards' figures."""
    figures = read_figures(str(options["boards"]))
    return int(options["players"]), int(options["split"] == _ALLOWED), *figures.codes
