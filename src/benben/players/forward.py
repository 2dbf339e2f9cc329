"""The judgment of a net about many positions at once, and its inputs, for programs that compute it themselves.

`value_and_policy` is the search's own compiled code. `forward` is the same arithmetic as a few lines over arrays, for
NumPy, PyTorch and JAX alike (`benben.envs.nets` loads a net into either): its integers are equal in all of them.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.engine.errors import BadSpec
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch
from benben.engine.message import message
from benben.engine.native import array_of, native
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.players.buffers import Buffers, highest_seen
from benben.players.evaluation import evaluation_rules
from benben.players.mcts import search_rules
from benben.players.net import Net, net_of
from benben.players.priors import figures_of, moves_of
from benben.players.search import search_config
from benben.players.steps import LARGEST_CELL, LARGEST_FEATURE, STEPS
from benben.players.tree import SearchConfig

if TYPE_CHECKING:
    judge: Callable[..., None]
    legal: Callable[..., int]
    set_priors: Callable[..., None]
    observe: Callable[..., None]
    features: Callable[..., None]
    phase: Callable[..., int]
    policy: Callable[..., None]

_SEEN = 4
"""STEPS by 64: `benben.players.priors.SEEN_STEPS` is four times STEPS."""


class HasTables(Protocol):
    """Several tables of one game, such as `benben.envs.VectorTables`."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def tables(self) -> Any:
        """Its tables, an array."""


Positions: TypeAlias = "Match | Sequence[Match] | HasTables"
"""A match, several matches of one game, or tables. Of a match it is what the deciding seat may know."""


class Judged(NamedTuple):
    """The judgment of a net about positions, one per row.

    Attributes:
        value: each seat's chance to win, in the order of the seats, float64, shape (rows, seats). Of a game that is
            over, its shares of the victory.
        points: each seat's expected final points, float64, shape (rows, seats).
        policy: the prior of each action, float64, shape (rows, actions): 0 for an illegal one, and everywhere in a row
            in which no seat decides.
    """

    value: npt.NDArray[np.float64]
    points: npt.NDArray[np.float64]
    policy: npt.NDArray[np.float64]


class RawInputs(NamedTuple):
    """The inputs of a net before they are rounded to steps, one position per row, written by compiled code."""

    features: npt.NDArray[np.float64]
    """Of each seat in the order of the seats, shape (rows, seats, features)."""
    phases: npt.NDArray[np.int64]
    seen: npt.NDArray[np.uint8]
    """The observation of the deciding seat with perfect memory, shape (rows, numbers)."""
    figures: npt.NDArray[np.float64]
    """The features of all seats, starting with the deciding one, and the valuation's notes, shape (rows, figures)."""
    preferences: npt.NDArray[np.float64]
    """The valuation's own opinion of each legal action, in points, shape (rows, actions)."""
    mask: npt.NDArray[np.uint8]
    """1 for each legal action."""


class Inputs(NamedTuple):
    """The inputs of `forward`, one position per row.

    Attributes:
        linear: each seat's strength by the linear evaluation, float64, shape (rows, seats).
        steps: its features in whole steps, int32, shape (rows, seats, features).
        phases: the phase of the game, int32, shape (rows,).
        seen: as in `RawInputs`, int32.
        figures: as in `RawInputs`, in whole steps, int32.
        preferences: float64, shape (rows, actions).
        mask: bool, shape (rows, actions).
    """

    linear: Any
    steps: Any
    phases: Any
    seen: Any
    figures: Any
    preferences: Any
    mask: Any


# ---- compiled ----------------------------------------------------------------------------------------------------
def judge_all_template(
    tables: Any, net: Net, config: SearchConfig, scratch: Scratch, room: Buffers, found: Judged
) -> None:
    """Write what a net says of each of the *tables*."""
    for row in range(len(tables)):
        table = tables[row]
        judge(table, found.value.shape[1], net, room, found.value[row], found.points[row])
        if table.actor < 0:
            continue
        options = legal(table, scratch.moves)
        set_priors(table, options, scratch, config, net, room)
        for option in range(options):
            found.policy[row, scratch.moves[option]] = scratch.preferences[option]


def note_all_template(tables: Any, seats: int, raw: RawInputs, scratch: Scratch) -> None:
    """Write the inputs for each of the *tables*, at which a seat decides."""
    width = raw.features.shape[2]
    for row in range(len(tables)):
        table = tables[row]
        seat = int(table.actor)
        raw.phases[row] = phase(table)
        observe(table, seat, 1, raw.seen[row])
        for place in range(seats):
            whose = (seat + place) % seats
            features(table, whose, raw.features[row, whose])
            for feature in range(width):
                raw.figures[row, place * width + feature] = raw.features[row, whose, feature]
        options = legal(table, scratch.moves)
        scratch.notes[:] = 0.0
        policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
        for note in range(len(scratch.notes)):
            raw.figures[row, seats * width + note] = scratch.notes[note]
        for option in range(options):
            raw.mask[row, scratch.moves[option]] = 1
            raw.preferences[row, scratch.moves[option]] = scratch.preferences[option]


@cache
def _judge_all_of(rules: Rules) -> Callable[..., None]:
    known = search_rules(rules)
    return bind(
        judge_all_template, rules.name, **{name: known[name] for name in ("judge", "legal", "set_priors")}
    )


@cache
def _note_all_of(rules: Rules) -> Callable[..., None]:
    known = evaluation_rules(rules)
    return bind(
        note_all_template,
        rules.name,
        **{name: known[name] for name in ("features", "phase")},
        legal=rules.legal,
        observe=rules.observe,
        policy=rules.policy,
    )


# ---- for programs ------------------------------------------------------------------------------------------------
def value_and_policy(positions: Positions, net: Net | None = None) -> Judged:
    """Judge *positions* by a *net* (by default the game's own), without a search.

    The policy has the temperature of the game's search. Raises `BadSpec` without a net for this number of players, and
    ValueError for no positions.
    """
    game, tables = _tables(positions)
    net, rules, rows = _net(game, net), game.rules, len(tables)
    found = Judged(
        np.zeros((rows, game.players)),
        np.zeros((rows, game.players)),
        np.zeros((rows, moves_of(rules))),
    )
    run = native(_judge_all_of(rules))
    run(
        tables,
        array_of(net),
        search_config(game),
        array_of(Scratch.of(rules)),
        array_of(Buffers.of(rules)),
        found,
    )
    return found


def inputs(positions: Positions, net: Net | None = None) -> Inputs:
    """The inputs of a *net* (by default the game's own) for *positions* at which a seat decides.

    Raises `BadSpec` without a net, and ValueError for a position at which no seat decides.
    """
    game, tables = _tables(positions)
    net, rules, rows = array_of(_net(game, net)), game.rules, len(tables)
    if (tables["actor"] < 0).any():
        raise ValueError("a seat decides at every position: leave out those that are over")
    width, actions = len(rules.feature_names), moves_of(rules)
    raw = RawInputs(
        np.zeros((rows, game.players, width)),
        np.zeros(rows, np.int64),
        np.zeros((rows, len(highest_seen(rules, game.players))), np.uint8),
        np.zeros((rows, figures_of(rules, game.players))),
        np.zeros((rows, actions)),
        np.zeros((rows, actions), np.uint8),
    )
    native(_note_all_of(rules))(tables, game.players, raw, array_of(Scratch.of(rules)))
    weights = net.weights[0][raw.phases]
    linear = (raw.features * weights[:, None, :-1]).sum(axis=2) + weights[:, None, -1]
    has_priors = len(net.priors.means) > 0
    figures = _steps(raw.figures, net.priors.means, net.priors.scales) if has_priors else raw.figures
    return Inputs(
        linear,
        _steps(raw.features, net.means, net.scales),
        raw.phases.astype(np.int32),
        raw.seen.astype(np.int32),
        figures.astype(np.int32),
        raw.preferences,
        raw.mask.astype(np.bool_),
    )


def _steps(values: Any, means: Any, scales: Any) -> Any:
    """Features in whole steps, as `steps.to_steps` rounds them."""
    return np.floor(np.clip((values - means) * scales, -LARGEST_FEATURE, LARGEST_FEATURE) + 0.5).astype(
        np.int32
    )


def constants(game: Game, net: Net | None = None) -> dict[str, Any]:
    """The arrays of a *net* by name (docs/evaluation.md), with `temperature` and `least_prior` of the game's search.

    Raises `BadSpec` without a net.
    """
    from benben.players.net import arrays_of

    config = search_config(game)
    more = {"temperature": config.temperature, "least_prior": config.least_prior}
    arrays = {name: np.asarray(each) for name, each in arrays_of(array_of(_net(game, net))).items()}
    return arrays | {name: np.array(value) for name, value in more.items()}


def forward(known: Mapping[str, Any], given: Inputs, xp: Any) -> tuple[Any, Any]:
    """Each seat's chance to win and the prior of each action, with the functions of *xp*: NumPy, PyTorch or JAX.

    *known* are `constants` as arrays of *xp*, whose integers are `int32`, or `float64` where a library multiplies no
    integers. Division by `STEPS` rounds down. Shapes as in `Judged`.
    """
    return _softmax(given.linear + _correction(known, given, xp), xp), _policy(known, given, xp)


def _correction(known: Mapping[str, Any], given: Inputs, xp: Any) -> Any:
    """The net's correction of each seat's strength."""
    if not known["last"].shape[0]:
        return 0.0
    rest = given.steps @ known["others"]
    first = known["stages"][given.phases][:, None, :] + given.steps @ known["own"]
    first = first + rest.sum(1)[:, None, :] - rest
    second = known["second_bias"] + xp.clip(first // STEPS, 0, LARGEST_CELL) @ known["second"]
    return (xp.clip(second // STEPS, 0, LARGEST_CELL) @ known["last"]) / (STEPS * STEPS)


def _policy(known: Mapping[str, Any], given: Inputs, xp: Any) -> Any:
    """The priors by the valuation and the net."""
    preferences = given.preferences
    if known["priors_between_bias"].shape[0]:
        first = known["priors_phases"][given.phases] + given.figures @ known["priors_figures"]
        seen = given.seen @ known["priors_seen"]
        cells = xp.clip(first // STEPS + seen // _SEEN, 0, LARGEST_CELL)
        hidden = known["priors_between_bias"] + cells @ known["priors_between"]
        hidden = xp.clip(hidden // STEPS, 0, LARGEST_CELL)
        added = (known["priors_moves_bias"] + hidden @ known["priors_moves"].T) / (STEPS * STEPS)
        preferences = preferences * known["priors_valued"] + added
    highest = xp.amax(xp.where(given.mask, preferences, -1e30), 1)[:, None]
    wishes = xp.exp(xp.where(given.mask, (preferences - highest) / known["temperature"], 0.0))
    wishes = xp.where(given.mask, wishes + known["least_prior"], 0.0)
    return wishes / wishes.sum(1)[:, None]


def _softmax(strengths: Any, xp: Any) -> Any:
    chances = xp.exp(strengths - xp.amax(strengths, 1)[:, None])
    return chances / chances.sum(1)[:, None]


def _net(game: Game, net: Net | None) -> Net:
    if net is not None:
        return net
    trained = net_of(game)
    if trained is None:
        raise BadSpec(message("engine-no_net", game=game.name, players=str(game.players)))
    return trained.net


def _tables(positions: Positions) -> tuple[Game, Any]:
    """The game of *positions*, and their tables as an array of NumPy. Raises ValueError for none, or several games."""
    matches = [positions] if isinstance(positions, Match) else positions
    if not isinstance(matches, Sequence):
        return matches.game, np.asarray(matches.tables)
    if not matches or any(match.game != matches[0].game for match in matches):
        raise ValueError("positions are one or more, all of the same game with the same options")
    known = [match.tables if match.turn is None else match.known(match.turn) for match in matches]
    game = matches[0].game
    kind = array_of(game.rules.table.empty()).dtype
    return game, np.frombuffer(b"".join(each.tobytes() for each in known), kind)
