"""The host's work on the database: backup, restore, deletion of old tables (14)."""

import asyncio
import random
import shutil
import sqlite3
import stat
import sys
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from benben.server.settings import database_url
from benben.server.store import is_sqlite
from benben.server.store.postgres.address import libpq_url
from benben.server.tables import workers
from tests.cli import program
from tests.cli.program import Result, invoke
from tests.server.generated import a_game, fill
from tests.server.guest import Guest, bot, guest, me, serve
from tests.server.postgres import Postgres
from tests.waiting import wait_for

LUCK = random.Random(8)


def keep(command: str, *arguments: object, database: object) -> Result:
    return invoke(command, *map(str, arguments), "--database", str(database))


def filled(database: Path, games: int = 3) -> Path:
    asyncio.run(fill(database, [a_game("imhotep_duel", LUCK, plies=None if n else 9) for n in range(games)]))
    return database


def everything(database: Path) -> list[str]:
    connection = sqlite3.connect(database)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


# ---- copies ----------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_copy_is_made_while_people_play_and_can_be_put_back(tmp_path: Path) -> None:
    database, copy, other = (tmp_path / name for name in ("tables.sqlite3", "copy.sqlite3", "other.sqlite3"))
    with serve(database) as served:
        ann = served.create(me("Ann"), guest(), game="imhotep_duel")
        bob = ann.join("Bob")
        stop = threading.Event()
        acknowledged = []

        def play() -> None:
            while not stop.is_set() and (state := ann.state())["status"] != "over":
                mover = ann if state["my_turn"] else bob
                assert mover.play(mover.state()["legal"][0]["text"], state["ply"]).status_code == 200
                acknowledged.append(state["ply"])

        playing = threading.Thread(target=play)
        playing.start()
        wait_for(lambda: len(acknowledged) > 3, "a few moves")
        least = acknowledged[-1]
        done = program.run("backup", str(copy), "--database", str(database))  # as a host does
        stop.set()
        playing.join()
    assert (done.code, done.out) == (0, f"1 table copied to {copy}.\n")
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*copy*")] == ["copy.sqlite3"]
    assert keep("restore", copy, database=other).code == 0
    with serve(other) as served:
        again = Guest(served, ann.table, ann.token)
        assert again.state()["ply"] > least  # all that was confirmed before the copy started


def test_a_copy_overwrites_nothing(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "tables.sqlite3"), tmp_path / "copy"
    copy.write_text("mine")
    done = keep("backup", copy, database=database)
    assert (done.code, copy.read_text()) == (1, "mine")
    assert "already exists" in done.err
    assert keep("backup", tmp_path / "new", database=tmp_path / "none").code == 1
    assert not (tmp_path / "none").exists()
    nowhere = keep("backup", tmp_path / "no" / "folder", database=database)
    assert nowhere.code == 1
    assert str(tmp_path / "no") in nowhere.err
    assert str(database) not in nowhere.err


# ---- putting back ----------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_nothing_is_put_in_the_place_of_a_database_that_is_served(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "tables.sqlite3"), tmp_path / "copy"
    assert keep("backup", copy, database=database).code == 0
    with serve(database):
        done = keep("restore", copy, "--replace", database=database)
        assert done.code == 1
        assert "another server serves it already" in done.err


@pytest.mark.slow
def test_what_was_there_is_kept_with_all_that_was_committed(tmp_path: Path) -> None:
    copy, folder, killed = (tmp_path / name for name in ("copy", "served", "killed"))
    folder.mkdir()
    served_from, database = filled(folder / "tables.sqlite3"), killed / "tables.sqlite3"
    assert keep("backup", copy, database=served_from).code == 0
    with serve(served_from) as served:
        served.create(me("Ann"), guest(), game="imhotep_duel")
        shutil.copytree(folder, killed)  # as after kill -9: the last commits are in the log next to the file
    assert database.with_name("tables.sqlite3-wal").stat().st_size > 0
    before = everything(database)
    refused = keep("restore", copy, database=database)
    assert (refused.code, everything(database)) == (1, before)
    assert "with --replace" in refused.err
    assert keep("restore", copy, "--replace", database=database).code == 0
    assert everything(database) == everything(copy)
    (aside,) = killed.glob("*.old")
    assert everything(aside) == before != everything(copy)
    if sys.platform != "win32":
        assert {stat.S_IMODE(path.stat().st_mode) for path in (database, aside)} == {0o600}


@pytest.mark.parametrize("wrong", ["damaged", "foreign", "newer", "text"])
def test_a_bad_copy_is_not_put_back(wrong: str, tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "tables.sqlite3"), tmp_path / "copy"
    assert keep("backup", copy, database=database).code == 0
    if wrong == "damaged":
        content = bytearray(copy.read_bytes())
        content[4096 : len(content) // 2] = bytes(len(content) // 2 - 4096)
        copy.write_bytes(content)
    elif wrong == "text":
        copy.write_text("no database at all, but long enough to be read as the head of one" * 20)
    else:
        with sqlite3.connect(copy) as connection:
            newer = "UPDATE alembic_version SET version_num = '9999'"
            connection.execute("DROP TABLE alembic_version" if wrong == "foreign" else newer)
        connection.close()
    before = everything(database)
    done = keep("restore", copy, "--replace", database=database)
    assert done.code == 1
    assert str(copy) in done.err
    assert everything(database) == before
    assert sorted(path.suffix for path in tmp_path.iterdir()) == ["", ".lock", ".sqlite3"]


def test_postgresql_has_its_own_programs(tmp_path: Path) -> None:
    address = "postgresql://me:secret@db.example:5433/clubs?ssl=require&timeout=3"
    done = keep("backup", tmp_path / "a copy", database=address)
    assert done.code == 1
    assert f"pg_dump --format=custom --file='{tmp_path}/a copy' 'postgresql://me@db.example:5433/" in done.err
    assert "secret" not in done.err
    assert not is_sqlite(database_url(address))
    assert libpq_url(database_url(address)) == ("postgresql://me@db.example:5433/clubs?sslmode=require")


# ---- deleting what is old --------------------------------------------------------------------------------------
def test_only_what_is_old_and_over_is_deleted(tmp_path: Path) -> None:
    database = filled(tmp_path / "tables.sqlite3", games=5)  # the first is not over
    with sqlite3.connect(database) as connection:
        old = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY status, id LIMIT 2")]
        running = connection.execute("SELECT id FROM tables WHERE status = 'playing'").fetchone()[0]
        for name in (*old, running):
            connection.execute(
                "UPDATE tables SET changed = '2001-01-01 00:00:00.000000' WHERE id = ?", [name]
            )
        connection.commit()
        everybody = connection.execute("SELECT count(*) FROM tables").fetchone()[0]

        def left() -> int:
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])

        assert keep("prune", "--older-than", "90d", "--dry-run", database=database).out.startswith("2 tables")
        assert left() == everybody
        done = keep("prune", "--older-than", "90d", database=database)
        assert (done.code, left()) == (0, everybody - 2)
        assert done.out.startswith("2 tables deleted")
        assert connection.execute("SELECT count(*) FROM plies WHERE table_id = ?", old[:1]).fetchone() == (0,)
        assert keep("prune", "--older-than", "90d", "--all", database=database).out.startswith("1 table ")
        assert left() == everybody - 3
    connection.close()
    assert keep("prune", "--older-than", "90", database=database).code == 2
    assert keep("prune", "--older-than", "999999d", database=database).code == 2  # before there were dates


def check_pruned_while_served(database: Path | str) -> None:
    with serve(database) as served:
        ann = served.create(me("Ann"), guest(), game="imhotep_duel")
        bob = ann.join("Bob")
        bots = served.create(me("Cleo"), bot("random"), game="imhotep_duel")
        with ann.socket() as line:
            mover = ann if line.until(lambda found: found["status"] == "playing")["my_turn"] else bob
            state = mover.state()
            assert keep("prune", "--older-than", "0h", "--all", database=database).code == 0
            refused = mover.play(state["legal"][0]["text"], state["ply"])
            assert (refused.status_code, refused.json()["code"]) == (404, "unknown_table")
        wait_for(lambda: ann.ask("GET", "").status_code == 404, "the table to be missed")
        assert bots.ask("GET", "/record").status_code in {404, 409}
        assert served.create(me("Ann"), guest(), game="imhotep_duel").state()["ply"] >= 0


@pytest.mark.slow
def test_a_table_that_is_deleted_while_it_is_played_is_refused_in_words(tmp_path: Path) -> None:
    check_pruned_while_served(tmp_path / "tables.sqlite3")


@pytest.mark.slow
def test_a_viewer_of_a_finished_game_learns_that_it_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_CHECK_ALONE", 0.1)
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        spectator = served.create(bot("random"), bot("random"), game="imhotep_duel")
        with spectator.socket() as line:
            line.until_over()
            assert keep("prune", "--older-than", "0h", database=database).code == 0
            with pytest.raises(ConnectionClosed):
                line.error()
        assert spectator.ask("GET", "").status_code == 404


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
def test_so_it_is_on_postgresql(postgres: Postgres) -> None:
    check_pruned_while_served(postgres.new())
