"""Servers that are killed around deadlines: each deadline is met once, and no time is lost."""

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clocks.shifted import table
from tests.server.clocks.standing_time import StandingTime, kill_all, server_at, workers_of
from tests.server.guest import Guest, Served, guest, me
from tests.server.postgres import Postgres
from tests.waiting import wait_for

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="distinguishes processes as Linux does"
)

CLOCK = {"kind": "fischer", "seconds": 300, "increment": 10, "at_zero": "seat", "player": "greedy"}


class Deadline:
    """A table where somebody has moved after 40 seconds, and the other one will have no time left."""

    def __init__(self, served: Served, standing: StandingTime) -> None:
        self.ann = table(served, CLOCK, me("Ann"), guest())
        self.bob = self.ann.join("Bob")
        self._standing = standing
        self._began = standing.now

    def move(self) -> None:
        """The first to decide does so until it is the other one's turn. Remember what was confirmed."""
        first = self.ann if self.ann.state()["my_turn"] else self.bob
        self.moved: int = first.state()["actor"]
        while (state := first.state())["my_turn"]:
            assert first.play(state["legal"][0]["text"]).status_code == 200
        self.state = state
        assert state["clock"]["due"] == self._standing.now + 300

    def seen_at(self, served: Served) -> dict[str, Any]:
        """The table as a spectator of a server sees it now; a connection to a killed worker is lost."""

        def state() -> dict[str, Any] | None:
            with contextlib.suppress(httpx.TransportError):
                return Guest(served, self.ann.table, None).state()
            return None

        return wait_for(state, "an answer")

    def is_met(self, served: Served) -> bool:
        """Whether a bot has taken the seat, and it is the other one's turn again or the game is over."""
        state = self.seen_at(served)
        return state["seats"][1 - self.moved]["player"] is not None and state["actor"] != 1 - self.moved

    def check(self, served: Served, decided: float) -> None:
        """The deadline was met once: each change is a version, and so is each decision."""
        state = self.seen_at(served)
        decisions = sum(entry["seat"] is not None for entry in state["log"])
        before = sum(entry["seat"] is not None for entry in self.state["log"])
        assert state["version"] == self.state["version"] + 1 + (decisions - before)
        assert state["log"][: self.state["ply"]] == self.state["log"]  # what was confirmed is there
        assert state["clock"]["left"][1 - self.moved] == 0
        # The first decision took 40 seconds, and those after it none.
        assert state["clock"]["left"][self.moved] == 300 - 40 + 10 * decided


def standing_tables(served: Served, standing: StandingTime, many: int) -> list[Deadline]:
    """Tables whose deadlines are all 300 seconds away."""
    tables = [Deadline(served, standing) for _ in range(many)]
    standing.on(40)
    for each in tables:
        each.move()
    return tables


def check_all(served: Served, tables: Sequence[Deadline]) -> None:
    """Wait until all deadlines are met; each was met once."""
    for each in tables:
        wait_for(lambda each=each: each.is_met(served), "a deadline to be met")  # type: ignore[misc]
    for each in tables:
        moves = sum(entry["seat"] == each.moved for entry in each.state["log"])
        each.check(served, moves)


def address(database: str, postgres: Postgres, folder: Path) -> str | Path:
    """An empty database of a kind."""
    return postgres.new() if database == "postgres" else folder / "tables.sqlite3"


@pytest.mark.slow
def test_a_deadline_that_falls_while_the_server_is_dead_is_met_once(tmp_path: Path) -> None:
    fall_while_dead(tmp_path / "tables.sqlite3", tmp_path, workers=1, many=2)


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("workers", [1, 3])
def test_it_is_so_with_several_workers(workers: int, postgres: Postgres, tmp_path: Path) -> None:
    fall_while_dead(postgres.new(), tmp_path, workers, many=12)


def fall_while_dead(database: str | Path, folder: Path, workers: int, many: int) -> None:
    standing, log = StandingTime(folder / "time"), folder / "server.log"
    with server_at(standing, database, log, workers) as running:
        tables = standing_tables(running.served, standing, many)
        kill_all(running)
    standing.on(301)
    with server_at(standing, database, log, workers) as running:
        check_all(running.served, tables)


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("met_before", [0, 1, 6])
@pytest.mark.parametrize(("database", "workers"), [("sqlite", 1), ("postgres", 1), ("postgres", 3)])
def test_killed_after_deadlines_have_fallen_each_is_met_once(
    database: str, workers: int, met_before: int, postgres: Postgres, tmp_path: Path
) -> None:
    where = address(database, postgres, tmp_path)
    standing, log = StandingTime(tmp_path / "time"), tmp_path / "server.log"
    with server_at(standing, where, log, workers) as running:
        tables = standing_tables(running.served, standing, 12)
        standing.on(301)
        wait_for(
            lambda: sum(each.is_met(running.served) for each in tables) >= met_before,
            "some deadlines to be met",
        )
        if workers > 1:  # two of three; the supervisor starts others
            for victim in workers_of(running)[:2]:
                victim.kill()
            standing.on(31)  # what they had claimed is free
            check_all(running.served, tables)
        kill_all(running)
    standing.on(31)
    with server_at(standing, where, log, workers) as running:
        check_all(running.served, tables)
