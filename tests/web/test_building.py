"""What an engine's manifest and weights say, and building without what building needs. No engine is built here."""

import dataclasses
import hashlib
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben.engine import portable
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.packing import packed
from benben.engine.rules import Rules
from benben.players.evaluation import evaluation_of
from benben.players.net import Net, arrays_of, net_of
from benben.web import built, choices, linking
from benben.web.hook import code_of
from benben.web.layout import layout_of
from benben.web.manifest import cells_of, outcomes_of
from benben.web.weights import Weights
from tests.cli.program import invoke
from tests.games.every import ALL, CASES
from tests.games.playing import tables_of, walk
from tests.games.three_ways import running

each_title = pytest.mark.parametrize("name", list(CASES))


@each_title
def test_an_engine_names_no_file_of_the_machine_that_built_it(name: str) -> None:
    assert b".py" not in (CASES[name].rules.folder / portable.WASM).read_bytes()


@each_title
def test_a_manifest_encodes_every_choice_as_the_game_does(name: str) -> None:
    rules = CASES[name].rules
    entry = json.loads(json.dumps(choices.options_entry(rules)))
    for choice in choices.every_choice(rules):
        if choice.codes is None:
            assert list(choice.places) in entry["refused"]
            continue
        assert list(choice.places) not in entry["refused"]
        assert tuple(code_at(entry, code, choice.places) for code in entry["codes"]) == choice.codes


def code_at(entry: dict[str, Any], code: dict[str, Any], places: tuple[int, ...]) -> Any:
    row = 0
    for option in code["by"]:
        row = row * len(entry["options"][option]["choices"]) + places[option]
    return code["values"][row]


@pytest.mark.parametrize("game", list({game.name: game for game in ALL}.values()), ids=lambda game: game.name)
def test_outcomes_are_called_what_the_game_calls_them(game: Game) -> None:
    entry = json.loads(json.dumps(outcomes_of(game.rules)))
    *_, match = walk(game, 1)
    for table, ply in zip(tables_of(match), match.plies, strict=False):
        if ply.actor >= 0:
            continue
        key = ",".join(str(int(table[cell])) for cell in entry["by"])
        named = dict(entry["lists"][entry["else"].get(key, entry["usual"])])
        assert named[ply.move] == ply.text


@each_title
def test_cells_are_where_the_manifest_says(name: str) -> None:
    rules = CASES[name].rules
    table = rules.table.array()
    rng = np.random.default_rng(1)
    table.view(np.uint8)[:] = rng.integers(0, 255, table.nbytes, np.uint8)
    content = table.tobytes()
    for cell, entry in cells_of(rules.table.dtype).items():
        count = int(np.prod(entry["shape"], dtype=int))
        found = np.frombuffer(content, entry["kind"], count, entry["offset"])
        assert np.array_equal(found, np.ravel(table[0][cell]))


@each_title
def test_a_blocks_headers_name_places_in_it(name: str) -> None:
    layout = layout_of(CASES[name].rules)
    assert layout.headers["start"] == [layout.place("table"), 1]
    assert layout.place("scratch_moves") in layout.headers["work"]
    assert max(layout.headers["work"]) < layout.kind.itemsize


def test_a_net_is_packed_behind_a_header_that_says_where_its_numbers_are() -> None:
    trained = net_of(Game(CASES["ra"].rules, {"players": 2}))
    assert trained is not None
    content = packed(trained.net)
    words = iter(np.frombuffer(content, np.int64))
    for cells in map(array_of, arrays_of(trained.net).values()):
        place, shape = next(words), [next(words) for _ in range(cells.ndim)]
        assert shape == list(cells.shape)
        assert place % 8 == 0
        assert np.array_equal(np.frombuffer(content, cells.dtype, cells.size, place), cells.ravel())


def test_weights_lie_side_by_side() -> None:
    weights, game = Weights(), Game(CASES["ra"].rules, {"players": 2})
    entry, fitted = weights.searches_entry(game), evaluation_of(game)
    assert fitted is not None
    linear, net = entry["linear"], entry["net"]
    assert weights.content[linear["offset"] :][: linear["bytes"]] == packed(Net.linear(fitted.weights))
    assert net["offset"] >= linear["offset"] + linear["bytes"]
    assert len(weights.content) >= net["offset"] + net["bytes"]
    assert entry["config"]["cut"] == 7.0


def test_code_that_is_optimized_already_is_refused() -> None:
    with pytest.raises(RuntimeError, match="NUMBA_OPT"):
        code_of(native(CASES["ra"].rules.legal), [])  # type: ignore[arg-type]


# ---- building ----------------------------------------------------------------------------------------------------
@pytest.fixture
def ra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Ra with its engine in a separate folder while a test runs."""
    rules: Rules = CASES["ra"].rules
    for name in (portable.WASM, portable.MANIFEST):
        shutil.copy(rules.folder / name, tmp_path)
    monkeypatch.setitem(vars(rules), "folder", tmp_path)
    monkeypatch.setattr(portable, "changed_sources", lambda *_: [])
    return rules


def content_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_without_a_linker_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, ra: Rules
) -> None:
    before = content_of(ra.folder)
    monkeypatch.setattr(linking, "find_spec", lambda _: None)
    done = invoke("web", "build", "ra", "--anew")
    assert done.code == 1
    assert "pip install 'benben[web-build]'" in done.err
    assert content_of(ra.folder) == before


def test_an_engine_of_todays_sources_is_not_built_again(monkeypatch: pytest.MonkeyPatch, ra: Rules) -> None:
    monkeypatch.setattr(sys, "executable", "false")  # any build fails
    assert built.build(ra, lambda *_: None) is False


def older(_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portable, "changed_sources", lambda *_: ["benben/engine/dice.py"])


def missing(folder: Path, _monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / portable.MANIFEST).unlink()


def damaged(folder: Path, _monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / portable.MANIFEST).write_text("{")


@pytest.mark.parametrize("spoil", [older, missing, damaged])
def test_any_other_is_built_and_a_process_that_fails_leaves_all_as_it_was(
    monkeypatch: pytest.MonkeyPatch, ra: Rules, spoil: Callable[[Path, pytest.MonkeyPatch], None]
) -> None:
    spoil(ra.folder, monkeypatch)
    before = content_of(ra.folder)
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(built.NotBuilt):
        built.build(ra, lambda *_: None)
    assert content_of(ra.folder) == before


# ---- for pages ---------------------------------------------------------------------------------------------------
def test_what_pages_load_is_named_after_its_content_and_replaces_what_was_there(tmp_path: Path) -> None:
    for old in ("ra-0123.wasm", "ra-0123.weights"):
        (tmp_path / old).write_bytes(b"old")
    (tmp_path / "imhotep-0123.wasm").write_bytes(b"another game's")
    with running(portable.PORTABLE):
        files = built.write_published(CASES["ra"].rules, tmp_path)
    assert {*files, tmp_path / "imhotep-0123.wasm"} == set(tmp_path.iterdir())
    manifest = json.loads(files[0].read_text("utf-8"))
    assert not {"sha256", "sources"} & manifest.keys()
    for entry, file in zip(manifest["files"].values(), files[1:], strict=True):
        assert entry["sha256"] == hashlib.sha256(file.read_bytes()).hexdigest()
        assert (entry["name"], entry["bytes"]) == (file.name, file.stat().st_size)
        assert manifest["digest"] in file.name


def test_a_game_without_an_engine_has_nothing_for_pages() -> None:
    assert built.published(dataclasses.replace(CASES["ra"].rules)) == {}
