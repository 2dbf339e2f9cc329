"""What the golden playthroughs are to show of Ankh'or."""

from tests.rules.ankhor.documents import UNLIKE
from tools.scenes import View, scene

WORTH_TELLING = (
    *("event-save", "event-stack", "event-warehouse", "event-again", "event-discard"),
    *("event-move", "event-bonus", "event-return_ankh", "event-last_round", "event-over"),
)
PUT_FIRST = ("stack", "buy")


def tiles_of(view: View) -> list[int]:
    """How many tiles each seat has."""
    return [len(seat["estate"]) for seat in view["seats"]]


def scribes_chain(before: View, after: View) -> bool:
    """An extra turn brings a fourteenth tile."""
    return max(tiles_of(before)) == 13 and max(tiles_of(after)) == 14


GOODS_AND_TILES = ("buy", "fish", "ivory", "charcoal", "herbs", "cloth")
GAMES = (
    {"players": 2, "split": "allowed"},
    {"players": 3},
    {"players": 4, "split": "allowed", "boards": UNLIKE},
)
SCENES = {
    "scribes-chain": scene("event-pay", seen=scribes_chain, players=3),
    "sold-out": scene("event-sold_out", avoid=("move", *GOODS_AND_TILES)),
    "idle": scene("event-idle", players=3, avoid=("draw", "buy", "end")),
    "bonus-lost": scene("event-bonus_lost", players=4, boards=UNLIKE),
    "warehouse-covered": scene("event-warehouse_covered", players=4),
}
