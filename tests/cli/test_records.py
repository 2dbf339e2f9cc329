"""`replay` and `verify`: what is shown of a record, and which records are refused."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import benben
from benben import Match
from benben.cli.records import MOST_BYTES, describe_end
from benben.engine.registry import names
from tests.cli.conftest import play_out
from tests.cli.pair import looking
from tests.cli.program import Result, invoke, run

Record = dict[str, Any]


def set_move(ply: int, text: Any) -> Callable[[Record], None]:
    def spoil(record: Record) -> None:
        record["moves"][ply] = text

    return spoil


def put(**fields: Any) -> Callable[[Record], None]:
    return lambda record: record.update(fields)


def cut(length: int) -> Callable[[Record], None]:
    def spoil(record: Record) -> None:
        del record["moves"][length:]

    return spoil


def set_dealer(**fields: Any) -> Callable[[Record], None]:
    return lambda record: record["dealer"].update(fields)


def forget_secret(record: Record) -> None:
    del record["dealer"]["secret"]


def rename(record: Record) -> None:
    record["seats"][0]["name"] = "Mallory"


# The game begins: deal 13-8-5-2, deal 11-10-7-4, draw, reveal Flood, draw, …
SPOILT: dict[str, tuple[Callable[[Record], None], str]] = {
    "another outcome": (set_move(3, "reveal Gold"), "ply 3: “reveal Gold” is not what the dealer drew"),
    "an impossible outcome": (set_move(1, "deal 13-8-5-2"), "ply 1: “deal 13-8-5-2” is not legal"),
    "an illegal move": (set_move(2, "bid 13"), "ply 2: “bid 13” is not legal now; legal: draw, invoke"),
    "another legal move": (set_move(2, "invoke"), "ply 3: “reveal Flood” is not a move"),
    "a misspelt move": (set_move(4, "drow"), "ply 4: “drow” is not a move: did you mean “draw”"),
    "a move that is no text": (set_move(2, 0), "ply 2: a move is a text"),
    "cut before an outcome": (cut(3), "ply 3: cut off"),
    "cut between moves": (cut(4), "ply 4: the result"),
    "a move after the end": (lambda record: record["moves"].append("draw"), "“draw” comes after the end"),
    "another result": (
        put(result={"winners": [0], "scores": [99, 0, 0]}),
        "is not the one that the moves lead to",
    ),
    "another name": (rename, "the digest does not fit"),
    "another secret": (set_dealer(secret="00" * 32), "the dealer's secret does not fit its commitment"),
    "no secret": (forget_secret, "the dealer's secret is missing"),
    "a foreign format": (put(format="chess"), "not a benben record"),
    "a newer format": (put(version=2), "written by a newer benben: format 2"),
    "newer rules": (put(rules=99), "newer rules of ra (99)"),
    "an unknown game": (put(game="chess"), "no game is called 'chess'"),
    "an unknown option": (put(options={"players": 3, "colour": "red"}), "ra has no option 'colour'"),
    "an impossible option": (put(options={"players": 7}), "players=7 is not possible"),
    "a field too many": (put(comment="hello"), "unknown fields: comment"),
    "a field too few": (lambda record: record.pop("digest") and None, "digest missing"),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("spoil", "reason"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_record_is_refused(
    command: str, spoil: Callable[[Record], None], reason: str, record: Record, tmp_path: Path
) -> None:
    spoil(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = invoke(command, str(file))
    assert done.code == 1
    assert done.out == ""
    assert done.err.startswith(f"benben: {file}: refused: ")
    assert reason in done.err


NO_RECORDS: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "not JSON, or cut off"),
    "half a record": (b'{"format": "benben-record", "ver', "not JSON, or cut off"),
    "no text": (b"\xff\xff", "not a text in UTF-8: byte 1 cannot be read"),
    "another document": (b'["draw", "draw"]', "not a benben record"),
    "a number": (b"7", "not a benben record"),
    "a huge number": (b"9" * 10_000, "not a text in JSON"),
    "a deep document": (b"[" * 100_000, "refused: n"),  # nested too deeply, or not JSON: Pythons differ
    "a huge file": (b" " * (MOST_BYTES + 1), "longer than 16 MiB"),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("content", "reason"), NO_RECORDS.values(), ids=NO_RECORDS)
def test_what_is_no_record_is_refused(command: str, content: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    done = invoke(command, str(file))
    assert (done.code, done.out) == (1, "")
    assert reason in done.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there(command: str, tmp_path: Path) -> None:
    done = invoke(command, str(tmp_path / "missing.json"))
    assert done.code == 1
    assert "missing.json: No such file or directory" in done.err


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert [invoke(command, str(tmp_path)).code for command in ("replay", "verify")] == [1, 1]


# ---- verify ------------------------------------------------------------------------------------------------------
def test_a_good_record_is_in_order(played_file: Path, played: Match) -> None:
    done = invoke("verify", str(played_file))
    outcomes = sum(ply.actor == benben.CHANCE for ply in played.plies)
    assert done.code == 0
    assert f"{played_file}: valid. {played.ply} plies, every move legal, {outcomes} outcomes" in done.out
    assert played.record()["dealer"]["commitment"] in done.out


def test_what_chance_brought_cannot_be_changed(played_file: Path, played: Match) -> None:
    record = json.loads(played_file.read_text(encoding="utf-8"))
    ply = [ply.actor for ply in played.plies].index(benben.CHANCE)
    before = played.at(ply)
    outcomes = played.game.rules.outcomes(before.table)
    others = [str(outcomes.value(code)) for code, weight in enumerate(before.weights()) if weight]
    record["moves"][ply] = next(text for text in others if text != record["moves"][ply])
    played_file.write_text(json.dumps(record), encoding="utf-8")
    for command in ("verify", "replay"):
        done = invoke(command, str(played_file))
        assert done.code == 1
        assert f"ply {ply}: “{record['moves'][ply]}” is not what the dealer drew" in done.err


def test_the_commitment_may_be_given(file: Path, record: Record) -> None:
    commitment = record["dealer"]["commitment"]
    assert invoke("verify", str(file), "--commitment", commitment.upper()).code == 0
    done = invoke("verify", str(file), "--commitment", "0" * 64)
    assert done.code == 1
    assert "not the one that you were given" in done.err


def test_a_seeded_record_has_no_commitment(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(benben.load("ra").new_match(seed=1).record()), encoding="utf-8")
    assert "the person who chose the seed" in invoke("verify", str(file)).out
    assert invoke("verify", str(file), "--commitment", "0" * 64).code == 1


@pytest.mark.parametrize("name", names())
def test_a_running_record_is_checked_as_far_as_it_goes(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(benben.load(name).new_match().record()), encoding="utf-8")
    done = invoke("verify", str(file))
    assert done.code == 0
    assert "0 outcomes of chance recomputed" in done.out
    assert "can be checked once the secret" in done.out


def test_one_bad_file_among_good_ones(file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    done = invoke("verify", str(bad), str(file))
    assert done.code == 1
    assert ": valid" in done.out
    assert str(bad) in done.err


@pytest.fixture
def lines(finished: Match, tmp_path: Path) -> Path:
    """A file of three records with their ends."""
    line = json.dumps({**finished.record(), **describe_end(finished)})
    path = tmp_path / "games.jsonl"
    path.write_text(f"{line}\n{line}\n{line}\n", encoding="utf-8")
    return path


def test_every_line_is_checked(lines: Path) -> None:
    assert "3 valid records" in invoke("verify", str(lines)).out
    texts = lines.read_text(encoding="utf-8").splitlines()
    lines.write_text("\n".join([texts[0], texts[1].replace("reveal Flood", "reveal Gold", 1), texts[2][:-9]]))
    done = invoke("verify", str(lines))
    assert done.code == 1
    assert "2 valid records" not in done.out
    assert f"{lines}:2: refused: ply 3" in done.err
    assert f"{lines}:3: refused: not JSON" in done.err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("old", "new"), [('"points": ', '"points": 1'), ('"bag_size": ', '"bag_size": 1')])
def test_what_stands_next_to_a_record_is_checked_too(command: str, old: str, new: str, lines: Path) -> None:
    line = lines.read_text(encoding="utf-8").splitlines()[0]
    lines.write_text(line.replace(old, new, 1), encoding="utf-8")
    done = invoke(command, str(lines))
    assert done.code == 1
    assert "is not what the moves lead to" in done.err


def test_blank_lines_are_no_records(lines: Path) -> None:
    lines.write_text(lines.read_text(encoding="utf-8").replace("\n", "\n\n") + "  \n", encoding="utf-8")
    assert "3 valid records" in invoke("verify", str(lines)).out


def test_a_file_of_no_lines_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "games.jsonl"
    empty.touch()
    assert invoke("verify", str(empty)).code == 1


def test_standard_input_is_read(file: Path) -> None:
    done = invoke("verify", "-", typed=file.read_text(encoding="utf-8"))
    assert done.code == 0
    assert "-: valid" in done.out


# ---- replay ------------------------------------------------------------------------------------------------------
def positions(done: Result) -> list[str]:
    return re.findall(r"^Ply (\d+): ", done.out, re.MULTILINE)


SEEN_AT_EVERY_POSITION = {
    "ra": "Epoch ",
    "imhotep_duel": "in the supply",
    "imhotep": "in the draw pile",
    "ankhor": "left pile: ",
}
THOROUGHLY = [
    pytest.param(name, marks=(pytest.mark.slow, pytest.mark.proof)) for name in ("ra", "imhotep", "ankhor")
]


@pytest.mark.parametrize("played", ["imhotep_duel", *THOROUGHLY], indirect=True)
def test_every_position_is_shown(played_file: Path, played: Match) -> None:
    done = invoke("replay", str(played_file))
    assert done.code == 0
    assert positions(done) == [str(ply) for ply in range(played.ply + 1)]
    assert done.out.count(SEEN_AT_EVERY_POSITION[played.game.name]) > played.ply
    assert "\x1b" not in done.out
    assert "Total" in done.out


def test_one_position_is_shown(file: Path, finished: Match) -> None:
    done = invoke("replay", str(file), "--ply", "4")
    assert positions(done) == ["4"]
    assert "Ply 4: reveal Flood\nPlayer 1 draws Flood\n" in done.out
    assert invoke("replay", str(file), "--ply", str(finished.ply)).code == 0
    assert invoke("replay", str(file), "--ply", str(finished.ply + 1)).code == 2


def test_programs_get_a_document_a_position(played_file: Path, played: Match) -> None:
    documents = [json.loads(line) for line in invoke("replay", str(played_file), "--json").out.splitlines()]
    assert [document["move"] for document in documents] == [None, *(ply.text for ply in played.plies)]
    assert [document["actor"] for document in documents[1:]] == [ply.actor for ply in played.plies]
    for document, ply in zip(documents, played.plies, strict=False):
        assert (document["legal"] == []) == (ply.actor == benben.CHANCE)
        assert ply.actor == benben.CHANCE or ply.text in document["legal"]
    assert documents[-1]["view"] == {**played.view(None), **opened(played)}
    for document in documents:  # a finished game hides nothing from a spectator
        assert None not in [seat["points"] for seat in document["view"]["seats"]]


def opened(match: Match) -> dict[str, bool]:
    """What a replay's view of a finished game says of hiding: nothing is hidden any more."""
    return {
        name: True for name in match.game.options if name.startswith("open_") and name in match.view(None)
    }


def test_a_seat_sees_the_duels_temples_as_it_did(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = play_out(benben.load("imhotep_duel").new_match(seed=1))
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    documents = [
        json.loads(line) for line in invoke("replay", str(file), "--seat", "1", "--json").out.splitlines()
    ]
    for document in documents[:-1]:
        for seat in document["view"]["seats"]:
            assert (seat["points"] is None) == (seat["temples"] > 0)
            assert not [token for token in seat["tokens"] if token.startswith("temple_")]
    assert any(seat["temples"] for seat in documents[-2]["view"]["seats"])
    assert None not in [seat["points"] for seat in documents[-1]["view"]["seats"]]


def test_a_finished_game_hides_nothing_from_a_spectator_but_a_seat_sees_what_it_saw(file: Path) -> None:
    def points(*arguments: str) -> list[int | None]:
        done = invoke("replay", str(file), "--ply", "4", "--json", *arguments)
        return [seat["points"] for seat in json.loads(done.out)["view"]["seats"]]

    assert points() == [10, 10, 10]
    assert points("--seat", "2") == [None, 10, None]
    assert invoke("replay", str(file), "--seat", "4").code == 2


def test_a_running_game_goes_on_hiding(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(benben.load("ra").new_match(seed=1).record()), encoding="utf-8")
    documents = [json.loads(line) for line in invoke("replay", str(file), "--json").out.splitlines()]
    assert {seat["points"] for document in documents for seat in document["view"]["seats"]} == {None}


# ---- replay: what is shown to one seat alone ----------------------------------------------------------------------
@pytest.fixture(scope="module")
def pair() -> tuple[Match, int]:
    """A finished game of Imhotep, and the ply at which somebody takes the pair of the market."""
    match = looking()
    taken = match.last_decision()
    assert taken is not None
    assert [ply.actor for ply in match.plies[taken + 1 :]] == [benben.CHANCE] * 2
    return play_out(match), taken


def documents(tmp_path: Path, match: Match, *arguments: str) -> list[Record]:
    file = tmp_path / "pair.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    return [json.loads(line) for line in invoke("replay", str(file), "--json", *arguments).out.splitlines()]


@pytest.mark.parametrize("running", [False, True])
def test_what_is_shown_to_one_seat_alone_is_replayed_to_no_other(
    pair: tuple[Match, int], running: bool, tmp_path: Path
) -> None:
    match, taken = pair
    match = match.at(taken + 3) if running else match
    looker = match.plies[taken].actor
    for seat in range(3):
        first, second = documents(tmp_path, match, "--seat", str(seat + 1))[taken + 2 : taken + 4]
        if seat == looker:
            assert [each["move"] for each in (first, second)] == [
                printed.text for printed in match.plies[taken + 1 : taken + 3]
            ]
            assert second["view"]["market"]["looking"]
            assert second["legal"][0].startswith("keep")
        else:
            for each in (first, second):
                assert (each["move"], each["told"], each["legal"]) == (None, [], [])
                assert each["view"]["market"]["looking"] is None
    if running:
        spectator = documents(tmp_path, match)[-1]
        assert (spectator["move"], spectator["told"], spectator["legal"]) == (None, [], [])
        assert spectator["view"]["market"]["looking"] is None


def test_a_finished_game_shows_the_pair_to_all(pair: tuple[Match, int], tmp_path: Path) -> None:
    match, taken = pair
    position = documents(tmp_path, match)[taken + 3]
    assert position["move"] == match.plies[taken + 2].text
    assert position["told"]
    assert position["view"]["market"]["looking"]
    file = tmp_path / "pair.json"
    shown = invoke("replay", str(file), "--ply", str(taken + 3)).out
    assert f"Ply {taken + 3}: reveal " in shown
    assert "The pair, which only you see: " in shown
    other = str((match.plies[taken].actor + 1) % 3 + 1)
    hidden = invoke("replay", str(file), "--ply", str(taken + 3), "--seat", other).out
    assert f"Ply {taken + 3}: (shown to one player only)\nRound " in hidden
    assert "only you see" not in hidden


def test_a_line_of_a_file_is_chosen(lines: Path) -> None:
    assert invoke("replay", str(lines), "--line", "3", "--ply", "0").code == 0
    done = invoke("replay", str(lines), "--line", "4")
    assert done.code == 1
    assert "no record on line 4" in done.err


def test_names_cannot_steer_the_terminal(finished: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = ["\x1b]0;owned\x07Ann", "[bold red]Bob[/]", "Cl\ud800eo"]
    seats = [{"name": name, "player": "person"} for name in people]
    file.write_text(json.dumps(finished.record(seats)), encoding="utf-8")
    done = invoke("replay", str(file), "--ply", "4")
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "[bold red]Bob[/]" in done.out
    assert "Cl�eo" in done.out


@pytest.mark.slow
def test_a_poor_terminal_gets_question_marks(file: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run("replay", str(file), "--ply", "4", surroundings=ascii_only)
    assert done.code == 0
    assert "Ra 0 of 8 ????????" in done.out
