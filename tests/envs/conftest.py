"""Without OpenSpiel there is nothing to test here but that its absence is told."""

import importlib.util

collect_ignore = (
    [] if importlib.util.find_spec("pyspiel") else ["test_open_spiel.py", "test_open_spiel_api.py"]
)
