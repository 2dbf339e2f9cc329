"""Engines that were built: where they lie, whether they are those of today's sources; and building them."""

import hashlib
import json
import logging
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

from benben.engine.rule import cache_folder
from benben.engine.rules import Rules
from benben.web.hook import SETTINGS

_log = logging.getLogger(__name__)
FOLDER = Path(__file__).resolve().parent / "engines"
"""Where `make build` puts them, for the wheel and the server."""
_PACKAGE = FOLDER.parent.parent
_LAYERS = ("engine", "players", "web")
_OF_GAME = (".py", ".json", ".npz")
_TOOLS = ("llvmlite", "numba", "numpy")
_KEPT = 24
"""So many engines that were built are kept in the cache, the newest."""


class NotBuilt(RuntimeError):
    """Building failed; the text is what the process said."""


def manifest_file(folder: Path, game: str) -> Path:
    """Where the manifest of a game's engine lies in a folder."""
    return folder / f"{game}.json"


def digest_of(rules: Rules) -> str:
    """A short digest of all that a game's engine is made of."""
    digest = hashlib.sha256(" ".join(map(version, _TOOLS)).encode())
    for path in _sources(rules):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _sources(rules: Rules) -> Iterator[Path]:
    for layer in _LAYERS:
        yield from sorted((_PACKAGE / layer).rglob("*.py"))
    yield from sorted(path for path in rules.folder.rglob("*") if path.suffix in _OF_GAME)


def files_of(folder: Path, rules: Rules) -> list[Path]:
    """The files of a game's engine in a folder, if they are those of today's sources: the manifest, then the others.

    None where one of them is missing, cut off or damaged, which the log says.
    """
    digest = digest_of(rules)
    engine, weights = (folder / f"{rules.name}-{digest}.{ending}" for ending in ("wasm", "weights"))
    files = [manifest_file(folder, rules.name), engine, weights]
    if not files[0].exists():
        return []
    try:
        told = json.loads(files[0].read_bytes())
        if told["digest"] != digest:
            return []
        wanted = [told["files"][kind]["sha256"] for kind in ("engine", "weights")]
        if [hashlib.sha256(file.read_bytes()).hexdigest() for file in files[1:]] == wanted:
            return files
        _log.warning("the engine of %s is damaged and cannot be used", files[0])
    except (OSError, ValueError, KeyError, TypeError) as error:
        _log.warning("the engine of %s cannot be used: %r", files[0], error)
    return []


def build(rules: Rules, folder: Path, tell: Callable[[str, int, int], object]) -> bool:
    """Put a game's engine into a folder, and its older ones away. Return whether there was anything to do.

    What was built before from the same sources is taken from the cache. Else a process of its own builds it, and
    *tell* is told of each step: a word, its number, and how many there are. Raises `NotBuilt`, `OSError`.
    """
    if files_of(folder, rules):
        return False
    kept = _kept(rules)
    if not files_of(kept, rules):
        _build_into(kept, rules, tell)
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob(f"{rules.name}-*.wasm"), *folder.glob(f"{rules.name}-*.weights")):
        old.unlink()
    for file in reversed(files_of(kept, rules)):  # the manifest last: it says that all is there
        shutil.copyfile(file, folder / file.name)
    return True


def is_kept(rules: Rules) -> bool:
    """Whether the cache has a game's engine, made of today's sources."""
    return bool(files_of(_kept(rules), rules))


def _kept(rules: Rules) -> Path:
    return cache_folder().parent / "web" / f"{rules.name}-{digest_of(rules)}"


def _build_into(kept: Path, rules: Rules, tell: Callable[[str, int, int], object]) -> None:
    """Build in a folder of the cache, whole or not at all."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent, ignore_cleanup_errors=True) as unfinished:
        command = [sys.executable, "-m", "benben.web.building", rules.module, unfinished]
        known = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}  # games may lie anywhere
        with (
            tempfile.TemporaryFile("w+") as said,
            subprocess.Popen(  # noqa: S603  (our own program)
                command,
                env={**os.environ, **SETTINGS, **known},
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            ) as process,
        ):
            assert process.stdout is not None  # noqa: S101  (it is a pipe)
            for line in process.stdout:
                word, number, last = line.split()
                tell(word, int(number), int(last))
            if process.wait() != 0:
                said.seek(0)
                raise NotBuilt(said.read().strip())
        _forget_old(kept.parent)
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(unfinished, kept)


def _forget_old(folder: Path) -> None:
    found = sorted(folder.glob("*-*"), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in found[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
