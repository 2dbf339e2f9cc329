"""R1 what is in the box, R2 setting up."""

from itertools import combinations

import pytest

from benben.engine.table import CHANCE
from tests.rules.ra.board import Board, lay, pile, undealt
from tests.rules.ra.reference import SETS as SUN_SETS

BOX = pile(
    "ra*30,god*8,gold*5,pharaoh*25,nile*25,flood*12,"
    "art*5,agriculture*5,religion*5,astronomy*5,writing*5,"
    "fortress*5,obelisk*5,palace*5,pyramid*5,sphinx*5,statues*5,step_pyramid*5,temple*5,"
    "funeral*2,drought*2,unrest*4,earthquake*2"
)
SETS = {players: list(map(list, sets)) for players, sets in SUN_SETS.items()}
TABLES = [("2022", 2), ("2022", 3), ("2022", 4), ("2022", 5), ("1999", 3), ("1999", 4), ("1999", 5)]
LAST_RA = {2: 6, 3: 8, 4: 9, 5: 10}
DISCS = {2: range(1, 10), 3: range(1, 14), 4: range(1, 14), 5: range(1, 17)}


def notation(suns: list[int]) -> str:
    return "deal " + "-".join(map(str, suns))


def dealt(players: int, edition: str = "2022") -> Board:
    """A board on which the sets were dealt in their printed order."""
    return undealt(players, edition).play(*map(notation, SETS[players][:-1]))


@pytest.mark.rule("R1.1")
@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_all_180_tiles_are_in_the_bag(edition: str, players: int) -> None:
    board = undealt(players, edition)
    assert board.bag() == BOX
    assert sum(BOX.values()) == 180
    assert board.table.bag_size == 180
    assert board.track() == ["-"] * 8


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_sun_is_there_once(edition: str, players: int) -> None:
    board = dealt(players, edition)
    suns = [board.centre, *(sun for seat in range(players) for sun in board.up(seat))]
    assert sorted(suns) == list(DISCS[players])
    assert sum(suns) == {2: 45, 3: 91, 4: 91, 5: 136}[players]


@pytest.mark.rule("R1.3")
def test_the_track_has_eight_spaces() -> None:
    board = lay("turn=0 track=nile*7")
    assert "draw" in board.legal()
    board.play("draw", "reveal Flood")
    assert board.track() == ["nile"] * 7 + ["flood"]
    assert "draw" not in board.legal()


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_last_ra_tile_depends_on_the_number_of_players(edition: str, players: int) -> None:
    before_the_last = lay(f"turn=0 ra={LAST_RA[players] - 2}", players=players, edition=edition).play(
        "draw", "reveal Ra"
    )
    assert before_the_last.epoch == 1
    last = lay(f"turn=0 ra={LAST_RA[players] - 1}", players=players, edition=edition).play(
        "draw", "reveal Ra"
    )
    assert last.epoch == 2


@pytest.mark.rule("R1.6")
def test_points_know_no_upper_limit() -> None:
    board = lay("turn=0 ra=7 0:tiles=gold*5")
    board.table.points[0] = 900
    board.play("draw", "reveal Ra")
    assert board.points()[0] == 900 + 15 - 5


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_everybody_begins_with_ten_points_and_no_tiles(edition: str, players: int) -> None:
    board = dealt(players, edition)
    assert board.points() == [10] * players
    assert not any(board.tiles(seat) for seat in range(players))


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_sun_1_lies_in_the_centre(edition: str, players: int) -> None:
    assert dealt(players, edition).centre == 1


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_seat_gets_a_whole_set_face_up(edition: str, players: int) -> None:
    board = dealt(players, edition)
    assert [board.up(seat) for seat in range(players)] == SETS[players]
    assert not any(board.down(seat) for seat in range(players))


@pytest.mark.rule("R2.4")
def test_any_seat_may_get_any_set() -> None:
    board = undealt().play("deal 11-10-7-4", "deal 13-8-5-2")
    assert [board.up(seat) for seat in range(3)] == [[11, 10, 7, 4], [13, 8, 5, 2], [12, 9, 6, 3]]


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize("players", SETS)
def test_sets_are_dealt_seat_by_seat_with_equal_odds(players: int) -> None:
    board = undealt(players)
    left = SETS[players].copy()
    while len(left) > 1:
        assert board.actor == CHANCE
        assert board.odds() == {notation(suns): 1 for suns in left}
        board.play(notation(left.pop()))
    assert board.actor != CHANCE, "the last set is no matter of chance"
    assert board.up(players - 1) == left[0]


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("players", SETS)
def test_sets_do_not_overlap(players: int) -> None:
    assert not any(set(one) & set(other) for one, other in combinations(SETS[players], 2))


@pytest.mark.rule("R2.6")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_first_epoch_begins_without_a_ra_tile(edition: str, players: int) -> None:
    board = dealt(players, edition)
    assert (board.epoch, board.ra_count) == (1, 0)
