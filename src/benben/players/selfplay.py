"""Games that `greedy` plays against itself, for fitting: positions of them, their features, and how the games ended.

Everything happens in one compiled loop, thousands of games a second. The policy is epsilon-greedy with a little noise:
so positions are sampled, and judged, that no good player would reach.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benben.engine.dice import ROLLS, Dice, below, new_dice, roll
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native, numpy_dice
from benben.engine.rule import bind, rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables
from benben.players.evaluation import evaluation_rules
from benben.players.playout import noisy_best

if TYPE_CHECKING:
    setup: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    sample: Callable[..., int]
    policy: Callable[..., None]
    shares: Callable[..., None]
    score: Callable[..., int]
    features: Callable[..., None]
    phase: Callable[..., int]
    note_position: Callable[..., None]
    note_result: Callable[..., None]

KEPT = 6
"""Positions of a game, drawn evenly from all decisions in it."""
PORTION = 250
"""Games that share a stream of dice: the result does not depend on how many threads there are."""
VARIANTS = 48
"""Sets of options that are played in turn."""
NOISE = np.array([0.5, 1.0, 2.5])
"""How far off a player may be, in points: a game has one of these."""
EPSILON = np.array([0.0, 0.02, 0.08])
"""How often it moves at random, with that noise."""


class SelfplayPositions(NamedTuple):
    """Positions of self-play, one a row: their features, and how their games ended."""

    games: npt.NDArray[np.int32]
    """The game of each position."""
    phases: npt.NDArray[np.int16]
    features: npt.NDArray[np.float32]
    """Shape (positions, seats, features)."""
    scores: npt.NDArray[np.float32]
    """Points of each seat at the time."""
    won: npt.NDArray[np.float32]
    """Shares of the victory."""
    points: npt.NDArray[np.float32]
    """Final points."""

    @classmethod
    def of(cls, rows: int, seats: int, features: int) -> "SelfplayPositions":
        """Room for *rows* positions; it is empty."""
        seat_figures = [np.zeros((rows, seats), np.float32) for _ in range(3)]
        return cls(
            np.zeros(rows, np.int32),
            np.full(rows, -1, np.int16),
            np.zeros((rows, seats, features), np.float32),
            *seat_figures,
        )

    def where(self, rows: npt.NDArray[np.bool_]) -> "SelfplayPositions":
        """Only some of the rows."""
        return SelfplayPositions._make(cells[rows] for cells in self)

    @classmethod
    def joined(cls, portions: list["SelfplayPositions"]) -> "SelfplayPositions":
        """All positions of the *portions*, one portion after the other."""
        found = (portion.where(portion.phases >= 0) for portion in portions)
        return cls._make(map(np.concatenate, zip(*found, strict=True)))


class SelfplayWorkspace(NamedTuple):
    """The memory that self-play writes into, besides the positions."""

    tables: Tables
    """One table: the one that is played at."""
    scratch: Scratch
    values: npt.NDArray[np.float64]
    """A seat's features."""
    won: npt.NDArray[np.float64]
    """Each seat's share of the victory."""

    @classmethod
    def of(cls, rules: Rules) -> "SelfplayWorkspace":
        """A workspace for a game that has features."""
        features, seats = len(rules.feature_names), rules.most_seats
        return cls(rules.table.array(), array_of(Scratch.of(rules)), np.zeros(features), np.zeros(seats))


# ---- compiled ----------------------------------------------------------------------------------------------------
@rule
def epsilon_greedy(preferences: Any, options: int, dice: Dice, noise: float, epsilon: float) -> int:
    """The option with the highest preference when each is off by up to *noise*, or with chance *epsilon* any."""
    if roll(dice) < epsilon * ROLLS:
        return below(dice, options)
    return noisy_best(preferences, options, dice, noise)


def note_position_template(table: Any, row: int, positions: SelfplayPositions, values: Any) -> None:
    """Write a position into a row; *values* is room for a seat's features."""
    positions.phases[row] = phase(table)
    for seat in range(positions.scores.shape[1]):
        features(table, seat, values)
        positions.scores[row, seat] = score(table, seat)
        for feature in range(len(values)):
            positions.features[row, seat, feature] = values[feature]


def note_result_template(
    table: Any, game: int, first_row: int, positions: SelfplayPositions, won: Any
) -> None:
    """Write how a *game* ended into all its rows."""
    shares(table, won)
    for row in range(first_row, first_row + KEPT):
        positions.games[row] = game
        for seat in range(positions.won.shape[1]):
            positions.won[row, seat] = won[seat]
            positions.points[row, seat] = score(table, seat)


def self_play_template(
    codes: Any, first_game: int, dice: Dice, positions: SelfplayPositions, work: SelfplayWorkspace
) -> int:
    """Play as many games as there are rows for, `KEPT` each; return the number of decisions.

    The games have the sets of options *codes* in turn; the first is number *first_game* of all.
    """
    decisions = 0
    table, scratch = work.tables[0], work.scratch
    for game in range(len(positions.games) // KEPT):
        setup(table, codes[(first_game + game) % len(codes)])
        kind = below(dice, len(NOISE))
        seen = 0
        while table.actor != OVER:
            if table.actor == CHANCE:
                apply(table, sample(table, dice, scratch.weights))
                continue
            # every decision is kept with the same chance (reservoir sampling, Vitter 1985)
            slot = seen if seen < KEPT else below(dice, seen + 1)
            if slot < KEPT:
                note_position(table, game * KEPT + slot, positions, work.values)
            seen += 1
            options = legal(table, scratch.moves)
            if options > 1:
                policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
            best = epsilon_greedy(scratch.preferences, options, dice, NOISE[kind], EPSILON[kind])
            apply(table, np.int64(scratch.moves[best]))
        decisions += seen
        note_result(table, first_game + game, game * KEPT, positions, work.won)
    return decisions


@cache
def self_play_of(rules: Rules) -> Callable[..., int]:
    """The loop bound to a game that has features."""
    return bind(self_play_template, rules.name, **self_play_rules(rules))


@cache
def self_play_rules(rules: Rules) -> Mapping[str, Any]:
    """The rules of a game that has features, and the functions that write positions, by the names of the templates."""
    known: dict[str, Any] = {
        **evaluation_rules(rules),
        "setup": rules.setup,
        "legal": rules.legal,
        "apply": rules.apply,
        "sample": loops_of(rules).sample,
        "policy": rules.policy,
    }
    known["note_position"] = bind(note_position_template, rules.name, **known)
    known["note_result"] = bind(note_result_template, rules.name, **known)
    return MappingProxyType(known)


# ---- playing -----------------------------------------------------------------------------------------------------
def play_portions(
    rules: Rules, seats: int, games: int, seed: int, workers: int
) -> Iterator[SelfplayPositions]:
    """Play *games* games on *workers* threads, a portion at a time and in order."""
    codes = variants(rules, seats, seed)

    def play(first: int) -> SelfplayPositions:
        size = min(PORTION, games - first)
        positions = SelfplayPositions.of(size * KEPT, seats, len(rules.feature_names))
        dice = numpy_dice(new_dice(seed, 1 + first // PORTION))
        native(self_play_of(rules))(codes, first, dice, positions, SelfplayWorkspace.of(rules))
        return positions

    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(play, range(0, games, PORTION))


def variants(rules: Rules, seats: int, seed: int, count: int = VARIANTS) -> npt.NDArray[np.int64]:
    """Sets of options for a number of *seats*, drawn at random from all that are allowed, as the rules read them."""
    dice = new_dice(seed)
    found = []
    for _ in range(count * 20):
        options = {spec.name: spec.choices[below(dice, len(spec.choices))] for spec in rules.options}
        try:
            found.append(Game(rules, {**options, "players": seats}).codes.tolist())
        except BadOption:
            continue
        if len(found) == count:
            break
    if not found:
        raise BadOption(f"{rules.name} is not for {seats} players")
    return np.array(found, np.int64)
