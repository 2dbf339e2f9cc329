"""The site's service worker over an update, from a server that lets browsers keep everything for an hour."""

import functools
import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from benben.site.service_worker import KEEPER, write_service_worker
from tests.browser.windows import open_window
from tests.waiting import wait_for

WEB = Path(__file__).parents[2] / "web" / "site"
PAGE = """<!doctype html><meta charset="utf-8"><script src="again.js"></script>
<body><p id="incomplete" hidden>incomplete</p><p id="shown"></p><script src="assets/{number}.js"></script></body>"""
SCRIPT = """fetch("data.bin", {{ cache: "no-cache" }}).then((answer) => answer.text()).then((data) => {{
    document.getElementById("shown").textContent = `page {number}, data ${{data}}`;
}});
addEventListener("load", () => navigator.serviceWorker.register("keeper.js"));"""
STAGES = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return ["active", "waiting", "installing"].filter((stage) => found?.[stage]);
}"""
DAY = 24 * 3600
UPDATE = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found.update().catch(() => {});
}"""


def put_version(folder: Path, number: int, *, data: int | None = None) -> None:
    """Put a version of a small site into a *folder*; its data may be of another one, as in the middle of an upload."""
    for old in folder.glob("assets/*"):
        old.unlink()
    (folder / "assets").mkdir(exist_ok=True)
    (folder / "index.html").write_text(PAGE.format(number=number))
    (folder / "again.js").write_text((WEB / "again.js").read_text(encoding="utf-8"))
    (folder / "assets" / f"{number}.js").write_text(SCRIPT.format(number=number))
    (folder / "data.bin").write_text(str(number))
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != KEEPER)
    write_service_worker(folder, (WEB / KEEPER).read_text(encoding="utf-8"), files)
    if data is not None:
        (folder / "data.bin").write_text(str(data))
    for path in folder.rglob(
        "*"
    ):  # HTTP compares times in seconds: two versions of one second would be the same
        os.utime(path, (DAY * number, DAY * number))


class KeptForAnHour(http.server.SimpleHTTPRequestHandler):
    """Serves files as many hosts do."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None: ...  # noqa: A002


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The server's files: the first version."""
    put_version(tmp_path, 1)
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """A server of files."""
    handler = functools.partial(KeptForAnHour, directory=str(folder))
    serving = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=serving.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()
    serving.server_close()
    thread.join()


@pytest.fixture
def window(browser: Browser) -> Iterator[BrowserContext]:
    """A window in which service workers may live."""
    context = open_window(browser, service_workers="allow")
    yield context
    context.close()


def stands(page: Page, number: int) -> None:
    expect(page.locator("#shown")).to_have_text(f"page {number}, data {number}")


def stages(page: Page) -> list[str]:
    found: list[str] = page.evaluate(STAGES)
    return found


def visit(window: BrowserContext, address: str) -> Page:
    page = window.new_page()
    page.goto(address)
    return page


def test_a_new_version_comes_whole_or_not_at_all(window: BrowserContext, folder: Path, address: str) -> None:
    page = visit(window, address)
    stands(page, 1)
    wait_for(lambda: stages(page) == ["active"], "the first version to be kept")

    put_version(folder, 2, data=1)  # half of it
    page.evaluate(UPDATE)
    wait_for(lambda: stages(page) == ["active"], "the half version to be given up")
    page.reload()
    stands(page, 1)

    put_version(folder, 2)
    page.evaluate(UPDATE)
    wait_for(lambda: stages(page) == ["active", "waiting"], "the second version to be kept")
    page.reload()
    stands(page, 1)  # as long as its window is open
    page.close()

    page = visit(window, address)
    stands(page, 2)
    window.set_offline(True)
    page.reload()
    stands(page, 2)
    assert page.evaluate("async () => (await caches.keys()).length") == 1


def test_a_page_whose_files_are_gone_is_asked_for_again(
    window: BrowserContext, folder: Path, address: str
) -> None:
    """Without a worker the page comes from the browser's own cache, and its script from nowhere."""
    (folder / "assets" / "1.js").unlink()
    page = visit(window, address)
    expect(page.locator("#incomplete")).to_be_visible()
    page.close()
    put_version(folder, 2)
    page = visit(window, address)
    stands(page, 2)
    expect(page.locator("#incomplete")).to_be_hidden()
