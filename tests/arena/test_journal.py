"""The journal: after any damage a run continues or reports why not, and other files stay unchanged."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benben.arena.errors import BadJournal
from benben.arena.journal import open_journal
from benben.arena.plan import Plan, code_digest
from tests.arena.made_up import result

PLAN = Plan("pebbles", (("players", 2),), ("random", "greedy"), seed=1, rules_version=3, seats=2, games=20)
LUCK = ((0.25, -0.25), (1 / 3, -1 / 3))
RESULTS = [result(game, (game % 2,)) for game in (1, 0, 2, 5)]
RESULTS[2] = replace(RESULTS[2], luck=LUCK)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal of four games."""
    path = tmp_path / "journal.jsonl"
    with open_journal(path, PLAN) as opened:
        assert opened.results == {}
        for found in RESULTS:
            opened.write(found)
    return path


def read(path: Path, plan: Plan = PLAN) -> list[Any]:
    with open_journal(path, plan) as opened:
        return list(opened.results.values())


def test_what_was_written_is_read(journal: Path) -> None:
    assert read(journal) == RESULTS
    header, *lines = (json.loads(line) for line in journal.read_text().splitlines())
    assert header["plan"] == PLAN.to_json()
    assert [line["game"] for line in lines] == [1, 0, 2, 5]


def test_every_result_is_handed_to_the_system_at_once(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with open_journal(path, PLAN) as opened:
        for count, found in enumerate(RESULTS, start=2):
            opened.write(found)
            assert path.read_text().count("\n") == count


@pytest.mark.parametrize("cut", range(1, 150, 7))
def test_a_torn_last_line_is_cut_off(journal: Path, cut: int) -> None:
    text = journal.read_bytes()
    journal.write_bytes(text[:-cut])
    whole = text[:-cut].count(b"\n") - 1
    assert read(journal) == RESULTS[:whole]
    with open_journal(journal, PLAN) as opened:
        opened.write(result(9, (0,)))
    assert read(journal) == [*RESULTS[:whole], result(9, (0,))]


@pytest.mark.parametrize("length", [0, 1, 20, 60])
def test_a_torn_header_begins_again(journal: Path, length: int) -> None:
    journal.write_bytes(journal.read_bytes()[:length])
    assert read(journal) == []
    assert json.loads(journal.read_text())["plan"] == PLAN.to_json()


def test_a_last_line_that_the_disk_never_got_is_cut_off(journal: Path) -> None:
    with journal.open("ab") as file:
        file.write(b"\0" * 40 + b"\n")
    assert read(journal) == RESULTS
    assert journal.read_text().count("\n") == 5


@pytest.mark.parametrize("name", ["game", "rules_version", "options", "specs", "seed"])
def test_a_journal_of_another_plan_is_refused_with_what_differs(journal: Path, name: str) -> None:
    other: dict[str, Any] = {
        "game": "ra", "rules_version": 4, "options": (("players", 3),), "specs": ("random", "search"), "seed": 2,
    }  # fmt: skip
    before = journal.read_bytes()
    with pytest.raises(BadJournal, match="another plan") as refused:
        read(journal, replace(PLAN, **{name: other[name]}))
    shown = {"game": '"ra"', "specs": '["random", "search"]', "options": '{"players": 3}'}
    assert f" there and {shown.get(name, other[name])} here" in str(refused.value)
    assert str(refused.value).count(" there and ") == 1
    assert journal.read_bytes() == before


def test_results_of_other_code_are_not_added_up(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.arena.plan.code_digest", lambda _: "0123456789ab")
    with pytest.raises(BadJournal, match=r'code is ".*" there and "0123456789ab" here'):
        read(journal)


def test_neither_are_those_of_a_class_of_ones_own_that_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module, path = tmp_path / "mine_to_change.py", tmp_path / "own.jsonl"
    plan = replace(PLAN, specs=("random", "mine_to_change:Mine"))
    module.write_text("from benben.players.player import RandomPlayer as Mine\n")
    for _ in range(2):
        assert read(path, plan) == []
        code_digest.cache_clear()  # as in another process
    module.write_text("from benben.players.player import GreedyPlayer as Mine\n")
    with pytest.raises(BadJournal, match="code is"):
        read(path, plan)


def test_more_games_or_another_end_may_be_asked_for(journal: Path) -> None:
    assert read(journal, replace(PLAN, games=400, alpha=0.1, anchor=1)) == RESULTS


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("my diary\nof last year\n", "no journal of an arena"),
        ("x", "no journal of an arena"),
        ('{"format":"benben-arena-journal","version":9,"plan":{}}\n', "version 9"),
        ('{"format":"benben-arena-journal","version":1,"plan":\n', "damaged"),
    ],
)
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(BadJournal, match=reason):
        read(path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "this line is damaged"),
        ("[]", "no result"),
        ('{"game": 3}', "no result"),
        (json.dumps(result(3, (7,)).to_json()), "no result"),  # wrong winners
        (json.dumps(result(3, (0,), seats=3).to_json()), "no result"),
        (json.dumps(result(0, (0,)).to_json()), "twice"),
        (json.dumps(replace(result(3, (0,)), luck=LUCK[:1]).to_json()), "no result"),
        (json.dumps({**result(3, (0,)).to_json(), "luck": 7}), "no result"),
    ],
)
def test_a_damaged_line_in_the_middle_is_refused(journal: Path, line: str, reason: str) -> None:
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([*lines[:4], line, lines[4]]) + "\n")
    with pytest.raises(BadJournal, match=reason) as refused:
        read(journal)
    assert f"{journal}:5:" in str(refused.value)


def test_two_arenas_do_not_share_a_journal(journal: Path) -> None:
    pytest.importorskip("fcntl")
    with open_journal(journal, PLAN), pytest.raises(BadJournal, match="another arena is writing"):
        read(journal)


def test_a_journal_is_a_plain_file(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="must be a plain file"):
        read(tmp_path)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "missing" / "journal.jsonl")


def test_a_full_disk_is_reported_with_the_file(journal: Path) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with open_journal(journal, PLAN) as opened:
        resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size + 30, before[1]))
        try:
            with pytest.raises(OSError, match="large") as refused:
                opened.write(result(9, (0,)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert refused.value.filename == str(journal)
    assert read(journal) == RESULTS  # half of a line was written, and is cut off
