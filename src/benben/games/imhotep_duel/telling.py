"""The Duel in words: prompts, moves and events as messages of the catalogue, and the pieces that stand for a move."""

from typing import Any

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep_duel.components import (
    ACTIONS,
    CARGO_SPACES,
    EMPTY,
    FARTHEST,
    PRIZE_OBELISKS,
    SEATS,
    TEMPLES,
    WHITE,
    Token,
)
from benben.games.imhotep_duel.moves import BOAT_NAMES, MOVES, SPACE_NAMES, SWAPS, Code
from benben.games.imhotep_duel.play import is_stuck
from benben.games.imhotep_duel.scoring import score, winner
from benben.games.imhotep_duel.table import NOBODY, Step
from benben.games.imhotep_duel.view import TOKEN_IDS, deliveries, hides_temples

_PROMPTS: dict[int, str] = {
    Step.PLACE: "place",
    Step.PLACE_TO_UNLOAD: "place_to_unload",
    Step.MAY_PLACE: "may_place",
    Step.UNLOAD: "unload",
    Step.MAY_UNLOAD: "may_unload",
    Step.TAKE: "take",
    Step.SWAP: "swap",
}


def token_name(kind: int) -> Message:
    """The name of a token."""
    return message(f"imhotep_duel-token-{TOKEN_IDS[int(kind)]}")


def _cargo(move: int) -> tuple[int, int]:
    """The boat and the cargo space that are taken from."""
    return (move - Code.TAKE) // CARGO_SPACES, (move - Code.TAKE) % CARGO_SPACES


def _pair(move: int) -> tuple[int, tuple[int, int]]:
    """The boat and the cargo spaces of a swap."""
    return (move - Code.SWAP) // len(SWAPS), SWAPS[(move - Code.SWAP) % len(SWAPS)]


# ---- what must be decided ----------------------------------------------------------------------------------------
def prompt(table: Any) -> Message:
    """What must be decided now, and why."""
    seat = int(table.actor)
    if seat == OVER:
        return message("imhotep_duel-prompt-over")
    if seat == CHANCE:
        return message("imhotep_duel-prompt-chance")
    if table.step == Step.TURN:
        return message(f"imhotep_duel-prompt-{'stuck' if is_stuck(table) else 'turn'}", seat=seat)
    action = token_name(table.playing)
    return message(f"imhotep_duel-prompt-{_PROMPTS[int(table.step)]}", seat=seat, action=action)


# ---- moves -------------------------------------------------------------------------------------------------------
def describe(table: Any, move: int) -> Message:
    """A move in words, as its button says it."""
    if move == Code.PASS:
        return message("imhotep_duel-move-pass")
    if move == Code.DONE:
        return message(f"imhotep_duel-move-done-{'place' if table.step == Step.MAY_PLACE else 'unload'}")
    if move >= Code.SWAP:
        return _describe_swap(table, move)
    if move >= Code.TAKE:
        boat, space = _cargo(move)
        token = token_name(table.cargo[boat, space])
        return message("imhotep_duel-move-take", token=token, boat=BOAT_NAMES[boat], space=space + 1)
    if move >= Code.PLAY:
        return message("imhotep_duel-move-play", action=token_name(ACTIONS[0] + move - Code.PLAY))
    if move >= Code.UNLOAD:
        return message("imhotep_duel-move-unload", boat=BOAT_NAMES[move - Code.UNLOAD])
    return message("imhotep_duel-move-place", space=SPACE_NAMES[move])


def _describe_swap(table: Any, move: int) -> Message:
    boat, (one, other) = _pair(move)
    return message(
        "imhotep_duel-move-swap",
        boat=BOAT_NAMES[boat],
        first=token_name(table.cargo[boat, one]),
        second=token_name(table.cargo[boat, other]),
        spaces=f"{one + 1}-{other + 1}",
    )


def targets(_table: Any, move: int) -> list[str]:
    """The pieces that one may click for a move."""
    if move == Code.PASS:
        return ["pass"]
    if move == Code.DONE:
        return ["done"]
    if move >= Code.SWAP:
        boat, pair = _pair(move)
        return [f"cargo:{BOAT_NAMES[boat]}:{space + 1}" for space in pair]
    if move >= Code.TAKE:
        boat, space = _cargo(move)
        return [f"cargo:{BOAT_NAMES[boat]}:{space + 1}"]
    if move >= Code.PLAY:
        return [f"action:{TOKEN_IDS[ACTIONS[0] + move - Code.PLAY]}"]
    noun = str(MOVES.value(move)).split()[1]
    return [f"boat:{noun}" if move >= Code.UNLOAD else f"harbor:{noun}"]


# ---- what happened -----------------------------------------------------------------------------------------------
def narrate(before: Any, move: int, after: Any, _viewer: int | None) -> list[Message]:
    """The move itself, then what it brought about. All viewers are told the same."""
    told = _tell_chance(before, move) if before.actor == CHANCE else _tell_move(before, move, after)
    if after.actor == OVER:
        best = int(winner(after))
        told.append(message("imhotep_duel-event-over", seat=best, points=int(score(after, best))))
    return told


def _tell_chance(before: Any, outcome: int) -> list[Message]:
    """A token of the reserve at once; tokens of the supply when the boat is full."""
    boat = BOAT_NAMES[int(before.loading)]
    if before.step == Step.REFILL:
        return [message("imhotep_duel-event-refill", token=token_name(outcome), boat=boat)]
    lying = [int(kind) for kind in before.cargo[before.loading] if kind != EMPTY]
    if len(lying) < FARTHEST:
        return []
    tokens = [token_name(kind) for kind in (*lying, outcome)]
    return [message("imhotep_duel-event-load", boat=boat, tokens=tokens)]


def _tell_move(before: Any, move: int, after: Any) -> list[Message]:
    seat = int(before.actor)
    if move == Code.PASS:
        return [message("imhotep_duel-event-pass", seat=seat)]
    if move == Code.DONE:
        what = "place" if before.step == Step.MAY_PLACE else "unload"
        return [message(f"imhotep_duel-event-done_{what}", seat=seat)]
    if move >= Code.SWAP:
        return [_tell_swap(before, move)]
    if move >= Code.TAKE:
        return _tell_take(before, move, after)
    if move >= Code.PLAY:
        action = token_name(ACTIONS[0] + move - Code.PLAY)
        return [message("imhotep_duel-event-play", seat=seat, action=action)]
    if move >= Code.UNLOAD:
        return _tell_unload(before, move - Code.UNLOAD, after)
    return [message("imhotep_duel-event-place", seat=seat, space=SPACE_NAMES[move])]


def _tell_swap(before: Any, move: int) -> Message:
    boat, (one, other) = _pair(move)
    first, second = (token_name(before.cargo[boat, space]) for space in (one, other))
    seat, name = int(before.actor), BOAT_NAMES[boat]
    return message("imhotep_duel-event-swap", seat=seat, first=first, second=second, boat=name)


def _tell_take(before: Any, move: int, after: Any) -> list[Message]:
    boat, space = _cargo(move)
    kind, seat = int(before.cargo[boat, space]), int(before.actor)
    token = _seen(kind, after)
    told = [message("imhotep_duel-event-take", seat=seat, token=token, boat=BOAT_NAMES[boat])]
    return told + _tell_fifth(before, seat, [kind], after)


def _tell_unload(before: Any, boat: int, after: Any) -> list[Message]:
    """Each token in turn, then what becomes of the boat."""
    name = BOAT_NAMES[boat]
    told = [message("imhotep_duel-event-unload", seat=int(before.actor), boat=name)]
    received: dict[int, list[int]] = {seat: [] for seat in range(SEATS)}
    for space, _harbor, owner in deliveries(before, boat):
        kind = int(before.cargo[boat, space])
        if owner is None:
            told.append(message("imhotep_duel-event-box", token=token_name(kind)))
        else:
            received[owner].append(kind)
            told.append(message("imhotep_duel-event-deliver", seat=owner, token=_seen(kind, after)))
            told += _tell_fifth(before, owner, received[owner], after)
    if before.supply == 0:
        left = int(after.boats).bit_count()
        told.append(message("imhotep_duel-event-boat_leaves", boat=name, left=left))
    return told


def _tell_fifth(before: Any, seat: int, received: list[int], after: Any) -> list[Message]:
    """D9.10. If the last of the tokens *received* is the obelisk that made *seat* the first to have five."""
    held = int(before.tokens[seat, Token.OBELISK]) + received.count(Token.OBELISK)
    is_fifth = received[-1] == Token.OBELISK and held == PRIZE_OBELISKS
    if not is_fifth or before.first_to_five != NOBODY or after.first_to_five != seat:
        return []
    return [message("imhotep_duel-event-first_to_five", seat=seat)]


def _seen(kind: int, after: Any) -> Message:
    """A token that goes to a site: D11.4. of one that is laid face down the value is not told."""
    if hides_temples(after) and TEMPLES[0] <= kind < TEMPLES[1]:
        return message("imhotep_duel-temple-hidden")
    return token_name(kind)


def reason(table: Any) -> str:
    """Whether the points or the order of play decided."""
    tied = score(table, WHITE) == score(table, 1 - WHITE)
    return f"imhotep_duel-reason-{'second_player' if tied else 'points'}"
