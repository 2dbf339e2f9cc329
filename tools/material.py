"""What the tests and tools are told of each game: modules in its own folder `tests/rules/NAME`."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

_FOLDERS = Path(__file__).resolve().parents[1] / "tests" / "rules"


@cache
def material(kind: str) -> dict[str, ModuleType]:
    """By game the module called *kind*, of those games that have one: `case`, `scenes` or `documents`."""
    return {
        file.parent.name: import_module(f"tests.rules.{file.parent.name}.{kind}")
        for file in sorted(_FOLDERS.glob(f"*/{kind}.py"))
    }
