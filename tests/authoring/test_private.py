"""Cells that not everybody may see: two tables that differ only there look the same, and are guessed alike."""

from typing import Any, cast

import pytest

import benben
from benben import GameTable, cell, nd, rule
from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.observation import Spec
from benben.engine.table import OVER, copy_of
from benben.texts import Texts

VIEWERS = (None, 0, 1)


@pytest.fixture
def match(bids: Game) -> Match:
    """The first seat has bid, the second has not."""
    found = bids.new_match()
    found.play("bid 2")
    return found


def differing(match: Match, viewer: int | None) -> tuple[object, object]:
    """The table, and one that differs in all that the viewer may not know."""
    one, other = match.table, copy_of(match.table)[0]
    if viewer != 0:
        other.bid[0] = 9 - int(one.bid[0])
        other.hand[0, 0], other.hand[0, 2] = int(one.hand[0, 2]), int(one.hand[0, 0])
        other.mood[0] = 3
    if viewer != 1:
        other.hand[1, 0], other.pile[0] = int(one.pile[0]), int(one.hand[1, 0])
        other.mood[1] = 2
    other.pile[1], other.pile[2] = int(one.pile[2]), int(one.pile[1])
    return one, other


def observed(game: Game, table: object, seat: int) -> list[int]:
    room = nd.zeros(Spec("bids", 2, cast(Any, game.rules.observation)).size, nd.int64)
    cast(Any, game.rules).observe(table, seat, 0, room)
    found: list[int] = room.tolist()
    return found


@pytest.mark.parametrize("viewer", VIEWERS)
def test_views_are_equal(bids: Game, match: Match, viewer: int | None) -> None:
    one, other = differing(match, viewer)
    assert bids.rules.view(one, viewer) == bids.rules.view(other, viewer)


@pytest.mark.parametrize("seat", [0, 1])
def test_observations_and_guesses_are_equal(bids: Game, match: Match, seat: int) -> None:
    one, other = differing(match, seat)
    assert observed(bids, one, seat) == observed(bids, other, seat)
    for seed in range(5):
        guesses = [bids.rules.known(table, seat, new_dice(seed)) for table in (one, other)]
        numbers = [sorted([*found[0].hand.tolist()[1 - seat], *found[0].pile.tolist()]) for found in guesses]
        assert numbers[0] == numbers[1], "the same cards are in the pool"
        assert guesses[0][0].bid[1 - seat] == guesses[1][0].bid[1 - seat]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_hidden_is_none(match: Match, viewer: int | None) -> None:
    cells = match.view(viewer)["cells"]
    assert cells["pile"] == [None] * 3
    assert cells["bid"] == [2 if viewer == 0 else None, -1], "that a seat has bid is no secret"
    assert cells["hand"] == [
        [1, 0, 3] if viewer == 0 else [None, 0, None],
        [4, 5, 6] if viewer == 1 else [None] * 3,
    ]


def test_points_are_those_that_lie_open(match: Match) -> None:
    match.table.mood[0] = 3
    assert [[seat["points"] for seat in match.view(viewer)["seats"]] for viewer in VIEWERS] == [
        [0, 0],
        [3, 0],
        [0, 0],
    ]


def test_a_guess_keeps_what_the_seat_sees_and_how_many_cards_there_are(bids: Game, match: Match) -> None:
    hands = set()
    for seed in range(20):
        table = bids.rules.known(match.table, 0, new_dice(seed))[0]
        assert table.hand.tolist()[0] == [1, 0, 3]
        assert table.bid.tolist() == [2, -1]
        assert sorted([*table.hand.tolist()[1], *table.pile.tolist()]) == [4, 5, 6, 7, 8, 9]
        hands.add(tuple(table.hand.tolist()[1]))
    assert len(hands) > 5
    bid = {int(bids.rules.known(match.table, 1, new_dice(seed))[0].bid[0]) for seed in range(40)}
    assert len(bid) > 5
    assert -1 not in bid


def test_a_secret_verb_is_reported_without_its_noun(match: Match) -> None:
    texts = Texts()
    found = [[texts.format(said) for said in match.narrate(0, viewer)] for viewer in VIEWERS]
    assert found == [["Player 1: bid."], ["Player 1: bid 2."], ["Player 1: bid."]]
    assert texts.format(match.prompt()) == "Player 2 to play"
    assert match.rules.private_to(match.table) == 1


def test_everything_is_open_at_the_end(bids: Game) -> None:
    match = bids.new_match()
    while not match.is_over:
        match.play(match.legal_moves[0])
    assert match.table.actor == OVER
    assert match.view(None)["cells"]["pile"] == [7, 8, 9]
    assert match.rules.private_to(match.table) is None


class Hands(GameTable):
    """Hands of up to three seats."""

    hand = cell(3, 2, low=0, high=9, seen_by="owner", pool="cards")
    rest = cell(2, low=0, high=9, seen_by="nobody", pool="cards")


@rule
def deal(table: Any) -> None:
    for seat in range(table.seats):
        for place in range(2):
            table.hand[seat, place] = 1 + 2 * seat + place
    table.rest[0] = 8
    table.rest[1] = 9


@rule
def legal(_table: Any, moves: Any) -> int:
    moves[0] = 0
    return 1


@rule
def nothing(_table: Any, _code: int) -> None:
    pass


@rule
def winner(_table: Any) -> int:
    return 0


def test_seats_that_do_not_play_have_no_cards() -> None:
    rules = benben.game(
        Hands,
        name="hands",
        players=(2, 3),
        moves={"go": None},
        setup=deal,
        legal=legal,
        apply=nothing,
        winner=winner,
    )
    match = Game(rules, {"players": 2}).new_match()
    assert match.view(0)["cells"] == {"hand": [[1, 2], [None, None]], "rest": [None, None]}
    for seed in range(9):
        table = rules.known(match.table, 0, new_dice(seed))[0]
        assert table.hand.tolist()[2] == [0, 0]
        assert sorted([*table.hand.tolist()[1], *table.rest.tolist()]) == [3, 4, 8, 9]
