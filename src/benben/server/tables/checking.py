"""Replays of stored games under the rules of this version, and their differences."""

from collections.abc import Sequence
from typing import NamedTuple

import benben
from benben import BrokenRules, Game, Match, Ply
from benben.engine.errors import BenbenError, in_words
from benben.engine.message import Message, message
from benben.players.stopping import raise_if_stopped
from benben.server.settings import database_url
from benben.server.store.archive import StoredGame, open_stored_games
from benben.server.tables import matches


class Difference(NamedTuple):
    """The first difference between a stored game and its replay."""

    table_id: str
    game: str
    ply: int | None
    """The ply of the difference; None if it concerns the game as a whole."""
    message: Message


def running_tables(database: str) -> list[str]:
    """The tables of a database with running games. Raises `StoreError`."""
    with open_stored_games(database_url(database)) as archive:
        return archive.names(running_only=True)


def differences(database: str, names: Sequence[str]) -> tuple[int, list[Difference]]:
    """Replay the games of some tables; return their number and their differences. Raises `StoreError`."""
    with open_stored_games(database_url(database)) as archive:
        games = archive.games(names)
    found = [(stored, difference(stored)) for stored in games]
    return len(games), [Difference(stored.table_id, stored.game, *what) for stored, what in found if what]


def unplayable(database: str, names: Sequence[str]) -> list[Difference]:
    """Those of some tables that cannot be continued. Raises `StoreError`."""
    with open_stored_games(database_url(database)) as archive:
        games = archive.games(names)
    found = []
    for stored in games:
        raise_if_stopped()
        if (reason := _why_unplayable(stored)) is not None:
            differs = message("engine-differs-game", reason=reason)
            found.append(Difference(stored.table_id, stored.game, None, differs))
    return found


def _why_unplayable(stored: StoredGame) -> str | Message | None:
    """Why `TableRegistry` could not load the game. New rules are no reason if they replay the same game."""
    try:
        matches.restore(
            benben.load(stored.game, **stored.options), stored.dealer_secret, stored.plies, stored.terms
        )
    except Exception as error:  # noqa: BLE001  (a third-party game may raise anything)
        return _reason(error)
    return None


def difference(stored: StoredGame) -> tuple[int | None, Message] | None:
    """The first difference: its ply, if it has one, and a description."""
    try:
        game = benben.load(stored.game, **stored.options)
    except Exception as error:  # noqa: BLE001
        return None, message("engine-differs-game", reason=_reason(error))
    if game.rules_version != stored.rules_version:
        return None, message(
            "engine-differs-rules", stored=str(stored.rules_version), found=str(game.rules_version)
        )
    return _replay_difference(game, stored)


def _replay_difference(game: Game, stored: StoredGame) -> tuple[int | None, Message] | None:
    """Chance must follow from the secret, every move must be legal, and the end must be where it is stored."""
    try:
        match = matches.begin(game, stored.dealer_secret, stored.terms)
    except benben.BadPosition as error:
        return None, message("engine-differs-game", reason=error.message)
    refused: Exception | None = None
    for number, ply in enumerate(stored.plies):
        if number == match.ply:
            try:
                match.play(ply.move)
            except Exception as error:  # noqa: BLE001
                refused = error
                break
    for number, (before, now) in enumerate(zip(stored.plies, match.plies, strict=False)):
        if before != now:
            return number, message("engine-differs-ply", stored=_shown(before), found=_shown(now))
    if refused is not None:
        return match.ply, message(
            "engine-differs-move", stored=stored.plies[match.ply].text, reason=_reason(refused)
        )
    if match.is_over and not stored.is_over:
        return match.ply, message("engine-differs-over")
    if stored.is_over and not match.is_over and stored.resigned is None:
        return match.ply, message("engine-differs-not_over")
    return _receipt_differs(match)


def _receipt_differs(match: Match) -> tuple[int | None, Message] | None:
    """Every point of every seat must have its line."""
    try:
        match.receipt()
    except BrokenRules as error:
        return match.ply, error.message
    return None


def _shown(ply: Ply) -> str:
    return f"{ply.text} ({ply.actor}, {ply.move})"


def _reason(error: Exception) -> str | Message:
    if not isinstance(error, BenbenError):
        return in_words(error)
    return error.message
