"""`benben backup`, `benben restore` and `benben prune`: maintenance of a server's games."""

import re
import shlex
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import typer

from benben.cli.exit_codes import WRONG_USAGE, guarded
from benben.cli.hosting import Where
from benben.cli.options import with_options
from benben.cli.terminal import Refused, Terminal

CopyTo = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file")]
CopyFrom = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-restore-file")]
Replace = Annotated[bool, typer.Option("--replace", help="cli-help-restore-replace")]
OlderThan = Annotated[str, typer.Option(metavar="90d|12h|8w", help="cli-help-prune-older_than")]
AllGames = Annotated[bool, typer.Option("--all/--finished-only", help="cli-help-prune-all")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="cli-help-prune-dry_run")]

_AGE = re.compile(r"(\d{1,4})([hdw])")
"""At most two centuries."""
_UNITS = {"h": "hours", "d": "days", "w": "weeks"}
_AT_ONCE = 100
"""Tables deleted per transaction, so that a server with the same database does not wait long."""


@guarded
@with_options
def backup(context: typer.Context, file: CopyTo, where: Where) -> None:
    """Copy a server's database, also while it runs."""
    terminal: Terminal = context.obj
    address = where.find()
    from benben.server.settings import database_url
    from benben.server.store import is_sqlite
    from benben.server.store.sqlite.backup import back_up

    url = database_url(address)
    if not is_sqlite(url):
        from benben.server.store.postgres.address import libpq_url

        target = shlex.quote(str(file))
        command = f"pg_dump --format=custom --file={target} {shlex.quote(libpq_url(url))}"
        raise Refused("cli-refused-other_copies", command=command)
    try:
        tables = back_up(url, file)
    except FileExistsError:
        raise Refused("cli-refused-there", file=str(file)) from None
    terminal.say("cli-backup", tables=tables, file=str(file))


@guarded
@with_options
def restore(context: typer.Context, file: CopyFrom, where: Where, replace: Replace = False) -> None:
    """Replace a server's database by a copy."""
    terminal: Terminal = context.obj
    address = where.find()
    from benben.server.settings import database_url
    from benben.server.store import is_sqlite
    from benben.server.store.sqlite.backup import Occupied
    from benben.server.store.sqlite.backup import restore as put_back

    url = database_url(address)
    if not is_sqlite(url):
        from benben.server.store.postgres.address import libpq_url

        database = shlex.quote(libpq_url(url))
        how = "--clean --if-exists --no-owner --single-transaction"
        command = f"pg_restore {how} --dbname={database} {shlex.quote(str(file))}"
        raise Refused("cli-refused-other_copies", command=command)
    try:
        tables, aside = put_back(url, file, replace=replace)
    except Occupied:
        raise Refused("cli-refused-occupied", database=str(url.database)) from None
    terminal.say("cli-restored", tables=tables, database=str(url.database))
    if aside is not None:
        terminal.say("cli-restored-aside", file=str(aside))


@guarded
@with_options
def prune(
    context: typer.Context,
    older_than: OlderThan,
    where: Where,
    all_games: AllGames = False,
    dry_run: DryRun = False,
) -> None:
    """Delete tables without recent activity, also while a server runs."""
    terminal: Terminal = context.obj
    since = datetime.now(UTC) - _age(older_than)
    address = where.find()
    from benben.server.settings import database_url
    from benben.server.store.archive import open_stored_games

    with open_stored_games(database_url(address)) as archive:
        found = archive.unchanged_since(since, finished_only=not all_games)
        deleted = 0
        for first in range(0, 0 if dry_run else len(found), _AT_ONCE):
            deleted += archive.delete(found[first : first + _AT_ONCE], since)
    moment = f"{since:%Y-%m-%d %H:%M} UTC"
    if dry_run:
        terminal.say("cli-prune-would", tables=len(found), since=moment)
    else:
        terminal.say("cli-pruned", tables=deleted, since=moment)


def _age(text: str) -> timedelta:
    found = _AGE.fullmatch(text.strip())
    if found is None:
        raise Refused("cli-refused-age", code=WRONG_USAGE, text=text)
    return timedelta(**{_UNITS[found[2]]: int(found[1])})
