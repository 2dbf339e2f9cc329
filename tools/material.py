"""Test data of each game for tests and tools: modules in its folder `tests/rules/NAME`."""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

_ROOT = Path(__file__).resolve().parents[1]
_FOLDERS = _ROOT / "tests" / "rules"
_EXAMPLE = str(_ROOT / "examples" / "pebbles")
"""The folder with the package of Pebbles, which is not part of Benben."""


@cache
def material(kind: str) -> dict[str, ModuleType]:
    """The modules called *kind* by game, for games that have one: `case`, `scenes` or `documents`."""
    if _EXAMPLE not in sys.path:
        sys.path.append(_EXAMPLE)
    return {
        file.parent.name: import_module(f"tests.rules.{file.parent.name}.{kind}")
        for file in sorted(_FOLDERS.glob(f"*/{kind}.py"))
    }
