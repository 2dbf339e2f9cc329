"""Ankh'or in the terminal: opening lines, a purchase of several decisions, moves that look like commands."""

import json
import re
from pathlib import Path

import pytest

import benben
from tests.cli.ankhor import Moment, until
from tests.cli.program import Result, invoke, only_file

TWO = ["play", "ankhor", "-s", "1", "-s", "2", "--name", "Ann", "--name", "Bob", "--seed"]
"""Two people at one keyboard."""


def play(moment: Moment, *lines: str, record: Path) -> Result:
    """Type what leads to a moment, then some lines, and leave."""
    typed = "".join(f"{line}\n" for line in [*moment.decided, *lines, "quit"])
    return invoke(*TWO, str(moment.seed), "--record", str(record), typed=typed)


def moves(file: Path) -> list[str]:
    """What seats have decided."""
    match = benben.read_record(json.loads(file.read_text(encoding="utf-8")))
    return [ply.text for ply in match.plies if ply.actor != benben.CHANCE]


def test_the_opening_lines_tell_the_price_board_and_the_row() -> None:
    out = invoke(*TWO, "7", "--split", "forbidden", typed="quit\n").out
    title, _words, first = out.splitlines()[:3]
    assert title == "Ankh'or (players=2, split=forbidden, boards=reconstructed values)"
    assert first.startswith("  A tile under space 1")
    assert re.findall(r"^  A tile under space (\d) costs \w+, \w+(?:, \w+)?$", out, re.MULTILINE) == list(
        "123456"
    )
    assert re.findall(r"^  The .+ is laid under space (\d)$", out, re.MULTILINE) == list("123456")
    assert "Ann to play: take three tokens or buy a tile\n  1  Take fish      take fish\n" in out


@pytest.mark.slow
def test_a_purchase_on_level_one_is_asked_for_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`save GOOD` is a move and no command: it writes no file."""
    monkeypatch.chdir(tmp_path)
    moment = until("save")
    good = str(moment.match.legal_moves[0]).removeprefix("save ")
    done = play(moment, "undo", moment.decided[-1], f"SAVE {good}", record=Path("game.json"))
    assert f"Undone: {moment.decided[-1]}\n" in done.out
    assert re.search(r"^(Ann|Bob) buys the .+: choose where to lay it$", done.out, re.MULTILINE)
    assert re.search(r"^(Ann|Bob) lays a tile on level one: choose the good to save$", done.out, re.MULTILINE)
    printed = rf"^  For level one (\w+) saves {good}\n  \1 pays \w+.*\n  \1 lays the .+ on level one, row \d"
    assert re.search(printed, done.out, re.MULTILINE)
    assert only_file(tmp_path).name == "game.json"
    assert moves(Path("game.json")) == [*moment.decided, f"save {good}"]


@pytest.mark.slow
def test_moving_a_tile_is_taken_back_step_by_step(tmp_path: Path) -> None:
    moment, file = until("set_down"), tmp_path / "game.json"
    *before, move, lift = moment.decided
    done = play(moment, "undo", "undo", record=file)
    assert (move, lift[:4]) == ("move", "lift")
    assert re.search(rf"Undone: {lift}\n(.|\n)*Undone: move\n", done.out)
    assert moves(file) == before


def test_drawn_tiles_end_taking_back(tmp_path: Path) -> None:
    moment, file = until("after"), tmp_path / "game.json"
    done = play(moment, "draw left", "undo", record=file)
    assert re.search(
        r"^  \w+ spends an ankh and draws new tiles from the left pile\n  The .+ is discarded$",
        done.out,
        re.MULTILINE,
    )
    assert "Something has been revealed since" in done.out
    assert moves(file) == [*moment.decided, "draw left"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fish", "“fish” is not a complete move; did you mean “take fish”?"),
        ("save fish", "“save fish” is not legal now; legal: take fish, take ivory"),
        ("place 1", "“place 1” is not legal now"),
        ("buy 7", "“buy 7” is neither a move nor a command; did you mean “buy "),
        ("show blue", "“show blue” is neither a move"),
        ("7", "the moves are numbered 1 to 6"),
    ],
)
def test_what_cannot_be_played_is_explained(typed: str, answer: str) -> None:
    assert answer in invoke(*TWO, "7", typed=f"{typed}\nquit\n").out


def test_more_can_play(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "ankhor", "-n", "4", "-p", "greedy", "--seed", "7", "--record", str(file)]
    done = invoke(*arguments, typed="1\n" * 12 + "quit\n")
    assert re.search(
        r"^Price.*^▶ Player 1 .*^  Greedy 2 .*^  Greedy 3 .*^  Greedy 4 ", done.out, re.MULTILINE | re.DOTALL
    )
    match = benben.read_record(json.loads(file.read_text(encoding="utf-8")))
    assert {ply.actor for ply in match.plies} == {benben.CHANCE, 0, 1, 2, 3}
