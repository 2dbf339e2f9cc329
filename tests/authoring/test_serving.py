"""A server offers the game of a file; a new table takes the file as it is now, a running one keeps its rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benben.authoring import files
from tests.authoring.conftest import EXAMPLES, Write
from tests.server.guest import Served, here, me, serve

pytestmark = pytest.mark.slow
NIM = (EXAMPLES / "nim.py").read_text(encoding="utf-8")


@pytest.fixture
def served(write: Write, tmp_path: Path) -> Iterator[Served]:
    """A server that knows the game `tried`."""
    files.use(write(NIM))
    with serve(tmp_path / "tables.sqlite3") as running:
        yield running


def test_the_lobby_offers_it_and_a_table_plays_it(served: Served, write: Write) -> None:
    games = {game["name"]: game for game in served.http.get("/api/games").json()}
    assert games["tried"]["players"] == [2]
    assert {name for name, game in games.items() if not game["has_rules"]} == {"tried"}
    assert "tried-title = Tried" in served.http.get("/api/texts/en").text
    assert "OpenView" in served.http.get("/api/openapi.json").text
    table = served.create(me(), here(), game="tried")
    assert table.state()["view"]["cells"] == {"matches": 21}
    assert table.play("take 3").status_code == 200

    write(NIM.replace("matches = 21", "matches = 15"))
    assert served.create(me(), here(), game="tried").state()["view"]["cells"] == {"matches": 15}
    assert table.state()["view"]["cells"] == {"matches": 18}, "what runs keeps its rules"
    assert table.play("take 3").status_code == 200

    write(NIM.replace("RULES =", "RULES = nought +"))
    answer = served.http.post("/api/tables", json={"game": "tried", "options": {}, "seats": [me(), here()]})
    assert answer.status_code == 422
    assert "nought" in answer.text
