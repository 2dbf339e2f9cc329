"""`benben learn`: train a net that judges a game's tables, from games that search plays against itself."""

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.commands.fit import Asked, Players, Seed, Workers, play_labels, rules_of, seats_of
from benben.cli.exit_codes import guarded
from benben.cli.progress import bars
from benben.cli.terminal import Refused, Terminal
from benben.engine.processes import usable_cores

if TYPE_CHECKING:
    from benben.engine.rules import Rules
    from benben.learning.training import Progress

GAMES = 10_000

Name = Annotated[str, typer.Argument(help="cli-help-game", show_default=False, metavar="GAME")]
Games = Annotated[int, typer.Option("--games", "-g", min=10, help="cli-help-fit-games")]
Labels = Annotated[Path, typer.Option(metavar="FOLDER", help="cli-help-learn-labels", show_default=False)]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="cli-help-learn-out", show_default="cli-help-default-own_folder"),
]


@guarded
def learn(
    context: typer.Context,
    game: Name,
    labels: Labels,
    games: Games = GAMES,
    seed: Seed = 0,
    players: Players = None,
    out: Out = None,
    workers: Workers = None,
) -> None:
    """Train a net for a game and each number of players, and tell how much better than the evaluation it foretells."""
    terminal: Terminal = context.obj
    rules = rules_of(game)
    counts = seats_of(rules, players)
    folder = out or rules.folder
    if not folder.is_dir():
        raise Refused("cli-refused-folder", folder=str(folder))
    if importlib.util.find_spec("torch") is None:  # it must not be missed after hours of play
        raise Refused("cli-refused-torch", command="pip install 'benben[learn]'")
    asked = Asked(games, seed, workers or usable_cores(), labels)
    for seats in counts:
        _learn(terminal, rules, seats, asked, folder)


def _learn(terminal: Terminal, rules: "Rules", seats: int, asked: Asked, folder: Path) -> None:
    """Play what is missing, train, write the net."""
    from benben.engine.game import Game
    from benben.learning.training import Training
    from benben.players.net import net_name, save_net

    with bars(terminal) as progress:
        task = progress.add_task(terminal.texts.say("cli-fit-playing", players=seats), total=asked.games)
        played = play_labels(rules, seats, asked, lambda done: progress.update(task, completed=done))
        training = Training(rules, played, asked.seed)
        say = terminal.texts.say("cli-learn-training", players=seats)
        progress.update(task, description=say, total=training.rounds, completed=0)
        found = []
        for state in training.run():
            found.append(state)
            progress.update(task, completed=state.done)
    game = Game(rules, {"players": seats})
    file = folder / net_name(seats)
    save_net(game, file, training.net, _made(rules, seats, asked, found[-1]))
    _show(terminal, seats, found)
    terminal.note("cli-fit-written", file=str(file))


def _made(rules: "Rules", seats: int, asked: Asked, last: "Progress") -> dict[str, object]:
    """What made a net: the file tells it."""
    return {
        "command": f"benben learn {rules.name} {asked.command} --players {seats}",
        "games": asked.games,
        "seed": asked.seed,
        "log_loss": round(last.loss, 5),
        "log_loss_linear": round(last.linear, 5),
    }


def _show(terminal: Terminal, seats: int, found: "list[Progress]") -> None:
    """The losses on games that were held out, round by round, beside that of the linear evaluation."""
    say = terminal.texts.say
    terminal.say("cli-learn-losses", style="bold", players=seats)
    terminal.table(
        [say("cli-learn-round"), say("cli-fit-log_loss"), say("cli-learn-linear")],
        [[str(state.done), f"{state.loss:.4f}", f"{state.linear:.4f}"] for state in found],
    )
