"""The rules against a second, slow implementation: every ply of random games, and the results on strewn tables."""

import math
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import pytest

import benben
from benben.engine.counts import count as counts_of
from benben.engine.game import Game, Match
from benben.engine.table import CHANCE
from tests.games.playing import played
from tests.rules.ra import reference
from tests.rules.ra.board import Board
from tests.rules.ra.laying import laid, make_equal, strewn
from tests.rules.ra.reference import HITS, LAST_RA, Ra
from tests.rules.ra.reference_points import Seat, score
from tests.rules.ra.reference_view import bag_and_gone, expected_view
from tests.tiers import usually

RULES = benben.load("ra").rules
TABLES = [(3, "1999"), (4, "1999"), (5, "1999"), (2, "2022"), (3, "2022"), (4, "2022"), (5, "2022")]
Style: TypeAlias = Mapping[str, float]
"""How much more (or less) readily than others a move or a tile with a word comes."""
DISASTERS: Style = {"Funeral": 6, "Drought": 6, "Unrest": 9, "Earthquake": 9}
GODS: Style = {"God": 15, "take": 8, "done": 3, "invoke": 0.1, "pass": 0.5, **DISASTERS}
STYLES: Sequence[Style] = (
    {"invoke": 0.4},
    {"invoke": 0.05, "pass": 6, "Ra": 0.2},
    GODS,
    {"invoke": 3, "bid": 3, "draw": 2},
    {"Ra": 5, "pass": 4, "invoke": 0.05},
)
"""Anything; full tracks that no one wants; Gods and disasters; suns that are soon used; epochs that end with Ra."""


# ---- what is compared ------------------------------------------------------------------------------------------
def check_same(table: Any, options: Mapping[str, int], other: Ra) -> None:
    """Whatever the view, the moves, the odds, the receipt and the bag say is what the reference says."""
    view = dict(RULES.view(table, None))
    del view["receipt"]
    assert view == expected_view(other, bool(table.open_scores))
    check_options(table, options, other)
    assert (table.bag.tolist(), table.gone.tolist()) == bag_and_gone(other)
    scores = [RULES.score(table, seat) for seat in range(other.players)]
    assert scores == [seat.points for seat in other.seats]
    check_receipt(table, other)
    if other.step == "over":
        assert RULES.reason(table) == reason(other)


def check_options(table: Any, options: Mapping[str, int], other: Ra) -> None:
    """The same seat may do the same, or chance may bring the same as often."""
    assert (table.actor, options) == (other.actor, other.options())


def options_of(match: Match) -> dict[str, int]:
    """What chance may bring and how often, or each legal move once."""
    if match.table.actor != CHANCE:
        return dict(Counter(map(str, match.legal_moves)))
    outcomes = RULES.outcomes(match.table)
    return {str(outcomes.value(code)): weight for code, weight in enumerate(match.weights()) if weight}


def check_receipt(table: Any, other: Ra) -> None:
    """R10.15. Counts and points; a line that brings no points may be left out."""
    lines = RULES.receipt(table)
    shown = {(line.seat, line.epoch, line.item): (line.count, line.points) for line in lines}
    expected = {(*key, item): found for key, items in other.receipt.items() for item, found in items.items()}
    assert len(shown) == len(lines)
    assert shown == {key: found for key, found in expected.items() if key in shown or found[1]}


def reason(other: Ra) -> str:
    points = [seat.points for seat in other.seats]
    return "ra-reason-points" if points.count(max(points)) == 1 else "ra-reason-highest_sun"


# ---- random games ----------------------------------------------------------------------------------------------
def both(number: int) -> tuple[Match, Ra]:
    """The same game twice: editions with numbers of players follow in turn."""
    players, edition = TABLES[number % len(TABLES)]
    options: dict[str, Any] = {"players": players, "edition": edition, "open_scores": number // 2 % 2 == 1}
    match = Game(RULES, options).new_match(seed=number)
    match.rewind(0)
    return match, Ra(players, edition)


def play_both(match: Match, other: Ra, text: str) -> None:
    match.push(text)
    other.apply(text)


def choose(rng: random.Random, style: Style, other: Ra) -> str:
    """A move, or an outcome of chance."""
    options = other.options()
    likings = [
        weight * math.prod(style.get(word, 1) for word in text.split()) for text, weight in options.items()
    ]
    return rng.choices(list(options), likings)[0]


def compare(number: int, every: int = 1) -> None:
    """A whole random game in both: what can be done at each ply, the rest at *every* so many plies and at the end."""
    rng, style = random.Random(number), STYLES[number % len(STYLES)]
    match, other = both(number)
    while other.step != "over":
        check_options(match.table, options_of(match), other)
        if match.ply % every == 0:
            check_same(match.table, options_of(match), other)
        play_both(match, other, choose(rng, style, other))
    check_same(match.table, options_of(match), other)
    assert match.outcome is not None
    assert match.outcome.winners == (other.winner(),)
    assert match.outcome.scores == tuple(seat.points for seat in other.seats)


def compare_all(numbers: Iterable[int], every: int = 1) -> None:
    for number in numbers:
        compare(number, every)


@pytest.mark.parametrize("number", range(7))
def test_every_ply_of_a_random_game_is_as_in_the_reference(number: int) -> None:
    """Both editions with each number of players, and every style."""
    compare(number)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(7, 42))
def test_every_ply_of_more_games_is_as_in_the_reference(start: int) -> None:
    """Each edition and number of players in each style."""
    compare_all(range(start, start + usually(1, 3) * 35, 35), every=usually(4, 1))


# ---- strewn tables -----------------------------------------------------------------------------------------------
def compare_gods(rng: random.Random, players: int, edition: str) -> None:
    """Random games rarely bring several Gods and a disaster in one action."""
    other = strewn(rng, players, edition, ra_count=rng.randrange(LAST_RA[players]))
    board = laid(other)
    for _ in range(12):
        check_same(board.table, options_on(board), other)
        if other.step == "over":
            return
        text = choose(rng, GODS, other)
        board.play(text)
        other.apply(text)


def options_on(board: Board) -> dict[str, int]:
    return board.odds() if board.actor == CHANCE else dict(Counter(board.legal()))


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_gods_and_disasters_are_as_in_the_reference(players: int, edition: str) -> None:
    rng = random.Random(players)
    for _ in range(20):
        compare_gods(rng, players, edition)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_many_gods_and_disasters_are_as_in_the_reference(players: int, edition: str) -> None:
    rng = random.Random(100 + players)
    for _ in range(usually(60, 300)):
        compare_gods(rng, players, edition)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_whatever_is_owned_scores_as_in_the_reference(players: int, edition: str) -> None:
    compare_scorings(players, edition)


def compare_scorings(players: int, edition: str) -> None:
    """Random games rarely bring many Monuments or a tie."""
    rng = random.Random(players)
    for number in range(30):
        epoch = number % 3 + 1
        other = strewn(rng, players, edition, LAST_RA[players] - 1, epoch)
        if number % 2:
            make_equal(other)
        board = laid(other)
        for text in ("draw", "reveal Ra"):
            board.play(text)
            other.apply(text)
        check_scored(board, other, epoch)


def check_scored(board: Board, other: Ra, epoch: int) -> None:
    """The results of an *epoch*'s scoring. The receipt adds up from 10 points on: it has another floor here."""
    assert board.points() == [seat.points for seat in other.seats]
    lines = {
        (line.seat, line.item): line.points for line in RULES.receipt(board.table) if line.epoch == epoch
    }
    for seat in range(other.players):
        items = {item: points for item, (_, points) in other.receipt[seat, epoch].items() if item != "floor"}
        assert items == {item: lines.get((seat, item), 0) for item in items}
    assert (board.is_over, board.winner()) == (epoch == 3, other.winner())
    if board.is_over:
        assert RULES.reason(board.table) == reason(other)


# ---- whether a difference is seen -----------------------------------------------------------------------------------
DIFFERENCES: Mapping[str, object] = {
    "LAST_RA": {players: last + 1 for players, last in LAST_RA.items()},
    "LEAVING": [tile for tile in reference.LEAVING if tile != "flood"],
    "HITS": {**HITS, "drought": ("nile", "flood")},
    "CHOSEN": ("unrest",),
    "with_floor": lambda _before, items: items,
    "standing": lambda seat: (seat.points, -max(seat.suns)),
}
"""Names of the reference with another value: epochs that last longer, Floods that stay, Niles that go before Floods,
Earthquakes without a choice, no floor, ties that the lowest of the highest suns breaks."""


@pytest.mark.proof
@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_rule_with_another_meaning_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(reference, name, DIFFERENCES[name])
    with pytest.raises(AssertionError):
        compare_everything()


def compare_everything() -> None:
    compare_all(range(7))
    for players, edition in TABLES:
        compare_scorings(players, edition)
    compare_all(range(7, 42))


CELLS = "ra_count centre epoch bag_size bag gone track suns_up suns_down points tiles"


@pytest.mark.parametrize("cell", CELLS.split())
def test_a_cell_that_differs_is_noticed(cell: str) -> None:
    match, other = both(4)
    for text in ("deal 13-8-5-2", "deal 12-9-6-3", "draw", "reveal Nile"):
        play_both(match, other, text)
    check_same(match.table, options_of(match), other)
    cells = match.table[cell].flat if len(match.tables[cell].shape) > 1 else match.tables[cell]
    cells[0] += 2
    with pytest.raises(AssertionError):
        check_same(match.table, options_of(match), other)


# ---- the reference itself, against the examples of the rulebooks ---------------------------------------------------
def seats_with(*tiles: Mapping[str, int]) -> list[Seat]:
    return [Seat(up={number}, tiles=Counter(each)) for number, each in enumerate(tiles, 1)]


def item(seats: Sequence[Seat], name: str, epoch: int = 3) -> list[int]:
    return [items[name][1] for items in score(seats, epoch)]


def test_the_reference_scores_pharaohs() -> None:
    """The first and the fourth have 4, the second and the third 3."""
    assert item(seats_with(*({"pharaoh": count} for count in (4, 3, 3, 4))), "pharaoh") == [5, -2, -2, 5]


def test_the_reference_scores_suns() -> None:
    """Sums of 17, 25, 21 and 17."""
    seats = [Seat(up={17}), Seat(up={12}, down={13}), Seat(down={21}), Seat(up={9}, down={8})]
    assert item(seats, "suns") == [-5, 5, 0, -5]


def test_the_reference_scores_rivers() -> None:
    """One Flood and three Niles, two Floods, four Niles."""
    assert item(seats_with({"flood": 1, "nile": 3}, {"flood": 2}, {"nile": 4}), "river") == [4, 2, 0]


def test_the_reference_scores_civilizations() -> None:
    """Three of astronomy, two of agriculture, two of writing; the same with one of art."""
    owned = {"astronomy": 3, "agriculture": 2, "writing": 2}
    assert item(seats_with(owned, {**owned, "art": 1}, {}), "civilization") == [5, 10, -5]


def test_the_reference_scores_monuments() -> None:
    """Four Pyramids, three Temples, two Fortresses and a Sphinx: 4 and 10 + 5."""
    seats = seats_with({"pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}, {})
    assert (item(seats, "monument_kinds"), item(seats, "monument_sets")) == ([4, 0], [15, 0])
    assert "monument_kinds" not in score(seats, 2)[0]


# ---- counting ------------------------------------------------------------------------------------------------------
def replayed(match: Match) -> Ra:
    options = match.game.options
    other = Ra(int(options["players"]), str(options["edition"]))
    for ply in match.plies:
        other.apply(ply.text)
    return other


def counted(start: Ra, depth: int) -> list[tuple[int, int]]:
    """(positions, lines) by depth, by the reference alone."""
    level, found = {"": (start, 1)}, [(1, 1)]
    for _ in range(depth):
        following: dict[str, tuple[Ra, int]] = {}
        for other, lines in level.values():
            for text in other.options():
                child = other.copy()
                child.apply(text)
                _, before = following.get(child.key(), (child, 0))
                following[child.key()] = (child, before + lines)
        level = following
        found.append((len(level), sum(lines for _, lines in level.values())))
    return found


@pytest.mark.parametrize(
    ("seed", "decisions"), [(0, 0), (1, 30), (2, 70), (3, 110), (5, 50), (6, 90), (7, 20)]
)
def test_the_reference_counts_the_same_tree(seed: int, decisions: int) -> None:
    players, edition = TABLES[seed % len(TABLES)]
    match = played(Game(RULES, {"players": players, "edition": edition}), seed, decisions)
    counts = [(count.positions, count.lines) for count in counts_of(match, 3)]
    assert counts == counted(replayed(match), 3)
