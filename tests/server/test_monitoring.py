"""A running server's readiness (13) and metrics (14)."""

import sqlite3
from pathlib import Path

import pytest

from tests.server import figures
from tests.server.guest import Served, bot, me, serve
from tests.server.postgres import Postgres
from tests.waiting import wait_for


def sample(served: Served, name: str, **labels: str) -> float:
    """One figure of a server."""
    return figures.sample(served.http.get("/metrics").text, name, **labels)


# ---- ready (13) ------------------------------------------------------------------------------------------------
@pytest.mark.slow
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
def test_a_store_that_cannot_be_written_is_reported_in_words_to_the_host_alone(tmp_path: Path) -> None:
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
        wait_for(lambda: served.http.get("/api/ready").status_code == 200, "the server to be ready again")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
def test_the_loss_and_the_return_of_a_database_are_reported(postgres: Postgres) -> None:
    with serve(postgres.new()) as served:
        assert served.http.get("/api/ready").status_code == 200
        postgres.kill()
        try:
            refused = wait_for(
                lambda: answer if (answer := served.http.get("/api/ready")).status_code == 503 else None,
                "the server to miss its database",
            )
            assert "cannot be used" in refused.json()["message"]["args"]["reason"]
            assert served.http.get("/api/health").status_code == 200  # which speaks for the process alone
            assert sample(served, "benben_store_errors_total") > 0
        finally:
            postgres.start()
        wait_for(lambda: served.http.get("/api/ready").status_code == 200, "the server to be ready again")


# ---- figures (14) ----------------------------------------------------------------------------------------------
@pytest.mark.slow
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
            wait_for(lambda: sample(served, "benben_sockets", kind="seat") == 1, "the socket to be counted")
            assert ann.play(mine["legal"][0]["text"], mine["ply"]).status_code == 200
            assert ann.play("nonsense", mine["ply"]).status_code == 409  # late: no move that was committed
        wait_for(
            lambda: sample(served, "benben_sockets", kind="seat") == 0, "the socket to be counted no more"
        )
        served.http.get("/api/tables/none")
        assert sample(served, names[0]) == before[names[0]] + 1
        assert sample(served, names[1]) > before[names[1]]
        assert sample(served, "benben_moves_total", by="person") == moves + 1
        assert sample(served, "benben_refusals_total", reason="unknown_table") == refusals + 1
        assert sample(served, "benben_tables_in_memory") == 1
        ann.my_turn()
        assert sample(served, "benben_moves_total", by="bot") > 0
        assert sample(served, "benben_thoughts_running", urgency="soon") == 0


PROXY = {"trust_proxy": ("127.0.0.1/32",)}
ELSEWHERE = {"metrics": ("192.0.2.0/24",)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "asked"),
    [
        (
            {},
            [
                ({}, 200),
                ({"X-Forwarded-For": "127.0.0.1"}, 404),  # through an untrusted proxy: from anywhere
                ({"Via": "1.1 somewhere"}, 404),
            ],
        ),
        (
            PROXY,
            [
                ({}, 200),
                ({"X-Forwarded-For": "192.0.2.1"}, 404),
                ({"X-Forwarded-For": "127.0.0.1, 192.0.2.1"}, 404),
            ],
        ),
        (ELSEWHERE, [({}, 404)]),
        ({**ELSEWHERE, **PROXY}, [({"X-Forwarded-For": "192.0.2.1"}, 200)]),
    ],
    ids=["alone", "behind a proxy", "for others", "for others, behind a proxy"],
)
def test_only_the_host_sees_figures(
    settings: dict[str, tuple[str, ...]], asked: list[tuple[dict[str, str], int]], tmp_path: Path
) -> None:
    with serve(tmp_path / "tables.sqlite3", **settings) as served:
        for headers, status in asked:
            assert served.http.get("/metrics", headers=headers).status_code == status, headers
