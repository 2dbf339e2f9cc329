"""The command `benben` and its subcommands."""

import inspect
from collections.abc import Mapping
from copy import copy
from importlib import import_module
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import MarkupMode
from typer.main import get_command_from_info
from typer.models import CommandInfo
from typing_extensions import override

import benben
from benben.cli.exit_codes import FAILED, RESEARCH, closing_output, missing_extra, open_standard_streams
from benben.cli.localized_help import Command, Group, language_of
from benben.cli.options import know_named_files
from benben.cli.terminal import Terminal, reason_of
from benben.texts import Texts, languages

_MARKUP: MarkupMode = "markdown"


class CommandLocation(NamedTuple):
    """The location of a command's function, which is imported when the command is used."""

    module: str
    function: str
    settings: Mapping[str, Any] = {}

    def load(self, known: CommandInfo) -> Any:
        """Import the command with its options; *known* is the stub that stands for it. Raises `ImportError`."""
        function = getattr(import_module(f"benben.cli.commands.{self.module}"), self.function)
        info = copy(known)
        info.callback = function
        return get_command_from_info(info, pretty_exceptions_short=False, rich_markup_mode=_MARKUP)


class MissingExtra(Exception):
    """A command needs an extra that is not installed."""


class LazyGroup(Group):
    """Imports the modules of commands only when they are used: play must not import the packages for research."""

    @override
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        know_named_files(rest)
        try:
            return name, command and command_of(command), rest
        except MissingExtra as missing:
            text = reason_of(Texts(language_of(ctx)), missing_extra(str(missing)))
            typer.echo(f"benben: {text}", err=True)
            raise typer.Exit(FAILED) from None


app = typer.Typer(
    name="benben",
    cls=LazyGroup,
    no_args_is_help=True,
    rich_markup_mode=_MARKUP,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="cli-help-epilog",
    options_metavar="cli-usage-some_options",
    subcommand_metavar="cli-usage-some_command",
)


web = typer.Typer(
    name="web", cls=LazyGroup, no_args_is_help=True, subcommand_metavar="cli-usage-some_command"
)
people = typer.Typer(
    name="people", cls=LazyGroup, no_args_is_help=True, subcommand_metavar="cli-usage-some_command"
)
_PASSED_ON = MappingProxyType({"allow_extra_args": True, "ignore_unknown_options": True})
_COMMANDS: Mapping[str, CommandLocation] = {
    "play": CommandLocation("play", "play"),
    "serve": CommandLocation("serve", "serve"),
    "backup": CommandLocation("maintenance", "backup"),
    "restore": CommandLocation("maintenance", "restore"),
    "prune": CommandLocation("maintenance", "prune"),
    "simulate": CommandLocation("simulate", "simulate"),
    "dataset": CommandLocation("dataset", "dataset"),
    "arena": CommandLocation("arena", "arena"),
    "baselines": CommandLocation("baselines", "baselines"),
    "rate": CommandLocation("rate", "rate"),
    "mcp": CommandLocation("mcp", "mcp"),
    "replay": CommandLocation("replay", "replay"),
    "verify": CommandLocation("verify", "verify"),
    "review": CommandLocation("review", "review"),
    "count": CommandLocation("count", "count"),
    "fit": CommandLocation("fit", "fit"),
    "learn": CommandLocation("learn", "learn"),
    "bench": CommandLocation("bench", "bench", _PASSED_ON),
    "games": CommandLocation("games", "games"),
    "check": CommandLocation("check", "check"),
    "new": CommandLocation("check", "new"),
}
_WEB: Mapping[str, CommandLocation] = {
    "build": CommandLocation("web", "build"),
    "publish": CommandLocation("web", "publish"),
    "site": CommandLocation("web", "site"),
}
_PEOPLE: Mapping[str, CommandLocation] = {
    "list": CommandLocation("people", "list_people"),
    **{
        name: CommandLocation("people", name)
        for name in ("show", "rename", "mute", "remove", "export", "invite", "log", "rate")
    },
}
_known: dict[Any, tuple[CommandLocation, CommandInfo]] = {}
"""The location of the command of each stub function."""


def _add(name: str, location: CommandLocation, help_text: str, to: typer.Typer) -> None:
    """Add a stub for a command to a group; a text of the catalogues describes the command."""

    def stub() -> None: ...

    to.command(
        name=name,
        cls=Command,
        help=help_text,
        options_metavar="cli-usage-some_options",
        context_settings=dict(location.settings),
    )(stub)
    _known[stub] = location, to.registered_commands[-1]


for _name, _place in _COMMANDS.items():
    _add(_name, _place, f"cli-help-{_name}", app)
for _name, _place in _WEB.items():
    _add(_name, _place, f"cli-help-web-{_name}", web)
for _name, _place in _PEOPLE.items():
    _add(_name, _place, f"cli-help-people-{_name}", people)
app.add_typer(people, help="cli-help-people", options_metavar="cli-usage-some_options")
app.add_typer(web, help="cli-help-web", options_metavar="cli-usage-some_options")


def command_of(command: Any) -> Any:
    """The command that a stub stands for; a group stands for itself.

    Raises `MissingExtra` if an extra is not installed.
    """
    stub = inspect.unwrap(command.callback) if command.callback is not None else None
    if stub not in _known:
        return command
    location, info = _known[stub]
    try:
        return location.load(info)
    except ModuleNotFoundError as error:
        if error.name not in RESEARCH:
            raise
        raise MissingExtra(info.name or "") from None


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"benben {benben.__version__}")
        raise typer.Exit


def _check_language(context: typer.Context, language: str | None) -> str | None:
    if language is not None and language not in languages():
        known = ", ".join(languages())
        raise typer.BadParameter(
            Texts(language_of(context)).say("cli-refused-language", name=language, known=known)
        )
    return language


@app.callback(help="cli-help-benben")
def start(
    context: typer.Context,
    language: Annotated[  # noqa: ARG001  (read earlier, because the help needs it too)
        str | None,
        typer.Option(
            metavar="|".join(languages()),
            callback=_check_language,
            help="cli-help-language",
            show_default="cli-help-default-terminal",
        ),
    ] = None,
    version: Annotated[  # noqa: ARG001  (its callback prints it)
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-help-version")
    ] = False,
) -> None:
    """Start a run: all output is in the requested language, or else in the terminal's."""
    context.obj = Terminal(language_of(context))


def main() -> None:
    """Run the command line; the process ends with an exit code that scripts can rely on."""
    open_standard_streams()
    with closing_output():
        app(prog_name="benben")
