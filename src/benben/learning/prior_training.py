"""Train the net that corrects the priors of a search (`players.priors`) on the policies of labels.

The net adds to the preferences of the game's own valuation. The softmax of the sum, at the temperature of the game's
search, should equal the improved policy of the labels; the loss is the divergence from it. Every fifth game is held out
for measurement. Rounding and optimization are as in `benben.learning.training`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.native import array_of, native, plain_of
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import Tables
from benben.learning.labels import Labels
from benben.players.buffers import highest_seen
from benben.players.fitting import HELD_OUT
from benben.players.priors import SEEN_STEPS, Priors, figures_of, moves_of
from benben.players.search import search_config
from benben.players.selfplay import self_play_rules
from benben.players.steps import FIRST, LARGEST, SECOND, STEPS

if TYPE_CHECKING:
    import torch

    legal: Callable[..., int]
    policy: Callable[..., None]
    features: Callable[..., None]
    phase: Callable[..., int]
    observe: Callable[..., None]

BATCH = 1024
RATE = 3e-3
DECAY = 0.1
"""Weight decay."""
_SPREAD = 1e-3
"""The smallest standard deviation of an input."""
_ILLEGAL = -1e9
"""The preference for an illegal move."""


class Decisions(NamedTuple):
    """The inputs of a net for priors, one position per row."""

    seen: npt.NDArray[np.uint8]
    """The knowledge of the deciding seat."""
    figures: npt.NDArray[np.float32]
    """The features of all seats, starting with the deciding one, and the notes of the valuation."""
    phases: npt.NDArray[np.int64]
    preferences: npt.NDArray[np.float32]
    """For each move by its integer, in points below the best one; `_ILLEGAL` if it is not legal."""

    @classmethod
    def of(cls, rules: Rules, players: int, rows: int) -> Self:
        """Allocate this many positions."""
        return cls(
            np.zeros((rows, len(highest_seen(rules, players))), np.uint8),
            np.zeros((rows, figures_of(rules, players)), np.float32),
            np.zeros(rows, np.int64),
            np.full((rows, moves_of(rules)), _ILLEGAL, np.float32),
        )


# ---- compiled ----------------------------------------------------------------------------------------------------
def note_decisions_template(
    tables: Tables, seats: int, decisions: Decisions, scratch: Scratch, values: Any
) -> None:
    """Write the inputs for each of the *tables* into a row; *values* is a buffer for a seat's features."""
    for row in range(len(tables)):
        table, width = tables[row], len(values)
        seat = int(table.actor)
        observe(table, seat, 1, decisions.seen[row])
        for place in range(seats):
            features(table, (seat + place) % seats, values)
            for feature in range(width):
                decisions.figures[row, place * width + feature] = values[feature]
        decisions.phases[row] = phase(table)
        options = legal(table, scratch.moves)
        scratch.notes[:] = 0.0
        policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
        for note in range(len(scratch.notes)):
            decisions.figures[row, seats * width + note] = scratch.notes[note]
        highest = -np.inf
        for option in range(options):
            highest = max(highest, scratch.preferences[option])
        for option in range(options):
            decisions.preferences[row, scratch.moves[option]] = scratch.preferences[option] - highest


@cache
def note_decisions_of(rules: Rules) -> Callable[..., None]:
    """Bind the loop to a game that has features and observations."""
    known = {**self_play_rules(rules), "observe": rules.observe}
    return bind(note_decisions_template, rules.name, **known)


def decisions_of(rules: Rules, labels: Labels) -> Decisions:
    """The inputs for all positions."""
    rows, players = labels.won.shape
    decisions, width = Decisions.of(rules, players, rows), len(rules.feature_names)
    note = native(note_decisions_of(rules))
    note(labels.tables, players, decisions, array_of(Scratch.of(rules)), np.zeros(width))
    return decisions


def policies_of(rules: Rules, labels: Labels) -> npt.NDArray[np.float32]:
    """The improved policies, shape (positions, moves)."""
    policies = np.zeros((len(labels.games), moves_of(rules)), np.float32)
    rows = np.repeat(np.arange(len(labels.games)), np.diff(labels.first))
    policies[rows, labels.moves] = labels.policy
    return policies


# ---- training ----------------------------------------------------------------------------------------------------
@dataclass
class PriorTraining:
    """A net for the priors of labels of a game that has features and observations."""

    rules: Rules
    labels: Labels
    seed: int
    rounds: int

    def __post_init__(self) -> None:
        import torch

        game = Game(self.rules, {"players": self.labels.won.shape[1]})
        self._temperature = search_config(game).temperature
        decisions = decisions_of(self.rules, self.labels)
        self._highest = array_of(highest_seen(self.rules, game.players)).astype(np.float32)
        self._means = decisions.figures.mean(axis=0, dtype=np.float64)
        self._spreads = decisions.figures.std(axis=0, dtype=np.float64) + _SPREAD
        figures = ((decisions.figures - self._means) / self._spreads).astype(np.float32)
        arrays = (*decisions._replace(figures=figures), policies_of(self.rules, self.labels))
        self._all = PriorBatch(*map(torch.from_numpy, arrays))
        held_out = torch.from_numpy(self.labels.games % HELD_OUT == 0)
        self._train, self._test = (torch.nonzero(rows)[:, 0] for rows in (~held_out, held_out))
        self._dice = torch.Generator().manual_seed(self.seed)
        with torch.random.fork_rng():
            torch.manual_seed(self.seed)
            self._layers = new_layers(decisions, self.rules.phases)

    def run(self) -> Iterator[float]:
        """Train; yield the divergence from the held-out policies before the first epoch and after each."""
        import torch

        layers = self._layers
        optimizer = torch.optim.AdamW(layers.parameters(), RATE, weight_decay=DECAY)
        steps = self.rounds * -(-len(self._train) // BATCH)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
        yield self.divergence(self._test)
        for _ in range(self.rounds):
            for places in torch.randperm(len(self._train), generator=self._dice).split(BATCH):
                rows = self._all.at(self._train[places])
                loss = -(rows.policies * self._logarithms(rows)).sum(1).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
                keep_within_bounds(layers)
            yield self.divergence(self._test)

    def divergence(self, places: "torch.Tensor") -> float:
        """The mean Kullback-Leibler divergence of the priors from the policies at these rows, in nats."""
        import torch

        total = 0.0
        with torch.no_grad():
            for part in places.split(8 * BATCH):
                rows = self._all.at(part)
                known = rows.policies.clamp(min=1e-12).log()
                total += float((rows.policies * (known - self._logarithms(rows))).sum())
        return total / max(1, len(places))

    def _logarithms(self, rows: "PriorBatch") -> Any:
        """The logarithms of the priors."""
        seen = rows.seen / torch_of(self._highest)
        return (corrected(self._layers, rows, seen) / self._temperature).log_softmax(1)

    @property
    def net(self) -> Priors:
        """The current net, in integers."""
        layers = self._layers
        cells = (
            layers["valued"].weight.detach().numpy().astype(np.float64).reshape(1),
            cells_of(layers["seen"].weight.T / torch_of(self._highest)[:, None], SEEN_STEPS),
            self._means, STEPS / self._spreads,
            cells_of(layers["figures"].weight.T, STEPS), sums_of(layers["phases"].weight),
            cells_of(layers["between"].weight.T, STEPS), sums_of(layers["between"].bias),
            cells_of(layers["moves"].weight, STEPS), sums_of(layers["moves"].bias),
        )  # fmt: skip
        return Priors._make(map(plain_of, cells))


@dataclass(frozen=True)
class PriorBatch:
    """Tensors of decisions and of the search results, one per row."""

    seen: "torch.Tensor"
    figures: "torch.Tensor"
    phases: "torch.Tensor"
    preferences: "torch.Tensor"
    policies: "torch.Tensor"

    def at(self, places: "torch.Tensor") -> "PriorBatch":
        """A selection of the rows."""
        return PriorBatch(*(getattr(self, name)[places] for name in self.__dataclass_fields__))


def torch_of(numbers: npt.NDArray[np.float32]) -> Any:
    """A tensor with the same numbers."""
    import torch

    return torch.from_numpy(numbers)


def cells_of(weights: Any, steps: int) -> npt.NDArray[np.int16]:
    """Weights in units of the integer step."""
    rounded = np.rint(weights.detach().numpy() * steps)
    return np.ascontiguousarray(np.clip(rounded, -LARGEST, LARGEST).astype(np.int16))


def sums_of(weights: Any) -> npt.NDArray[np.int32]:
    """Biases, whose integer step is smaller because they are added to sums of products."""
    return np.ascontiguousarray(np.rint(weights.detach().numpy() * STEPS * STEPS).astype(np.int32))


def new_layers(decisions: Decisions, phases: int) -> Any:
    """The net's layers in floats, as modules of PyTorch; initially they add nothing."""
    from torch import nn

    layers = nn.ModuleDict(
        {
            "valued": nn.Linear(1, 1, bias=False),
            "seen": nn.Linear(decisions.seen.shape[1], FIRST, bias=False),
            "figures": nn.Linear(decisions.figures.shape[1], FIRST, bias=False),
            "phases": nn.Embedding(phases, FIRST),
            "between": nn.Linear(FIRST, SECOND),
            "moves": nn.Linear(SECOND, decisions.preferences.shape[1]),
        }
    )
    nn.init.ones_(layers["valued"].weight)
    for zeros in (layers["phases"].weight, layers["moves"].weight, layers["moves"].bias):
        nn.init.zeros_(zeros)
    return layers


def corrected(layers: Any, rows: PriorBatch, seen: Any) -> Any:
    """The corrected preference of each move, in points: `players.priors.rate_template` in floats."""
    first = layers["seen"](seen) + layers["figures"](rows.figures) + layers["phases"](rows.phases)
    added = layers["moves"](layers["between"](first.relu()).relu())
    return rows.preferences * layers["valued"].weight[0] + added


def keep_within_bounds(layers: Any) -> None:
    """Keep all weights in the range of the integers."""
    for name, steps in (("seen", SEEN_STEPS), ("figures", STEPS), ("between", STEPS), ("moves", STEPS)):
        layers[name].weight.data.clamp_(-LARGEST / steps, LARGEST / steps)
