"""A game of another distribution that is broken is left out, with a reason in the log; all else is served."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from benben import texts
from benben.engine import portable, registry
from benben.engine.rules import Rules
from benben.server.http import game_checks
from benben.server.http.game_checks import why_invalid
from benben.server.tables import matches
from tests.server.guest import here, me, serve

LIKE_PEBBLES = """
from dataclasses import replace
from pebbles import RULES as PEBBLES
from benben.engine.view import GameView

{before}
RULES = replace(PEBBLES, name="lame", module=__name__, {change})
"""
VIEW = "def view(table, seat) -> GameView: return {**PEBBLES.view(table, seat), %s}"
LESS = "def view(table, seat) -> GameView: view = PEBBLES.view(table, seat); del view['seats']; return view"
BROKEN = {
    "no module": (None, "", "No module named 'lame'"),
    "import": ("1 / 0", "", "ZeroDivisionError: division by zero"),
    "end": ("raise SystemExit(3)", "", "SystemExit: 3"),
    "no rules": ("PEBBLES = 3; replace = lambda *_, **__: 3", "", "RULES are no benben.engine.rules.Rules but 3"),
    "annotation": ("def view(table, seat): return PEBBLES.view(table, seat)", "view=view", "view: it has no return"),
    "options": ("", "options=()", "the options, as the lobby offers them: StopIteration"),
    "figures": ("def figures(options): return [][1]", "figures=figures", "figures: IndexError: list index"),
    "no seats": (LESS, "view=view", "the first view: seats: Field required"),
    "no JSON": (VIEW % "'lid': object()", "view=view", "the first view: PydanticSerializationError"),
    "texts": ("open(__file__.replace('lame.py', 'texts/en.ftl'), 'wb').write(bytes([255]))", "", "the texts: Unicode"),
    "sound": (VIEW % "'lid': 1", "view=view", None),
}  # fmt: skip
Install = Callable[[str], str | None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install the game “lame”, which is broken in this way; returns what is to be said of it."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_MODULES", dict(registry._MODULES))
    monkeypatch.setattr(registry, "_LEFT_OUT", {})
    monkeypatch.setattr(portable._Chosen, "kind", portable.INTERPRETED)  # as while somebody writes a game
    (tmp_path / "texts").mkdir()

    def installed(how: str) -> str | None:
        before, change, reason = BROKEN[how]
        if before is not None:
            (tmp_path / "lame.py").write_text(LIKE_PEBBLES.format(before=before, change=change))
        registry.register("lame", "lame")
        return reason

    yield installed
    sys.modules.pop("lame", None)


@pytest.mark.parametrize("how", BROKEN)
def test_what_keeps_a_game_from_being_offered_is_said(install: Install, how: str) -> None:
    reason = install(how)
    found = why_invalid("lame")
    assert found is None if reason is None else reason in str(found)


def test_a_game_without_an_engine_is_not_offered(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    install("sound")
    monkeypatch.setattr(portable._Chosen, "kind", portable.PORTABLE)
    assert str(why_invalid("lame")).startswith("the engine: it has none: run `benben web build lame`")


def test_a_game_of_ours_with_a_damaged_engine_is_left_out_alone(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("import")

    def engine_of(rules: Rules) -> None:
        if rules.name == "ra":
            raise portable.BadEngine("ra", rules.folder / portable.WASM, "it is damaged")

    monkeypatch.setattr(game_checks, "engine_of", engine_of)
    game_checks.leave_out_invalid_games()
    assert "it is damaged. The command benben web build ra makes a new one." in registry.left_out()["ra"]
    assert {"ankhor", "imhotep"} <= set(registry.names())


@pytest.mark.parametrize("how", ["import", "annotation", "no seats"])
def test_it_is_left_out_and_all_else_is_served(
    install: Install, how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    reason = str(install(how))
    with caplog.at_level("WARNING", "benben.server"), serve(tmp_path / "tables.sqlite3") as served:
        ready = served.http.get("/api/ready").json()
        assert reason in ready["left_out"]["lame"]
        names = [game["name"] for game in served.http.get("/api/games").json()]
        assert "lame" not in names
        assert "ra" in names
        assert served.create(me(), here(), game="ra").state()["status"] == "playing"
        refused = served.http.post("/api/tables", json={"game": "lame", "seats": [me(), here()]})
        assert refused.json()["code"] == "unknown_game"
        assert "RaView" in served.http.get("/api/openapi.json").json()["components"]["schemas"]
    logged = [record for record in caplog.records if record.getMessage() == "game left out"]
    assert [record.fields["game"] for record in logged] == ["lame"]  # type: ignore[attr-defined]
    assert reason in logged[0].fields["reason"]  # type: ignore[attr-defined]


def test_strangers_learn_which_game_but_not_why(install: Install, tmp_path: Path) -> None:
    install("import")
    with serve(tmp_path / "tables.sqlite3", metrics=()) as served:
        assert served.http.get("/api/ready").json()["left_out"] == {"lame": None}


def test_a_game_that_does_not_come_to_an_end_is_left_out(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that waits for an event stands for it; it ends with the test."""
    install("sound")
    let_go = threading.Event()
    monkeypatch.setattr(game_checks, "_PATIENCE", 0.0)
    monkeypatch.setattr(game_checks, "why_invalid", lambda _name: str(let_go.wait()))
    game_checks.leave_out_invalid_games()
    let_go.set()
    assert registry.left_out() == {"lame": "it has not answered within 0 seconds"}


def test_texts_that_cannot_be_read_silence_no_others(install: Install, tmp_path: Path) -> None:
    install("sound")
    (tmp_path / "texts" / "hu.ftl").write_bytes(b"\xff")
    assert texts.Texts("hu").knows("ra-title")


@pytest.mark.usefixtures("install")
def test_packages_around_a_game_that_fail_are_no_matter_for_the_texts(tmp_path: Path) -> None:
    (tmp_path / "lame").mkdir()
    (tmp_path / "lame" / "__init__.py").write_text("1 / 0")
    registry.register("lame", "lame.rules")
    assert len(registry.folders()) == len(registry.names()) - 1


@pytest.mark.usefixtures("install")
def test_an_installed_game_that_cannot_be_registered_leaves_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "odd-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        "[benben.games]\nra = elsewhere\nodd = no module!\nlame = lame\n"
    )
    registry.register_installed()
    assert set(registry.left_out()) == {"ra = elsewhere", "odd = no module!"}
    assert "lame" in registry.names()
    assert registry.rules("ra").module == "benben.games.ra"
    assert len(caplog.records) == 2


def test_a_stored_game_that_fails_in_any_way_is_unreadable_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_given: object) -> None:
        raise IndexError("list index out of range")

    with serve(tmp_path / "tables.sqlite3") as served:
        table = served.create(me(), here(), game="ra")
    monkeypatch.setattr(matches, "restore", fails)
    with serve(tmp_path / "tables.sqlite3") as served, caplog.at_level("WARNING", "benben.server"):
        refused = served.http.get(f"/api/tables/{table.table}")
    assert (refused.status_code, refused.json()["code"]) == (409, "unreadable")
    assert "IndexError: list index out of range" in [
        record.fields.get("reason")  # type: ignore[attr-defined]
        for record in caplog.records
        if record.getMessage() == "table unreadable"
    ]
