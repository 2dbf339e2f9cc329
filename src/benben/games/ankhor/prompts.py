"""The decision at a table of Ankh'or, and the reason of a victory, as messages of the catalogue."""

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor.estate import tile_count
from benben.games.ankhor.legal import is_stuck, leaving_set
from benben.games.ankhor.names import tile_name
from benben.games.ankhor.scoring import score, winners_of
from benben.games.ankhor.table import AnkhorTable, Step

_PROMPTS: dict[int, str] = {
    Step.TURN: "turn",
    Step.TAKE: "take",
    Step.PLACE: "place",
    Step.SAVE: "save",
    Step.AFTER: "after",
    Step.LIFT: "lift",
    Step.SET_DOWN: "set_down",
    Step.RETURN: "return",
    Step.DEAL_MARKERS: "deal_markers",
    Step.SHOW: "show",
    Step.REVEAL: "reveal",
}


def prompt(table: AnkhorTable) -> Message:
    """The decision that must be made now, and why."""
    seat = int(table.actor)
    if seat == OVER:
        return message("ankhor-prompt-over")
    name = f"ankhor-prompt-{_PROMPTS[int(table.step)]}"
    if seat == CHANCE:
        return message(name)
    if table.step == Step.TURN:
        return message("ankhor-prompt-stuck" if is_stuck(table) else name, seat=seat)
    if table.step == Step.TAKE:
        return message(name, seat=seat, count=int(table.to_take))
    if table.step in (Step.PLACE, Step.SET_DOWN):
        return message(name, seat=seat, tile=tile_name(_tile_in_hand(table)))
    if table.step == Step.RETURN and leaving_set(table, seat, True):
        return message("ankhor-prompt-store", seat=seat)
    return message(name, seat=seat)


def _tile_in_hand(table: AnkhorTable) -> int:
    """The tile that is being bought or moved."""
    if table.step == Step.SET_DOWN:
        return int(table.tiles[table.turn, table.lifted])
    return int(table.offer[table.buying])


def reason(table: AnkhorTable) -> str:
    """A14. Whether the points, the tiles or the tokens decided, or nothing did."""
    seats = range(table.seats)
    best = max(int(score(table, seat)) for seat in seats)
    tied = [seat for seat in seats if score(table, seat) == best]
    if len(tied) == 1:
        return "ankhor-reason-points"
    if len(winners_of(table)) > 1:
        return "ankhor-reason-shared"
    fewest = min(int(tile_count(table, seat)) for seat in tied)
    with_fewest = [seat for seat in tied if tile_count(table, seat) == fewest]
    return "ankhor-reason-tiles" if len(with_fewest) == 1 else "ankhor-reason-tokens"
