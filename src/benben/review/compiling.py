"""Compiling games in processes of their own, while whoever wants to play plays by the same rules interpreted.

`python -m benben.review.compiling GAME` is such a process. What it compiles lies in the disk cache when it ends.
"""

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

from benben.engine.caching import target
from benben.engine.compiler import Missing, when_missing
from benben.engine.dice import new_dice
from benben.engine.game import Match
from benben.engine.registry import load
from benben.engine.rule import cache_folder, is_compiling
from benben.players.mcts import Search
from benben.players.search import NODES_PER_GAME, search_config
from benben.players.warm_up import warm_up
from benben.review.judging import rehearse

INTERPRETED_SECONDS = 0.7
"""As long as a game is interpreted no bot should think longer about a move: it gets weaker, not slower."""
_TOLD = 24
"""Plies that are told at each position: all that a rulebook deals before the first decision is among them."""
_NICER = 5
"""By how much these processes stand back behind those in which somebody plays."""
_GAMES = 1000
"""So many simulated games make one move so much better known than others that its part of the tree is kept."""
_AT_ONCE = max(1, min(4, os.cpu_count() or 1))


def compile_game(name: str) -> None:
    """Play a whole game as a table does, asking for all that people and bots are told: this compiles what it needs."""
    game = load(name)
    rehearse(game)
    _keep_a_tree(game.new_match(seed=0))
    warm_up(game, ("random", "search:games=2,threads=2"), look=show).record()


def _keep_a_tree(match: Match) -> None:
    """Let a search go on from the move that it likes best, as players do from one of their moves to the next."""
    known = match.known(match.turn or 0)
    search = Search(match.game, known, NODES_PER_GAME * _GAMES, new_dice(0), search_config(match.game))
    search.run(_GAMES)
    match.game.rules.apply(known[0], max(search.children(), key=lambda child: child.visits).move)
    search.moved_to(known)


def show(match: Match) -> None:
    """Ask for what everybody is shown at a position."""
    for seat in (None, match.turn):
        match.view(seat)
    match.prompt()
    for move in match.legal_moves:
        match.describe(move)
        match.targets(move)
    for ply in range(max(0, match.ply - _TOLD), match.ply):
        match.narrate(ply)


def _mark(name: str) -> Path:
    """The file that says that a game is compiled for this Python on this processor."""
    return cache_folder() / f"{name}.{sys.implementation.cache_tag}.{target()}.compiled"


class Standing(NamedTuple):
    """What holds in a process for rules that are not compiled yet, and how often this has changed."""

    missing: Missing = Missing.COMPILE
    changes: int = 0


class _Followed:
    standing: ClassVar = Standing()


def follow(standing: Standing) -> None:
    """Let the same hold in this process as where it was told; what has been compiled meanwhile is found on disk."""
    if standing != _Followed.standing:
        _Followed.standing = standing
        when_missing(standing.missing)


class Compiling:
    """Games that are being compiled, each in a process of its own; meanwhile their rules are interpreted.

    What turns out to be missing when all is done is compiled in a thread of this process, interpreted meanwhile.
    """

    def __init__(self, games: Sequence[str], at_once: int = _AT_ONCE) -> None:
        """Nothing is started yet. *games* are compiled in this order, so many *at_once*."""
        known = is_compiling()
        self._cold = [name for name in games if known and not _mark(name).exists()]
        self._waiting = self._cold.copy()
        self._at_once = at_once
        self._running: set[subprocess.Popen[bytes]] = set()
        self._stopped = False
        self._changed = threading.Condition()
        self.standing = Standing()
        """What holds for the rules in this process, for those that think for it to `follow`."""

    def start(self, when_ready: Callable[[str, float], object] = lambda _name, _seconds: None) -> None:
        """Begin; *when_ready* is told, in a thread, of each game that is done, and how many seconds it took."""
        self._say(Missing.INTERPRET if self._cold else Missing.COMPILE_BESIDE)
        for number in range(min(self._at_once, len(self._waiting))):
            threading.Thread(
                target=self._work, args=(when_ready,), name=f"benben-compiling-{number}", daemon=True
            ).start()

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled. One that is asked for is compiled before those not yet begun."""
        with self._changed:
            self._waiting.sort(key=lambda other: other != game)
            return game not in self._cold

    @property
    def is_done(self) -> bool:
        """Whether every game is compiled."""
        return not self._cold

    def wait(self, game: str) -> None:
        """Wait until a game is compiled, or until `stop`."""
        with self._changed:
            self._changed.wait_for(lambda: self._stopped or game not in self._cold)

    def stop(self) -> None:
        """End the processes; what they have finished is kept. From now on whoever calls a missing rule waits again."""
        with self._changed:
            self._stopped = True
            self._waiting.clear()
            for process in self._running:
                process.terminate()
            self._say(Missing.COMPILE)
            self._changed.notify_all()

    def _work(self, when_ready: Callable[[str, float], object]) -> None:
        while (name := self._next()) is not None:
            began = time.monotonic()
            self._compile(name)
            with self._changed:
                if self._stopped:
                    return
                self._say(Missing.COMPILE_BESIDE if self._cold == [name] else Missing.INTERPRET)
                self._cold.remove(name)
                self._changed.notify_all()
            when_ready(name, time.monotonic() - began)

    def _say(self, missing: Missing) -> None:
        """Say what becomes of missing rules; each looks on disk again."""
        when_missing(missing)
        self.standing = Standing(missing, self.standing.changes + 1)

    def _next(self) -> str | None:
        with self._changed:
            return self._waiting.pop(0) if self._waiting else None

    def _compile(self, name: str) -> None:
        command = [sys.executable, "-m", "benben.review.compiling", name]
        with contextlib.suppress(OSError):  # no process can be had: what is missing is compiled beside
            process = subprocess.Popen(  # noqa: S603  (our own program)
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            with self._changed:
                self._running.add(process)
                if self._stopped:
                    process.terminate()
            process.wait()
            with self._changed:
                self._running.discard(process)


def compile_and_mark(name: str) -> None:
    """Compile a game and leave a mark that it is done."""
    compile_game(name)
    with contextlib.suppress(OSError):
        _mark(name).touch()


def main(name: str) -> None:
    """The same in a process of its own, behind those in which somebody plays. Others that come to it wait."""
    from filelock import FileLock

    with contextlib.suppress(AttributeError, OSError):  # a courtesy, where the system knows it
        os.nice(_NICER)
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # nothing can be kept here, or nothing locked
            stack.enter_context(FileLock(_mark(name).with_suffix(".lock")))
        if not _mark(name).exists():
            compile_and_mark(name)


if __name__ == "__main__":
    main(sys.argv[1])
