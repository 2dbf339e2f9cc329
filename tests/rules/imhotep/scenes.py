"""What the golden playthroughs are to show of Imhotep."""

from tests.rules.imhotep.documents import UNLIKE
from tools.scenes import View, scene

WORTH_TELLING = (
    *("event-market", "event-take", "event-pair", "event-keep", "event-discard", "event-play"),
    *("event-order", "event-build", "event-draw", "event-decline", "event-point", "event-temple_points"),
    *("event-temple_covers", "event-chamber", "event-obelisk", "event-tower", "event-over"),
)


def all_have_passed(before: View, after: View) -> bool:
    """A pass ends the round."""
    return bool(before["round"] < after["round"] or after["over"])


GAMES = (
    {"players": 2},
    {"players": 3, "sides": "ABABB"},
    {"players": 4, "sides": "BBBBA", "boards": UNLIKE},
)
SCENES = {
    "all-pass": scene("event-pass", seen=all_have_passed, avoid=("market", "sail")),
}
