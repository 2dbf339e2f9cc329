"""The time until an engine is ready once its files are there, and the sizes of the files."""

import statistics
from collections.abc import Iterable, Mapping

from bench.engines.sheet import Row, Sheet
from bench.engines.sides import call, in_node, page_of
from bench.engines.stand import Stand, title_of

_PARTS = {"compiling": "compiled", "making": "made of it"}


def starts(stand: Stand) -> list[Sheet]:
    """Milliseconds in new processes of Node and new pages of Chromium."""
    rows = []
    for game in stand.games:
        manifest = stand.manifest(game.rules)
        timings: dict[str, list[Mapping[str, float]]] = {"Node": [], "Chromium": []}
        for _ in range(stand.plan.windows):
            with in_node(manifest) as node:
                timings["Node"].append(node.hello)
            with page_of(stand.browser, stand.address) as page:
                timings["Chromium"].append(page.evaluate(call("page", "started"), [f"/{manifest.name}"]))
        figures = {f"{name}: {words}": _median(timings[name], part) for name, part, words in _heads()}
        rows.append(Row(title_of(game), figures))
    columns = {f"{name}: {words}": "ms" for name, _, words in _heads()}
    return [
        Sheet("Until an engine can be asked, its files being there: milliseconds by the clock", columns, rows)
    ]


def _heads() -> Iterable[tuple[str, str, str]]:
    return [(name, part, words) for name in ("Node", "Chromium") for part, words in _PARTS.items()]


def _median(timings: Iterable[Mapping[str, float]], part: str) -> float:
    return statistics.median(each[part] for each in timings)


def sizes(stand: Stand) -> list[Sheet]:
    """The files of each game."""
    rows = []
    for game in stand.games:
        with in_node(stand.manifest(game.rules)) as node:
            timings = node.tell({"task": "sizes"})
        for file, bytes_of in timings.items():
            rows.append(Row(f"{title_of(game)}: {_FILES[file]}", dict(zip(_PACKED, bytes_of, strict=True))))
        together = [sum(each) for each in zip(*timings.values(), strict=True)]
        rows.append(Row(f"{title_of(game)}: together", dict(zip(_PACKED, together, strict=True))))
    return [Sheet("Sizes of an engine's files: kB", _PACKED, rows)]


_FILES = {"manifest": "manifest", "engine": "WebAssembly", "weights": "weights"}
_PACKED = {"as they are": "kB", "gzip": "kB", "Brotli": "kB"}
