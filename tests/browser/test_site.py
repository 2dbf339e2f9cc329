"""The table without a server, from a plain server of files and then with the network cut."""

import functools
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, Worker, expect

from benben.site.build import make_site
from benben.texts import languages
from tests.browser.kept import KEPT
from tests.browser.learner import SHEET
from tests.browser.person import GAMES, Person
from tests.browser.test_moving import FORBID
from tests.browser.windows import open_window
from tests.serving import Server
from tests.waiting import wait_for

MOST_HINTS = 8
"""The Python of the site gives the hints that are asked for before the page has loaded the game's engine."""
OWN = [game for game in GAMES if game != "pebbles"]


class Site(NamedTuple):
    """The site at an address; what a `Person` needs to know of a server."""

    url: str


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and keeps its peace."""

    def log_message(self, format: str, *args: Any) -> None: ...  # noqa: A002


class Files:
    """A server that knows nothing but the files of a folder."""

    def __init__(self, root: Path) -> None:
        handler = functools.partial(Quiet, directory=str(root))
        self._serving = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._serving.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._serving.server_port}"

    def close(self) -> None:
        """Stop it: its address no longer answers."""
        self._serving.shutdown()
        self._serving.server_close()
        self._thread.join()


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a server of files, with the site in a folder below."""
    made = tmp_path_factory.mktemp("files")
    make_site(made / "some" / "folder")
    return made


def test_all_that_a_browser_loads_in_one_language_stays_below_eleven_megabytes(root: Path) -> None:
    """As the files lie there, though a server may pack them."""
    site = root / "some" / "folder"
    others = set(languages()) - {"en"}
    sizes = {file: file.stat().st_size for file in site.rglob("*") if file.is_file()}
    assert any(file.stem in others for file in sizes)
    assert sum(size for file, size in sizes.items() if file.stem not in others) <= 11_000_000


@pytest.fixture(scope="module")
def installed(browser: Browser, root: Path) -> Iterator[tuple[BrowserContext, Site]]:
    """The window of a returning visitor, without network and server."""
    context = open_window(browser, accept_downloads=True, locale="en", service_workers="allow")
    files = Files(root)
    site = Site(f"{files.url}/some/folder/")
    page = context.new_page()
    try:
        page.goto(site.url)
        wait_for(lambda: bool(page.evaluate(KEPT)), "the browser to keep all files of the site")
    finally:
        files.close()
    page.close()
    context.set_offline(True)
    yield context, site
    context.close()


@pytest.fixture
def visitor(installed: tuple[BrowserContext, Site]) -> Iterator[Person]:
    """A returning visitor without a network."""
    context, site = installed
    somebody = Person(context.new_page(), cast(Server, site), seed=3)
    somebody.page.goto(site.url)
    yield somebody
    somebody.page.close()
    assert somebody.mishaps == []


def begin(person: Person, game: str) -> None:
    person.page.locator(f"[data-play={game}]").click()
    person.wait()


def close_and_come_back(visitor: Person) -> None:
    """Close the page, and open its address in a new one: all is as it was."""
    visitor.wait()
    before = visitor.entries(), visitor.legal(), visitor.points(0)
    address, context = visitor.page.url, visitor.page.context
    visitor.page.close()
    visitor.page = context.new_page()
    visitor.page.goto(address)
    visitor.wait()
    assert (visitor.entries(), visitor.legal(), visitor.points(0)) == before


def turn_to(visitor: Person, address: str) -> None:
    """As links do on the site: it shows another page without loading Python again."""
    visitor.page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }",
        f"{visitor.server.url}{address}",
    )


def open_record(visitor: Person, file: Path) -> None:
    """Choose a file in the lobby."""
    with visitor.page.expect_file_chooser() as choosing:
        visitor.page.locator("label:has([data-load])").click()
    choosing.value.set_files(file)


WHOLE = [pytest.param(game, marks=[pytest.mark.proof] if game != "imhotep_duel" else []) for game in OWN]


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_without_a_network_is_proved_on_the_command_line(
    visitor: Person, game: str, tmp_path: Path
) -> None:
    """Closed in the middle, it goes on where it was. An edited record is refused, the real one is reviewed."""
    begin(visitor, game)
    for _ in range(5):
        visitor.play()
    close_and_come_back(visitor)
    visitor.play_until_the_end()
    assert visitor.receipt().totals
    with visitor.page.expect_download() as downloading:
        visitor.page.locator("[data-record]").click()
    file = tmp_path / "record.json"
    downloading.value.save_as(file)
    done = subprocess.run(
        [sys.executable, "-m", "benben", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(file.read_text())["game"] == game
    turn_to(visitor, "")
    edited = tmp_path / "edited.json"
    edited.write_text('{"format": "something"}')
    open_record(visitor, edited)
    expect(visitor.page.locator("[role=alert]")).to_contain_text("can’t be shown")
    turn_to(visitor, "?rules=ra")
    turn_to(visitor, "")
    open_record(visitor, file)
    expect(visitor.page.locator("main")).to_be_visible()
    visitor.page.wait_for_url("**#review*")


def test_a_hint_a_lesson_and_the_rules_without_a_network(visitor: Person) -> None:
    workers = list[str]()

    def note(worker: Worker) -> None:
        workers.append(worker.url)

    visitor.page.on("worker", note)
    begin(visitor, "imhotep_duel")
    for _ in range(MOST_HINTS):
        visitor.page.get_by_role("button", name="Hint", exact=True).click()
        expect(visitor.page.locator("[data-idea]").first).to_be_visible()
        if any("engine" in address for address in workers):
            break
        visitor.play()
        visitor.wait()
    assert any("engine" in address for address in workers), workers
    turn_to(visitor, "?learn=ra")
    expect(visitor.page.locator(SHEET)).to_be_visible()
    visitor.page.goto(f"{visitor.server.url}?rules=ra")
    expect(visitor.page.locator("main a.number").first).to_be_visible()


def test_where_nothing_may_be_stored_one_plays_as_long_as_the_page_is_open(
    browser: Browser, root: Path
) -> None:
    """Neither tokens nor, in the worker, tables."""

    def without_database(route: Route) -> None:
        script = root / urlsplit(route.request.url).path.lstrip("/")
        without = f"Object.defineProperty(self, 'indexedDB', {{}});{script.read_text(encoding='utf-8')}"
        route.fulfill(body=without, content_type="text/javascript")

    files = Files(root)
    context = open_window(browser, locale="en")
    try:
        context.add_init_script(FORBID)
        context.route("**/assets/python.worker*.js", without_database)
        site = Site(f"{files.url}/some/folder/")
        somebody = Person(context.new_page(), cast(Server, site), seed=3)
        somebody.page.goto(site.url)
        begin(somebody, "imhotep_duel")
        somebody.play()
        expect(somebody.page.get_by_role("note")).to_contain_text("This browser stores nothing")
        assert somebody.mishaps == []
    finally:
        context.close()
        files.close()
