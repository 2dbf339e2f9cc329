"""What the lobby is told: games, levels, languages, texts, and the contract itself."""

import json
import subprocess
import sys

import benben
from benben.players import LEVELS
from benben.texts import catalogue_files
from tests.server.guest import Served


def test_health(served: Served) -> None:
    assert served.http.get("/api/health").json() == {"version": benben.__version__, "warming": False}


def test_ra_is_offered_with_its_options(served: Served) -> None:
    (ra,) = (game for game in served.http.get("/api/games").json() if game["name"] == "ra")
    assert ra["title"]["id"] == "ra-title"
    assert ra["players"] == [2, 3, 4, 5]
    options = {option["name"]: option for option in ra["options"]}
    assert options["edition"]["kind"] == "choice"
    assert options["edition"]["choices"] == ["2022", "1999"]
    assert options["edition"]["players_of_choice"] == {"2022": [2, 3, 4, 5], "1999": [3, 4, 5]}
    assert options["open_scores"]["kind"] == "flag"
    assert options["open_scores"]["default"] is False
    assert options["open_scores"]["players_of_choice"] is None
    assert [level["spec"] for level in ra["levels"]] == [level.spec for level in LEVELS]


def test_every_level_makes_a_table(served: Served) -> None:
    for level in LEVELS:
        maker = served.create({"kind": "me"}, {"kind": "bot", "player": level.spec})
        assert maker.state()["seats"][1]["player"] == level.spec


def test_languages_begin_with_english(served: Served) -> None:
    assert served.http.get("/api/languages").json()["languages"][0] == "en"


def test_texts_are_all_catalogues_together(served: Served) -> None:
    answer = served.http.get("/api/texts/en")
    assert answer.headers["content-type"].startswith("text/plain")
    for file in catalogue_files("en"):
        assert file.read_text(encoding="utf-8") in answer.text


def test_an_unknown_language_is_not_found(served: Served) -> None:
    for language in ("xx", "..%2Fen", "en%00"):
        assert served.http.get(f"/api/texts/{language}").status_code == 404


def test_the_schema_holds_the_whole_contract() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "benben.server.schema"], capture_output=True, check=True, timeout=60
    )
    schemas = json.loads(printed.stdout)["components"]["schemas"]
    assert {
        "TableState",
        "RaView",
        "DuelView",
        "Message",
        "StateMessage",
        "ErrorMessage",
        "PongMessage",
    } <= schemas.keys()
    directions = {name: len(schemas[name]["oneOf"]) for name in ("ClientMessage", "ServerMessage")}
    assert directions == {"ClientMessage": 4, "ServerMessage": 3}
    assert set(schemas["TableState"]["required"]) == set(schemas["TableState"]["properties"])
    assert "#/$defs/" not in printed.stdout.decode()
