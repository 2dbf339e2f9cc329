"""The parts of `python -m bench.engines`; tests/browser/test_bench_engines.py is a small run. No speed is checked."""

import io
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import rich.console
import typer

import benben
from benben.engine.table import CHANCE, OVER
from benben.web.built import write_published
from bench import npm
from bench.engines import command, peer, report
from bench.engines.run import Report
from bench.engines.sheet import Row, Sheet
from bench.engines.sides import PLAYOUTS, SEARCH, Done, Native, Work, in_node
from bench.engines.stand import Plan, title_of
from bench.engines.turns import SPENT, WAITED, by_turns, medians, quotients
from bench.machine import this_machine
from pebbles.codes import Code
from pebbles.components import Colour
from tests.games.playing import played, tables_of
from tests.web.hosts import Program


def test_sides_take_turns_in_windows_that_each_fills() -> None:
    turns: list[tuple[str, int]] = []

    def side(name: str, unit: float) -> Any:
        def work(size: int) -> Done:
            turns.append((name, size))
            return Done(3 * size, size * unit, 10 * size * unit)

        return work

    rates = by_turns([side("a", 0.01), side("b", 0.1)], 3, 1.0)
    assert turns[-6:] == 3 * [("a", 100), ("b", 10)]
    assert rates == [pytest.approx([300.0, 30.0])] * 3
    assert by_turns([side("a", 0.01)], 1, 1.0, WAITED) == [pytest.approx([30.0])]
    assert turns[-1] == ("a", 10)


def test_medians_are_of_each_side_and_quotients_of_each_window() -> None:
    rates = [[10.0, 5.0], [100.0, 20.0], [1.0, 0.9]]
    assert medians(rates) == [10.0, 5.0]
    assert quotients([[10.0, 5.0], [2.0, 8.0], [4.0, 12.0]]) == [1.0, 3.0]


def test_a_clock_that_has_not_moved_divides_nothing_by_zero() -> None:
    assert SPENT(Done(1.0, 0.0, 0.0)) > 0
    assert WAITED(Done(1.0, 0.0, 0.0)) > 0


def test_only_what_there_is_can_be_asked_for() -> None:
    assert command.asked(None, ("a", "b"), "--only") == ("a", "b")
    assert command.asked(["b", "b"], ("a", "b"), "--only") == ("b",)
    with pytest.raises(typer.BadParameter, match="c; there are: a, b"):
        command.asked(["c"], ("a", "b"), "--only")


def test_every_game_of_the_package_has_a_title() -> None:
    assert title_of(benben.load("imhotep_duel")) == "The Duel"
    assert title_of(peer.pebbles()) == "Pebbles"


def test_a_report_writes_each_figure_in_its_form_and_tells_what_is_missing() -> None:
    sheet = Sheet(
        "Speed", {"Node": "rate", "of it": "part"},
        [Row("Ra", {"Node": 1_234_000.0, "of it": 0.847}), Row("Imhotep", {"Node": 71.44})],
    )  # fmt: skip
    found = Report(this_machine(), "156", Plan(), [sheet], ["peer: NoPeer: no network"])
    console = rich.console.Console(width=150, record=True, file=io.StringIO())
    report.show(found, console)
    text = console.export_text()
    assert "Left out: peer: NoPeer: no network" in text
    lines = report.pages(found).splitlines()
    assert lines[-4:] == [
        "| | Node | of it |",
        "|---|---:|---:|",
        "| Ra | 1.23 M | 85% |",
        "| Imhotep | 71.4 |  |",
    ]
    assert "Ra" in text
    assert "1.23 M" in text
    assert json.loads(json.dumps(found.as_json()))["sheets"][0]["rows"][1]["figures"] == {"Node": 71.44}


def test_the_peer_and_what_it_runs_on_have_exact_versions() -> None:
    wanted = json.loads((peer.SOURCES / "package.json").read_text())
    versions = {**wanted["dependencies"], **wanted["overrides"]}
    assert {"boardgame.io", "immer", "redux"} <= set(versions)
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_a_peer_that_cannot_be_installed_is_left_out_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, command, stderr=b"no network")

    monkeypatch.setattr(subprocess, "run", failing)
    with npm.installed("Peer", tmp_path) as found:
        assert found.folder is None
        assert "no network" in found.left_out[0]


# ---- the peer's games ----------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def peers_games() -> Iterator[Program]:
    """A program that plays the games of the peer, without it."""
    program = Program(Path(__file__).with_name("peer_games.mjs"))
    yield program
    program.close()


def test_the_peer_plays_pebbles_by_the_same_rules(peers_games: Program) -> None:
    game = peer.pebbles()
    for seed in range(40):
        match = played(game, seed, 10_000)
        seen = peers_games.tell(
            {"name": "pebbles", "moves": list(their_moves(tables_of(match), match.plies))}
        )
        decisions = [table for table in tables_of(match) if table.actor != CHANCE]
        assert len(seen) == len(decisions)
        for answer, table in zip(seen, decisions, strict=True):
            check_pebbles(answer, table, game)


def their_moves(tables: list[Any], plies: Any) -> Iterator[dict[str, Any]]:
    """The moves of a match as the peer has them: who draws throws a die over the bag, in which whites come first."""
    for ply, (table, done) in enumerate(zip(tables, plies, strict=False)):
        if done.actor == CHANCE:
            continue
        if done.move == Code.DRAW:
            whites = int(table.bag[Colour.WHITE])
            yield {"move": "draw", "thrown": [whites if plies[ply + 1].move == Colour.WHITE else whites + 1]}
        elif done.move == Code.LAY:
            yield {"move": "lay"}
        else:
            yield {"move": "give", "args": [done.move - Code.GIVE]}


def check_pebbles(answer: dict[str, Any], table: Any, game: Any) -> None:
    """What lies there, who must decide, how many moves there are, and who has won."""
    state = answer["G"]
    assert state["bag"] == table.bag.tolist()
    assert state["hands"] == table.hands.tolist()[:2]
    assert state["laid"] == table.laid.tolist()[:2]
    if table.actor == OVER:
        points = [game.rules.score(table, seat) for seat in range(2)]
        expected = {"draw": True} if points[0] == points[1] else {"winner": str(points.index(max(points)))}
        assert answer["over"] == expected
        return
    assert answer["over"] is None
    assert answer["seat"] == table.actor
    moves = [Code.DRAW, Code.LAY, *(Code.GIVE + seat for seat in range(2))]
    assert len(answer["legal"]) == sum(is_legal(game, table, int(move)) for move in moves)


def is_legal(game: Any, table: Any, move: int) -> bool:
    """Whether it is among what there is to do."""
    moves = np.zeros(game.rules.most_moves, np.int16)
    return move in moves[: game.rules.legal(table, moves)].tolist()


@pytest.mark.parametrize(
    ("columns", "over"),
    [
        ([0, 1, 0, 1, 0, 1, 0], {"winner": "0"}),
        ([0, 0, 1, 1, 2, 2, 3], {"winner": "0"}),
        ([0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], {"winner": "0"}),
        ([3, 2, 2, 1, 1, 0, 1, 0, 0, 6, 0], {"winner": "0"}),
        ([6, 0, 1, 0, 1, 0, 1, 0], {"winner": "1"}),
        ([0, 0, 1, 1, 2, 2], None),
    ],
    ids=["up", "across", "rising", "falling", "the second", "nobody yet"],
)
def test_four_in_a_row_win_in_the_peers_other_game(
    columns: list[int], over: dict[str, str] | None, peers_games: Program
) -> None:
    moves = [{"move": "drop", "args": [column]} for column in columns]
    seen = peers_games.tell({"name": "connectfour", "moves": moves})
    assert [each["over"] for each in seen[:-1]] == [None] * len(columns)
    assert seen[-1]["over"] == over


def test_a_full_column_takes_no_more_in_the_peers_other_game(peers_games: Program) -> None:
    (*_, last) = peers_games.tell({"name": "connectfour", "moves": 6 * [{"move": "drop", "args": [2]}]})
    assert [move["args"] for move in last["legal"]] == [[0], [1], [3], [4], [5], [6]]


# ---- engines -------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.proof
def test_node_does_what_numba_does(tmp_path: Path) -> None:
    game = benben.load("imhotep_duel")
    with in_node(write_published(game.rules, tmp_path)[0]) as node:
        assert {"compiling", "making"} <= node.hello.keys()
        work = Work(PLAYOUTS, game, 30)
        assert node.run(work).units == Native().run(work).units > 30
        assert node.run(Work(SEARCH, game, 2)).units == Native().run(Work(SEARCH, game, 2)).units == 2000
