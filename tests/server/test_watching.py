"""What a host can ask a running server: whether it is ready (13), and its figures (14)."""

import os
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.guest import Served, bot, guest, me, serve
from tests.server.postgres import Postgres
from tests.server.process import process
from tests.server.test_workers import serving
from tests.waiting import wait_for


def sample(served: Served, name: str, **labels: str) -> float:
    """One figure of `/metrics`, 0 if nothing was counted yet."""
    page = served.http.get("/metrics").text
    found = [each for family in text_string_to_metric_families(page) for each in family.samples]
    return sum(each.value for each in found if each.name == name and each.labels == labels)


# ---- ready (13) ------------------------------------------------------------------------------------------------
def test_a_server_is_ready_and_the_proof_leaves_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        with sqlite3.connect(database) as reader:
            before = reader.execute("PRAGMA data_version").fetchone()
            assert served.http.get("/api/ready").json()["ready"] is True
            assert reader.execute("PRAGMA data_version").fetchone() != before  # something was committed
            assert reader.execute("SELECT count(*) FROM workers").fetchone() == (0,)
        reader.close()


@pytest.mark.slow
def test_a_store_that_cannot_be_written_is_told_in_words_to_the_host_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(f"sqlite:///{database}?timeout=0.1", metrics=("127.0.0.1/32",)) as served:
        blocker = sqlite3.connect(database, isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        refused = served.http.get("/api/ready")
        assert (refused.status_code, refused.json()["code"]) == (503, "not_ready")
        assert "another program keeps it locked" in refused.json()["message"]["args"]["reason"]
        sent_on = served.http.get("/api/ready", headers={"X-Forwarded-For": "127.0.0.1"})
        assert (sent_on.status_code, sent_on.json()["code"]) == (503, "storage")
        assert str(database) not in sent_on.text
        assert served.http.get("/api/health").status_code == 200
        blocker.execute("ROLLBACK")
        blocker.close()
        wait_for(lambda: served.http.get("/api/ready").status_code == 200)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
def test_a_dead_database_is_told_of_and_its_return_as_well(postgres: Postgres) -> None:
    with serve(postgres.new()) as served:
        assert served.http.get("/api/ready").status_code == 200
        postgres.kill()
        try:
            refused = wait_for(
                lambda: answer if (answer := served.http.get("/api/ready")).status_code == 503 else None
            )
            assert "cannot be used" in refused.json()["message"]["args"]["reason"]
            assert served.http.get("/api/health").status_code == 200  # which speaks for the process alone
            assert sample(served, "benben_store_errors_total") > 0
        finally:
            postgres.start()
        wait_for(lambda: served.http.get("/api/ready").status_code == 200)


# ---- figures (14) ----------------------------------------------------------------------------------------------
def test_the_figures_tell_what_happens(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        names = ["benben_acknowledgement_seconds_count", "benben_messages_total"]
        before = {name: sample(served, name) for name in names}
        moves = sample(served, "benben_moves_total", by="person")
        refusals = sample(served, "benben_refusals_total", reason="unknown_table")
        ann = served.create(me("Ann"), bot("random"), game="imhotep_duel")
        mine = ann.my_turn()
        with ann.socket() as line:
            line.until(lambda _: True)
            wait_for(lambda: sample(served, "benben_sockets", kind="seat") == 1)
            assert ann.play(mine["legal"][0]["text"], mine["ply"]).status_code == 200
            assert ann.play("nonsense", mine["ply"]).status_code == 409  # late: no move that was committed
        wait_for(lambda: sample(served, "benben_sockets", kind="seat") == 0)
        served.http.get("/api/tables/none")
        assert sample(served, names[0]) == before[names[0]] + 1
        assert sample(served, names[1]) > before[names[1]]
        assert sample(served, "benben_moves_total", by="person") == moves + 1
        assert sample(served, "benben_refusals_total", reason="unknown_table") == refusals + 1
        assert sample(served, "benben_tables_in_memory") == 1
        ann.my_turn()
        assert sample(served, "benben_moves_total", by="bot") > 0
        assert sample(served, "benben_thoughts_running", urgency="soon") == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {}, 200),
        ({}, {"X-Forwarded-For": "127.0.0.1"}, 404),  # by a proxy that nobody trusts: from anywhere
        ({}, {"Via": "1.1 somewhere"}, 404),
        ({"trust_proxy": ("127.0.0.1/32",)}, {}, 200),
        ({"trust_proxy": ("127.0.0.1/32",)}, {"X-Forwarded-For": "192.0.2.1"}, 404),
        ({"trust_proxy": ("127.0.0.1/32",)}, {"X-Forwarded-For": "127.0.0.1, 192.0.2.1"}, 404),
        ({"metrics": ("192.0.2.0/24",)}, {}, 404),
        (
            {"metrics": ("192.0.2.0/24",), "trust_proxy": ("127.0.0.1/32",)},
            {"X-Forwarded-For": "192.0.2.1"},
            200,
        ),
    ],
)
def test_only_the_host_sees_figures(
    settings: dict[str, tuple[str, ...]], headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    with serve(tmp_path / "tables.sqlite3", **settings) as served:
        assert served.http.get("/metrics", headers=headers).status_code == status


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
def test_several_processes_tell_their_sum_whoever_is_asked(postgres: Postgres, tmp_path: Path) -> None:
    with process(postgres.new(), log=tmp_path / "several.log", workers=2, compilers=0) as running:
        served = running.served
        workers = wait_for(lambda: found if len(found := serving(running.popen.pid)) == 2 else None)
        ann = served.create(me("Ann"), guest(), game="imhotep_duel")
        bob = ann.join("Bob")
        for _ in range(6):
            state = ann.state()
            mover = ann if state["my_turn"] else bob
            assert mover.play(mover.state()["legal"][0]["text"], state["ply"]).status_code == 200
        with ann.socket() as one, bob.socket() as other, bob.socket() as third:
            for line in (one, other, third):
                line.until(lambda _: True)
            for _ in range(8):  # each time a new connection: whichever process takes it
                with httpx.Client(base_url=served.http.base_url) as client:
                    asked = Served.__new__(Served)
                    asked.http = client
                    wait_for(lambda: sample(asked, "benben_sockets", kind="seat") == 3)  # noqa: B023
                    assert sample(asked, "benben_moves_total", by="person") == 6
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
        # what the dead have counted stays, what they held does not
        wait_for(lambda: not set(workers) & set(serving(running.popen.pid)))

        def figures() -> bool:
            with httpx.Client(base_url=served.http.base_url) as client:
                asked = Served.__new__(Served)
                asked.http = client
                try:
                    return (
                        sample(asked, "benben_sockets", kind="seat") == 0
                        and sample(asked, "benben_moves_total", by="person") == 6
                    )
                except httpx.TransportError:
                    return False

        wait_for(figures)
