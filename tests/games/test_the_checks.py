"""Each general check fails on a game that breaks just that claim: faulty versions of Pebbles."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
from typing_extensions import override

from benben.engine.dice import Dice, below
from benben.engine.game import Game, ReceiptLine
from benben.engine.match import Match
from benben.engine.message import Message, message
from benben.engine.table import CHANCE, Tables
from tests.engine import pebbles_play as play
from tests.engine.pebbles import PebblesRules
from tests.games.cases import copied
from tests.games.checks import (
    check_canonical,
    check_chance,
    check_hidden,
    check_known,
    check_legal_list,
    check_outcome,
    check_receipt,
    check_replay,
    check_sample,
    check_told,
    check_undo,
)
from tests.games.every import CASES
from tests.games.playing import tables_of, walk

CASE = CASES["pebbles"]


# ---- faulty games ----------------------------------------------------------------------------------------------
class TooLong(PebblesRules):
    """Lists a move twice."""

    @staticmethod
    def legal(table: Any, moves: Any) -> int:
        count = int(play.legal(table, moves))
        if count == 1:
            moves[1] = moves[0]
        return 2 * count if count == 1 else count


class TooShort(PebblesRules):
    """Forgets the last move of two."""

    @staticmethod
    def legal(table: Any, moves: Any) -> int:
        return min(1, int(play.legal(table, moves)))


class TooKind(PebblesRules):
    """Lets an empty hand be laid, when asked of the one move."""

    @staticmethod
    def is_legal(table: Any, move: int) -> bool:
        return bool(play.is_legal(table, move)) or (table.actor >= 0 and move == play.Code.LAY)


class OpenFist(PebblesRules):
    """Shows everybody's hand to everybody."""

    @override
    def _seat(self, table: Any, seat: int, viewer: int | None) -> dict[str, Any]:
        return super()._seat(table, seat, seat)


class GlassBag(PebblesRules):
    """Shows what is left in the bag, from which two players can tell each other's hands."""

    @override
    def view(self, table: Any, seat: int | None) -> Mapping[str, Any]:
        return {**super().view(table, seat), "whites_left": int(table.bag[0])}


class Blind(PebblesRules):
    """Shows no hand to anybody, open or not."""

    @override
    def _seat(self, table: Any, seat: int, viewer: int | None) -> dict[str, Any]:
        return {**super()._seat(table, seat, viewer), "hand": None}

    @override
    def view(self, table: Any, seat: int | None) -> Mapping[str, Any]:
        return {**super().view(table, seat), "receipt": []}


class Chatty(PebblesRules):
    """Tells everybody what was drawn."""

    @override
    def _tell(self, before: Any, move: int, viewer: int | None) -> list[Message]:
        return super()._tell(before, move, int(before.turn))


class Nosy(PebblesRules):
    """Tells on the way how many red pebbles the others hold."""

    @override
    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
        reds = int(after.hands[:, 1].sum())
        return [*super().narrate(before, move, after, viewer), message("pebbles-event-drew", seat=reds)]


class AllKnowing(PebblesRules):
    """Lets a player know the others' hands."""

    @override
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        return copied(table)


class Forgetful(PebblesRules):
    """Lets a player forget his own hand."""

    @override
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        tables = super().known(table, seat, dice)
        tables[0].bag += tables[0].hands[seat]
        tables[0].hands[seat] = 0
        return tables


class Loaded(PebblesRules):
    """Thinks that there is always one white pebble more."""

    @staticmethod
    def chance(table: Any, weights: Any) -> int:
        count = int(play.chance(table, weights))
        weights[0] += 1
        return count


class Crooked(PebblesRules):
    """Draws red as often as white."""

    @staticmethod
    def sample(table: Any, dice: Dice, weights: Any) -> int:  # noqa: ARG004  (room that is not needed)
        return below(dice, 2) if table.bag[0] and table.bag[1] else int(table.bag[0] == 0)


class Swapped(PebblesRules):
    """Draws red where white is said."""

    @staticmethod
    def apply(table: Any, move: int) -> None:
        swap = table.actor == CHANCE and table.bag[1 - move] > 0
        play.apply(table, 1 - move if swap else move)


class Leaky(PebblesRules):
    """Loses a pebble now and then."""

    @staticmethod
    def apply(table: Any, move: int) -> None:
        play.apply(table, move)
        if table.laid[0] == 1:
            table.laid[0] = 0


class Untidy(PebblesRules):
    """Leaves what was done on the agenda."""

    @staticmethod
    def apply(table: Any, move: int) -> None:
        play.apply(table, move)
        table.agenda[3] = 1


class Counting(PebblesRules):
    """Remembers something outside the table: the same plies lead elsewhere the second time."""

    calls = 0

    @staticmethod
    def apply(table: Any, move: int) -> None:
        play.apply(table, move)
        Counting.calls += 1
        table.gone = Counting.calls % 100


class Stingy(PebblesRules):
    """Leaves a line out of the receipt."""

    @override
    def receipt(self, table: Any) -> list[ReceiptLine]:
        return [line for line in super().receipt(table) if line.item != "red"]


class Unfair(PebblesRules):
    """Fewest points win."""

    @staticmethod
    def shares(table: Any, won: Any) -> None:
        scores = [play.score(table, seat) for seat in range(table.seats)]
        won[: table.seats] = 0
        won[scores.index(min(scores))] = 1


# ---- the checks against them -----------------------------------------------------------------------------------
def at_every_decision(check: Callable[[Match], None]) -> Callable[[Match], None]:
    def run(match: Match) -> None:
        for ply in range(match.ply):
            if match.plies[ply].actor >= 0:
                check(match.at(ply))

    return run


def at_every_table(check: Callable[..., None], **wanted: Any) -> Callable[[Match], None]:
    """Run a check of (case, game, table, ...) on each table; `chance=True`: only where chance is to act."""

    def run(match: Match) -> None:
        for table in tables_of(match):
            if not wanted.get("chance") or table.actor == CHANCE:
                check(CASE, match.game, table, *wanted.get("more", ()))

    return run


def canonical(match: Match) -> None:
    for table in tables_of(match):
        check_canonical(CASE, table)


def told(match: Match) -> None:
    tables = tables_of(match)
    for ply, before, after in zip(match.plies, tables, tables[1:], strict=False):
        check_told(CASE, match.game, (before, ply.move, after), None, random.Random(1))


hidden = at_every_table(check_hidden, more=(0, random.Random(1)))
knows = at_every_table(check_known, more=(0, random.Random(1)))
chances = at_every_table(check_chance, chance=True)


def samples(match: Match) -> None:
    for table in tables_of(match):
        if table.actor == CHANCE:
            check_sample(match.game, table)


FAULTS: list[tuple[type[PebblesRules], bool, Callable[[Match], None]]] = [
    (TooLong, False, at_every_decision(check_legal_list)),
    (TooShort, False, at_every_decision(check_legal_list)),
    (TooKind, False, at_every_decision(check_legal_list)),
    (OpenFist, False, hidden),
    (GlassBag, False, hidden),
    (Blind, True, hidden),
    (Chatty, False, told),
    (Nosy, False, told),
    (AllKnowing, False, knows),
    (Forgetful, False, knows),
    (Loaded, False, chances),
    (Crooked, False, samples),
    (Swapped, False, chances),
    (Leaky, False, canonical),
    (Untidy, False, canonical),
    (Counting, False, check_replay),
    (Counting, False, check_undo),
    (Stingy, False, check_receipt),
    (Unfair, False, check_outcome),
]


def finished(rules: PebblesRules, open_hands: bool) -> Match:
    """A match of a (faulty) game in which everything that Pebbles has happens, red pebbles and gifts too."""
    game = Game(rules, {"players": 2, "bag": "large", "open_hands": open_hands})
    *_, match = walk(game, 12)
    return match


@pytest.mark.parametrize(
    ("rules", "open_hands", "check"), FAULTS, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_fault_is_found(
    rules: type[PebblesRules], open_hands: bool, check: Callable[[Match], None]
) -> None:
    match = finished(rules(), open_hands)
    with pytest.raises((AssertionError, pytest.fail.Exception, ValueError, OverflowError)):
        check(match)


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_sound_game_passes_all_of_them(open_hands: bool) -> None:
    match = finished(PebblesRules(), open_hands)
    for _, _, check in FAULTS:
        check(match)


def test_the_twins_of_the_checks_are_sound() -> None:
    match = finished(PebblesRules(), open_hands=False)
    for table in tables_of(match):
        CASE.check_sound(CASE.twin(table, 0, random.Random(1))[0])
    assert np.count_nonzero([ply.text == "lay" for ply in match.plies])
