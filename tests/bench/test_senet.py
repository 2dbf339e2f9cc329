"""Senet in other frameworks: the same game move for move. No speed is checked."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.authoring import files
from benben.engine import registry
from benben.engine.game import Match
from benben.engine.table import CHANCE
from bench.engines.sides import Done
from bench.senet.authors import AUTHORS, BENBEN, OPEN_SPIEL, Author
from bench.senet.command import markdown, table
from bench.senet.in_open_spiel import SenetGame
from bench.senet.sides import Side
from tests.games.playing import played
from tests.tiers import usually
from tests.web.hosts import Program

ROOT = Path(__file__).resolve().parents[2]
GAMES = usually(5, 100)
DIE = {1: 1, 2: 5, 3: 11, 4: 15, 5: 16}
"""By throw of the sticks: a number of the peer's die of sixteen that means it."""


@pytest.fixture(scope="module")
def matches() -> Iterator[list[Match]]:
    """Random games in our own form. Afterwards the game is unknown again."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_MODULES", "_LEFT_OUT", "_FILES"):
            patch.setattr(registry, name, dict(getattr(registry, name)))
        patch.setattr(files, "_known", {})
        patch.setenv(files.VARIABLE, "")
        game = files.load(ROOT / BENBEN.file)
        yield [played(game, seed, 10_000) for seed in range(GAMES)]


def test_open_spiel_plays_the_same_games(matches: list[Match]) -> None:
    for match in matches:
        state = SenetGame().new_initial_state()
        for ply in range(match.ply):
            at, done = match.at(ply), match.plies[ply]
            if done.actor == CHANCE:
                assert state.is_chance_node()
            else:
                assert state.current_player() == at.turn
                assert state.legal_actions() == sorted(at.legal_moves.codes)
                assert state.action_to_string(done.move) == done.text
            state.apply_action(done.move)
        assert match.outcome is not None
        winner = match.outcome.winners[0]
        assert state.is_terminal()
        assert state.returns()[winner] == 1.0


def test_boardgame_io_plays_the_same_games(matches: list[Match]) -> None:
    program = Program(Path(__file__).with_name("peer_games.mjs"))
    try:
        for match in matches:
            first, *moves = their_turns(match)
            seen = program.tell({"name": "senet", "thrown": first["thrown"], "moves": moves})
            decisions = [ply for ply in range(match.ply) if match.plies[ply].actor != CHANCE]
            assert len(seen) == len(decisions) + 1
            for answer, ply in zip(seen, decisions, strict=False):
                at = match.at(ply)
                assert answer["seat"] == at.turn
                assert [f"{each['move']} {each['args'][0]}" for each in answer["legal"]] == list(
                    map(str, at.legal_moves)
                )
            assert match.outcome is not None
            assert seen[-1]["over"] == {"winner": str(match.outcome.winners[0])}
    finally:
        program.close()


def their_turns(match: Match) -> Iterator[dict[str, Any]]:
    """The moves, each with the throws that follow it; the first has only throws."""
    turn: dict[str, Any] = {"thrown": []}
    for ply in match.plies:
        verb, number = ply.text.split()
        if ply.actor == CHANCE:
            turn["thrown"].append(DIE[int(number)])
        else:
            yield turn
            turn = {"move": verb, "args": [int(number)], "thrown": []}
    yield turn


@pytest.mark.parametrize("author", AUTHORS, ids=lambda each: each.framework)
def test_each_name_that_an_author_must_know_is_in_the_source(author: Author) -> None:
    words = set(re.findall(r"\w+", author.source()))
    assert [name for name in author.names.split() if name not in words] == []
    assert author.count_names() == len(set(author.names.split()))


def test_a_framework_has_its_lines_once() -> None:
    def silent(_count: int) -> Done:
        raise AssertionError

    ways = [Side(BENBEN, "one", silent), Side(BENBEN, "two", silent), Side(OPEN_SPIEL, "one", silent)]
    rows = list(table(ways, [[2e6, 1e6, 3e6], [5.0], [7e3]]))
    assert [row[1] != "" for row in rows] == [True, False, True]
    assert rows[0][3:5] == ("2.00 M", "1.00 M – 3.00 M")
    assert list(markdown(rows))[-1].startswith(f"| OpenSpiel, one | {OPEN_SPIEL.lines()} | ")
