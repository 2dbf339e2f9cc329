"""Scoring rules: of a game with options, and of a table; the points of strong play."""

from typing import Any

import pytest

import benben
from benben.engine.registry import names, rules
from tests.server.guest import Served, here, me


def figures(game: str, **options: Any) -> list[dict[str, Any]]:
    """The same from the engine."""
    loaded = benben.load(game, **options)
    return [dict(way) for way in loaded.rules.figures(loaded.options)]


@pytest.mark.parametrize("game", names())
def test_every_game_tells_what_scores(served: Served, game: str) -> None:
    answer = served.http.get(f"/api/scoring/{game}")
    assert answer.status_code == 200
    assert answer.json() == figures(game) != []


def test_the_query_has_options(served: Served) -> None:
    answer = served.http.get("/api/scoring/imhotep?players=4&sides=BBBBB&wrath=True")
    assert answer.json() == figures("imhotep", players=4, sides="BBBBB", wrath=True)
    assert answer.json() != figures("imhotep")


@pytest.mark.parametrize(
    ("path", "code"),
    [("imhotep?sides=ABC", "bad_options"), ("imhotep?nothing=1", "bad_options"), ("chess", "unknown_page")],
)
def test_what_does_not_exist_is_refused(served: Served, path: str, code: str) -> None:
    answer = served.http.get(f"/api/scoring/{path}")
    assert answer.status_code >= 400
    assert answer.json()["code"] == code


def test_a_table_tells_its_own_sides(served: Served) -> None:
    maker = served.create(me(), here(), game="imhotep_duel", sides="ABAB")
    answer = maker.ask("GET", "/scoring")
    assert answer.status_code == 200
    assert answer.json() == figures("imhotep_duel", sides="ABAB")
    assert served.spectator(maker.table).ask("GET", "/scoring").json() == answer.json()


@pytest.mark.parametrize("game", names())
def test_strong_play_is_measured_for_every_seat(served: Served, game: str) -> None:
    found = served.http.get(f"/api/reference-points/{game}").json()
    assert [each["players"] for each in found] == list(rules(game).choices({})["players"])
    for each in found:
        assert len(each["seats"]) == each["players"]
        for seat in each["seats"]:
            parts = [source["mean"] for source in seat["sources"].values()]
            assert sum(parts) == pytest.approx(seat["total"]["mean"], abs=0.1)


def test_a_game_that_is_not_there_has_no_points_of_strong_play(served: Served) -> None:
    assert served.http.get("/api/reference-points/chess").json()["code"] == "unknown_page"
