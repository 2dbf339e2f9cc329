"""The examples that learn. Missing packages are reported at the end (tests/conftest.py)."""

import importlib.util

_NEEDED = {
    "test_best_responder.py": ["sb3_contrib"],
    "test_data_card.py": ["datasets", "polars", "torch"],
    "test_loading.py": ["torch"],
    "test_maskable_ppo.py": ["sb3_contrib"],
    "test_open_spiel_learners.py": ["pyspiel", "torch", "tree"],
    "test_ppo.py": ["torch"],
    "test_prior_training.py": ["torch"],
    "test_reinforce.py": ["jax"],
    "test_training.py": ["torch"],
}
collect_ignore = [
    name for name, modules in _NEEDED.items() if not all(map(importlib.util.find_spec, modules))
]
