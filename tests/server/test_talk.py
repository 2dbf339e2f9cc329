"""What players say to each other: who may read it, what is refused, and that the game does not wait for it."""

import json
import random
import sqlite3
import unicodedata
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from benben.server.http_errors import Refusal
from benben.server.tables.talk import MOST, checked_line
from tests.server.guest import SHORTEST, Guest, Line, Served, bot, guest, here, me, serve
from tests.server.test_company import refused, two

WORDS = "Well, well: “é” 𓂀 <b>bold</b> & 'so' on"


def say(person: Guest, **said: Any) -> Any:
    return person.ask("POST", "/say", said)


def lines(line: Line) -> list[tuple[int, str, str]]:
    return [(each["seat"], each["kind"], each["text"]) for each in line.of_kind("talk")["lines"]]


def test_the_others_read_it_and_spectators_only_reactions(served: Served) -> None:
    ann, bob = two(served)
    with bob.socket() as seated, served.spectator(ann.table).socket() as watching:
        assert say(ann, text=f"  {WORDS}\n ").status_code == 204
        assert lines(seated) == [(0, "chat", WORDS)]
        assert say(ann, reaction="nice").status_code == 204
        assert lines(seated) == lines(watching) == [(0, "reaction", "nice")]
    with bob.socket() as again:
        assert lines(again) == [(0, "chat", WORDS), (0, "reaction", "nice")]


def test_it_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as before:
        ann, bob = two(before)
        assert say(ann, text="Later").status_code == 204
    with serve(database) as after, Guest(after, bob.table, bob.token).socket() as line:
        assert lines(line) == [(0, "chat", "Later")]


def test_a_spectator_cannot_learn_that_anything_was_said(served: Served) -> None:
    """Two tables that differ only in their chat look the same, byte for byte, but for names and hashes."""
    heard = []
    for texts in ((), ("secret plan", "another")):
        ann = served.create(me("Ann"), guest(), game=SHORTEST)
        ann.join("Bob")
        for text in texts:
            assert say(ann, text=text).status_code == 204
        with served.spectator(ann.table).socket() as watching:
            assert say(ann, reaction="hello").status_code == 204
            talk = watching.of_kind("talk")
            heard.append(json.dumps([{**line, "at": 0} for line in talk["lines"]]))
            state = served.spectator(ann.table).state()
            heard[-1] += json.dumps({**state, "id": "", "commitment": "", "log": [], "view": {}})
    assert heard[0] == heard[1]
    assert "secret" not in heard[1]


def test_only_who_sits_there_may_speak_and_only_if_someone_can_hear(served: Served) -> None:
    ann, bob = two(served)
    refused(say(served.spectator(ann.table), text="hello"), 403, "talk_off")
    refused(say(Guest(served, ann.table, served.create(me(), bot()).token), text="hello"), 403, "stranger")
    for alone in (served.create(me(), bot()), served.create(me(), here())):
        assert alone.state()["talk"] == "off"
        refused(say(alone, reaction="hello"), 403, "talk_off")
    assert (ann.state()["talk"], bob.state()["talk"]) == ("chat", "chat")
    assert served.spectator(ann.table).state()["talk"] == "off"


@pytest.mark.parametrize(
    ("host", "table", "level"),
    [("chat", "reactions", "reactions"), ("reactions", "chat", "reactions"), ("off", "chat", "off")],
)
def test_the_table_and_the_host_can_forbid_it(tmp_path: Path, host: Any, table: str, level: str) -> None:
    with serve(tmp_path / "tables.sqlite3", talk=host) as served:
        wanted = {"game": "ra", "options": {}, "seats": [me("Ann"), guest()], "talk": table}
        made = served.http.post("/api/tables", json=wanted).json()
        ann = Guest(served, made["id"], made["token"])
        assert ann.state()["talk"] == level
        refused(say(ann, text="hello"), 403, "talk_off")
        assert say(ann, reaction="hello").status_code == (204 if level == "reactions" else 403)


def test_too_much_is_refused_and_moves_go_on(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", talk_rate="3/hour") as served:
        ann, bob = two(served)
        with ann.socket() as line:
            for number in range(5):
                line.send({"type": "say", "text": f"line {number}"})
            assert [line.error()["code"] for _ in range(2)] == ["talk_too_often"] * 2
            line.send({"type": "ping"})
            assert line.of_kind("pong")
        refused(say(ann, text="by another way"), 429, "talk_too_often")
        assert say(bob, text="I may").status_code == 204
        mover = ann if ann.state()["my_turn"] else bob
        assert mover.play("draw").status_code == 200


def test_a_repeated_request_says_it_once(served: Served) -> None:
    ann, bob = two(served)
    with bob.socket() as line:
        for _ in range(2):
            assert say(ann, text="once", id="repeated-request").status_code == 204
        assert say(ann, text="end").status_code == 204
        heard = lines(line)
        while heard[-1][2] != "end":
            heard += lines(line)
        assert [text for _, _, text in heard] == ["once", "end"]


# ---- hostile texts ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\u202eb\u2066c\u200bd", "abcd"),  # signs that turn the direction, and invisible ones
        ("a\x00\x1b[2Jb", "a[2Jb"),
        ("two\r\n\r\nlines\u2028three", "two lines three"),
        ("Z" + "\u0300\u0301\u0302" * 40, "Z\u0300\u0301"),
        ("Andre\u0301", "André"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # it is text, and shown as text
        ("x" * MOST, "x" * MOST),
        ("\ud800a", "a"),
        ("\U000e0041\ue000a", "a"),
    ],
)
def test_what_is_left_of_a_text(text: str, kept: str) -> None:
    assert checked_line(text) == kept


@pytest.mark.parametrize("text", ["", " \n ", "\u200b\u202e", "\u0301", "x" * (MOST + 1), "\u3000\x00"])
def test_texts_without_anything_to_read_or_with_too_much_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        checked_line(text)


def test_whatever_is_sent_is_refused_or_harmless() -> None:
    dice = random.Random(1)
    for _ in range(10_000):
        text = "".join(
            chr(dice.choice((dice.randrange(0x110000), dice.randrange(0x300))))
            for _ in range(dice.randrange(60))
        )
        try:
            line = checked_line(text)
        except Refusal:
            continue
        assert 0 < len(line) <= MOST
        assert not {unicodedata.category(letter) for letter in line} & {"Cc", "Cs", "Co", "Zl", "Zp"}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "a", "reaction": "hello"},
        {"text": None},
        {"text": 5},
        {"text": "x" * 1001},
        {"text": ["a"]},
        {"reaction": "curse"},
        {"reaction": "hello", "seat": 1},
        {"text": "a", "id": "short"},
        [],
        "text",
        None,
    ],
)
def test_other_bodies_are_malformed(served: Served, body: Any) -> None:
    ann, _ = two(served)
    refused(ann.ask("POST", "/say", body), 422, "malformed")


def test_whom_the_host_has_muted_says_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        key = "k" * 43
        assert (
            served.http.post("/api/people", json={"key": key, "name": "Ann", "device": "here"}).status_code
            == 201
        )
        made = served.http.post(
            "/api/tables",
            json={"game": "ra", "seats": [me("Ann"), guest()]},
            headers={"Authorization": f"Bearer {key}"},
        ).json()
        ann = Guest(served, made["id"], key)
        ann.join("Bob")
        assert say(ann, text="hello").status_code == 204
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE people SET muted = 1")
        refused(say(ann, reaction="hello"), 403, "talk_off")
        assert ann.state()["seats"][0]["mine"]
