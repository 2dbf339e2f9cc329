"""A5 buying a tile: the price, and what becomes of the row."""

import itertools

import pytest

from benben.games.ankhor.table import Step
from tests.rules.ankhor.laying import NO_ROW, PRICES, lay
from tests.rules.playing import random_game


@pytest.mark.rule("A5.1", "A5.2")
@pytest.mark.parametrize(
    ("hand", "affordable"),
    [
        ("-", []),
        ("b", []),
        ("bw", ["1"]),
        ("wkg", ["2"]),
        ("bk", ["3"]),
        ("kgr", ["4"]),
        ("br", ["5"]),
        ("wgr", ["6"]),
        ("wk", []),
        ("gr", []),
        ("bbb", []),
        ("bwkgr", ["1", "2", "3", "4", "5", "6"]),
    ],
)
def test_any_tile_that_can_be_paid(hand: str, affordable: list[str]) -> None:
    """For one's first tile there is no square, so nothing is saved."""
    board = lay(hands=f"{hand} bwkgr")
    assert board.offers("buy") == affordable
    board.refuses(*(f"buy {space}" for space in "123456" if space not in affordable))


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize(
    ("space", "tile", "left"),
    [(1, "bf", "kgr"), (2, "wf", "br"), (3, "kf", "wgr"), (4, "gf", "bw"), (5, "rf", "wkg"), (6, "kp", "bk")],
)
def test_a_token_for_each_marker_goes_to_the_supply(space: int, tile: str, left: str) -> None:
    board = lay(hands="bwkgra").play(f"buy {space}")
    assert (board.hand(), board.estate()) == (f"{left}a", tile)
    assert [board.supply(letter) for letter in "bwkgra"] == [
        4 - (letter in f"{left}a") for letter in "bwkgra"
    ]


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize(
    ("hand", "affordable"),
    [("bw", []), ("bb", ["1"]), ("bww", ["2"]), ("bbww", ["1", "2"]), ("bwwkk", ["2", "3"])],
)
def test_two_equal_markers_cost_two_tokens(hand: str, affordable: list[str]) -> None:
    board = lay(hands=hand, prices="bb bww wk kgr rg grk")
    assert board.offers("buy") == affordable
    if affordable:
        price = {"1": "bb", "2": "bww", "3": "wk"}[affordable[-1]]
        board.play(f"buy {affordable[-1]}")
        assert sorted(board.hand() + price) == sorted(hand)


@pytest.mark.rule("A5.3")
@pytest.mark.parametrize("hand", ["ba", "wa", "aa", "bkgra"])
def test_ankhs_never_pay(hand: str) -> None:
    board = lay(hands=hand)
    assert "1" not in board.offers("buy")
    board.refuses("buy 1")
    assert lay(hands="bwaa").play("buy 1").asks(0, Step.AFTER)


@pytest.mark.rule("A5.4")
def test_the_price_stays_with_the_space() -> None:
    board = lay(hands="abw", row="bf wf -- gf -- --").play("draw left", "deal")
    assert board.row().startswith("wf gf")
    assert board.prices() == "bw wkg bk kgr br wgr"
    assert board.play("buy 1").estate() == "wf"
    assert board.hand() == ""


@pytest.mark.rule("A5.4")
def test_markers_never_move() -> None:
    seen = set()
    for match in itertools.islice(random_game("ankhor", 5, players=2), 0, None, 20):
        seen.add(tuple(tuple(space["markers"]) for space in match.view(None)["market"]))
    assert len(seen) == 1


@pytest.mark.rule("A5.5")
def test_the_gap_stays() -> None:
    board = lay(hands="bk bw").play("buy 3")
    assert board.row() == "bf wf -- gf rf kp"
    assert board.piles() == (25, 24)
    board.play("buy 1")
    assert board.row() == "-- wf -- gf rf kp"
    assert lay(hands="bwkgr", row="-- wf -- gf rf kp").offers("buy") == ["2", "4", "5", "6"]


@pytest.mark.rule("A5.5")
def test_the_row_may_become_empty() -> None:
    board = lay(hands="bk bwkgr", row="-- -- bf -- -- --").play("buy 3")
    assert board.row() == NO_ROW
    assert board.offers("buy") == []
    board.refuses(*(f"buy {space}" for space in "123456"))
    assert board.legal() == [
        f"take {token}" for token in ("fish", "ivory", "charcoal", "herbs", "cloth", "ankh")
    ]


@pytest.mark.rule("A5.6", "A8.3")
def test_first_the_price_is_paid() -> None:
    """So the fish that was just paid is there for the warehouse."""
    board = lay(hands="bw bbb", row="bh -- -- -- -- --")
    assert board.supply("b") == 0
    board.play("buy 1")
    assert (board.hand(), board.stored(), board.supply("b")) == ("", "b", 0)


@pytest.mark.rule("A5.6", "A5.1")
def test_nothing_is_paid_before_the_tile_is_laid() -> None:
    board = lay("gj", hands="bw").play("buy 1")
    assert board.asks(0, Step.PLACE)
    view = board.match.view(None)
    assert (view["buying"], view["step"], board.hand(), board.row()) == (
        1,
        "place",
        "bw",
        "bf wf kf gf rf kp",
    )
    board.play("place 1")
    assert board.match.view(None)["buying"] is None


@pytest.mark.rule("A5.6", "A9.1", "A8.9")
def test_bonus_tokens_come_before_what_the_tile_does() -> None:
    board = lay("gj  gj  gs  gs", hands="bw", row="gc -- -- -- -- --").play("buy 1", "place 6")
    assert (board.bonus(), board.is_turn_of(0)) == (["green"], True)


@pytest.mark.rule("A5.1")
def test_only_tiles_that_lie_in_the_row() -> None:
    board = lay(hands="bwkgr", row="-- wf -- -- rf --")
    board.refuses("buy 1", "buy 3", "buy 4", "buy 6")
    assert board.offers("buy") == ["2", "5"]


@pytest.mark.rule("A5.2", "A5.4")
def test_the_figures_of_the_price_board_are_not_those_of_another() -> None:
    """The helper lays the page's figures: the default prices have three markers of each good."""
    assert sorted(PRICES.replace(" ", "")) == sorted("bbbwwwkkkgggrrr")
