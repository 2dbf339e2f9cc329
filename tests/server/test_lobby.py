"""The lobby's data: games, levels, languages, texts, and the contract itself."""

import json
import logging

import pytest

import benben
from benben.engine.registry import names, rules
from benben.players import LEVELS
from benben.texts import Texts, catalogue_files
from tests.server.guest import Served, bot, here, me
from tests.server.hidden import messages


def test_health(served: Served) -> None:
    assert served.http.get("/api/health").json() == {"version": benben.__version__}


def test_a_server_without_an_address_for_guests_names_none(served: Served) -> None:
    assert served.http.get("/api/host").json() == {
        "guests": None,
        "open_tables": False,
        "ratings": False,
        "vacation_days": 30,
    }


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
    assert options["edition"]["rules"] == ["R1.5", "R2.1"]
    assert options["open_scores"]["players_of_choice"] is None
    assert [level["spec"] for level in ra["levels"]] == [level.spec for level in LEVELS]


@pytest.mark.parametrize("name", names())
def test_every_game_is_offered_as_it_is(served: Served, name: str) -> None:
    (offered,) = (game for game in served.http.get("/api/games").json() if game["name"] == name)
    game_rules = rules(name)
    assert offered["title"] == {"id": f"{name}-title", "args": {}}
    assert offered["players"] == list(game_rules.options[0].choices)
    assert [level["spec"] for level in offered["levels"]] == [level.spec for level in LEVELS]
    for option, spec in zip(offered["options"], game_rules.options[1:], strict=True):
        assert (option["name"], option["default"]) == (spec.name, spec.default)
        assert option["choices"] == list(spec.choices)
        assert [part["name"] for part in option["parts"]] == list(spec.letters)
        assert (option["kind"] == "letters") == bool(spec.letters)
        assert (option["kind"] == "text") == (spec.read is not None)


@pytest.mark.parametrize("name", names())
def test_every_label_of_a_game_is_in_the_catalogue(
    served: Served, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    (offered,) = (game for game in served.http.get("/api/games").json() if game["name"] == name)
    labels = list(messages(offered))
    assert len(labels) > len(offered["options"])
    with caplog.at_level(logging.WARNING):
        assert all(Texts().format(label) for label in labels)
    assert caplog.records == []


def test_sides_are_offered_site_by_site(served: Served) -> None:
    (duel,) = (game for game in served.http.get("/api/games").json() if game["name"] == "imhotep_duel")
    (sides,) = (option for option in duel["options"] if option["name"] == "sides")
    assert sides["choice_labels"] is None
    assert [part["name"] for part in sides["parts"]] == ["obelisk", "temple", "pyramid", "tomb"]
    label = "imhotep_duel-option-sides"
    assert [part["label"]["id"] for part in sides["parts"]] == [
        f"{label}-{part['name']}" for part in sides["parts"]
    ]
    for part in sides["parts"]:
        assert [(letter["letter"], letter["label"]["id"]) for letter in part["letters"]] == [
            ("A", f"{label}-{part['name']}-A"),
            ("B", f"{label}-{part['name']}-B"),
        ]


def test_the_letters_make_the_sides_of_a_table(served: Served) -> None:
    maker = served.create(me(), here(), game="imhotep_duel", sides="ABBA")
    assert maker.state()["options"]["sides"] == "ABBA"
    assert maker.state()["view"]["sides"] == {"obelisk": "A", "temple": "B", "pyramid": "B", "tomb": "A"}


def test_imhotep_is_played_with_any_sides_and_rules(served: Served) -> None:
    maker = served.create(
        me(), here(), bot("random"), game="imhotep", sides="ABABA", wrath=True, blue_cards="round"
    )
    view = maker.state()["view"]
    assert "".join(view["sides"].values()) == "ABABA"
    assert (view["players"], view["wrath"], view["blue_cards"]) == (3, True, "round")


def test_ankhor_is_played_by_up_to_four_with_or_without_split_estates(served: Served) -> None:
    seats = (me(), here(), bot("random"), bot("random"))
    view = served.create(*seats, game="ankhor", split="allowed").state()["view"]
    assert (view["players"], view["split"]) == (4, True)
    assert not served.create(*seats[:2], game="ankhor").state()["view"]["split"]


@pytest.mark.parametrize("name", names())
def test_every_level_makes_a_table(served: Served, name: str) -> None:
    for level in LEVELS:
        maker = served.create(me(), bot(level.spec), game=name)
        assert maker.state()["seats"][1]["player"] == level.spec


def test_languages_begin_with_english(served: Served) -> None:
    assert served.http.get("/api/languages").json()["languages"][0] == "en"


def test_texts_are_all_catalogues_but_that_of_the_command_line(served: Served) -> None:
    answer = served.http.get("/api/texts/en")
    assert answer.headers["content-type"].startswith("text/plain")
    said = {str(file): file.read_text(encoding="utf-8") in answer.text for file in catalogue_files("en")}
    assert said == {file: "/cli/texts/" not in file for file in said}


def test_an_unknown_language_is_not_found(served: Served) -> None:
    for language in ("xx", "..%2Fen", "en%00"):
        assert served.http.get(f"/api/texts/{language}").status_code == 404


def test_the_schema_holds_the_whole_contract(served: Served) -> None:
    schemas = served.http.get("/api/openapi.json").json()["components"]["schemas"]
    assert {
        "TableState",
        "RaView",
        "DuelView",
        "ImhotepView",
        "AnkhorView",
        "Message",
        "GameView",
        "Problem",
        "PongMessage",
        "ChangeMessage",
    } <= schemas.keys()
    directions = {name: len(schemas[name]["oneOf"]) for name in ("ClientMessage", "ServerMessage")}
    assert directions == {"ClientMessage": 19, "ServerMessage": 11}
    assert {*schemas["TableState"]["required"], "type"} == set(schemas["TableState"]["properties"])
    assert "#/$defs/" not in json.dumps(schemas)
