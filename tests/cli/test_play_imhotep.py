"""Imhotep in the terminal: what its opening lines say, a turn of several decisions, the pair at one keyboard."""

import json
import re
from pathlib import Path

import pytest

import benben
from tests.cli.program import invoke

SEED = "7"
TWO = ["play", "imhotep", "-s", "1", "-s", "2", "--name", "Ann", "--name", "Bob", "--seed", SEED]
"""Two people at one keyboard."""
TO_THE_MARKET = "place 2:1\nplace 2:2\nsail 2 market\n"
"""The first stone on the ship is Ann's, so she is asked first."""


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def moves(file: Path) -> list[str]:
    """What seats have decided."""
    match = benben.read_record(json.loads(file.read_text(encoding="utf-8")))
    return [ply.text for ply in match.plies if ply.actor != benben.CHANCE]


def test_the_opening_lines_tell_the_side_of_each_site() -> None:
    out = invoke(*TWO, "--sides", "ABABA", "--wrath", typed="quit\n").out
    printed = [line for line in out.splitlines() if not line.startswith("Type a move's number")]
    assert "\n".join(printed).startswith(
        "Imhotep (players=2, sides=ABABA, wrath=yes, blue_cards=turn, boards=reconstructed values)\n"
        "  Market A: four face-up cards\n"
        "  Pyramids B: three pyramids to choose from, with bonuses\n"
        "  Temple A: 1 point for each stone visible from above\n"
        "  Burial chamber B: the most stones in each row\n"
        "  Obelisks A: the highest obelisks\n"
        "  Round 1 begins with ships of 4 3 2 2 spaces\n"
        "  The market offers "
    )
    assert re.search(r"^ +▶ Ann \(B\) +Bob \(W\)$", out, re.MULTILINE)
    assert re.search(r"^Points +−5 +−5$", out, re.MULTILINE)


@pytest.mark.parametrize("open_temples", [True, False])
def test_the_duels_opening_lines_are_true_with_open_temples_too(open_temples: bool) -> None:
    arguments = ["play", "imhotep_duel", "--seed", SEED, *(["--open-temples"] if open_temples else [])]
    (line,) = re.findall(r"^  Temple A: (.+)$", invoke(*arguments, typed="quit\n").out, re.MULTILINE)
    assert line == "1 point per circle"


@pytest.mark.slow
def test_more_can_play(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "imhotep", "-n", "4", "--sides", "BBBBB", "--wrath", "-p", "random", "--seed", SEED]
    done = invoke(*arguments, "--record", str(file), typed="1\n" * 500)
    assert done.code == 0
    match = benben.read_record(json.loads(file.read_text(encoding="utf-8")))
    assert match.is_over
    assert match.game.players == 4
    scores = " +".join(map(str, match.scores))
    assert re.search(rf"^ *Total +{scores}$", done.out, re.MULTILINE)


def test_a_sailing_is_previewed_and_told() -> None:
    out = invoke(*TWO, typed=typed("place 2:1", "place 2:2", "sail 2 temple", "quit")).out
    assert re.search(r"^ship 2  cards for B W +B \+2, W \+1 +1: B, 2: W ", out, re.MULTILINE)
    assert "  Ann sails ship 2 to the temple\n" in out
    assert "  A stone of Bob goes to the temple, column 2\n" in out


def test_at_one_keyboard_only_the_player_who_takes_the_pair_sees_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = f"{TO_THE_MARKET}take pair\n"
    out = invoke(*TWO, "--sides", "BAAAA", "--record", str(file), typed=f"{lines}1\nquit\n").out
    for_bob = out[out.rindex("\n> ", 0, out.index("Bob has a stone at the market")) :]
    assert out.count("One card of the pair is ") == 2
    assert "The pair, which only you see: " in out
    assert "One card of the pair" not in for_bob
    assert "  Ann keeps " in for_bob
    assert moves(file)[-2] == "take pair"


def test_a_chain_of_decisions_is_taken_back_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines, card = with_a_blue_card()
    arguments = [*TWO[:-1], "3", "--record", str(file)]
    out = invoke(*arguments, typed=f"{lines}{card}\nundo\nquit\n").out
    assert f"Undone: {card}\n" in out
    assert moves(file) == lines.splitlines()


def with_a_blue_card() -> tuple[str, str]:
    """Lines that lead to a turn on which a blue card of several decisions can be played, and that move."""
    match = benben.load("imhotep").new_match(seed=3)
    lines: list[str] = []
    liked = (
        *(f"take {card}" for card in ("Lever", "Sail", "Chisel")),
        *(f"sail {ship} market" for ship in range(1, 5)),
    )
    while not (playable := [str(move) for move in match.legal_moves if str(move).startswith("play ")]):
        texts = [str(move) for move in match.legal_moves]
        lines.append(next(text for text in (*liked, *texts) if text in texts))
        match.play(lines[-1])
    return typed(*lines), playable[0]
