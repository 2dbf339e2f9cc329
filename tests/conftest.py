"""What all tests share: the tiers, how hard hypothesis looks, and what a failed test leaves to read."""

import gc
import importlib.util
import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.windows import BLANK, VISIBLE
from tests.serving import Server
from tests.tiers import PROOF
from tests.waiting import LIMIT
from tools import chromium

# A rule's first call compiles it, so no deadline makes sense. Derandomized: a check that is red stays red.
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=200)
settings.register_profile("search", settings.get_profile("quick"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("BENBEN_HYPOTHESIS", "quick"))


LEARNING = {
    "torch": "PyTorch", "sb3_contrib": "SB3-contrib", "tree": "dm-tree", "jax": "JAX", "polars": "Polars",
    "datasets": "Datasets",
}  # fmt: skip
"""Libraries whose tests are left out where they are not installed."""
TESTS = Path(__file__).resolve().parent
SLOW = {"arena", "bench", "envs", "learning", "players", "review"}
"""Folders whose tests search, or play many games at once: `make check` does not compile what they need."""
RESULTS = TESTS.parent / "test-results"
# Pages are painted in few large tiles, and loaded by one process, as far as their windows allow.
FLAGS = ["--default-tile-width=2048", "--default-tile-height=2048", "--renderer-process-limit=1"]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark whole folders as slow."""
    if item.path.relative_to(TESTS).parts[0] in SLOW:
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """The garbage collector never looks at what is collected here, which stays, and later works rarely."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 10, 10)
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the exhaustive tier to `make proof`."""
    left_out = [item for item in items if item.get_closest_marker("proof") and not PROOF]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("proof")]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test shows the end of each server's log, and keeps a picture of each page in `test-results/`."""
    report = yield
    if report.failed:
        report.sections += [(f"log of {server.url}", server.end_of_log()) for server in Server.running]
        browser = getattr(item, "funcargs", {}).get("browser")
        pictures = kept_pictures(browser, item.name) if browser is not None else []
        report.sections += [("pictures", "\n".join(map(str, pictures)))] if pictures else []
    return report


def kept_pictures(browser: Browser, name: str) -> list[Path]:
    """Files with what every open page of the browser shows now."""
    RESULTS.mkdir(exist_ok=True)
    pages = [page for context in browser.contexts for page in context.pages if page.url != BLANK]
    files = [RESULTS / f"{re.sub(r'[^A-Za-z0-9]+', '-', name)}-{number}.png" for number in range(len(pages))]
    return [file for page, file in zip(pages, files, strict=True) if is_painted(page, file)]


def is_painted(page: Page, file: Path) -> bool:
    """Whether a page could be painted into *file*: one that has crashed or is busy cannot."""
    try:
        page.screenshot(path=file, timeout=60_000, style=VISIBLE)
    except PlaywrightError:
        return False
    return True


def pytest_terminal_summary(terminalreporter: Any) -> None:
    missing = [name for module, name in LEARNING.items() if not importlib.util.find_spec(module)]
    if missing:
        terminalreporter.write_line(
            f"Without {', '.join(missing)} the tests that need them were left out: `make learn` runs them."
        )
    if not importlib.util.find_spec("pgx"):
        terminalreporter.write_line(
            "Without Pgx its Senet was not compared with ours: `pip install 'benben[bench]'` brings it."
        )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that `make` or `tools/chromium.py` finds, without a window. A process can drive one only."""
    expect.set_options(timeout=1000 * LIMIT)
    path = os.environ.get(chromium.VARIABLE) or chromium.find()
    assert path is not None, "no Chromium works here: see tools/chromium.py"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=chromium.sandboxed(), args=FLAGS
        )
        yield found
        found.close()
