"""Imhotep and Ankh'or at the server: figures come as a document, never as the name of a file."""

import re
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.games.ankhor.boards import CONFIDENCE
from benben.games.imhotep.boards import DEFAULT_BOARDS
from benben.texts import Texts
from tests.server.guest import Served, bot, here, me

OWN = "# from my own boards\n[obelisks]\nspaces = [3, 15, 9]\n"
MARKET = "# from my own box\n[market]\nmarkers = [3, 3, 2, 2, 2, 3]\n"


def ask(served: Served, game: str = "imhotep", **options: Any) -> tuple[int, str, str]:
    """The answer for a table with these options: status, code, and the reason in words."""
    body = {"game": game, "options": options, "seats": [me(), here()]}
    answer = served.http.post("/api/tables", json=body)
    problem = answer.json()
    if answer.status_code == 201:
        return 201, "", ""
    return answer.status_code, problem["code"], Texts().format(problem["message"])


@pytest.mark.parametrize(
    ("name", "kinds"), [("imhotep", ["letters", "flag", "choice", "text"]), ("ankhor", ["choice", "text"])]
)
def test_the_figures_are_offered_as_a_document(served: Served, name: str, kinds: list[str]) -> None:
    (game,) = (game for game in served.http.get("/api/games").json() if game["name"] == name)
    options = {option["name"]: option for option in game["options"]}
    assert [option["kind"] for option in options.values()] == kinds
    boards = options["boards"]
    assert boards["choices"] == [boards["default"]] == [benben.load(name).options["boards"]]
    assert boards["choice_labels"] == [{"id": f"{name}-option-boards-default", "args": {}}]
    assert boards["about"] == {"id": f"{name}-option-boards-about", "args": {}}
    assert all(option["about"] is None for option in options.values() if option is not boards)


def test_the_lobby_tells_how_sure_the_figures_of_ankhor_are() -> None:
    text = Texts().say("ankhor-option-boards-about")
    assert list(CONFIDENCE) == ["tiles", "market"]
    assert re.search(f"tiles .*{CONFIDENCE['tiles']}.* markers .*{CONFIDENCE['market']}", text)
    assert Texts().say("ankhor-option-boards-default").startswith("reconstructed")


def test_a_table_is_played_with_own_figures(served: Served) -> None:
    state = served.create(me(), here(), game="imhotep", sides="BBBBB", boards=OWN).state()
    assert [tower["points"] for tower in state["view"]["towers"]] == [15, 9, 3]
    assert state["view"]["reconstructed"] == ["pyramids", "temple", "burial_chamber"]
    assert "spaces = [15, 9, 3]" in state["options"]["boards"]
    assert "#" not in state["options"]["boards"]  # what is kept is the canonical form


def test_ankhor_is_played_with_the_price_board_of_a_document(served: Served) -> None:
    state = served.create(me(), here(), game="ankhor", boards=MARKET).state()
    assert [len(space["markers"]) for space in state["view"]["market"]] == [3, 3, 2, 2, 2, 3]
    assert state["view"]["reconstructed"] == ["tiles"]
    assert "#" not in state["options"]["boards"]


@pytest.mark.parametrize(
    ("game", "document", "figures"),
    [
        ("imhotep", OWN, "spaces = [15, 9, 3]"),
        pytest.param("ankhor", MARKET, "markers = [3, 3, 2, 2, 2, 3]", marks=pytest.mark.proof),
    ],
)
def test_own_figures_are_in_the_record(served: Served, game: str, document: str, figures: str) -> None:
    maker = served.create(bot("greedy"), bot("greedy"), game=game, boards=document)
    served.spectator(maker.table).until_over()
    record = served.spectator(maker.table).ask("GET", "/record").json()
    assert figures in record["options"]["boards"]
    assert benben.verify(record).is_over


def test_without_a_document_the_figures_are_the_reconstructed_ones(served: Served) -> None:
    maker = served.create(me(), here(), game="imhotep")
    assert maker.state()["options"]["boards"] == DEFAULT_BOARDS


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("[obelisks]\n\nspaces = [12, 99]\n", "boards, line 3: [obelisks] spaces 99 is not a whole number"),
        ("[obelisk]\nspaces = [12]\n", "boards, line 1: unknown table 'obelisk'"),
        ("[temple]\ncolumns = [\n", "boards: not a TOML document"),
        ("[temple]\n", "boards, line 1: [temple] lacks columns"),
        ("/etc/passwd", "boards: not a TOML document"),
        ("x.toml", "boards: not a TOML document"),
        ("pyproject.toml", "boards: not a TOML document"),
        ("file:///etc/passwd", "boards: not a TOML document"),
        ("[" * 3999, "boards: not a TOML document"),
        (f"[obelisks]\nspaces = [0x{'f' * 3900}]", "boards, line 2: [obelisks] spaces this is not a whole"),
    ],
)
def test_bad_figures_are_refused_with_the_reason(served: Served, document: str, reason: str) -> None:
    refuses(served, "imhotep", document, reason)


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (OWN, "boards, line 2: unknown table 'obelisks'; there are: tiles, market"),
        (
            "[market]\n\nmarkers = [3, 3, 3, 3, 3, 3]\n",
            "boards, line 3: [market] markers has 18 markers; there must be",
        ),
        ("ankhor-boards.toml", "boards: not a TOML document"),
        ("#" * 2001, "boards: a text of 2001 characters; at most 2000"),
    ],
)
def test_so_are_those_of_ankhor(served: Served, document: str, reason: str) -> None:
    refuses(served, "ankhor", document, reason)


def refuses(served: Served, game: str, document: str, reason: str) -> None:
    status, code, words = ask(served, game, boards=document)
    assert (status, code) == (422, "bad_options")
    assert words.startswith(f"The game can’t be played with these options: {reason}")
    assert len(words) < 500


def test_no_file_of_the_server_is_read(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one with perfect figures: what comes from outside is the document itself."""
    (tmp_path / "own.toml").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    for path in (str(tmp_path / "own.toml"), "own.toml", "./own.toml"):
        assert ask(served, boards=path)[:2] == (422, "bad_options")


@pytest.mark.parametrize("value", [True, 7, None, ["a"], {"temple": {}}, 1.5])
def test_what_is_no_text_is_refused(served: Served, value: object) -> None:
    assert ask(served, boards=value)[0] == 422


def test_only_documents_may_be_long(served: Served) -> None:
    assert ask(served, boards="#" * 4000)[0] == 201
    assert ask(served, boards="#" * 4001)[:2] == (422, "malformed")
    assert ask(served, sides="A" * 65)[:2] == (422, "malformed")
    assert ask(served, sides="A" * 64)[:2] == (422, "bad_options")
    assert ask(served, nonsense="A" * 65)[:2] == (422, "malformed")
    assert ask(served, game="ra", edition="2" * 4000)[:2] == (422, "malformed")
    assert ask(served, game="ra", boards=DEFAULT_BOARDS)[:2] == (422, "malformed")
    assert ask(served, game="ankhor", split="a" * 65)[:2] == (422, "malformed")
    assert ask(served, game="ankhor", split="never")[:2] == (422, "bad_options")
