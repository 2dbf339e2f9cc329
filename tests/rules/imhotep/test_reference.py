"""The rules against a second, slow implementation: every ply of random games."""

import itertools
import random
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import benben
from benben import nd
from benben.engine.game import Game, Match
from benben.engine.table import CHANCE
from benben.games.imhotep.components import CARDS, TOWER, Site
from tests.rules.imhotep.as_reference import board_of
from tests.rules.imhotep.reference import Imhotep, Question
from tests.rules.imhotep.reference_board import BOX, PYRAMIDS, SITES, Board, growing, ranked
from tests.rules.imhotep.reference_sailings import sailing
from tests.tiers import usually
from tools.documents import texts

RULES = benben.load("imhotep").rules
SPECS = {spec.name: spec for spec in RULES.options}
SIDES = tuple(map(str, SPECS["sides"].choices))
DOCUMENTS = (str(SPECS["boards"].default), *texts("imhotep", SPECS["boards"]).values())


def both(number: int) -> tuple[Match, Imhotep]:
    """The same game twice: the sides follow in turn, the other options change with them."""
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
        assert view["round"] == other.round + 1
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
    """Lever: the order of equal stones does not matter; the chosen ones lie next to the hold."""
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
    assert shown["track"] == board.track[seat].total()
    expected = board.points(seat)
    lines = {line.item: line.points for line in match.receipt() if line.seat == seat and line.points}
    assert lines == {item: points for item, points in expected.items() if points}
    assert shown["sites"] == {site: expected[site] for site in SITES[1:]}
    assert shown["points"] == match.scores[seat] == sum(expected.values())


# ---- ways to play ------------------------------------------------------------------------------------------------
def evenly(rng: random.Random, moves: Sequence[str]) -> str:
    return rng.choice(moves)


def for_cards(rng: random.Random, moves: Sequence[str]) -> str:
    """Whatever has to do with cards."""
    words = ("market", "play", "take", "pair", "draw", "unload")
    return rng.choice([move for move in moves if any(word in move for word in words)] or moves)


def full_ships(rng: random.Random, moves: Sequence[str]) -> str:
    """Fill the ships and sail to build, so that the quarries run out: then somebody has to pass."""
    loading = [move for move in moves if move.startswith(("get", "place"))]
    away = [move for move in moves if "market" not in move]
    return rng.choice(loading or away or moves)


def in_haste(rng: random.Random, moves: Sequence[str]) -> str:
    """Sail as soon as possible."""
    return rng.choice([move for move in moves if move.startswith("sail")] or moves)


STYLES = (evenly, for_cards, full_ships, in_haste)


# ---- random games ----------------------------------------------------------------------------------------------
def compare(number: int, every: int = 1) -> None:
    """A whole random game in both: what can be done at each ply, the rest at *every* so many plies and at the end."""
    rng, style = random.Random(number), STYLES[number // 5 % len(STYLES)]
    match, other = both(number)
    while not match.is_over:
        check_options(match, other.question)
        if match.ply % every == 0:
            check_same(match, other)
        if match.table.actor == CHANCE:
            outcomes, odds = zip(*weights(match).items(), strict=True)
            text = rng.choices(outcomes, odds)[0]
            match.push(text)
        else:
            text = style(rng, list(map(str, match.legal_moves)))
            match.push(text)
        other.answer(text)
    check_same(match, other)
    assert match.outcome is not None
    assert list(match.outcome.winners) == other.board.winners()


@pytest.mark.parametrize("number", [9, 22, 31, 95])
def test_every_ply_of_a_random_game_is_as_in_the_reference(number: int) -> None:
    compare(number)


@pytest.mark.slow
@pytest.mark.parametrize("sides", range(32), ids=SIDES.__getitem__)
def test_every_ply_of_more_games_is_as_in_the_reference(sides: int) -> None:
    """Each combination of sides; the numbers of players and the documents take turns, or each has each of both."""
    for turn in usually([sides // 3 % 3], [0, 1, 2]):
        compare(sides + 32 * turn, every=usually(3, 1))


# ---- points of anything that may lie there -------------------------------------------------------------------------
def test_whatever_lies_there_scores_as_in_the_reference() -> None:
    """Random games rarely bring eight statues or a full burial chamber: here stones and cards are strewn about."""
    rng = random.Random(1)
    table = RULES.table.empty()[0]
    for number in range(150):
        players, document = rng.randint(2, 4), rng.choice(DOCUMENTS)
        options: dict[str, Any] = {
            "players": players,
            "sides": SIDES[number % 32],
            "wrath": rng.random() < 0.5,
            "boards": document,
        }
        RULES.setup(table, Game(RULES, options).codes)
        strew(rng, table, players)
        board = board_of(table)
        for seat in range(players):
            lines = {
                line.item: line.points for line in RULES.receipt(table) if line.seat == seat and line.points
            }
            assert lines == {item: points for item, points in board.points(seat).items() if points}
            assert RULES.score(table, seat) == board.total(seat)
        shares = nd.zeros(RULES.most_seats)
        RULES.shares(table, shares)
        assert [seat for seat, share in enumerate(shares) if share] == board.winners()


def strew(rng: random.Random, table: Any, players: int) -> None:
    """Stones at the sites and on the sleds, cards in front of the seats."""
    seats = range(players)
    for site, cells in ((Site.TEMPLE, table.temple), (Site.BURIAL_CHAMBER, table.chamber)):
        laid = [rng.choice(seats) for _ in range(rng.randint(0, min(40, len(cells))))]
        cells[: len(laid)] = laid
        table.stones[site, :players] = [laid.count(seat) for seat in seats]
    table.stones[Site.PYRAMIDS, :players] = [rng.randint(0, 7) for _ in seats]
    table.stones[Site.OBELISKS, :players] = [rng.randint(0, 5) for _ in seats]
    if table.sides[Site.OBELISKS]:
        spaces = int((table.tower_points > 0).sum())
        towers = [rng.choice(seats) for _ in range(rng.randint(0, spaces))]
        table.towers[: len(towers)] = towers
        for seat in towers:
            table.stones[Site.OBELISKS, seat] += TOWER
    owners = [rng.choice([*seats, None]) for _ in range(CARDS)]
    for kind, owner in zip(BOX.elements(), owners, strict=True):
        if owner is not None:
            table.cards[owner, list(BOX).index(kind)] += 1
    table.points[:players] = [[rng.randint(0, 9), rng.randint(0, 9), 0, rng.randint(0, 9)] for _ in seats]
    table.sled[:players] = [rng.randint(0, 2) for _ in seats]


# ---- the reference itself, against the examples of the rulebook ----------------------------------------------------
def laid(players: int, sides: str = "AAAAA") -> Board:
    """A board with nothing on it."""
    letters = dict(zip(SITES, sides, strict=True))
    return Board(players, letters, tomllib.loads(DOCUMENTS[0]), wrath=False)


def test_the_reference_shares_the_places_of_the_obelisks() -> None:
    """Black 3, White 4, Brown none, Gray 3 stones: 15 for White, (10 + 5) / 2 rounded down for Black and Gray."""
    board = laid(4)
    board.standing = [3, 4, 0, 3]
    assert board.obelisk_points() == [7, 15, 0, 7]


def test_the_reference_scores_the_rows_of_the_burial_chamber() -> None:
    """White 3, Gray and Brown 1 each; Black 3 and White 1; Gray alone."""
    board = laid(4, "AAABA")
    rows = ["11132", "0001", "3333"]
    board.chamber = [int(row[column]) for column in range(5) for row in rows if column < len(row)]
    assert board.chamber_points() == [8, 12, 3, 3 + 8]
    assert ranked([0, 3, 1, 1], [8, 4, 2, 1]) == [0, 8, 3, 3]


def test_the_reference_scores_groups() -> None:
    """Two white stones, one black; three brown ones and one; six gray ones: 3, 1, 6 + 1 and 15 + 2."""
    board = laid(4)
    board.chamber = [1, 1, 2, 3, 3, 3, 3, 2, 3, 2, 2, 3, 0]
    assert board.chamber_points() == [1, 3, 7, 17]


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)]
)
def test_the_reference_scores_statues(count: int, points: int) -> None:
    assert growing(count) == points


def test_the_reference_moves_a_tower_to_the_highest_free_space() -> None:
    """White's third stone: 15 and 12 are taken, so it scores 9 points immediately."""
    board = laid(3, "AAAAB")
    board.towers, board.standing = [0, 0], [0, 2, 0]
    for seat in (0, 1, 2):
        board.lay(seat, "obelisks")
    assert (board.towers, board.standing) == ([0, 0, 1], [1, 0, 1])
    assert [board.points(seat)["obelisks"] for seat in range(3)] == [1, 9, 1]
