"""A game that is a file: loaded, loaded again when it changes, in other processes, and what is wrong with it."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from benben import BadFile, BrokenGame, BrokenRules
from benben.authoring import files
from benben.engine import registry
from tests.authoring.conftest import EXAMPLES, Write

NIM = (EXAMPLES / "nim.py").read_text(encoding="utf-8")


def test_it_is_known_by_its_name_from_then_on(write: Write) -> None:
    assert benben.load(str(write(NIM))).name == "tried"
    assert "tried" in registry.names()
    assert benben.load("tried").new_match().legal_moves
    assert [Path(files.word_for("tried")).name, files.word_for("ra")] == ["tried.py", "ra"]


def test_a_file_that_has_changed_is_read_again(write: Write) -> None:
    old = benben.load(write(NIM)).new_match()
    old.play("take 1")
    write(NIM.replace("matches = 21", "matches = 15"))
    assert benben.load("tried").new_match().table.matches == 15
    assert old.table.matches == 20
    old.play("take 3")
    assert old.copy().table.matches == pickle.loads(pickle.dumps(old)).table.matches == 17  # noqa: S301  (our own)
    assert old.game.rules is not benben.load("tried").rules


def test_a_record_tells_the_game_of_the_file_and_verifies(write: Write) -> None:
    match = benben.load(write(NIM)).new_match(seed=1)
    while not match.is_over:
        match.play(match.legal_moves[0])
    assert match.record()["game"] == "tried"
    assert benben.verify(match.record()).is_over


def test_another_process_knows_it(write: Write) -> None:
    match = benben.load(write(NIM)).new_match()
    match.play("take 2")
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).table.matches)"
    kept = str(files.folder_of("onefile_x").parents[1])
    known = {**os.environ, "BENBEN_CACHE": kept}
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, input=pickle.dumps(match), capture_output=True, env=known
    )
    assert done.stdout.strip() == b"19", done.stderr


def test_the_variable_lists_files(write: Write) -> None:
    file = write(NIM)
    program = "import benben; print(benben.load('tried').rules.name, benben.load('tried').new_match().table.matches)"
    known = {**os.environ, "BENBEN_GAMES": os.pathsep.join(["/nowhere/else.py", str(file)])}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=known, check=True
    )
    assert done.stdout == "tried 21\n", done.stderr


def test_a_listed_file_that_cannot_be_read_is_left_out_alone(tmp_path: Path) -> None:
    (tmp_path / "ra.py").write_text(NIM, encoding="utf-8")
    files.use_listed({files.VARIABLE: os.pathsep.join([str(tmp_path / "ra.py"), "/nowhere/else.py"])})
    assert set(registry.left_out()) == {"ra.py", "else.py"}
    assert benben.load("ra").rules.module == "benben.games.ra"


@pytest.mark.slow
def test_what_lies_in_the_folder_of_its_name_belongs_to_it(write: Write) -> None:
    file = write(NIM)
    texts = file.with_suffix("") / "texts"
    texts.mkdir(parents=True)
    (texts / "en.ftl").write_text("tried-title = Mine\n", encoding="utf-8")
    game = benben.load(file)
    said = benben.Message(id="tried-title")
    assert (game.rules.catalogues / "en.ftl").exists()
    assert __import__("benben.texts").texts.Texts().format(said) == "Mine"


def test_a_file_that_is_gone_keeps_its_game(write: Write) -> None:
    file = write(NIM)
    benben.load(file)
    file.unlink()
    assert benben.load("tried").new_match().table.matches == 21


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        (("matches: int", "matches int"), 9, "SyntaxError: invalid syntax"),
        (("low=0", "low=nought"), 9, "NameError: name 'nought' is not defined"),
        (('"take"', '"Take"'), 36, "the verb 'Take' must be a word"),
        (("RULES =", "RULE ="), 0, "end the file with RULES = game(...)"),
    ],
)
def test_an_error_in_it_is_a_sentence_with_its_line(
    write: Write, change: tuple[str, str], line: int, said: str
) -> None:
    file = write(NIM.replace(*change))
    with pytest.raises(BrokenGame) as caught:
        benben.load(file)
    assert said in str(caught.value)
    assert f"tried.py, line {line}" in str(caught.value) or not line
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            ("matches -= code", "matchs -= code"),
            "line 26, apply (tried, take 1): the table has no cell 'matchs'",
        ),
        (("1 - table.turn\n    table", "nought\n    table"), "line 27, apply (tried, take 1): NameError"),
        (("moves[count]", "moves[count + 9]"), "line 20, legal (tried, take 1): an index lies outside"),
        (("= 21", "= 300"), "line 14, setup (tried, a new game): a number does not fit into its cell"),
    ],
)
def test_a_rule_that_fails_says_its_line(write: Write, change: tuple[str, str], said: str) -> None:
    game = benben.load(write(NIM.replace(*change)))
    with pytest.raises(BrokenRules) as caught:
        game.new_match().play("take 1")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("My-Game.py", "lower-case letters"),
        ("ra.py", "another game called 'ra'"),
        ("gone.py", "No such file"),
    ],
)
def test_a_file_that_cannot_be_a_game_is_refused(tmp_path: Path, name: str, said: str) -> None:
    if name != "gone.py":
        (tmp_path / name).write_text(NIM, encoding="utf-8")
    with pytest.raises(BadFile, match=said):
        benben.load(tmp_path / name)
    assert benben.load("ra").rules.module == "benben.games.ra"
