"""Check that the package has no import circles: `python -m tools.circles` lists them.

Imports inside functions and for types count too: readers follow them, and they matter when a module moves.
"""

import sys
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import grimp

PACKAGE = "benben"


def circles(package: str) -> list[list[str]]:
    """Import circles, each as its modules in the order of the imports; without these imports no circle is left."""
    graph = grimp.build_graph(package, cache_dir=None)
    needs = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
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


def main(package: str = PACKAGE) -> int:
    """List every circle; return 1 if there is one."""
    found = circles(package)
    for circle in found:
        print("import circle:", " -> ".join(circle), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
