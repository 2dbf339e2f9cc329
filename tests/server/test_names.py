"""Names of people: any that can be seen, each once at a table, and the refusal says what is right."""

import unicodedata

import pytest

from benben.engine.names import MOST, BadName, checked_name, unused_name
from tests.server.guest import Served, here, me

PERSIAN = "علی\u200cرضا"  # noqa: RUF001
COMPOSED, DECOMPOSED = "Andr\u00e9", "Andre\u0301"


@pytest.mark.parametrize(
    "name",
    [
        PERSIAN,
        "👩\u200d🚀 Ann",
        "Ann-Marie O’Neil",
        "李",
        "Ñ",
        "क्षि",
        "1",
        "x" * MOST,
        "❤\ufe0f",
        "नी",
    ],
)
def test_what_people_are_called(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \u3000",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\u0301\u0302",
        "\u200d",
        "\ufe0f",
        "\u00ad",
        "\ufeff",
    ],
)
def test_what_cannot_be_seen_is_no_name(text: str) -> None:
    with pytest.raises(BadName, match=r"1 to 32 characters\. At least one must be visible"):
        checked_name(text)


@pytest.mark.parametrize("text", ["x" * (MOST + 1), "a\nb", "a\u202eb", "a\x1b[2J", "a\u2028b", "a\ud800"])
def test_what_is_too_long_or_steers_what_shows_it_is_no_name(text: str) -> None:
    with pytest.raises(BadName, match="line breaks and control characters are not allowed"):
        checked_name(text)


def test_a_name_is_kept_composed_and_without_blanks_at_its_ends() -> None:
    assert checked_name(f" \u200d{DECOMPOSED}\u200c\u3000 ") == COMPOSED


@pytest.mark.parametrize(
    ("wanted", "taken", "found"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Bob"], "Ann"),
        ("Ann", ["ANN", "Ann 2"], "Ann 3"),
        (COMPOSED, [DECOMPOSED], f"{COMPOSED} 2"),
        ("Straße", ["STRASSE"], "Straße 2"),
        ("Ann\u3164", ["Ann"], "Ann\u3164 2"),
    ],
)
def test_two_at_a_table_look_unlike(wanted: str, taken: list[str], found: str) -> None:
    assert unused_name(wanted, taken) == found


def test_the_server_refuses_in_its_own_words_and_keeps_what_people_are_called(served: Served) -> None:
    seats = [me("\u3164"), {"kind": "open"}]
    refused = served.http.post("/api/tables", json={"game": "ra", "seats": seats})
    assert refused.status_code == 422
    assert refused.json()["code"] == "bad_name"
    assert refused.json()["message"] == {"id": "error-bad-name", "args": {"most": MOST}}
    table = served.create(me(PERSIAN), here(DECOMPOSED), {"kind": "open"}, game="ra", players=3)
    refused = served.http.post(f"/api/tables/{table.table}/join", json={"name": "\u2800"})
    assert refused.json()["code"] == "bad_name"
    table.join(COMPOSED.upper())
    assert [seat["name"] for seat in table.state()["seats"]] == [
        PERSIAN,
        COMPOSED,
        f"{COMPOSED.upper()} 2",
    ]
