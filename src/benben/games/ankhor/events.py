"""What happened, in words: a move is carried out again on a copy, and what it changed is told."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER, Tables
from benben.games.ankhor import flow, play
from benben.games.ankhor.components import (
    ANKH,
    EMPTY,
    FAMILIES,
    GOODS,
    KINDS,
    LAST_TILES,
    SEATS,
    SPACES,
    Kind,
)
from benben.games.ankhor.estate import cell_of_place, tile_count
from benben.games.ankhor.market import first_gap, is_sold_out, pile_to_show, saving, space_to_price
from benben.games.ankhor.moves import Code
from benben.games.ankhor.placing import position_of
from benben.games.ankhor.rules import is_last_round
from benben.games.ankhor.scoring import score, shares
from benben.games.ankhor.table import AnkhorTable, Step
from benben.games.ankhor.telling import color_name, pile_name, tile_name, token_name
from benben.games.ankhor.view import FAMILY_IDS


def narrate(before: Any, move: int, after: Any, _viewer: int | None) -> list[Message]:
    """The move or outcome itself, then all that it brought about, in order."""
    middle = _begun(before, move)[0]
    tell = _tell_outcome if before.actor == CHANCE else _tell_move
    return [
        *tell(before, move, middle),
        *_tell_limits(middle, after),
        *_tell_turns(before, after),
        *_tell_end(after),
    ]


def _begun(before: Any, move: int) -> Tables:
    """The table when the move is carried out, but nothing that follows from it."""
    tables = AnkhorTable.empty()
    tables[0] = before
    if before.actor == CHANCE:
        flow.reveal(tables[0], move)
    elif move < Code.BUY:
        play.take(tables[0], move - Code.TAKE)
    else:
        play.decide(tables[0], int(before.turn), move)
    return tables


# ---- what chance brought -----------------------------------------------------------------------------------------
def _tell_outcome(before: Any, outcome: int, after: Any) -> Iterator[Message]:
    if before.step == Step.REVEAL:
        tile = int(before.tops[before.drawing]) * KINDS + outcome
        yield message("ankhor-event-reveal", tile=tile_name(tile), space=int(first_gap(before)) + 1)
    elif before.step == Step.SHOW:
        pile = pile_name(pile_to_show(before))
        yield message("ankhor-event-show", color=color_name(outcome), pile=pile)
    elif space_to_price(after) == SPACES:
        for space in range(SPACES):
            names = [token_name(good) for good in range(GOODS) for _ in range(after.prices[space, good])]
            yield message("ankhor-event-markers", space=space + 1, tokens=names)


# ---- the move itself ---------------------------------------------------------------------------------------------
def _tell_move(before: Any, move: int, after: Any) -> Iterator[Message]:
    seat = int(before.turn)
    if move < Code.BUY:
        yield message("ankhor-event-take", seat=seat, token=token_name(move - Code.TAKE))
    elif move < Code.PLACE:
        space = move - Code.BUY
        yield message("ankhor-event-buy", seat=seat, tile=tile_name(before.offer[space]), space=space + 1)
        if after.buying == EMPTY:
            yield from _tell_purchase(before, move, after, space, EMPTY)
    elif move < Code.DRAW:
        yield from _tell_laying(before, move, after)
    elif move < Code.MOVE:
        yield from _tell_drawing(before, move, after)
    else:
        yield from _tell_decision(before, move)


def _tell_laying(before: Any, move: int, after: Any) -> Iterator[Message]:
    """A tile that is laid, bought or moved; or a square, while the good to save is still to be chosen."""
    if before.lifted != EMPTY:
        yield _tell_tile(before, move, int(before.tiles[before.turn, before.lifted]))
        yield from _tell_consequences(before, after, [0] * GOODS, EMPTY)
    elif after.buying == EMPTY:
        saved = move - Code.SAVE if move >= Code.SAVE else EMPTY
        if Code.STACK <= move < Code.SAVE:
            saved = int(saving(before, int(before.turn), int(before.buying))[1])
        yield from _tell_purchase(before, move, after, int(before.buying), saved)


def _tell_purchase(before: Any, move: int, after: Any, space: int, saved: int) -> Iterator[Message]:
    """A5.2. What was paid, where the tile lies, and what it brings."""
    seat, tile = int(before.turn), int(before.offer[space])
    paid = [int(before.prices[space, good]) - (good == saved) for good in range(GOODS)]
    names = [token_name(good) for good in range(GOODS) for _ in range(paid[good])]
    if saved != EMPTY:
        yield message("ankhor-event-save", seat=seat, token=token_name(saved))
    yield message("ankhor-event-pay", seat=seat, tokens=names)
    yield _tell_tile(before, move, tile)
    yield from _tell_consequences(before, after, paid, tile)


def _tell_tile(before: Any, move: int, tile: int) -> Message:
    """Where a tile lies now. Rows and columns are those of the estate as it is with it."""
    seat = int(before.turn)
    if move >= Code.STACK:
        square = int(before.square) if move >= Code.SAVE else move - Code.STACK
        row, column = position_of(before.cells[seat, square])
        return message("ankhor-event-stack", seat=seat, tile=tile_name(tile), row=row, column=column)
    place = move - Code.PLACE if move >= Code.PLACE else 0
    lifted = int(before.lifted)
    row, column = position_of(cell_of_place(before, seat, lifted, place))
    others = [position_of(before.cells[seat, i]) for i in range(before.grounds[seat]) if i != lifted]
    first_row, first_column = (min(part) for part in zip((row, column), *others, strict=True))
    return message(
        "ankhor-event-place",
        seat=seat,
        tile=tile_name(tile),
        row=row - first_row + 1,
        column=column - first_column + 1,
    )


def _tell_consequences(before: Any, after: Any, paid: list[int], tile: int) -> Iterator[Message]:
    """A8.3, A8.4, A9. Warehouses and bonus tokens."""
    seat = int(before.turn)
    for good in range(GOODS):
        gained = int(after.tokens[seat, good]) - int(before.tokens[seat, good]) + paid[good]
        is_filled = tile == good * KINDS + Kind.WAREHOUSE and before.supply[good] + paid[good] > 0
        if is_filled:
            yield message("ankhor-event-warehouse", seat=seat, token=token_name(good))
        for _ in range(is_filled - gained):
            yield message("ankhor-event-warehouse_covered", seat=seat, token=token_name(good))
    for family in range(FAMILIES):
        gained = int(after.bonus[seat, family]) - int(before.bonus[seat, family])
        if gained:
            name = "bonus" if gained > 0 else "bonus_lost"
            group = message(f"ankhor-group-{FAMILY_IDS[family]}")
            yield message(f"ankhor-event-{name}", seat=seat, group=group, count=abs(gained))


def _tell_drawing(before: Any, move: int, after: Any) -> Iterator[Message]:
    """A10. The tile that leaves the game; the drawn ones are told as they come."""
    seat = int(before.turn)
    if move == Code.SLIDE:
        yield message("ankhor-event-slide", seat=seat)
    else:
        yield message("ankhor-event-draw", seat=seat, pile=pile_name(move - Code.DRAW))
    tiles = [int(tile) for tile in before.offer if tile != EMPTY]
    if len(tiles) > sum(tile != EMPTY for tile in after.offer):
        yield message("ankhor-event-discard", tile=tile_name(tiles[0]))


def _tell_decision(before: Any, move: int) -> Iterator[Message]:
    seat = int(before.turn)
    if move == Code.MOVE:
        yield message("ankhor-event-move", seat=seat)
    elif move < Code.RETURN:
        index = move - Code.LIFT
        row, column = position_of(before.cells[seat, index])
        tile = tile_name(before.tiles[seat, index])
        yield message("ankhor-event-lift", seat=seat, tile=tile, row=row, column=column)
    elif move < Code.STORE:
        yield message("ankhor-event-return", seat=seat, token=token_name(move - Code.RETURN))
    elif move < Code.END:
        yield message("ankhor-event-store", seat=seat, token=token_name(move - Code.STORE))
    elif move == Code.PASS:
        yield message("ankhor-event-pass", seat=seat)
    # the end of a turn is told by whose turn comes next


# ---- what follows ------------------------------------------------------------------------------------------------
def _tell_limits(middle: Any, after: Any) -> Iterator[Message]:
    """A4.6, A8.7. What leaves the hand at the end of the turn without being asked for."""
    seat = int(middle.turn)
    ankhs = int(middle.tokens[seat, ANKH]) - int(after.tokens[seat, ANKH])
    if ankhs > 0:
        yield message("ankhor-event-return_ankh", seat=seat, count=ankhs)
    for good in range(GOODS):
        for _ in range(int(after.stored[seat, good]) - int(middle.stored[seat, good])):
            yield message("ankhor-event-store", seat=seat, token=token_name(good))
        for _ in range(int(middle.tokens[seat, good]) - int(after.tokens[seat, good])):
            yield message("ankhor-event-return", seat=seat, token=token_name(good))


def _tell_turns(before: Any, after: Any) -> Iterator[Message]:
    """A8.9, A12.1, A12.4. An extra turn; what brings the end."""
    seat = int(before.turn)
    count = int(tile_count(after, seat))
    if count >= LAST_TILES > tile_count(before, seat):
        yield message("ankhor-event-last_round", seat=seat, count=count)
    elif is_last_round(after) and is_sold_out(after) and not is_sold_out(before):
        yield message("ankhor-event-sold_out")
    if _gets_another_turn(before, after):
        yield message("ankhor-event-again", seat=seat)


def _gets_another_turn(before: Any, after: Any) -> bool:
    """A8.9. Whether a scribe has just brought its owner's extra turn: `again` was paid off."""
    is_new = after.actor == after.turn and after.step == Step.TURN and not after.acted
    if not is_new or after.turn != before.turn:
        return False
    return bool(before.acted or tile_count(after, int(before.turn)) > tile_count(before, int(before.turn)))


def _tell_end(after: Any) -> Iterator[Message]:
    if after.actor != OVER:
        return
    if not is_last_round(after):
        yield message("ankhor-event-idle")
    winners = winners_of(after)
    points = int(score(after, winners[0]))
    name = "over" if len(winners) == 1 else "shared"
    for seat in winners:
        yield message(f"ankhor-event-{name}", seat=seat, points=points)


def winners_of(table: Any) -> list[int]:
    """A14. The seats that share the victory."""
    won = np.zeros(SEATS)
    shares(table, won)
    return [seat for seat in range(table.seats) if won[seat] > 0]


def reason(table: Any) -> str:
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
