"""`benben serve`: the table in the browser."""

import importlib.util
from collections.abc import Sequence
from typing import Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.options import find_classes_here
from benben.cli.terminal import Refused, Terminal

_NEEDED = ("alembic", "fastapi", "filelock", "pydantic", "sqlalchemy", "uvicorn")

Host = Annotated[str, typer.Option(help="cli-help-serve-host")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="cli-help-serve-port")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="cli-help-serve-database",
        show_default="cli-help-default-home_file",
    ),
]
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
LogFormat = Annotated[str, typer.Option(metavar="text|json", help="cli-help-serve-log_format")]


@guarded
def serve(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    open_browser: Open = False,
    player: Players = None,
    log_format: LogFormat = "text",
) -> None:
    """Serve the table in the browser until Ctrl-C."""
    if log_format not in {"text", "json"}:
        raise Refused("cli-refused-log_format", code=2, text=log_format)
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise Refused(
            "cli-refused-server", missing=", ".join(missing), command="pip install 'benben[server]'"
        )
    from benben.server import Settings, run

    terminal: Terminal = context.obj
    players = _players(player or [])
    find_classes_here(players.values())
    run(
        host,
        port,
        database,
        settings=Settings(players=players),
        open_browser=open_browser,
        log_format="json" if log_format == "json" else "text",
        when_ready=lambda address: _announce(terminal, address),
    )


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
    """At once, also into a file that somebody is watching."""
    terminal.say("cli-serve-ready", address=address)
    terminal.out.file.flush()
