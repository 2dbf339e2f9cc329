"""`benben replay`: a recorded game, position by position."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer

import benben
from benben.cli.drawing import draw
from benben.cli.guard import guarded
from benben.cli.receipts import show_end
from benben.cli.recordings import find_one, open_match
from benben.cli.terminal import Refused, Terminal
from benben.engine.match import Match
from benben.texts import Texts

File = Annotated[str, typer.Argument(metavar="FILE", help="A record (.json), or a file of them (.jsonl).")]
Line = Annotated[
    int | None, typer.Option(min=1, help="Which line of a .jsonl file.", show_default="the first")
]
PlyNumber = Annotated[
    int | None,
    typer.Option("--ply", min=0, help="Only the position after so many plies.", show_default=False),
]
Seat = Annotated[
    int | None,
    typer.Option(min=1, help="See it as this seat did (1 is the first).", show_default="a spectator"),
]
_OPEN = "open_"
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line, for programs.")]


@guarded
def replay(
    context: typer.Context,
    file: File,
    line: Line = None,
    ply: PlyNumber = None,
    seat: Seat = None,
    as_json: AsJson = False,
) -> None:
    """Show a recorded game position by position, checking everything.

    A ply is a move or an outcome of chance; `--ply 0` is the position before the first. A record that is foreign, cut
    off, edited or newer is refused with the ply and the reason, and the exit code is 1.
    """
    terminal: Terminal = context.obj
    match, names = open_match(find_one(file, line))
    terminal.texts = Texts(terminal.texts.language, names)
    if ply is not None and ply > match.ply:
        raise Refused(f"{file}: the game has {match.ply} plies, there is no ply {ply}", code=2)
    if seat is not None and seat > match.game.players:
        raise Refused(f"{file}: {match.game.players} seats play, there is no seat {seat}", code=2)
    viewer = None if seat is None else seat - 1
    if match.is_over and viewer is None:
        match = _opened(match)
    for position, told in _positions(match, viewer, ply):
        if as_json:
            terminal.write(json.dumps(_document(position, viewer, told), ensure_ascii=False))
        else:
            _show(terminal, position, viewer, told)
    if match.is_over and ply is None and not as_json:
        show_end(terminal, match)


def _opened(match: Match) -> Match:
    """The same match with everything public: it is over, there is nothing left to hide.

    Whatever a game hides by its rulebook, it shows with an option called `open_` and what it shows.
    """
    hiding = [name for name, value in match.game.options.items() if name.startswith(_OPEN) and value is False]
    if not hiding:
        return match
    game = benben.load(match.game.name, **{**match.game.options, **dict.fromkeys(hiding, True)})
    opened = Match(game, match.dealer, game.new_tables())
    for ply in match.plies:
        if ply.actor == benben.CHANCE:
            opened.reveal(ply.move)
        else:
            opened.play_recorded(ply.move)
    return opened


def _positions(match: Match, viewer: int | None, only: int | None) -> Iterator[tuple[Match, list[Any]]]:
    """Every position, or *only* one, with the messages that tell what led to it."""
    for ply in range(match.ply + 1) if only is None else [only]:
        yield match.at(ply), match.narrate(ply - 1, viewer) if ply else []


def _document(position: Match, viewer: int | None, told: list[Any]) -> dict[str, Any]:
    last = position.plies[-1] if position.plies else None
    return {
        "ply": position.ply,
        "actor": last.actor if last else None,
        "move": last.text if last else None,
        "told": told,
        "legal": [str(move) for move in position.legal_moves],
        "view": position.view(viewer),
    }


def _show(terminal: Terminal, position: Match, viewer: int | None, told: list[Any]) -> None:
    text = position.plies[-1].text if position.plies else ""
    terminal.say("cli-replay-ply", style="bold", ply=position.ply, move=text)
    for message in told:
        terminal.print(terminal.texts.format(message))
    picture = position.game.rules.picture(position.view(viewer))
    terminal.show(draw(picture, terminal.texts, plain=not terminal.out.is_terminal))
    terminal.print("")
