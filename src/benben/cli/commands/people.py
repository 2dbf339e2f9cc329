"""`benben people`: what a host can do with the people of a server, also while it runs. Everything is logged."""

import json
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.hosting import Where
from benben.cli.options import with_options
from benben.cli.terminal import Refused, Terminal

if TYPE_CHECKING:
    from benben.server.ratings import Rating
    from benben.server.store.archive import StoredGames
    from benben.server.store.people_host import Listed, Reading

Who = Annotated[str, typer.Argument(metavar="PERSON", help="cli-help-people-who", show_default=False)]
NewName = Annotated[str, typer.Argument(metavar="NAME", help="cli-help-people-name", show_default=False)]
Target = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-people-file", show_default=False)]
Unmute = Annotated[bool, typer.Option("--undo", help="cli-help-people-undo")]
Days = Annotated[int, typer.Option(metavar="DAYS", min=1, max=365, help="cli-help-people-days")]
Address = Annotated[str, typer.Option(metavar="URL", help="cli-help-people-address")]

_DAY = 86_400


@guarded
@with_options
def list_people(context: typer.Context, where: Where) -> None:
    """List everybody, the last visitor first."""
    terminal: Terminal = context.obj
    say = terminal.texts.say
    with _opened(where) as store:
        found = _everybody(store)
        _log(store, "list")
    heads = [say(f"cli-people-{name}") for name in ("person", "called", "devices", "games", "visit", "note")]
    rows = [
        [
            each.handle,
            each.person.name,
            str(each.devices + each.passkeys),
            str(each.tables),
            _date(each.person.seen),
            say("cli-people-muted") if each.person.muted else "",
        ]
        for each in found
    ]
    terminal.table(heads, rows, left=2)


@guarded
@with_options
def show(context: typer.Context, who: Who, where: Where) -> None:
    """Show what is stored about a person, without secrets."""
    terminal: Terminal = context.obj
    with _opened(where) as store:
        person = _find(store, who)
        _log(store, "show", person)
        terminal.print(json.dumps(_stored(store, person), ensure_ascii=False, indent=2))


@guarded
@with_options
def rename(context: typer.Context, who: Who, name: NewName, where: Where) -> None:
    """Give a person another name, at all their tables too."""
    terminal: Terminal = context.obj
    with _opened(where) as store:
        from benben.engine.names import checked_name
        from benben.server.store.people_host import rename_person

        person = _find(store, who)
        store.run(rename_person(person.person, checked_name(name), int(time.time())))
    terminal.say("cli-people-renamed", person=person.handle, name=checked_name(name))


@guarded
@with_options
def mute(context: typer.Context, who: Who, where: Where, undo: Unmute = False) -> None:
    """Mute the chat of a person, or let them speak again."""
    terminal: Terminal = context.obj
    with _opened(where) as store:
        from benben.server.store.people_host import mute_person

        person = _find(store, who)
        store.run(mute_person(person.person, int(time.time()), muted=not undo))
    terminal.say("cli-people-unmuted" if undo else "cli-people-is_muted", person=person.handle)


@guarded
@with_options
def remove(context: typer.Context, who: Who, where: Where) -> None:
    """Remove a person with all devices; the others keep their games."""
    terminal: Terminal = context.obj
    with _opened(where) as store:
        from benben.server.settings import Settings
        from benben.server.store.people_host import remove_person_for_host

        person = _find(store, who)
        tables = store.run(remove_person_for_host(person.person, Settings().stand_in, int(time.time())))
    terminal.say("cli-people-removed", person=person.handle, tables=tables)


@guarded
@with_options
def export(context: typer.Context, who: Who, file: Target, where: Where) -> None:
    """Write what is stored about a person to a file, for that person."""
    terminal: Terminal = context.obj
    with _opened(where) as store:
        person = _find(store, who)
        document = _stored(store, person)
        with file.open("x", encoding="utf-8") as target:
            json.dump(document, target, ensure_ascii=False, indent=2)
        _log(store, "export", person)
    terminal.say("cli-people-exported", person=person.handle, file=str(file))


@guarded
@with_options
def invite(
    context: typer.Context,
    name: NewName,
    where: Where,
    days: Days = 7,
    address: Address = "http://localhost:8000",
) -> None:
    """Make a person and a link that signs them in, once."""
    terminal: Terminal = context.obj
    with _opened(where) as store:
        from benben.engine.names import checked_name
        from benben.server.models.people import MARKS
        from benben.server.people.directory import new_person_id
        from benben.server.store.people import Person
        from benben.server.store.people_host import invite_person
        from benben.server.tables.seating import hash_token

        now, code = int(time.time()), secrets.token_urlsafe(32)
        today = now // _DAY * _DAY
        person = Person(new_person_id(), checked_name(name), secrets.randbelow(MARKS), now, today)
        store.run(invite_person(person, hash_token(code), now + days * _DAY, now))
    terminal.say("cli-people-invited", name=person.name, days=days)
    terminal.write(f"{address.rstrip('/')}/me#sign-in-{code}")


@guarded
@with_options
def log(context: typer.Context, where: Where) -> None:
    """List what the host has done to people, the newest first."""
    terminal: Terminal = context.obj
    say = terminal.texts.say
    with _opened(where) as store:
        from benben.server.store.people_host import host_log

        rows = [[_date(each.at), each.action, each.person, each.detail] for each in store.run(host_log())]
    terminal.table(
        [say(f"cli-people-{name}") for name in ("when", "action", "person", "detail")], rows, left=4
    )


@guarded
@with_options
def rate(context: typer.Context, where: Where) -> None:
    """Recompute all ratings from the stored games, and print them next to those of the levels."""
    terminal: Terminal = context.obj
    say = terminal.texts.say
    with _opened(where) as store:
        from benben.server.people.rating_list import finished
        from benben.server.ratings import rate_all
        from benben.server.store.people import cards
        from benben.server.store.ratings import rated_tables

        ratings = rate_all(map(finished, store.run(rated_tables())))
        names = {person: name for person, (name, _) in store.run(cards()).items()}
        _log(store, "rate")
    rows = [
        [say(f"{game}-title"), str(seats), *cells]
        for (game, seats), found in sorted(ratings.items())
        for cells in _ranked(game, seats, found, names, terminal)
    ]
    if not rows:
        terminal.say("cli-people-no_ratings")
        return
    heads = ["game", "players", "person", "called", "rating", "range", "games"]
    terminal.table([say(f"cli-people-{head}") for head in heads], rows, left=4)


def _ranked(
    game: str, seats: int, ratings: "Mapping[str, Rating]", names: Mapping[str, str], terminal: Terminal
) -> Iterator[list[str]]:
    """The people and the levels of a ranking, the best first; people who were deleted are left out."""
    from benben.server.ratings import anchors, points_of
    from benben.server.store.people import handle_of

    people = [
        (handle_of(person), names[person], rating) for person, rating in ratings.items() if person in names
    ]
    levels = [
        ("", terminal.texts.say(f"lobby-level-{level}"), rating)
        for level, rating in anchors(game, seats).items()
    ]
    for handle, name, rating in sorted(people + levels, key=lambda each: -each[2].mu):
        points, low, high = points_of(rating)
        known = [f"{low}–{high}", str(rating.games)] if handle else ["", ""]
        yield [handle, name, str(points), *known]


@contextmanager
def _opened(where: Where) -> "Iterator[StoredGames]":
    address = where.find()
    from benben.server.settings import database_url
    from benben.server.store.archive import open_stored_games

    with open_stored_games(database_url(address)) as store:
        yield store


def _log(store: "StoredGames", action: "Reading", found: "Listed | None" = None) -> None:
    """Log that the host has read what is stored about a person, or about all of them."""
    from benben.server.store.people_host import log_reading

    store.run(log_reading(action, found and found.person, int(time.time())))


def _everybody(store: "StoredGames") -> "list[Listed]":
    from benben.server.store.people_host import listed_people

    return store.run(listed_people())


def _find(store: "StoredGames", who: str) -> "Listed":
    """The person with this handle, or with this name if only one has it. Raises `Refused`."""
    people = _everybody(store)
    found = [each for each in people if each.handle == who] or [
        each for each in people if each.person.name.casefold() == who.casefold()
    ]
    if not found:
        raise Refused("cli-refused-no_person", who=who)
    if len(found) > 1:
        raise Refused("cli-refused-several_people", who=who, people=", ".join(each.handle for each in found))
    return found[0]


def _stored(store: "StoredGames", found: "Listed") -> dict[str, object]:
    """Everything about a person except ids and hashes, as JSON has it."""
    from benben.server.store.history import history_of, lines_of
    from benben.server.store.people_host import devices_of

    person = found.person
    return {
        "person": found.handle,
        "name": person.name,
        "mark": person.mark,
        "created": person.created,
        "seen": person.seen,
        "muted": person.muted,
        "passkeys": found.passkeys,
        "devices": [
            {"label": each.label, "created": each.created, "seen": each.seen}
            for each in store.run(devices_of(person))
        ],
        "games": [
            {
                "id": game.id,
                "game": game.game,
                "status": game.status,
                "changed": game.changed,
                "seats": [{"name": seat.name, "mine": seat.mine} for seat in game.seats],
                "results": [asdict(each) for each in game.results],
            }
            for game in store.run(history_of(person.id))
        ],
        "lines": store.run(lines_of(person.id)),
        "notices": _notices(store, person.id),
    }


def _notices(store: "StoredGames", owner: str) -> dict[str, object]:
    from benben.server.store.notices import receiver

    found = store.run(receiver(owner))
    email = None if found.email is None else found.email._asdict()
    return {**found.choices._asdict(), "browsers": len(found.subscriptions), "email": email}


def _date(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d}"
