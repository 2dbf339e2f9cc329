"""The host's settings. Every default is right for one person at one machine."""

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
from benben.texts import languages

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

STATIC = Path(__file__).resolve().parent / "static"
"""The front end that `make build` writes; wheels contain it."""


class BadAddress(BenbenError, ValueError):
    """A malformed database address."""


class Right(NamedTuple):
    """The kind of a setting's value; `engine-setting-right-KIND` of the catalogues describes it."""

    kind: str


_RATE = re.compile(r"([1-9]\d{0,8}) */ *([1-9]\d{0,5})? *(second|minute|hour|day)s?")
_UNITS = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86_400.0}


def read_rate(text: str) -> tuple[int, float]:
    """The count and the seconds of a rate such as `20/minute` or `300/10 seconds`. Raises `ValueError`."""
    found = _RATE.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"{text!r} is no rate such as 20/minute or 300/10 seconds")
    times, units, unit = found.groups()
    return int(times), int(units or 1) * _UNITS[unit]


def _rate(text: str) -> str:
    read_rate(text)
    return text


def _language(text: str) -> str:
    if text not in languages():
        raise ValueError(f"{text!r} is none of {', '.join(languages())}")
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
MailServer: TypeAlias = Annotated[str, StringConstraints(pattern=r"^smtps?://[^/\s]+$")]
MailBox: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[^\r\n]*[^\s<>]+@[^\s<>]+>?$")]
Webhook: TypeAlias = Annotated[str, StringConstraints(pattern=r"^https?://\S+$")]
Talk: TypeAlias = Annotated[Literal["chat", "reactions", "off"], Right("talk")]
Language: TypeAlias = Annotated[str, AfterValidator(_language), Right("language")]
LogFormat: TypeAlias = Annotated[Literal["text", "json"], Right("log_format")]
PeopleMode: TypeAlias = Annotated[Literal["off", "open", "invited"], Right("people")]
Players: TypeAlias = Annotated[Mapping[Word, Word], Right("players")]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server behaves. Times are in seconds, sizes in bytes, rates in the notation `20/minute`.

    The catalogue says what each one means, in all languages: `engine-settings-NAME`. `configuration` reads them from a
    file and the environment.
    """

    host: Word = "127.0.0.1"
    port: Port = 8000
    workers: Some = 1
    log_format: LogFormat = "text"
    hosts: Names = ()
    trust_proxy: Networks = ()
    metrics: Networks = ("127.0.0.0/8", "::1/128")

    database: Word = field(default_factory=lambda: str(default_database()))
    static: Annotated[Path, Right("folder")] = STATIC

    # Only these specs may name a player of one's own: nothing that a request says imports a module.
    players: Players = field(default_factory=dict)
    free_players: bool = False

    thinking: Word = "local"
    # Waiting calls take turns by address, then by table.
    thinking_places: Some = field(default_factory=lambda: max(1, usable_cores() - 1))
    # The least recently used are dropped first.
    thinking_memory: Count = 256 * 1024 * 1024
    thinking_budget: Seconds = 30.0
    rest_after: Seconds = 10.0

    bot_pause: Seconds = 0.6
    bot_seconds: Seconds = 20.0
    bot_timeout: Seconds = 60.0
    stand_in: Word = "expert"
    stand_in_after: Seconds = 60.0
    notify_after: Seconds = 30.0
    vacation_days: Count = 30
    deadline_check: Annotated[Seconds, Field(gt=0)] = 5.0

    hint_seconds: Seconds = 1.2
    hint_games: Annotated[Some | None, Right("some")] = None
    hint_timeout: Seconds = 6.0
    review_games: Some = 300
    reviews_waiting: Count = 32

    message_limit: Some = 16 * 1024
    hello_timeout: Seconds = 10.0
    ping_interval: Annotated[Seconds, Field(gt=0)] = 20.0
    send_timeout: Seconds = 10.0

    header_timeout: Seconds = 10.0
    connections: Annotated[Some | None, Right("some")] = None
    kept_for_seats: Share = 0.2
    connections_per_address: Some = 500
    # They have sent no request, or they are sockets without a hello.
    unidentified_per_address: Some = 50
    watchers_per_table: Some = 500
    watchers_per_address: Some = 8
    sockets_per_address: Some = 200
    sockets_per_seat: Some = 16

    open_tables: bool = False
    talk: Talk = "chat"
    talk_rate: Rate = "12/minute"

    create_rate: Rate = "40/minute"
    hint_rate: Rate = "40/minute"
    review_rate: Rate = "10/minute"
    request_rate: Rate = "2400/minute"
    move_rate: Rate = "400/10 seconds"
    seat_rate: Rate = "60/10 seconds"
    message_rate: Rate = "300/10 seconds"
    address_rate: Rate = "2000/10 seconds"
    seat_arrival_rate: Rate = "30/minute"
    arrival_rate: Rate = "120/minute"

    # Without it, `run` finds out.
    guests: Annotated[Address | None, Right("address")] = None

    # Mails and a club's chat that say whose turn it is.
    mail_server: Annotated[MailServer | None, Right("mail_server")] = None
    mail_from: Annotated[MailBox, Right("mail_box")] = "benben@localhost"
    mail_rate: Rate = "10/hour"
    webhook: Annotated[Webhook | None, Right("webhook")] = None
    webhook_secret: Annotated[str, Right("text")] = ""
    webhook_language: Language = "en"

    people: PeopleMode = "open"
    # Whether tables may count for ratings.
    ratings: bool = False
    # After so many days without a visit, people are removed, and guests' names from finished games. 0: never.
    forget_after: Count = 730
    person_rate: Rate = "100/hour"
    sign_in_rate: Rate = "30/minute"
    people_rate: Rate = "600/minute"
    download_rate: Rate = "20/hour"

    tables_in_memory: Some = 256
    presence_pause: Seconds = 0.25

    @property
    def database_url(self) -> "URL":
        """The store's address. Raises `BadAddress` if it is malformed."""
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
    """The default file for this user's tables."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "benben" / "benben.sqlite3"
