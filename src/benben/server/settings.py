"""What a host may set. Every field has a default that is right for one person at one machine."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from benben.engine.errors import BenbenError
from benben.engine.message import message
from benben.engine.processes import usable_cores
from benben.review.compiling import INTERPRETED_SECONDS

STATIC = Path(__file__).resolve().parent / "static"
"""Where `make build` puts the front end; wheels carry it."""


class BadAddress(BenbenError, ValueError):
    """A text that is no address of a database."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server behaves. Times are in seconds, sizes in bytes, rates in the notation `20/minute`."""

    database: str = field(default_factory=lambda: str(default_database()))
    """A file, or an SQLAlchemy URL such as `postgresql://host/benben`."""
    static: Path = STATIC
    """The folder of the built front end."""

    players: Mapping[str, str] = field(default_factory=dict)
    """Bots for the lobby to offer besides the levels: their names, and the specs that make them. Only these specs may
    name a class of one's own: nothing that a request says imports a module."""
    free_players: bool = False
    """Whoever makes a table may give a bot any spec of a player that has a name, such as `search:seconds=20`. Without
    this only the levels and `players` may be chosen."""

    thinking: str = "local"
    """Where bots, hints and reviews are thought out: `local` is processes of this machine, `ray` a Ray begun here,
    `ray://HOST:10001` (or whatever else Ray takes for an address) a cluster."""
    thinking_processes: int = field(default_factory=lambda: max(1, usable_cores() - 1))
    """How many things are thought about at once on this machine, each in a process of its own; the others wait. They
    are taken in turn by address, then by table."""
    thinking_budget: float = 30.0
    """Seconds of thinking that one address may use in a minute before the others come first."""
    rest_after: float = 10.0
    """Where bots play among themselves, they rest when nobody has watched for so long."""

    bot_pause: float = 0.6
    """How long a bot's move takes at least, so that people can follow it."""
    bot_seconds: float = 20.0
    """No bot thinks longer than this about a move, whatever its spec says."""
    bot_timeout: float = 60.0
    """After this long, waiting for its turn to think included, a simpler bot moves in its place."""
    stand_in: str = "skilled"
    """The bot that takes a seat where nobody came, and that plays for a person who has gone."""
    stand_in_after: float = 60.0
    """A person who has had no window open on the table for so long may be stood in for."""

    compilers: int = max(1, min(4, os.cpu_count() or 1))
    """Games compiled at once at the first start, each in a process of its own, while tables play interpreted. With 0 a
    rule is compiled when it is first needed, and whoever needs it waits."""
    interpreted_seconds: float = INTERPRETED_SECONDS
    """No bot and no hint thinks longer than this about a move while its game is being compiled."""

    hint_seconds: float = 1.2
    """How long a hint is thought about."""
    hint_games: int | None = None
    """At most so many simulated games a hint; as many as there is time for if nothing is said."""
    hint_timeout: float = 6.0
    """After this long, waiting for its turn to think included, a hint is refused."""
    review_games: int = 300
    """Simulated games for each decision of a game that is reviewed."""
    reviews_waiting: int = 32
    """With so many reviews waiting or being thought out, one more is refused."""

    message_limit: int = 16 * 1024
    """The largest request body and socket message."""
    hello_timeout: float = 10.0
    """How long a socket may stay silent before it says hello."""
    ping_interval: float = 20.0
    """Sockets are pinged this often; one that does not answer for as long again is closed."""
    send_timeout: float = 10.0
    """A socket that does not take a message for this long is closed."""
    presence_pause: float = 0.25
    """People who come to a table or leave it within so long are told of together."""
    sockets_per_table: int = 64
    sockets_per_address: int = 64

    create_rate: str = "20/minute"
    """New tables from one address."""
    hint_rate: str = "40/minute"
    """Hints for one address."""
    review_rate: str = "10/minute"
    """Reviews begun from one address."""
    request_rate: str = "1200/minute"
    """All requests from one address, files included."""
    message_rate: str = "300/10 seconds"
    """Messages through one socket."""
    trust_proxy: bool = False
    """Take a client's address from `X-Forwarded-For`: only behind a proxy that sets it."""

    guests: str | None = None
    """The address at which others reach this server, such as `http://192.168.1.5:8000`, for invitations that are made
    at the server's own machine. If nothing is said, `run` finds out."""

    tables_in_memory: int = 256
    """Tables beyond this number are put back to the store when nobody looks at them."""

    @property
    def database_url(self) -> URL:
        """The store's address. Raises `BadAddress` if it is none."""
        return database_url(self.database)


def database_url(database: str) -> URL:
    """Turn a file's name or an SQLAlchemy URL into a URL. Raises `BadAddress`."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser().absolute()))
    try:
        url = make_url(database)
    except ArgumentError as error:
        shown = database.rsplit("@", maxsplit=1)[-1]
        raise BadAddress(
            f"“{shown}” is no database address", told=message("engine-store-address", address=shown)
        ) from error
    kind = url.get_backend_name()  # the store has one driver for each
    return url.set(drivername="postgresql" if kind == "postgres" else kind)


def default_database() -> Path:
    """The file that holds the tables of this user when nothing else is said."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "benben" / "benben.sqlite3"
