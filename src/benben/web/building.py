"""Making a game's engine, in a separate process: `python -m benben.web.building MODULE FOLDER`.

The module is that of the game's rules.

The process needs the environment of `hook.SETTINGS`; `built.build` sets it and reports progress.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from numba.core import types

from benben.engine.native import native
from benben.engine.portable import MANIFEST, WASM
from benben.engine.rules import Rules, rules_of
from benben.web.facade import exports_of
from benben.web.hook import code_of
from benben.web.linking import ExportedRule, link
from benben.web.manifest import manifest_of
from benben.web.sources import sources_of


def build(rules: Rules, folder: Path, report: Callable[[str, int, int], object]) -> None:
    """Write a game's engine into a folder: `engine.wasm`, and the manifest last.

    *report* is called after each step with a word, the step's number, and the number of steps.
    """
    exports = exports_of(rules)
    last = len(exports) + 3
    modules: dict[int, str] = {}
    entries: list[ExportedRule] = []
    for number, export in enumerate(exports):
        report(export.name, number, last)
        code = code_of(cast(Any, native(export.rule)), [types.int64] * len(export.arguments))
        modules |= code.modules
        entries.append(ExportedRule(code.symbol, export.name, len(export.arguments)))
    steps = iter(range(len(exports), last))
    link(entries, modules.values(), folder / WASM, lambda step: report(step, next(steps), last))
    digest = hashlib.sha256((folder / WASM).read_bytes()).hexdigest()
    manifest = {
        **manifest_of(rules, exports),
        "sha256": digest,
        "sources": sources_of(rules, exports),
    }
    (folder / MANIFEST).write_text(_written(manifest), "utf-8", newline="\n")


def _written(manifest: dict[str, object]) -> str:
    """As JSON with a line for each entry, so that what has changed can be seen."""
    lines = [
        f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in manifest.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(module: str, folder: str) -> None:
    """Build; print a line for each step: a word, its number, the number of steps."""
    build(rules_of(module), Path(folder), lambda *step: print(*step, flush=True))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
