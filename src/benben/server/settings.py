"""What a host may set. Every field has a default that is right for one person at one machine."""

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints

from benben.engine.errors import BenbenError
from benben.engine.message import message
from benben.engine.processes import usable_cores

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

STATIC = Path(__file__).resolve().parent / "static"
"""Where `make build` puts the front end; wheels carry it."""


class BadAddress(BenbenError, ValueError):
    """A text that is no address of a database."""


class Right(NamedTuple):
    """What a value must be, as `engine-setting-right-KIND` of the catalogues says it."""

    kind: str


_RATE = re.compile(r"([1-9]\d{0,8}) */ *([1-9]\d{0,5})? *(second|minute|hour|day)s?")
_UNITS = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86_400.0}


def read_rate(text: str) -> tuple[int, float]:
    """How many times in how many seconds a rate such as `20/minute` or `300/10 seconds` is. Raises `ValueError`."""
    found = _RATE.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"{text!r} is no rate such as 20/minute or 300/10 seconds")
    times, units, unit = found.groups()
    return int(times), int(units or 1) * _UNITS[unit]


def _rate(text: str) -> str:
    read_rate(text)
    return text


def _network(text: str) -> str:
    return str(ipaddress.ip_network(text.strip().replace("[", "").replace("]", ""), strict=False))


def _finite(least: float) -> object:
    return Field(ge=least, allow_inf_nan=False)


Seconds: TypeAlias = Annotated[float, _finite(0), Right("seconds")]
Share: TypeAlias = Annotated[float, _finite(0), Field(le=1), Right("share")]
Count: TypeAlias = Annotated[int, Field(ge=0), Right("count")]
Some: TypeAlias = Annotated[int, Field(ge=1), Right("some")]
Port: TypeAlias = Annotated[int, Field(ge=0, le=65535), Right("port")]
Rate: TypeAlias = Annotated[str, AfterValidator(_rate), Right("rate")]
Word: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1), Right("text")]
Networks: TypeAlias = Annotated[tuple[Annotated[str, AfterValidator(_network)], ...], Right("networks")]
Names: TypeAlias = Annotated[tuple[Word, ...], Right("names")]
Address: TypeAlias = Annotated[str, StringConstraints(pattern=r"^https?://[^/\s]+$"), Right("address")]
LogFormat: TypeAlias = Annotated[Literal["text", "json"], Right("log_format")]
Players: TypeAlias = Annotated[Mapping[Word, Word], Right("players")]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server behaves. Times are in seconds, sizes in bytes, rates in the notation `20/minute`.

    `configuration` reads them from a file and the environment, and there says what every one means in all languages.
    """

    host: Word = "127.0.0.1"
    """The address to listen on; `0.0.0.0` is every one of this machine."""
    port: Port = 8000
    """The port; with 0 any free one."""
    workers: Some = 1
    """How many processes serve; several need PostgreSQL."""
    log_format: LogFormat = "text"
    """How the log is written."""
    hosts: Names = ()
    """Names that this server answers to, besides `localhost`, addresses in figures, this machine's name and that of
    `guests`; with a star for any part, as in `*.example.org`."""
    trust_proxy: Networks = ()
    """The networks of proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed."""
    metrics: Networks = ("127.0.0.0/8", "::1/128")
    """Where `/metrics` may be read from, and what exactly is wrong when the server is not ready."""

    database: Word = field(default_factory=lambda: str(default_database()))
    """A file, or an SQLAlchemy URL such as `postgresql://host/benben`."""
    static: Annotated[Path, Right("folder")] = STATIC
    """The folder of the built front end."""

    players: Players = field(default_factory=dict)
    """Bots for the lobby to offer besides the levels: their names, and the specs that make them. Only these specs may
    name a player of one's own: nothing that a request says imports a module."""
    free_players: bool = False
    """Whoever makes a table may give a bot any spec of a player that has a name, such as `search:seconds=20`. Without
    this only the levels and `players` may be chosen."""

    thinking: Word = "local"
    """Where bots, hints and reviews are thought out: `local` is this machine, `ray` a Ray begun here,
    `ray://HOST:10001` (or whatever else Ray takes for an address) a cluster."""
    thinking_places: Some = field(default_factory=lambda: max(1, usable_cores() - 1))
    """How many things are thought about at once on this machine, each in a thread of its own (players that are not ours
    in a process); the others wait. They are taken in turn by address, then by table."""
    thinking_memory: Count = 256 * 1024 * 1024
    """Bytes in which is kept what bots have found, for their next moves. What was not used for longest is forgotten
    first; with 0 nothing is kept."""
    thinking_budget: Seconds = 30.0
    """Seconds of thinking that one address may use in a minute before the others come first."""
    rest_after: Seconds = 10.0
    """Where bots play among themselves, they rest when nobody has watched for so long."""

    bot_pause: Seconds = 0.6
    """How long a bot's move takes at least, so that people can follow it."""
    bot_seconds: Seconds = 20.0
    """No bot thinks longer than this about a move, whatever its spec says."""
    bot_timeout: Seconds = 60.0
    """After this long, waiting for its turn to think included, a simpler bot moves in its place."""
    stand_in: Word = "expert"
    """The bot that takes a seat where nobody came, and that plays for a person who has gone."""
    stand_in_after: Seconds = 60.0
    """A person who has had no window open on the table for so long may be stood in for."""

    hint_seconds: Seconds = 1.2
    """How long a hint is thought about."""
    hint_games: Annotated[Some | None, Right("some")] = None
    """At most so many simulated games a hint; as many as there is time for if nothing is said."""
    hint_timeout: Seconds = 6.0
    """After this long, waiting for its turn to think included, a hint is refused."""
    review_games: Some = 300
    """Simulated games for each decision of a game that is reviewed."""
    reviews_waiting: Count = 32
    """With so many reviews waiting or being thought out, one more is refused."""

    message_limit: Some = 16 * 1024
    """The largest request body and socket message."""
    hello_timeout: Seconds = 10.0
    """How long a socket may stay silent before it says hello."""
    ping_interval: Annotated[Seconds, Field(gt=0)] = 20.0
    """Sockets are pinged this often; one that does not answer for as long again is closed."""
    send_timeout: Seconds = 10.0
    """A socket that does not take a message for this long is closed."""

    header_timeout: Seconds = 10.0
    """A connection that has not sent the head of its request for so long is closed."""
    connections: Annotated[Some | None, Right("some")] = None
    """Connections open at once; as many as the system's limit of open files allows if nothing is said."""
    kept_for_seats: Share = 0.2
    """The part of them that spectators may not take, so that players always find a place."""
    connections_per_address: Some = 500
    """Connections from one address at once; those from a trusted proxy's do not count."""
    unidentified_per_address: Some = 50
    """Connections from one address that have not said yet what they want: no request, or a socket without a hello."""
    watchers_per_table: Some = 500
    """Sockets that only look on, at one table."""
    watchers_per_address: Some = 8
    """Sockets that only look on, at one table from one address."""
    sockets_per_address: Some = 200
    """Sockets that only look on, from one address."""
    sockets_per_seat: Some = 16
    """Sockets of one person at one table."""

    create_rate: Rate = "40/minute"
    """New tables from one address."""
    hint_rate: Rate = "40/minute"
    """Hints for one address."""
    review_rate: Rate = "10/minute"
    """Reviews begun from one address."""
    request_rate: Rate = "2400/minute"
    """All requests from one address, files and sockets included."""
    move_rate: Rate = "400/10 seconds"
    """Moves and other changes of tables from one address."""
    seat_rate: Rate = "60/10 seconds"
    """Messages of one person at one table; what is more counts against the address's `message_rate`."""
    message_rate: Rate = "300/10 seconds"
    """Messages from one address that no seat answers for."""
    address_rate: Rate = "2000/10 seconds"
    """All messages from one address."""
    seat_arrival_rate: Rate = "30/minute"
    """How often one person may come to one table; what is more counts against the address's `arrival_rate`."""
    arrival_rate: Rate = "120/minute"
    """How often sockets from one address may come to tables, those of seats left out."""

    guests: Annotated[Address | None, Right("address")] = None
    """The address at which others reach this server, such as `http://192.168.1.5:8000`, for invitations that are made
    at the server's own machine. If nothing is said, `run` finds out."""

    tables_in_memory: Some = 256
    """Tables beyond this number are put back to the store when nobody looks at them."""
    presence_pause: Seconds = 0.25
    """Those who come to a table or leave it within so long are told of together."""

    @property
    def database_url(self) -> "URL":
        """The store's address. Raises `BadAddress` if it is none."""
        return database_url(self.database)


def database_url(database: str) -> "URL":
    """Turn a file's name or an SQLAlchemy URL into a URL. Raises `BadAddress`."""
    from sqlalchemy.engine import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser().absolute()))
    try:
        url = make_url(database)
    except ArgumentError as error:
        shown = database.rsplit("@", maxsplit=1)[-1]
        raise BadAddress(message("engine-store-address", address=shown)) from error
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
