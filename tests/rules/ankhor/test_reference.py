"""The rules against a second, slow version of them: every ply of random games."""

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import benben
from benben.engine.game import Game, Match
from benben.engine.table import CHANCE
from tests.rules.ankhor.reference import TOKENS, Ankhor
from tests.rules.ankhor.reference_estate import FAMILIES, GOOD_OF, GOODS, Estate, around
from tests.tiers import usually
from tools.documents import texts

RULES = benben.load("ankhor").rules
BOARDS = next(spec for spec in RULES.options if spec.name == "boards")
WAREHOUSES = """
[tiles]
jackal = [0, 0, 0, 0, 0]
scarab = [0, 0, 0, 0, 0]
falcon = [0, 0, 0, 0, 0]
points = [0, 0, 0, 0, 0]
warehouse = [11, 11, 11, 11, 11]
scribe = [0, 0, 0, 0, 0]
desert = [0, 0, 0, 0, 0]
[market]
markers = [2, 2, 2, 3, 3, 3]
"""
"""The supply may run out."""
TWO_COLORS = """
[tiles]
jackal = [0, 9, 0, 9, 0]
scarab = [0, 0, 0, 9, 0]
falcon = [0, 0, 0, 0, 0]
points = [0, 9, 0, 0, 0]
warehouse = [0, 3, 0, 3, 0]
scribe = [0, 3, 0, 3, 0]
desert = [0, 4, 0, 3, 0]
"""
"""Groups of five meet and part."""
DOCUMENTS = (
    str(BOARDS.default),
    *texts("ankhor", BOARDS).values(),
    *(str(BOARDS.check(text)) for text in (WAREHOUSES, TWO_COLORS)),
)
BESIDE = "beside"
STYLES: Sequence[Mapping[str, float]] = (
    {},
    {BESIDE: 5, "stack": 10, "buy": 20, "draw": 0.3, "move": 0.5, "ankh": 0.5},
    {BESIDE: 3, "buy": 5, "stack": 8, "move": 6, "lift": 1, "ankh": 4, "draw": 0.1, "end": 0.1},
    {"buy": 0.02, "draw": 0.02, "slide": 0.02, "ankh": 2},
    {BESIDE: 4, "draw": 8, "slide": 8, "ankh": 6, "buy": 3, "end": 0.1},
)
"""The weight of a move by its word, compared with others, and of a place by the number of its neighbors."""


def both(number: int) -> tuple[Match, Ankhor]:
    """The same game twice: the boards follow in turn, the other options change with them."""
    options: dict[str, Any] = {
        "players": 2 + number % 3,
        "split": ("forbidden", "allowed")[number // 3 % 2],
        "boards": DOCUMENTS[number // 2 % len(DOCUMENTS)],
    }
    match = Game(RULES, options).new_match(seed=number)
    match.rewind(0)
    return match, Ankhor(**options)


def liking(style: Mapping[str, float], other: Ankhor, move: str) -> float:
    liked = math.prod(style.get(word, 1.0) for word in move.split())
    if move.startswith("place "):
        lifted = other.lifted if other.question.step == "set_down" else None
        place = other.estate.places(lifted)[int(move.split()[1]) - 1]
        liked *= style.get(BESIDE, 1.0) ** len(set(around(place)) & other.estate.ground)
    return liked


# ---- what is compared ------------------------------------------------------------------------------------------
def check_same(match: Match, other: Ankhor) -> None:
    """Whatever the view, the moves, the odds and the receipt say is what the reference says."""
    view, asked = match.view(match.turn), other.question
    assert (match.table.actor, view["step"]) == (asked.actor, asked.step)
    check_options(match, other)
    if asked.step in {"place", "set_down"}:
        check_places(view, other)
    check_market(view, other)
    assert view["supply"] == {token: other.supply[token] for token in TOKENS}
    if asked.seat >= 0:
        assert view["turn"] == other.turn == asked.seat
        assert view["spendable"] == other.spendable
        assert view["acted"] == (other.acted and asked.step not in {"take", "place", "save"})
        assert view["to_take"] == other.to_take
        assert view["buying"] == (None if other.buying is None else other.buying + 1)
        lifted = other.lifted if asked.step == "set_down" else None
        assert view["lifted"] == (lifted and other.estate.numbered().index(lifted) + 1)
        assert view["again"] == other.again
        thirteen = any(len(estate.tiles) >= 13 for estate in other.estates)
        assert view["last_round"] == (thirteen or other.is_sold_out)
        assert view["idle_turns"] == other.idle_turns
    for seat, shown in enumerate(view["seats"]):
        check_seat(match, shown, other, seat)
    check_receipt(match, other)


def check_options(match: Match, other: Ankhor) -> None:
    asked = other.question
    if match.table.actor == CHANCE:
        assert weights(match) == asked.options
        return
    assert {str(move) for move in match.legal_moves} == set(asked.options)


def check_places(view: Mapping[str, Any], other: Ankhor) -> None:
    """Where each of the numbers is, counted from the corner of the estate with the lifted tile in it."""
    estate, (first_row, first_column) = other.estate, other.estate.corner()
    lifted = other.lifted if other.question.step == "set_down" else None
    options = other.question.options
    places, squares = (at_places(view[kind]) for kind in ("places", "squares"))
    for number, (row, column) in enumerate(estate.places(lifted), 1):
        shown = (number, row - first_row + 1, column - first_column + 1)
        assert (shown in places) == (f"place {number}" in options)
    for number, (level, row, column) in enumerate(estate.numbered(), 1):
        shown = (number, row - first_row + 1, column - first_column + 1)
        assert (shown in squares) == (level == 0 and f"stack {number}" in options)
    assert len(view["places"]) + len(view["squares"]) == len(options)


def at_places(found: Iterable[Mapping[str, int]]) -> set[tuple[int, int, int]]:
    """Number, row and column of each; another test checks the gains of a tile there."""
    return {(each["number"], each["row"], each["column"]) for each in found}


def weights(match: Match) -> dict[str, int]:
    """What chance may bring."""
    outcomes = match.game.rules.outcomes(match.table)
    return {str(outcomes.value(code)): weight for code, weight in enumerate(match.weights()) if weight}


def check_market(view: Mapping[str, Any], other: Ankhor) -> None:
    for space, shown in enumerate(view["market"]):
        tile = other.row[space]
        assert shown["space"] == space + 1
        assert Counter(shown["markers"]) == Counter(other.prices[space])
        assert shown["tile"] == (tile and {"color": tile.color, "kind": tile.kind})
        for offer in shown["offers"]:
            lacks = other.price(space) - other.tokens[offer["seat"]]
            assert Counter(offer["lacks"]) == lacks
            if other.question.step == "turn" and offer["seat"] == other.turn:
                assert (offer["buys"] == "no") == (f"buy {space + 1}" not in other.question.options)
                assert (offer["buys"] == "full") == (not lacks)
    for shown in view["piles"]:
        name = shown["name"]
        assert (shown["count"], shown["color"]) == (other.piles[name], other.tops[name])


def check_seat(match: Match, shown: Mapping[str, Any], other: Ankhor, seat: int) -> None:
    estate = other.estates[seat]
    assert shown["tokens"] == {token: other.tokens[seat][token] for token in TOKENS}
    assert shown["hand"] == other.hand(seat).total()
    assert shown["bonus"] == estate.bonus.total()
    assert shown["bonus_of"] == [family for family in FAMILIES for _ in range(estate.bonus[family])]
    stored = {good: int(count) for good, count in zip(GOODS, match.table.stored[seat], strict=True)}
    assert stored == {good: estate.stored[good] for good in GOODS}
    if estate.tiles:
        check_estate(shown["estate"], estate)
    else:
        assert shown["estate"] == []
    numbers = {spot: number for number, spot in enumerate(estate.numbered(), 1)}
    groups = [
        {"family": family, "tiles": sorted(numbers[spot] for spot in group), "earns": len(group) >= 5}
        for family in FAMILIES
        for group in sorted(estate.groups(family), key=min)
        if len(group) > 1
    ]
    assert shown["groups"] == groups
    for family in FAMILIES:
        assert bool(estate.fives(family)) <= estate.bonus[family] <= len(estate.members(family)) // 5


def check_estate(shown: Sequence[Mapping[str, Any]], estate: Estate) -> None:
    first_row, first_column = estate.corner()
    left = Counter(estate.stored)
    for number, (tile, spot) in enumerate(itertools.zip_longest(shown, estate.numbered()), 1):
        here, covered = estate.tiles[spot], spot in estate.covered
        good = GOOD_OF[here.color]
        stored = here.kind == "warehouse" and not covered and left[good] > 0
        left[good] -= stored
        assert tile == {
            "number": number,
            "color": here.color,
            "kind": here.kind,
            "level": spot[0],
            "row": spot[1] - first_row + 1,
            "column": spot[2] - first_column + 1,
            "covered": covered,
            "stored": stored,
        }


def check_receipt(match: Match, other: Ankhor) -> None:
    lines = [
        (seat, item, count, points)
        for seat, estate in enumerate(other.estates)
        for item, count, points in estate.items(other.tokens[seat].total())
        if count
    ]
    assert [(line.seat, line.item, line.count, line.points) for line in match.receipt()] == lines
    totals = [
        estate.points(tokens.total()) for estate, tokens in zip(other.estates, other.tokens, strict=True)
    ]
    assert list(match.scores) == totals


def check_end(match: Match, other: Ankhor) -> None:
    """A12.2, A14."""
    assert other.turns == other.round * other.players
    standing = [
        (estate.points(tokens.total()), -len(estate.tiles), tokens.total())
        for estate, tokens in zip(other.estates, other.tokens, strict=True)
    ]
    best = max(standing)
    outcome = match.outcome
    assert outcome is not None
    assert list(outcome.winners) == [seat for seat, each in enumerate(standing) if each == best]
    best_points = [each for each in standing if each[0] == best[0]]
    best_tiles = [each for each in best_points if each[1] == best[1]]
    decided = ("points", "tiles", "tokens", "shared")
    ties = (len(best_points), len(best_tiles), len(outcome.winners), 1)
    assert outcome.reason == f"ankhor-reason-{decided[ties.index(1)]}"


# ---- games -----------------------------------------------------------------------------------------------------
def play_both(number: int, every: int = 1) -> Ankhor:
    """Whose turn it is and what is possible is compared at all plies, all the rest at *every* so many."""
    match, other = both(number)
    rng, style = random.Random(number), STYLES[number % len(STYLES)]
    check_same(match, other)
    while other.question.step != "over":
        options = dict(other.question.options)
        if match.table.actor == CHANCE:
            (text,) = rng.choices(list(options), list(options.values()))
            match.push(text)
        else:
            (text,) = rng.choices(list(options), [liking(style, other, move) for move in options])
            match.push(match.game.rules.moves.parse(text))
        other.answer(text)
        assert match.table.actor == other.question.actor
        check_options(match, other)
        if match.ply % every == 0 or match.is_over:
            check_same(match, other)
    check_end(match, other)
    return other


@pytest.mark.parametrize(
    "number", [0, 11, *(pytest.param(each, marks=pytest.mark.slow) for each in (22, 8, 4))]
)
def test_games_are_as_in_the_reference(number: int) -> None:
    """Every style, number of players, document and both readings of moving, most of it with the slow tests."""
    play_both(number, every=4)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(30, usually(45, 90)))
def test_many_games_are_as_in_the_reference(number: int) -> None:
    """What is legal at every ply, all the rest at every seventh; at every ply of some games.

    Fifteen games have each style with each number of players, thirty each of these with each reading of moving.
    """
    play_both(number, every=1 if number % 11 == 0 else 7)
