"""Check that neither the package nor the front end has import circles: `python -m tools.circles` lists them.

Imports inside functions and for types count too: readers follow them, and they matter when a module moves.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

PACKAGE = "benben"
WEB = Path(__file__).resolve().parents[1] / "web"
FOLDERS = ("src", "engine/src", "site", "tests", "dev")
_ENDINGS = ("", ".ts", ".svelte.ts", ".svelte", "/index.ts")
"""What an import may leave out of the name of a file."""
_IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"'\n]+)["']""")
"""The relative path of a static, lazy or type import, or of an export from another file."""


def circles(package: str) -> list[list[str]]:
    """Import circles, each as its modules in the order of the imports; without these imports no circle is left."""
    graph = grimp.build_graph(package, cache_dir=None)
    return _circles(
        {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    )


def web_circles(web: Path) -> list[list[str]]:
    """The same for the TypeScript and Svelte files of the folder *web*."""
    files = {
        path for folder in FOLDERS for path in (web / folder).rglob("*") if path.suffix in {".ts", ".svelte"}
    }
    needs = {path: set(_imported(path, files)) for path in files}
    return _circles({_name(path, web): {_name(other, web) for other in needs[path]} for path in files})


def _name(path: Path, web: Path) -> str:
    return path.relative_to(web.parent).as_posix()


def _imported(path: Path, files: set[Path]) -> Iterator[Path]:
    for name in _IMPORTED.findall(path.read_text(encoding="utf-8")):
        target = (path.parent / name).resolve()
        found = (Path(f"{target}{ending}") for ending in _ENDINGS)
        yield from [each for each in found if each in files][:1]


def _circles(needs: dict[str, set[str]]) -> list[list[str]]:
    found: list[list[str]] = []
    while (circle := _circle(needs)) is not None:
        needs[circle[0]].discard(circle[1])
        found.append(circle)
    return found


def _circle(needs: Mapping[str, set[str]]) -> list[str] | None:
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        against: list[str] = error.args[1]  # each module before the one that imports it
        return against[::-1]
    return None


def main(package: str = PACKAGE, web: Path = WEB) -> int:
    """List every circle; return 1 if there is one."""
    found = circles(package) + web_circles(web.resolve())
    for circle in found:
        print("import circle:", " -> ".join(circle), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
