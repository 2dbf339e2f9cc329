"""The help is there, and wrong usage has its exit code."""

import re
import sys

import pytest

import benben
from benben.cli import app
from tests.cli.program import invoke, run

COMMANDS = ["play", "serve", "simulate", "replay", "verify", "count", "bench", "games"]


def test_every_command_is_listed() -> None:
    shown = invoke("--help")
    assert shown.code == 0
    assert all(re.search(rf"^│ {command} ", shown.out, re.MULTILINE) for command in COMMANDS)
    assert len(app.registered_commands) == len(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    shown = invoke(command, "--help")
    assert shown.code == 0
    assert f"Usage: benben {command}" in shown.out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_has_examples(command: str) -> None:
    assert f"• benben {command} ra" in invoke(command, "--help").out


def test_the_version_is_told() -> None:
    assert invoke("--version").out == f"benben {benben.__version__}\n"


def test_it_runs_as_a_module_too() -> None:
    assert run("--version").out == f"benben {benben.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play", "--dance"],
        ["play", "chess"],
        ["play", "ra", "--players", "many"],
        ["play", "ra", "--players", "6"],
        ["play", "ra", "--players", "2", "--edition", "1999"],
        ["play", "ra", "--edition", "2023"],
        ["play", "ra", "--option", "players"],
        ["play", "ra", "--option", "colour=red"],
        ["play", "ra", "--seat", "4"],
        ["play", "ra", "--seat", "1", "--seat", "1"],
        ["play", "ra", "--name", "Ann", "--name", "Bob"],
        ["play", "ra", "--player", "dancer"],
        ["play", "ra", "--player", "search:games=none"],
        ["play", "ra", "--player", "greedy", "--player", "greedy", "--player", "greedy"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "ra", "--games", "0"],
        ["simulate", "ra", "--player", "dancer"],
        ["simulate", "ra", "--player", "random", "--player", "random"],
        ["count", "ra", "--depth", "-1"],
        ["serve", "--port", "70000"],
        ["serve", "--log-format", "runes"],
        ["--language", "xx", "games"],
    ],
    ids=" ".join,
)
def test_wrong_usage(arguments: list[str]) -> None:
    done = invoke(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.strip()
    assert "Traceback" not in done.err


def test_a_refusal_lists_what_there_is() -> None:
    assert invoke("play", "chess").err == "benben: no game is called 'chess'; there are: ra\n"
    assert "'2022', '1999'" in invoke("play", "ra", "--edition", "2023").err
    assert "greedy" in invoke("simulate", "ra", "--player", "dancer").err


def test_games_are_listed_with_their_options_and_players() -> None:
    out = invoke("games").out
    assert "ra: Ra" in out
    assert re.search(r"^players +2, 3, 4, 5 +3$", out, re.MULTILINE)
    assert re.search(r"^open_scores +no, yes +no$", out, re.MULTILINE)
    assert re.search(r"^search +\S", out, re.MULTILINE)


@pytest.mark.parametrize("spelling", ["open_scores=yes", "open_scores=TRUE", "edition=2022"])
def test_any_option_can_be_spelt_out(spelling: str) -> None:
    assert invoke("count", "ra", "--depth", "0", "--option", spelling).code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="the codes of signals are others there")
def test_without_a_command_it_shows_the_help() -> None:
    done = run()
    assert done.code in {0, 2}  # typer has changed its mind about it
    assert "Usage: benben" in done.out + done.err
