"""Records that cannot be read, in English and in another language: what is wrong with them, and where."""

import json
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.cli.terminal import reason_of
from benben.engine.errors import BadPosition
from benben.engine.message import Message, message
from benben.engine.record import nested_too_deeply
from benben.texts import Texts
from tests.cli.program import invoke
from tests.cli.refusals import check_refused, each_other_language


def at_ply(ply: int, reason: Message) -> Message:
    return message("engine-record-ply", ply=str(ply), reason=reason)


def in_position(word: str, reason: Message) -> Message:
    return message("engine-record-position", reason=message("engine-position", word=word, reason=reason))


COMMITMENT = "a" * 64
SPOILT: list[tuple[dict[str, Any], Message]] = [
    ({"version": "x"}, message("engine-record-version", version="'x'")),
    ({"extra": 1, "more": 2}, message("engine-record-unknown", fields="extra, more")),
    ({"moves": "pass"}, message("engine-record-moves", most="100000")),
    ({"moves": [1]}, at_ply(0, message("engine-record-move", move="1"))),
    ({"game": 1}, message("engine-record-game")),
    ({"options": []}, message("engine-record-game")),
    (
        {"options": {"name": "x"}},
        message("engine-no_option", game="ra", name="name", known="players, edition, open_scores"),
    ),
    ({"rules": 0}, message("engine-record-rules", version="0")),
    ({"seats": []}, message("engine-record-seats", count=3)),
    ({"seats": [{}] * 3}, message("engine-record-seat")),
    ({"seats": [{"name": 1, "player": ""}] * 3}, message("engine-record-seat_texts")),
    ({"dealer": 1}, message("engine-record-dealer")),
    ({"dealer": {"kind": "cheat"}}, message("engine-record-dealer_kind")),
    ({"dealer": {"kind": "committed", "commitment": "zz"}}, message("engine-record-commitment")),
    (
        {"dealer": {"kind": "committed", "commitment": COMMITMENT, "secret": "zz"}},
        message("engine-record-secret"),
    ),
    ({"position": 7}, message("engine-record-no_position", text="7")),
    (
        {"position": "turn=9"},
        in_position("turn", message("engine-position-number", text="9", least="0", most="2")),
    ),
    ({"position": "turn"}, in_position("turn", message("engine-position-word", sign="-"))),
    ({"position": "turn=1 turn=1"}, in_position("turn", message("engine-position-twice"))),
    (
        {"position": "trun=1"},
        in_position("trun", message("engine-position-unknown", known="turn")),
    ),
    (
        {"position": f"0:tiles={'nile,' * 900}nile"},
        in_position("text", message("engine-position-long", count="4512", most="4096")),
    ),
    (
        {"position": "0:tiles=nile*300"},
        in_position("0:tiles", message("engine-position-times", text="nile*300", most=127)),
    ),
    (
        {"position": "0:tiles=nile*99,nile*99"},
        in_position("0:tiles", message("engine-position-many", name="nile", count=198, most=127)),
    ),
    (
        {"position": "track=god*9"},
        in_position("track", message("engine-position-room", count=9, most=8)),
    ),
    (
        {"position": "then=-,end_turn"},
        in_position("then", message("engine-position-alone", sign="-")),
    ),
    (
        {"position": "step=tunr"},
        in_position("step", message("engine-position-name", name="tunr", possible="turn")),
    ),
]


@each_other_language
@pytest.mark.parametrize(("change", "expected"), SPOILT, ids=lambda each: each.get("id") or ",".join(each))
def test_a_record_of_a_wrong_form(
    change: dict[str, Any], expected: Message, language: str, record: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, **change}), encoding="utf-8")
    refused = message("cli-refused-record", place=str(file), reason=expected)
    check_refused(language, ["verify", str(file)], refused, 1)


@pytest.mark.parametrize("command", ["replay", "review"])
def test_other_commands_refuse_it_in_the_same_words(
    command: str, record: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "seats": []}), encoding="utf-8")
    expected = message("engine-record-seats", count=3)
    check_refused(
        "hu", [command, str(file)], message("cli-refused-record", place=str(file), reason=expected), 1
    )


@each_other_language
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b'{"format": \xff}', message("engine-record-no_text", place="12")),
        (b"[" + b"1" * 5000 + b"]", message("engine-record-number")),
        (b'{"format":', message("engine-record-no_json", line="1", column="11")),
    ],
    ids=["encoding", "number", "cut off"],
)
def test_a_file_that_is_no_record(text: bytes, expected: Message, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text)
    check_refused(
        language, ["verify", str(file)], message("cli-refused-record", place=str(file), reason=expected), 1
    )


@each_other_language
def test_a_record_of_a_game_that_was_given_up(language: str, record: dict[str, Any], tmp_path: Path) -> None:
    file, running = tmp_path / "game.json", benben.load("ra", players=3).new_match(seed=1)
    for document, reason in (
        (
            {**record, "result": {"resigned": 0}},
            at_ply(len(record["moves"]), message("engine-record-resigned_over")),
        ),
        (
            {**running.record(), "result": {"resigned": 3}},
            at_ply(running.ply, message("engine-record-resigned", number="3", count=3)),
        ),
    ):
        file.write_text(json.dumps(document), encoding="utf-8")
        check_refused(
            language, ["verify", str(file)], message("cli-refused-record", place=str(file), reason=reason), 1
        )


@each_other_language
def test_a_position_against_the_rules_is_reported_by_their_numbers(
    language: str, record: dict[str, Any], tmp_path: Path
) -> None:
    """R1.1: there are five Pharaohs fewer than are named. English says it at length."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "position": "0:tiles=pharaoh*30"}), encoding="utf-8")
    expected = in_position("0:tiles", message("engine-position-rules", rules="R1.1"))
    check_refused(
        language, ["verify", str(file)], message("cli-refused-record", place=str(file), reason=expected), 1
    )
    assert "0:tiles: there are 25 pharaoh tiles (R1.1)" in invoke("verify", str(file)).err


def test_a_position_that_does_not_fit_names_no_rule() -> None:
    error = BadPosition("cause", "nothing is auctioned: say step=auction")
    assert reason_of(Texts("hu"), error) == "cause: nem illik a többihez"


@each_other_language
def test_a_position_that_is_written_otherwise(language: str, record: dict[str, Any], tmp_path: Path) -> None:
    right = benben.load("ra", players=3).position("turn=1", seed=0).position_text()
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "position": f"{right} epoch=1"}), encoding="utf-8")
    expected = message("engine-record-other_position", text=right)
    check_refused(
        language, ["verify", str(file)], message("cli-refused-record", place=str(file), reason=expected), 1
    )


@each_other_language
def test_a_review_of_no_time(language: str, file: Path) -> None:
    expected = message("engine-review-seconds", seconds="inf")
    check_refused(language, ["review", str(file), "--seconds", "inf"], expected, 1)


@each_other_language
def test_a_review_of_a_game_that_is_not_over(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(benben.load("ra").new_match(seed=1).record()), encoding="utf-8")
    expected = message("cli-refused-record", place=str(file), reason=message("engine-review-not_over"))
    check_refused(language, ["review", str(file)], expected, 1)


@each_other_language
def test_a_document_that_is_too_deep(language: str) -> None:
    """How deep that is differs between Pythons, so none is read here."""
    said = reason_of(Texts(language), nested_too_deeply())
    assert said == Texts(language).say("engine-record-nested")
