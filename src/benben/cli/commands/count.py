"""`benben count`: the number of positions and lines to a depth."""

from functools import partial
from typing import Annotated

import typer

from benben.cli.compiling import compile_first
from benben.cli.exit_codes import guarded
from benben.cli.options import (
    GameName,
    Given,
    choose_game,
    option_words,
    with_options,
)
from benben.cli.terminal import Terminal
from benben.engine.counts import count as count_from
from benben.engine.full_speed import full_speed

Depth = Annotated[int, typer.Option("--depth", "-d", min=0, max=64, help="cli-help-count-depth")]
From = Annotated[
    int | None,
    typer.Option(help="cli-help-count-seed", show_default="cli-help-default-before_chance"),
]


@guarded
@with_options
@full_speed()
def count(
    context: typer.Context,
    game: GameName,
    given: Given,
    depth: Depth = 4,
    seed: From = None,
) -> None:
    """Count positions and lines to a depth, moves and chance alike."""
    terminal: Terminal = context.obj
    chosen = choose_game(game, given)
    compile_first(terminal, partial(count_from, chosen, 1))
    with terminal.waiting("cli-count-busy", depth=depth):
        counts = count_from(chosen if seed is None else chosen.new_match(seed=seed), depth)
    terminal.say(
        "cli-count-title", style="bold", name=chosen.name, options=option_words(terminal.texts, chosen)
    )
    heads = [terminal.texts.say(f"cli-count-{head}") for head in ("depth", "positions", "lines")]
    terminal.table(heads, [[str(row.depth), str(row.positions), str(row.lines)] for row in counts], left=0)
