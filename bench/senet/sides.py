"""Random games of Senet in each framework: how many decisions in how many seconds of one core."""

import contextlib
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from benben.authoring import files
from benben.engine.game import Game
from benben.web.built import NotBuilt, build, write_published
from bench import npm, playing, spiel
from bench.engines import peer
from bench.engines.sides import PLAYOUTS, Done, InNode, Native, Work, in_node
from bench.engines.turns import Measured
from bench.environments import ROWS, is_here, jax_on_one_core, raw
from bench.senet.authors import BENBEN, BOARDGAME_IO, OPEN_SPIEL, PGX, Author
from tests.web.hosts import Program

_SENET = Path(__file__).resolve().parents[2] / BENBEN.file


@dataclass(frozen=True)
class Side:
    """A way to play the game of an *author*."""

    author: Author
    way: str
    work: Measured


@contextlib.contextmanager
def sides() -> Iterator[tuple[list[Side], list[str]]]:
    """All that can run here, and the reasons why others cannot."""
    game, reasons = files.load(_SENET), list[str]()
    with contextlib.ExitStack() as stack:
        ways = [
            Side(BENBEN, "inside compiled rules", lambda count: Native().run(Work(PLAYOUTS, game, count))),
            *_in_node(game, stack, reasons),
            Side(BENBEN, f"{ROWS} tables with observations", timed(lambda: raw(game))),
            Side(BENBEN, "move by move from Python", timed(lambda: partial(playing.with_stepper, game))),
            *_open_spiel(reasons),
            *_boardgame_io(stack, reasons),
            *_pgx(reasons),
        ]
        yield ways, reasons


def timed(make: Callable[[], Callable[[int], Any]]) -> Measured:
    """Work of this process, made at its first call and timed by its CPU time."""
    made = cache(make)

    def work(count: int) -> Done:
        done = made()
        start, waited = time.process_time(), time.perf_counter()
        units = done(count).units
        return Done(units, time.process_time() - start, time.perf_counter() - waited)

    return work


def _in_node(game: Game, stack: contextlib.ExitStack, reasons: list[str]) -> list[Side]:
    try:
        build(game.rules, lambda *_: None)
    except (NotBuilt, OSError) as error:
        reasons.append(f"Benben in Node: {error}")
        return []
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="benben-bench-")))
    node = stack.enter_context(in_node(write_published(game.rules, folder)[0]))
    return [Side(BENBEN, "as WebAssembly in Node", lambda count: node.run(Work(PLAYOUTS, game, count)))]


def _open_spiel(reasons: list[str]) -> list[Side]:
    if not spiel.is_here():
        reasons.append("OpenSpiel: not installed (pip install 'benben[bench]')")
        return []
    from bench.senet.in_open_spiel import SenetGame

    game, chooser = SenetGame(), random.Random(1)
    return [Side(OPEN_SPIEL, "move by move from Python", timed(lambda: partial(spiel.played, game, chooser)))]


def _boardgame_io(stack: contextlib.ExitStack, reasons: list[str]) -> list[Side]:
    found = stack.enter_context(npm.installed(peer.NAME, peer.SOURCES))
    if found.folder is None:
        reasons += found.left_out
        return []
    program = Program(found.folder / "measure.js")
    stack.callback(program.close)
    node = InNode(peer.NAME, program, greets=False)
    return [Side(BOARDGAME_IO, "its random bot in Node", peer.their_work(node, "senet", PLAYOUTS))]


def _pgx(reasons: list[str]) -> list[Side]:
    if not is_here("pgx"):
        reasons.append("Pgx: not installed (pip install 'benben[bench]')")
        return []
    from bench.peers import stepping

    def make() -> Callable[[int], Any]:
        jax_on_one_core()
        from bench.senet.in_pgx import Senet

        return stepping(Senet())

    return [Side(PGX, f"{ROWS} tables with observations", timed(make))]
