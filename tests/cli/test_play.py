"""A game in the terminal."""

import json
import re
import sys
from pathlib import Path

import pytest

import benben
from benben.engine.record import verify
from tests.cli.program import at_a_terminal, invoke

ESCAPE = "\x1b"
SEED = "7"  # Ann gets the highest sun and begins, and no tile ends anything at once
LONG_ENOUGH = "1\n" * 500
RANDOM = ["play", "ra", "--players", "2", "--player", "random", "--seed", SEED]

needs_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are of Unix")


def load(file: Path) -> benben.Match:
    return benben.Match.from_record(json.loads(file.read_text(encoding="utf-8")))


def test_a_whole_game_from_a_script(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--name", "Ann", "--record", str(file), typed=LONG_ENOUGH)
    assert done.code == 0
    assert ESCAPE not in done.out
    assert re.search(r"^(Ann|Random 2) wins with \d+ \(", done.out, re.MULTILINE)
    match = load(file)
    assert match.is_over
    assert re.search(rf"^ +Total +{match.scores[0]} +{match.scores[1]}$", done.out, re.MULTILINE)
    seats = json.loads(file.read_text(encoding="utf-8"))["seats"]
    assert seats == [{"name": "Ann", "player": "person"}, {"name": "Random 2", "player": "random"}]


def test_the_picture_shows_what_the_seat_may_see() -> None:
    out = invoke(*RANDOM, "--name", "Ann", typed="quit\n").out
    assert "Epoch 1 of 3   Ra 0 of 6 ○○○○○○   180 tiles in the bag   Sun 1 in the centre" in out
    assert re.search(r"^▶ Ann +10 +9 6 5 2$", out, re.MULTILINE)
    assert re.search(r"^  Random 2 +\? ", out, re.MULTILINE)
    assert "Ann to play: choose an action\n  1  Draw a tile  draw\n  2  Invoke Ra    invoke\n" in out


def test_open_scores_show_everybodys_points() -> None:
    out = invoke(*RANDOM, "--open-scores", typed="quit\n").out
    assert re.search(r"^  Random 2 +10 ", out, re.MULTILINE)


def test_what_others_did_is_told_in_words() -> None:
    out = invoke(*RANDOM, "--name", "Ann", typed="draw\nquit\n").out
    assert re.search(r"^  Ann draws \w+", out, re.MULTILINE)
    assert re.search(r"^  Random 2 (draws|invokes|bids|passes)", out, re.MULTILINE)


@pytest.mark.parametrize("first", ["1", "draw", "  DRAW "])
def test_numbers_and_notation_mean_the_same(first: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    invoke(*RANDOM, "--record", str(file), typed=f"{first}\nquit\n")
    assert load(file).plies[1].text == "draw"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("drow", "did you mean “draw”"),
        ("bid 9", "“bid 9” is not legal now; legal: draw, invoke"),
        ("3", "the moves have the numbers 1 to 2"),
        ("0", "the moves have the numbers 1 to 2"),
        ("9" * 5000, "the moves have the numbers 1 to 2"),
        ("²", "is not a move"),
        ("reveal Ra", "is not a move"),
        ("undo", "There is nothing to take back."),
        ("save /no/such/folder/game.json", "Not saved: /no/such/folder/game.json: No such file"),
        ("help", "take back your last move"),
    ],
)
def test_what_is_no_move_is_explained_and_nothing_happens(typed: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--record", str(file), typed=f"{typed}\nquit\n")
    assert done.code == 0
    assert answer in done.out
    assert load(file).ply == 1  # the sun sets


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = invoke(*RANDOM, typed=b"\xff\xfe\x00\nquit\n")
    assert done.code == 0
    assert "is not a move" in done.out


def test_an_empty_line_asks_again() -> None:
    assert invoke(*RANDOM, typed="\n   \nquit\n").out.count("\n> ") == 3


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*TWO, "--record", str(file), typed="invoke\nundo\nquit\n")
    # Ann invokes, and Bob is asked: it is he who types `undo`, and he has decided nothing yet.
    assert "There is nothing to take back." in done.out
    assert load(file).plies[-1].text == "invoke"


TWO = ["play", "ra", "-n", "2", "-s", "1", "-s", "2", "--name", "Ann", "--name", "Bob", "--seed", SEED]


def test_undo_among_people_stops_at_somebody_elses_decision() -> None:
    done = invoke(*TWO, typed="invoke\npass\nundo\nquit\n")
    assert "somebody else has decided since" in done.out


def test_undo_stops_where_something_was_revealed() -> None:
    assert "something was revealed since" in invoke(*TWO, typed="draw\ndraw\nundo\nquit\n").out


def test_undo_takes_bots_moves_back_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--record", str(file), typed="invoke\nundo\nquit\n")
    assert "Taken back: invoke" in done.out
    assert load(file).ply == 1
    assert done.out.count("choose an action") == 2


def test_people_at_one_keyboard_see_their_own_points_only() -> None:
    out = invoke(*TWO, typed="invoke\nquit\n").out
    assert re.search(r"^▶ Ann +10 .*\n  Bob +\? ", out, re.MULTILINE)
    assert re.search(r"^  Ann Ra +\? .*\n▶ Bob +10 ", out, re.MULTILINE)


def test_the_end_of_input_is_like_quitting(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--record", str(file), typed="draw\n")
    assert done.code == 0
    assert load(file).ply >= 3


def test_leaving_without_a_record_says_so() -> None:
    assert "not saved" in invoke(*RANDOM, typed="quit\n").out


def test_a_game_can_be_saved_while_it_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "with blank.json"
    done = invoke(*RANDOM, typed=f"draw\nsave {file}\nquit\n")
    assert f"Saved: {file}" in done.out
    assert not load(file).is_over


def test_saving_nowhere_asks_where() -> None:
    assert "Save where?" in invoke(*RANDOM, typed="save\nquit\n").out


def test_a_record_that_cannot_be_written_is_a_failure(tmp_path: Path) -> None:
    done = invoke(*RANDOM, "--record", str(tmp_path / "missing" / "game.json"), typed="quit\n")
    assert done.code == 1
    assert "No such file" in done.err


def test_without_a_seed_the_dealer_is_committed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke("play", "ra", "-n", "2", "-p", "random", "--record", str(file), typed=LONG_ENOUGH)
    shown = re.search(r"[0-9a-f]{64}", done.out)
    assert shown is not None
    verification = verify(json.loads(file.read_text(encoding="utf-8")))
    assert verification.commitment == shown[0]
    assert verification.outcomes_checked > 10


def test_the_same_seed_brings_the_same_game() -> None:
    assert invoke(*RANDOM, typed=LONG_ENOUGH).out == invoke(*RANDOM, typed=LONG_ENOUGH).out


def test_another_edition_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "ra", "-n", "5", "--edition", "1999", "--seat", "3", "-p", "random", "--seed", "1"]
    assert invoke(*arguments, "--record", str(file), typed=LONG_ENOUGH).code == 0
    match = load(file)
    assert (match.game.players, match.game.options["edition"], match.is_over) == (5, "1999", True)


@pytest.mark.slow
@needs_a_terminal
def test_a_whole_game_at_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen, code = at_a_terminal([*RANDOM, "--record", str(file)], ["1"] * 500)
    assert code == 0
    assert f"{ESCAPE}[1m" in seen
    assert "╭" in seen
    assert "Total" in seen
    assert load(file).is_over


@pytest.mark.slow
@needs_a_terminal
def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen, code = at_a_terminal([*RANDOM, "--record", str(file)], ["draw"], interrupt=True)
    assert code == 130
    assert "Traceback" not in seen
    assert load(file).plies[1].text == "draw"
