"""Games that count for ratings: which ones do, and what the ranking shows."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.program import invoke
from tests.server.guest import Guest, Served, bot, guest, me, serve
from tests.server.someone import Someone, code

RATED: dict[str, Any] = {"rated": True, "take_backs": "consent", "hints": False}


def ask_for(served: Served, *seats: dict[str, Any], by: str | None = None, **terms: Any) -> httpx.Response:
    """A request for a new table with these terms."""
    body = {"game": "ra", "seats": list(seats), **terms}
    headers = {} if by is None else {"Authorization": f"Bearer {by}"}
    return served.http.post("/api/tables", json=body, headers=headers)


def resign(loser: Someone, table: str) -> None:
    """End a game of two."""
    assert loser.at(table).ask("POST", "/leave", {"seat": 0}).status_code == 200


def test_the_winner_of_a_rated_game_stands_above_the_loser(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", ratings=True) as served:
        ann, bob = Someone(served, "Ann"), Someone(served, "Bob")
        assert ann.ask("GET", "/ratings").json() == []
        table = ask_for(served, me(), guest(), by=ann.key, **RATED).json()["id"]
        bob.at(table).ask("POST", "/join", {"name": "Bob"})
        resign(ann, table)
        (ranking,) = bob.ask("GET", "/ratings").json()
        assert (ranking["game"], ranking["players"]) == ("ra", 2)
        assert [(each["name"], each["games"], each["mine"]) for each in ranking["people"]] == [
            ("Bob", 1, True),
            ("Ann", 1, False),
        ]
        best, last = ranking["people"]
        assert best["low"] < best["points"] < best["high"]
        assert last["points"] < 1500 < best["points"]
        assert [each["level"] for each in ranking["levels"]] == [
            "novice",
            "casual",
            "skilled",
            "strong",
            "expert",
            "master",
        ]


def test_the_host_has_all_ratings_computed_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with serve(file, ratings=True) as served:
        ann, bob = Someone(served, "Ann"), Someone(served, "Bob")
        assert "No rated game" in invoke("people", "rate", "--database", str(file)).out
        table = ask_for(served, me(), guest(), by=ann.key, **RATED).json()["id"]
        bob.at(table).ask("POST", "/join", {"name": "Bob"})
        resign(ann, table)
        rows = invoke("people", "rate", "--database", str(file)).out.splitlines()[1:]
        (ranking,) = bob.ask("GET", "/ratings").json()
        logged = invoke("people", "log", "--database", str(file)).out.splitlines()[1:]
        assert [row.split()[1] for row in logged] == ["rate", "rate"]
    points = {each["name"]: each["points"] for each in ranking["people"]}
    levels = {each["level"].capitalize(): each["points"] for each in ranking["levels"]}
    best = sorted((points | levels).items(), key=lambda each: -each[1])
    assert [(row.split()[2:-2] if "–" in row else row.split()[2:])[-2:] for row in rows] == [
        [name, str(figure)] for name, figure in best
    ]


@pytest.mark.parametrize("change", [{"rated": False}, {"guest": True}])
def test_other_games_do_not_count(tmp_path: Path, change: dict[str, bool]) -> None:
    with serve(tmp_path / "tables.sqlite3", ratings=True) as served:
        ann = Someone(served, "Ann")
        terms = {**RATED, "rated": change.get("rated", True)}
        table = ask_for(served, me(), guest(), by=ann.key, **terms).json()["id"]
        bob = Guest(served, table, None if change.get("guest") else Someone(served).key)
        assert bob.ask("POST", "/join", {"name": "Bob"}).status_code == 200
        resign(ann, table)
        assert ann.ask("GET", "/ratings").json() == []


@pytest.mark.parametrize("help_", [{"take_backs": "free"}, {"hints": True}])
def test_help_and_ratings_are_refused_together(tmp_path: Path, help_: dict[str, object]) -> None:
    with serve(tmp_path / "tables.sqlite3", ratings=True) as served:
        answer = ask_for(served, me(), bot("skilled"), **{**RATED, **help_})
        assert (answer.status_code, code(answer)) == (422, "rated_with_help")


def test_ratings_are_off_until_the_host_wants_them(served: Served) -> None:
    answer = ask_for(served, me(), bot("skilled"), **RATED)
    assert (answer.status_code, code(answer)) == (422, "no_ratings")
