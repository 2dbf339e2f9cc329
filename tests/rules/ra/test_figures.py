"""The figures that explain scoring are those that tables score."""

import pytest

from tests.rules.figures import points, ways
from tests.rules.ra.board import lay
from tests.rules.ra.test_scoring import ARTS, KINDS, at_the_end, item_points, score

FIGURES = {name: points(way) for name, way in ways("ra").items()}


@pytest.mark.rule("R10.2", "R10.3", "R10.6")
@pytest.mark.parametrize(
    ("item", "tiles"),
    [("god", "god*3"), ("gold", "gold*3"), ("river", "flood,nile*2"), ("river", "flood*3")],
)
def test_what_each_tile_is_worth(item: str, tiles: str) -> None:
    assert item_points(score(tiles, "", ""), item) == [3 * FIGURES[item]["each"], 0, 0]


@pytest.mark.rule("R10.4")
def test_most_and_fewest_pharaohs() -> None:
    worth = FIGURES["pharaoh"]
    assert item_points(score("pharaoh*3", "pharaoh*2", "pharaoh"), "pharaoh") == [
        worth["most"],
        0,
        worth["fewest"],
    ]


@pytest.mark.rule("R10.7")
def test_civilizations_by_kinds() -> None:
    found = {
        str(kinds): item_points(score(",".join(ARTS[:kinds]), "", ""), "civilization")[0]
        for kinds in range(6)
    }
    assert found == FIGURES["civilization"]


@pytest.mark.rule("R10.9")
def test_monuments_by_kinds() -> None:
    found = {
        str(kinds): item_points(score(",".join(KINDS[:kinds]), "", "", epoch=3), "monument_kinds", 3)[0]
        for kinds in range(1, 9)
    }
    assert found == FIGURES["monument_kinds"]


@pytest.mark.rule("R10.10")
def test_monuments_alike() -> None:
    found = {
        str(copies): item_points(
            score(f"palace*{copies}" if copies else "", "", "", epoch=3), "monument_sets", 3
        )[0]
        for copies in range(6)
    }
    assert {copies: worth for copies, worth in found.items() if worth} == FIGURES["monument_sets"]


@pytest.mark.rule("R10.12")
def test_the_highest_and_the_lowest_suns() -> None:
    board = at_the_end("13,12,11,10", "2,3,4,5", "6,7,8,9")
    assert item_points(board, "suns", 3) == [FIGURES["suns"]["highest"], FIGURES["suns"]["lowest"], 0]


@pytest.mark.rule("R2.2", "R10.14")
def test_the_start_and_the_floor() -> None:
    assert lay("").points() == [FIGURES["start"]["start"]] * 3
    assert score("", "", "", points=(1, 1, 1)).points() == [FIGURES["floor"]["least"]] * 3


def test_what_scores_only_after_the_third_epoch_says_so() -> None:
    late = {name for name, way in ways("ra").items() if way["when"] == "last"}
    early = {name for name, way in ways("ra").items() if way["when"] == "epoch"}
    everything = "god,gold,pharaoh,nile,flood,palace*2," + ",".join(ARTS + KINDS)
    for epoch in (1, 2, 3):
        board = score(everything, "", "", epoch=epoch)
        scored = {item for item in late | early if item_points(board, item, epoch)[0]}
        assert scored - {"suns"} == (early | late if epoch == 3 else early) - {"suns"}
