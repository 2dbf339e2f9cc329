"""The growth of a page's memory over whole games: the engine's own memory, and that of JavaScript."""

from playwright.sync_api import CDPSession, Page

from benben.engine.game import Game
from bench.engines.sheet import Row, Sheet
from bench.engines.sides import NODES, call, page_of
from bench.engines.stand import Stand, title_of

_SIMULATIONS = 50
"""Each decision uses a hint with this many simulations."""
_MOMENTS = (0.0, 0.2, 1.0)
"""The moments of measurement, as parts of all games."""


def memory(stand: Stand) -> list[Sheet]:
    """The memory of one engine that stays in a page, and of the page's JavaScript after garbage collection."""
    counts = sorted({round(part * stand.plan.games) for part in _MOMENTS})
    columns = {f"{what} after {count}": "MB" for what in ("engine", "JavaScript") for count in counts}
    rows = []
    for game in stand.games:
        manifest = stand.manifest(game.rules)
        with page_of(stand.browser, stand.address) as page:
            rows.append(Row(title_of(game), _played(page, f"/{manifest.name}", game, counts)))
    return [Sheet("Memory of a page in which whole games are played: MB", columns, rows)]


def _played(page: Page, manifest: str, game: Game, counts: list[int]) -> dict[str, float]:
    figures, before, session = {}, 0, page.context.new_cdp_session(page)
    for count in counts:
        work = {
            "task": "", "codes": game.codes.tolist(), "count": count - before, "simulations": _SIMULATIONS,
            "nodes": NODES,
        }  # fmt: skip
        figures[f"engine after {count}"] = page.evaluate(call("page", "play"), [manifest, work])
        figures[f"JavaScript after {count}"] = _heap(session)
        before = count
    return figures


def _heap(session: CDPSession) -> float:
    """Bytes in use by the page's JavaScript."""
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"])
