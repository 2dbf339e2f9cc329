"""The games of the field: every seating in turn, with the same luck for all seatings of a block."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import benben
from benben.engine.dealer import SeededDealer
from benben.engine.game import Game
from bench.field_seats import OURS, Clock, Ours, Seat, Theirs, bots

_SEED_RANGE = 1 << 31
_ENOUGH = 5
"""After so many moves it is known how long ours takes at this table."""


@dataclass(frozen=True)
class Plan:
    """A match: the game, who sits down (`ours` and bots of OpenSpiel), our spec, seconds a move, games, seed."""

    name: str
    options: tuple[tuple[str, Any], ...]
    lineup: tuple[str, ...]
    spec: str
    seconds: float
    games: int
    seed: int

    @property
    def game(self) -> Game:
        """The game with its options."""
        return benben.load(self.name, **dict(self.options))

    @property
    def blocks(self) -> int:
        """How often every seating is played."""
        return -(-self.games // len(self.lineup))


@dataclass(frozen=True)
class Played:
    """A finished game: each entrant's share of the victory and what it used, by the entrant's place in the line-up."""

    block: int
    rotation: int
    shares: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    simulations: tuple[int, ...]


def play_all(plan: Plan, workers: int, log: Path | None) -> Iterator[Played]:
    """Every game of the *plan*, as it ends. What *log* (JSON lines) already has is not played again."""
    done = list(_logged(plan, log))
    yield from done
    known = {(played.block, played.rotation) for played in done}
    places = range(len(plan.lineup))
    jobs = [(block, turn) for block in range(plan.blocks) for turn in places if (block, turn) not in known]
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        for future in as_completed([pool.submit(play, plan, *job) for job in jobs]):
            played = future.result()
            if log is not None:
                _append(log, {"plan": asdict(plan), "played": asdict(played)})
            yield played
    finally:
        pool.shutdown(
            cancel_futures=True
        )  # who breaks off waits for the games at the tables, not for all others


def _append(log: Path, entry: dict[str, Any]) -> None:
    """Write a line of its own, whatever a kill has left at the end of the file."""
    cut = log.exists() and log.stat().st_size > 0 and not log.read_bytes().endswith(b"\n")
    with log.open("a", encoding="utf-8") as file:
        file.write(("\n" if cut else "") + json.dumps(entry) + "\n")


def _logged(plan: Plan, log: Path | None) -> Iterator[Played]:
    """The games of this plan (however many are wanted now) that a log has; a line cut short by a kill is left out."""
    if log is None or not log.exists():
        return
    wanted = json.loads(json.dumps({**asdict(plan), "games": 0}))
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        if {**entry["plan"], "games": 0} == wanted and entry["played"]["block"] < plan.blocks:
            yield _read(entry["played"])


def _read(played: dict[str, Any]) -> Played:
    """A game of the log."""
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in played.items()
    }
    return Played(**values)


def play(plan: Plan, block: int, rotation: int) -> Played:
    """One game: the entrants sit down *rotation* places further on; chance is the block's."""
    from benben.envs import open_spiel

    game, theirs = _games(plan)
    luck, *seeds = np.random.SeedSequence([plan.seed, block]).generate_state(1 + len(plan.lineup)).tolist()
    entrants = _entrants(plan, theirs, [seed % _SEED_RANGE for seed in seeds])
    at_seat = [entrants[(seat - rotation) % len(entrants)] for seat in range(len(entrants))]
    match = game.new_match(dealer=SeededDealer(int(luck)))
    state, told = open_spiel.state_of(theirs, match), match.ply
    while (seat := match.turn) is not None:
        codes = match.legal_moves.codes
        match.play(codes[0] if len(codes) == 1 else at_seat[seat].choose(match, state, seat))
        for ply in match.plies[told:]:
            state.apply_action(ply.move)
        told = match.ply
    return _played(block, rotation, match, entrants)


def _played(block: int, rotation: int, match: benben.Match, entrants: Sequence[Seat]) -> Played:
    """What came out, by entrants and not by seats."""
    outcome, seats = match.outcome, len(entrants)
    assert outcome is not None
    of = [(place + rotation) % seats for place in range(seats)]
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in of]
    clocks = [entrant.clock for entrant in entrants]
    return Played(
        block,
        rotation,
        tuple(won),
        tuple(outcome.scores[seat] for seat in of),
        tuple(clock.moves for clock in clocks),
        tuple(clock.seconds for clock in clocks),
        tuple(clock.simulations for clock in clocks),
    )


def _entrants(plan: Plan, theirs: Any, seeds: Sequence[int]) -> list[Seat]:
    """Fresh players in the order of the line-up."""
    pace = _pace(plan)
    made: list[Seat] = []
    ours: list[Clock] = []

    def at_least() -> float:
        """Ours may overstep its seconds by a portion of simulations; theirs gets what that comes to."""
        means = [clock.mean for clock in ours if clock.moves >= _ENOUGH]
        return max([plan.seconds, *(means or [pace])])

    for name, seed in zip(plan.lineup, seeds, strict=True):
        if name == OURS:
            made.append(Ours(plan.game, plan.spec, seed))
            ours.append(made[-1].clock)
        else:
            made.append(Theirs(_maker(name, theirs, seed), at_least))
    return made


def _maker(name: str, theirs: Any, seed: int) -> Any:
    """How the next bot is made: with a seed of its own for every move."""
    numbers, build = count(seed), bots()[name]
    return lambda seconds: build(theirs, next(numbers) % _SEED_RANGE, seconds)


@cache
def _games(plan: Plan) -> tuple[Game, Any]:
    """Our game, and OpenSpiel's, which is declared imperfect so that IS-MCTS may play it."""
    import pyspiel

    from benben.envs import open_spiel

    loaded = open_spiel.load(plan.game)
    if loaded.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        loaded = pyspiel.load_game(
            loaded.get_type().short_name, {**loaded.get_parameters(), "imperfect_information": True}
        )
    return plan.game, loaded


@cache
def _pace(plan: Plan) -> float:
    """Seconds that ours really takes, the median of a few first moves; compiles all before games are timed."""
    game, theirs = _games(plan)
    match = game.new_match(seed=plan.seed)
    while len(match.legal_moves) == 1:
        match.play(match.legal_moves[0])
    from benben.envs import open_spiel

    state, seat = open_spiel.state_of(theirs, match), match.turn
    assert seat is not None
    for name in {*plan.lineup} - {OURS}:
        Theirs(_maker(name, theirs, 1), lambda: 0.01).choose(match, state, seat)
    Ours(game, plan.spec, 1).choose(match, state, seat)
    trials = [Ours(game, plan.spec, 2 + number) for number in range(_ENOUGH)]
    for trial in trials:
        trial.choose(match, state, seat)
    return median(trial.clock.mean for trial in trials)
