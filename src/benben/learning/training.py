"""Train a net on labels with PyTorch, then round it to integers: it corrects the linear evaluation.

First we fit the linear evaluation to the same labels; the net learns a correction to it (`players.net`). The loss is
the cross entropy to the mean of the search values and the results of the games. We use AdamW with a one-cycle learning
rate (Smith 2018). Every fifth game is held out for measurement. Only this package needs PyTorch (the extra `learn`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benben.engine.native import plain_of
from benben.engine.rules import Rules
from benben.learning.labels import Labels
from benben.learning.prior_training import PriorTraining, cells_of, sums_of
from benben.learning.refit import positions_of, targets_of
from benben.players.fitting import HELD_OUT, fit
from benben.players.net import Net
from benben.players.priors import Priors, is_learnable
from benben.players.selfplay import SelfplayPositions
from benben.players.steps import FIRST, LARGEST, SECOND, STEPS

if TYPE_CHECKING:
    import torch

Floats = npt.NDArray[np.float32]
ROUNDS = 8
"""The number of epochs."""
BATCH = 1024
RATE = 3e-3
DECAY = 0.5
"""Weight decay."""
DROPOUT = 0.1
"""The dropout rate of the first layer, so that no cell relies on another (Srivastava 2014)."""
_SPREAD = 1e-3
"""The smallest standard deviation of a feature."""


@dataclass(frozen=True)
class Progress:
    """The progress of training: how many epochs are done, and the loss on held-out games, in nats."""

    done: int
    loss: float
    linear: float
    """The loss of the linear evaluation."""
    divergence: float | None = None
    """The divergence of the priors from the policies of held-out games, in nats; None without priors."""


@dataclass
class Training:
    """Trains a net on labels. `run` trains it, an epoch at a time; `net` is the current net, in integers.

    It also learns priors if the game has features and observations (`benben.learning.prior_training`).
    """

    rules: Rules
    labels: Labels
    seed: int = 0
    rounds: int = ROUNDS

    def __post_init__(self) -> None:
        import torch

        positions, targets = positions_of(self.rules, self.labels), targets_of(self.labels)
        self._linear = fit(positions, self.rules.phases, targets).weights
        self._means = positions.features.mean(axis=(0, 1), dtype=np.float64)
        self._spreads = positions.features.std(axis=(0, 1), dtype=np.float64) + _SPREAD
        torch.manual_seed(self.seed)
        torch.set_num_threads(1)  # so that sums are the same on every machine
        held_out = positions.games % HELD_OUT == 0
        self._train, self._test = (
            self._inputs(positions, targets[0], rows) for rows in (~held_out, held_out)
        )
        self._layers = new_layers(positions.features.shape[2], self.rules.phases)
        self._priors: PriorTraining | None = None
        if is_learnable(self.rules, positions.won.shape[1]):
            self._priors = PriorTraining(self.rules, self.labels, self.seed, self.rounds)

    def _inputs(
        self, positions: SelfplayPositions, targets: Floats, rows: npt.NDArray[np.bool_]
    ) -> "PositionTensors":
        """Tensors of positions: scaled features, phases, strengths by the linear evaluation, targets."""
        import torch

        features, phases = positions.features[rows], positions.phases[rows].astype(np.int64)
        weights = self._linear[0][phases]
        strengths = np.einsum("rsf,rf->rs", features, weights[:, :-1])
        arrays = (
            ((features - self._means) / self._spreads).astype(np.float32), phases,
            strengths.astype(np.float32), targets[rows], positions.won[rows],
        )  # fmt: skip
        return PositionTensors(*map(torch.from_numpy, arrays))

    def run(self) -> Iterator[Progress]:
        """Train; yield before the first epoch and after each."""
        import torch

        optimizer = torch.optim.AdamW(self._layers.parameters(), RATE, weight_decay=DECAY)
        rows = len(self._train.phases)
        steps = self.rounds * -(-rows // BATCH)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
        linear = self._loss(self._test.linear, self._test.won)
        divergences = repeat(None) if self._priors is None else self._priors.run()
        yield Progress(0, linear, linear, next(divergences))
        for done in range(1, self.rounds + 1):
            self._layers.train()
            for batch in torch.randperm(rows).split(BATCH):
                found = self._strengths(self._train.at(batch))
                loss = -(self._train.targets[batch] * found.log_softmax(1)).sum(1).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
                keep_within_bounds(self._layers)
            self._layers.eval()
            with torch.no_grad():
                loss = self._loss(self._strengths(self._test), self._test.won)
            yield Progress(done, loss, linear, next(divergences))

    def _strengths(self, inputs: "PositionTensors") -> Any:
        return inputs.linear + corrections(self._layers, inputs.features, inputs.phases)

    @staticmethod
    def _loss(strengths: Any, won: Any) -> float:
        return float(-(won * strengths.log_softmax(1)).sum(1).mean())

    @property
    def net(self) -> Net:
        """The current net, in integers."""
        layers = self._layers
        cells = (
            self._linear, self._means, STEPS / self._spreads,
            cells_of(layers["own"].weight.T, STEPS), cells_of(layers["others"].weight.T, STEPS),
            sums_of(layers["stages"].weight), cells_of(layers["second"].weight.T, STEPS),
            sums_of(layers["second"].bias), cells_of(layers["last"].weight[0], STEPS),
        )  # fmt: skip
        priors = Priors.none() if self._priors is None else self._priors.net
        return Net._make([*map(plain_of, cells), priors])


@dataclass(frozen=True)
class PositionTensors:
    """Tensors of positions, one per row."""

    features: "torch.Tensor"
    phases: "torch.Tensor"
    linear: "torch.Tensor"
    targets: "torch.Tensor"
    won: "torch.Tensor"

    def at(self, rows: "torch.Tensor") -> "PositionTensors":
        """A selection of the rows."""
        return PositionTensors(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


def new_layers(features: int, phases: int) -> Any:
    """The net's layers in floats, as modules of PyTorch; initially they add nothing."""
    from torch import nn

    layers = nn.ModuleDict(
        {
            "own": nn.Linear(features, FIRST, bias=False),
            "others": nn.Linear(features, FIRST, bias=False),
            "stages": nn.Embedding(phases, FIRST),
            "second": nn.Linear(FIRST, SECOND),
            "last": nn.Linear(SECOND, 1, bias=False),
        }
    )
    nn.init.zeros_(layers["stages"].weight)
    nn.init.zeros_(layers["last"].weight)
    return layers


def corrections(layers: Any, known: Any, phases: Any) -> Any:
    """The net's correction to the strength of each seat: `players.net.judge_template` in floats."""
    from torch.nn import functional

    others = known.sum(1, keepdim=True) - known
    first = layers["own"](known) + layers["others"](others) + layers["stages"](phases)[:, None]
    kept = functional.dropout(first.relu(), DROPOUT, layers.training)
    return layers["last"](layers["second"](kept).relu())[:, :, 0]


def keep_within_bounds(layers: Any) -> None:
    """Keep all weights in the range of the integers."""
    for name in ("own", "others", "second", "last"):
        layers[name].weight.data.clamp_(-LARGEST / STEPS, LARGEST / STEPS)
