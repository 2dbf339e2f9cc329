"""Notices in the JSON contract: how and when people learn that it is their turn."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StringConstraints

from benben.server.models.requests import Request, Zone
from benben.server.store.notices import Remind

Minutes = Annotated[int, Field(ge=0, lt=1440, strict=True)]
"""Minutes after midnight."""
Language = Annotated[str, StringConstraints(max_length=16)]


class PushKeys(Request):
    """The keys of a browser for Web Push, in Base64 for addresses."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,40}$")]


class PushRequest(Request):
    """A browser that wants a notice when it is one's turn: its subscription to Web Push, and its language."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    keys: PushKeys
    language: Language = "en"


class NoticeChoicesRequest(Request):
    """When one wants to be notified. No hours are quiet if both ends are equal."""

    remind: Remind
    quiet_start: Minutes
    quiet_end: Minutes
    zone: Zone


class EmailRequest(Request):
    """An address for mails; its mailbox is asked first."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)]
    language: Language = "en"


class EmailCode(Request):
    """The code in the links of a mail."""

    code: Annotated[str, StringConstraints(min_length=20, max_length=64)]


@dataclass(frozen=True, kw_only=True)
class NoticeKey:
    """The key by which browsers know the server's messages (the `applicationServerKey` of Web Push)."""

    key: str | None
    """None if the server sends none."""


@dataclass(frozen=True, kw_only=True)
class EmailState:
    """An address for mails."""

    address: str
    confirmed: bool


@dataclass(frozen=True, kw_only=True)
class NoticesState:
    """When one wants to be notified, and how."""

    remind: Remind
    quiet_start: int
    """Minutes after midnight in the time *zone*. No hours are quiet if both ends are equal."""
    quiet_end: int
    zone: str
    browsers: int
    """How many browsers are notified."""
    can_mail: bool
    """Whether the host sends mails."""
    email: EmailState | None
    waiting: int
    """At how many tables one is to decide."""
