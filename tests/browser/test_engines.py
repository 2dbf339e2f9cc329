"""Engines that a browser loads by their address: one game and one search of each title are the package's.

Everything else is asked in Node (tests/web), which runs the same WebAssembly without a browser.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from benben.engine import registry
from benben.engine.game import Game
from benben.web.built import write_published
from tests.games.every import ALL
from tests.games.playing import played
from tests.tiers import usually
from tests.web.comparing import check_hint, check_replay
from tests.web.hosts import FIREFOX, HERE, QUESTIONS, FoxTab, Host, Program, Tab, serving, site
from tests.web.packing import PAGE, ROOT, make_package

ASK_FIREFOX = HERE.parents[1] / "web" / "tests" / "ask.mjs"
GAMES_OF_EACH = usually(1, 100)
each_title = pytest.mark.parametrize(
    "game", list({game.name: game for game in ALL}.values()), ids=lambda game: game.name
)
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _pebbles() -> Iterator[None]:
    """A game from elsewhere counts as one while these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the engines."""
    return tmp_path_factory.mktemp("engines")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """The address at which the library, the questions and the folder are served."""
    with site(folder, QUESTIONS) as found:
        yield found


@pytest.fixture(scope="module")
def firefox() -> Iterator[Program]:
    """A program that asks in Firefox."""
    if FIREFOX is None:
        pytest.skip("no Firefox here: install the system's package, or name one with BENBEN_FIREFOX")
    program = Program(ASK_FIREFOX, FIREFOX)
    yield program
    program.close()


def check_smoke(game: Game, host: Host) -> None:
    """A game at every ply, and a search in the middle of it."""
    for seed in range(1, 1 + GAMES_OF_EACH):
        check_replay(game, host, seed)
    check_hint(game, played(game, 2, 5), 200, host)


@each_title
def test_chromium_plays_and_searches_as_the_package_does(
    game: Game, folder: Path, address: str, browser: Browser
) -> None:
    manifest = write_published(game.rules, folder)[0]
    page = browser.new_page()
    check_smoke(game, Tab(page, address, f"{address}/{manifest.name}"))
    page.close()


@pytest.mark.proof
@each_title
def test_firefox_plays_and_searches_as_the_package_does(
    game: Game, folder: Path, address: str, firefox: Program
) -> None:
    manifest = write_published(game.rules, folder)[0]
    check_smoke(game, FoxTab(firefox, address, f"{address}/{manifest.name}"))


def test_the_live_example_of_the_page_thinks(browser: Browser, tmp_path: Path) -> None:
    package = make_package(tmp_path / "package")
    shutil.copytree(package / "dist", tmp_path / "engine")
    shutil.copytree(package / "games", tmp_path / "engine/games")
    shutil.copytree(ROOT / "docs/scripts", tmp_path / "scripts")
    (tmp_path / "web-engine").mkdir()
    (example,) = re.findall(r"^<div id=.*?</script>$", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "web-engine/index.html").write_text(f"<!doctype html><title>Example</title>{example}")
    with serving(tmp_path) as address:
        page = browser.new_page()
        page.goto(f"{address}/web-engine/")
        shown = page.locator("code")
        expect(shown).to_contain_text("simulated games")
        first = shown.inner_text()
        assert re.match(r"seat \d decides; points -?\d+ : -?\d+\n\w+", first)
        thought, _, _ = first.rpartition("\n")  # the last line is about time
        page.click("button")
        expect(shown).not_to_contain_text(thought)
        expect(shown).to_contain_text("simulated games")
        page.close()
