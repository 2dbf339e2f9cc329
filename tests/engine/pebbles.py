"""Pebbles: a small made-up game with a private hand, so that every general test runs on a second game.

P1. A bag holds white and red pebbles; every hand is empty; the first seat begins.
P2. On your turn draw a pebble, or lay open the pebbles of your hand if you have any. Turns go round.
P3. A drawn pebble goes into your closed hand: the others see that you have one more, not its colour.
P4. Laid white pebbles are yours. Each red one leaves the game and costs you a laid white, given to whom you choose.
P5. When the bag is empty after a turn the game is over and all hands are opened.
P6. A white pebble, laid or in the hand, is a point, a red one in the hand a point less. Most points win; equals share.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from benben.engine.dice import Dice, pick
from benben.engine.errors import BadOption
from benben.engine.message import Message, message
from benben.engine.notation import MoveList
from benben.engine.options import OptionSpec, OptionValue
from benben.engine.outcome import ReceiptLine
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables
from tests.engine import pebbles_play as play
from tests.engine.pebbles_play import (
    BAG_NAMES,
    COLOURS,
    MOVES,
    REVEALS,
    SEATS,
    Code,
    Colour,
    PebblesTable,
    Step,
    score,
)


# ---- what may be seen and known --------------------------------------------------------------------------------
def sees_hand(table: Any, seat: int, viewer: int | None) -> bool:
    """P3, P5. Whether *viewer* may see the hand of *seat*."""
    return seat == viewer or bool(table.open_hands) or bool(table.actor == OVER)


def _colour_name(colour: int) -> Message:
    return message(f"pebbles-colour-{Colour(colour).name.lower()}")


def _tell_hand(table: Any, seat: int) -> Message:
    white, red = (int(count) for count in table.hands[seat])
    return message("pebbles-event-hand", seat=seat, white=white, red=red)


def receipt(table: Any) -> list[ReceiptLine]:
    lines = []
    for seat in range(table.seats):
        white, red = (int(count) for count in table.hands[seat])
        found = [("laid", int(table.laid[seat]), 1), ("white", white, 1), ("red", red, -1)]
        lines += [ReceiptLine(seat, 1, item, count, sign * count) for item, count, sign in found if count]
    return lines


def encode(options: Mapping[str, OptionValue]) -> Sequence[int]:
    players, bag = int(options["players"]), str(options["bag"])
    if bag == "tiny" and players > 2:
        raise BadOption(f"the tiny bag is for 2 players, not {players}")
    return players, BAG_NAMES.index(bag), int(options["open_hands"])


def outcomes(_table: Any) -> MoveList:
    return REVEALS


def view(table: Any, seat: int | None) -> Mapping[str, Any]:
    actor = int(table.actor)
    return {
        "game": "pebbles",
        "viewer": seat,
        "over": actor == OVER,
        "actor": actor if actor >= 0 else None,
        "turn": int(table.turn),
        "step": Step(table.step).name.lower(),
        "bag_size": int(table.bag.sum()),
        "gone": int(table.gone),
        "seats": [_seat(table, other, seat) for other in range(table.seats)],
        "receipt": [vars(line) for line in receipt(table) if sees_hand(table, line.seat, seat)],
    }


def _seat(table: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    hand = table.hands[seat]
    shown = {colour.name.lower(): int(hand[colour]) for colour in Colour}
    return {
        "laid": int(table.laid[seat]),
        "hand_size": int(hand.sum()),
        "hand": shown if sees_hand(table, seat, viewer) else None,
    }


def known(table: Any, seat: int, dice: Dice) -> Tables:
    """What *seat* cannot see, the bag and the other hands, is put together and dealt anew."""
    tables = PebblesTable.empty()
    tables[0] = table
    if table.open_hands or table.actor == OVER:
        return tables
    others = [other for other in range(table.seats) if other != seat]
    pool = table.bag.astype(np.int64) + sum(table.hands[other].astype(np.int64) for other in others)
    for other in others:
        size = int(table.hands[other].sum())
        tables[0].hands[other] = 0
        for _ in range(size):
            colour = pick(dice, pool, COLOURS)
            pool[colour] -= 1
            tables[0].hands[other, colour] += 1
    tables[0].bag[:] = pool
    return tables


def reason(table: Any) -> str:
    scores = [score(table, seat) for seat in range(table.seats)]
    return "pebbles-reason-shared" if scores.count(max(scores)) > 1 else "pebbles-reason-points"


def prompt(table: Any) -> Message:
    if table.actor < 0:
        return message("pebbles-prompt-over" if table.actor == OVER else "pebbles-prompt-chance")
    return message(f"pebbles-prompt-{Step(table.step).name.lower()}", seat=int(table.actor))


def describe(_table: Any, move: int) -> Message:
    if move >= Code.GIVE:
        return message("pebbles-move-give", to_seat=move - Code.GIVE)
    return message(f"pebbles-move-{Code(move).name.lower()}")


def narrate(before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
    told = _tell(before, move, viewer)
    if after.actor != OVER:
        return told
    return [
        *told,
        message("pebbles-event-over"),
        *(_tell_hand(after, seat) for seat in range(after.seats)),
    ]


def _tell(before: Any, move: int, viewer: int | None) -> list[Message]:
    seat = int(before.turn)
    if before.actor == CHANCE:
        if sees_hand(before, seat, viewer):
            return [message("pebbles-event-drew_colour", seat=seat, colour=_colour_name(move))]
        return [message("pebbles-event-drew", seat=seat)]
    if move == Code.DRAW:
        return []
    if move == Code.LAY:
        white, red = (int(count) for count in before.hands[seat])
        return [message("pebbles-event-laid", seat=seat, white=white, red=red)]
    return [message("pebbles-event-gave", seat=seat, to_seat=move - Code.GIVE)]


def targets(_table: Any, move: int) -> list[str]:
    if move >= Code.GIVE:
        return [f"seat:{move - Code.GIVE}"]
    return ["bag" if move == Code.DRAW else "hand"]


RULES = Rules(
    "pebbles",
    __name__,
    version=3,
    table=PebblesTable,
    options=(
        OptionSpec("players", (2, 3), 2),
        OptionSpec("bag", BAG_NAMES, "large"),
        OptionSpec("open_hands", (False, True), False),
    ),
    moves=MOVES,
    most_moves=2,
    most_outcomes=COLOURS,
    most_seats=SEATS,
    setup=play.setup,
    legal=play.legal,
    chance=play.chance,
    apply=play.apply,
    shares=play.shares,
    score=play.score,
    prefer=play.prefer,
    encode=encode,
    outcomes=outcomes,
    view=view,
    known=known,
    receipt=receipt,
    reason=reason,
    prompt=prompt,
    describe=describe,
    narrate=narrate,
    targets=targets,
)
