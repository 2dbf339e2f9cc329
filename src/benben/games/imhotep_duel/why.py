"""Why something cannot be done now at a table of The Duel, as messages of the catalogue that name the rule."""

from collections.abc import Callable, Mapping, Sequence

from benben.engine.bits import has_bit
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.engine.reasons import Arguments, Reason, Reasons, always
from benben.engine.table import CHANCE, OVER
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

# ---- what has to be decided first ----------------------------------------------------------------------------------
_FIRST: dict[int, str] = {
    Step.TURN: "choose_action",
    Step.PLACE: "place_first",
    Step.PLACE_TO_UNLOAD: "place_to_unload_first",
    Step.MAY_PLACE: "may_place_first",
    Step.UNLOAD: "unload_first",
    Step.MAY_UNLOAD: "may_unload_first",
    Step.TAKE: "take_first",
    Step.SWAP: "swap_first",
}
"""What is to be decided now, and nothing else."""
_OPTIONAL = frozenset({Step.MAY_PLACE, Step.MAY_UNLOAD})
_STEPS: dict[type[Move], frozenset[Step]] = {
    Place: frozenset({Step.TURN, Step.PLACE, Step.PLACE_TO_UNLOAD, Step.MAY_PLACE}),
    Unload: frozenset({Step.TURN, Step.UNLOAD, Step.MAY_UNLOAD}),
    Play: frozenset({Step.TURN}),
    Take: frozenset({Step.TAKE}),
    Swap: frozenset({Step.SWAP}),
    Done: _OPTIONAL,
    Pass: frozenset({Step.TURN}),
}
"""When a move is looked at by itself; at other times what has to be decided first is told."""
_OUT_OF_PLACE: dict[tuple[type[Move], int], str] = {
    (Take, Step.TURN): "take_needs",
    (Swap, Step.TURN): "swap_needs",
    **{(Play, step): "one_token" for step in Step if step != Step.TURN},
    **{(Done, step): "not_optional" for step in Step if step not in _OPTIONAL},
}
"""Where there is more to say."""


# ---- what is missing -----------------------------------------------------------------------------------------------
def _has_left(table: DuelTable, move: Unload | Take | Swap) -> bool:
    return not has_bit(table.boats, move.boat)


def _in_hand(table: DuelTable) -> int:
    return int(meeples_in_hand(table, int(table.actor)))


def _in_line(table: DuelTable, boat: int) -> int:
    return sum(owner_at(table, int(space)) is not None for space in LINES[boat])


def _plays(token: Token) -> Callable[[DuelTable, Play], bool]:
    return lambda _table, move: move.token == token


_MISSING: Mapping[type[Move], Sequence[Reason[DuelTable]]] = {
    Place: (
        (lambda table, move: owner_at(table, move.space) is not None, "space_taken"),
        (lambda table, _move: _in_hand(table) == 0, "no_meeple"),
        (always, "space_idle"),
    ),
    Unload: ((_has_left, "boat_gone"), (always, "line_short")),
    Play: (
        (lambda table, move: table.tokens[table.actor, move.token] == 0, "no_token"),
        (_plays(Token.TAKE), "only_actions"),
        (_plays(Token.PLACE), "two_in_hand"),
        (_plays(Token.SWAP_AND_UNLOAD), "no_boat_now"),
        (lambda table, _move: _in_hand(table) == 0, "one_in_hand"),
        (always, "no_boat_after"),
    ),
    Take: ((_has_left, "boat_gone"), (always, "take_action")),
    Swap: ((_has_left, "boat_gone"),),
    Pass: ((always, "pass"),),
}
"""What a move needs when it is its time."""
_ARGUMENTS: dict[str, Arguments[DuelTable]] = {
    "space_taken": lambda _table, move: {"space": SPACE_NAMES[move.space]},
    "space_idle": lambda _table, move: {"space": SPACE_NAMES[move.space]},
    "boat_gone": lambda _table, move: {"boat": BOAT_NAMES[move.boat]},
    "line_short": lambda table, move: {
        "boat": BOAT_NAMES[move.boat],
        "count": _in_line(table, move.boat),
    },
    "take_needs": lambda _table, _move: {"action": token_name(Token.TAKE)},
    "swap_needs": lambda _table, _move: {"action": token_name(Token.SWAP_AND_UNLOAD)},
    "no_token": lambda _table, move: {"action": token_name(move.token)},
    "two_in_hand": lambda table, _move: {"count": _in_hand(table)},
}
"""What goes into a reason, where something does."""


REASONS: Reasons[DuelTable] = Reasons(
    "imhotep_duel", lambda _table: "chance", _FIRST, _STEPS, _OUT_OF_PLACE, _MISSING, _ARGUMENTS
)
why_not, _why = REASONS.why_not, REASONS.tell


# ---- why not ---------------------------------------------------------------------------------------------------------
def why_not_there(table: DuelTable, seat: int | None, target: str) -> Message:
    """Why a piece on the board stands for no move of a seat."""
    if table.actor in {OVER, CHANCE}:
        return REASONS.nobody_decides(table)
    if seat != table.actor:
        return _another_decides(table, seat)
    if target in _CARGO:
        return _why_not_cargo(table, _CARGO[target])
    if target in _HANDS:
        return _why_not_hand(table, _HANDS[target])
    return why_not(table, _MOVES[target]) if target in _MOVES else _first(table)


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


def _another_decides(table: DuelTable, seat: int | None) -> Message:
    name = "watching" if seat is None else "others_turn" if table.step == Step.TURN else "others_action"
    return message(f"imhotep_duel-why-{name}", seat=int(table.actor))


def _first(table: DuelTable) -> Message:
    """What has to be decided now; D3.4. on some turns nothing can be."""
    stuck = table.step == Step.TURN and is_stuck(table)
    return _why("stuck", table) if stuck else REASONS.tell_first(table)


def _why_not_cargo(table: DuelTable, take: Take) -> Message:
    """D5.1. A token on a boat, which action tokens take (D7.6) or swap (D7.19)."""
    if _has_left(table, take):
        return _why("boat_gone", table, take)
    return _why("cargo", table) if table.step == Step.TURN else why_not(table, take)


def _why_not_hand(table: DuelTable, owner: int) -> Message:
    """D4.3. The meeples that a seat has in hand."""
    if owner != table.actor:
        return message("imhotep_duel-why-hand_of", owner_seat=owner)
    return _why("no_meeple", table) if table.step == Step.TURN else _first(table)
