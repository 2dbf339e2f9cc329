"""Engines for tests: built once for each process, or taken from where `make engines` keeps them."""

import importlib.util
from pathlib import Path

from benben.engine.rules import Rules
from benben.web import built


def engine_files(rules: Rules, folder: Path) -> list[Path]:
    """The files of a game's engine in a folder: the manifest, the module, the weights."""
    can_link = importlib.util.find_spec("ziglang") is not None
    assert can_link or built.is_kept(rules), "no engine is kept, and nothing can link one: run `make engines`"
    built.build(rules, folder, lambda *_: None)
    return built.files_of(folder, rules)
