"""What `python -m bench.server` is made of, and one small run. No figure of speed is checked: machines differ."""

import io
import itertools
import json
import math
import random
from pathlib import Path

import pytest
import rich.console
import typer
import typer.testing

from bench.machine import this_machine
from bench.server import board, command, peer, run, stages
from bench.server.board import Board, Tally, Timing
from bench.server.figures import Figure, arrivals, latencies, percentile
from bench.server.report import show, written
from bench.server.talking import rise
from bench.server.wire import Made


@pytest.mark.parametrize(
    ("share", "expected"),
    [(0.5, 50), (0.99, 99), (1.0, 100), (0.001, 1)],
    ids=["half", "p99", "all", "least"],
)
def test_a_percentile_is_the_value_that_so_many_do_not_exceed(share: float, expected: float) -> None:
    values = [float(value) for value in range(1, 101)]
    random.Random(1).shuffle(values)
    assert percentile(values, share) == expected


def test_a_percentile_of_little() -> None:
    assert percentile([7.0], 0.99) == percentile([7.0], 0.5) == 7.0
    assert math.isnan(percentile([], 0.5))
    assert [figure.value for figure in latencies("x", [0.001, 0.003])] == [1.0, 3.0]


def test_moves_are_meant_at_random_moments_at_the_rate_that_was_asked_for() -> None:
    times = arrivals(100, 60, random.Random(1))
    assert times == sorted(times)
    assert times[0] > 0
    assert times[-1] < 60
    assert abs(len(times) - 6000) < 5 * math.sqrt(6000)  # a Poisson process: five standard deviations
    gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
    assert min(gaps) < 0.001
    assert max(gaps) > 0.02  # twice the average
    assert times == arrivals(100, 60, random.Random(1)) != arrivals(100, 60, random.Random(2))


def test_delays_count_from_when_a_move_was_meant_and_never_end_without_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tally = Tally()
    tally.moves += [
        Timing(meant=0.5, acknowledged=0.9),
        Timing(meant=1.0, acknowledged=3.0, seen=3.5),
        Timing(meant=1.5, refused=True),
        Timing(meant=1.9),
        Timing(meant=2.0, acknowledged=2.1),
    ]
    monkeypatch.setattr("bench.server.board.time.perf_counter", lambda: 10.0)
    assert tally.delays(1.0, 2.0) == [2.0, 10.0 - 1.9]
    assert tally.sights(1.0, 2.0) == [2.5, 10.0 - 1.9]
    assert tally.unanswered(1.0, 2.0) == 1
    assert tally.acknowledged(0.0, 3.0) == 2


def test_each_socket_tells_its_own_part_of_a_moves_timing() -> None:
    tally = Tally()
    game = Board("http://x", Made("t", ("a", "b")), random.Random(1), tally, None)
    ann, bob = game.sockets
    timing = Timing(meant=1.0)
    game._sent = board.OnItsWay(ann, 4, {}, timing)
    game._unseen.append(game._sent)
    game._heard(bob, {"ply": 4, "status": "playing", "my_turn": False}, 1.1)
    assert (timing.acknowledged, timing.seen) == (None, None)
    game._heard(ann, {"ply": 6, "status": "playing", "my_turn": False}, 1.2)
    assert (timing.acknowledged, timing.seen) == (1.2, None)
    game._heard(bob, {"ply": 6, "status": "playing", "my_turn": True, "legal": []}, 1.3)
    game._heard(ann, {"ply": 7, "status": "over", "my_turn": False}, 1.4)
    game._heard(bob, {"ply": 7, "status": "over", "my_turn": False}, 1.5)
    assert (timing.acknowledged, timing.seen, game.over) == (1.2, 1.3, True)


def test_a_rise_of_p99_is_seen_and_equal_windows_show_none() -> None:
    rng = random.Random(1)
    windows = [[rng.expovariate(1000) for _ in range(100)] for _ in range(60)]
    equal = list(zip(windows[::2], windows[1::2], strict=True))
    low, high = rise(equal, random.Random(2))
    assert low < 0 < high
    slower = [(quiet, [delay + 0.005 for delay in talking]) for quiet, talking in equal]
    low, high = rise(slower, random.Random(2))
    assert 0 < low < 5 < high < 10


def test_options_say_what_is_measured() -> None:
    assert command.plan_of("both", None, None) == run.Plan()
    assert command.plan_of("sqlite", ["sockets", "churn", "sockets"], [1, 2]) == run.Plan(
        stores=("sqlite",), stages=("sockets", "churn"), workers=(1, 2)
    )
    with pytest.raises(typer.BadParameter, match="speed; there are: throughput"):
        command.plan_of("both", ["speed"], None)
    with pytest.raises(typer.BadParameter, match="at least one"):
        command.plan_of("both", None, [0])


def test_only_what_is_compared_has_a_peer_and_everything_attacked_has_its_words() -> None:
    assert set(peer.STAGES) <= set(stages.STAGES)
    assert all(len(stages.STAGES[name]) == 1 for name in peer.STAGES)
    assert len({stage.words for parts in stages.STAGES.values() for stage in parts}) == 16


def test_a_report_puts_aims_next_to_figures_and_tells_what_failed() -> None:
    findings = [
        run.Finding(
            "throughput", "sqlite", [Figure("moves a second", 612.4, 500, more=True), Figure("CPU", 2.34, 2)]
        ),
        run.Finding("throughput", "boardgame.io, files", [Figure("moves a second", 40.25)]),
        run.Finding("sockets", "sqlite", [], "Refused: 900 of 2000"),
    ]
    console = rich.console.Console(width=150, record=True, file=io.StringIO())
    show(run.Report(this_machine(), run.Plan(), findings, ["the peer"]), console)
    text = console.export_text()
    rows = {line.split("│")[1].strip(): line for line in text.splitlines() if line.count("│") > 3}
    assert [cell.strip() for cell in rows["moves a second"].split("│")[2:5]] == [
        "612",
        "40.2",
        "at least 500",
    ]
    assert [cell.strip() for cell in rows["CPU"].split("│")[2:5]] == ["2.34 missed", "", "at most 2"]
    assert "Left out: sockets, sqlite: Refused: 900 of 2000" in text
    assert "Left out: the peer" in text


@pytest.mark.parametrize(
    ("value", "words"), [(1234.5, "1,234"), (12.34, "12.3"), (0.417, "0.42"), (7.0, "7"), (math.nan, "nan")]
)
def test_figures_are_written_with_as_many_decimals_as_they_deserve(value: float, words: str) -> None:
    assert written(value) == words


@pytest.mark.slow
@pytest.mark.proof
def test_a_small_run_against_a_real_server_sees_moves_acknowledged(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(command.command)
    figures = tmp_path / "figures.json"
    arguments = ["--quick", "--store", "sqlite", "--stage", "throughput", "--no-peer", "--json", str(figures)]
    result = typer.testing.CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    (finding,) = json.loads(figures.read_text())["findings"]
    assert finding["failed"] is None
    found = {figure["name"]: figure["value"] for figure in finding["figures"]}
    assert found["moves a second"] > 0
    assert found["CPU ms a move, server"] > 0
    assert found["acknowledged, p50 ms"] > 0
    assert found["moves refused"] == 0
