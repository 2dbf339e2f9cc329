"""Each general check fails on a game that breaks just that claim: faulty versions of Pebbles."""

import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from benben.engine.dice import Dice, below
from benben.engine.errors import MalformedMove
from benben.engine.event import Event, arrives, event, unsaid
from benben.engine.game import Game, Match
from benben.engine.outcome import ReceiptLine
from benben.engine.table import CHANCE, Tables
from pebbles import RULES as PEBBLES
from pebbles import flow
from pebbles.legal import legal
from pebbles.moves import MOVES
from pebbles.scoring import score
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
def too_long(table: Any, moves: Any) -> int:
    """Lists a move twice."""
    count = int(legal(table, moves))
    if count == 1:
        moves[1] = moves[0]
    return 2 * count if count == 1 else count


def nameless(table: Any, moves: Any) -> int:
    """Lists an integer that is no move."""
    count = int(legal(table, moves))
    moves[0] = len(MOVES) + 1
    return count


def with_hands_of(sees: Callable[[Any, int, int | None], int | None]) -> Callable[[Any, int | None], Any]:
    """A view in which each hand is shown as to another viewer, whom *sees* names; -1: to nobody."""

    def view(table: Any, seat: int | None) -> Mapping[str, Any]:
        shown = PEBBLES.view(table, seat)
        seats = []
        for other, each in enumerate(shown["seats"]):
            viewer = sees(table, other, seat)
            hand = None if viewer == -1 else PEBBLES.view(table, viewer)["seats"][other]["hand"]
            seats.append({**each, "hand": hand, "points": None if viewer == -1 else each["points"]})
        return {**shown, "seats": seats, **({"receipt": []} if sees(table, 0, 0) == -1 else {})}

    return view


def glass_bag(table: Any, seat: int | None) -> Mapping[str, Any]:
    """Shows what is left in the bag, from which two players can tell each other's hands."""
    return {**PEBBLES.view(table, seat), "whites_left": int(table.bag[0])}


def chatty(before: Any, move: int, after: Any, _viewer: int | None) -> list[Event]:
    """Tells everybody what was drawn."""
    return PEBBLES.events(before, move, after, int(before.turn))


def nosy(before: Any, move: int, after: Any, viewer: int | None) -> list[Event]:
    """Tells on the way how many red pebbles the others hold."""
    reds = int(after.hands[:, 1].sum())
    return [*PEBBLES.events(before, move, after, viewer), event("pebbles-event-drew", seat=reds)]


def pointing(before: Any, move: int, after: Any, viewer: int | None) -> list[Event]:
    """Lets a piece fly to a place that says what was drawn."""
    said = PEBBLES.events(before, move, after, viewer)
    return [*said, unsaid(arrives("bag", f"{move}"))] if before.actor == CHANCE else said


def forgetful(table: Any, seat: int, dice: Dice) -> Tables:
    """Lets a player forget his own hand."""
    tables = PEBBLES.known(table, seat, dice)
    tables[0].bag += tables[0].hands[seat]
    tables[0].hands[seat] = 0
    return tables


def loaded(table: Any, weights: Any) -> int:
    """Thinks that there is always one white pebble more."""
    count = int(flow.chance(table, weights))
    weights[0] += 1
    return count


def crooked(table: Any, dice: Dice, _weights: Any) -> int:
    """Draws red as often as white."""
    return below(dice, 2) if table.bag[0] and table.bag[1] else int(table.bag[0] == 0)


def swapped(table: Any, move: int) -> None:
    """Draws red where white is said."""
    swap = table.actor == CHANCE and table.bag[1 - move] > 0
    flow.apply(table, 1 - move if swap else move)


def leaky(table: Any, move: int) -> None:
    """Loses a pebble now and then."""
    flow.apply(table, move)
    if table.laid[0] == 1:
        table.laid[0] = 0


def untidy(table: Any, move: int) -> None:
    """Leaves what was done on the agenda."""
    flow.apply(table, move)
    table.agenda[3] = 1


CALLS = itertools.count()


def counting(table: Any, move: int) -> None:
    """Remembers something outside the table: the same plies lead elsewhere the second time."""
    flow.apply(table, move)
    table.gone = next(CALLS) % 100


def stingy(table: Any) -> list[ReceiptLine]:
    """Leaves a line out of the receipt."""
    return [line for line in PEBBLES.receipt(table) if line.item != "red"]


def unfair(table: Any, won: Any) -> None:
    """Fewest points win."""
    scores = [score(table, seat) for seat in range(table.seats)]
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


FAULTS: dict[str, tuple[dict[str, Any], bool, Callable[[Match], None]]] = {
    "lists a move twice": ({"legal": too_long}, False, at_every_decision(check_legal_list)),
    "lists no move of the game": ({"legal": nameless}, False, at_every_decision(check_legal_list)),
    "shows every hand": ({"view": with_hands_of(lambda _, other, __: other)}, False, hidden),
    "shows the bag": ({"view": glass_bag}, False, hidden),
    "shows no hand": ({"view": with_hands_of(lambda *_: -1)}, True, hidden),
    "tells everybody": ({"events": chatty}, False, told),
    "tells of the others": ({"events": nosy}, False, told),
    "points at what it hides": ({"events": pointing}, False, told),
    "knows the others' hands": ({"known": lambda table, *_: copied(table)}, False, knows),
    "forgets a hand": ({"known": forgetful}, False, knows),
    "weighs too much": ({"chance": loaded}, False, chances),
    "draws unfairly": ({"sample": crooked}, False, samples),
    "draws the other one": ({"apply": swapped}, False, chances),
    "loses a pebble": ({"apply": leaky}, False, canonical),
    "leaves the agenda": ({"apply": untidy}, False, canonical),
    "replays otherwise": ({"apply": counting}, False, check_replay),
    "undoes otherwise": ({"apply": counting}, False, check_undo),
    "leaves a line out": ({"receipt": stingy}, False, check_receipt),
    "lets the last win": ({"shares": unfair}, False, check_outcome),
}
"""What is put in place of a function of Pebbles, whether hands are open, and the check that must fail."""


def finished(faults: Mapping[str, Any], open_hands: bool) -> Match:
    """A match of a (faulty) game in which everything that Pebbles has happens, red pebbles and gifts too."""
    game = Game(replace(PEBBLES, **faults), {"players": 2, "bag": "large", "open_hands": open_hands})
    *_, match = walk(game, 12)
    return match


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    faults, open_hands, check = FAULTS[fault]
    with pytest.raises((AssertionError, pytest.fail.Exception, ValueError, OverflowError, MalformedMove)):
        check(finished(faults, open_hands))


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_sound_game_passes_all_of_them(open_hands: bool) -> None:
    match = finished({}, open_hands)
    for _, _, check in FAULTS.values():
        check(match)


def test_the_twins_of_the_checks_are_sound() -> None:
    match = finished({}, open_hands=False)
    for table in tables_of(match):
        CASE.check_sound(CASE.twin(table, 0, random.Random(1))[0])
    assert np.count_nonzero([ply.text == "lay" for ply in match.plies])
