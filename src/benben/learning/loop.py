"""The training loop: self-play, training, gate, promotion, repeat. After an interruption it resumes where it was.

In each generation the champion plays against itself, and a candidate is trained on the games of the last generations.
The candidate must predict the results of held-out games about as well as the champion (`state.SLACK`), then beat it in
the arena until the e-value suffices, then play in a league in which no player may prove stronger. The first champion is
the game's own evaluation.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from benben import nd
from benben.arena.playing import Result
from benben.arena.runner import Spread
from benben.engine.dice import derive_seed
from benben.engine.rules import Rules
from benben.learning.folder import play_into, read_labels
from benben.learning.gate import (
    ALPHA,
    Show,
    best_values,
    contest_of,
    losses,
    measure_pace,
    net_spec,
    paced,
    plan_of,
    play_plan,
    ratings_of,
    search_spec,
    uct_spec,
)
from benben.learning.labels import Labels
from benben.learning.state import (
    CHAMPION,
    Folder,
    Generation,
    LoopSettings,
    LoopStep,
    Pace,
    State,
    Stopwatch,
    next_step,
    other,
)
from benben.players.evaluation import evaluation_of
from benben.players.net import Net, load_net, save_net

LEAGUE_CHAMPIONS = 2
"""How many of the latest champions play in a league, including the current one."""
Train = Callable[[Rules, Labels, int, Show], Net]
"""Trains a net on labels with a seed; the result is deterministic."""


class Executors(NamedTuple):
    """The functions that do the work."""

    labels: Spread[Any]
    games: Spread[Result]


def train_net(rules: Rules, labels: Labels, seed: int, show: Show) -> Net:
    """Train a net with PyTorch; it has values only if they predict better than a linear evaluation."""
    from benben.learning.training import Training

    training = Training(rules, labels, seed)
    for state in training.run():
        show(state.done, training.rounds)
    return best_values(rules, labels, training.net)


@dataclass
class Loop:
    """A loop in its folder, which must be locked (`Folder.locked`). Raises `BadLoop` if its settings differ."""

    folder: Folder
    settings: LoopSettings
    executors: Executors
    train: Train
    progress: Callable[[int, LoopStep, int, int], object]
    """Receives the generation, the step, how much of it is done, and the total."""
    pace: Pace | None = None
    """Measured if not given."""
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.folder.read(self.settings)
        there = self.state.pace
        if there is None:
            self.state = replace(self.state, pace=self.pace)
        elif self.pace is not None and self.pace != there:
            raise other(self.folder.path, "pace", asdict(there), asdict(self.pace))

    def run(self, generations: int | None, seconds: float | None) -> Iterator[State]:
        """Run until all runs together have made this many *generations*, or have too few *seconds* left for another.

        Yield after each generation. At the end the champion plays against `search`, and its file is written. Raises
        `OSError`, `ArenaError`.
        """
        while self._is_under_way or self.state.wants_more(generations, seconds):
            if not self._is_under_way:
                self._keep(self.state.with_next_generation())
            stopwatch = Stopwatch()
            while (step := next_step(self.state)) is not None:
                results = _STEP_METHODS[step](self)
                self._keep(self.state.done(step, stopwatch.lap(), **results))
            yield self.state
        if self.state.champion is not None:
            if self.state.versus_search is None:
                self._keep(replace(self.state, versus_search=self._last_match(self.state.champion)))
            self.write_champion(self.state)

    @property
    def _is_under_way(self) -> bool:
        last = self.state.last
        return last is not None and not last.is_closed

    @property
    def _now(self) -> int:
        """The number of the current generation."""
        return len(self.state.generations) - 1

    def _keep(self, state: State) -> None:
        self.folder.write(state)
        self.state = state

    def _show(self, step: LoopStep) -> Show:
        return lambda done, total: self.progress(self._now, step, done, total)

    def _seed(self, generation: int, purpose: str) -> int:
        return derive_seed(self.settings.source.seed, generation, purpose)

    # ---- the steps -----------------------------------------------------------------------------------------------
    def play(self) -> dict[str, Any]:
        """Self-play of the champion."""
        game, show = self.folder.game, self._show(LoopStep.SELF_PLAY)
        champion = self.state.champion
        net = None if champion is None else load_net(game, self.folder.net(champion)).net
        # the settings describe the labels of generation 0, with their seed (`LoopSettings.source`)
        seed = self._seed(self._now, "labels") if self._now else self.settings.source.seed
        folder = self.folder.labels(self._now)
        for done in play_into(
            folder, game.rules, game.players, seed, self.settings.games, self.executors.labels, net
        ):
            show(done, self.settings.games)
        return {}

    def learn(self) -> dict[str, Any]:
        """Train a candidate."""
        game, seed = self.folder.game, self._seed(self._now, "training")
        net = self.train(game.rules, self.window(), seed, self._show(LoopStep.TRAINING))
        save_net(game, self.folder.net(self._now), net, {"generation": self._now, "seed": seed})
        return {}

    def window(self) -> Labels:
        """The labels of the last generations; their games have different numbers."""
        game, games = self.folder.game, self.settings.games
        parts = []
        for at in range(max(0, self._now + 1 - self.settings.window), self._now + 1):
            part = read_labels(self.folder.labels(at), game.rules, game.players, games)
            parts.append(part._replace(games=part.games + at * games))
        joined = Labels.joined(parts)
        return joined._replace(tables=joined.tables.view(game.rules.table.dtype))

    def measure(self) -> dict[str, Any]:
        """Compare the losses of candidate and champion on held-out games."""
        self._show(LoopStep.LOSSES)(0, 1)
        game, champion = self.folder.game, self.state.champion
        candidate = load_net(game, self.folder.net(self._now)).net
        if champion is None:
            evaluation = evaluation_of(game)  # without one, every seat has the same chance to win
            nothing = nd.zeros(candidate.weights.shape)
            judge = Net.linear(nothing if evaluation is None else evaluation.weights)
        else:
            judge = load_net(game, self.folder.net(champion)).net
        return {"losses": losses(game.rules, self.window(), candidate, judge)}

    def find_pace(self) -> dict[str, Any]:
        """Measure how many simulations take equal time: once, for all generations."""
        self._show(LoopStep.PACE)(0, 1)
        seed, net = self._seed(self._now, "pace"), self.folder.net(self._now)
        return {"pace": measure_pace(self.folder.game, net, self.settings.arena_simulations, seed)}

    def contend(self) -> dict[str, Any]:
        """Let the candidate play against the champion until the e-value decides."""
        specs, seed = [self._net(self._now), self._champion], self._seed(self._now, "gate")
        plan = plan_of(self.folder.game, specs, self.settings.contest, seed, ALPHA)
        journal = self.folder.of(self._now) / "gate.jsonl"
        return {"gate": contest_of(play_plan(plan, journal, self.executors.games, self._show(LoopStep.GATE)))}

    def rate(self) -> dict[str, Any]:
        """Rate the candidate among champions, `search` and `uct`."""
        pace = self._pace.uct
        specs = {str(self._now): self._net(self._now)}
        specs |= {str(at): self._net(at) for at in self.state.champions[:LEAGUE_CHAMPIONS]}
        specs["search"] = search_spec(self.settings.arena_simulations)
        specs["uct"] = uct_spec(paced(self.settings.arena_simulations, pace))
        plan = plan_of(
            self.folder.game,
            list(specs.values()),
            self.settings.contest // 3,
            self._seed(self._now, "league"),
        )
        journal = self.folder.of(self._now) / "league.jsonl"
        arena = play_plan(plan, journal, self.executors.games, self._show(LoopStep.LEAGUE))
        return {"league": ratings_of(arena, list(specs))}

    def close(self) -> dict[str, Any]:
        """Promote the candidate if it proved stronger than the champion, and no player stronger than it."""
        league = self.state.generations[-1].league  # there is a league only after a won gate
        is_promoted = bool(league) and not any(line.beats_candidate for line in league)
        if is_promoted:
            self.write_champion(self.state.done(LoopStep.CLOSING, 0.0, is_promoted=True))
        return {"is_promoted": is_promoted}

    # ---- the champion --------------------------------------------------------------------------------------------
    @property
    def _pace(self) -> Pace:
        assert self.state.pace is not None  # noqa: S101  (nobody plays in the arena before it was measured)
        return self.state.pace

    def _net(self, generation: int) -> str:
        return net_spec(self.folder.net(generation), paced(self.settings.arena_simulations, self._pace.net))

    @property
    def _champion(self) -> str:
        """The spec of the champion, with as many simulations as fit into the time of `search`."""
        champion = self.state.champion
        return search_spec(self.settings.arena_simulations) if champion is None else self._net(champion)

    def _last_match(self, champion: int) -> Any:
        """Play the champion against `search` at equal time; all games are played."""
        specs = [self._net(champion), search_spec(self.settings.arena_simulations)]
        plan = plan_of(self.folder.game, specs, self.settings.contest // 2, self._seed(champion, "search"))
        journal = self.folder.of(champion) / "search.jsonl"
        return contest_of(play_plan(plan, journal, self.executors.games, self._show(LoopStep.LAST_MATCH)))

    def write_champion(self, state: State) -> None:
        """Write the champion's file: its net, and how it was trained."""
        champion = state.champion
        assert champion is not None  # noqa: S101  (only called if there is one)
        net = load_net(self.folder.game, self.folder.net(champion)).net
        save_net(self.folder.game, self.folder.path / CHAMPION, net, made(state, champion))


def made(state: State, champion: int) -> dict[str, Any]:
    """How a champion was trained, for its file; without times and paths."""
    settings, generation = state.settings, state.generations[champion]
    source, pace = settings.source, state.pace
    assert generation.losses is not None  # noqa: S101  (a promoted candidate has losses)
    assert pace is not None  # noqa: S101
    return {
        "command": f"benben learn {source.game} --players {source.players} --generations {champion + 1}"
        f" --games {settings.games} --seed {source.seed} --contest {settings.contest}"
        f" --simulations {settings.arena_simulations} --pace {pace.net:g} {pace.uct:g}",
        "generation": champion,
        "games": settings.games * min(champion + 1, settings.window),
        "seed": source.seed,
        "log_loss": generation.losses.candidate,
        "log_loss_linear": generation.losses.linear,
        **_evidence(generation),
        "search": state.versus_search and asdict(state.versus_search),
    }


def _evidence(generation: Generation) -> dict[str, Any]:
    """The evidence for the promotion."""
    return {
        "losses": generation.losses and asdict(generation.losses),
        "gate": generation.gate and asdict(generation.gate),
        "league": [asdict(line) for line in generation.league],
    }


_STEP_METHODS: dict[LoopStep, Callable[[Loop], dict[str, Any]]] = {
    LoopStep.SELF_PLAY: Loop.play,
    LoopStep.TRAINING: Loop.learn,
    LoopStep.LOSSES: Loop.measure,
    LoopStep.PACE: Loop.find_pace,
    LoopStep.GATE: Loop.contend,
    LoopStep.LEAGUE: Loop.rate,
    LoopStep.CLOSING: Loop.close,
}
