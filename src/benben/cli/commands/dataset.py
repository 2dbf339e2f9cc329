"""`benben dataset`: a dataset of positions from self-play of search."""

from dataclasses import dataclass
from typing import Annotated

import typer

from benben.cli.commands.simulate import Targets, Workers, play_all
from benben.cli.datasets import games_for, games_there, require_pyarrow
from benben.cli.exit_codes import guarded
from benben.cli.options import GameName, Given, check_specs, choose_game, spread, with_options
from benben.cli.simulation import Simulation
from benben.cli.terminal import Terminal
from benben.engine.full_speed import full_speed

DEFAULT = "search:games=400"


@dataclass(frozen=True)
class DatasetOptions:
    """The options for the positions, the player and the folder."""

    folder: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="cli-help-dataset-folder", show_default="GAME-PLAYERS"),
    ] = None
    positions: Annotated[int, typer.Option(min=1, help="cli-help-dataset-positions")] = 100_000
    player: Annotated[
        list[str] | None,
        typer.Option("--player", "-p", metavar="SPEC", help="cli-help-simulate-player", show_default=DEFAULT),
    ] = None
    seed: Annotated[int, typer.Option(help="cli-help-simulate-seed")] = 0


@guarded
@with_options
@full_speed()
def dataset(
    context: typer.Context, game: GameName, given: Given, asked: DatasetOptions, workers: Workers = None
) -> None:
    """Write a dataset of positions from self-play."""
    terminal: Terminal = context.obj
    chosen = choose_game(game, given)
    specs = spread(asked.player, chosen.players, DEFAULT)
    check_specs(specs, chosen)
    require_pyarrow()
    options = tuple(chosen.options.items())
    simulation = Simulation(chosen.name, options, tuple(specs), asked.seed, rotate=True, lines=False)
    folder = asked.folder or f"{chosen.name}-{chosen.players}"
    games = games_there(folder, chosen, simulation)
    if games is None:
        with terminal.waiting("cli-dataset-probing"):
            games = games_for(simulation, asked.positions)
    play_all(terminal, chosen, simulation, games, Targets(None, folder, workers))
    terminal.say("cli-dataset-written", folder=folder)
