"""Comparing styles: everybody has each seat with the same luck, and what differs is found and put into figures."""

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from benben import load
from benben.arena.playing import play_match
from bench import styles
from bench.styles import Found, Plan, differences, habits_of, line, samples

DUEL = load("imhotep_duel")


def found(margins: list[float], **habits: list[float]) -> Found:
    shares = np.array([float(margin > 0) for margin in margins])
    return Found(shares, np.array(margins), {name: np.array(each) for name, each in habits.items()})


def test_habits_are_the_moves_and_the_receipt_of_one_seat() -> None:
    match, _ = play_match(DUEL, ["random", "random"], [1, 2], 3)
    habits = [habits_of(match, seat) for seat in range(2)]
    moves = [sum(count for name, count in each.items() if name.startswith("moves: ")) for each in habits]
    assert moves == [sum(ply.actor == seat for ply in match.plies) for seat in range(2)]
    assert match.outcome is not None
    points = [sum(count for name, count in each.items() if name.startswith("points: ")) for each in habits]
    assert points == list(match.outcome.scores)


def test_games_can_be_played_again_and_nobody_wins_with_fewer_points() -> None:
    plan = Plan(games=8, simulations=4, seed=5)
    once, again = (styles.play(DUEL, plan.plain, plan) for _ in range(2))
    assert once.margins.tolist() == again.margins.tolist()
    assert len(once.shares) == 8
    assert set(once.shares) <= {0.0, 0.5, 1.0}
    assert (once.margins[once.shares == 1] >= 0).all()
    assert (once.margins[once.shares == 0] <= 0).all()


def test_samples_are_whole_rotations() -> None:
    drawn = samples(12, 3, 1)
    assert drawn.shape[1] == 12
    assert (drawn.reshape(-1, 3) % 3 == np.arange(3)).all()
    assert (drawn.reshape(-1, 3) // 3 == drawn.reshape(-1, 3)[:, :1] // 3).all()
    assert (samples(12, 3, 1) == drawn).all()


def test_a_spread_is_compared_with_that_of_the_plain_player() -> None:
    plain, bold = found([-1.0, 1.0] * 20), found([-3.0, 3.0] * 20)
    told = line("bold", bold, plain, samples(40, 2, 1))
    assert told.startswith("bold: won 50.0 % (35.2–64.8), margin +0.0 ± 0.9, spread 3.0 (3.0–3.0)")
    assert told.endswith("3.00 times the plain one's (3.00–3.00)")


def test_the_clearest_difference_comes_first() -> None:
    first = found([0.0] * 4, much=[9.0, 9.0, 9.0, 8.0], little=[1.0, 0.0, 1.0, 0.0])
    last = found(
        [0.0] * 4, much=[0.0, 1.0, 0.0, 0.0], little=[0.0, 1.0, 0.0, 0.0], other=[1.0, 0.0, 0.0, 0.0]
    )
    told = differences(first, last)
    assert [text.partition(":")[0] for text in told] == ["much", "other", "little"]
    assert told[0].startswith("much: 8.75 against 0.25 (+")
    assert told[1].startswith("other: 0.00 against 0.25 (-")


def test_the_command_tells_all_three_styles() -> None:
    code, told = invoke("imhotep_duel", "--games", "4", "--simulations", "4")
    assert code == 0
    lines = told.splitlines()
    assert [each.partition(": won ")[0] for each in lines[:3]] == [
        "search:games=4,style=bold",
        "search:games=4",
        "search:games=4,style=careful",
    ]
    assert lines[3].startswith("habits of search:games=4,style=bold against search:games=4,style=careful")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("ra", "-n", "3", "--games", "7"), "multiple of the 3"),
        (("ra", "-n", "2", "--player", "dancer"), "dancer"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], reason: str) -> None:
    code, told = invoke(*arguments)
    assert code == 2
    assert reason in told


def invoke(*arguments: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(styles.command)
    done = CliRunner().invoke(app, arguments)
    return done.exit_code, done.output
