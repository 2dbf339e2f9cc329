"""`benben play`: a game in the terminal."""

from typing import Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.game_loop import GameLoop
from benben.cli.options import (
    Given,
    Seed,
    check_specs,
    choose_game,
    option_words,
    player_name,
    spread,
    with_options,
)
from benben.cli.terminal import Refused, Terminal
from benben.engine.dealer import CommittedDealer
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.names import MOST, BadName, checked_name
from benben.engine.registry import names as game_names
from benben.texts import Texts

GameName = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="cli-help-game", show_default="cli-help-default-first_game"),
]
Seats = Annotated[
    list[int] | None,
    typer.Option(
        "--seat",
        "-s",
        min=1,
        help="cli-help-play-seat",
        show_default="1",
    ),
]
Specs = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        "-p",
        metavar="SPEC",
        help="cli-help-play-player",
        show_default="greedy",
    ),
]
Names = Annotated[list[str] | None, typer.Option("--name", help="cli-help-play-name")]
RecordFile = Annotated[
    str | None,
    typer.Option("--record", "-r", metavar="FILE", help="cli-help-play-record"),
]


@guarded
@with_options
def play(
    context: typer.Context,
    given: Given,
    game: GameName = None,
    seat: Seats = None,
    player: Specs = None,
    name: Names = None,
    seed: Seed = None,
    record: RecordFile = None,
) -> None:
    """Play in the terminal against any players."""
    terminal: Terminal = context.obj
    chosen = choose_game(game or game_names()[0], given)
    people = _people(chosen, seat, name)
    others = [index for index in range(chosen.players) if index not in people]
    specs = dict(zip(others, spread(player, len(others), "greedy") if others or player else [], strict=True))
    check_specs(list(specs.values()), chosen)
    seats = [_name(terminal.texts, index, people, specs) for index in range(chosen.players)]
    terminal.texts = Texts(terminal.texts.language, seats)
    session = GameLoop(terminal, chosen.new_match(seed=seed), people, specs, record)
    title = terminal.texts.format(chosen.rules.title)
    terminal.say("cli-play-title", style="bold", title=title, options=option_words(terminal.texts, chosen))
    _show_letters(terminal, chosen)
    if isinstance(session.match.dealer, CommittedDealer):
        terminal.say("cli-play-commitment", style="dim", commitment=session.match.dealer.commitment)
    terminal.say("cli-play-words", style="dim")
    session.run()


def _show_letters(terminal: Terminal, game: Game) -> None:
    """Print the meaning of each letter of an option, if its value alone does not explain it."""
    for spec in game.rules.options:
        label = f"{game.name}-option-{spec.name}"
        for part, letter in zip(spec.letters, str(game.options[spec.name]), strict=False):
            meaning = terminal.texts.say(f"{label}-{part}-{letter}")
            terminal.print_indented(
                terminal.texts.say("cli-play-letter", part=message(f"{label}-{part}"), meaning=meaning)
            )


def _people(game: Game, seats: list[int] | None, names: list[str] | None) -> dict[int, str]:
    """The people's names by seat (0-based). Raises `Refused`."""
    seats, names = seats or [1], names or []
    for seat in seats:
        if seat > game.players or seats.count(seat) > 1:
            raise Refused("cli-refused-seat", code=2, number=seat, seats=game.players)
    if len(names) > len(seats):
        raise Refused("cli-refused-names", code=2, names=len(names), seats=len(seats))
    try:
        chosen = [checked_name(name) if name.strip() else "" for name in names]
    except BadName as error:
        raise Refused("error-bad-name", code=2, most=MOST) from error
    return {seat - 1: chosen[index] if index < len(chosen) else "" for index, seat in enumerate(seats)}


def _name(texts: Texts, seat: int, people: dict[int, str], specs: dict[int, str]) -> str:
    """The name of a seat: the person's name or the kind of player; the seat's number for an empty name."""
    if seat in people:
        return people[seat]
    return player_name(texts, specs[seat], seat)
