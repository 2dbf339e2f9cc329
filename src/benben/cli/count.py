"""`benben count`: positions and lines to a depth."""

from typing import Annotated

import typer

from benben.cli.guard import guarded
from benben.cli.options import (
    Edition,
    GameName,
    OpenScores,
    OpenTemples,
    Others,
    Players,
    Sides,
    choose_game,
    option_words,
)
from benben.cli.terminal import Terminal
from benben.cli.warming import warm

Depth = Annotated[int, typer.Option("--depth", "-d", min=0, max=64, help="How many plies deep.")]
From = Annotated[
    int | None,
    typer.Option(help="Begin after this seed's dealer has dealt.", show_default="before the first chance"),
]


@guarded
def count(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    edition: Edition = None,
    open_scores: OpenScores = None,
    sides: Sides = None,
    open_temples: OpenTemples = None,
    option: Others = None,
    depth: Depth = 4,
    seed: From = None,
) -> None:
    """Count positions and lines to a depth, moves and chance alike.

    The check that two implementations of the same rules agree: a position counts once at each depth, a line is a
    sequence of plies that leads there. The numbers grow fast, and so does the memory that they need.
    """
    from benben.engine.counts import count as count_from

    terminal: Terminal = context.obj
    chosen = choose_game(
        game,
        option,
        players=players,
        edition=edition,
        open_scores=open_scores,
        sides=sides,
        open_temples=open_temples,
    )
    warm(terminal, chosen)
    with terminal.waiting("cli-count-busy", depth=depth):
        counts = count_from(chosen if seed is None else chosen.new_match(seed=seed), depth)
    terminal.say("cli-count-title", style="bold", name=chosen.name, options=option_words(chosen.options))
    heads = [terminal.texts.say(f"cli-count-{head}") for head in ("depth", "positions", "lines")]
    terminal.table(heads, [[str(row.depth), str(row.positions), str(row.lines)] for row in counts], left=0)
