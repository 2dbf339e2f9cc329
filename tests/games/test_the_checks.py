"""Each general law fails on a game that breaks just that claim: faulty versions of Pebbles."""

import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from benben.engine.broken import BrokenRules
from benben.engine.dice import Dice, below
from benben.engine.errors import MalformedMove
from benben.engine.event import Event, arrives, event, unsaid
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.outcome import ReceiptLine
from benben.engine.picture import Picture, Span
from benben.engine.rules import alike, no_picture
from benben.engine.table import CHANCE, Tables
from pebbles import RULES as PEBBLES
from pebbles import flow
from pebbles.legal import legal
from pebbles.moves import MOVES
from pebbles.scoring import score
from tests.games import (
    test_chance,
    test_doors,
    test_hidden,
    test_legal,
    test_positions,
    test_why,
    test_words,
)
from tests.games.cases import copied
from tests.games.every import CASES
from tests.games.test_many import check_claims
from tests.games.walks import tables_in, walks

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
    """A view in which each hand is shown as to another viewer, the one that *sees* names; -1: to none."""

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
    """Shows what is left in the bag, from which two players can infer each other's hands."""
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
    """Draws red for the outcome white."""
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


def envious(table: Any, moves: Any, count: int, preferences: Any, _notes: Any) -> None:
    """Likes moves by what the others hold."""
    others = sum(table.hands[seat, 1] for seat in range(table.seats) if seat != table.actor)
    preferences[:count] = moves[:count] * others


def wordless(_table: Any) -> Message:
    """Asks something that no catalogue has."""
    return message("pebbles-prompt-nonsense")


def unreasonable(_table: Any, _move: Any) -> Message:
    """Gives a reason that no catalogue has."""
    return message("pebbles-why-nonsense")


def unmoved(view: Any) -> Picture:
    """Draws every position alike."""
    return [[Span(message("pebbles-picture-seat", seat=seat["seat"]))] for seat in view["seats"]]


# ---- the laws against them -------------------------------------------------------------------------------------
Law: TypeAlias = Callable[[Game], None]
ALIKE = test_hidden.test_where_views_do_not_differ_all_see_the_same
LISTED = test_legal.test_the_list_is_short_and_names_moves_once
HIDDEN = test_hidden.test_the_view_hides_what_is_not_for_the_viewer
TOLD = test_hidden.test_nothing_hidden_is_reported
KNOWN = test_hidden.test_a_seat_knows_nothing_private
WEIGHTS = test_chance.test_weights_add_up_to_what_is_left_and_outcomes_show_what_they_say
SAMPLES = test_chance.test_a_game_draws_with_the_odds_that_it_tells
SOUND = test_positions.test_everything_is_in_one_place_at_every_ply
PICTURES = test_doors.test_a_picture_is_drawn_of_every_view

FAULTS: dict[str, tuple[dict[str, Any], bool, Law]] = {
    "lists a move twice": ({"legal": too_long}, False, LISTED),
    "lists no move of the game": ({"legal": nameless}, False, LISTED),
    "shows every hand": ({"view": with_hands_of(lambda _, other, __: other)}, False, HIDDEN),
    "shows the bag": ({"view": glass_bag}, False, HIDDEN),
    "shows no hand": ({"view": with_hands_of(lambda *_: -1)}, True, HIDDEN),
    "shows all the same": ({"views_differ": alike}, False, ALIKE),
    "tells everybody": ({"events": chatty}, False, TOLD),
    "tells of the others": ({"events": nosy}, False, TOLD),
    "points at what it hides": ({"events": pointing}, False, TOLD),
    "knows the others' hands": ({"known": lambda table, *_: copied(table)}, False, KNOWN),
    "forgets a hand": ({"known": forgetful}, False, KNOWN),
    "weighs too much": ({"chance": loaded}, False, WEIGHTS),
    "draws the other one": ({"apply": swapped}, False, WEIGHTS),
    "draws unfairly": ({"sample": crooked}, False, SAMPLES),
    "loses a pebble": ({"apply": leaky}, False, SOUND),
    "leaves the agenda": ({"apply": untidy}, False, SOUND),
    "replays otherwise": ({"apply": counting}, False, test_positions.test_the_plies_lead_to_the_same_bytes),
    "undoes otherwise": ({"apply": counting}, False, test_positions.test_undo_is_exact),
    "leaves a line out": ({"receipt": stingy}, False, test_positions.test_the_receipt_adds_up_to_the_score),
    "lets the last win": (
        {"shares": unfair},
        False,
        test_positions.test_every_game_ends_and_somebody_has_won,
    ),
    "prefers by hands": (
        {"policy": envious},
        False,
        test_doors.test_no_one_prefers_by_what_is_hidden_from_him,
    ),
    "has no word": ({"prompt": wordless}, False, test_words.test_every_message_is_in_the_catalogue),
    "has no reason": (
        {"why_not": unreasonable},
        False,
        test_why.test_exactly_what_is_not_legal_has_a_reason_in_words,
    ),
    "draws nothing": ({"picture": no_picture}, False, PICTURES),
    "draws always the same": ({"picture": unmoved}, False, test_doors.test_pictures_follow_the_game),
}
"""What is put in place of a function of Pebbles, whether hands are open, and the law that it breaks."""
UNPLAYABLE = {"lists no move of the game"}
"""Faults with which no game can be played."""
ONE_BY_ONE = {"prefers by hands", "has no reason", "draws always the same"}
"""Faults of laws that are not among those that are checked together: no option touches them."""
FAULTY = (AssertionError, pytest.fail.Exception, ValueError, OverflowError, MalformedMove, BrokenRules)


def pebbles(faults: Mapping[str, Any], open_hands: bool) -> Game:
    """A (faulty) game; in its walks everything happens that Pebbles has, red pebbles and gifts too."""
    return Game(replace(PEBBLES, **faults), {"players": 2, "bag": "large", "open_hands": open_hands})


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    faults, open_hands, law = FAULTS[fault]
    game = pebbles(faults, open_hands)
    if fault not in UNPLAYABLE:
        assert walks(game)
    with pytest.raises(FAULTY):
        law(game)


@pytest.mark.slow
@pytest.mark.parametrize("fault", sorted(FAULTS.keys() - ONE_BY_ONE))
def test_a_fault_is_found_by_all_laws_together(fault: str) -> None:
    faults, open_hands, _ = FAULTS[fault]
    with pytest.raises(FAULTY):
        check_claims(pebbles(faults, open_hands))


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_sound_game_keeps_every_law(open_hands: bool) -> None:
    game = pebbles({}, open_hands)
    for _, _, law in FAULTS.values():
        law(game)
    check_claims(game)


def test_the_twins_of_the_checks_are_sound() -> None:
    game = pebbles({}, open_hands=False)
    for table in tables_in(game):
        CASE.check_sound(CASE.twin(table, 0, random.Random(1))[0])
    assert "lay" in {ply.text for walk in walks(game) for ply in walk.match.plies}
