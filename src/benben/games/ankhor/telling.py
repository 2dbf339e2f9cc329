"""Ankh'or in words: what must be decided, and each move, as messages of the catalogue; the pieces that stand for it."""

from typing import Any

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor.components import GOODS
from benben.games.ankhor.legal import is_stuck, leaving_set
from benben.games.ankhor.moves import Code
from benben.games.ankhor.placing import position_of, position_of_move
from benben.games.ankhor.table import Step
from benben.games.ankhor.view import COLOR_IDS, PILE_IDS, TOKEN_IDS, tile_of

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


def token_name(token: int) -> Message:
    """The name of a type of token."""
    return message(f"ankhor-token-{TOKEN_IDS[int(token)]}")


def color_name(color: int) -> Message:
    """The name of a color."""
    return message(f"ankhor-color-{COLOR_IDS[int(color)]}")


def pile_name(pile: int) -> Message:
    """Which of the draw piles."""
    return message(f"ankhor-pile-{PILE_IDS[int(pile)]}")


def tile_name(tile: int) -> Message:
    """The color and the kind of a tile."""
    words = tile_of(tile)
    return message(
        "ankhor-tile",
        color=message(f"ankhor-color-{words['color']}"),
        kind=message(f"ankhor-kind-{words['kind']}"),
    )


# ---- what must be decided ----------------------------------------------------------------------------------------
def prompt(table: Any) -> Message:
    """What must be decided now, and why."""
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
        return message(name, seat=seat, tile=tile_name(tile_in_hand(table)))
    if table.step == Step.RETURN and leaving_set(table, seat, True):
        return message("ankhor-prompt-store", seat=seat)
    return message(name, seat=seat)


def tile_in_hand(table: Any) -> int:
    """The tile that is being bought or moved."""
    if table.step == Step.SET_DOWN:
        return int(table.tiles[table.turn, table.lifted])
    return int(table.offer[table.buying])


# ---- moves -------------------------------------------------------------------------------------------------------
def describe(table: Any, move: int) -> Message:
    """A move as its button says it."""
    if move < Code.BUY:
        return message("ankhor-move-take", token=token_name(move - Code.TAKE))
    if move < Code.PLACE:
        space = move - Code.BUY
        return message("ankhor-move-buy", tile=tile_name(table.offer[space]), space=space + 1)
    if move < Code.SAVE:
        row, column = position_of_move(table, move)
        if move < Code.STACK:
            return message("ankhor-move-place", place=move - Code.PLACE + 1, row=row, column=column)
        return message("ankhor-move-stack", tile=move - Code.STACK + 1, row=row, column=column)
    if move < Code.DRAW:
        return message("ankhor-move-save", token=token_name(move - Code.SAVE))
    return _describe_rest(table, move)


def _describe_rest(table: Any, move: int) -> Message:
    if move < Code.SLIDE:
        return message("ankhor-move-draw", pile=pile_name(move - Code.DRAW))
    if Code.LIFT <= move < Code.RETURN:
        seat, index = int(table.turn), move - Code.LIFT
        row, column = position_of(table.cells[seat, index])
        level = int(index >= table.grounds[seat])
        tile = tile_name(table.tiles[seat, index])
        return message("ankhor-move-lift", tile=tile, row=row, column=column, level=level)
    if Code.RETURN <= move < Code.STORE:
        return message("ankhor-move-return", token=token_name(move - Code.RETURN))
    if Code.STORE <= move < Code.END:
        return message("ankhor-move-store", token=token_name(move - Code.STORE))
    words = {Code.SLIDE: "slide", Code.MOVE: "move", Code.END: "end", Code.PASS: "pass"}
    return message(f"ankhor-move-{words[Code(move)]}")


# ---- the pieces that stand for them ------------------------------------------------------------------------------
def targets(_table: Any, move: int) -> list[str]:
    """The pieces that one may click for a move."""
    if move < Code.BUY:
        return [f"token:{TOKEN_IDS[move - Code.TAKE]}"]
    if move < Code.PLACE:
        return [f"market:{move - Code.BUY + 1}"]
    if move < Code.STACK:
        return [f"place:{move - Code.PLACE + 1}"]
    if move < Code.SAVE:
        return [f"square:{move - Code.STACK + 1}"]
    if move < Code.DRAW:
        return [f"token:{TOKEN_IDS[move - Code.SAVE]}"]
    if move < Code.SLIDE:
        return [f"pile:{PILE_IDS[move - Code.DRAW]}"]
    if Code.LIFT <= move < Code.RETURN:
        return [f"tile:{move - Code.LIFT + 1}"]
    if Code.RETURN <= move < Code.END:
        return [f"token:{TOKEN_IDS[(move - Code.RETURN) % GOODS]}"]
    words = {Code.SLIDE: "slide", Code.MOVE: "move", Code.END: "end", Code.PASS: "pass"}
    return [words[Code(move)]]
