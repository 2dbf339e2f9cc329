"""The package for npm: it is installed elsewhere, and the page's examples run with it."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

from benben.engine.registry import names, rules
from benben.engine.rules import Rules
from tests.web.hosts import Quiet, node

ROOT = Path(__file__).resolve().parents[2]
TSC = ROOT / "web/node_modules/typescript/bin/tsc"
PAGE = (ROOT / "docs/web-engine.md").read_text("utf-8")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not TSC.exists(), reason="the front end's tools are not installed: `make web-check` does"
    ),
]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory, files: Callable[[Rules], list[Path]]) -> Path:
    """The folder as `make npm-engine` leaves it."""
    folder = tmp_path_factory.mktemp("package")
    subprocess.run(
        [node(), str(TSC), "-p", str(ROOT / "web/engine"), "--outDir", str(folder / "dist")], check=True
    )
    for name in ("package.json", "README.md"):
        shutil.copy(ROOT / "web/engine" / name, folder)
    (folder / "games").mkdir()
    for game in names():
        if game != "pebbles":
            for file in files(rules(game)):
                shutil.copy(file, folder / "games")
    return folder


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


@pytest.mark.browser
def test_the_pages_live_example_thinks(package: Path, browser: Browser, tmp_path: Path) -> None:
    shutil.copytree(package / "dist", tmp_path / "engine")
    shutil.copytree(package / "games", tmp_path / "engine/games")
    shutil.copytree(ROOT / "docs/scripts", tmp_path / "scripts")
    (tmp_path / "web-engine").mkdir()
    (example,) = re.findall(r"^<div id=.*?</script>$", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "web-engine/index.html").write_text(f"<!doctype html><title>Example</title>{example}")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/web-engine/")
        page.wait_for_function("document.querySelector('code').textContent.includes('simulated games')")
        first = page.inner_text("code")
        page.click("button")
        page.wait_for_function("text => document.querySelector('code').textContent !== text", arg=first)
        page.close()
        server.shutdown()
    assert re.match(r"seat \d decides; points -?\d+ : -?\d+\n\w+", first)


def test_the_manifest_names_its_files(package: Path) -> None:
    for manifest in (package / "games").glob("*.json"):
        for file in json.loads(manifest.read_text("utf-8"))["files"].values():
            assert (package / "games" / file["name"]).stat().st_size == file["bytes"]
