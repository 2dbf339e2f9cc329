"""Building the engines of games, and the files from which a page runs them."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from benben.engine import portable
from benben.engine.portable import MANIFEST, WASM
from benben.engine.rules import Rules
from benben.web.weights import Weights, games_of

_DIGITS = 12
SETTINGS = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_DISABLE_JIT": "0",
}
"""The environment of the building process: optimized code depends on this machine's vectors and addresses."""


class NotBuilt(RuntimeError):
    """Building failed; the text is the output of the process."""


def is_fresh(rules: Rules) -> bool:
    """Whether the engine in a game's folder was made from today's sources. Raises `BadEngine`."""
    manifest = portable.manifest_of(rules)
    return manifest is not None and not portable.changed_sources(rules, manifest)


def build(rules: Rules, report: Callable[[str, int, int], object], *, force: bool = False) -> bool:
    """Put a game's engine into its folder. Return whether there was anything to do; with *force*, there always is.

    A separate process builds it; *report* is called at each step with a word, its number, and the number of steps. The
    same sources make the same bytes on every machine. Raises `NotBuilt`, `OSError`.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as unfinished:
        try:
            if is_fresh(rules) and not force:
                return False
        except portable.BadEngine:
            pass
        build_into(Path(unfinished), rules, report)
        for name in (WASM, MANIFEST):
            shutil.copyfile(Path(unfinished) / name, rules.folder / name)
    portable.forget_engines()
    return True


def build_into(folder: Path, rules: Rules, report: Callable[[str, int, int], object]) -> None:
    """Build a game's engine in a *folder*. Raises `NotBuilt`, `OSError`."""
    command = [sys.executable, "-m", "benben.web.building", rules.module, str(folder)]
    known = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}  # games may be anywhere
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(  # noqa: S603  (our own program)
            command, env={**os.environ, **SETTINGS, **known}, stdout=subprocess.PIPE, stderr=said, text=True
        ) as process,
    ):
        assert process.stdout is not None  # noqa: S101  (it is a pipe)
        for line in process.stdout:
            word, number, last = line.split()
            report(word, int(number), int(last))
        if process.wait() != 0:
            said.seek(0)
            raise NotBuilt(said.read().strip())


# ---- for pages -------------------------------------------------------------------------------------------------------
def manifest_name(rules: Rules) -> str:
    """The name of the manifest for pages."""
    return f"{rules.name}.json"


@cache
def published(rules: Rules) -> Mapping[str, bytes]:
    """The files from which a page runs a game's engine, by name: the manifest first, the code, the weights.

    None where the game has no engine, or an older one than its rules. Raises `BadEngine`.
    """
    if portable.engine_of(rules) is None:
        return {}
    manifest = portable.manifest_of(rules)
    assert manifest is not None  # noqa: S101  (there is an engine)
    weights = Weights()
    players = {str(each.players): weights.searches_entry(each) for each in games_of(rules)}
    parts = {"engine": (rules.folder / WASM).read_bytes(), "weights": bytes(weights.content)}
    digest = hashlib.sha256(
        b"".join(parts.values()) + json.dumps([players, manifest["rules"]]).encode()
    ).hexdigest()
    names = {
        kind: f"{rules.name}-{digest[:_DIGITS]}.{end}"
        for kind, end in (("engine", "wasm"), ("weights", "weights"))
    }
    for_page: dict[str, Any] = {
        **{key: value for key, value in manifest.items() if key not in ("sha256", "sources")},
        "digest": digest[:_DIGITS],
        "players": players,
        "files": {kind: _file(names[kind], content) for kind, content in parts.items()},
    }
    written = json.dumps(for_page, separators=(",", ":")).encode()
    return {manifest_name(rules): written, **{names[kind]: content for kind, content in parts.items()}}


def write_published(rules: Rules, folder: Path) -> list[Path]:
    """Put these files into a *folder*, and remove older ones of the game; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    files = published(rules)
    for old in (*folder.glob(f"{rules.name}-*.wasm"), *folder.glob(f"{rules.name}-*.weights")):
        old.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in files]


def _file(name: str, content: bytes) -> dict[str, Any]:
    return {"name": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
