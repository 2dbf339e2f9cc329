"""What an engine's manifest and weights say, and building without what building needs. No engine is built here."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben.engine.game import Game
from benben.engine.rules import Rules
from benben.players.evaluation import evaluation_of
from benben.players.net import Net, arrays_of, net_of
from benben.web import built, choices, linking
from benben.web.hook import code_of
from benben.web.layout import layout_of
from benben.web.manifest import cells_of, outcomes_of
from benben.web.memory import packed
from benben.web.weights import Weights
from tests.cli.program import invoke
from tests.games.every import ALL, CASES
from tests.games.playing import tables_of, walk

each_title = pytest.mark.parametrize("name", list(CASES))


@each_title
def test_a_manifest_encodes_every_choice_as_the_game_does(name: str) -> None:
    rules = CASES[name].rules
    told = json.loads(json.dumps(choices.told(rules)))
    for choice in choices.every_choice(rules):
        if choice.codes is None:
            assert list(choice.places) in told["refused"]
            continue
        assert list(choice.places) not in told["refused"]
        assert tuple(code_at(told, code, choice.places) for code in told["codes"]) == choice.codes


def code_at(told: dict[str, Any], code: dict[str, Any], places: tuple[int, ...]) -> Any:
    row = 0
    for option in code["by"]:
        row = row * len(told["options"][option]["choices"]) + places[option]
    return code["values"][row]


@pytest.mark.parametrize("game", list({game.name: game for game in ALL}.values()), ids=lambda game: game.name)
def test_outcomes_are_called_what_the_game_calls_them(game: Game) -> None:
    told = json.loads(json.dumps(outcomes_of(game.rules)))
    *_, match = walk(game, 1)
    for table, ply in zip(tables_of(match), match.plies, strict=False):
        if ply.actor >= 0:
            continue
        key = ",".join(str(int(table[cell])) for cell in told["by"])
        named = dict(told["lists"][told["else"].get(key, told["usual"])])
        assert named[ply.move] == ply.text


@each_title
def test_cells_are_where_the_manifest_says(name: str) -> None:
    rules = CASES[name].rules
    table = rules.table.empty()
    rng = np.random.default_rng(1)
    table.view(np.uint8)[:] = rng.integers(0, 255, table.nbytes, np.uint8)
    content = table.tobytes()
    for cell, told in cells_of(rules.table.dtype).items():
        count = int(np.prod(told["shape"], dtype=int))
        found = np.frombuffer(content, told["kind"], count, told["offset"])
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
    for cells in arrays_of(trained.net).values():
        place, shape = next(words), [next(words) for _ in range(cells.ndim)]
        assert shape == list(cells.shape)
        assert place % 8 == 0
        assert np.array_equal(np.frombuffer(content, cells.dtype, cells.size, place), cells.ravel())


def test_weights_lie_side_by_side() -> None:
    weights, game = Weights(), Game(CASES["ra"].rules, {"players": 2})
    told, fitted = weights.told(game), evaluation_of(game)
    assert fitted is not None
    linear, net = told["linear"], told["net"]
    assert weights.content[linear["offset"] :][: linear["bytes"]] == packed(Net.linear(fitted.weights))
    assert net["offset"] >= linear["offset"] + linear["bytes"]
    assert len(weights.content) >= net["offset"] + net["bytes"]
    assert told["config"]["cut"] == 7.0


def test_code_that_is_optimized_already_is_refused() -> None:
    with pytest.raises(RuntimeError, match="NUMBA_OPT"):
        code_of(CASES["ra"].rules.legal, [])  # type: ignore[arg-type]


@pytest.fixture
def _nothing_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A cache that is empty, and no linker."""
    monkeypatch.setattr(built, "cache_folder", lambda: tmp_path / "cache" / "rules")
    monkeypatch.setattr(linking, "find_spec", lambda _: None)


@pytest.mark.usefixtures("_nothing_kept")
def test_without_a_linker_the_command_says_what_to_install(tmp_path: Path) -> None:
    done = invoke("web", "build", "ra", "--out", str(tmp_path / "out"))
    assert done.code == 1
    assert "pip install 'benben[web-build]'" in done.err
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("_nothing_kept")
def test_a_process_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules: Rules = CASES["ra"].rules
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(built.NotBuilt):
        built.build(rules, tmp_path / "out", lambda *_: None)
    assert not (tmp_path / "out").exists()
    assert not built.is_kept(rules)


def test_what_is_there_is_not_built_again(tmp_path: Path) -> None:
    rules: Rules = CASES["ra"].rules
    digest = built.digest_of(rules)
    engine = put_engine(tmp_path, digest)
    assert built.build(rules, tmp_path, lambda *_: None) is False
    assert built.files_of(tmp_path, rules)[1] == engine
    put_engine(tmp_path, "another")
    assert built.files_of(tmp_path, rules) == []


def put_engine(folder: Path, digest: str) -> Path:
    """Put files of an engine of Ra there; return the engine itself."""
    kinds = {"engine": f"ra-{digest}.wasm", "weights": f"ra-{digest}.weights"}
    for kind, name in kinds.items():
        (folder / name).write_bytes(kind.encode())
    files = {kind: {"sha256": hashlib.sha256(kind.encode()).hexdigest()} for kind in kinds}
    built.manifest_file(folder, "ra").write_text(json.dumps({"digest": digest, "files": files}))
    return folder / kinds["engine"]


@pytest.mark.parametrize("content", [b"", b"engi", b"another", None])
@pytest.mark.parametrize("ending", ["wasm", "weights", "json"])
def test_an_engine_that_the_disk_has_spoilt_is_none(
    ending: str, content: bytes | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rules: Rules = CASES["ra"].rules
    put_engine(tmp_path, built.digest_of(rules))
    (file,) = tmp_path.glob(f"*.{ending}")
    file.unlink()
    if content is None:
        file.mkdir()  # neither can be read
    else:
        file.write_bytes(content)
    assert built.files_of(tmp_path, rules) == []
    assert len(caplog.records) == 1
