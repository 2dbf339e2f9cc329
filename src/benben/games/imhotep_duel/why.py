"""Why something cannot be done now at a table of The Duel, as messages of the catalogue that name the rule."""

from collections.abc import Mapping
from typing import Any

from benben.engine.bits import has_bit
from benben.engine.message import Message
from benben.engine.notation import Move
from benben.engine.reasons import Arguments, Asks, Listed, Reason, Reasons, actor, at
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    HARBOR_SPACES,
    LINES,
    SEATS,
    Token,
)
from benben.games.imhotep_duel.deliveries import owner_at
from benben.games.imhotep_duel.legal import is_stuck
from benben.games.imhotep_duel.moves import Done, Pass, Place, Play, Swap, Take, Unload
from benben.games.imhotep_duel.names import (
    BOAT_NAMES,
    SPACE_NAMES,
    TOKEN_IDS,
    cargo_spot,
    hand_spot,
    harbor_spot,
    token_name,
)
from benben.games.imhotep_duel.rules import meeples_in_hand
from benben.games.imhotep_duel.table import DuelTable, Step


# ---- what is so at a table -----------------------------------------------------------------------------------------
def _is_stuck(table: DuelTable, _about: Any) -> bool:
    """D3.4. On some turns nothing can be done."""
    return bool(is_stuck(table))


def _is_taken(table: DuelTable, move: Place) -> bool:
    return owner_at(table, move.space) is not None


def _has_left(table: DuelTable, move: Unload | Take | Swap) -> bool:
    return not has_bit(table.boats, move.boat)


def _in_hand(table: DuelTable, _about: Any) -> int:
    return int(meeples_in_hand(table, int(table.actor)))


def _has_no_meeple(table: DuelTable, _about: Any) -> bool:
    return _in_hand(table, None) == 0


def _has_no_token(table: DuelTable, move: Play) -> bool:
    return bool(table.tokens[table.actor, move.token] == 0)


def _plays(token: Token) -> Asks:
    """Whether it is this action token that is to be played."""

    def is_it(_table: DuelTable, move: Play) -> bool:
        return move.token == token

    return is_it


# ---- what goes into a reason ---------------------------------------------------------------------------------------
def _space(_table: DuelTable, move: Place) -> str:
    return SPACE_NAMES[move.space]


def _boat(_table: DuelTable, move: Unload | Take | Swap) -> str:
    return BOAT_NAMES[move.boat]


def _in_line(table: DuelTable, move: Unload) -> int:
    return sum(owner_at(table, int(space)) is not None for space in LINES[move.boat])


def _token(_table: DuelTable, move: Play) -> Message:
    return token_name(move.token)


def _token_to_take(_table: DuelTable, _about: Any) -> Message:
    return token_name(Token.TAKE)


def _token_to_swap(_table: DuelTable, _about: Any) -> Message:
    return token_name(Token.SWAP_AND_UNLOAD)


_SPACE: Arguments = {"space": _space}
_SEAT: Arguments = {"seat": actor}

# ---- the reasons ---------------------------------------------------------------------------------------------------
_FIRST: Mapping[int, Listed] = {
    Step.TURN: [Reason("stuck", _is_stuck), Reason("choose_action")],
    Step.PLACE: [Reason("place_first")],
    Step.PLACE_TO_UNLOAD: [Reason("place_to_unload_first")],
    Step.MAY_PLACE: [Reason("may_place_first")],
    Step.UNLOAD: [Reason("unload_first")],
    Step.MAY_UNLOAD: [Reason("may_unload_first")],
    Step.TAKE: [Reason("take_first")],
    Step.SWAP: [Reason("swap_first")],
}
_ASKED: Mapping[int, tuple[type[Move], ...]] = {
    Step.TURN: (Place, Unload, Play, Pass),
    Step.PLACE: (Place,),
    Step.PLACE_TO_UNLOAD: (Place,),
    Step.MAY_PLACE: (Place, Done),
    Step.UNLOAD: (Unload,),
    Step.MAY_UNLOAD: (Unload, Done),
    Step.TAKE: (Take,),
    Step.SWAP: (Swap,),
}
_GONE = Reason("boat_gone", _has_left, {"boat": _boat})
_MISSING: Mapping[type[Move], Listed] = {
    Place: [
        Reason("space_taken", _is_taken, _SPACE),
        Reason("no_meeple", _has_no_meeple),
        Reason("space_idle", arguments=_SPACE),
    ],
    Unload: [_GONE, Reason("line_short", arguments={"boat": _boat, "count": _in_line})],
    Play: [
        Reason("no_token", _has_no_token, {"action": _token}),
        Reason("only_actions", _plays(Token.TAKE)),
        Reason("two_in_hand", _plays(Token.PLACE), {"count": _in_hand}),
        Reason("no_boat_now", _plays(Token.SWAP_AND_UNLOAD)),
        Reason("one_in_hand", _has_no_meeple),
        Reason("no_boat_after"),
    ],
    Take: [_GONE, Reason("take_action")],
    Swap: [_GONE],
    Pass: [Reason("pass")],
}
_OUT_OF_PLACE: Mapping[tuple[type[Move], int], Listed] = {
    (Take, Step.TURN): [Reason("take_needs", arguments={"action": _token_to_take})],
    (Swap, Step.TURN): [Reason("swap_needs", arguments={"action": _token_to_swap})],
    **{(Play, step): [Reason("one_token")] for step in Step if step != Step.TURN},
    **{(Done, step): [Reason("not_optional")] for step in Step},
}
_OTHERS: Listed = [
    Reason("others_turn", at(Step.TURN), _SEAT),
    Reason("others_action", arguments=_SEAT),
]
REASONS = Reasons("imhotep_duel", _ASKED, _MISSING, _OUT_OF_PLACE, _FIRST, _OTHERS)
why_not = REASONS.why_not


# ---- the pieces of the board ---------------------------------------------------------------------------------------
_HANDS = {hand_spot(seat): seat for seat in range(SEATS)}
_CARGO = {
    cargo_spot(boat, space): Take(boat, space) for boat in range(BOATS) for space in range(CARGO_SPACES)
}
_MOVES: dict[str, Move] = {
    "done": Done(),
    "pass": Pass(),
    **{harbor_spot(space): Place(space) for space in range(HARBOR_SPACES)},
    **{f"boat:{BOAT_NAMES[boat]}": Unload(boat) for boat in range(BOATS)},
    **{f"action:{TOKEN_IDS[kind]}": Play(Token(kind)) for kind in range(*ACTIONS)},
}
"""The pieces that stand for one move."""


def why_not_there(table: DuelTable, seat: int | None, target: str) -> Message:
    """Why a piece on the board stands for no move of a seat, or of a spectator (None)."""
    waiting = REASONS.why_wait(table, seat)
    if waiting is not None:
        return waiting
    if target in _CARGO:
        return _why_not_cargo(table, _CARGO[target])
    if target in _HANDS:
        return _why_not_hand(table, _HANDS[target])
    return why_not(table, _MOVES[target]) if target in _MOVES else REASONS.first_decision(table)


def _why_not_cargo(table: DuelTable, take: Take) -> Message:
    """D5.1. A token on a boat, which action tokens take (D7.6) or swap (D7.19)."""
    if table.step == Step.TURN or _has_left(table, take):
        return REASONS.first_that_holds(table, [_GONE, Reason("cargo")], take)
    return why_not(table, take)


def _why_not_hand(table: DuelTable, owner: int) -> Message:
    """D4.3. The meeples that a seat has in hand."""
    if owner != table.actor:
        return REASONS.say("hand_of", owner_seat=owner)
    return REASONS.say("no_meeple") if table.step == Step.TURN else REASONS.first_decision(table)
