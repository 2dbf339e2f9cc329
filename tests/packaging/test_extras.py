"""An extra installs all that its modules import when they are loaded."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions, requires
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import benben

PACKAGE = Path(benben.__file__).parent
providers_of = cache(packages_distributions)
EXTRAS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("engine", "games", "players", "review", "texts", "cli"), ()),
    "server": ("server",),
    "server/store/postgres": ("postgres",),
}
"""Which extras the modules of a folder may count on. The longest name holds."""
RESEARCH = frozenset(
    {
        *(f"engine/{name}.py" for name in ("caching", "compiler", "constants", "counts", "lowering")),
        *(f"engine/{name}.py" for name in ("native", "playouts", "stepper")),
        *(f"players/{name}.py" for name in ("fitting", "forward", "policies", "selfplay")),
    }
)
"""Modules that only research imports: they count on its extra."""
NOT_THERE = frozenset({"_typeshed"})
"""Modules that only type checkers know."""


def needed(*extras: str) -> set[str]:
    """The names of all distributions that `benben` with these extras installs."""
    found: set[tuple[str, str]] = set()
    waiting = {("benben", extra) for extra in ("", *extras)}
    while waiting:
        found |= waiting
        waiting = set(chain.from_iterable(requirements(*each) for each in waiting)) - found
    return {name for name, _ in found}


def requirements(name: str, extra: str) -> set[tuple[str, str]]:
    """The distributions that a distribution needs with an extra, each with its own extras."""
    wanted = [Requirement(text) for text in requires(name) or ()]
    return {
        (canonicalize_name(each.name), more)
        for each in wanted
        if each.marker is None or each.marker.evaluate({"extra": extra})
        for more in ("", *each.extras)
    }


def imported_when_loaded(module: Path) -> Iterator[str]:
    """The top-level packages that a module imports outside of functions."""
    waiting: list[ast.AST] = [ast.parse(module.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def modules_of(folder: str) -> list[Path]:
    """The modules of a folder, without those of folders that have extras of their own."""
    inner = [PACKAGE / other for other in EXTRAS if other != folder and other.startswith(f"{folder}/")]
    return [
        module
        for module in (PACKAGE / folder).rglob("*.py")
        if not any(map(module.is_relative_to, inner))
        and module.relative_to(PACKAGE).as_posix() not in RESEARCH
    ]


def test_research_has_an_extra() -> None:
    assert {"numba", "numpy"} <= needed("research")
    assert not {"numba", "numpy"} & needed("server")
    assert all((PACKAGE / name).is_file() for name in RESEARCH)


@pytest.mark.parametrize("folder", EXTRAS)
def test_what_is_imported_is_declared(folder: str) -> None:
    providers, declared = providers_of(), needed(*EXTRAS[folder])
    modules = modules_of(folder)
    assert modules
    missing = {
        (module.name, name)
        for module in modules
        for name in imported_when_loaded(module)
        if name not in {"benben", "", *sys.stdlib_module_names, *NOT_THERE}
        and not {canonicalize_name(each) for each in providers.get(name, ())} & declared
    }
    assert missing == set()


WITHOUT_RESEARCH = """
import subprocess
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numba", "numpy", "scipy", "llvmlite"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import benben
from benben.players import make
from benben.review import Budget, review
from benben.server.app import create_app

create_app()
for name in ("ra", "imhotep_duel", "imhotep", "ankhor"):
    match = benben.load(name).new_match(seed=1)
    while match.turn is not None:
        player = "net:games=20" if match.ply < 12 else "greedy"
        match.play(make(player, match.game, seed=match.ply).choose(match.known(match.turn), match.turn))
        match.view(match.turn), match.prompt(), match.narrate(match.ply - 1)
    review(benben.read_record(match.record()), Budget(games=2))
print("played")
"""


@pytest.mark.slow
def test_play_needs_nothing_that_research_needs() -> None:
    program = [sys.executable, "-c", WITHOUT_RESEARCH]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("played\n", "")
