"""Figures of one's own boards: from files to games and records, and every way in which they can be wrong."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import benben
from benben import Match
from benben.engine.record import _digest
from benben.engine.registry import rules
from benben.engine.replay import read_record
from benben.games.imhotep.boards import DEFAULT_BOARDS
from tests.cli.conftest import play_out
from tests.cli.program import Result, invoke

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "imhotep-boards.toml"
OWN = "# mine\n[obelisks]\nspaces = [6, 15, 9]\n"
MARKET = "# mine\n[market]\nmarkers = [3, 3, 3, 2, 2, 2]\n"
GAMES = {"imhotep": OWN, "ankhor": MARKET}
"""Own figures of every game that can have some."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    return file


def count(*arguments: str, game: str = "imhotep") -> Result:
    return invoke("count", game, "--depth", "0", *arguments)


def canonical(game: str, document: str) -> object:
    """The figures of a document as options and records carry them."""
    (spec,) = (spec for spec in rules(game).options if spec.name == "boards")
    return spec.check(document)


# ---- the example --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_example_has_the_reconstructed_figures(game: str) -> None:
    example = ROOT / "examples" / f"{game}-boards.toml"
    assert canonical(game, example.read_text(encoding="utf-8")) == benben.load(game).options["boards"]
    assert "boards=reconstructed values)" in count("--boards", str(example), game=game).out


# ---- files -------------------------------------------------------------------------------------------------------
def test_a_game_is_played_with_the_figures_of_a_file(own: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = invoke(
        "play", "imhotep", "--sides", "AAAAB", "--boards", str(own), "--record", str(file), typed="quit\n"
    )
    assert done.code == 0
    assert "boards=your own values)" in done.out
    assert "[obelisks]" not in done.out
    assert re.search(r"^Obelisks B +15   9   6$", done.out, re.MULTILINE)
    assert "spaces = [15, 9, 6]" in json.loads(file.read_text(encoding="utf-8"))["options"]["boards"]


def test_ankhor_is_played_with_the_figures_of_a_file(tmp_path: Path) -> None:
    file, record = tmp_path / "own.toml", tmp_path / "game.json"
    file.write_text(MARKET, encoding="utf-8")
    done = invoke("play", "ankhor", "--boards", str(file), "--record", str(record), typed="quit\n")
    assert "boards=your own values)" in done.out
    costs = re.findall(r"A tile under space \d costs (.+)$", done.out, re.MULTILINE)
    assert [len(cost.split(", ")) for cost in costs] == [3, 3, 3, 2, 2, 2]
    assert re.search(
        r"^Price .*^Tile[*] ", done.out, re.MULTILINE | re.DOTALL
    )  # the tiles are the usual ones
    assert (
        "markers = [3, 3, 3, 2, 2, 2]" in json.loads(record.read_text(encoding="utf-8"))["options"]["boards"]
    )


@pytest.mark.parametrize("spelling", [["--boards"], ["--option", "boards"], ["-o", "boards"]])
def test_the_file_can_be_named_in_every_way(own: Path, spelling: list[str]) -> None:
    arguments = [*spelling[:-1], f"{spelling[-1]}={own}"] if len(spelling) > 1 else [*spelling, str(own)]
    assert "boards=your own values)" in count(*arguments).out


def test_a_file_with_a_mark_of_utf_8_and_foreign_line_ends_is_read(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xef\xbb\xbf" + OWN.replace("\n", "\r\n").encode())
    assert "boards=your own values)" in count("--boards", str(file)).out


@pytest.mark.parametrize(
    ("game", "content", "reason"),
    [
        ("imhotep", None, "boards: {file} cannot be read: No such file or directory"),
        ("imhotep", b"\xff\xfe", "boards: {file} is no text in UTF-8"),
        (
            "imhotep",
            b"[obelisks]\n\nspaces = [12, 21]\n",
            "boards, line 3: [obelisks] spaces 21 is not a whole number",
        ),
        (
            "imhotep",
            b"[obelisks]\nspace = [12]\n",
            "boards, line 2: unknown key 'space'; [obelisks] has: spaces",
        ),
        ("imhotep", b"[pyramid]\n", "boards, line 1: unknown table 'pyramid'; there are: pyramids, temple"),
        ("imhotep", b"[temple]\ncolumns = [1\n", "boards: not a TOML document: line 3, column 1"),
        ("imhotep", b"#" * 4001, "boards: a text of 4001 characters; at most 4000"),
        ("imhotep", b"#" * 10**6, "boards: a text of 16385 characters; at most 4000"),
        ("ankhor", b"#" * 2001, "boards: a text of 2001 characters; at most 2000"),
        (
            "ankhor",
            b"[market]\nmarkers = [2, 2, 2, 2, 2, 2]\n",
            "boards, line 2: [market] markers has 12 markers; there must be 15",
        ),
        (
            "ankhor",
            b"[obelisks]\nspaces = [9]\n",
            "boards, line 1: unknown table 'obelisks'; there are: tiles, market",
        ),
        (
            "imhotep",
            b"[market]\nmarkers = [9]\n",
            "boards, line 1: unknown table 'market'; there are: pyramids",
        ),
    ],
    ids=lambda value: "" if isinstance(value, str) else str(value)[:20],
)
def test_a_bad_file_is_refused_with_the_line_and_the_reason(
    game: str, content: bytes | None, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "own.toml"
    if content is not None:
        file.write_bytes(content)
    done = count("--boards", str(file), game=game)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"benben: {reason.format(file=file)}")
    assert len(done.err) < 300


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_every_command_refuses_it(command: str, tmp_path: Path) -> None:
    done = invoke(command, "imhotep", "--boards", str(tmp_path / "missing.toml"))
    assert (done.code, done.out) == (2, "")
    assert "missing.toml cannot be read: No such file" in done.err


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "cannot be read: Is a directory" in count("--boards", str(tmp_path)).err


def test_other_games_have_no_figures(own: Path) -> None:
    done = invoke("count", "ra", "--boards", str(own))
    assert (done.code, done.err) == (
        2,
        "benben: ra has no option 'boards'; it has: players, edition, open_scores\n",
    )


# ---- records -----------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def played() -> Match:
    game = benben.load("imhotep", sides="BBBBB", boards=OWN)
    return play_out(game.new_match(dealer=benben.CommittedDealer(bytes(range(32)))))


@pytest.fixture(scope="module")
def priced() -> Match:
    """A game of Ankh'or with another price board."""
    game = benben.load("ankhor", boards=MARKET)
    return play_out(game.new_match(dealer=benben.CommittedDealer(bytes(range(32)))))


def replayed(match: Match, change: Callable[[dict[str, Any]], object], tmp_path: Path) -> Result:
    """What `verify` says of the match's record after a change of its options; the digest is that of the new record."""
    record = json.loads(json.dumps(match.record()))
    change(record["options"])
    del record["digest"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "digest": _digest(record)}), encoding="utf-8")
    return invoke("verify", str(file))


def test_a_record_with_own_figures_is_replayed_exactly(played: Match, tmp_path: Path) -> None:
    again = read_record(json.loads(json.dumps(played.record())))
    assert again == played
    assert (again.key, again.scores) == (played.key, played.scores)
    assert [tower["points"] for tower in again.view()["towers"]] == [15, 9, 6]
    assert replayed(played, lambda _: None, tmp_path).code == 0


def test_so_is_one_of_ankhor(priced: Match, tmp_path: Path) -> None:
    again = read_record(json.loads(json.dumps(priced.record())))
    assert again == priced
    assert [len(space["markers"]) for space in again.view()["market"]] == [3, 3, 3, 2, 2, 2]
    assert replayed(priced, lambda _: None, tmp_path).code == 0
    done = replayed(priced, lambda options: options.pop("boards"), tmp_path)
    assert (done.code, "is not what the dealer drew" in done.err) == (1, True)


def test_the_figures_of_a_record_count_and_no_others(played: Match, tmp_path: Path) -> None:
    others = "[burial_chamber]\nplayers_2 = [20, 19]\nplayers_3 = [1]\nplayers_4 = [1]\n"
    done = replayed(played, lambda options: options.update(boards=others), tmp_path)
    assert done.code == 1
    assert "is not the one that the moves lead to" in done.err


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("[obelisks]\nspaces = [0]\n", "boards, line 2: [obelisks] spaces 0 is not a whole number"),
        ("own.toml", "boards: not a TOML document"),
        (str(EXAMPLE), "boards: not a TOML document"),
        (None, "boards=None is not possible; give a text"),
        ({"obelisks": {"spaces": [3]}}, "is not possible; give a text"),
    ],
)
def test_a_bad_document_in_a_record_is_refused(
    played: Match, document: object, reason: str, tmp_path: Path
) -> None:
    done = replayed(played, lambda options: options.update(boards=document), tmp_path)
    assert (done.code, done.out) == (1, "")
    assert reason in done.err


def test_a_record_without_figures_means_the_reconstructed_ones(tmp_path: Path) -> None:
    usual = play_out(benben.load("imhotep", sides="BBBBB").new_match(seed=1))
    assert usual.record()["options"]["boards"] == DEFAULT_BOARDS
    assert replayed(usual, lambda options: options.pop("boards"), tmp_path).code == 0
