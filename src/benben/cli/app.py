"""The command `benben` and its subcommands."""

from typing import Annotated

import typer

import benben
from benben.cli.commands.arena import arena
from benben.cli.commands.bench import bench
from benben.cli.commands.count import count
from benben.cli.commands.fit import fit
from benben.cli.commands.games import games
from benben.cli.commands.play import play
from benben.cli.commands.replay import replay
from benben.cli.commands.review import review
from benben.cli.commands.serve import serve
from benben.cli.commands.simulate import simulate
from benben.cli.commands.verify import verify
from benben.cli.exit_codes import closing_output
from benben.cli.terminal import Terminal
from benben.texts import FALLBACK, languages

_EPILOG = "Exit codes: 0 success, 1 refused or failed, 2 wrong usage, 130 interrupted. Plain text when piped."

app = typer.Typer(
    name="benben",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=_EPILOG,
)
app.command()(play)
app.command()(serve)
app.command()(simulate)
app.command()(arena)
app.command()(replay)
app.command()(verify)
app.command()(review)
app.command()(count)
app.command()(fit)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(bench)
app.command()(games)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"benben {benben.__version__}")
        raise typer.Exit


def _check_language(language: str) -> str:
    if language not in languages():
        raise typer.BadParameter(f"there are no texts in {language!r}; there are: {', '.join(languages())}")
    return language


@app.callback()
def start(
    context: typer.Context,
    language: Annotated[
        str, typer.Option(callback=_check_language, help="The language of the output.")
    ] = FALLBACK,
    version: Annotated[  # noqa: ARG001  (its callback answers)
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Benben: board games of ancient Egypt, played and studied in the terminal.

    Play against bots, serve the table in the browser, simulate thousands of games, replay and verify records.

    Start with `benben play ra`; `benben COMMAND --help` explains each command.
    """
    context.obj = Terminal(language)


def main() -> None:
    """Run the command line; the process ends with an exit code that scripts can trust."""
    with closing_output():
        app(prog_name="benben")
