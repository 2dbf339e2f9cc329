"""The game's texts of events, in English; other files test the rules."""

from functools import cache

import pytest

from benben.texts import Texts
from tests.rules.ra.board import Board, lay, undealt


@cache
def english() -> Texts:
    """The English words, with names for the seats."""
    return Texts("en", ["Ann", "Bob", "Cid", "Dan", "Eve"])


def story(board: Board, *lines: str) -> list[str]:
    """A spectator's sentences while *lines* are played."""
    sentences: list[str] = []
    for line in lines:
        board.play(line)
        sentences += map(english().format, board.match.narrate(board.match.ply - 1))
    return sentences


def test_the_deal() -> None:
    assert story(undealt(), "deal 11-10-7-4", "deal 13-8-5-2") == [
        "Ann gets the suns 11, 10, 7, 4",
        "Bob gets the suns 13, 8, 5, 2",
        "Cid gets the suns 12, 9, 6, 3",
    ]


def test_draws_and_a_won_auction() -> None:
    sentences = story(lay("turn=0"), "draw", "reveal Nile", "draw", "reveal Ra", "bid 11", "pass", "pass")
    assert sentences == [
        "Ann draws Nile",
        "Bob draws Ra, 1 of 8 in this epoch",
        "Cid bids sun 11",
        "Ann passes",
        "Bob passes",
        "Cid wins with sun 11 and takes sun 1 and Nile",
    ]


def test_an_unbeatable_bid_wins_at_once() -> None:
    assert story(lay("turn=2"), "invoke", "bid 13") == [
        "Cid invokes Ra",
        "Ann bids sun 13",
        "Ann wins with sun 13 and takes sun 1 alone",
    ]


def test_no_one_bids() -> None:
    assert (
        story(
            lay("turn=0 track=nile 0:suns=13/* 1:suns=12/* 2:suns=11/*"),
            "draw",
            "reveal Ra",
            "pass",
            "pass",
            "pass",
        )[-1]
        == "No one bids"
    )
    full = "nile,art*2,gold,god,flood,nile,sphinx"
    assert story(
        lay(f"turn=0 track={full} 0:suns=13/* 1:suns=12/* 2:suns=11/*"), "invoke", "pass", "pass", "pass"
    )[-2:] == [
        "No one bids",
        "These tiles leave the game: Nile, Art, Art, Gold, God, Flood, Nile, Sphinx",
    ]


def test_gods_and_disasters() -> None:
    board = lay("turn=0 track=drought,unrest,nile 0:tiles=god*3,art*3,writing")
    assert story(board, "take Drought", "take Unrest", "discard Writing", "done") == [
        "Ann spends a God and takes Drought",
        "Drought strikes Ann, who has nothing to lose",
        "Ann spends a God and takes Unrest",
        "Ann gives up Writing",
        "Unrest strikes Ann, who loses Art",
        "Ann spends no more Gods",
    ]


def test_disasters_in_an_auction() -> None:
    board = lay("turn=0 track=funeral,earthquake,nile,drought 1:tiles=pharaoh*3,palace*2")
    assert story(board, "invoke", "bid 12", "pass")[-4:] == [
        "Bob wins with sun 12 and takes sun 1 and Funeral, Earthquake, Nile, Drought",
        "Funeral strikes Bob, who loses Pharaoh, Pharaoh",
        "Drought strikes Bob, who loses Nile",
        "Earthquake strikes Bob, who loses Palace, Palace",
    ]


def test_an_epoch_ends_with_ra() -> None:
    assert story(lay("turn=0 ra=7"), "draw", "reveal Ra") == [
        "Ann draws Ra, 8 of 8 in this epoch",
        "The last Ra tile ends epoch 1 immediately",
        "Epoch 2 begins; Ann has the highest sun and plays first",
    ]


def test_an_epoch_ends_with_the_last_sun() -> None:
    board = lay("turn=1 0:suns=-/* 1:suns=12/* 2:suns=-/*")
    assert story(board, "invoke", "bid 12")[-3:] == [
        "Bob wins with sun 12 and takes sun 1 alone",
        "All suns are used: epoch 1 ends",
        "Epoch 2 begins; Ann has the highest sun and plays first",
    ]


@pytest.mark.parametrize(
    ("points", "ending"),
    [
        ("0:points=30 1:points=0 2:points=0", "Ann wins with 20 points"),
        ("0:points=0 1:points=6 2:points=0", "Bob wins with 1 point"),
    ],
)
def test_the_end(points: str, ending: str) -> None:
    sentences = story(lay(f"epoch=3 turn=0 ra=7 {points}"), "draw", "reveal Ra")
    assert sentences[1] == "The last Ra tile ends epoch 3 immediately"
    assert len([line for line in sentences if "scores" in line]) == 3
    assert sentences[-1] == ending
