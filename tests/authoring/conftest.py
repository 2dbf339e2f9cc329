"""Files of games, which are forgotten after each test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from benben.authoring import files
from benben.engine import registry
from benben.engine.game import Game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
Write = Callable[[str], Path]


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing that a test makes known outlives it."""
    kept = tmp_path_factory.mktemp("kept")
    for name in ("_MODULES", "_FILES", "_LEFT_OUT"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))
    monkeypatch.setattr(files, "_known", {})
    monkeypatch.setattr(files, "cache_root", lambda: kept)
    monkeypatch.setenv(files.VARIABLE, "")


@pytest.fixture
def senet() -> Game:
    """Senet with five pawns."""
    return files.load(EXAMPLES / "senet.py")


@pytest.fixture
def nim() -> Game:
    """Nim."""
    return files.load(EXAMPLES / "nim.py")


BIDS = '''
"""Two seats bid in secret from hidden hands; a hidden pile has the rest of the cards."""
from benben import CHANCE, OVER, GameTable, cell, game, nd, rule


class Bids(GameTable):
    hand = cell(2, 3, low=0, high=9, empty=0, seen_by="owner", pool="cards")
    pile = cell(3, low=0, high=9, empty=0, seen_by="nobody", pool="cards")
    bid = cell(2, low=-1, high=9, empty=-1, seen_by="owner")
    mood = cell(2, low=0, high=3, seen_by="owner")
    points = cell(2, by_seat=True)


@rule
def setup(table):
    for card in range(3):
        table.hand[0, card] = card + 1
        table.hand[1, card] = card + 4
        table.pile[card] = card + 7


@rule
def legal(table, moves):
    count = 0
    if table.actor >= 0:
        for card in range(3):
            if table.hand[table.actor, card] > 0:
                moves[count] = table.hand[table.actor, card]
                count += 1
    return count


@rule
def apply(table, code):
    seat = table.actor
    table.bid[seat] = code
    for card in range(3):
        if table.hand[seat, card] == code:
            table.hand[seat, card] = 0
    table.actor = 1 - seat
    if table.bid[0] >= 0 and table.bid[1] >= 0:
        table.points[0 if table.bid[0] > table.bid[1] else 1] += 1
        table.bid[0] = -1
        table.bid[1] = -1
        if table.hand[0, 0] + table.hand[0, 1] + table.hand[0, 2] == 0:
            table.actor = OVER
    table.turn = max(0, table.actor)


@rule
def score(table, seat):
    return int(table.points[seat]) + int(table.mood[seat])


RULES = game(Bids, moves={"bid": range(10)}, secret=["bid"], setup=setup, legal=legal, apply=apply, score=score)
'''


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file of a game called `tried`, and return it."""

    def written(text: str) -> Path:
        file = tmp_path / "tried.py"
        file.write_text(text, encoding="utf-8")
        return file

    return written


@pytest.fixture
def bids(tmp_path: Path) -> Game:
    """The game of hidden bids."""
    (tmp_path / "bids.py").write_text(BIDS, encoding="utf-8")
    return files.load(tmp_path / "bids.py")
