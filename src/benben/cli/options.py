"""The options that several commands share: a game and its options, and its players."""

import contextlib
import functools
import inspect
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

import benben
from benben.authoring.files import BadFile, is_file, use
from benben.cli.terminal import Refused
from benben.engine.errors import BrokenGame
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.options import OptionSpec, OptionValue
from benben.engine.registry import names, rules
from benben.engine.rules import Rules
from benben.protocol.coercion import coerce_choice, match_name
from benben.texts import Texts

GameName = Annotated[str, typer.Argument(help="cli-help-game", show_default=False, metavar="GAME")]
GameFiles = Annotated[
    list[str] | None,
    typer.Option("--game", metavar="FILE", help="cli-help-game_files", show_default=False),
]
"""Files of games that a command knows by this; see `know_files`."""


_OTHERS = "option"
_SHORT = {"players": ("-n",)}
_PANEL = "cli-help-panel-game"
GAME_OPTION = "option of games: "
"""A game's option has this help text until it is shown; `about_option` replaces it."""
_HIDE, _SHOW = "hidden_", "open_"


@dataclass(frozen=True)
class Given:
    """The options of a game from the command line: those by their own names, *others* as NAME=VALUE."""

    named: Mapping[str, OptionValue] = field(default_factory=dict)
    others: Sequence[str] = ()


def with_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adapt a *command* for typer: a parameter that is a dataclass becomes one option for each of its fields.

    Types, names, help texts and defaults are those of the fields, in their order; `Given` becomes the options of all
    games. The command itself gets the dataclass, made from the command line.
    """
    signature = inspect.signature(command, eval_str=True)
    kinds = {name: parameter.annotation for name, parameter in signature.parameters.items()}
    groups = {name: kind for name, kind in kinds.items() if isinstance(kind, type) and is_dataclass(kind)}

    @functools.wraps(command)
    def run(**typed: Any) -> None:
        for name, group in groups.items():
            options = [option for option in _options_of(group) if group is not Given or option not in own]
            typed[name] = _made(group, {option: typed.pop(option) for option in options})
        command(**typed)

    # A game from elsewhere may have an option with a name that the command uses: type it as --option NAME=VALUE.
    own = {*kinds, *(name for group in groups.values() if group is not Given for name in _options_of(group))}
    parameters: list[inspect.Parameter] = []
    for parameter in signature.parameters.values():
        if parameter.name not in groups:
            parameters.append(parameter)
            continue
        parameters += [
            parameter.replace(name=name, annotation=option, default=default)
            for name, (option, default) in _options_of(groups[parameter.name]).items()
            if groups[parameter.name] is not Given or name not in own
        ]
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return run


@functools.cache
def _game_options() -> dict[str, Any]:
    """The typer parameters for the options of all games by their names, and one for any option as NAME=VALUE."""
    others = typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="cli-help-option",
        show_default=False,
        rich_help_panel=_PANEL,
    )
    named = {
        name: _game_option(name, [spec for _, spec in having]) for name, having in _having_options().items()
    }
    return {**named, _OTHERS: Annotated[list[str] | None, others]}


@functools.cache
def _having_options() -> dict[str, list[tuple[Rules, OptionSpec]]]:
    """The games that have an option, by its name."""
    having: dict[str, list[tuple[Rules, OptionSpec]]] = {}
    for each in _usable_rules():
        for spec in each.options:
            having.setdefault(spec.name, []).append((each, spec))
    return having


@functools.cache
def _usable_rules() -> tuple[Rules, ...]:
    """The rules of all games that can be loaded; asking for another one gives its error message."""
    found: list[Rules] = []
    for name in names():
        with contextlib.suppress(BrokenGame):
            found.append(rules(name))
    return tuple(found)


def _game_option(name: str, specs: Sequence[OptionSpec]) -> Any:
    """The option *name* of the games that have it."""
    is_flag = all(isinstance(spec.default, bool) for spec in specs)
    typed = "--" + name.replace("_", "-")
    off = _HIDE + name.removeprefix(_SHOW) if specs[0].only_opens else f"no_{name}"
    shown = typer.Option(
        f"{typed}/--{off.replace('_', '-')}" if is_flag else typed,
        *_SHORT.get(name, ()),
        metavar=None if is_flag else "VALUE" if len({*map(_metavar, specs)}) > 1 else _metavar(specs[0]),
        help=f"{GAME_OPTION}{name}",
        show_default=False,
        rich_help_panel=_PANEL,
    )
    return Annotated[(bool if is_flag else str) | None, shown]


def _metavar(spec: OptionSpec) -> str:
    if spec.letters:
        return "LETTERS"
    if spec.read is not None:
        return "FILE"
    return "N" if isinstance(spec.default, int) else "|".join(map(str, spec.choices))


def about_option(texts: Texts, name: str) -> str:
    """The meaning of option *name*, with the games that it has this meaning in, unless all games share it."""
    games = _having_options()[name]
    meanings: dict[str, list[str]] = {}
    for each, spec in games:
        words = texts.say(f"{each.name}-option-{spec.name}")
        if spec.letters or spec.read is not None:
            words += f" ({choice_words(texts, each.name, spec)})"
        meanings.setdefault(words, []).append(texts.format(each.title))
    if len(games) == len(_usable_rules()) and len(meanings) == 1:
        return f"{next(iter(meanings))}."
    return " ".join(f"{', '.join(titles)}: {words}." for words, titles in meanings.items())


def choice_words(texts: Texts, game: str, spec: OptionSpec) -> str:
    """The choices of an option; if they have one letter per part, the letters and the parts instead of all words."""
    if spec.read is not None:
        return texts.say(f"{game}-option-{spec.name}-takes")
    if not spec.letters:
        return ", ".join(option_word(texts, game, spec, choice) for choice in spec.choices)
    letters = sorted({letter for choice in spec.choices for letter in str(choice)})
    parts = [message(f"{game}-option-{spec.name}-{part}") for part in spec.letters]
    return texts.say("cli-games-letters", letters=letters, parts=parts)


def _options_of(group: type) -> dict[str, tuple[Any, Any]]:
    """The options of a *group* by name: typer's type and the default of each."""
    if group is Given:
        return {name: (option, None) for name, option in _game_options().items()}
    options = get_type_hints(group, include_extras=True)
    return {each.name: (options[each.name], each.default) for each in fields(group)}


def _made(group: type, typed: dict[str, Any]) -> Any:
    """Make a *group* from the command line."""
    if group is not Given:
        return group(**typed)
    others = typed.pop(_OTHERS) or ()
    return Given({name: value for name, value in typed.items() if value is not None}, others)


Seed = Annotated[int | None, typer.Option(metavar="N", help="cli-help-seed", show_default=False)]


def choose_game(name: str, given: Given) -> Game:
    """Load the requested game with its options.

    Raises `UnknownGame`, `BadOption` or, for an option without a value, `Refused`.
    """
    name = find_name(name)
    specs = {spec.name: spec for spec in rules(name).options}
    chosen = {option: _value(specs.get(option), value) for option, value in given.named.items()}
    for text in given.others:
        option, equals, value = text.partition("=")
        if not equals:
            raise Refused("cli-refused-option", code=2, text=text)
        option = option.strip().replace("-", "_")
        chosen[option] = _value(specs.get(option), value.strip())
    return benben.load(name, **chosen)


def find_name(text: str) -> str:
    """The name of the game that the text means: in any case, with hyphens or spaces, or its file; else the text itself.

    Raises `BadFile`.
    """
    return use(text) if is_file(text) else match_name(text, names())


def know_files(files: Iterable[str] | None) -> None:
    """Load the games in *files*. Raises `BadFile`, or `BrokenGame` if a game cannot be used."""
    for file in files or ():
        rules(use(file))


def know_named_files(arguments: Iterable[str]) -> None:
    """Load the game files among the arguments of a command, because their options belong to the command's options.

    Unreadable files are skipped here; the command itself refuses them.
    """
    for argument in arguments:
        if is_file(argument):
            with contextlib.suppress(BadFile):
                use(argument)


def _value(spec: OptionSpec | None, typed: OptionValue) -> OptionValue:
    """The choice that a text means; the text itself if none fits, so that the error lists the choices.

    A document is read from the file with this name. Raises `BadOption`.
    """
    if spec is None or not isinstance(typed, str):
        return typed
    if spec.read is not None:
        return spec.check(Path(typed))
    meant: OptionValue = coerce_choice(spec, typed)
    return meant


def spread(specs: Sequence[str] | None, seats: int, fallback: str) -> list[str]:
    """One spec for each of this many *seats*: one for all, or one each. Raises `Refused`."""
    given = list(specs or [fallback])
    if len(given) == 1:
        return given * seats
    if len(given) != seats:
        raise Refused("cli-refused-players", code=2, named=len(given), seats=seats)
    return given


def find_classes_here(specs: Iterable[str]) -> None:
    """If one of *specs* names a custom player class, search the current folder for its module too."""
    from benben.players.own import import_path_of

    if any(import_path_of(spec) is not None for spec in specs):
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.insert(0, here)


def check_specs(specs: Sequence[str], game: Game) -> None:
    """Raise `BadSpec` early, not in the middle of a game."""
    from benben.players.specs import check

    find_classes_here(specs)
    check(specs, game)


def uses_clock(specs: Sequence[str], game: Game) -> bool:
    """Whether one of the players thinks for a time, so that games with the same seed may differ."""
    from benben.players import make

    return any(make(spec, game, 0).uses_clock for spec in specs)


def option_words(texts: Texts, game: Game) -> str:
    """The options of a game in one line."""
    specs = game.rules.options
    return ", ".join(
        f"{spec.name}={option_word(texts, game.name, spec, game.options[spec.name])}" for spec in specs
    )


def option_word(texts: Texts, game: str, spec: OptionSpec, value: OptionValue) -> str:
    """A value as it is typed; of a document only whether it is the default one."""
    if spec.read is not None:
        return texts.say(f"{game}-option-{spec.name}-{'default' if value == spec.default else 'own'}")
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def player_name(texts: Texts, spec: str, seat: int) -> str:
    """The default name of a player: its level, kind or class, and the number of its seat."""
    from benben.players.levels import NAMES
    from benben.players.own import import_path_of

    own = import_path_of(spec)
    if spec in NAMES:
        return f"{texts.say(f'lobby-level-{spec}')} {seat + 1}"
    kind = own[0].name if own is not None else spec.partition(":")[0].strip().capitalize()
    return f"{kind} {seat + 1}" if spec else ""
