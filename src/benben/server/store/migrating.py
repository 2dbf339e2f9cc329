"""Bringing the tables of a database to this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from benben.engine.message import message
from benben.server.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Bring the tables behind *connection* to this version. Raises `StoreError` if they are newer."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(message("engine-store-version")) from error


def check_known(version: str | None) -> None:
    """Refuse tables of an unknown *version*. Raises `StoreError`."""
    known = {found.revision for found in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if version not in known:
        raise StoreError(message("engine-store-version"))
