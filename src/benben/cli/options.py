"""What several commands let one choose: a game and its options, and who plays."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

import benben
from benben.cli.terminal import Refused
from benben.engine.game import Game, OptionSpec, OptionValue
from benben.engine.registry import names, rules

GAME = typer.Argument(help="The game, as in `benben games`.", show_default=False, metavar="GAME")

GameName = Annotated[str, GAME]
_OF_THE_GAME = "Options of the game"
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-n",
        metavar="N",
        help="How many play.",
        show_default=False,
        rich_help_panel=_OF_THE_GAME,
    ),
]
Edition = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Ra: which edition's rules, 2022 or 1999.",
        show_default=False,
        rich_help_panel=_OF_THE_GAME,
    ),
]
OpenScores = Annotated[
    bool | None,
    typer.Option(
        "--open-scores/--hidden-scores",
        help="Ra: whether points are public.",
        show_default=False,
        rich_help_panel=_OF_THE_GAME,
    ),
]
Sides = Annotated[
    str | None,
    typer.Option(
        metavar="LETTERS",
        help="Imhotep: The Duel: side A or B of obelisk, temple, pyramid and tomb, e.g. AABB.",
        show_default=False,
        rich_help_panel=_OF_THE_GAME,
    ),
]
OpenTemples = Annotated[
    bool | None,
    typer.Option(
        "--open-temples/--hidden-temples",
        help="Imhotep: The Duel: whether the temple stacks of side A are public.",
        show_default=False,
        rich_help_panel=_OF_THE_GAME,
    ),
]
Others = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Any option of the game, as `benben games` lists them.",
        show_default=False,
        rich_help_panel=_OF_THE_GAME,
    ),
]
Seed = Annotated[int | None, typer.Option(metavar="N", help="Makes chance repeatable.", show_default=False)]

_FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def choose_game(name: str, others: Sequence[str] | None = None, **named: "OptionValue | None") -> Game:
    """The game that was asked for, with its options: the *named* ones that are not None, and *others* as NAME=VALUE.

    Raises `UnknownGame`, `BadOption` or, for an option without a value, `Refused`.
    """
    name = find_name(name)
    specs = {spec.name: spec for spec in rules(name).options}
    chosen = {
        option: _value(specs.get(option), str(value)) if isinstance(value, str) else value
        for option, value in named.items()
        if value is not None
    }
    for text in others or ():
        option, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option {text}: write it as NAME=VALUE", code=2)
        option = option.strip().replace("-", "_")
        chosen[option] = _value(specs.get(option), value.strip())
    return benben.load(name, **chosen)


def find_name(text: str) -> str:
    """The name of the game that was meant: in any case, with hyphens or blanks; else the text itself."""
    words = re.sub(r"[\W_]+", "_", text.casefold()).strip("_")
    return words if words in names() else text


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
    return ", ".join(f"{name}={option_word(value)}" for name, value in options.items())


def option_word(value: OptionValue) -> str:
    """A value as one would type it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def player_name(spec: str, seat: int) -> str:
    """What a player is called that has no name: its kind and its seat's number."""
    return f"{spec.partition(':')[0].strip().capitalize()} {seat + 1}" if spec else ""
