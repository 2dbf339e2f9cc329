"""What the tests and tools are told of each game: modules in its own folder `tests/rules/NAME`."""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

_ROOT = Path(__file__).resolve().parents[1]
_FOLDERS = _ROOT / "tests" / "rules"
_EXAMPLE = str(_ROOT / "examples" / "pebbles")
"""Where the package of Pebbles lies, the game that is not Benben's own."""


@cache
def material(kind: str) -> dict[str, ModuleType]:
    """By game the module called *kind*, of those games that have one: `case`, `scenes` or `documents`."""
    if _EXAMPLE not in sys.path:
        sys.path.append(_EXAMPLE)
    return {
        file.parent.name: import_module(f"tests.rules.{file.parent.name}.{kind}")
        for file in sorted(_FOLDERS.glob(f"*/{kind}.py"))
    }
