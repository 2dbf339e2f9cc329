"""I10 the obelisks."""

import itertools

import pytest

from benben.games.imhotep.boards import RECONSTRUCTED
from tests.rules.imhotep.board import LETTERS, Board, afloat, at_sites, lay, seats

POINTS = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}
SPACES = [15, 12, 9, 6]


def high(*heights: int) -> list[int]:
    """What obelisks of these heights on side A score."""
    stones = "".join(LETTERS[seat] * height for seat, height in enumerate(heights))
    return lay(f"obelisks={seats(stones)}", players=len(heights)).item("obelisks")


def landed(ships: str, obelisks: str = "", towers: str = "", boards: str = "") -> Board:
    """Side B, after ship 1 has sailed there."""
    board = lay(
        f"{afloat(f'{ships} - - -')} {at_sites(obelisks=obelisks, towers=towers)}",
        sides="AAAAB",
        players=4,
        boards=boards,
    )
    return board.play("sail 1 obelisks")


# ---- side A ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I10.1")
def test_the_example_of_a_ship_of_three() -> None:
    board = lay("ships=3,1*3 ship1=0,1,3 obelisks=0*2,1", players=4).play("sail 1 obelisks")
    assert board.stones("obelisks") == [3, 2, 0, 1]
    assert board.match().view(None)["obelisks"] == [3, 2, 0, 1]
    assert board.track() == [0] * 4
    assert board.is_turn_of(1)


@pytest.mark.rule("I10.2", "I10.3", "I10.4")
def test_the_example_of_scoring() -> None:
    """White 15, Black and Gray share 10 and 5, Brown has none."""
    assert high(3, 4, 0, 3) == [7, 15, 0, 7]


@pytest.mark.rule("I10.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_by_height(players: int) -> None:
    for order in itertools.permutations(range(players)):
        expected = [POINTS[players][place] for place in order]
        assert high(*(9 - 2 * place for place in order)) == expected


@pytest.mark.rule("I10.2")
def test_heights_count_and_not_differences() -> None:
    assert high(1, 20, 2) == [1, 12, 6]


@pytest.mark.rule("I10.3")
@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [10, 0]),
        ((0, 2, 0), [0, 12, 0]),
        ((0, 2, 1), [0, 12, 6]),
        ((0, 0, 0, 1), [0, 0, 0, 15]),
    ],
)
def test_without_a_stone_nothing(heights: tuple[int, ...], expected: list[int]) -> None:
    assert high(*heights) == expected


@pytest.mark.rule("I10.4")
@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ((2, 2), [5, 5]),  # 11 / 2, rounded down
        ((2, 2, 2), [6, 6, 6]),  # 19 / 3, rounded down
        ((3, 3, 1), [9, 9, 1]),
        ((4, 3, 3), [12, 3, 3]),  # 7 / 2, rounded down
        ((3, 3, 0), [9, 9, 0]),
        ((1, 1, 1, 1), [7, 7, 7, 7]),  # 31 / 4, rounded down
        ((2, 2, 2, 1), [10, 10, 10, 1]),
        ((5, 2, 2, 2), [15, 5, 5, 5]),  # 16 / 3, rounded down
        ((5, 5, 2, 2), [12, 12, 3, 3]),  # 25 / 2 and 6 / 2
        ((5, 4, 2, 2), [15, 10, 3, 3]),
        ((0, 4, 4, 4), [0, 10, 10, 10]),
        ((5, 5, 0, 0), [12, 12, 0, 0]),
    ],
)
def test_equally_high_obelisks_share(heights: tuple[int, ...], expected: list[int]) -> None:
    assert high(*heights) == expected


@pytest.mark.rule("I10.2", "I9.2")
def test_side_a_scores_when_the_game_is_over() -> None:
    board = lay("round=6 ships=1*4 ship4=1 sailed=market,pyramids,temple obelisks=0*2").play(
        "sail 4 obelisks"
    )
    assert (board.is_over, board.track(), board.points()) == (True, [0, 0], [10, 1])


# ---- side B ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I10.5", "I10.6")
def test_the_example_of_side_b() -> None:
    """Black's stone stays, White's third makes a tower for 9, the highest value that is free, Gray's stays."""
    board = landed("bwg", obelisks="bww", towers="nn")
    assert board.towers() == "nnw-"
    assert board.track() == [0, 9, 0, 0]
    assert board.match().view(None)["obelisks"] == [2, 0, 0, 1]
    assert board.stones("obelisks") == [2, 3, 6, 1]


@pytest.mark.rule("I10.5")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("standing", [0, 1])
def test_a_first_and_a_second_stone_stay(seat: int, standing: int) -> None:
    letter = LETTERS[seat]
    board = landed(letter, obelisks=letter * standing)
    assert (board.towers(), board.track()) == ("----", [0] * 4)
    assert board.match().view(None)["obelisks"][seat] == standing + 1


@pytest.mark.rule("I10.6", "I17.4")
@pytest.mark.parametrize("taken", range(5))
def test_towers_take_the_highest_free_space(taken: int) -> None:
    board = landed("b", obelisks="bb", towers="wngw"[:taken])
    if taken < 4:
        assert board.track() == [SPACES[taken], 0, 0, 0]
        assert board.towers() == "wngw"[:taken] + "b" + "-" * (3 - taken)
    else:
        assert (board.track(), board.towers()) == ([0] * 4, "wngw")
    assert [tower["points"] for tower in board.match().view(None)["towers"]] == SPACES


@pytest.mark.rule("I10.9", "I17.4")
@pytest.mark.parametrize("taken", range(len(RECONSTRUCTED.obelisks)))
def test_a_tower_is_worth_more_than_its_stones(taken: int) -> None:
    """On the reconstructed board no seat loses by a third stone, which makes a tower in any case."""
    towers = ("wng" * 3)[:taken]
    before = lay(f"obelisks=0*2 towers={seats(towers)}", sides="AAAAB", players=4).item("obelisks")[0]
    after = landed("b", obelisks="bb", towers=towers).item("obelisks")[0]
    assert after - before > 1


@pytest.mark.rule("I10.6")
def test_the_third_stone_may_come_in_the_middle_of_a_ship() -> None:
    board = landed("wwwb")
    assert (board.towers(), board.track()) == ("w---", [0, 15, 0, 0])
    assert board.stones("obelisks") == [1, 3, 0, 0]


@pytest.mark.rule("I10.6")
def test_who_completes_first_has_more() -> None:
    assert landed("nb", obelisks="bbnn").track() == [12, 0, 15, 0]


@pytest.mark.rule("I10.7")
def test_a_player_may_complete_any_number_of_towers() -> None:
    board = landed("bbb", obelisks="bb", towers="bb")
    assert (board.towers(), board.track()) == ("bbb-", [9, 0, 0, 0])
    assert board.match().view(None)["obelisks"] == [2, 0, 0, 0]
    board = landed("bbbb", obelisks="bb", towers="b")
    assert (board.towers(), board.track()) == ("bbb-", [12 + 9, 0, 0, 0])


@pytest.mark.rule("I10.8")
def test_with_all_spaces_taken_stones_stay() -> None:
    board = landed("bbwb", obelisks="bbww", towers="wngw")
    assert (board.towers(), board.track()) == ("wngw", [0] * 4)
    assert board.match().view(None)["obelisks"] == [5, 3, 0, 0]
    assert board.item("obelisks") == [5, 3 + 15 + 6, 12, 9]


@pytest.mark.rule("I10.8")
def test_a_tower_may_take_the_last_space() -> None:
    board = landed("bwwb", obelisks="bbww", towers="wng")
    assert (board.towers(), board.track()) == ("wngb", [6, 0, 0, 0])
    assert board.match().view(None)["obelisks"] == [1, 4, 0, 0]


@pytest.mark.rule("I10.9")
@pytest.mark.parametrize(
    ("standing", "towers", "expected"),
    [
        ("", "", [0, 0, 0, 0]),
        ("bbw", "", [2, 1, 0, 0]),
        ("bbw", "bgnw", [2, 1, 0, 0]),
        ("ggbbbb", "bgnw", [4, 0, 0, 2]),
    ],
)
def test_stones_without_a_tower_score_one_point_each(standing: str, towers: str, expected: list[int]) -> None:
    board = lay(f"obelisks={seats(standing)} towers={seats(towers)}", sides="AAAAB", players=4)
    scored = lay(f"towers={seats(towers)}", sides="AAAAB", players=4).item("obelisks")
    assert board.item("obelisks") == [more + each for more, each in zip(expected, scored, strict=True)]


@pytest.mark.rule("I10.9")
def test_side_b_has_no_points_for_height() -> None:
    board = lay(
        "round=6 ships=1*4 ship4=1 sailed=market,pyramids,temple obelisks=0*2 towers=0", sides="AAAAB"
    )
    assert board.play("sail 4 obelisks").points() == [15 + 2, 1]


@pytest.mark.rule("I10.6")
def test_on_side_a_nothing_moves() -> None:
    board = lay("ships=3,1*3 ship1=0*3 obelisks=0*3", players=2).play("sail 1 obelisks")
    assert (board.track(), board.stones("obelisks")) == ([0, 0], [6, 0])
    assert board.match().view(None)["towers"] == []
