"""The package for npm: it is installed elsewhere, and the page's examples run with it."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.hosts import node
from tests.web.packing import PAGE, TSC, make_package

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder as `make npm-engine` leaves it."""
    return make_package(tmp_path_factory.mktemp("package"))


def test_npm_packs_it_whole_and_the_pages_example_runs(package: Path, tmp_path: Path) -> None:
    tools = Path(node()).parent
    env = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
    npm = shutil.which("npm", path=env["PATH"])
    assert npm is not None
    packed = subprocess.check_output(
        [npm, "pack", "--silent", str(package)], cwd=tmp_path, env=env, text=True
    )
    archive = tmp_path / packed.split()[-1]
    (tmp_path / "package.json").write_text('{"type": "module"}')
    subprocess.run([npm, "install", "--silent", "--offline", str(archive)], cwd=tmp_path, env=env, check=True)
    (example,) = re.findall(r"^```js\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "example.js").write_text(example)
    shown = subprocess.check_output([node(), "example.js"], cwd=tmp_path, text=True)
    assert shown.splitlines()[0] == "[ 'draw', 'invoke' ]"
    assert len(shown.splitlines()) == 3


def test_the_pages_other_examples_fit_the_types(package: Path, tmp_path: Path) -> None:
    shutil.copytree(package, tmp_path / "node_modules/benben-engine")
    blocks = re.findall(r"^```ts\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    (tmp_path / "package.json").write_text('{"type": "module"}')
    head = 'import { nodesFor, Search } from "benben-engine";\n'
    (tmp_path / "example.ts").write_text(f"{head}{blocks[0]}const table = engine.table();\n{blocks[1]}")
    options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022"]
    subprocess.run([node(), str(TSC), *options, "example.ts"], cwd=tmp_path, check=True)


def test_the_manifest_names_its_files(package: Path) -> None:
    manifests = list((package / "games").glob("*.json"))
    assert manifests
    for manifest in manifests:
        for file in json.loads(manifest.read_text("utf-8"))["files"].values():
            assert (package / "games" / file["name"]).stat().st_size == file["bytes"]
