"""Games that several tests look at."""

import json
from pathlib import Path
from typing import Any

import pytest

import benben
from benben import Match
from benben.engine.registry import names
from benben.players import make


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' terminal is in English, whatever the language of the current terminal."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def play_out(match: Match) -> Match:
    """Play the first legal move until the match is over."""
    while not match.is_over:
        match.play(match.legal_moves[0])
    return match


@pytest.fixture(scope="session")
def finished() -> Match:
    """A finished game whose dealer was committed."""
    game = benben.load("ra", players=3)
    return play_out(game.new_match(dealer=benben.CommittedDealer(bytes(range(32)))))


@pytest.fixture
def record(finished: Match) -> dict[str, Any]:
    """Its record, to be spoilt at will."""
    document: dict[str, Any] = json.loads(json.dumps(finished.record()))
    return document


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    """Its record in a file."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.fixture(scope="session", params=names())
def played(request: pytest.FixtureRequest) -> Match:
    """A finished game of each kind between good players, whose dealer was committed."""
    game = benben.load(request.param)
    match, bot = game.new_match(dealer=benben.CommittedDealer(bytes(range(32)))), make("greedy", game, 0)
    while match.turn is not None:
        match.play(bot.choose(match.known(match.turn), match.turn))
    return match


@pytest.fixture
def played_file(played: Match, tmp_path: Path) -> Path:
    """Its record in a file."""
    path = tmp_path / "played.json"
    path.write_text(json.dumps(played.record()), encoding="utf-8")
    return path


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines long enough for columns: wrapped lines would mix their words."""
    monkeypatch.setenv("COLUMNS", "1000")
