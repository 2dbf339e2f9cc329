"""Better settings of `search` for a game and a number of players: `python -m bench.tune imhotep -n 3`.

With `--player net` the net judges instead of the linear evaluation.

Optuna (https://optuna.org) proposes settings by its tree-structured Parzen estimator (Bergstra and others 2011). Each
proposal sits down with the settings of today, in all line-ups and rotations, and has as many simulations as take the
same time. Those that did best play again with other luck, and the best of these once more: only the last figure is
free of the luck of being chosen. Every trial is in a journal, so a run that was ended goes on.
"""

import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import optuna
import typer
from optuna.distributions import BaseDistribution, FloatDistribution, IntDistribution
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import FrozenTrial, TrialState, create_trial

from benben.arena.intervals import Interval
from benben.arena.plan import make_plan
from benben.arena.report import report
from benben.arena.runner import Arena, on_processes
from benben.cli.options import Given, choose_game, with_options
from benben.cli.terminal import Refused, reason_of
from benben.engine.dice import new_dice
from benben.engine.errors import BenbenError
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.players import make
from benben.players.engine_search import new_search
from benben.players.quick import play_quickly
from benben.players.search import NODES_PER_GAME, SearchPlayer, search_config
from benben.players.tree import SearchConfig
from benben.texts import Texts

SPACE: Mapping[str, BaseDistribution] = {
    "exploration": FloatDistribution(0.15, 1.5, log=True),
    "temperature": FloatDistribution(1.0, 10.0, log=True),
    "cut": IntDistribution(0, 24),
    "noise": FloatDistribution(0.25, 4.0, log=True),
}
"""What is tuned, and how far: parameters of `search`. The settings of today lie inside, such as a cut of 20."""
_POSITIONS = 40
_ROUNDS = 2
_STEPS = 3


@dataclass(frozen=True)
class Plan:
    """How much is tried."""

    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play.")] = None
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, repeatable.")] = None
    trials: Annotated[int, typer.Option(help="How many settings are tried.")] = 40
    games: Annotated[int, typer.Option(help="Games of a trial, whole rounds.")] = 60
    again: Annotated[int, typer.Option(help="So many of the best play again.")] = 4
    more: Annotated[int, typer.Option(help="Games in which they do, and the best of them once more.")] = 240
    simulations: Annotated[int, typer.Option(help="Of the settings of today, for each move.")] = 400
    player: Annotated[str, typer.Option(help="Whose settings: search, or net.")] = "search"
    seed: Annotated[int, typer.Option(help="Makes proposals, chance and players repeatable.")] = 1
    workers: Annotated[int, typer.Option(help="Games at a time.")] = 1
    journal: Annotated[Path | None, typer.Option(help="Keep trials here, and go on from here.")] = None


@dataclass(frozen=True)
class Found:
    """What settings have won against those of today, which would be a half if they were as good."""

    share: float
    interval: Interval
    games: int


class Tuning:
    """A game for which settings are looked for."""

    def __init__(self, game: Game, plan: Plan) -> None:
        """Raises `BadPlan` for games that are no whole rounds, `Refused` where a journal is of something else."""
        self.game, self._plan = game, plan
        self.today = settings_of(game)
        self._positions = [
            play_quickly(game, [1.0] * game.players, range(game.players), luck=luck).at(20 + luck % 40).tables
            for luck in range(_POSITIONS)
        ]
        player = make(self._base, game)
        self._net = player.net if isinstance(player, SearchPlayer) else None
        for games in (plan.games, plan.more):
            make_plan(game, [self._base, f"{self._base},noise=2"], games)
        options = sorted(map(str, game.options.items()))
        name = f"{plan.player} {game.name} {options} {plan.simulations} {plan.games} {plan.seed}"
        storage = None if plan.journal is None else JournalStorage(JournalFileBackend(str(plan.journal)))
        self._study = optuna.create_study(
            study_name=name, direction="maximize", storage=storage, load_if_exists=True
        )
        if not self._study.trials:
            self._study.add_trial(create_trial(params=self.today, distributions=dict(SPACE), value=0.5))

    @property
    def _base(self) -> str:
        return f"{self._plan.player}:games={self._plan.simulations}"

    def try_next(self) -> FrozenTrial | None:
        """Try the next proposal; None when all were tried."""
        tried = [trial for trial in self._study.trials if trial.state == TrialState.COMPLETE]
        if len(tried) > self._plan.trials:
            return None
        # a new sampler for each: how a run goes on does not depend on where it was ended
        self._study.sampler = optuna.samplers.TPESampler(
            seed=self._plan.seed * 1000 + len(tried), n_startup_trials=6, multivariate=True
        )
        trial = self._study.ask(dict(SPACE))
        found = self.play(trial.params, self._plan.games, self._plan.seed)
        self._study.tell(trial, found.share)
        return next(each for each in self._study.trials if each.number == trial.number)

    def best(self) -> list[FrozenTrial]:
        """The trials that won most, without the settings of today."""
        done = [trial for trial in self._study.trials[1:] if trial.value is not None]
        return sorted(done, key=lambda trial: -(trial.value or 0.0))[: self._plan.again]

    def play(self, settings: Mapping[str, float], games: int, seed: int) -> Found:
        """Let *settings* play against those of today, at equal time."""
        plan = make_plan(self.game, [self.spec(settings), self._base], games, seed)
        arena = Arena(plan)
        for _ in arena.run(on_processes(self._plan.workers)):
            pass
        result = report(arena)
        line = next(each for each in result.players if each.spec == plan.specs[0])  # type: ignore[union-attr]
        if line.adjusted is not None:
            return Found(line.adjusted.share, line.adjusted.share_interval, games)
        return Found(line.share, line.share_interval, games)

    def spec(self, settings: Mapping[str, float]) -> str:
        """The player with *settings*, and with the simulations that take as long as those of today do."""
        asked = ",".join(f"{name}={value:.3g}" for name, value in settings.items())
        return f"{self._plan.player}:games={self.simulations(settings)},{asked}"

    def simulations(self, settings: Mapping[str, float]) -> int:
        """How many simulations with these *settings* take the time of those with the settings of today.

        Found in steps: the larger the tree, the longer a simulation takes.
        """
        base, config = search_config(self.game), search_config(self.game, **settings)
        count = self._plan.simulations
        for _ in range(_STEPS):
            pairs = [
                (self._seconds(base, self._plan.simulations), self._seconds(config, count))
                for _ in range(_ROUNDS)
            ]
            today, asked = (min(times) for times in zip(*pairs, strict=True))
            count = max(1, round(count * today / asked))
        return count

    def _seconds(self, config: SearchConfig, count: int) -> float:
        """What *count* simulations take at all positions, of this thread's time."""
        searches = [
            new_search(self.game, tables, NODES_PER_GAME * count + 1024, new_dice(number), config, self._net)
            for number, tables in enumerate(self._positions)
        ]
        began = time.thread_time()
        for search in searches:
            search.run(count)
        return time.thread_time() - began


def settings_of(game: Game) -> dict[str, float]:
    """The settings of today, as they are proposed."""
    today = search_config(game)
    kinds = {name: int if isinstance(limits, IntDistribution) else float for name, limits in SPACE.items()}
    return {name: kind(getattr(today, name)) for name, kind in kinds.items()}


def _line(settings: Mapping[str, float], found: Found) -> str:
    low, high = found.interval
    asked = ", ".join(f"{name} {value:.3g}" for name, value in settings.items())
    return f"{100 * found.share:5.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {found.games}: {asked}"


def finals(tuning: Tuning, trials: Sequence[FrozenTrial], plan: Plan) -> None:
    """Let the best play again, and the best of these once more, each time with other luck."""
    print("again, with other luck:")
    found = []
    for trial in trials:
        found.append((tuning.play(trial.params, plan.more, plan.seed + 1), trial))
        print(_line(trial.params, found[-1][0]), flush=True)
    best = max(found, key=lambda each: each[0].share)[1]
    print("the best of these once more, luck-adjusted, against the settings of today at equal time:")
    print(_line(best.params, tuning.play(best.params, plan.more, plan.seed + 2)), tuning.spec(best.params))


@with_options
@full_speed()
def command(game: Annotated[str, typer.Argument(help="The game, as in `benben games`.")], plan: Plan) -> None:
    """Look for settings with which search wins more in GAME at the same time a move."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        chosen = {} if plan.players is None else {"players": plan.players}
        tuning = Tuning(choose_game(game, Given(chosen, plan.option or ())), plan)
    except (BenbenError, Refused) as refused:
        print(reason_of(Texts(), refused), file=sys.stderr)
        raise typer.Exit(2) from None
    print("today:", ", ".join(f"{name} {value:g}" for name, value in tuning.today.items()))
    while (trial := tuning.try_next()) is not None:
        settings = ", ".join(f"{name} {value:.3g}" for name, value in trial.params.items())
        print(f"{trial.number:3} {100 * (trial.value or 0.0):5.1f} %: {settings}", flush=True)
    finals(tuning, tuning.best(), plan)


if __name__ == "__main__":
    typer.run(command)
