"""The rules against a second, slow telling of them: every ply of random games."""

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import benben
from benben.engine.game import Game
from benben.engine.match import Match
from benben.engine.table import CHANCE
from tests.games.playing import STYLES
from tests.rules.imhotep.reference import Imhotep, Question
from tests.rules.imhotep.reference_board import PYRAMIDS, RED, SITES
from tests.rules.imhotep.reference_sailings import sailing
from tools.documents import texts

RULES = benben.load("imhotep").rules
SPECS = {spec.name: spec for spec in RULES.options}
SIDES = tuple(map(str, SPECS["sides"].choices))
DOCUMENTS = (str(SPECS["boards"].default), *texts("imhotep", SPECS["boards"]).values())


def both(number: int) -> tuple[Match, Imhotep]:
    """The same game twice: the sides follow in turn, the other options change beside them."""
    options: dict[str, Any] = {
        "players": 2 + number % 3,
        "sides": SIDES[number % 32],
        "wrath": bool(number // 2 % 2),
        "blue_cards": ("turn", "round")[number // 3 % 2],
        "boards": DOCUMENTS[number // 32 % 3],
    }
    match = Game(RULES, options).new_match(seed=number)
    match.rewind(0)
    return match, Imhotep(**options)


# ---- what is compared ------------------------------------------------------------------------------------------
def check_same(match: Match, other: Imhotep) -> None:
    """Whatever the view, the moves, the odds and the receipt say is what the reference says."""
    view, asked = match.view(match.turn), other.question
    assert (match.table.actor, view["step"]) == (asked.actor, asked.step)
    check_options(match, asked)
    if asked.step != "over":
        assert view["round"] == other.round + 1 + (asked.step == "clear")
        check_ships(view, other, asked)
        check_market(view, other)
    if asked.step == "turn":
        assert view["turn"] == other.turn
    assert view["playing"] == (other.playing and other.playing.lower())
    check_sites(view, other)
    for seat, shown in enumerate(view["seats"]):
        check_seat(match, shown, other, seat)


def check_options(match: Match, asked: Question) -> None:
    if match.table.actor == CHANCE:
        assert weights(match) == asked.options
    else:
        assert {str(move) for move in match.legal_moves} == set(asked.options)


def weights(match: Match) -> dict[str, int]:
    """What chance may bring."""
    outcomes = match.game.rules.outcomes(match.table)
    return {str(outcomes.value(code)): weight for code, weight in enumerate(match.weights()) if weight}


def check_ships(view: Mapping[str, Any], other: Imhotep, asked: Question) -> None:
    """Lever: nobody says which of several stones of a colour comes first; the chosen ones lie beside the hold."""
    to_sail = {option for option in asked.options if option.startswith("sail ")}
    foreseen = set()
    for shown, ship in itertools.zip_longest(view["ships"], other.board.ships):
        assert shown["site"] == ship.site
        assert (shown["capacity"], shown["fewest"]) == (len(ship.hold), ship.fewest)
        if ship.waits:
            assert shown["hold"] == ship.hold
        left = [seat for seat in shown["hold"] if seat is not None]
        chosen = view["order"] if view["sailing"] == shown["number"] else []
        assert sorted(left + chosen) == sorted(ship.stones)
        for each in shown["sailings"]:
            assert each == sailing(other.board, ship, each["site"])
            foreseen.add(f"sail {shown['number']} {each['site'].replace('_', ' ')}")
    if asked.step in {"turn", "sail", "sail_on"}:
        assert foreseen == to_sail
    if asked.step == "order":
        assert view["order"] == other.order


def check_market(view: Mapping[str, Any], other: Imhotep) -> None:
    market, board = view["market"], other.board
    if other.question.step != "deal_round":
        assert market["offer"] == [kind and identity(kind) for kind in board.offer]
    assert (market["pair"], market["pile"]) == (board.pair, board.pile)
    discard = {identity(kind): count for kind, count in (+board.discard).items()}
    if other.question.step == "build":  # I11.4: the real one lays a red card there before its stone
        assert set(Counter(market["discard"]) - Counter(discard)) <= set(map(identity, RED))
    else:
        assert market["discard"] == discard
    if other.question.step == "keep":
        assert sorted(market["looking"]) == sorted(map(identity, other.looking))


def identity(card: str) -> str:
    """`Paved path` as views call it."""
    return card.lower().replace(" ", "_")


def check_sites(view: Mapping[str, Any], other: Imhotep) -> None:
    board = other.board
    assert list(view["sides"].items()) == list(board.sides.items())
    for number, shown in enumerate(view["pyramids"]):
        spaces, stones = list(board.spaces(number)), board.pyramids[number]
        assert shown["spaces"] == spaces
        assert shown["stones"] == stones + [None] * (len(spaces) - len(stones))
    assert len(view["pyramids"]) == sum(bool(board.spaces(number)) for number in range(len(PYRAMIDS)))
    assert view["side_stones"] == [board.beside.count(seat) for seat in range(board.players)]
    assert [column["stones"] for column in view["temple"]] == [
        board.temple[column :: board.columns] for column in range(board.columns)
    ]
    assert view["burial_chamber"] == board.chamber
    assert view["obelisks"] == board.standing
    if board.sides["obelisks"] == "B":
        owners: Sequence[int | None] = [*board.towers, *[None] * len(board.tower_points)]
        shown_towers = [(tower["points"], tower["seat"]) for tower in view["towers"]]
        assert shown_towers == list(zip(board.tower_points, owners, strict=False))


def check_seat(match: Match, shown: Mapping[str, Any], other: Imhotep, seat: int) -> None:
    board = other.board
    assert (shown["sled"], shown["quarry"]) == (board.sled[seat], board.quarry[seat])
    assert shown["cards"] == {identity(kind): count for kind, count in (+board.cards[seat]).items()}
    if other.at_temple and board.sides["temple"] == "B":
        return  # I8.9: the real one scores the two points at once, and asks in the order of the columns
    assert shown["track"] == board.track[seat].total()
    expected = board.points(seat)
    lines = {line.item: line.points for line in match.receipt() if line.seat == seat and line.points}
    assert lines == {item: points for item, points in expected.items() if points}
    assert shown["sites"] == {site: expected[site] for site in SITES[1:]}
    assert shown["points"] == match.scores[seat] == sum(expected.values())


# ---- random games ----------------------------------------------------------------------------------------------
def compare(number: int) -> None:
    """A whole random game in both, ply by ply."""
    luck = random.Random(number)
    match, other = both(number)
    while not match.is_over:
        check_same(match, other)
        if match.table.actor == CHANCE:
            outcomes, odds = zip(*weights(match).items(), strict=True)
            text = luck.choices(outcomes, odds)[0]
            match.reveal(text)
        else:
            code = STYLES[number // 7 % len(STYLES)](luck, match.legal_moves.codes)
            text = str(match.game.rules.moves.value(code))
            match.play_recorded(code)
        other.answer(text)
    check_same(match, other)
    assert match.outcome is not None
    assert list(match.outcome.winners) == other.board.winners()


@pytest.mark.parametrize("number", range(0, 96, 3))
def test_every_ply_of_a_random_game_is_as_in_the_reference(number: int) -> None:
    compare(number)
