"""`benben replay`: a recorded game, position by position."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import typer

import benben
from benben.cli.commands.simulate import Workers
from benben.cli.exit_codes import WRONG_USAGE, guarded
from benben.cli.hosting import Where
from benben.cli.options import GameFiles, know_files, with_options
from benben.cli.pictures import draw
from benben.cli.receipts import show_end
from benben.cli.records import find_one, open_match
from benben.cli.terminal import Refused, Terminal
from benben.engine.game import Match
from benben.engine.processes import usable_cores
from benben.engine.table import CHANCE
from benben.texts import Texts

File = Annotated[str | None, typer.Argument(metavar="[FILE]", help="cli-help-file", show_default=False)]
Line = Annotated[
    int | None, typer.Option(min=1, help="cli-help-line", show_default="cli-help-default-first_line")
]
PlyNumber = Annotated[
    int | None,
    typer.Option("--ply", min=0, help="cli-help-replay-ply", show_default=False),
]
Seat = Annotated[
    int | None,
    typer.Option(min=1, help="cli-help-replay-seat", show_default="cli-help-default-spectator"),
]
_OPEN = "open_"
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-replay-json")]


@dataclass(frozen=True)
class Viewpoint:
    """The viewer: a seat, a spectator (None), or one who sees *everything*."""

    seat: int | None
    everything: bool

    def at(self, position: Match) -> int | None:
        """The seat whose view is shown; if everything is open, that of the seat that sees most."""
        privy = position.game.rules.private_to(position.table)
        return privy if self.everything and privy is not None else self.seat

    def see(self, position: Match) -> bool:
        """Whether nothing is visible only to another seat."""
        return position.game.rules.private_to(position.table) in {None, self.at(position)}


@dataclass(frozen=True)
class Shown:
    """A position as *viewer* sees it, with the notation of the last ply if it is visible, and its events."""

    position: Match
    viewer: int | None
    legal: list[str]
    move: str | None
    events: list[Any]


@dataclass(frozen=True)
class Stored(Where):
    """The options for replaying all games of a server's database instead of a file."""

    all: Annotated[bool, typer.Option("--all", help="cli-help-replay-all")] = False
    workers: Workers = None


@guarded
@with_options
def replay(
    context: typer.Context,
    stored: Stored,
    file: File = None,
    line: Line = None,
    ply: PlyNumber = None,
    seat: Seat = None,
    as_json: AsJson = False,
    game: GameFiles = None,
) -> None:
    """Show a recorded game position by position, or play all stored games again, checking everything."""
    terminal: Terminal = context.obj
    know_files(game)
    if stored.all == (file is not None):
        raise Refused("cli-refused-replay", code=WRONG_USAGE)
    if file is None:
        where = stored.find()
        from benben.cli.stored import replay_all

        replay_all(terminal, where, stored.workers or usable_cores(), as_json=as_json)
        return
    match, names = open_match(terminal.texts, find_one(file, line))
    terminal.texts = Texts(terminal.texts.language, names)
    if ply is not None and ply > match.ply:
        raise Refused("cli-refused-ply", code=2, file=file, plies=match.ply, ply=ply)
    if seat is not None and seat > match.game.players:
        raise Refused("cli-refused-no_seat", code=2, file=file, seats=match.game.players, number=seat)
    viewpoint = Viewpoint(None if seat is None else seat - 1, everything=match.is_over and seat is None)
    for shown in _positions(_opened(match) if viewpoint.everything else match, viewpoint, ply):
        if as_json:
            terminal.write(json.dumps(_document(shown), ensure_ascii=False))
        else:
            _show(terminal, shown)
    if match.is_over and ply is None and not as_json:
        show_end(terminal, match)


def _opened(match: Match) -> Match:
    """The same finished match with everything public.

    Information that a game hides by its rules is shown by its options whose names start with `open_`.
    """
    hiding = [name for name, value in match.game.options.items() if name.startswith(_OPEN) and value is False]
    if not hiding:
        return match
    game = benben.load(match.game.name, **{**match.game.options, **dict.fromkeys(hiding, True)})
    start = match.record().get("position")
    opened = Match(game, match.dealer, None if start is None else game.position(start).tables)
    for ply in match.plies:
        opened.push(ply.move)
    return opened


def _positions(match: Match, viewpoint: Viewpoint, only: int | None) -> Iterator[Shown]:
    """Every position, or *only* one, with the events before it."""
    for ply in range(match.ply + 1) if only is None else [only]:
        yield _position(match, viewpoint, ply)


def _position(match: Match, viewpoint: Viewpoint, ply: int) -> Shown:
    position = match.at(ply)
    legal = [str(move) for move in position.legal_moves] if viewpoint.see(position) else []
    if not ply:
        return Shown(position, viewpoint.at(position), legal, None, [])
    before, last = match.at(ply - 1), position.plies[-1]
    is_seen = last.actor != CHANCE or viewpoint.see(before)
    events = match.narrate(ply - 1, viewpoint.at(before))
    return Shown(position, viewpoint.at(position), legal, last.text if is_seen else None, events)


def _document(shown: Shown) -> dict[str, Any]:
    position = shown.position
    return {
        "ply": position.ply,
        "actor": position.plies[-1].actor if position.ply else None,
        "move": shown.move,
        "told": shown.events,
        "legal": shown.legal,
        "view": position.view(shown.viewer),
    }


def _show(terminal: Terminal, shown: Shown) -> None:
    position = shown.position
    hidden = bool(position.ply) and shown.move is None
    move = terminal.texts.say("cli-replay-hidden") if hidden else shown.move or ""
    terminal.say("cli-replay-ply", style="bold", ply=position.ply, move=move)
    for message in shown.events:
        terminal.print(terminal.texts.format(message))
    picture = position.game.rules.picture(position.view(shown.viewer))
    terminal.show(draw(picture, terminal.texts, plain=not terminal.out.is_terminal))
    terminal.print("")
