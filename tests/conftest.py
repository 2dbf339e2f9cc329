"""What all tests share: how hard hypothesis looks."""

import importlib.util
import os
from typing import Any

from hypothesis import HealthCheck, settings

# A rule's first call compiles it, so no deadline makes sense. Derandomized: a check that is red stays red.
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=200)
settings.register_profile("search", settings.get_profile("quick"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("BENBEN_HYPOTHESIS", "quick"))


LEARNING = {"torch": "PyTorch", "sb3_contrib": "SB3-contrib", "tree": "dm-tree", "jax": "JAX"}
"""Libraries whose tests are left out where they are not installed."""


def pytest_terminal_summary(terminalreporter: Any) -> None:
    missing = [name for module, name in LEARNING.items() if not importlib.util.find_spec(module)]
    if missing:
        terminalreporter.write_line(
            f"Without {', '.join(missing)} the tests that need them were left out: `make learn` runs them."
        )
