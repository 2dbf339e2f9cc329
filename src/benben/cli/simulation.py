"""Playing many games by themselves on all cores, so that the same seed gives the same bytes on any number of them."""

import hashlib
import json
import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import cast

import benben
from benben.cli.recordings import describe_end
from benben.cli.terminal import Refused
from benben.engine.dealer import SeededDealer
from benben.engine.game import Game, OptionValue, Outcome
from benben.engine.match import Match
from benben.engine.table import CHANCE

_LARGEST_CHUNK = 32
_AHEAD = 4
"""How many chunks a worker may be ahead of the writer, so that a million games do not fill the memory."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. Hashable and small: every worker gets a copy."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    specs: tuple[str, ...]
    """A player's spec for each seat of the first game."""
    seed: int
    rotate: bool
    """Whether everybody moves on by one seat from game to game."""
    lines: bool
    """Whether the games' records are wanted, and not only how they ended."""


@dataclass(frozen=True)
class Played:
    """How a game ended. Entries go by seat."""

    line: str
    """The record with its end as a line of JSON; empty if it was not wanted."""
    entrants: tuple[int, ...]
    """Which of the plan's players sat there."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


def derive_seed(seed: int, index: int, purpose: str) -> int:
    """A seed for one *purpose* of one game: 48 bits of SHA-256 of `benben:SEED:INDEX:PURPOSE`."""
    return int.from_bytes(hashlib.sha256(f"benben:{seed}:{index}:{purpose}".encode()).digest()[:6], "big")


def play_game(plan: Plan, index: int) -> Played:
    """Play the game with this *index* (0-based); what happens depends on nothing else."""
    from benben.players import make

    game = _load(plan.game, plan.options)
    entrants = tuple((seat + index * plan.rotate) % game.players for seat in range(game.players))
    specs = [plan.specs[entrant] for entrant in entrants]
    players = [
        make(spec, game, derive_seed(plan.seed, index, f"seat-{seat}")) for seat, spec in enumerate(specs)
    ]
    match = game.new_match(dealer=SeededDealer(derive_seed(plan.seed, index, "dealer")))
    while (seat := match.turn) is not None:
        match.play(players[seat].choose(match.known(seat), seat))
    return _played(match, plan, entrants, specs)


def _played(match: Match, plan: Plan, entrants: tuple[int, ...], specs: list[str]) -> Played:
    outcome = cast(Outcome, match.outcome)  # it is over
    line = ""
    if plan.lines:
        record = match.record([{"name": "", "player": spec} for spec in specs])
        line = json.dumps({**record, **describe_end(match)}, ensure_ascii=False, separators=(",", ":"))
    decisions = sum(ply.actor != CHANCE for ply in match.plies)
    return Played(line, entrants, outcome.winners, outcome.scores, decisions)


def play_games(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    """Play so many games in order of their indices, on so many processes (1: in this one)."""
    chunk = max(1, min(_LARGEST_CHUNK, games // (workers * 8)))
    chunks = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    if workers == 1:
        for chosen in chunks:
            yield from play_chunk(plan, chosen)
        return
    # Fresh processes on every system: a fork of a process with compiled threads may hang.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield from _in_order(pool, plan, chunks, workers * _AHEAD)
        except BrokenProcessPool:
            raise Refused("a process that played was killed; perhaps there was not enough memory") from None
        except BaseException:  # an interrupt, or the file cannot be written: nobody waits for long thoughts
            for worker in multiprocessing.active_children():
                worker.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_chunk(plan: Plan, indices: Iterable[int]) -> list[Played]:
    """Play the games with these *indices*."""
    return [play_game(plan, index) for index in indices]


def _in_order(pool: ProcessPoolExecutor, plan: Plan, chunks: Iterator[range], ahead: int) -> Iterator[Played]:
    waiting: deque[Future[list[Played]]] = deque()
    for chunk in chunks:
        with _interrupts_held_back():  # this may start a process, which must not hear of them
            waiting.append(pool.submit(play_chunk, plan, chunk))
        if len(waiting) >= ahead:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C waits, and processes started meanwhile never see one: it goes to all that a terminal runs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _load(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    return benben.load(name, **dict(options))
