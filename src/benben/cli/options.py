"""What several commands let one choose: a game and its options, and who plays."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

import benben
from benben.cli.terminal import Refused
from benben.engine.game import Game, OptionSpec, OptionValue
from benben.engine.registry import rules

GAME = typer.Argument(help="The game, as in `benben games`.", show_default=False, metavar="GAME")

GameName = Annotated[str, GAME]
Players = Annotated[
    int | None, typer.Option("--players", "-n", metavar="N", help="How many play.", show_default=False)
]
Edition = Annotated[
    str | None, typer.Option(metavar="NAME", help="Which edition's rules, e.g. 2022.", show_default=False)
]
OpenScores = Annotated[
    bool | None,
    typer.Option("--open-scores/--hidden-scores", help="Whether points are public.", show_default=False),
]
Others = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Any option of the game.", show_default=False),
]
Seed = Annotated[int | None, typer.Option(metavar="N", help="Makes chance repeatable.", show_default=False)]

_FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def choose_game(
    name: str,
    players: int | None = None,
    edition: str | None = None,
    open_scores: bool | None = None,
    others: Sequence[str] | None = None,
) -> Game:
    """The game that was asked for. Raises `UnknownGame`, `BadOption` or, for an option without a value, `Refused`."""
    specs = {spec.name: spec for spec in rules(name).options}
    named = {"players": players, "edition": edition, "open_scores": open_scores}
    chosen: dict[str, OptionValue] = {option: value for option, value in named.items() if value is not None}
    for text in others or ():
        option, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option {text}: write it as NAME=VALUE", code=2)
        chosen[option.strip()] = _value(specs.get(option.strip()), value.strip())
    return benben.load(name, **chosen)


def _value(spec: OptionSpec | None, text: str) -> OptionValue:
    """The choice that a text means; the text itself where none fits, so that the refusal lists the choices."""
    for choice in spec.choices if spec else ():
        if isinstance(choice, bool):
            if _FLAGS.get(text.casefold()) is choice:
                return choice
        elif str(choice).casefold() == text.casefold():
            return choice
    return text


def spread(specs: Sequence[str] | None, seats: int, fallback: str) -> list[str]:
    """One player's spec for each of so many *seats*: one for all, or one each. Raises `Refused`."""
    given = list(specs or [fallback])
    if len(given) == 1:
        return given * seats
    if len(given) != seats:
        raise Refused(
            f"{len(given)} players were named for {seats} seats: name one for all, or one each", code=2
        )
    return given


def check_specs(specs: Sequence[str], game: Game) -> None:
    """Raise `BadSpec` now rather than in the middle of a game."""
    from benben.players import make

    for spec in dict.fromkeys(specs):
        make(spec, game, 0)


def option_words(options: Mapping[str, OptionValue]) -> str:
    """Options in one line, as one would type them."""
    return ", ".join(f"{name}={_word(value)}" for name, value in options.items())


def _word(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def player_name(spec: str, seat: int) -> str:
    """What a player is called that has no name: its kind and its seat's number."""
    return f"{spec.partition(':')[0].strip().capitalize()} {seat + 1}" if spec else ""
