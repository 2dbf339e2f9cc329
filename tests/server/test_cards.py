"""Links to tables in messengers: who invites to what, how it ended, nothing about private tables, and no markup."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Guest, Served, guest, me, serve
from tests.server.test_company import given_up


@pytest.fixture
def built(tmp_path: Path) -> Any:
    (tmp_path / "index.html").write_text("<html><head><title>Benben</title></head><body></body></html>")
    with serve(tmp_path / "tables.sqlite3", static=tmp_path) as running:
        yield running


def tags(served: Served, table: str, language: str = "en") -> dict[str, str]:
    page = served.http.get(f"/table/{table}", headers={"accept-language": language})
    assert page.status_code == 200
    return {
        name: unescape(text)
        for name, text in re.findall(r'<meta property="([\w:]+)" content="([^"<>]*)">', page.text)
    }


def test_an_invitation_says_who_invites_to_what_in_the_language_of_the_reader(built: Served) -> None:
    ann = built.create(me("Ann"), guest(), guest(), game="imhotep", sides="BBBBB")
    found = tags(built, ann.table)
    assert found["og:title"] == "Ann invites you to Imhotep"
    assert "Ann" in found["og:description"]
    assert "2 seats free" in found["og:description"]
    assert "B B B B B" in found["og:description"]
    assert tags(built, ann.table, "hu-HU,en;q=0.5")["og:title"] == "Ann meghív egy játszmára: Imhotep"
    picture = built.http.get(found["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    assert picture.content[:2] == b"\xff\xd8"


def test_a_finished_game_says_how_it_ended(built: Served) -> None:
    ann, _ = given_up(built)
    assert tags(built, ann.table)["og:title"] == "Ra: Won by Ann"


def test_a_private_table_and_one_that_is_not_there_say_nothing(built: Served) -> None:
    wanted = {"game": "ra", "seats": [me("Ann"), guest()], "private": True}
    made = built.http.post("/api/tables", json=wanted).json()
    assert tags(built, made["id"]) == tags(built, "nowhere") == tags(built, "%3Cscript%3E") == {}


def test_names_are_text(built: Served) -> None:
    ann = Guest(built, built.create(me('"><script>&'), guest()).table, None)
    assert tags(built, ann.table)["og:title"] == '"><script>& invites you to Ra'
    assert "<script>" not in built.http.get(f"/table/{ann.table}").text


@pytest.mark.parametrize("game", ["nothing", "..%2Fra", "%2e%2e"])
def test_other_pictures_are_not_served(built: Served, game: str) -> None:
    assert built.http.get(f"/cards/{game}.jpg").status_code == 404
