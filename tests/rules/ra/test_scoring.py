"""R10 scoring."""

from collections.abc import Sequence

import pytest

from benben.games.ra.view import receipt
from tests.rules.ra.board import Board, lay, pile

LAST = {2: 5, 3: 7, 4: 8, 5: 9}
"""How many Ra tiles are out when the next one is the last."""
KINDS = ["fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple"]
ARTS = ["art", "agriculture", "religion", "astronomy", "writing"]


def score(*tiles: str, epoch: int = 1, points: Sequence[int] = (), edition: str = "2022") -> Board:
    """Each seat owns some tiles, and the epoch ends with the last Ra tile."""
    seats = " ".join(f"{seat}:tiles={each or '-'}" for seat, each in enumerate(tiles))
    players = len(tiles)
    board = lay(f"epoch={epoch} turn=0 ra={LAST[players]} {seats}", players, edition)
    for seat, each in enumerate(points):
        board.table.points[seat] = each
    return board.play("draw", "reveal Ra")


def item_points(board: Board, item: str, epoch: int = 1) -> list[int]:
    """What one item of an epoch's receipt gave each seat."""
    found = [0] * board.players
    for line in receipt(board.table):
        if (line.item, line.epoch) == (item, epoch):
            found[line.seat] += line.points
    return found


@pytest.mark.rule("R10.1")
def test_players_who_are_out_are_scored_too() -> None:
    board = lay("turn=0 ra=7 0:suns=13/* 1:suns=-/* 2:suns=11/* 0:tiles=art 1:tiles=art,gold*2 2:tiles=art")
    board.play("draw", "reveal Ra")
    assert board.points() == [10, 16, 10]


@pytest.mark.rule("R10.2")
def test_gods_score_two_each() -> None:
    assert item_points(score("god*3", "god", ""), "god") == [6, 2, 0]


@pytest.mark.rule("R10.3")
def test_gold_scores_three_each() -> None:
    assert item_points(score("gold*3", "gold", ""), "gold") == [9, 3, 0]


@pytest.mark.rule("R10.2")
@pytest.mark.rule("R10.3")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_gods_and_gold_score_in_every_epoch(epoch: int) -> None:
    board = score("god,gold", "", "", epoch=epoch)
    assert (item_points(board, "god", epoch)[0], item_points(board, "gold", epoch)[0]) == (2, 3)


@pytest.mark.rule("R10.4")
@pytest.mark.parametrize(
    ("pharaohs", "points"),
    [
        ((4, 3, 3, 4), [5, -2, -2, 5]),
        ((3, 2, 2, 3), [5, -2, -2, 5]),
        ((5, 3, 1), [5, 0, -2]),
        ((5, 5, 1), [5, 5, -2]),
        ((5, 0, 0), [5, -2, -2]),
        ((1, 0), [5, -2]),
        ((0, 1, 2, 2, 1), [-2, 0, 5, 5, 0]),
    ],
)
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_most_and_fewest_pharaohs(pharaohs: tuple[int, ...], points: list[int], epoch: int) -> None:
    board = score(*(f"pharaoh*{count}" if count else "" for count in pharaohs), epoch=epoch)
    assert item_points(board, "pharaoh", epoch) == points


@pytest.mark.rule("R10.5")
@pytest.mark.parametrize("tiles", ["", "pharaoh", "pharaoh*4"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_pharaohs_score_nothing(tiles: str, players: int) -> None:
    assert item_points(score(*[tiles] * players), "pharaoh") == [0] * players


@pytest.mark.rule("R10.6")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [("flood,nile*3", 4), ("flood*2", 2), ("nile*4", 0), ("flood*3,nile*5", 8), ("flood", 1), ("", 0)],
)
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_river_scores_with_a_flood(tiles: str, points: int, epoch: int) -> None:
    assert item_points(score(tiles, "", "", epoch=epoch), "river", epoch) == [points, 0, 0]


@pytest.mark.rule("R10.7")
@pytest.mark.parametrize(("kinds", "points"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_different_civilizations(kinds: int, points: int, epoch: int) -> None:
    for names in (ARTS[:kinds], ARTS[5 - kinds :]):
        board = score(",".join(names), "art", "art", epoch=epoch)
        assert item_points(board, "civilization", epoch) == [points, 0, 0]


@pytest.mark.rule("R10.8")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("astronomy*3,agriculture*2,writing*2", 5),
        ("astronomy*3,agriculture*2,writing*2,art", 10),
        ("art*2,religion*2,writing*2", 5),
        ("art*3", 0),
    ],
)
def test_only_one_set_of_civilizations_counts(tiles: str, points: int) -> None:
    assert item_points(score(tiles, "art", "art"), "civilization") == [points, 0, 0]


@pytest.mark.rule("R10.9")
@pytest.mark.parametrize(
    ("kinds", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)]
)
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_different_monuments(kinds: int, points: int, edition: str) -> None:
    for names in (KINDS[:kinds], KINDS[8 - kinds :]):
        board = score(",".join(names), "", "", epoch=3, edition=edition)
        assert item_points(board, "monument_kinds", 3) == [points, 0, 0]


@pytest.mark.rule("R10.9")
@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_score_in_the_third_epoch_only(epoch: int) -> None:
    board = score("pyramid*4,temple,art", "art", "art", epoch=epoch)
    assert board.points() == [10, 10, 10]


@pytest.mark.rule("R10.10")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("temple*2", 0),
        ("temple*3", 5),
        ("temple*4", 10),
        ("temple*5", 15),
        ("temple*3,palace*3", 10),
        ("fortress*5,sphinx*4,step_pyramid*3,obelisk*2", 30),
        (",".join(f"{kind}*5" for kind in KINDS), 120),
    ],
)
def test_equal_monuments(tiles: str, points: int) -> None:
    assert item_points(score(tiles, "", "", epoch=3), "monument_sets", 3) == [points, 0, 0]


@pytest.mark.rule("R10.11")
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_monuments_count_in_both_ways(edition: str) -> None:
    board = score("pyramid*4,temple*3,fortress*2,sphinx", "", "", epoch=3, edition=edition)
    assert item_points(board, "monument_kinds", 3)[0] == 4
    assert item_points(board, "monument_sets", 3)[0] == 10 + 5


def at_the_end(*suns: str) -> Board:
    """The last Ra tile of the game, everybody with the given suns and one Art (which scores nothing)."""
    seats = " ".join(f"{seat}:suns={each} {seat}:tiles=art" for seat, each in enumerate(suns))
    board = lay(f"epoch=3 turn=0 ra={LAST[len(suns)]} {seats}", players=len(suns))
    return board.play("draw", "reveal Ra")


@pytest.mark.rule("R10.12")
def test_the_highest_and_the_lowest_sum_of_suns() -> None:
    board = at_the_end("9,6,2", "13,7,5", "10,8,3", "12,4,1")
    assert item_points(board, "suns", 3) == [-5, 5, 0, -5]  # 17, 25, 21, 17
    assert board.points() == [5, 15, 10, 5]


@pytest.mark.rule("R10.12")
def test_face_down_suns_count_and_the_centre_does_not() -> None:
    board = at_the_end("9/8,7,6", "11/4,3,2", "12/10,5,1")
    assert item_points(board, "suns", 3) == [5, -5, 0]  # 30, 20, 28


@pytest.mark.rule("R10.12")
@pytest.mark.parametrize("epoch", [1, 2])
def test_suns_score_in_the_third_epoch_only(epoch: int) -> None:
    assert item_points(score("", "", "", epoch=epoch), "suns", epoch) == [0, 0, 0]


@pytest.mark.rule("R10.12")
def test_suns_score_for_two_players_as_well() -> None:
    assert item_points(at_the_end("9,6,4,3", "8,5,2,1"), "suns", 3) == [5, -5]


@pytest.mark.rule("R10.13")
def test_ties_of_suns_count_in_full() -> None:
    assert item_points(at_the_end("13,9,3,2", "12,8,6,1", "10,7,5,4"), "suns", 3) == [5, 5, -5]
    assert item_points(at_the_end("13,9,6,2", "12,7,5,1", "10,8,4,3"), "suns", 3) == [5, -5, -5]


@pytest.mark.rule("R10.13")
def test_equal_sums_of_suns_score_nothing() -> None:
    assert item_points(at_the_end("13,9,6,2", "12,8,7,3", "11,10,5,4"), "suns", 3) == [0, 0, 0]
    assert item_points(score("", "", epoch=3), "suns", 3) == [0, 0], "9+6+5+2 and 8+7+4+3 are both 22"


@pytest.mark.rule("R10.14")
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_no_one_falls_below_zero(edition: str) -> None:
    board = score("", "pharaoh,art", "art", points=[3, 3, 1], edition=edition)
    assert board.points() == [0, 8, 0]  # 3 - 5 - 2, 3 + 5, 1 - 2


@pytest.mark.rule("R10.14")
def test_the_floor_is_for_the_sum_of_a_scoring() -> None:
    # Pharaohs -2 and no Civilization -5 alone would be below zero; 2 Gods and Gold make up for it.
    board = score("god*2,gold", "pharaoh,art", "art", points=[1, 10, 10])
    assert board.points()[0] == 1 + 4 + 3 - 2 - 5
    # In the third epoch Monuments and suns belong to the same sum: 1 - 5 - 2 - 5 (suns 28) + 15.
    board = score("temple*5", "pharaoh,art", "art", points=[1, 10, 10], epoch=3)
    assert board.points()[0] == 1 - 5 - 2 - 5 + 1 + 15


@pytest.mark.rule("R10.14")
def test_after_the_floor_counting_goes_on_from_zero() -> None:
    board = score("", "pharaoh,art", "art", points=[1, 10, 10])
    assert board.points()[0] == 0
    board.table.tiles[0, 2] = 2  # two Gold
    board.table.ra_count = 7
    board.play("draw", "reveal Ra")
    assert board.points()[0] == 0, "2 Gold 6, no Civilization -5, fewest Pharaohs -2"


@pytest.mark.rule("R10.15")
def test_a_receipt_names_every_item() -> None:
    tiles = "god*2,gold,pharaoh*3,flood,nile*2,art,religion,writing,palace*3,temple"
    board = score(tiles, "", "", epoch=3)
    lines = [(line.item, line.count, line.points) for line in receipt(board.table) if line.seat == 0]
    assert [line for line in lines if line[0] != "start"][-8:] == [
        ("god", 2, 4),
        ("gold", 1, 3),
        ("pharaoh", 3, 5),
        ("river", 3, 3),
        ("civilization", 3, 5),
        ("monument_kinds", 2, 2),
        ("monument_sets", 1, 5),
        ("suns", 28, -5),
    ]


@pytest.mark.rule("R10.15")
def test_a_receipt_adds_up_with_start_and_floor() -> None:
    board = lay("turn=0 ra=7 1:tiles=pharaoh,art 2:tiles=god").play("draw", "reveal Ra")
    for _ in (2, 3):
        board.table.ra_count = 7
        board.play("draw", "reveal Ra")
    assert board.is_over
    lines = receipt(board.table)
    for seat in range(3):
        assert sum(line.points for line in lines if line.seat == seat) == board.points()[seat]
    assert [(line.item, line.points) for line in lines if line.epoch == 0] == [("start", 10)] * 3
    floor = [(line.seat, line.epoch, line.points) for line in lines if line.item == "floor"]
    assert floor == [(0, 2, 4), (0, 3, 12), (2, 2, 2), (2, 3, 2)]


@pytest.mark.rule("R10.15")
def test_the_largest_count_of_every_item_is_reported() -> None:
    board = score(",".join(f"{kind}*5" for kind in KINDS) + ",flood*12,nile*25", "pharaoh*25", "", epoch=3)
    lines = {line.item: (line.count, line.points) for line in receipt(board.table) if line.seat == 0}
    assert lines["monument_sets"] == (8, 120)
    assert lines["river"] == (37, 37)
    assert board.tiles(1) == pile("pharaoh*25")
