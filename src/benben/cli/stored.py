"""Replay all games of a server's database under the current rules."""

import json
import time
from functools import partial

import typer

from benben.arena.processes import as_they_end
from benben.cli.progress import bars
from benben.cli.terminal import Terminal
from benben.server.settings import database_url
from benben.server.store.archive import open_stored_games
from benben.server.tables.checking import Difference, differences

_CHUNK = 64
"""Games per task of a process."""


def replay_all(terminal: Terminal, database: str, workers: int, *, as_json: bool) -> None:
    """Report every stored game whose replay differs; the exit code is 1 if there is one.

    The database may be in use by a server; it is only read.
    """
    with open_stored_games(database_url(database)) as archive:
        tables = archive.names()
    start = time.monotonic()
    chunks = [tables[first : first + _CHUNK] for first in range(0, len(tables), _CHUNK)]
    games, differ = 0, 0
    with bars(terminal) as progress:
        task = progress.add_task(terminal.texts.say("cli-replaying"), total=len(tables))
        for count, found in as_they_end(
            partial(differences, database), chunks, max(1, min(workers, len(chunks)))
        ):
            games += count
            differ += len(found)
            for each in found:
                _show(terminal, each, as_json=as_json)
            progress.update(task, completed=games)
    if not as_json:
        seconds = f"{time.monotonic() - start:.1f}"
        terminal.say("cli-replayed", games=games, differ=differ, seconds=seconds)
    if differ:
        raise typer.Exit(1)


def _show(terminal: Terminal, difference: Difference, *, as_json: bool) -> None:
    if as_json:
        terminal.write(json.dumps(difference._asdict(), ensure_ascii=False))
        return
    terminal.say(
        "cli-replay-differs",
        table=difference.table_id,
        game=difference.game,
        ply="–" if difference.ply is None else str(difference.ply),
        reason=terminal.texts.format(difference.message),
    )
