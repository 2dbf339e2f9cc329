"""The figures that explain scoring are those that tables score."""

from itertools import groupby

import pytest

from benben.games.imhotep.boards import PYRAMID_NAMES
from tests.rules.figures import points, ways
from tests.rules.imhotep.board import LETTERS, at_sites, lay, seats
from tests.rules.imhotep.test_burial_chamber import chamber
from tests.rules.imhotep.test_obelisks import high, landed
from tests.rules.imhotep.test_temple import scored

OWN_BOARDS = """
[pyramids]
left = [5, "ship", 1, 7, 0]
middle = ["card", 3, 2, 8, 4]
right = [2, "stones", 6, 3, 9]
[temple]
columns = ["points", "card", "choice", "points", "choice"]
[burial_chamber]
players_2 = [9, 3]
players_3 = [9, 3]
players_4 = [11, 9, 3, 2]
[obelisks]
spaces = [7, 20, 3]
"""


@pytest.mark.rule("I7.3", "I7.4")
def test_pyramids_a() -> None:
    worth = points(ways("imhotep")["pyramids_a"])
    spaces = len(worth) - 1
    found = {
        str(laid + 1): lay(f"ships=1*4 ship1=1 {at_sites(pyramids='b' * laid)}")
        .play("sail 1 pyramids")
        .track()[1]
        for laid in range(spaces)
    }
    beside = lay(f"ships=1*4 ship1=1 {at_sites(pyramids='b' * spaces)}").play("sail 1 pyramids").track()[1]
    assert {**found, "beside": beside} == worth


@pytest.mark.rule("I7.9", "I7.14", "I17.1")
@pytest.mark.parametrize("boards", ["", OWN_BOARDS])
def test_pyramids_b(boards: str) -> None:
    way = ways("imhotep", sides="ABAAA", **({"boards": boards} if boards else {}))["pyramids_b"]
    for figure in way["figures"][:-1]:
        name, space = figure["of"].split("-")
        built = "|".join("b" * (int(space) - 1) if each == name else "" for each in PYRAMID_NAMES)
        board = lay(f"ships=1*4 ship1=1 {at_sites(pyramids=built)}", sides="ABAAA", boards=boards).play(
            "sail 1 pyramids", f"build {name}"
        )
        assert board.track()[1] == figure["points"], figure
        shown = board.match().view(None)["pyramids"][PYRAMID_NAMES.index(name)]["spaces"][int(space) - 1]
        assert shown == (figure["bonus"] or figure["points"])
    beside = lay("ships=1*4 ship1=1 left=0*5 middle=0*5 right=0*5", sides="ABAAA").play("sail 1 pyramids")
    assert beside.track()[1] == points(way)["beside"]


@pytest.mark.rule("I8.1", "I8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_temple_a(players: int) -> None:
    way = ways("imhotep", players=players)["temple_a"]
    assert scored("w" * 12, players=players).track()[1] == way["needs"] * points(way)["each"]  # type: ignore[operator]


@pytest.mark.rule("I8.1", "I8.4", "I8.5", "I8.7", "I8.8")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boards", ["", OWN_BOARDS])
def test_temple_b(players: int, boards: str) -> None:
    way = ways("imhotep", players=players, sides="AABAA", **({"boards": boards} if boards else {}))[
        "temple_b"
    ]
    for column, figure in enumerate(way["figures"]):
        temple = "b" * len(way["figures"]) + "b" * column + "w"
        board = scored(temple, "AABAA", players, boards=boards)
        shown = board.match().view(None)["temple"][column]
        assert shown["gives"] == (figure["bonus"] or "points")
    assert len(way["figures"]) == len(board.match().view(None)["temple"])


@pytest.mark.rule("I8.5", "I8.7")
def test_points_of_the_temple_b() -> None:
    """Only one column has a stone: what is chosen there is all that the round brings."""
    way = ways("imhotep", sides="AABAA", players=4)["temple_b"]
    assert scored("w", "AABAA").play("point").track()[1] == way["figures"][0]["points"]
    before = scored("w", "AABAA").sled(1)
    assert scored("w", "AABAA").play("get stones").sled(1) - before == way["needs"]
    assert scored("ww", "AABAA").play("point").track()[1] == sum(
        figure["points"] for figure in way["figures"][:2]
    )


@pytest.mark.rule("I9.3")
def test_burial_chamber_a() -> None:
    worth = points(ways("imhotep")["burial_chamber_a"])
    found = [chamber("b" * size).item("burial_chamber")[0] for size in range(1, 8)]
    assert {str(size): each for size, each in enumerate(found[: len(worth) - 1], 1)} == {
        of: each for of, each in worth.items() if of != "further"
    }
    assert found[6] - found[5] == found[5] - found[4] == worth["further"]


@pytest.mark.rule("I9.4", "I17.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boards", ["", OWN_BOARDS])
def test_burial_chamber_b(players: int, boards: str) -> None:
    worth = points(
        ways("imhotep", sides="AAABA", players=players, **({"boards": boards} if boards else {}))[
            "burial_chamber_b"
        ]
    )
    row = "".join(letter * (players - seat) for seat, letter in enumerate(LETTERS[:players]))
    stones = "".join(letter + "xx" for letter in row)  # the top row; no player owns the others
    board = lay(
        f"chamber={seats(stones.replace('x', LETTERS[0]))}", sides="AAABA", players=players, boards=boards
    )
    below = lay(f"chamber={seats(LETTERS[0] * 3)}", sides="AAABA", players=players, boards=boards).item(
        "burial_chamber"
    )[0]
    first = worth["1"]
    assert below == 3 * first
    assert board.item("burial_chamber")[1:] == [worth[str(place)] for place in range(2, players + 1)]


@pytest.mark.rule("I10.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_obelisks_a(players: int) -> None:
    worth = points(ways("imhotep", players=players)["obelisks_a"])
    assert high(*range(players, 0, -1)) == [worth[str(place)] for place in range(1, players + 1)]


@pytest.mark.rule("I10.6", "I10.9", "I17.4")
@pytest.mark.parametrize("boards", ["", OWN_BOARDS])
def test_obelisks_b(boards: str) -> None:
    way = ways("imhotep", sides="AAAAB", players=4, **({"boards": boards} if boards else {}))["obelisks_b"]
    worth = points(way)
    assert way["needs"] is not None
    for taken in range(len(worth) - 1):
        board = landed("w", "w" * (way["needs"] - 1), "b" * taken, boards)
        assert board.track()[1] == worth[str(taken + 1)]
    assert lay("obelisks=1*2", sides="AAAAB").item("obelisks")[1] == 2 * worth["loose"]


@pytest.mark.rule("I11.6")
def test_decorations() -> None:
    way = ways("imhotep")["decorations"]
    assert way["needs"] is not None
    for stones, times in ((way["needs"] - 1, 0), (way["needs"], 1), (3 * way["needs"], 3)):
        board = lay(f"0:cards=temple_decoration temple={seats('w' * stones)}")
        assert board.item("temple_decoration")[0] == times * points(way)["each"]


@pytest.mark.rule("I11.9")
def test_statues() -> None:
    worth = points(ways("imhotep")["statues"])
    assert {of: lay(f"0:cards=statue*{of} offer=-").item("statues")[0] for of in worth} == worth


@pytest.mark.rule("I12.6")
def test_blue_cards_that_were_not_played() -> None:
    board = lay("0:cards=lever,hammer,sail")
    assert board.item("unused")[0] == 3 * points(ways("imhotep")["unused"])["each"]


@pytest.mark.rule("I15.1", "I15.2")
def test_the_wrath() -> None:
    assert "wrath" not in ways("imhotep")
    assert lay(wrath=True).item("wrath") == [points(ways("imhotep", wrath=True)["wrath"])["once"]] * 2


def test_the_spaces_of_each_pyramid_stand_together() -> None:
    way = ways("imhotep", sides="ABAAA")["pyramids_b"]
    names = [figure["of"].split("-")[0] for figure in way["figures"][:-1]]
    assert [(name, len(list(each))) for name, each in groupby(names)] == [(name, 5) for name in PYRAMID_NAMES]
