"""Making a game's engine, in a process of its own: `python -m benben.web.building MODULE FOLDER`.

The module is that of the game's rules.

The process's environment must be that of `hook.SETTINGS`; `built.build` sees to it and shows how far it is.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import types

from benben.engine.compiler import Missing, when_missing
from benben.engine.rules import Rules, rules_of
from benben.web.built import digest_of, manifest_file
from benben.web.facade import exports_of
from benben.web.hook import code_of
from benben.web.linking import Entry, link
from benben.web.manifest import games_of, manifest_of
from benben.web.weights import Weights


def build(rules: Rules, folder: Path, tell: Callable[[str, int, int], object]) -> None:
    """Write a game's engine into a folder: `.wasm`, `.weights`, and the manifest last.

    *tell* is told what has been done: a word, a number, and how many there will be.
    """
    digest = digest_of(rules)
    exports = exports_of(rules)
    last = len(exports) + 3
    modules: dict[int, str] = {}
    entries: list[Entry] = []
    for number, export in enumerate(exports):
        tell(export.name, number, last)
        code = code_of(export.rule, [types.int64] * len(export.arguments))
        modules |= code.modules
        entries.append(Entry(code.symbol, export.name, len(export.arguments)))
    engine, numbers = (folder / f"{rules.name}-{digest}.{ending}" for ending in ("wasm", "weights"))
    steps = iter(range(len(exports), last))
    link(entries, modules.values(), engine, lambda step: tell(step, next(steps), last))
    weights = Weights()
    manifest = manifest_of(rules, exports, digest)
    manifest["players"] = {str(each.players): weights.told(each) for each in games_of(rules)}
    numbers.write_bytes(weights.content)
    manifest["files"] = {"engine": _file(engine), "weights": _file(numbers)}
    manifest_file(folder, rules.name).write_text(json.dumps(manifest, separators=(",", ":")) + "\n", "utf-8")


def _file(path: Path) -> dict[str, Any]:
    content = path.read_bytes()
    return {"name": path.name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def main(module: str, folder: str) -> None:
    """Build; a line is printed for each step: what is done, a number, how many there will be."""
    when_missing(Missing.INTERPRET)  # what would be compiled here is of no use to others
    build(rules_of(module), Path(folder), lambda *told: print(*told, flush=True))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
