"""Random games and searches per second: Numba, Node and Chromium in turns; and Chromium with several workers."""

from collections.abc import Iterator
from functools import partial

from benben.engine.game import Game
from bench.engines.sheet import Row, Sheet
from bench.engines.sides import (
    PLAIN,
    PLAYOUTS,
    SEARCH,
    WORDS,
    Done,
    InChromium,
    Native,
    Side,
    Work,
    in_node,
    page_of,
)
from bench.engines.stand import Stand, title_of
from bench.engines.turns import WAITED, Measured, by_turns, medians, quotients


def speed(stand: Stand) -> list[Sheet]:
    """Per second of one core, in every game."""
    rows = [row for game in stand.games for row in _of_game(stand, game)]
    columns = {"Numba": "rate", "Node": "rate", "of it": "part", "Chromium": "rate", "of it ": "part"}
    return [Sheet("A second of one core", columns, rows)]


def _of_game(stand: Stand, game: Game) -> Iterator[Row]:
    manifest = stand.manifest(game.rules)
    with in_node(manifest) as node, page_of(stand.browser, stand.address) as page:
        sides: list[Side] = [Native(), node, InChromium(stand.browser, page, f"/{manifest.name}")]
        for task in (PLAYOUTS, SEARCH, PLAIN):
            rates = by_turns(
                [sized(side, task, game) for side in sides], stand.plan.windows, stand.plan.seconds
            )
            (numba, in_js, in_page), (_, node_part, page_part) = medians(rates), quotients(rates)
            yield Row(
                f"{title_of(game)}: {WORDS[task]}",
                {"Numba": numba, "Node": in_js, "of it": node_part, "Chromium": in_page, "of it ": page_part},
            )


def sized(side: Side, task: str, game: Game) -> Measured:
    """A task of a side, by the size of the work."""
    return lambda count: side.run(Work(task, game, count))


def workers(stand: Stand) -> list[Sheet]:
    """Simulations of several workers of a page together, in wall time; each has its own engine and tree."""
    heads = {count: f"{count} worker{'s' if count > 1 else ''}" for count in stand.plan.workers}
    last = stand.plan.workers[-1]
    rows = []
    for game in stand.games:
        manifest = stand.manifest(game.rules)
        with page_of(stand.browser, stand.address) as page:
            side = InChromium(stand.browser, page, f"/{manifest.name}", last)
            rates = by_turns(
                [partial(_together, side, game, count) for count in heads],
                stand.plan.windows, stand.plan.seconds,
                WAITED,
            )  # fmt: skip
        found = dict(zip(heads.values(), medians(rates), strict=True))
        parts = dict(zip([f"{head}: times one" for head in heads.values()], quotients(rates), strict=True))
        rows.append(Row(title_of(game), {**found, **parts}))
    columns = {heads[1]: "rate"}
    for head in list(heads.values())[1:]:
        columns |= {head: "rate", f"{head}: times one": "times"}
    return [Sheet(f"Workers in Chromium: {WORDS[SEARCH]}, together in a second by the clock", columns, rows)]


def _together(side: InChromium, game: Game, count: int, size: int) -> Done:
    side.active = count
    return side.run(Work(SEARCH, game, size))
