"""Check that the engines in git match the current sources: `python -m tools.engines [--rebuild]`.

Digests show this within a second, without a compiler. With `--rebuild` each engine is built again, which must give the
same bytes (`make proof`).
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benben.engine import portable
from benben.engine.portable import MANIFEST, WASM
from benben.engine.registry import all_rules
from benben.engine.rules import Rules, rules_of

_EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "pebbles"
"""The example of a game from another package."""


def faults_of(rules: Rules) -> Iterator[str]:
    """The faults of a game's engine, in words; empty if it matches the current sources."""
    try:
        manifest = portable.manifest_of(rules)
        if manifest is None:
            yield "there is none"
            return
        portable.load_module(rules, manifest)
    except portable.BadEngine as error:
        yield str(error)
        return
    changed = portable.changed_sources(rules, manifest)
    if changed:
        yield f"it is older than {', '.join(changed)}"


def differences_of(rules: Rules) -> Iterator[str]:
    """The files of an engine that differ after a rebuild."""
    from benben.web.built import build_into

    with tempfile.TemporaryDirectory() as folder:
        build_into(Path(folder), rules, lambda *_: None)
        for name in (WASM, MANIFEST):
            if (Path(folder) / name).read_bytes() != (rules.folder / name).read_bytes():
                yield f"{name} differs after a rebuild"


def main() -> int:
    """Print the faults; return the number of games with faults."""
    faulty = 0
    sys.path.insert(0, str(_EXAMPLE))
    for rules in (*all_rules(), rules_of(_EXAMPLE.name)):
        found = list(faults_of(rules))
        if not found and "--rebuild" in sys.argv:
            found = list(differences_of(rules))
        faulty += bool(found)
        for fault in found:
            print(f"engine of {rules.name}: {fault}; run `make engines`")
    return faulty


if __name__ == "__main__":
    sys.exit(main())
