"""The package for npm, as `make npm-engine` makes it."""

import shutil
import subprocess
from pathlib import Path

from benben.engine.registry import names, rules
from tests.web.engines import engine_files
from tests.web.hosts import node

ROOT = Path(__file__).resolve().parents[2]
TSC = ROOT / "web/node_modules/typescript/bin/tsc"
PAGE = (ROOT / "docs/web-engine.md").read_text("utf-8")


def make_package(folder: Path) -> Path:
    """The package in a folder: the compiled library, what npm asks for, the engines of all games."""
    assert TSC.exists(), "the front end's tools are not installed: run `make web-check`"
    library = [node(), str(TSC), "-p", str(ROOT / "web/engine"), "--outDir", str(folder / "dist")]
    subprocess.run(library, check=True)
    for name in ("package.json", "README.md"):
        shutil.copy(ROOT / "web/engine" / name, folder)
    (folder / "games").mkdir()
    for game in names():
        if game != "pebbles":
            engine_files(rules(game), folder / "games")
    return folder
