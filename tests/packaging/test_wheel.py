"""What is published works where there is nothing but Python."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from benben.engine.portable import MANIFEST, WASM
from benben.engine.registry import names
from tests.serving import Server

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "play.txt"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the working tree with the front end that `make build` left there."""
    assert (ROOT / "src/benben/server/static/index.html").exists(), "there is no front end: run `make build`"
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_it_carries_what_git_does_not_know(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel).namelist()
    assert "benben/server/static/index.html" in files
    assert any(name.startswith("benben/server/static/assets/") and name.endswith(".js") for name in files)


def test_it_carries_the_engines_of_games(wheel: Path) -> None:
    files = set(zipfile.ZipFile(wheel).namelist())
    for game in names():
        assert {f"benben/games/{game}/{name}" for name in (WASM, MANIFEST)} <= files


def test_it_carries_what_is_not_python(wheel: Path) -> None:
    files = set(zipfile.ZipFile(wheel).namelist())
    sources = {
        path for path in (ROOT / "src/benben").rglob("*") if path.suffix in {".ftl", ".mako", ".typed"}
    }
    assert sources
    assert {str(path.relative_to(ROOT / "src")) for path in sources | {ROOT / "src/benben/py.typed"}} <= files
    assert any(name.endswith("licenses/NOTICE") for name in files)


def test_it_carries_every_game(wheel: Path) -> None:
    carried = set(zipfile.ZipFile(wheel).namelist())
    for game in names():
        folder = ROOT / "src/benben/games" / game
        files = {f"benben/games/{game}/{path.relative_to(folder)}" for path in folder.rglob("*.py")}
        assert f"benben/games/{game}/rules.py" in files
        assert files | {f"benben/games/{game}/texts/en.ftl"} <= carried


def test_it_carries_nothing_else(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel).namelist()
    assert all(name.startswith(("benben/", "benben-")) for name in files)
    assert not any("__pycache__" in name or "node_modules" in name or ".sqlite" in name for name in files)


@pytest.mark.proof
@pytest.mark.skipif(sys.platform == "win32", reason="programs of an environment lie elsewhere")
def test_it_serves_the_table_without_node(wheel: Path, tmp_path: Path) -> None:
    programs = tmp_path / "empty" / "bin"
    subprocess.run([sys.executable, "-m", "venv", str(programs.parent)], check=True)
    versions = tmp_path / "versions.txt"
    versions.write_text("\n".join(re.findall(r"^\w[^\\]*", LOCK.read_text(encoding="utf-8"), re.MULTILINE)))
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--constraint", str(versions)]
    subprocess.run([*pip, f"{wheel}[server]"], check=True, cwd=tmp_path)
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    bare |= {"PATH": str(programs), "HOME": str(tmp_path)}
    assert shutil.which("node", path=bare["PATH"]) is None

    def serve(port: int, database: Path) -> list[str]:
        return [str(programs / "benben"), "serve", "--port", str(port), "--database", str(database)]

    with Server(tmp_path, serve, bare) as server:
        assert b"<script" in server.get("/")
        texts = server.get("/api/texts/en")
        assert all(f"{game}-title".encode() in texts for game in names())
