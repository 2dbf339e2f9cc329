"""Pebbles: a small made-up game with a private hand, so that every general test runs on a second game.

P1. A bag holds white and red pebbles; every hand is empty; the first seat begins.
P2. On your turn draw a pebble, or lay open the pebbles of your hand if you have any. Turns go round.
P3. A drawn pebble goes into your closed hand: the others see that you have one more, not its colour.
P4. Laid white pebbles are yours. Each red one leaves the game and costs you a laid white, given to whom you choose.
P5. When the bag is empty after a turn the game is over and all hands are opened.
P6. A white pebble, laid or in the hand, is a point, a red one in the hand a point less. Most points win; equals share.
"""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from benben.engine.agenda import has_tasks, pop, push
from benben.engine.dice import Dice, pick
from benben.engine.errors import BadOption
from benben.engine.game import OptionSpec, OptionValue, ReceiptLine, Rules
from benben.engine.message import Message, message
from benben.engine.notation import Move, MoveList
from benben.engine.rule import rule
from benben.engine.table import CHANCE, OVER, Block, Table, Tables, cell


# ---- what is in the box ----------------------------------------------------------------------------------------
class Colour(enum.IntEnum):
    WHITE = 0
    RED = 1


SEATS = 3
COLOURS = len(Colour)
BAGS = np.array([[1, 1], [2, 1], [5, 3]], np.int8)
BAG_NAMES = ("tiny", "small", "large")


# ---- the table -------------------------------------------------------------------------------------------------
class Step(enum.IntEnum):
    TURN = 0
    GIFT = 1


class Task(enum.IntEnum):
    END_TURN = 1
    GIFT = 2


class PebblesTable(Table):
    seats: int = cell()
    open_hands: int = cell()
    bag_kind: int = cell()
    turn: int = cell()
    step: int = cell()
    agenda: Block = cell(4)
    """At most END_TURN and a GIFT for each of three red pebbles."""
    bag: Block = cell(COLOURS)
    gone: int = cell()
    """Red pebbles that have left the game."""
    hands: Block = cell(SEATS, COLOURS)
    laid: Block = cell(SEATS, kind=np.int16)
    """White pebbles in front of each seat."""


# ---- moves -----------------------------------------------------------------------------------------------------
class Code(enum.IntEnum):
    DRAW = 0
    LAY = 1
    GIVE = 2
    """`GIVE` + seat."""


class Draw(Move):
    verb = "draw"
    first = Code.DRAW


class Lay(Move):
    verb = "lay"
    first = Code.LAY


@dataclass(frozen=True)
class Give(Move):
    seat: int
    verb = "give"
    first = Code.GIVE

    @property
    @override
    def noun(self) -> str:
        return str(self.seat)

    @property
    @override
    def offset(self) -> int:
        return self.seat


@dataclass(frozen=True)
class Reveal(Move):
    colour: Colour
    verb = "reveal"

    @property
    @override
    def noun(self) -> str:
        return self.colour.name.capitalize()

    @property
    @override
    def offset(self) -> int:
        return int(self.colour)


MOVES = MoveList([Draw(), Lay(), *map(Give, range(SEATS))])
REVEALS = MoveList(map(Reveal, Colour))


# ---- rules -----------------------------------------------------------------------------------------------------
@rule
def setup(table: PebblesTable, options: npt.NDArray[np.int64]) -> None:
    """P1. *options* are players, kind of bag, open hands."""
    table.seats = options[0]
    table.bag_kind = options[1]
    table.open_hands = options[2]
    table.step = Step.TURN
    table.agenda_size = 0
    table.gone = 0
    for colour in range(COLOURS):
        table.bag[colour] = BAGS[table.bag_kind, colour]
    for seat in range(SEATS):
        table.laid[seat] = 0
        for colour in range(COLOURS):
            table.hands[seat, colour] = 0
    table.turn = 0
    table.actor = 0


@rule
def end_turn(table: PebblesTable) -> None:
    """P2, P5."""
    table.turn = table.turn + 1 if table.turn + 1 < table.seats else 0
    table.step = Step.TURN
    table.actor = OVER if table.bag[Colour.WHITE] + table.bag[Colour.RED] == 0 else table.turn


@rule
def lay(table: PebblesTable) -> None:
    """P4."""
    seat = table.turn
    reds = table.hands[seat, Colour.RED]
    table.laid[seat] += table.hands[seat, Colour.WHITE]
    table.gone += reds
    table.hands[seat, Colour.WHITE] = 0
    table.hands[seat, Colour.RED] = 0
    push(table, Task.END_TURN)
    for _ in range(reds):
        push(table, Task.GIFT)


@rule
def advance(table: PebblesTable) -> None:
    """Work the agenda off until somebody must choose."""
    while has_tasks(table):
        if pop(table) == Task.END_TURN:
            end_turn(table)
        elif table.laid[table.turn] > 0:
            table.step = Step.GIFT
            return


@rule
def legal(table: PebblesTable, moves: npt.NDArray[np.int16]) -> int:
    if table.actor < 0:
        return 0
    count = 0
    if table.step == Step.GIFT:
        for seat in range(table.seats):
            if seat != table.actor:
                moves[count] = Code.GIVE + seat
                count += 1
        return count
    moves[0] = Code.DRAW
    moves[1] = Code.LAY
    return 2 if has_hand(table) else 1


@rule
def has_hand(table: PebblesTable) -> bool:
    return bool(table.hands[table.turn, Colour.WHITE] + table.hands[table.turn, Colour.RED] > 0)


@rule
def is_legal(table: PebblesTable, move: int) -> bool:
    if table.actor < 0:
        return False
    if table.step == Step.GIFT:
        return Code.GIVE <= move < Code.GIVE + table.seats and move - Code.GIVE != table.actor
    return move == Code.DRAW or (move == Code.LAY and has_hand(table))


@rule
def chance(table: PebblesTable, weights: npt.NDArray[np.int64]) -> int:
    for colour in range(COLOURS):
        weights[colour] = table.bag[colour]
    return COLOURS


@rule
def apply(table: PebblesTable, move: int) -> None:
    begin(table, move)
    advance(table)


@rule
def begin(table: PebblesTable, move: int) -> None:
    if table.actor == CHANCE:
        table.bag[move] -= 1
        table.hands[table.turn, move] += 1
        end_turn(table)
    elif move == Code.DRAW:
        table.actor = CHANCE
    elif move == Code.LAY:
        lay(table)
    else:
        table.laid[table.turn] -= 1
        table.laid[move - Code.GIVE] += 1


@rule
def score(table: PebblesTable, seat: int) -> int:
    """P6."""
    return int(table.laid[seat]) + int(table.hands[seat, Colour.WHITE]) - int(table.hands[seat, Colour.RED])


@rule
def shares(table: PebblesTable, won: npt.NDArray[np.float64]) -> None:
    best = score(table, 0)
    for seat in range(1, table.seats):
        best = max(best, score(table, seat))
    winners = 0
    for seat in range(table.seats):
        winners += score(table, seat) == best
    for seat in range(table.seats):
        won[seat] = 1.0 / winners if score(table, seat) == best else 0.0


@rule
def prefer(
    table: PebblesTable,
    moves: npt.NDArray[np.int16],
    count: int,
    appeal: npt.NDArray[np.float64],
    notes: npt.NDArray[np.float64],
) -> None:
    """Draw while there are more white pebbles than red ones; lay what is worth it; no favourites."""
    for index in range(count):
        appeal[index] = 0.0
        if moves[index] == Code.DRAW:
            appeal[index] = 0.5
        elif moves[index] == Code.LAY:
            notes[0] = score(table, table.turn) - table.laid[table.turn]
            appeal[index] = notes[0]


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


class PebblesRules(Rules):
    name = "pebbles"
    version = 3
    table = PebblesTable
    options = (
        OptionSpec("players", (2, 3), 2),
        OptionSpec("bag", BAG_NAMES, "large"),
        OptionSpec("open_hands", (False, True), False),
    )
    moves = MOVES
    most_moves = 2
    most_outcomes = COLOURS
    most_seats = SEATS
    notes = 1

    setup = staticmethod(setup)
    legal = staticmethod(legal)
    is_legal = staticmethod(is_legal)
    chance = staticmethod(chance)
    apply = staticmethod(apply)
    shares = staticmethod(shares)
    score = staticmethod(score)
    prefer = staticmethod(prefer)

    @property
    @override
    def catalogues(self) -> Path:
        return Path(__file__).resolve().parent / "texts"

    @override
    def encode(self, options: Mapping[str, OptionValue]) -> Sequence[int]:
        players, bag = int(options["players"]), str(options["bag"])
        if bag == "tiny" and players > 2:
            raise BadOption(f"the tiny bag is for 2 players, not {players}")
        return players, BAG_NAMES.index(bag), int(options["open_hands"])

    @override
    def outcomes(self, table: Any) -> MoveList:
        return REVEALS

    @override
    def view(self, table: Any, seat: int | None) -> Mapping[str, Any]:
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
            "seats": [self._seat(table, other, seat) for other in range(table.seats)],
            "receipt": [vars(line) for line in receipt(table) if sees_hand(table, line.seat, seat)],
        }

    def _seat(self, table: Any, seat: int, viewer: int | None) -> dict[str, Any]:
        hand = table.hands[seat]
        shown = {colour.name.lower(): int(hand[colour]) for colour in Colour}
        return {
            "laid": int(table.laid[seat]),
            "hand_size": int(hand.sum()),
            "hand": shown if sees_hand(table, seat, viewer) else None,
        }

    @override
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
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

    @override
    def receipt(self, table: Any) -> list[ReceiptLine]:
        return receipt(table)

    @override
    def reason(self, table: Any) -> str:
        scores = [score(table, seat) for seat in range(table.seats)]
        return "pebbles-reason-shared" if scores.count(max(scores)) > 1 else "pebbles-reason-points"

    @override
    def prompt(self, table: Any) -> Message:
        if table.actor < 0:
            return message("pebbles-prompt-over" if table.actor == OVER else "pebbles-prompt-chance")
        return message(f"pebbles-prompt-{Step(table.step).name.lower()}", seat=int(table.actor))

    @override
    def describe(self, table: Any, move: int) -> Message:
        if move >= Code.GIVE:
            return message("pebbles-move-give", to_seat=move - Code.GIVE)
        return message(f"pebbles-move-{Code(move).name.lower()}")

    @override
    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
        told = self._tell(before, move, viewer)
        if after.actor != OVER:
            return told
        return [
            *told,
            message("pebbles-event-over"),
            *(_tell_hand(after, seat) for seat in range(after.seats)),
        ]

    def _tell(self, before: Any, move: int, viewer: int | None) -> list[Message]:
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

    @override
    def targets(self, table: Any, move: int) -> list[str]:
        if move >= Code.GIVE:
            return [f"seat:{move - Code.GIVE}"]
        return ["bag" if move == Code.DRAW else "hand"]


RULES = PebblesRules()
