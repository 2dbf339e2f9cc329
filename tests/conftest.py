"""What all tests share: how hard hypothesis looks."""

import os

from hypothesis import HealthCheck, settings

# A rule's first call compiles it, so no deadline makes sense. Derandomized: a check that is red stays red.
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=200)
settings.register_profile("search", settings.get_profile("quick"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("BENBEN_HYPOTHESIS", "quick"))
