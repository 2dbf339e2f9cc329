"""Programs that are rated by lines and over the Model Context Protocol, as processes: good ones and bad ones."""

import json
import re
import socket
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from benben import Game
from benben.protocol.contest import Contest, ContestGame, Program, make_contest, play_contest
from benben.protocol.lines import LineProgram
from benben.protocol.mcp_program import McpProgram, RelayServer
from benben.protocol.rated import RatedTable, Terms
from benben.texts import Texts
from tests.cli.program import invoke
from tests.protocol.programs import WRITTEN

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parents[1] / "examples" / "line_program.py"
SECONDS = 3600.0


def lines(conduct: str) -> LineProgram:
    return LineProgram([sys.executable, str(HERE / "programs.py"), conduct])


def joining(conduct: str) -> McpProgram:
    return McpProgram([sys.executable, str(HERE / "client.py"), conduct])


def play(
    game: Game, program: Program, seconds: float = SECONDS, tokens: int | None = None, rounds: int = 1
) -> list[ContestGame]:
    """So many games on each seat against the novice."""
    contest = make_contest(game, ["novice"], game.players * rounds, 1, Terms(seconds, tokens, 3), "en")
    try:
        return list(play_contest(contest, program))
    finally:
        program.close()


@pytest.mark.slow
@pytest.mark.parametrize("make", [lines, pytest.param(joining, marks=pytest.mark.proof)])
def test_a_program_plays_whole_games_on_every_seat(pebbles: Game, make: Any) -> None:
    program = make("decent")
    games = play(pebbles, program)
    assert [game.seat for game in games] == list(range(pebbles.players))
    assert len({game.luck for game in games}) == 1
    for game in games:
        assert (game.failure, game.detail) == (None, "")
        assert game.conduct.moves > 0
        assert (game.conduct.illegal, game.conduct.stand_ins) == (0, 0)
        assert game.conduct.seconds >= game.conduct.longest > 0
        assert game.conduct.tokens == (7 * game.conduct.moves if make is lines else 5)
    assert program.name in {"The [31mTest", ""}


def test_the_same_seed_gives_the_same_games(pebbles: Game) -> None:
    def summary(games: Sequence[ContestGame]) -> list[Any]:
        return [(game.luck, game.won, game.scores, game.conduct.moves) for game in games]

    assert summary(play(pebbles, lines("decent"))) == summary(play(pebbles, lines("decent")))


@pytest.mark.slow
@pytest.mark.parametrize("make", [lines, joining])
def test_illegal_moves_are_counted_and_answered(pebbles: Game, make: Any) -> None:
    for game in play(pebbles, make("wavering")):
        assert game.failure is None
        assert game.conduct.illegal == game.conduct.moves > 0
        assert game.conduct.stand_ins == 0
        assert game.conduct.tokens == (7 * game.conduct.moves if make is lines else 5)


@pytest.mark.parametrize("conduct", ["stubborn", "colon"])
def test_who_never_plays_a_legal_move_is_stood_in_for(pebbles: Game, conduct: str) -> None:
    for game in play(pebbles, lines(conduct)):
        assert game.failure is None
        assert game.conduct.stand_ins == game.conduct.moves > 0
        assert game.conduct.illegal == 3 * game.conduct.moves


def test_a_move_is_read_however_a_program_writes_it(pebbles: Game) -> None:
    games = play(pebbles, lines("free"), rounds=4)
    assert sum(game.conduct.moves for game in games) >= len(WRITTEN)
    for game in games:
        assert (game.failure, game.conduct.illegal) == (None, 0)


def test_a_program_that_writes_no_move_gets_the_form_of_moves(pebbles: Game) -> None:
    for game in play(pebbles, lines("wordless"), seconds=0.5):
        assert game.failure == "silent"
        assert "the answer to “go” is a line “move NOTATION”; it wrote “" in game.detail


@pytest.mark.parametrize(
    ("conduct", "kind"),
    [
        ("crashing", "crashed"),
        ("silent", "silent"),
        ("endless", "garbled"),
        ("chatty", "garbled"),
        ("modern", "version"),
    ],
)
def test_a_bad_program_loses_with_a_reason(pebbles: Game, conduct: str, kind: str) -> None:
    games = play(pebbles, lines(conduct), seconds=0.5 if conduct == "silent" else SECONDS)
    assert [game.failure for game in games] == [kind] * pebbles.players
    assert all(game.won == 0 and game.detail for game in games)


@pytest.mark.slow
def test_who_leaves_or_is_not_there_loses(pebbles: Game) -> None:
    assert {game.failure for game in play(pebbles, joining("leaving"))} == {"crashed"}
    for program in (LineProgram(["/no/such/program"]), McpProgram(["/no/such/program"])):
        assert {game.failure for game in play(pebbles, program)} == {"absent"}


def test_only_who_knows_the_token_gets_in(pebbles: Game) -> None:
    class Nobody:
        def choose(self, match: Any, seat: int) -> int:
            raise AssertionError(match, seat)

    match = pebbles.new_match(seed=1)
    seat = match.turn or 0
    table = RatedTable(
        match, seat, dict.fromkeys(range(pebbles.players), Nobody()), Texts(), Terms(1, None, 3), 1
    )
    with (
        RelayServer(table) as server,
        socket.create_connection(("127.0.0.1", int(server.command[2]))) as stranger,
    ):
        stranger.sendall(b"0" * 32 + b"\n")
        assert stranger.recv(100) == b""
    assert json.dumps(server.config)


# ---- the command -------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("pebbles")
def test_the_command_rates_a_program(tmp_path: Path) -> None:
    file = tmp_path / "rating.json"
    command = f"{sys.executable} {EXAMPLE}"
    asked = [
        "--level",
        "novice",
        "--level",
        "casual",
        "--games",
        "4",
        "--ladder-games",
        "1",
        "--workers",
        "1",
    ]
    done = invoke("rate", "pebbles", "--command", command, *asked, "--tokens", "9", "--json", str(file))
    assert done.code == 0, done.err
    assert re.search(r"^Random Mover: rating [−\d]+, 95% interval ±\d+$", done.out, re.MULTILINE)
    assert "illegal moves sent: 0" in done.out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["format"], found["program"], found["terms"]["tokens"]) == (
        "benben-rating",
        "Random Mover",
        9,
    )
    assert [line["level"] for line in found["levels"]] == ["novice", "casual"]
    low, high = found["rating_interval"]
    assert low < found["rating"] < high
    for line in found["levels"]:
        own = [game for game in found["games"] if game["level"] == line["level"]]
        assert line["won"] == sum(game["won"] for game in own)
        assert sorted(game["seat"] for game in own) == [0, 0, 1, 1]
        assert line["share_interval"][0] <= line["share"] <= line["share_interval"][1]


@pytest.mark.usefixtures("pebbles")
def test_what_was_played_before_an_interrupt_is_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as every seat was played equally often; the file does not take its name."""

    def interrupted(contest: Contest, program: Program) -> Iterator[ContestGame]:
        yield from islice(play_contest(contest, program), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("benben.cli.commands.rate.play_contest", interrupted)
    file, part = tmp_path / "rating.json", tmp_path / "rating.json.part"
    asked = ["--games", "4", "--ladder-games", "1", "--workers", "1", "--json", str(file)]
    done = invoke("rate", "pebbles", "--command", f"{sys.executable} {EXAMPLE}", *asked)
    assert done.code == 130
    assert done.err == f"Not finished; the work done so far is in {part}.\n"
    assert list(tmp_path.iterdir()) == [part]
    found = json.loads(part.read_text(encoding="utf-8"))
    assert [(line["level"], line["games"]) for line in found["levels"]] == [("novice", 2)]
    assert [game["seat"] for game in found["games"]] == [0, 1]


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([], "name one program"),
        (["--command", "x", "--mcp", "y"], "name one program"),
        (["--command", "'x"], "quotes must be closed"),
        (["--command", "x", "--level", "godlike"], "the levels are novice"),
        (["--command", "x", "--games", "3"], "ask for 2 or 4"),
    ],
)
def test_what_cannot_be_rated_is_refused(asked: list[str], said: str) -> None:
    done = invoke("rate", "pebbles", *asked)
    assert done.code == 2
    assert said in done.err


def test_the_example_is_short_and_needs_no_package_of_ours() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert "import benben" not in source
    assert len(source.splitlines()) <= 25
