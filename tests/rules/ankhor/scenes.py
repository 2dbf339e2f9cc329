"""What the golden playthroughs are to show of Ankh'or."""

from collections.abc import Callable

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


def ties_by(tiles: bool, tokens: bool) -> Callable[[View, View], bool]:
    """The best have equal points, and whether they have equal tiles, and equal tokens."""

    def seen(_before: View, after: View) -> bool:
        best = max(seat["points"] for seat in after["seats"])
        tied = [seat for seat in after["seats"] if seat["points"] == best]
        equal = [
            len({len(seat["estate"]) for seat in tied}),
            len({sum(seat["tokens"].values()) for seat in tied}),
        ]
        return len(tied) > 1 and bool(tied[0]["estate"]) and equal == [2 - tiles, 2 - tokens]

    return seen


def falls_apart(before: View, after: View) -> bool:
    """The tiles on the ground of somebody do not hang together any more."""
    return max(map(parts, before["seats"])) == 1 < max(map(parts, after["seats"]))


def parts(seat: View) -> int:
    """Into how many parts an estate falls."""
    ground = {(tile["row"], tile["column"]) for tile in seat["estate"] if tile["level"] == 0}
    found = 0
    while ground:
        found += 1
        waiting = [ground.pop()]
        while waiting:
            row, column = waiting.pop()
            near = ground & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            ground -= near
            waiting += near
    return found


def moves_within(before: View, after: View) -> bool:
    """A tile of a group of just five is moved, and the bonus token stays."""
    seat, moved = before["seats"][before["turn"]], before["lifted"]
    fives = [group["tiles"] for group in seat["groups"] if len(group["tiles"]) == 5]
    stays = seat["bonus_of"] == after["seats"][before["turn"]]["bonus_of"]
    return bool(moved and not after["lifted"] and stays and any(moved in tiles for tiles in fives))


GOODS_AND_TILES = ("buy", "fish", "ivory", "charcoal", "herbs", "cloth")
SCENES = {
    "scribes-chain": scene("event-pay", seen=scribes_chain, players=3),
    "sold-out": scene("event-sold_out", avoid=("move", *GOODS_AND_TILES)),
    "slide": scene("event-slide", avoid=("move", *GOODS_AND_TILES)),
    "idle": scene("event-idle", players=3, avoid=("draw", "buy", "end")),
    "tie-tiles": scene("event-over", seen=ties_by(tiles=False, tokens=False)),
    "tie-tokens": scene("event-over", seen=ties_by(tiles=True, tokens=False), players=3),
    "tie-shared": scene("event-shared", seen=ties_by(tiles=True, tokens=True)),
    "bonus-lost": scene("event-bonus_lost", players=4, boards=UNLIKE),
    "bonus-stays": scene("event-place", seen=moves_within, players=3, boards=UNLIKE),
    "warehouse-covered": scene("event-warehouse_covered", players=4),
    "warehouse-stores": scene("event-store", players=2),
    "split": scene("event-place", seen=falls_apart, players=2, split="allowed"),
}
