"""What all tests share: how hard hypothesis looks."""

import importlib.util
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, expect, sync_playwright

from tools import chromium

# A rule's first call compiles it, so no deadline makes sense. Derandomized: a check that is red stays red.
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=200)
settings.register_profile("search", settings.get_profile("quick"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("BENBEN_HYPOTHESIS", "quick"))


LEARNING = {"torch": "PyTorch", "sb3_contrib": "SB3-contrib", "tree": "dm-tree", "jax": "JAX"}
"""Libraries whose tests are left out where they are not installed."""
LARGE_TILES = ["--default-tile-width=2048", "--default-tile-height=2048"]  # pixels


def pytest_terminal_summary(terminalreporter: Any) -> None:
    missing = [name for module, name in LEARNING.items() if not importlib.util.find_spec(module)]
    if missing:
        terminalreporter.write_line(
            f"Without {', '.join(missing)} the tests that need them were left out: `make learn` runs them."
        )


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """The Chromium that `tools/chromium.py` finds, without a window. A process can drive one only.

    What is expected of a page may take a tenth of the time after which a test counts as hanging: then it says what.
    Nobody looks at the pictures: they are painted in few large tiles, which takes a sixth off what a move costs.
    """
    expect.set_options(timeout=100 * float(pytestconfig.getini("timeout")))
    path = chromium.find()
    assert path is not None, "no Chromium works here: see tools/chromium.py"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=chromium.sandboxed(), args=LARGE_TILES
        )
        yield found
        found.close()
