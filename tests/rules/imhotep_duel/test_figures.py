"""The figures that explain scoring are those that tables score."""

from collections.abc import Callable

import pytest

from tests.rules.figures import points, ways
from tests.rules.imhotep_duel.board import lay, some
from tests.rules.imhotep_duel.test_scoring import owning, tombs

A = {name: points(way) for name, way in ways("imhotep_duel", sides="AAAA").items()}
B = {name: points(way) for name, way in ways("imhotep_duel", sides="BBBB").items()}


def test_the_sides_are_those_that_are_played_with() -> None:
    assert list(ways("imhotep_duel", sides="ABBA")) == [
        "obelisk_a",
        "temple_b",
        "pyramid_b",
        "tomb_a",
        "actions",
        "meeples",
    ]


@pytest.mark.rule("D9.2", "D9.3")
def test_what_is_left_over() -> None:
    board = lay("0:meeples=a1,b2 0:tokens=take*2,place", sides="AAAA")
    assert (board.item("actions")[0], board.item("meeples")[0]) == (
        3 * A["actions"]["each"],
        2 * A["meeples"]["each"],
    )


@pytest.mark.rule("D9.4", "D9.5")
def test_obelisk_a() -> None:
    worth = A["obelisk_a"]
    board = owning("AAAA", "obelisk*3", "obelisk*2")
    assert board.item("obelisk") == [3 * worth["each"] + worth["more"], 2 * worth["each"]]


@pytest.mark.rule("D9.10", "D9.11", "D9.12")
def test_obelisk_b() -> None:
    worth, needs = B["obelisk_b"], ways("imhotep_duel", sides="BBBB")["obelisk_b"]["needs"]
    assert needs is not None
    most = max(int(of.rstrip("+")) for of in worth if of.endswith("+"))
    assert owning("BBBB", some(obelisk=needs), some(obelisk=needs), first=1).item("obelisk") == [
        worth["other"],
        worth["first"],
    ]
    assert owning("BBBB", some(obelisk=needs - 1)).item("obelisk") == [0, 0]
    assert owning("BBBB", some(obelisk=most), first=0).item("obelisk") == [worth[f"{most}+"], 0]
    assert owning("BBBB", some(obelisk=most - 1), first=0).item("obelisk") == [worth["first"], 0]


@pytest.mark.rule("D9.6", "D9.7", "D9.8", "D9.14", "D9.15", "D9.16")
@pytest.mark.parametrize(
    ("figures", "item", "tokens"),
    [
        (A["temple_a"], "temple", lambda n: f"temple_{n}"),
        (B["temple_b"], "temple", lambda n: ",".join(f"temple_{value}" for value in range(1, n + 1))),
        (A["pyramid_a"], "light_pyramid", lambda n: some(light_pyramid=n)),
        (A["pyramid_a"], "dark_pyramid", lambda n: some(dark_pyramid=n)),
        (B["pyramid_b"], "pyramid", lambda n: some(light_pyramid=n, dark_pyramid=6)),
        (A["tomb_a"], "tomb", lambda n: tombs(" ".join(map(str, range(1, n + 1))))),
    ],
)
def test_by_number(figures: dict[str, int], item: str, tokens: Callable[[int], str]) -> None:
    sides = "AAAA" if any(figures is each for each in A.values()) else "BBBB"
    found = {of: owning(sides, tokens(int(of.rstrip("+")))).item(item)[0] for of in figures}
    assert found == figures
    for of, worth in figures.items():
        if of.endswith("+"):
            assert owning(sides, tokens(int(of.rstrip("+")) + 1)).item(item)[0] == worth


@pytest.mark.rule("D9.16")
def test_tomb_b() -> None:
    assert owning("BBBB", tombs("1 2 3 7 9")).item("tomb")[0] == 3 * B["tomb_b"]["each"]
