"""Counts of positions and lines: by hand, by other programs, and as they were once found to be right."""

from collections import Counter
from typing import TypeAlias, TypeVar

import pytest

import benben
from benben.engine.counts import Count, count
from benben.engine.game import Game, Match
from benben.engine.table import CHANCE
from pebbles import RULES as PEBBLES
from tests.games.every import ALL, PLAIN, every_kind, every_plain_game
from tests.games.playing import played
from tests.tiers import usually
from tools.documents import label
from tools.playthroughs import play

pytestmark = pytest.mark.slow  # compiled by Numba


def pairs(counts: list[Count]) -> list[tuple[int, int]]:
    """(positions, lines) by depth."""
    assert [found.depth for found in counts] == list(range(len(counts)))
    return [(found.positions, found.lines) for found in counts]


# ---- by hand ---------------------------------------------------------------------------------------------------
def test_the_whole_tree_of_the_tiny_bag_by_hand() -> None:
    """A white and a red pebble, two seats: draw, one of two, draw, the other; then it is over."""
    assert pairs(count(Game(PEBBLES, {"bag": "tiny"}), 5)) == [(1, 1), (1, 1), (2, 2), (2, 2), (2, 2), (0, 0)]


def test_the_whole_tree_of_the_small_bag_by_hand() -> None:
    """Two white pebbles and a red one, two seats.

    After two draws the seats hold white and white, white and red, or red and white (3 lines). Seat 0 draws or lays
    (6). Each draw ends the game with the last pebble (3, but red after white and white, and white after red and
    white, are one position); after each lay seat 1 draws or lays (6; 9 in all, 8 different). Of those, each draw
    ends the game (3; of these too two are one position) and each lay leaves seat 0 nothing but to draw (3). Then comes
    the last pebble (3).
    """
    found = pairs(count(Game(PEBBLES, {"bag": "small"}), 9))
    assert [lines for _, lines in found] == [1, 1, 2, 2, 3, 6, 9, 6, 3, 0]
    assert [positions for positions, _ in found] == [1, 1, 2, 2, 3, 6, 8, 5, 3, 0]


def test_the_first_boats_of_the_duel_by_hand() -> None:
    """23 kinds of tokens for each space; each tomb token is there once, each temple and action token three times.

    The 12 tombs never come twice: after two tokens 23² - 12. After three, by how many of them are tombs:
    11³ + 3·12·11² + 3·(12·11)·11 + 12·11·10 = 11363. After four likewise, less the 8 ways to draw a fourth temple or
    action token of a kind: 11⁴ + 4·12·11³ + 6·132·11² + 4·1320·11 + 11880 - 8.
    """
    expected = [1, 23, 23**2 - 12, 11363, 244313]
    assert pairs(count(benben.load("imhotep_duel"), 4)) == [(found, found) for found in expected]


@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_the_first_turns_of_the_duel_by_hand(sides: str) -> None:
    """No boats are ready and neither seat has action tokens: a black meeple on 9 spaces, a white one on the 8 others.

    Then there are 7 spaces left for a black one, in 72 lines, of which any two that place the black ones the other way
    round are one position (252). In 36 of the 72 lines the two stand in one line: its boat can be unloaded, and who
    gets what depends on which of them is closer. So for each of six boats 6 lines lead to two positions, where the two
    outer tokens differ.
    """
    match = benben.load("imhotep_duel", sides=sides).new_match(seed=1)
    cargo = [boat["cargo"] for boat in match.view()["boats"]]
    assert all(second != third for _, second, third in cargo)
    assert pairs(count(match, 3)) == [(1, 1), (9, 9), (72, 72), (252 + 12, 72 * 7 + 36)]


def test_the_first_cards_of_imhotep_by_hand() -> None:
    """Seven round cards, then twelve kinds of market cards for each place; nine of them are there only twice.

    So 12² pairs, and after three cards 12³ - 9.
    """
    expected = [1, 7, 7 * 12, 7 * 12**2, 7 * (12**3 - 9)]
    assert pairs(count(benben.load("imhotep"), 4)) == [(found, found) for found in expected]


def test_the_first_turns_of_imhotep_by_hand() -> None:
    """A ship of three spaces, two of two, one of one, and two stones for Black: he gets stones or places on 8 spaces.

    Nine lines: in eight White gets stones or places on 7 spaces. A stone of Black's on one of the five spaces of the
    ships that need only one lets White sail that ship to five sites as well. In the ninth she has all 8 spaces. After
    a sailing of one of the two ships of two spaces the stone's space no longer matters.
    """
    start = benben.load("imhotep").new_match(seed=1)
    start.rewind(0)
    start.push("round 3 2 2 1")
    for card in ("Statue", "Statue", "Lever", "Sail"):
        start.push(f"reveal {card}")
    lines = 8 * (1 + 7) + 5 * 5 + (1 + 8)
    assert pairs(count(start, 2)) == [(1, 1), (9, 9), (lines - 2 * 5, lines)]


def test_the_first_markers_of_ankhor_by_hand() -> None:
    """Two markers on the first space, three on the second; of each good there are three, and nowhere three equal ones.

    Lines: 5⁴ less 5 with four equal ones; 5⁵ less 105 with four or five equal ones and 125 - 45 with three equal ones
    on the second space. In which order they are laid on a space does not matter: 15 pairs, 30 threes that are not all
    equal, less the 5 and the 20 in which a good is there four times.
    """
    lines = [1, 5, 5**2, 5**3, 5**4 - 5, 5**5 - 105 - (125 - 45)]
    positions = [1, 5, 15, 15 * 5, 15 * 15 - 5, 15 * 30 - 20]
    assert pairs(count(benben.load("ankhor"), 5)) == list(zip(positions, lines, strict=True))


def test_the_first_turns_of_ankhor_by_hand() -> None:
    """No seat has anything to pay with: three tokens of six types, in any order, then the same for the next seat.

    Three ankhs are one too many: one of them goes back. Of no type all four are taken.
    """
    start = benben.load("ankhor").new_match(seed=1)
    three = 6 * 7 * 8 // 6
    expected = [(1, 1), (6, 6), (21, 36), (three, 216), (three * 6, 216 * 6)]
    assert pairs(count(start, 4)) == expected


# ---- by another program ----------------------------------------------------------------------------------------
Item = TypeVar("Item")
State: TypeAlias = tuple[int, bool, int, tuple[int, int], tuple[tuple[int, int], ...], tuple[int, ...], int]
"""Seat in turn, whether a pebble is being drawn, gifts due, bag, hands, laid, gone: Pebbles without the engine."""


def pebbles_children(state: State) -> list[State]:
    """Every next position of Pebbles, from its six sentences."""
    turn, drawing, gifts, bag, hands, laid, gone = state
    seats, following = len(hands), (turn + 1) % len(hands)
    if drawing:
        return [
            (
                following,
                False,
                0,
                _less(bag, colour),
                _with(hands, turn, _more(hands[turn], colour)),
                laid,
                gone,
            )
            for colour in (0, 1)
            if bag[colour]
        ]
    if gifts and laid[turn]:
        after = _with(laid, turn, laid[turn] - 1)
        return [
            _settled((turn, False, gifts - 1, bag, hands, _with(after, other, after[other] + 1), gone))
            for other in range(seats)
            if other != turn
        ]
    if not sum(bag):
        return []
    children: list[State] = [(turn, True, 0, bag, hands, laid, gone)]
    white, red = hands[turn]
    if white + red:
        rest = _with(laid, turn, laid[turn] + white)
        opened = (turn, False, red, bag, _with(hands, turn, (0, 0)), rest, gone + red)
        children.append(_settled(opened))
    return children


def _settled(state: State) -> State:
    """The turn is over when no gift is due or nothing is there to give."""
    turn, _, gifts, bag, hands, laid, gone = state
    if gifts and laid[turn]:
        return state
    return ((turn + 1) % len(hands), False, 0, bag, hands, laid, gone)


def _more(pair: tuple[int, int], colour: int) -> tuple[int, int]:
    return (pair[0] + 1, pair[1]) if colour == 0 else (pair[0], pair[1] + 1)


def _less(pair: tuple[int, int], colour: int) -> tuple[int, int]:
    return (pair[0] - 1, pair[1]) if colour == 0 else (pair[0], pair[1] - 1)


def _with(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])


@pytest.mark.parametrize(
    ("players", "bag", "pebbles"),
    [
        (2, "tiny", (1, 1)),
        (2, "small", (2, 1)),
        (2, "large", (5, 3)),
        (3, "small", (2, 1)),
        (3, "large", (5, 3)),
    ],
)
def test_another_program_counts_the_same_tree_to_its_end(
    players: int, bag: str, pebbles: tuple[int, int]
) -> None:
    level: Counter[State] = Counter()
    level[0, False, 0, pebbles, ((0, 0),) * players, (0,) * players, 0] = 1
    expected = []
    while level:
        expected.append((len(level), level.total()))
        following: Counter[State] = Counter()
        for state, lines in level.items():
            for child in pebbles_children(state):
                following[child] += lines
        level = following
    game = Game(PEBBLES, {"players": players, "bag": bag})
    assert pairs(count(game, len(expected))) == [*expected, (0, 0)]


# ---- by walking matches ----------------------------------------------------------------------------------------
def walked(start: Match, depth: int) -> list[tuple[int, int]]:
    """The same counts, slowly, by matches that play and reveal; a match of each position, and its lines."""
    level = {start.key: (start, 1)}
    found = [(1, 1)]
    for _ in range(depth):
        following: dict[bytes, tuple[Match, int]] = {}
        for match, lines in level.values():
            for child in children_of(match):
                _, before = following.get(child.key, (child, 0))
                following[child.key] = (child, before + lines)
        level = following
        found.append((len(level), sum(lines for _, lines in level.values())))
    return found


def children_of(match: Match) -> list[Match]:
    children = []
    chance = match.table.actor == CHANCE
    codes = (
        [code for code, weight in enumerate(match.weights()) if weight] if chance else match.legal_moves.codes
    )
    for code in codes:
        child = match.copy()
        child.push(code)
        children.append(child)
    return children


def agree(start: Match, deepest: int, most: int) -> None:
    """Both ways to count agree to the *deepest* level, or as far as a level has at most so many lines."""
    found = pairs(count(start, 2))
    while len(found) <= deepest and (deeper := pairs(count(start, len(found))))[-1][1] <= most:
        found = deeper
    assert walked(start, len(found) - 1) == found


@every_kind
def test_walking_matches_count_the_same_from_the_start(game: Game) -> None:
    start = game.new_match(seed=1)
    start.rewind(0)
    agree(start, 5, most=2000)


@every_plain_game
@pytest.mark.parametrize("seed", usually([1], [0, 1, 2]))
def test_walking_matches_count_the_same_from_the_middle(game: Game, seed: int) -> None:
    match = played(game, seed, 25 + 20 * seed)
    agree(match, 3, most=10_000)
    assert match == played(game, seed, 25 + 20 * seed)


def test_counting_again_gives_the_same() -> None:
    """Only the bytes of a position distinguish it, not the earlier contents of the memory."""
    game = next(game for game in ALL if game.name == "ra" and game.players == 3)
    assert len({tuple(pairs(count(game, 7))) for _ in range(6)}) == 1


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 0"):
        count(ALL[0], -1)
    assert pairs(count(ALL[0], 0)) == [(1, 1)]


# ---- stored ----------------------------------------------------------------------------------------------------
STORED: dict[str, list[tuple[int, int]]] = {
    "ra-2-2022": [(1, 1), (2, 2), (4, 4), (56, 56), (114, 130), (1282, 1330), (3028, 3844), (30726, 33368)],
    "ra-3-2022": [(1, 1), (3, 3), (6, 6), (12, 12), (168, 168), (399, 399), (3882, 4074), (8445, 9549)],
    "ra-3-1999": [(1, 1), (3, 3), (6, 6), (12, 12), (168, 168), (399, 399), (3882, 4074), (8445, 9549)],
    "ra-4-2022": [(1, 1), (4, 4), (12, 12), (24, 24), (48, 48), (648, 648), (1440, 1440), (15224, 15296)],
    "ra-4-1999": [(1, 1), (4, 4), (12, 12), (24, 24), (48, 48), (648, 648), (1440, 1440), (15224, 15296)],
    "ra-5-2022": [(1, 1), (5, 5), (20, 20), (60, 60), (120, 120), (240, 240), (3240, 3240), (7200, 7200)],
    "ra-5-1999": [(1, 1), (5, 5), (20, 20), (60, 60), (120, 120), (240, 240), (3240, 3240), (7200, 7200)],
    **{
        f"imhotep_duel-2-{sides}": [(1, 1), (23, 23), (517, 517), (11363, 11363)]
        for sides in ("AAAA", "BBBB", "AABB", "BBAA", "ABAB", "BABA")
    },
    **{
        label(game): [(1, 1), (7, 7), (84, 84), (1008, 1008), (12033, 12033)]
        for game in PLAIN
        if game.name == "imhotep"
    },
    **{
        label(game): [(1, 1), (5, 5), (15, 25), (30, 120), (150, 600)]
        if label(game).endswith("unlike")
        else [(1, 1), (5, 5), (15, 25), (75, 125), (220, 620)]
        for game in PLAIN
        if game.name == "ankhor"
    },
    "pebbles-2-tiny": [(1, 1), (1, 1), (2, 2), (2, 2), (2, 2), (0, 0)],
    "pebbles-2-small": [(1, 1), (1, 1), (2, 2), (2, 2), (3, 3), (6, 6), (8, 9), (5, 6), (3, 3), (0, 0)],
    "pebbles-2-large": [
        (1, 1),
        (1, 1),
        (2, 2),
        (2, 2),
        (4, 4),
        (8, 8),
        (14, 16),
        (22, 28),
        (34, 47),
        (48, 76),
    ],
    "pebbles-3-small": [(1, 1), (1, 1), (2, 2), (2, 2), (3, 3), (3, 3), (3, 3), (0, 0)],
    "pebbles-3-large": [(1, 1), (1, 1), (2, 2), (2, 2), (4, 4), (4, 4), (8, 8), (16, 16), (27, 31), (49, 61)],
}
"""(positions, lines) by depth from the start. Five players: 5·4·3·2 ways to deal, two moves each, then 23 tiles or the
next one's three suns and a pass: 120·(23 + 4) = 3240."""


@every_plain_game
def test_stored_counts(game: Game) -> None:
    expected = STORED[label(game)]
    assert pairs(count(game, len(expected) - 1)) == expected


GOD_AT_A_DISASTER = {
    "2022": [(1, 1), (4, 4), (27, 28), (116, 119), (734, 815), (3321, 3644)],
    "1999": [(1, 1), (4, 4), (27, 28), (116, 119), (728, 815), (3309, 3648)],
}
"""From where a player with two Gods looks at Unrest and a Fortress: the disaster strikes before or after the second
God. At depth 2 the two Gods taken in either order lead to one position: 23 + 2 + 1 + 2 lines, one fewer positions."""


@pytest.mark.parametrize("edition", GOD_AT_A_DISASTER)
def test_stored_counts_where_the_editions_differ(edition: str) -> None:
    match = play(benben.load("ra", players=3, edition=edition), 65).at(207)
    assert [str(move) for move in match.legal_moves] == ["draw", "invoke", "take Unrest", "take Fortress"]
    assert pairs(count(match, 5)) == GOD_AT_A_DISASTER[edition]
    assert walked(match, 4) == GOD_AT_A_DISASTER[edition][:5]
