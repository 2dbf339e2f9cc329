"""Compiling a game's rules while a spinner tells why."""

from collections.abc import Callable, Sequence

from benben.arena.playing import warm_up
from benben.cli.terminal import Terminal
from benben.engine.game import Game
from benben.engine.rule import cache_folder, is_compiling


def compile_first(
    terminal: Terminal, game: Game, specs: Sequence[str] = (), also: Callable[[Game], None] | None = None
) -> None:
    """Call once whatever will be called often. The first time on a machine this compiles for some seconds.

    *also* is called last, with the game.
    """
    if not is_compiling():
        return
    folder = cache_folder()
    known = folder.is_dir() and any(folder.rglob("*.nbi"))
    with terminal.waiting("cli-loading" if known else "cli-compiling", folder=str(folder)):
        warm_up(game, specs)
        if also is not None:
            also(game)
