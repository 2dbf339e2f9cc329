"""The options that the commands for hosts share: the database and the settings."""

import importlib.util
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.exit_codes import WRONG_USAGE
from benben.cli.terminal import Refused

if TYPE_CHECKING:
    from benben.server.configuration import Configured, GivenSetting

_NEEDED = ("alembic", "fastapi", "filelock", "prometheus_client", "pydantic", "sqlalchemy", "uvicorn")

Config = Annotated[
    Path | None, typer.Option(metavar="FILE", help="cli-help-serve-config", show_default=False)
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL", help="cli-help-serve-database", show_default="cli-help-default-home_file"
    ),
]


@dataclass(frozen=True)
class Where:
    """The options that name a database; the default is that of `benben serve`."""

    database: Database = None
    config: Config = None

    def find(self) -> str:
        """The address of the database. Raises `Refused`."""
        check_installed()
        from benben.server.configuration import GivenSetting

        typed = [] if self.database is None else [GivenSetting("database", self.database, "--database")]
        return read_settings(self.config, typed).settings.database


def check_installed() -> None:
    """Raise `Refused` if the server's packages are not installed."""
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise Refused(
            "cli-refused-server", missing=", ".join(missing), command="pip install 'benben[server]'"
        )


def read_settings(file: Path | None, typed: Iterable["GivenSetting"]) -> "Configured":
    """The settings from a file, the environment and the command line. Raises `Refused`."""
    from benben.server.configuration import BadSetting, configure

    try:
        return configure(file, os.environ, list(typed))
    except BadSetting as error:
        raise Refused(error.reason["id"], code=WRONG_USAGE, **error.reason.get("args", {})) from error
