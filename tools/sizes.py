"""Check that files and functions stay small enough to read, and that a class name of the package means one class.

A Python, TypeScript or Svelte file has at most 400 lines; a Python function has at most 60 lines and eight parameters.
Games may share class names: their modules are parallel, and rulebooks share words.
With ``--report``, statistics are printed too: the number of functions, their median and their longest.
"""

import ast
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "bench", "examples", "tools", "web/src", "web/tests")
ENDINGS = {".py", ".ts", ".svelte"}
GENERATED = {"schema.ts"}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
MOST_PARAMETERS = 8
GAMES = "src/benben/games/"
MADE_UP = Path("tests/rules/ankhor")
"""The fixtures of these tests have a parameter for each thing that a table may have."""


class Function(NamedTuple):
    """A function, its first line, and its number of lines including signature and docstring.

    *parameters* does not count `self` and `cls`, but counts keyword-only ones.
    """

    name: str
    line: int
    lines: int
    parameters: int


def files(root: Path) -> Iterator[Path]:
    """All hand-written sources."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in ENDINGS and path.name not in GENERATED and path.is_file():
                yield path


def functions(path: Path) -> Iterator[Function]:
    """The functions of a Python file, including nested ones."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                yield Function(node.name, node.lineno, lines, _parameters(node.args))


def _parameters(given: ast.arguments) -> int:
    listed = [*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg]
    names = [each.arg for each in listed if each is not None]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def repeated_classes(root: Path) -> Iterator[str]:
    """The class names that the package uses again, except names that only games share; one sentence for each."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted((root / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(f"{path.relative_to(root).as_posix()}:{node.lineno}")
    for name, found in places.items():
        if len(found) > 1 and not all(place.startswith(GAMES) for place in found):
            yield f"{found[-1]}: the class name {name} exists at {', '.join(found[:-1])}"


def faults(root: Path) -> Iterator[str]:
    """What is too large, one sentence for each."""
    for path in files(root):
        place = path.relative_to(root)
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            yield f"{place}: {lines} lines; a file has at most {LONGEST_FILE}"
        for function in functions(path) if path.suffix == ".py" else ():
            if function.lines > LONGEST_FUNCTION:
                yield f"{place}:{function.line}: {function.name} has {function.lines} lines"
            if function.parameters > MOST_PARAMETERS and not place.is_relative_to(MADE_UP):
                yield f"{place}:{function.line}: {function.name} has {function.parameters} parameters"


def report(root: Path) -> str:
    """The statistics of the package."""
    found = [function.lines for path in sorted((root / "src").rglob("*.py")) for function in functions(path)]
    return f"{len(found)} functions in src, median {statistics.median(found):g} lines, longest {max(found)}"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Print what is too large, and class names that are used again; return 1 if there is anything."""
    problems = [*faults(root), *repeated_classes(root)]
    for problem in problems:
        print(problem, file=sys.stderr)
    if "--report" in arguments:
        print(report(root))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
