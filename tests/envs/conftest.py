"""Without the other program the only test here is that its absence is reported."""

import importlib.util

_NEEDED = {
    "pyspiel": [
        "test_open_spiel.py",
        "test_open_spiel_api.py",
        "test_open_spiel_numbers.py",
        "test_open_spiel_players.py",
    ],
    "gymnasium": ["test_gymnasium.py"],
    "jax": ["test_jax.py"],
    "pettingzoo": ["test_pettingzoo.py"],
    "pyarrow": ["test_datasets.py"],
    "torch": ["test_torch.py"],
}
collect_ignore = [
    name for module, names in _NEEDED.items() if not importlib.util.find_spec(module) for name in names
]
