"""Stored games played again under the rules of this version: at the start, and by `benben replay --all`."""

import asyncio
import contextlib
import json
import os
import random
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import benben
from benben import CommittedDealer, Game, Ply, ReceiptLine
from benben.engine.registry import names
from benben.server.settings import database_url
from benben.server.store import StoredTable
from benben.server.store.archive import open_stored_games
from benben.server.tables.checking import differences
from pebbles import RULES as PEBBLES
from tests.cli.program import invoke
from tests.server.generated import a_game, fill
from tests.server.guest import serve
from tests.server.postgres import Postgres
from tests.waiting import wait_for

LUCK = random.Random(5)
_NOBODY = 65534
"""A user without rights, by the number that most systems give one."""


def changed(table: StoredTable, number: int, ply: Ply) -> StoredTable:
    plies = list(table.plies)
    plies[number] = ply
    return replace(table, plies=tuple(plies))


def faulty() -> dict[str, tuple[StoredTable, int | None, str]]:
    """Tables that differ from the rules: where they differ, and the text that says so."""
    whole, running = a_game("imhotep_duel", LUCK), a_game("ra", LUCK, 20)
    chance = next(number for number, ply in enumerate(running.plies) if ply.actor < 0)
    dealt = running.plies[chance]
    wrong = next(code for code in range(99) if code != dealt.move)
    mine = next(number for number, ply in enumerate(whole.plies) if ply.actor >= 0)
    return {
        "chance": (changed(running, chance, replace(dealt, move=wrong)), chance, "engine-differs-ply"),
        "notation": (
            changed(whole, mine, replace(whole.plies[mine], text="other")),
            mine,
            "engine-differs-ply",
        ),
        "illegal": (
            changed(whole, mine, replace(whole.plies[mine], move=30_000)),
            mine,
            "engine-differs-move",
        ),
        "rules": (replace(whole, rules_version=whole.rules_version + 1), None, "engine-differs-rules"),
        "options": (replace(whole, options={"none": True}), None, "engine-differs-game"),
        "not over": (
            replace(running, status="over", actor=None),
            len(running.plies),
            "engine-differs-not_over",
        ),
        "over": (replace(whole, status="playing"), len(whole.plies), "engine-differs-over"),
    }


def renamed(tables: dict[str, tuple[StoredTable, int | None, str]]) -> list[StoredTable]:
    return [replace(table, id=name.replace(" ", "-")) for name, (table, _, _) in tables.items()]


def check(address: str) -> None:
    wrong = faulty()
    right = [a_game(name, LUCK, plies) for name in names() for plies in (None, 12, 0)]
    given_up = replace(a_game("imhotep_duel", LUCK, 9), status="over", actor=None, resigned=1)
    undealt = replace(right[2], id="undealt", plies=())  # stopped before what was dealt was stored
    asyncio.run(fill(address, [*right, given_up, undealt, *renamed(wrong)]))
    with open_stored_games(database_url(address)) as archive:
        tables = archive.names()
    count, found = differences(address, tables)
    assert count == len(tables) == len(right) + 2 + len(wrong)
    expected = {(name.replace(" ", "-"), ply, text) for name, (_, ply, text) in wrong.items()}
    assert {(each.table_id, each.ply, each.message["id"]) for each in found} == expected


def test_what_differs_is_found_and_nothing_else(tmp_path: Path) -> None:
    check(str(tmp_path / "tables.sqlite3"))


def test_a_receipt_of_a_game_of_others_that_does_not_add_up_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_table: object) -> list[ReceiptLine]:
        return []

    monkeypatch.setattr(
        benben, "load", lambda _name, **options: Game(replace(PEBBLES, receipt=nothing), options)
    )
    match = benben.load("pebbles").new_match(dealer=CommittedDealer(bytes(32)))
    while match.turn is not None:
        match.play(match.legal_moves[-1])
    table = replace(
        a_game("imhotep_duel", LUCK), game="pebbles", options=dict(match.game.options),
        rules_version=PEBBLES.version, dealer_secret=bytes(32).hex(), plies=match.plies,
    )  # fmt: skip
    asyncio.run(fill(tmp_path / "tables.sqlite3", [table]))
    _, (found,) = differences(str(tmp_path / "tables.sqlite3"), [table.id])
    assert (found.ply, found.message["id"]) == (match.ply, "engine-broken_rules")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
def test_it_is_found_in_postgresql_too(postgres: Postgres) -> None:
    check(postgres.new())


@pytest.mark.slow
def test_the_command_lists_what_differs_next_to_a_server_and_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    wrong = faulty()
    asyncio.run(fill(database, [a_game("imhotep_duel", LUCK), *renamed(wrong)]))
    with serve(database):  # the check needs no lock
        done = invoke("replay", "--all", "--database", str(database), "--workers", "1")
        as_json = invoke("replay", "--all", "--database", str(database), "--workers", "1", "--json")
    assert (done.code, as_json.code) == (1, 1)
    assert f"Games replayed: {len(wrong) + 1} in " in done.out
    assert f"different: {len(wrong)}" in done.out
    assert "notation (imhotep_duel), ply " in done.out
    reports = [json.loads(line) for line in as_json.out.splitlines()]
    assert {each["table_id"] for each in reports} == {name.replace(" ", "-") for name in wrong}


@contextlib.contextmanager
def nothing_to_be_written(folder: Path) -> Iterator[None]:
    """A folder and its files that may only be read; the super-user would write all the same."""
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    mine = os.geteuid()
    if mine == 0:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(mine)
        folder.chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="needs the rights of POSIX")
def test_a_database_that_may_only_be_read_is_checked() -> None:
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "tables.sqlite3"
        asyncio.run(fill(database, [a_game("imhotep_duel", LUCK, 9)]))
        with (
            nothing_to_be_written(database.parent),
            open_stored_games(database_url(str(database))) as archive,
        ):
            assert len(archive.games(archive.names())) == 1


@pytest.mark.slow
def test_a_server_checks_running_games_at_its_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "tables.sqlite3"
    wrong = faulty()
    asyncio.run(fill(database, [a_game("imhotep_duel", LUCK, 9), *renamed(wrong)]))
    running = [name for name, (table, _, _) in wrong.items() if table.status != "over"]
    with caplog.at_level("WARNING", "benben.server"), serve(database) as served:
        found = wait_for(
            lambda: served.http.get("/api/ready").json()["unplayable"], "the check of running games"
        )
        assert len(running) == 2
        assert found == 1  # the other is only called playing
    (reports,) = [record for record in caplog.records if record.getMessage() == "stored game unplayable"]
    assert reports.fields["reason"]  # type: ignore[attr-defined]
