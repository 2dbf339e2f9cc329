"""R1.5. The options: the number of players, the edition, whether points are public."""

from collections.abc import Mapping, Sequence

from benben.engine.errors import BadOption
from benben.engine.message import message
from benben.engine.options import OptionSpec, OptionValue
from benben.games.ra.components import SEATS, Edition

OPTIONS = (
    OptionSpec("players", (2, 3, 4, 5), 3),
    OptionSpec("edition", ("2022", "1999"), "2022", rules=("R1.5", "R2.1")),
    OptionSpec("open_scores", (False, True), False, rules=("R13.2", "R13.3")),
)
_EDITIONS = {"2022": Edition.GAMES_2022, "1999": Edition.ALEA_1999}
_FEWEST_1999 = 3
"""R1.5. The 1999 edition has no game for two."""


def encode(options: Mapping[str, OptionValue]) -> Sequence[int]:
    """R1.5. Players, edition, open scores."""
    players, edition = int(options["players"]), _EDITIONS[str(options["edition"])]
    if edition == Edition.ALEA_1999 and players < _FEWEST_1999:
        raise BadOption(message("ra-option-edition-few", least=_FEWEST_1999, most=SEATS, players=players))
    return players, edition, int(options["open_scores"])
