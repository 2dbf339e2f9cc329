"""What the game tells of its events, in English; the rules behind it are tested in the other files."""

from functools import cache

import pytest

from benben.engine.event import messages
from benben.games.ra.events import events
from benben.texts import Texts
from tests.rules.ra.board import Board, lay


@cache
def english() -> Texts:
    """The English words, with names for the seats."""
    return Texts("en", ["Ann", "Bob", "Cid", "Dan", "Eve"])


def story(board: Board, *lines: str) -> list[str]:
    """What a spectator is told while *lines* are played."""
    told = []
    for line in lines:
        before = board.tables.copy()[0]
        code = board.code(line)
        board.play(line)
        told += [english().format(said) for said in messages(events(before, code, board.table, None))]
    return told


def test_the_deal() -> None:
    assert story(Board(3), "deal 11-10-7-4", "deal 13-8-5-2") == [
        "Ann gets the suns 11, 10, 7, 4",
        "Bob gets the suns 13, 8, 5, 2",
        "Cid gets the suns 12, 9, 6, 3",
    ]


def test_draws_and_a_won_auction() -> None:
    told = story(lay(), "draw", "reveal Nile", "draw", "reveal Ra", "bid 11", "pass", "pass")
    assert told == [
        "Ann draws Nile",
        "Bob draws Ra, 1 of 8 in this epoch",
        "Cid bids sun 11",
        "Ann passes",
        "Bob passes",
        "Cid wins with sun 11 and takes sun 1 and Nile",
    ]


def test_an_unbeatable_bid_wins_at_once() -> None:
    assert story(lay(turn=2), "invoke", "bid 13") == [
        "Cid invokes Ra",
        "Ann bids sun 13",
        "Ann wins with sun 13 and takes sun 1 alone",
    ]


def test_nobody_bids() -> None:
    suns = [[13], [12], [11]]
    assert (
        story(lay(suns=suns, track="nile"), "draw", "reveal Ra", "pass", "pass", "pass")[-1] == "Nobody bids"
    )
    full = "nile, art, art, gold, god, flood, nile, sphinx"
    assert story(lay(suns=suns, track=full), "invoke", "pass", "pass", "pass")[-2:] == [
        "Nobody bids",
        "These tiles leave the game: Nile, Art, Art, Gold, God, Flood, Nile, Sphinx",
    ]


def test_gods_and_disasters() -> None:
    board = lay(tiles=["3 god, 3 art, writing"], track="drought, unrest, nile")
    assert story(board, "take Drought", "take Unrest", "discard Writing", "done") == [
        "Ann spends a God and takes Drought",
        "Drought strikes Ann, who has nothing to lose",
        "Ann spends a God and takes Unrest",
        "Ann gives up Writing",
        "Unrest strikes Ann, who loses Art",
        "Ann spends no more Gods",
    ]


def test_disasters_in_an_auction() -> None:
    board = lay(tiles=["", "3 pharaoh, 2 palace"], track="funeral, earthquake, nile, drought")
    assert story(board, "invoke", "bid 12", "pass")[-4:] == [
        "Bob wins with sun 12 and takes sun 1 and Funeral, Earthquake, Nile, Drought",
        "Funeral strikes Bob, who loses Pharaoh, Pharaoh",
        "Drought strikes Bob, who loses Nile",
        "Earthquake strikes Bob, who loses Palace, Palace",
    ]


def test_an_epoch_ends_with_ra() -> None:
    assert story(lay(ra_count=7), "draw", "reveal Ra") == [
        "Ann draws Ra, 8 of 8 in this epoch",
        "The last Ra tile ends epoch 1 at once",
        "Epoch 2 begins; Ann holds the highest sun and plays first",
    ]


def test_an_epoch_ends_with_the_last_sun() -> None:
    board = lay(suns=[[], [12], []], used=[[13], [], [11]], turn=1)
    assert story(board, "invoke", "bid 12")[-3:] == [
        "Bob wins with sun 12 and takes sun 1 alone",
        "All suns are used: epoch 1 ends",
        "Epoch 2 begins; Ann holds the highest sun and plays first",
    ]


@pytest.mark.parametrize(
    ("points", "ending"), [([30, 0, 0], "Ann wins with 20 points"), ([0, 6, 0], "Bob wins with 1 point")]
)
def test_the_end(points: list[int], ending: str) -> None:
    told = story(lay(epoch=3, ra_count=7, points=points), "draw", "reveal Ra")
    assert told[1] == "The last Ra tile ends epoch 3 at once"
    assert len([line for line in told if "scores" in line]) == 3
    assert told[-1] == ending
