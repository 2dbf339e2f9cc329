"""`benben serve`: the table in the browser."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.exit_codes import WRONG_USAGE, guarded
from benben.cli.hosting import Config, Database, check_installed, read_settings
from benben.cli.options import GameFiles, find_classes_here, know_files, with_options
from benben.cli.terminal import Refused, Terminal

if TYPE_CHECKING:
    from benben.server.configuration import GivenSetting


@dataclass(frozen=True)
class Hosting:
    """The options for the address, and for settings that override the file."""

    host: Annotated[
        str | None, typer.Option(help="cli-help-serve-host", metavar="ADDRESS", show_default="127.0.0.1")
    ] = None
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="cli-help-serve-port", show_default="8000")
    ] = None
    database: Database = None
    hosts: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="cli-help-serve-hosts", show_default=False)
    ] = None
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="cli-help-serve-trust_proxy", show_default=False),
    ] = None
    log_format: Annotated[
        str | None,
        typer.Option(metavar="text|json", help="cli-help-serve-log_format", show_default="text"),
    ] = None
    others: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="cli-help-serve-set", show_default=False),
    ] = None

    def given(self) -> Iterator["GivenSetting"]:
        """The options as settings. Raises `BadSetting`, or `Refused` if a text is not NAME=VALUE."""
        from benben.server.configuration import GivenSetting, from_text

        for name in ("host", "port", "database", "hosts", "trust_proxy", "log_format"):
            value = getattr(self, name)
            if value is not None:
                yield GivenSetting(name, value, f"--{name.replace('_', '-')}")
        for text in self.others or ():
            name, equals, value = text.partition("=")
            if not equals:
                raise Refused("cli-refused-set", code=WRONG_USAGE, text=text)
            yield from_text(name.strip().replace("-", "_"), value, "--set")


ShowSettings = Annotated[bool, typer.Option("--show-settings", help="cli-help-serve-show_settings")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="cli-help-serve-open")]
Players = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        "-p",
        metavar="NAME=SPEC",
        help="cli-help-serve-player",
        show_default=False,
    ),
]


@guarded
@with_options
def serve(
    context: typer.Context,
    hosting: Hosting,
    config: Config = None,
    show_settings: ShowSettings = False,
    open_browser: Open = False,
    player: Players = None,
    game: GameFiles = None,
) -> None:
    """Serve the table in the browser until Ctrl-C."""
    check_installed()
    terminal: Terminal = context.obj
    know_files(game)
    configured = read_settings(config, _typed(hosting, _players(player or [])))
    if show_settings:
        from benben.server.configuration import shown

        terminal.write(shown(configured, terminal.texts).rstrip("\n"))
        return
    from benben.server import run

    find_classes_here(configured.settings.players.values())
    run(
        settings=configured.settings,
        open_browser=open_browser,
        when_ready=lambda address: _announce(terminal, address),
    )


def _typed(hosting: Hosting, players: dict[str, str]) -> Iterator["GivenSetting"]:
    """The options as settings. Raises `BadSetting` and `Refused`."""
    from benben.server.configuration import GivenSetting

    yield from hosting.given()
    if players:
        yield GivenSetting("players", players, "--player")


def _players(texts: Sequence[str]) -> dict[str, str]:
    """The specs of bots by name. Raises `Refused`."""
    players: dict[str, str] = {}
    for text in texts:
        name, equals, spec = (part.strip() for part in text.partition("="))
        if not (name and equals and spec):
            raise Refused("cli-refused-player", code=2, text=text)
        if name in players:
            raise Refused("cli-refused-player_twice", code=2, text=text, name=name)
        players[name] = spec
    return players


def _announce(terminal: Terminal, address: str) -> None:
    """Print the address and flush, so that it appears in a log file immediately."""
    terminal.say("cli-serve-ready", address=address)
    terminal.out.file.flush()
