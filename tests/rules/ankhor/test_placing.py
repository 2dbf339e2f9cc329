"""A6 placing tiles on the ground."""

import pytest

from tests.rules.ankhor.acting import RICH, buying
from tests.rules.ankhor.drawing import picture, show
from tests.rules.ankhor.laying import lay

ONE = "bd -- -- -- -- --"


@pytest.mark.rule("A6.3", "A17.5")
def test_the_first_tile_is_laid_unasked() -> None:
    board = buying("")
    assert board.is_turn_of(1)
    assert board.estate() == "bd"


PLACES = [
    (
        "gj",
        """
        --  01
        02  gj  03
        --  04
        """,
    ),
    (
        "gj  gs",
        """
        --  01  02
        03  gj  gs  04
        --  05  06
        """,
    ),
    (
        "gj / gs",
        """
        --  01
        02  gj  03
        04  gs  05
        --  06
        """,
    ),
    (
        "gj  gs / gf",
        """
        --  01  02
        03  gj  gs  04
        05  gf  06
        --  07
        """,
    ),
    (
        "--  gj / gs  gf",
        """
        --  --  01
        --  02  gj  03
        04  gs  gf  05
        --  06  07
        """,
    ),
    (
        "--  gj / gs / --  gf",
        """
        --  --  01
        --  02  gj  03
        04  gs  05
        --  06  gf  07
        --  --  08
        """,
    ),
    (
        "gj  gs  gf / gp  --  wj / ws  wf  wp",
        """
        --  01  02  03
        04  gj  gs  gf  05
        06  gp  07  wj  08
        09  ws  wf  wp  10
        --  11  12  13
        """,
    ),
    (
        "gj  --  gs / gf  gp  wj",
        """
        --  01  --  02
        03  gj  04  gs  05
        06  gf  gp  wj  07
        --  08  09  10
        """,
    ),
    (
        "gj  --  --  gs",
        """
        --  01  --  --  02
        03  gj  04  05  gs  06
        --  07  --  --  08
        """,
    ),
    (
        "gj / -- / --  --  gs",
        """
        --  01
        02  gj  03
        --  04  --  05
        --  --  06  gs  07
        --  --  --  08
        """,
    ),
    (
        "gj  gs  rf /   wd / gf  gp  rj",
        """
        --  01  02  03
        04  gj  gs  rf  05
        06  gf  gp  rj  07
        --  08  09  10
        """,
    ),
]


@pytest.mark.rule("A6.2", "A17.3")
@pytest.mark.parametrize(("estate", "places"), PLACES)
def test_on_the_ground_it_shares_an_edge(estate: str, places: str) -> None:
    """Never just a corner; what lies on level one brings no places. Numbers go in reading order."""
    board = buying(estate, split="allowed")
    assert board.places() == picture(places)
    count = sum(word.isdigit() for word in places.split())
    assert board.offers("place") == [str(number) for number in range(1, count + 1)]
    board.refuses(f"place {count + 1}")


@pytest.mark.rule("A6.1", "A6.2")
@pytest.mark.parametrize(
    ("place", "estate"),
    [
        (1, "bd / gj  gs / gf"),
        (2, "--  bd / gj  gs / gf"),
        (3, "bd  gj  gs / --  gf"),
        (4, "gj  gs  bd / gf"),
        (5, "--  gj  gs / bd  gf"),
        (6, "gj  gs / gf  bd"),
        (7, "gj  gs / gf / bd"),
    ],
)
def test_it_lies_where_it_was_put(place: int, estate: str) -> None:
    board = buying("gj  gs / gf").play(f"place {place}")
    assert board.estate() == picture(estate)
    assert board.is_turn_of(1)


@pytest.mark.rule("A6.9", "A17.2")
@pytest.mark.parametrize(
    ("place", "estate"),
    [
        (
            3,
            """
            bd  gj  gs
                  gp
            --  gf  bp
            """,
        ),
        (
            2,
            """
            --  bd
            gj  gs
              gp
            gf  bp
            """,
        ),
        (
            8,
            """
            gj  gs
              gp
            gf  bp
            --  bd
            """,
        ),
    ],
)
def test_an_estate_grows_in_any_direction(place: int, estate: str) -> None:
    """To the left and up as well; nothing that lies there moves against the rest, on neither level."""
    assert buying("gj  gs /   gp / gf  bp").play(f"place {place}").estate() == picture(estate)


@pytest.mark.rule("A6.9")
@pytest.mark.parametrize("place", [1, 3])
def test_it_grows_and_grows(place: int) -> None:
    """Six tiles, each above or left of the last one."""
    board = lay(hands="bwbwk", row="bf -- -- -- -- --", prices="bw wkg bk kgr rb wgr").play("buy 1")
    line = ["bf"]
    for word in ("wd", "kd", "rd", "gd", "wf"):
        board = buying((" / " if place == 1 else "  ").join(line), word)
        board.play("place 1" if place == 1 else f"place {1 + len(line)}")
        line.insert(0, word)
        assert board.estate() == picture((" / " if place == 1 else "  ").join(line))


@pytest.mark.rule("A6.9")
def test_equal_estates_are_equal_wherever_they_began() -> None:
    """The same two tiles, one laid left of the other, or right."""
    tables = []
    for estate, tile, place in (("gj", "bd", 2), ("bd", "gj", 3)):
        board = buying(estate, tile, hand="bw").play(f"place {place}")
        tables.append([board.table[name][0].tobytes() for name in ("tiles", "cells", "links")])
        assert board.estate() == "bd  gj"
    assert tables[0] == tables[1]


@pytest.mark.rule("A6.10", "A6.1")
@pytest.mark.parametrize("place", range(1, 11))
def test_what_lies_there_stays(place: int) -> None:
    before = "gj  gs  wf /       gp / --  gf  rp"
    board = buying(before, "bd", hand="bwk", split="allowed")
    if f"place {place}" not in board.legal():
        board.refuses(f"place {place}")
        return
    after = board.play(f"place {place}").open_estate()
    ((row, column),) = (cell for cell, word in after.ground.items() if word == "bd")
    del after.ground[row, column]
    assert show(after) == picture(before)


@pytest.mark.rule("A6.1")
def test_one_lays_in_ones_own_estate() -> None:
    board = lay("gj", "ws", players=3, turn=1, hands=f"- {RICH}", row=ONE).play("buy 1", "place 4")
    assert [board.estate(seat) for seat in range(3)] == ["gj", picture("ws / bd"), ""]
