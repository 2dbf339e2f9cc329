"""A game in the terminal."""

import json
import re
import sys
from pathlib import Path

import pytest

import benben
from benben.engine.replay import verify
from tests.cli.program import at_a_terminal, invoke

ESCAPE = "\x1b"
SEED = "7"  # Ann gets the highest sun and begins, and no tile ends anything immediately
LONG_ENOUGH = "1\n" * 500
RANDOM = ["play", "ra", "--players", "2", "--player", "random", "--seed", SEED]
DUEL = ["play", "imhotep_duel", "--player", "random", "--seed", SEED]
IMHOTEP = ["play", "imhotep", "--player", "random", "--seed", SEED]
ANKHOR = ["play", "ankhor", "--player", "greedy", "--seed", SEED]
EACH = pytest.mark.parametrize(
    "arguments",
    [RANDOM, DUEL, *(pytest.param(each, marks=pytest.mark.slow) for each in (IMHOTEP, ANKHOR))],
    ids=["ra", "imhotep_duel", "imhotep", "ankhor"],
)
"""A game for two of each kind against a bot; only a good one comes to an end of Ankh'or soon."""

needs_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are of Unix")


def load(file: Path) -> benben.Match:
    return benben.read_record(json.loads(file.read_text(encoding="utf-8")))


@EACH
def test_a_whole_game_from_a_script(arguments: list[str], tmp_path: Path) -> None:
    """Without a seed the dealer is committed, and the finished record proves it."""
    file, player = tmp_path / "game.json", arguments[-3]
    done = invoke(*arguments[:-2], "--name", "Ann", "--record", str(file), typed=LONG_ENOUGH)
    assert done.code == 0
    assert ESCAPE not in done.out
    assert re.search(
        rf"^(Ann|{player.capitalize()} 2|Ann, .*) wins? (together )?with \d+ points? \(",
        done.out,
        re.MULTILINE,
    )
    match = load(file)
    assert match.is_over
    assert re.search(rf"^ *Total +{match.scores[0]} +{match.scores[1]}$", done.out, re.MULTILINE)
    record = json.loads(file.read_text(encoding="utf-8"))
    names = [{"name": "Ann", "player": "person"}, {"name": f"{player.capitalize()} 2", "player": player}]
    assert record["seats"] == names
    shown = re.search(r"[0-9a-f]{64}", done.out)
    assert shown is not None
    verification = verify(record)
    assert verification.commitment == shown[0]
    assert verification.outcomes_checked > 10


def test_the_picture_shows_what_the_seat_may_see() -> None:
    out = invoke(*RANDOM, "--name", "Ann", typed="quit\n").out
    assert "Epoch 1 of 3   Ra 0 of 6 ○○○○○○   180 tiles in the bag   Sun 1 in the center" in out
    assert re.search(r"^▶ Ann +10 +9 6 5 2$", out, re.MULTILINE)
    assert re.search(r"^  Random 2 +\? ", out, re.MULTILINE)
    assert "Ann to play: choose an action\n  1  Draw a tile  draw\n  2  Invoke Ra    invoke\n" in out


def test_open_scores_show_everybodys_points() -> None:
    out = invoke(*RANDOM, "--open-scores", typed="quit\n").out
    assert re.search(r"^  Random 2 +10 ", out, re.MULTILINE)


def test_what_others_did_is_reported_in_words() -> None:
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
        ("3", "the moves are numbered 1 to 2"),
        ("0", "the moves are numbered 1 to 2"),
        ("9" * 5000, "the moves are numbered 1 to 2"),
        ("²", "is neither a move"),
        ("reveal Ra", "is neither a move"),
        ("undo", "You have nothing to undo."),
        ("save /no/such/folder/game.json", "Not saved: /no/such/folder/game.json: No such file"),
        ("help", "undo your last move"),
    ],
)
def test_what_is_no_move_is_explained_and_nothing_happens(typed: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--record", str(file), typed=f"{typed}\nquit\n")
    assert done.code == 0
    assert answer in done.out
    assert load(file).ply == 1  # the sun sets


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("pass", "You can’t pass your turn: draw a tile, invoke Ra or spend a God. (R3.3)"), ("1", None)],
)
def test_an_illegal_move_gets_its_reason(typed: str, reason: str | None) -> None:
    done = invoke(*RANDOM, typed=f"{typed}\nquit\n")
    printed = re.findall(r"^You can’t pass .*$", done.out, re.MULTILINE)
    assert printed == ([reason] if reason else [])


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = invoke(*RANDOM, typed=b"\xff\xfe\x00\nquit\n")
    assert done.code == 0
    assert "is neither a move" in done.out


def test_an_empty_line_asks_again() -> None:
    assert invoke(*RANDOM, typed="\n   \nquit\n").out.count("\n> ") == 3


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*TWO, "--record", str(file), typed="invoke\nundo\nquit\n")
    # Ann invokes, and Bob is asked: it is he who types `undo`, and he has decided nothing yet.
    assert "You have nothing to undo." in done.out
    assert load(file).plies[-1].text == "invoke"


TWO = ["play", "ra", "-n", "2", "-s", "1", "-s", "2", "--name", "Ann", "--name", "Bob", "--seed", SEED]


def test_undo_among_people_stops_at_somebody_elses_decision() -> None:
    done = invoke(*TWO, typed="invoke\npass\nundo\nquit\n")
    assert "Someone else has moved since" in done.out


def test_undo_stops_where_something_was_revealed() -> None:
    assert "Something has been revealed since" in invoke(*TWO, typed="draw\ndraw\nundo\nquit\n").out


def test_undo_takes_bots_moves_back_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--record", str(file), typed="invoke\nundo\nquit\n")
    assert "Undone: invoke" in done.out
    assert load(file).ply == 1
    assert done.out.count("choose an action") == 2


def test_people_at_one_keyboard_see_their_own_points_only() -> None:
    out = invoke(*TWO, typed="invoke\nquit\n").out
    assert re.search(r"^▶ Ann +10 .*\n  Bob +\? ", out, re.MULTILINE)
    assert re.search(r"^  Ann Ra +\? .*\n▶ Bob +10 ", out, re.MULTILINE)


def test_the_end_of_input_is_like_quitting(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*RANDOM, "--record", str(file), typed="1\n")
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


def test_the_same_seed_brings_the_same_game() -> None:
    first, second = (invoke(*RANDOM, typed="1\n" * 60).out for _ in range(2))
    assert first == second
    assert first.count("\n> ") > 30


def test_another_edition_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "ra", "-n", "5", "--edition", "1999", "--seat", "3", "-p", "random", "--seed", "1"]
    assert invoke(*arguments, "--record", str(file), typed=LONG_ENOUGH).code == 0
    match = load(file)
    assert (match.game.players, match.game.options["edition"], match.is_over) == (5, "1999", True)


@pytest.mark.slow
@needs_a_terminal
@pytest.mark.parametrize(
    ("arguments", "drawn"),
    [
        (RANDOM, "╭"),
        *(pytest.param(each, "", marks=pytest.mark.proof) for each in (DUEL, IMHOTEP, ANKHOR)),
    ],
    ids=["ra", "imhotep_duel", "imhotep", "ankhor"],
)
def test_a_whole_game_at_a_terminal(arguments: list[str], drawn: str, tmp_path: Path) -> None:
    """In colors, and with boxes where the game has them."""
    file = tmp_path / "game.json"
    seen, code = at_a_terminal([*arguments, "--record", str(file)], ["1"] * 500)
    assert code == 0
    assert f"{ESCAPE}[1m" in seen
    assert drawn in seen
    assert "Total" in seen
    assert load(file).is_over


@pytest.mark.slow
@needs_a_terminal
def test_a_terminal_shows_many_moves_side_by_side() -> None:
    seen = re.sub(rf"{ESCAPE}\[[\d;]*m", "", at_a_terminal(DUEL, ["quit"])[0])
    rows = re.findall(
        r"^ +(\d)  Place a meeple on \w\d  (place \w\d) +(\d)  .*?  (place \w\d)", seen, re.MULTILINE
    )
    assert rows[0] == ("1", "place a1", "6", "place c2")
    assert [(first, second) for first, _, second, _ in rows] == [
        ("1", "6"),
        ("2", "7"),
        ("3", "8"),
        ("4", "9"),
    ]


@pytest.mark.slow
@needs_a_terminal
def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen, code = at_a_terminal([*RANDOM, "--record", str(file)], ["draw"], interrupt=True)
    assert code == 130
    assert "Traceback" not in seen
    assert load(file).plies[1].text == "draw"


# ---- Imhotep: The Duel: a turn of several decisions --------------------------------------------------------------
ALONE = ["play", "imhotep_duel", "-s", "1", "-s", "2", "--name", "Ann", "--name", "Bob", "--seed", SEED]
"""Two people at one keyboard."""


def moves(file: Path) -> list[str]:
    """What seats have decided."""
    return [ply.text for ply in load(file).plies if ply.actor != benben.CHANCE]


def test_the_duel_is_reported_and_drawn() -> None:
    out = invoke(*DUEL, "--name", "Ann", typed="place b2\nquit\n").out
    assert "Imhotep: The Duel (players=2, sides=AAAA, open_temples=no)" in out
    assert "\n  Obelisk A: 1 point each, 6 more for having more\n  Temple A: " in out
    assert "Boat 1 is loaded with " in out
    assert "6 boats   18 unloadings to go   39 in the supply   3 in reserve\n" in out
    assert "\n  Ann places a meeple on b2\n  Random 2 places a meeple on " in out
    assert re.search(r"^2  \S  B  \S ─── boat 2  ", out, re.MULTILINE)
    assert re.search(r"^ +▶ Ann \(B\) +Random 2 \(W\)$", out, re.MULTILINE)


def test_what_unloading_would_give_is_reported_before(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(*ALONE, "--record", str(file), typed="place a1\nplace c3\nplace b1\nunload 1\nquit\n")
    preview = re.search(
        r"^Unloading now would give:\nboat 1  (.+) to Ann, (.+) to Ann, (.+) to the box$",
        done.out,
        re.MULTILINE,
    )
    assert preview is not None
    printed = re.findall(r"^  (?:Ann|No one) gets (.+?)(?::.*)?$", done.out, re.MULTILINE)
    assert [words.split()[0] for words in preview.groups()] == [words.split()[0] for words in printed]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("b2", "“b2” is not a complete move; did you mean “place b2”?"),
        ("B2", "“B2” is not a complete move; did you mean “place b2”?"),
        ("place", "did you mean “place c3”"),
        ("harbor", "“harbor” is neither a move nor a command. ? lists the moves"),
        ("take a:1", "“take A:1” is not legal now; legal: place a1, place b1"),
        ("10", "the moves are numbered 1 to 9"),
    ],
)
def test_parts_of_moves_are_understood_well_enough_to_explain(
    typed: str, answer: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    done = invoke(*DUEL, "--record", str(file), typed=f"{typed}\nquit\n")
    assert answer in done.out
    assert moves(file) == []


@pytest.fixture
def with_an_action(tmp_path: Path) -> tuple[str, str, Path]:
    """Lines that lead to a turn on which somebody owns an action token that he can play: them, its move, a file."""
    game = benben.load("imhotep_duel")
    match = game.new_match(seed=int(SEED))
    typed: list[str] = []
    while not any(str(move).startswith("play place and unload") for move in match.legal_moves):
        move = match.legal_moves[-1] if str(match.legal_moves[-1]) != "done" else match.legal_moves[0]
        typed.append(str(move))
        match.play(move)
    return "".join(f"{line}\n" for line in typed), "play place and unload", tmp_path / "game.json"


def test_a_turn_is_taken_back_step_by_step(with_an_action: tuple[str, str, Path]) -> None:
    before, action, file = with_an_action
    steps = f"{action}\n1\nundo\nundo\nundo\n"
    done = invoke(*ALONE, "--record", str(file), typed=f"{before}{steps}quit\n")
    assert re.search(rf"Undone: place \w\d\n(.|\n)*Undone: {action}\n", done.out)
    assert len(moves(file)) <= before.count("\n")
    assert [*before.splitlines()][: len(moves(file))] == moves(file)


def test_drawn_tokens_end_taking_back(with_an_action: tuple[str, str, Path]) -> None:
    before, action, file = with_an_action
    done = invoke(*ALONE, "--record", str(file), typed=f"{before}{action}\n1\n1\nundo\nquit\n")
    assert "Something has been revealed since" in done.out
    assert moves(file)[-3] == action


def test_the_prompt_tells_which_step_of_a_turn_it_is(with_an_action: tuple[str, str, Path]) -> None:
    before, action, _ = with_an_action
    out = invoke(*ALONE, typed=f"{before}{action}\n1\n1\nquit\n").out
    words = r"(?:Ann|Bob) plays Place 1 Meeple and Unload 1–2 Boats: "
    steps = re.findall(rf"^{words}(place a meeple.*|unload a.*)$", out, re.MULTILINE)
    assert [step.split()[0] for step in steps][:2] == ["place", "unload"]


@pytest.mark.slow
def test_hidden_temples_are_hidden_from_both() -> None:
    arguments = [*DUEL[:2], "-s", "1", "-s", "2", "--seed", SEED]
    out = invoke(*arguments, typed=LONG_ENOUGH).out
    last = out.rindex("\n> ")  # the last move ends the game and turns the stacks over
    running, over = out[:last], out[last:]
    assert re.search(r"^Temple A +\? +[1-9]\d* face-down", running, re.MULTILINE)
    assert not re.search(r"Player \d gets Temple \d", running)
    assert not re.search(r"\d face down", over)
    opened = invoke(*arguments, "--open-temples", typed=LONG_ENOUGH).out
    assert re.search(r"Player \d gets Temple \d", opened)
    assert not re.search(r"\d face down", opened)
