"""The sources of a game's engine: when one of them changes, the engine must be built again."""

import ast
import inspect
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benben.engine.broken import FILE_MODULE
from benben.engine.compiler import RuleDispatcher
from benben.engine.native import native
from benben.engine.portable import digest_of
from benben.engine.rules import Rules
from benben.web.facade import Export

_PACKAGE = Path(__file__).resolve().parents[1]
_ALWAYS = (
    "engine/block.py", "engine/play.py", "engine/table.py", "web/choices.py", "web/layout.py", "web/manifest.py",
)  # fmt: skip
"""The sources of every engine that contain no rule. A source that only builds them must always give the same bytes."""


_RUNTIME = "benben.engine.portable"
"""It runs engines, and none is made of it."""


def sources_of(rules: Rules, exports: Iterable[Export]) -> dict[str, str]:
    """The digests of all sources by their names: `benben/…` in this package, else in the game's folder."""
    written = {Path(each.py_func.__code__.co_filename).resolve() for each in _reached(exports)}
    named: tuple[Any, ...] = (rules.encode, rules.outcomes, *(type(move) for move in rules.moves))
    written |= {Path(inspect.getfile(each)).resolve() for each in named}
    written |= {_PACKAGE / name for name in _ALWAYS}
    files = written | set(_with_imports(written & set(rules.folder.rglob("*.py")), rules.folder))
    files |= {file for each in written for file in _constants(each)}
    found = {_name(rules, file): digest_of(file) for file in files}
    return dict(sorted(found.items()))


def _name(rules: Rules, file: Path) -> str:
    if file.is_relative_to(_PACKAGE):
        return f"{_PACKAGE.name}/{file.relative_to(_PACKAGE).as_posix()}"
    if FILE_MODULE.fullmatch(rules.module):  # of which the folder has a copy
        return file.name
    return file.relative_to(rules.folder).as_posix()


def _reached(exports: Iterable[Export]) -> set[RuleDispatcher]:
    """All rules that the functions of an engine call."""
    found: set[RuleDispatcher] = set()
    waiting: list[Any] = [native(export.rule) for export in exports]
    while waiting:
        rule = waiting.pop()
        if rule not in found:
            found.add(rule)
            waiting += rule.called
    return found


def _with_imports(files: Iterable[Path], folder: Path) -> Iterator[Path]:
    """Some files of a *folder*, and all of it that they import."""
    found: set[Path] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += [each for each in _imported(file) if each.is_relative_to(folder)]
    yield from found


def _constants(file: Path) -> Iterator[Path]:
    """The files of this package's engine that a file of rules imports constants from."""
    for module, names in _imports(file):
        if (
            any(name.isupper() for name in names)
            and module.startswith("benben.engine.")
            and module != _RUNTIME
        ):
            yield from _file(module)


def _imported(file: Path) -> Iterator[Path]:
    for module, _ in _imports(file):
        yield from _file(module)


def _imports(file: Path) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            yield node.module, [alias.name for alias in node.names]


def _file(module: str) -> Iterator[Path]:
    if module.partition(".")[0] in ("numpy", "numba", "llvmlite"):
        return
    spec = find_spec(module)
    if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
        yield Path(spec.origin).resolve()
