"""The figures that explain scoring are those that tables score."""

import pytest

from tests.rules.ankhor.acting import buy
from tests.rules.ankhor.laying import lay
from tests.rules.figures import points, ways

WAYS = ways("ankhor")
FIGURES = {name: points(way) for name, way in WAYS.items()}


@pytest.mark.rule("A13.2", "A13.3")
@pytest.mark.parametrize(
    ("name", "item", "tiles"),
    [
        ("colors", "green", ["gj", "gs", "gd", "gf", "gp", "gc", "gh"]),
        ("animals", "jackal", ["gj", "wj", "bj", "rj", "kj", "gj", "wj"]),
    ],
)
def test_groups_by_size(name: str, item: str, tiles: list[str]) -> None:
    worth = FIGURES[name]
    sizes = [int(of) for of in worth if of != "further"]
    found = {str(size): lay("  ".join(tiles[:size])).item(item) for size in sizes}
    assert {**found, "further": worth["further"]} == worth
    for size in range(max(sizes), len(tiles)):
        more = lay("  ".join(tiles[: size + 1])).item(item) - lay("  ".join(tiles[:size])).item(item)
        assert more == worth["further"]
    assert min(size for size in sizes if worth[str(size)]) == WAYS[name]["needs"]


@pytest.mark.rule("A13.1")
def test_printed_points() -> None:
    assert lay("gp  wp  rp").item("points") == 3 * FIGURES["points"]["each"]
    assert lay("gs  gs  gp  gp  gj  bj  bj  kj  kj").item("bonus") == 2 * FIGURES["bonus"]["each"]


@pytest.mark.rule("A13.5")
def test_tokens() -> None:
    needs = WAYS["tokens"]["needs"]
    assert needs is not None
    hands = "bbwwkkggr"
    for count in range(1, len(hands) + 1):
        assert (
            lay("gj", hands=hands[:count], players=4).item("tokens")
            == count // needs * FIGURES["tokens"]["each"]
        )


@pytest.mark.rule("A9.1")
def test_how_many_tiles_earn_a_bonus_token() -> None:
    """The last tile of so many brings it, and no tile before."""
    needs = WAYS["bonus"]["needs"]
    assert needs is not None
    tiles = ["gj", "gs", "gd", "gf", "gp"]
    for size in range(2, needs + 1):
        board = buy("  ".join([*tiles[: size - 1], "**"]), tiles[size - 1])
        assert board.bonus() == (["green"] if size == needs else [])
        assert board.item("bonus") == (FIGURES["bonus"]["each"] if size == needs else 0)
