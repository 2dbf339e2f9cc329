"""Games between players given by specs. The course of a game depends only on the seeds."""

import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any, ClassVar, cast

import benben
from benben.arena.luck import Luck, luck_of
from benben.engine.dealer import SeededDealer
from benben.engine.dice import derive_seed
from benben.engine.game import Game, Match
from benben.engine.options import OptionValue
from benben.engine.outcome import Outcome
from benben.engine.portable import INTERPRETED, kind_of_engine
from benben.players.person import Manner, manner_of
from benben.players.player import Opinion, Player
from benben.players.quick import play_quickly
from benben.players.specs import make
from benben.players.substitutes import make_steady, unlogged
from benben.players.warm_up import warm_up

Options = tuple[tuple[str, OptionValue], ...]
"""A game's options in a hashable form that can be sent to other processes."""

_MOST_LOGGED = 3
"""How many games with a failing player are logged; further ones are only counted."""

_log = logging.getLogger("benben.players")


@dataclass(frozen=True)
class Series:
    """Games between the same players. Hashable and small: every worker gets a copy."""

    game: str
    options: Options
    specs: tuple[str, ...]
    """The entrants."""
    seed: int

    is_timed: ClassVar[bool] = True
    """Whether to measure how long each player thinks."""

    has_luck: ClassVar[bool] = False
    """Whether to compute each seat's luck."""

    def entrants(self, index: int) -> tuple[int, ...]:
        """The seating of the game with this *index* (from 0): an index into the specs for each seat."""
        raise NotImplementedError

    def deal_seed(self, index: int) -> int:
        """The dealer's seed of this game."""
        raise NotImplementedError


@dataclass(frozen=True)
class Thought:
    """Time and failures of a seat's player in a game."""

    choices: int
    """Decisions with more than one legal move; only these are timed."""
    seconds: float
    """Total seconds for these decisions."""
    longest: float
    """Seconds for the longest of them."""
    failures: int
    """Decisions in which a substitute had to move."""
    reason: str
    """The reason of the first failure; empty if there was none."""


NO_THOUGHT = Thought(0, 0.0, 0.0, 0, "")
"""For games that are not timed."""


@dataclass(frozen=True)
class Result:
    """The result of a game. Entries are in the order of the seats."""

    game: int
    """The index of the game in the series, from 0."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    thoughts: tuple[Thought, ...]
    luck: Luck | None = None
    """Each seat's luck; None if it was not requested or the game has no evaluation."""

    def to_json(self) -> dict[str, Any]:
        """A JSON object for one line of a journal."""
        return asdict(self)

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> "Result":
        """Parse what `to_json` wrote. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        return cls(
            int(found["game"]),
            tuple(map(int, found["winners"])),
            tuple(map(int, found["scores"])),
            int(found["decisions"]),
            tuple(Thought(**thought) for thought in found["thoughts"]),
            _read_luck(found.get("luck")),
        )


def _read_luck(found: Any) -> Luck | None:
    return None if found is None else tuple(tuple(map(float, kind)) for kind in found)


def play_game(series: Series, index: int) -> Result:
    """Play the game with this *index* (from 0); the result depends on nothing else."""
    match, result = play(series, index)
    return replace(result, luck=luck_of(match)) if series.has_luck else result


def play(series: Series, index: int) -> tuple[Match, Result]:
    """The same, with the match itself."""
    return play_with_opinions(series, index, None)


def play_with_opinions(series: Series, index: int, opinions: list[Opinion] | None) -> tuple[Match, Result]:
    """The same; adds what the players thought of their moves to *opinions* (see `play_match`)."""
    game = load_ready(series)
    specs = [series.specs[entrant] for entrant in series.entrants(index)]
    seeds = [derive_seed(series.seed, index, f"seat-{seat}") for seat in range(game.players)]
    match, thoughts = play_match(
        game, specs, seeds, series.deal_seed(index), is_timed=series.is_timed, opinions=opinions
    )
    outcome = cast(Outcome, match.outcome)  # the game is over
    return match, Result(index, outcome.winners, outcome.scores, match.decisions, tuple(thoughts))


def play_match(
    game: Game, specs: Sequence[str], seeds: Sequence[int], deal_seed: int, *,
    is_timed: bool = True, opinions: list[Opinion] | None = None,
) -> tuple[Match, list[Thought]]:  # fmt: skip
    """Play a game to its end: a player's spec and seed for each seat, and the dealer's seed (*deal_seed*).

    If a player fails, a substitute makes that move. Failures are counted, not logged. Unless *is_timed*, players that
    do not look ahead play the same match in compiled code. *opinions* gets one entry for each decision
    (`Player.choose_with_policy`), but nothing for games in compiled code: use `benben.players.quick.weigh_of` for
    their policies.
    """
    players = [make_steady(spec, game, seed) for spec, seed in zip(specs, seeds, strict=True)]
    manners = None if is_timed else manners_of([player.player for player in players])
    if manners is not None:
        blurs, habits = zip(*manners, strict=True)
        return play_quickly(game, blurs, seeds, deal_seed, habits), [NO_THOUGHT] * len(players)
    times: list[list[float]] = [[] for _ in players]
    match = game.new_match(dealer=SeededDealer(deal_seed))
    with unlogged():
        while (seat := match.turn) is not None:
            known, player = match.known(seat), players[seat]
            start = time.perf_counter()
            if opinions is None:
                move = player.choose(known, seat)
            else:
                move, policy = player.choose_with_policy(known, seat)
                opinions.append(Opinion(policy, player.expected))
            if player.options > 1:
                times[seat].append(time.perf_counter() - start)
            match.play(move)
    thoughts = [
        Thought(len(spent), sum(spent), max(spent, default=0.0), player.failures, player.first_reason)
        for spent, player in zip(times, players, strict=True)
    ]
    return match, thoughts


@cache
def load_ready(series: Series) -> Game:
    """Load the game of a series and compile it, once per process: compiling must not count as thinking time."""
    game = benben.load(series.game, **dict(series.options))
    if kind_of_engine() != INTERPRETED:
        everybody = [make(spec, game) for spec in series.specs]
        if series.is_timed or manners_of(everybody) is None:
            match = warm_up(game, series.specs)
            if series.has_luck:
                luck_of(match)
        else:
            play_quickly(game, [0.0] * game.players, range(game.players), 0).outcome  # noqa: B018  (ready now)
    return game


def manners_of(players: Sequence[Player]) -> list[Manner] | None:
    """How these players decide, if none of them looks ahead."""
    manners = [manner for player in players if (manner := manner_of(player)) is not None]
    return manners if len(manners) == len(players) else None


class FailureLog:
    """Logs games in which players failed: only the first few of each player."""

    def __init__(self) -> None:
        self._logged: Counter[str] = Counter()

    def add(self, result: Result, specs: Sequence[str]) -> None:
        """Log the failures of a game; *specs* are the players on its seats."""
        for seat, (spec, thought) in enumerate(zip(specs, result.thoughts, strict=True)):
            if thought.failures and self._logged[spec] <= _MOST_LOGGED:
                self._logged[spec] += 1
                self._log(result.game, seat, spec, thought)

    def _log(self, game: int, seat: int, spec: str, thought: Thought) -> None:
        if self._logged[spec] > _MOST_LOGGED:
            _log.warning("%s failed in more games; they are counted, but no longer logged one by one", spec)
            return
        _log.warning(
            "game %d, seat %d: %s failed at %d of its decisions, simpler players moved in its place; first: %s",
            game + 1, seat + 1, spec, thought.failures, thought.reason,
        )  # fmt: skip
