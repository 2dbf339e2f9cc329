"""The package for npm, as `make npm-engine` makes it."""

import shutil
import subprocess
from pathlib import Path

from benben.engine.portable import PORTABLE
from benben.engine.registry import names, rules
from benben.web.built import write_published
from tests.games.three_ways import running
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
    with running(PORTABLE):
        for game in names():
            if game != "pebbles":
                write_published(rules(game), folder / "games")
    return folder
