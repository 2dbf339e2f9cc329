"""`benben fit`: find the weights of a game's evaluation by self-play."""

import importlib.util
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from benben.cli.exit_codes import guarded
from benben.cli.files import STANDARD, output_file
from benben.cli.options import find_name
from benben.cli.progress import bars
from benben.cli.terminal import Refused, Terminal
from benben.engine.processes import usable_cores
from benben.engine.registry import rules as rules_named
from benben.engine.rules import Rules
from benben.learning.folder import on_threads, play_into, read_labels
from benben.learning.labels import Labels as Found
from benben.learning.refit import refit
from benben.players.fitting import Fit, document_of, text_of
from benben.players.fitting import fit as fit_to
from benben.players.selfplay import PORTION, SelfplayPositions, play_portions

GAMES = 10_000
_LARGEST = 12
"""The number of features listed at the end."""
_MEASURED = ("log_loss", "log_loss_score", "log_loss_even", "calibration_error", "r2_points")
"""The measures listed at the end."""

Name = Annotated[str, typer.Argument(help="cli-help-game", show_default=False, metavar="GAME")]
Games = Annotated[int, typer.Option("--games", "-g", min=10, help="cli-help-fit-games")]
Seed = Annotated[int, typer.Option(help="cli-help-fit-seed")]
Players = Annotated[
    list[int] | None,
    typer.Option(
        "--players",
        "-n",
        metavar="N",
        help="cli-help-fit-players",
        show_default="cli-help-default-every_number",
    ),
]
Out = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="cli-help-fit-out", show_default="cli-help-default-own_file"),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="cli-help-threads", show_default="cli-help-default-all_cores"),
]


Labels = Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-help-fit-labels")]


class Asked(NamedTuple):
    """The games to fit to."""

    games: int
    seed: int
    workers: int
    labels: Path | None
    """The folder of self-play games of `search`; without it `greedy` plays."""

    @property
    def command(self) -> str:
        """The command-line options for these games."""
        labels = f" --labels {self.labels}" if self.labels else ""
        return f"--games {self.games} --seed {self.seed}{labels}"


@guarded
def fit(
    context: typer.Context,
    game: Name,
    games: Games = GAMES,
    seed: Seed = 0,
    players: Players = None,
    out: Out = None,
    workers: Workers = None,
    labels: Labels = None,
) -> None:
    """Fit a game's evaluation: how its features predict the chance to win and the final points."""
    terminal: Terminal = context.obj
    rules = rules_of(game)
    seats = seats_of(rules, players)
    path = out or _own_file(rules, complete=players is None)
    if importlib.util.find_spec("scipy") is None:  # fail now, not after minutes of play
        raise Refused("cli-refused-scipy", command="pip install 'benben[arena]'")
    asked = Asked(games, seed, workers or usable_cores(), labels)
    fits = {count: _fit(terminal, rules, count, asked) for count in seats}
    with output_file(path) as file:
        file.write(_text(rules, fits, asked, players))
    if path == STANDARD:
        terminal.out = terminal.err
    _show(terminal, rules, fits, path)


# ---- arguments ---------------------------------------------------------------------------------------------------
def rules_of(game: str) -> Rules:
    """The rules of a game that has features. Raises `Refused` for others."""
    found = rules_named(find_name(game))
    if found.features is None:
        raise Refused("cli-refused-features", game=found.name)
    return found


def seats_of(rules: Rules, asked: list[int] | None) -> list[int]:
    """The numbers of players to fit, in order. Raises `BadOption` for a number that the game does not support."""
    spec = next(spec for spec in rules.options if spec.name == "players")
    possible = [int(choice) for choice in spec.choices]
    return sorted({int(spec.check(count)) for count in asked or possible})


def _own_file(rules: Rules, *, complete: bool) -> str:
    """The game's own file, which has all numbers of players. Raises `Refused` if it cannot be replaced."""
    if not complete:
        raise Refused("cli-refused-own_file", code=2)
    path = rules.evaluation_file
    if not os.access(path.parent, os.W_OK):
        raise Refused("cli-refused-folder", folder=str(path.parent))
    return str(path)


# ---- playing and fitting -----------------------------------------------------------------------------------------
def _fit(terminal: Terminal, rules: Rules, seats: int, asked: Asked) -> Fit:
    """Play and fit for one number of players, with a progress bar on standard error."""
    with bars(terminal) as progress:
        task = progress.add_task(terminal.texts.say("cli-fit-playing", players=seats), total=asked.games)

        def show(done: int) -> None:
            progress.update(task, completed=min(done, asked.games))

        def begin_fitting() -> None:
            progress.update(
                task, description=terminal.texts.say("cli-fit-fitting", players=seats), total=None
            )

        plays = _to_greedy if asked.labels is None else _to_search
        return plays(rules, seats, asked, show, begin_fitting)


def _to_greedy(
    rules: Rules, seats: int, asked: Asked, show: Callable[[int], None], begin_fitting: Callable[[], None]
) -> Fit:
    """Fit to games of `greedy`."""
    portions = []
    for portion in play_portions(rules, seats, asked.games, asked.seed, asked.workers):
        portions.append(portion)
        show(PORTION * len(portions))
    begin_fitting()
    return fit_to(SelfplayPositions.joined(portions), rules.phases)


def _to_search(
    rules: Rules, seats: int, asked: Asked, show: Callable[[int], None], begin_fitting: Callable[[], None]
) -> Fit:
    """Fit to games of `search`."""
    labels = play_labels(rules, seats, asked, show)
    begin_fitting()
    return refit(rules, labels)


def play_labels(rules: Rules, seats: int, asked: Asked, show: Callable[[int], None]) -> Found:
    """Read the labels in the folder; missing games are played first."""
    folder = (asked.labels or Path()) / f"{rules.name}-{seats}"
    for done in play_into(folder, rules, seats, asked.seed, asked.games, on_threads(asked.workers)):
        show(done)
    return read_labels(folder, rules, seats, asked.games)


def _text(rules: Rules, fits: dict[int, Fit], asked: Asked, players: list[int] | None) -> str:
    """The text of the file, including the command that reproduces it."""
    chosen = "".join(f" --players {count}" for count in fits) if players else ""
    command = f"benben fit {rules.name} {asked.command}{chosen}"
    return text_of(document_of(rules, fits, command, asked.games, asked.seed))


# ---- results -----------------------------------------------------------------------------------------------------
def _show(terminal: Terminal, rules: Rules, fits: dict[int, Fit], path: str) -> None:
    """Show the quality of the weights, and the most important features."""
    say = terminal.texts.say
    terminal.say("cli-fit-quality", style="bold")
    terminal.table(
        [say(f"cli-fit-{name}") for name in ("players", *_MEASURED)],
        [
            [str(seats), *(f"{found.quality[name]:.3f}" for name in _MEASURED)]
            for seats, found in fits.items()
        ],
    )
    terminal.say("cli-fit-weights", style="bold")
    terminal.table(
        [say("cli-fit-feature"), say("cli-fit-meaning"), *map(str, fits)],
        [
            [name, _meaning(terminal, rules, name), *(f"{part:+.2f}" for part in parts)]
            for name, parts in _largest(rules, fits)
        ],
        left=2,
    )
    if path != STANDARD:
        terminal.note("cli-fit-written", file=path)


def _meaning(terminal: Terminal, rules: Rules, feature: str) -> str:
    """The meaning of a feature; games from elsewhere may have it only in their code, not in a catalogue."""
    name = f"{rules.name}-feature-{feature}"
    return terminal.texts.say(name) if terminal.texts.knows(name) else rules.feature_meanings.get(feature, "")


def _largest(rules: Rules, fits: dict[int, Fit]) -> list[tuple[str, list[float]]]:
    """The features with the most influence on the chance to win, for each fitted number of players.

    The influence is the change of a seat's strength per standard deviation of the feature between seats.
    """
    influence = {
        name: [float(found.weights[0, :, at].mean() * found.spread[at]) for found in fits.values()]
        for at, name in enumerate(rules.feature_names)
    }
    ranked = sorted(influence.items(), key=lambda item: -max(map(abs, item[1])))
    return ranked[:_LARGEST]
