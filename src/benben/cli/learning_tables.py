"""Training in the terminal: a progress bar, a table of the generations, and the final result."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Self

from benben.cli.progress import bars
from benben.cli.terminal import Terminal
from benben.engine.game import Game

if TYPE_CHECKING:
    from benben.learning.plot import PlotTexts
    from benben.learning.state import Generation, LoopStep, MatchResult, State

_HEADS = (
    "generation",
    "games",
    "positions",
    "candidate",
    "champion",
    "linear",
    "gate",
    "evidence",
    "promoted",
)
_NONE = "–"


class LearningProgress:
    """A progress bar on standard error; only on a terminal."""

    def __init__(self, terminal: Terminal, players: int) -> None:
        self._terminal = terminal
        self._players = players
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        self._progress = self._stack.enter_context(bars(self._terminal))
        self._task = self._progress.add_task("", total=None)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def show(self, generation: int, step: "LoopStep", done: int, total: int) -> None:
        """Show the current step and its progress."""
        doing = self._terminal.texts.say(f"cli-learn-step-{step}")
        words = self._terminal.texts.say(
            "cli-learn-busy", players=self._players, generation=generation, doing=doing
        )
        self._progress.update(self._task, description=words, completed=min(done, total), total=total)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Hide the bar while other output is printed."""
        self._progress.stop()
        yield
        self._progress.start()


def show_generations(terminal: Terminal, state: "State") -> None:
    """Print a line for each generation."""
    say = terminal.texts.say
    terminal.say("cli-learn-generations", style="bold", players=state.settings.source.players)
    terminal.table(
        [*(say(f"cli-learn-{head}") for head in _HEADS), say("cli-arena-rating")],
        [_cells(terminal, state, at, found) for at, found in enumerate(state.closed)],
    )


def _cells(terminal: Terminal, state: "State", at: int, found: "Generation") -> list[str]:
    settings, losses = state.settings, found.losses
    games = settings.games * min(at + 1, settings.window)
    figures = [_NONE] * 3 if losses is None else [losses.candidate, losses.champion, losses.linear]
    rating = found.rating
    return [
        str(at),
        str(games),
        _NONE if losses is None else str(losses.positions),
        *(figure if isinstance(figure, str) else f"{figure:.4f}" for figure in figures),
        _NONE if found.gate is None else _share(terminal, found.gate),
        _NONE if found.gate is None else f"{found.gate.e_value:.3g}",
        terminal.texts.say("cli-learn-yes" if found.is_promoted else "cli-learn-no"),
        _NONE if rating is None else f"{rating.rating:.0f} ±{(rating.high - rating.low) / 2:.0f}",
    ]


def _share(terminal: Terminal, found: "MatchResult") -> str:
    """A share of the victories with its interval and the number of games."""
    low, high = (f"{100 * end:.1f}" for end in (found.low, found.high))
    interval = terminal.texts.say("cli-interval", low=low, high=high)
    return f"{100 * found.share:.1f} % ({interval}; {found.games})"


def show_end(terminal: Terminal, state: "State") -> None:
    """Print the champion's result against `search`."""
    found, champion = state.versus_search, state.champion
    if found is None or champion is None:
        terminal.say("cli-learn-no_champion")
        return
    low, high = (f"{100 * end:.1f}" for end in (found.low, found.high))
    verdict = "stronger" if found.low > found.fair else "weaker" if found.high < found.fair else "equal"
    terminal.say(
        f"cli-learn-{verdict}",
        generation=champion,
        share=f"{100 * found.share:.1f}",
        interval=terminal.texts.say("cli-interval", low=low, high=high),
        fair=f"{100 * found.fair:.1f}",
        games=found.games,
    )


def words(terminal: Terminal, game: Game) -> "PlotTexts":
    """The texts of the plot."""
    from benben.learning.plot import PlotTexts

    say = terminal.texts.say
    return PlotTexts(
        title=say("cli-learn-plot-title", game=terminal.texts.format(game.rules.title), players=game.players),
        generation=say("cli-learn-generation"),
        loss=say("cli-learn-plot-loss"),
        rating=say("cli-learn-plot-rating"),
        candidate=say("cli-learn-plot-candidate"),
        champion=say("cli-learn-plot-champion"),
        linear=say("cli-learn-plot-linear"),
        promoted=say("cli-learn-plot-promoted"),
    )
