"""The command `benben` and its subcommands."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

import benben
from benben.cli.commands.arena import arena
from benben.cli.commands.bench import bench
from benben.cli.commands.count import count
from benben.cli.commands.fit import fit
from benben.cli.commands.games import games
from benben.cli.commands.keep import backup, prune, restore
from benben.cli.commands.learn import learn
from benben.cli.commands.mcp import mcp
from benben.cli.commands.play import play
from benben.cli.commands.rate import rate
from benben.cli.commands.replay import replay
from benben.cli.commands.review import review
from benben.cli.commands.serve import serve
from benben.cli.commands.simulate import simulate
from benben.cli.commands.verify import verify
from benben.cli.commands.web import build, publish, site
from benben.cli.exit_codes import closing_output, open_standard_streams
from benben.cli.speaking import Command, Group, language_of
from benben.cli.terminal import Terminal
from benben.texts import Texts, languages

app = typer.Typer(
    name="benben",
    cls=Group,
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="cli-help-epilog",
    options_metavar="cli-usage-some_options",
    subcommand_metavar="cli-usage-some_command",
)


web = typer.Typer(name="web", cls=Group, no_args_is_help=True, subcommand_metavar="cli-usage-some_command")


def _add(command: Callable[..., None], help_text: str, to: typer.Typer = app, **settings: Any) -> None:
    """Make a function a command of the same name; what it does is said by a text of the catalogues."""
    to.command(
        cls=Command,
        help=help_text,
        options_metavar="cli-usage-some_options",
        context_settings=settings,
    )(command)


_add(play, "cli-help-play")
_add(serve, "cli-help-serve")
_add(backup, "cli-help-backup")
_add(restore, "cli-help-restore")
_add(prune, "cli-help-prune")
_add(simulate, "cli-help-simulate")
_add(arena, "cli-help-arena")
_add(rate, "cli-help-rate")
_add(mcp, "cli-help-mcp")
_add(replay, "cli-help-replay")
_add(verify, "cli-help-verify")
_add(review, "cli-help-review")
_add(count, "cli-help-count")
_add(fit, "cli-help-fit")
_add(learn, "cli-help-learn")
_add(bench, "cli-help-bench", allow_extra_args=True, ignore_unknown_options=True)
_add(games, "cli-help-games")
_add(build, "cli-help-web-build", web)
_add(publish, "cli-help-web-publish", web)
_add(site, "cli-help-web-site", web)
app.add_typer(web, help="cli-help-web", options_metavar="cli-usage-some_options")


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
    language: Annotated[  # noqa: ARG001  (known before: the help is said in it too)
        str | None,
        typer.Option(
            metavar="|".join(languages()),
            callback=_check_language,
            help="cli-help-language",
            show_default="cli-help-default-terminal",
        ),
    ] = None,
    version: Annotated[  # noqa: ARG001  (its callback answers)
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-help-version")
    ] = False,
) -> None:
    """Begin a run: all that is said is in the language that was asked for, or else in the terminal's."""
    context.obj = Terminal(language_of(context))


def main() -> None:
    """Run the command line; the process ends with an exit code that scripts can trust."""
    open_standard_streams()
    with closing_output():
        app(prog_name="benben")
