"""How long it takes until an engine can be asked when its files are there, and how large these are."""

import statistics
from collections.abc import Iterable, Mapping

from bench.engines.sheet import Row, Sheet
from bench.engines.sides import call, in_node, page_of
from bench.engines.stand import Stand, title_of

_PARTS = {"compiling": "compiled", "making": "made of it"}


def starts(stand: Stand) -> list[Sheet]:
    """Milliseconds in a new process of Node and in a new page of Chromium, each time anew."""
    rows = []
    for game in stand.games:
        manifest = stand.manifest(game.rules)
        told: dict[str, list[Mapping[str, float]]] = {"Node": [], "Chromium": []}
        for _ in range(stand.plan.windows):
            with in_node(manifest) as node:
                told["Node"].append(node.hello)
            with page_of(stand.browser, stand.address) as page:
                told["Chromium"].append(page.evaluate(call("page", "started"), [f"/{manifest.name}"]))
        figures = {f"{name}: {words}": _median(told[name], part) for name, part, words in _heads()}
        rows.append(Row(title_of(game), figures))
    columns = {f"{name}: {words}": "ms" for name, _, words in _heads()}
    return [
        Sheet("Until an engine can be asked, its files being there: milliseconds by the clock", columns, rows)
    ]


def _heads() -> Iterable[tuple[str, str, str]]:
    return [(name, part, words) for name in ("Node", "Chromium") for part, words in _PARTS.items()]


def _median(told: Iterable[Mapping[str, float]], part: str) -> float:
    return statistics.median(each[part] for each in told)


def sizes(stand: Stand) -> list[Sheet]:
    """The files of each game."""
    rows = []
    for game in stand.games:
        with in_node(stand.manifest(game.rules)) as node:
            told = node.tell({"task": "sizes"})
        for file, bytes_of in told.items():
            rows.append(Row(f"{title_of(game)}: {_FILES[file]}", dict(zip(_PACKED, bytes_of, strict=True))))
        together = [sum(each) for each in zip(*told.values(), strict=True)]
        rows.append(Row(f"{title_of(game)}: together", dict(zip(_PACKED, together, strict=True))))
    return [Sheet("Sizes of an engine's files: kB", _PACKED, rows)]


_FILES = {"manifest": "manifest", "engine": "WebAssembly", "weights": "weights"}
_PACKED = {"as they are": "kB", "gzip": "kB", "Brotli": "kB"}
