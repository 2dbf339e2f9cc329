"""The match against OpenSpiel's bots: who sits where, what is counted, what is told. No strength is checked here."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest
import typer.testing

import benben
from bench import field, field_games
from bench.field_games import Plan, Played
from bench.field_seats import BOTS, Clock, bots

pytest.importorskip("pyspiel")


def _plan(lineup: tuple[str, ...], games: int = 2) -> Plan:
    game = benben.load("imhotep", players=len(lineup))
    return Plan("imhotep", tuple(game.options.items()), lineup, "greedy", 0.002, games, 1)


def _played(block: int, rotation: int, *shares: float) -> Played:
    count = len(shares)
    return Played(
        block, rotation, shares, (0,) * count, (10,) * count, (0.5,) * count, (0,) + (100,) * (count - 1)
    )


def test_a_table_is_filled_in_turn() -> None:
    assert field.lineups(2, ("mcts", "ismcts")) == [("ours", "mcts"), ("ours", "ismcts")]
    assert field.lineups(3, ("mcts", "ismcts")) == [("ours", "mcts", "ismcts")]
    assert field.lineups(4, ("mcts", "ismcts")) == [("ours", "mcts", "ismcts", "mcts")]


def test_whole_rotations_are_played() -> None:
    assert _plan(("ours", "mcts", "ismcts"), games=100).blocks == 34
    assert _plan(("ours", "mcts"), games=100).blocks == 50


def test_victories_are_added_up_by_player_and_not_by_seat() -> None:
    plan = _plan(("ours", "mcts", "ismcts", "mcts"))
    games = [_played(0, rotation, 0.5, 0.0, 0.0, 0.5) for rotation in range(4)]
    ours, mcts, ismcts = field.lines(plan, games)
    assert (ours.won, mcts.won, ismcts.won) == (2.0, 2.0, 0.0)
    assert (ours.seats, mcts.seats) == (1, 2)
    assert mcts.clock == Clock(80, 4.0, 800)
    low, high = ours.interval
    assert low < ours.share == 0.5 < high
    assert ours.rating is None  # one block tells nothing


def test_ratings_are_told_against_the_first_bot() -> None:
    plan = _plan(("ours", "mcts"))
    games = [_played(block, rotation, 1.0, 0.0) for block in range(20) for rotation in range(2)]
    ours, mcts = field.lines(plan, games)
    assert ours.rating is not None
    assert ours.rating[0] > 200
    assert mcts.rating == (0.0, 0.0)


def test_a_row_tells_everything() -> None:
    plan = _plan(("ours", "mcts"))
    ours, theirs = field.rows(plan, field.lines(plan, [_played(0, 0, 1.0, 0.0)]))
    assert "`greedy`" in ours
    assert "100.0 %" in ours
    assert "OpenSpiel `mcts`" in theirs
    assert theirs.count("|") == len(field._HEADS) + 1
    assert "200 |" in theirs  # simulations a second


def test_a_log_is_gone_on_from(tmp_path: Path) -> None:
    plan, other = _plan(("ours", "mcts")), _plan(("ours", "ismcts"))
    log = tmp_path / "games.jsonl"
    lines = [
        json.dumps({"plan": asdict(each), "played": asdict(_played(0, rotation, 1.0, 0.0))})
        for each in (plan, other)
        for rotation in range(2)
    ]
    log.write_text("\n".join([*lines, lines[0][:40]]), encoding="utf-8")
    assert list(field_games.play_all(plan, workers=1, log=log)) == [
        _played(0, turn, 1.0, 0.0) for turn in (0, 1)
    ]
    field_games._append(log, {"plan": asdict(other), "played": asdict(_played(0, 2, 1.0, 0.0))})
    assert [played.rotation for played in field_games._logged(other, log)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["imhotep", "--theirs", "stockfish"], "there are: mcts, ismcts, ismcts-own, both"),
        (["imhotep", "--ours", "searhc"], "no player is called"),
        (["imhotep", "--games", "0"], "at least one game"),
        (["imhotep", "--seconds", "-1"], "more than 0 seconds"),
        (["imhotep", "-o", "players=9"], "choose one of: 2, 3, 4"),
        (["chess"], "chess"),
    ],
)
def test_what_is_not_possible_is_refused(arguments: list[str], told: str) -> None:
    app = typer.Typer()
    app.command()(field.command)
    done = typer.testing.CliRunner().invoke(app, arguments)
    assert done.exit_code == 2
    assert told in " ".join(done.output.replace("│", " ").split())


@pytest.mark.slow
def test_a_game_is_played_with_no_less_time_for_theirs() -> None:
    plan = _plan(("ours", "mcts"))
    first, second = (field_games.play(plan, 0, rotation) for rotation in range(2))
    for played in (first, second):
        assert sum(played.shares) == pytest.approx(1.0)
        assert min(played.moves) > 5
        assert played.simulations[1] >= played.moves[1]
        assert played.seconds[1] >= plan.seconds * played.moves[1]
    assert (first.rotation, second.rotation) == (0, 1)


def test_every_bot_can_be_made() -> None:
    assert tuple(bots()) == BOTS
