"""Compiling a game's rules while a spinner tells why."""

from collections.abc import Sequence

from benben.cli.terminal import Terminal
from benben.engine.game import Game
from benben.engine.rule import cache_folder, is_compiling


def warm(terminal: Terminal, game: Game, specs: Sequence[str] = ()) -> None:
    """Call once whatever will be called often. The first time on a machine this compiles for some seconds."""
    if not is_compiling():
        return
    folder = cache_folder()
    known = folder.is_dir() and any(folder.rglob("*.nbi"))
    with terminal.waiting("cli-loading" if known else "cli-compiling", folder=str(folder)):
        _play_through(game, specs)


def _play_through(game: Game, specs: Sequence[str]) -> None:
    from benben.players import make

    match = game.new_match(seed=0)
    for spec in dict.fromkeys(specs):
        if match.turn is not None:
            match.play(make(spec.partition(":")[0], game, 0).choose(match.known(match.turn), match.turn))
    while not match.is_over:
        match.play(match.legal_moves.codes[-1])
    match.outcome  # noqa: B018  (whoever has won: the sharing is compiled by now)
