"""The commands that can be typed in a game instead of moves."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from benben import Match
from benben.cli.game_commands import COMMANDS, find_command
from benben.cli.game_loop import GameLoop
from benben.cli.terminal import Terminal
from benben.engine.registry import names, rules
from benben.texts import Texts
from tests.cli.program import at_a_terminal, invoke
from tests.cli.refusals import each_language
from tests.cli.test_play import ANKHOR, DUEL, RANDOM, needs_a_terminal


def answer(*typed: str, arguments: list[str] = RANDOM) -> str:
    """What a game answers to the last of some lines."""
    out = invoke(*arguments, "--name", "Ann", typed="\n".join([*typed, "quit", ""])).out
    return out.split(f"> {typed[-1]}\n")[-1].rpartition("\n> quit\n")[0]


def test_the_first_screen_and_the_help_name_the_words() -> None:
    first = invoke(*RANDOM, typed="quit\n").out.splitlines()[1]
    printed = " ".join(invoke("play", "--help").out.split())
    for name in ("?", "hint", "rules NUMBER", "help", "quit"):
        assert name in first
        assert name in printed


@each_language
def test_help_tells_every_word_with_its_short_forms(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")  # otherwise the width of the current terminal
    out = invoke("--language", language, *RANDOM, typed="help\nquit\n").out
    for word in COMMANDS:
        meaning = Texts(language).say(word.meaning)
        line = next(line for line in out.splitlines() if line.endswith(meaning))
        assert line.split()[0] == word.name
        assert ", ".join(word.short) in line


def test_no_two_words_are_written_alike() -> None:
    forms = [form for word in COMMANDS for form in (word.name, *word.short)]
    assert len(set(forms)) == len(forms)
    assert [find_command(form.upper()) for form in forms] == [
        word for word in COMMANDS for _ in (0, *word.short)
    ]


@pytest.mark.parametrize("name", names())
def test_no_word_hides_a_move(name: str) -> None:
    """`save fish` is a move of Ankh'or; no word alone is the notation of a move."""
    moves = rules(name).moves
    assert [form for word in COMMANDS for form in (word.name, *word.short) if moves.find(form)] == []


def test_moves_are_shown_by_kind_with_the_numbers_that_play_them() -> None:
    typed = ["take fish", "take ivory", "take cloth"]
    out = answer(*typed, "?", arguments=[*ANKHOR[:2], "-s", "1", "-s", "2", "--seed", "7"])
    kinds = re.findall(r"^(\w+) \((\d+)\)$", out, re.MULTILINE)
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  ", out, re.MULTILINE)]
    assert ("take", "6") in kinds
    assert sum(int(count) for _, count in kinds) <= len(numbers)
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("typed", ["hint", "HINT", "i"])
def test_a_hint_tells_good_moves_and_what_they_bring(typed: str) -> None:
    ideas = re.findall(r"^(\d)  (.+) \((\w+)\) – Ann: \d+% to win", answer(typed), re.MULTILINE)
    assert sorted(ideas) == [("1", "Draw a tile", "draw"), ("2", "Invoke Ra", "invoke")]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "why bid 9",
            "There is no auction now: one starts when a Ra tile is drawn, or when you invoke Ra. (R5.1)",
        ),
        ("w `PASS`", "You can’t pass your turn: draw a tile, invoke Ra or spend a God. (R3.3)"),
        ("why draw", "You can play this: Draw a tile"),
        ("why 2", "You can play this: Invoke Ra"),
        ("why 3", "“3” is not a move: the moves are numbered 1 to 2"),
        ("why", "Which move? Type: why MOVE"),
        ("why me", "“me” is neither a move nor a command. ? lists the moves, help the commands."),
        ("hnt", "“hnt” is neither a move nor a command; did you mean “hint”?"),
        ("invok", "“invok” is neither a move nor a command; did you mean “invoke”?"),
        ("review", "The review comes when the game is over."),
    ],
)
def test_what_is_asked_is_answered(typed: str, said: str) -> None:
    assert answer(typed) == said


@pytest.mark.parametrize("typed", ["rules R5.4", "rules 5.4", "r r5.4.", "rule 5.4", "RULES rule R5.4"])
def test_a_rule_is_reported_by_its_number(typed: str) -> None:
    assert answer(typed).startswith("  R5.4 A bid is one of one's own face-up suns.")


def test_the_rules_are_listed_and_searched() -> None:
    assert re.search(r"^  R5 The auction$", answer("rules"), re.MULTILINE)
    assert len(re.findall(r"^  R3\.\d ", answer("rules 3"), re.MULTILINE)) == 8
    found = answer("rules highest SUN")
    assert re.findall(r"^  (R\d+\.\d+) ", found, re.MULTILINE)[0] == "R3.1"
    assert all("highest" in line for line in found.splitlines())
    assert re.search(r"^  Other matches: R\d+\.\d+(, R\d+\.\d+)*$", answer("rules sun"), re.MULTILINE)
    for nothing in ("rules R99.9", "rules chess"):
        assert "numbers look like R1.1, R1." in answer(nothing)


def test_only_rules_that_hold_at_the_table_are_reported() -> None:
    assert "  D8.1" in answer("rules 8", arguments=[*DUEL, "--sides", "AAAA"])


@pytest.fixture
def after(
    finished: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[str], str]:
    """The answers to lines from a file after the end of a game."""

    def say(typed: str) -> str:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        terminal = Terminal()
        terminal.texts = Texts("en", ["Ann", "", ""])
        GameLoop(terminal, finished, {0: "Ann"}, {1: "greedy", 2: "greedy"}).run()
        return capsys.readouterr().out.partition("(most points).\n")[2]

    return say


def test_words_are_heard_after_the_end(after: Callable[[str], str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = after(f"undo\nwhy draw\nsave {file}\nquit\nsave {file}.other\n")
    over = "The game is over: type review, rules, table, save FILE or quit."
    assert out == (
        f"> undo\nThe game is over: no move can be undone.\n> why draw\n{over}\n"
        f"> save {file}\nSaved: {file}\n> quit\n"
    )
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("typed", ["1\nsave {}\n", "\nsave {}\n", "draw\nsave {}\n", ""])
def test_what_is_left_of_a_file_after_the_end_is_no_word(
    after: Callable[[str], str], typed: str, tmp_path: Path
) -> None:
    """`yes 1 | benben play` ends with the game."""
    assert after(typed.format(tmp_path / "game.json")) == ""
    assert list(tmp_path.iterdir()) == []


def test_a_finished_game_is_reviewed(after: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.cli.game_commands._REVIEW_GAMES", 1)
    out = after("review\n")
    assert out.startswith("> review\nRa: chances of winning\n")
    assert re.search(r"^Ann +\d+ +\d+ +\d+\.\d%", out, re.MULTILINE)


@pytest.mark.slow
@needs_a_terminal
def test_at_a_terminal_the_end_waits_for_words() -> None:
    seen, code = at_a_terminal(RANDOM, ["1"] * 120 + ["dance", "quit"])
    assert code == 0
    assert "review shows where the game turned" in seen
    assert "The game is over: type review" in seen
