"""The peer: the Monte Carlo tree search of boardgame.io, for developers of board games in JavaScript.

It is fetched from npm for the run. Its search needs games in boardgame.io's own form, and ours do not exist in it; so
both play Pebbles, the example of this repository, whose rules `peer/games.js` implements again. Its search sees only
one future of chance events, so a simulation soon ends at the edge of the tree. Connect Four, which has no chance, is
measured too, without a figure of ours.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from benben.engine.game import Game
from benben.engine.rules import rules_of
from bench import npm
from bench.engines.sheet import Row, Sheet
from bench.engines.sides import PLAIN, PLAYOUTS, SIMULATIONS, WORDS, InNode, Native, Side, in_node
from bench.engines.speed import sized
from bench.engines.stand import Stand
from bench.engines.turns import Measured, by_turns, medians, quotients
from tests.web.hosts import Program

NAME = "boardgame.io"
SOURCES = Path(__file__).parent / "peer"
TASKS = (PLAYOUTS, PLAIN)
_EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "pebbles"


class NoPeer(RuntimeError):
    """It could not be installed; the text says why."""


def pebbles() -> Game:
    """The example for two players with the large bag; it need not be installed."""
    if str(_EXAMPLES) not in sys.path:
        sys.path.append(str(_EXAMPLES))
    return Game(rules_of("pebbles"), {})


def peer(stand: Stand) -> list[Sheet]:
    """Pebbles in turns, Connect Four by the peer alone. Raises `NoPeer`."""
    with npm.installed(NAME, SOURCES) as found:
        if found.folder is None:
            raise NoPeer(*found.left_out)
        program = Program(found.folder / "measure.js")
        try:
            return [_sheet(stand, InNode(NAME, program, greets=False))]
        finally:
            program.close()


def _sheet(stand: Stand, theirs: InNode) -> Sheet:
    columns = {"Numba": "rate", "Node": "rate", NAME: "rate", "Node: times the peer": "count"}
    rows = [*_both(stand, theirs), *_theirs(stand, theirs)]
    return Sheet("Beside boardgame.io, in a second of one core of Node", columns, rows)


def _both(stand: Stand, theirs: InNode) -> Iterator[Row]:
    game = pebbles()
    with in_node(stand.manifest(game.rules)) as node:
        ours: list[Side] = [Native(), node]
        for task in TASKS:
            sides = [their_work(theirs, "pebbles", task), *(sized(side, task, game) for side in ours)]
            rates = by_turns(sides, stand.plan.windows, stand.plan.seconds)
            (peer_rate, numba, in_js), (_, _, times) = medians(rates), quotients(rates)
            figures = {"Numba": numba, "Node": in_js, NAME: peer_rate, "Node: times the peer": times}
            yield Row(f"Pebbles: {WORDS[task]}", figures)


def _theirs(stand: Stand, theirs: InNode) -> Iterator[Row]:
    for task in TASKS:
        sides = [their_work(theirs, "connectfour", task)]
        (rate,) = medians(by_turns(sides, stand.plan.windows, stand.plan.seconds))
        yield Row(f"Connect Four: {WORDS[task]}", {NAME: rate})


def their_work(theirs: InNode, game: str, task: str) -> Measured:
    """A task of the peer, by the size of the work: this many games, or searches with `SIMULATIONS`."""
    said = {"task": task, "game": game, "simulations": SIMULATIONS}
    return lambda count: theirs.done({**said, "count": count})
