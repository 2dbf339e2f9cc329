"""A small net that corrects a game's fitted evaluation, in integers: the same figures on every machine.

A seat's strength is the weighted sum of its features, as in `benben.players.evaluation`, and the net's correction:
two hidden layers on the seat's features and those of all others together, with rectifiers, the same weights for every
seat. So it makes no difference which seat a player has, and a net without hidden cells is the fitted evaluation
alone. Weights have 16 bits, sums 32, and nothing can overflow (`LARGEST`); `benben learn` trains such nets.
"""

import hashlib
import json
import math
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from zipfile import BadZipFile

from benben import nd
from benben.engine.atomic_files import atomic_write
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.observation import Spec
from benben.engine.rule import bind, small_rule
from benben.engine.rules import Rules
from benben.engine.table import OVER
from benben.players.buffers import Buffers
from benben.players.evaluation import Weights, evaluation_rules, to_chances, weigh
from benben.players.priors import Priors, misfit
from benben.players.steps import (
    FIRST,
    LARGEST,
    LARGEST_FEATURE,
    SECOND,
    STEPS,
    rectified,
    to_steps,
)

if TYPE_CHECKING:
    features: Callable[..., None]
    phase: Callable[..., int]
    settle: Callable[..., None]

FORMAT, VERSION = "benben-net", 2
_WIDEST = (2**31 - 1) // (LARGEST * LARGEST_FEATURE) // 2
"""The most features."""
Cells = nd.Array
_PRIORS = "priors_"
"""The prefix of their names in a file."""


class BadNet(BenbenError, ValueError):
    """A file of a net that cannot be read, or that was made for another game, other features or players."""


class Net(NamedTuple):
    """The evaluation of tables in a search: the linear one, and the integers of a net (no cells: none)."""

    weights: Weights
    """The linear evaluation."""
    means: nd.Array
    """The mean that is subtracted from each feature; `scales` are the steps per unit of the rest."""
    scales: nd.Array
    own: Cells
    """From a seat's features to the first hidden layer, shape (features, cells)."""
    others: Cells
    """From those of all others together."""
    stages: nd.Array
    """The addend of each phase of the game, shape (phases, cells)."""
    second: Cells
    """From the first to the second hidden layer, shape (first, second)."""
    second_bias: nd.Array
    last: Cells
    """From the second hidden layer to the strength, shape (second,)."""
    priors: Priors
    """The net that corrects the preferences for priors."""

    @classmethod
    def linear(cls, weights: Weights) -> Self:
        """The linear evaluation alone."""
        _, phases, columns = weights.shape
        none = nd.zeros((columns - 1, 0), nd.int16)
        return cls(
            weights, nd.zeros(columns - 1), nd.zeros(columns - 1), none, none, nd.zeros((phases, 0), nd.int32),
            nd.zeros((0, 0), nd.int16), nd.zeros(0, nd.int32), nd.zeros(0, nd.int16), Priors.none(),
        )  # fmt: skip


# ---- rules -------------------------------------------------------------------------------------------------------
def judge_template(table: Any, seats: int, net: Net, room: Buffers, chances: Any, points: Any) -> None:
    """As `evaluation.evaluate_template`, with the net's corrections."""
    if table.actor == OVER:
        settle(table, seats, chances, points)
        return
    stage = phase(table)
    cells = net.stages.shape[1]
    for seat in range(seats):
        for cell in range(cells):
            room.first[seat, cell] = net.stages[stage, cell]
    for seat in range(seats):
        features(table, seat, room.values)
        weigh(net.weights, stage, room.values, chances, points, seat)
        if cells > 0:
            feed(net, seat, seats, room)
    if cells > 0:
        for seat in range(seats):
            chances[seat] += correction(net, room, seat)
    to_chances(chances, seats)


@small_rule
def feed(net: Net, seat: int, seats: int, room: Buffers) -> None:
    """Add the features of a *seat* to the first hidden layer of all seats."""
    cells = net.stages.shape[1]
    own, rest = room.first[seat], room.first[seats]
    for cell in range(cells):
        rest[cell] = 0
    for feature in range(net.own.shape[0]):
        figure = nd.int32(to_steps((room.values[feature] - net.means[feature]) * net.scales[feature]))
        if figure == 0:
            continue
        for cell in range(cells):
            own[cell] += net.own[feature, cell] * figure
        for cell in range(cells):
            rest[cell] += net.others[feature, cell] * figure
    for other in range(seats):
        if other != seat:
            for cell in range(cells):
                room.first[other, cell] += rest[cell]


@small_rule
def correction(net: Net, room: Buffers, seat: int) -> float:
    """The net's correction of the strength of a *seat* whose first hidden layer is ready."""
    cells, hidden, total = net.second_bias.shape[0], room.hidden, 0
    for cell in range(cells):
        hidden[cell] = net.second_bias[cell]
    for cell in range(net.stages.shape[1]):
        figure = nd.int32(rectified(room.first[seat, cell]))
        if figure == 0:
            continue
        for target in range(cells):
            hidden[target] += net.second[cell, target] * figure
    for cell in range(cells):
        total += rectified(hidden[cell]) * net.last[cell]
    return total / float(STEPS * STEPS)


@cache
def judge_of(rules: Rules) -> Callable[..., None]:
    """`judge_template` bound to a game that has features."""
    return bind(judge_template, rules.name, **evaluation_rules(rules))


# ---- files -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Trained:
    """A net and what made it."""

    net: Net
    about: Mapping[str, Any]
    """The game, the number of players, its training and its victories, for people who ask."""


def net_of(game: Game) -> Trained | None:
    """The net that comes with a *game* for its number of players, None where there is none. Raises `BadNet`."""
    path = net_file(game)
    return load_net(game, path) if path.exists() else None


def net_file(game: Game) -> Path:
    """The path of the net of a *game* for its number of players; it may be missing."""
    return game.rules.folder / net_name(game.players)


def net_name(players: int) -> str:
    """The name of the file for a number of players."""
    return f"net-{players}.npz"


def identity(game: Game) -> dict[str, Any]:
    """The properties of a game that a net must fit."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules_version": game.rules.version,
        "players": game.players,
        "phases": game.rules.phases,
        "features": list(game.rules.feature_names),
        "observation": observation_digest(game),
    }


def observation_digest(game: Game) -> str:
    """A digest of the observations of a *game*, empty if it has none."""
    observation = game.rules.observation
    return "" if observation is None else Spec(game.name, game.players, observation).digest


def arrays_of(net: Net) -> dict[str, Any]:
    """All numbers of a net by name: those of its priors begin with `priors_`."""
    numbers: dict[str, Any] = net._asdict()
    priors: Priors = numbers.pop("priors")
    return numbers | {f"{_PRIORS}{name}": cells for name, cells in priors._asdict().items()}


def net_from(arrays: Mapping[str, Any]) -> Net:
    """The net of such arrays. Raises `KeyError` where one is missing."""
    priors = Priors(*(arrays[f"{_PRIORS}{name}"] for name in Priors._fields))
    return Net(**{name: arrays[name] for name in Net._fields if name != "priors"}, priors=priors)


def save_net(game: Game, path: Path, net: Net, made: Mapping[str, Any]) -> None:
    """Write a *net* atomically, with *made*, the data about its training. Raises `OSError`."""
    about = {**identity(game), **made, "digest": digest_of(net)}
    import numpy as np

    from benben.engine.native import array_of

    with atomic_write(path) as unfinished, unfinished.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays_of(array_of(net)))


def digest_of(net: Net) -> str:
    """A digest of all numbers of a net."""
    digest = hashlib.sha256()
    for cells in arrays_of(net).values():
        digest.update(f"{cells.dtype.str}{cells.shape}".encode())
        digest.update(cells.tobytes())
    return digest.hexdigest()


def load_net(game: Game, path: Path) -> Trained:
    """The net in a file that `benben learn` wrote. Raises `BadNet` if it does not fit *game*, and says why."""
    return _load(game, path, path.stat().st_mtime_ns if path.exists() else 0)


@cache
def _load(game: Game, path: Path, _changed: int) -> Trained:
    """Read once, until the file changes."""
    try:
        with path.open("rb") as file, nd.load(file, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            net = net_from(arrays)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile, zlib.error) as error:
        raise BadNet(message("engine-net-foreign", file=str(path))) from error
    for name, value in identity(game).items():
        if about.get(name) != value:
            raise _unfit(game, path, name, about.get(name), value)
    if about.get("digest") != digest_of(net):
        raise _unfit(game, path, "digest", digest_of(net), about.get("digest"))
    reason = _misshapen(game, net)
    if reason:
        raise _unfit(game, path, "shape", reason, "what its features ask for")
    return Trained(net, about)


def _misshapen(game: Game, net: Net) -> str:
    """The error in the numbers of a net, empty if they can be used."""
    width, phases = len(game.rules.feature_names), game.rules.phases
    first, second = net.stages.shape[-1], len(net.last)
    shapes = {
        "weights": ((2, phases, width + 1), nd.float64),
        "means": ((width,), nd.float64),
        "scales": ((width,), nd.float64),
        "own": ((width, first), nd.int16),
        "others": ((width, first), nd.int16),
        "stages": ((phases, first), nd.int32),
        "second": ((first, second), nd.int16),
        "second_bias": ((second,), nd.int32),
        "last": ((second,), nd.int16),
    }
    for name, (shape, kind) in shapes.items():
        cells = getattr(net, name)
        if cells.shape != shape or cells.dtype != kind:
            return f"{name} {cells.dtype}{cells.shape}"
        if not cells.is_within(LARGEST if kind is nd.int16 else math.inf):
            return f"{name} too large or not finite"
    if first > FIRST or second > SECOND or width > _WIDEST:
        return f"{width} features, {first} and {second} cells"
    reason = misfit(game, net.priors)
    return f"{_PRIORS}{reason}" if reason else ""


def _unfit(game: Game, path: Path, field: str, there: object, asked: object) -> BadNet:
    shown, meant = json.dumps(there), json.dumps(asked)
    return BadNet(
        message("engine-net-unfit", file=str(path), game=game.name, field=field, there=shown, asked=meant)
    )
