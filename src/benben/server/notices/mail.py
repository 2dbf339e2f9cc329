"""Mails of notices through the host's SMTP server, over TLS, with one click to unsubscribe (RFC 8058)."""

import asyncio
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from benben.server.notices.push import NotSent

_TIMEOUT = 30.0  # seconds for a mail
_PORTS = {"smtp": 587, "smtps": 465}
_HERE = {"localhost", "127.0.0.1", "::1"}


class Mail(NamedTuple):
    """A mail in plain text."""

    to: str
    subject: str
    text: str
    stop: str | None = None
    """The address that unsubscribes with one POST."""
    id: str | None = None
    """A name of its own: the same if it has to be sent again."""


def checked_address(text: str) -> str:
    """An e-mail address without spaces around it. Raises `ValueError` if no mail can be sent there."""
    from email.errors import HeaderParseError
    from email.headerregistry import Address

    address = text.strip()
    try:
        parsed = Address(addr_spec=address)
    except (HeaderParseError, IndexError) as error:
        raise ValueError("not an address") from error
    if not address.isascii() or "." not in parsed.domain or "[" in parsed.domain:
        raise ValueError("not the address of a mailbox")
    return address


class MailSender:
    """Sends mails through one server. Needs `pip install 'benben[notices]'`."""

    def __init__(self, server: str, sender: str, tls: Any = None) -> None:
        """*server* is `smtp://USER:PASSWORD@HOST:PORT` (STARTTLS) or `smtps://…` (TLS from the start).

        Without TLS mails go to this machine only. Raises `ImportError`. Tests give their own *tls* context.
        """
        import aiosmtplib

        self._smtp = aiosmtplib
        parts = urlsplit(server)
        host = parts.hostname or "localhost"
        self._sender = sender
        self._route: dict[str, Any] = {
            "hostname": host,
            "port": parts.port or _PORTS[parts.scheme],
            "username": None if parts.username is None else unquote(parts.username),
            "password": None if parts.password is None else unquote(parts.password),
            "use_tls": parts.scheme == "smtps",
            "start_tls": parts.scheme == "smtp" and host not in _HERE,
            "tls_context": tls,
            "timeout": _TIMEOUT,
        }

    async def send(self, mail: Mail) -> None:
        """Send a mail. Raises `NotSent`, also if the server's TLS is missing or broken."""
        try:
            async with asyncio.timeout(_TIMEOUT):
                await self._smtp.send(_message(mail, self._sender), **self._route)
        except (TimeoutError, OSError, self._smtp.SMTPException, ValueError) as error:
            raise NotSent(f"{type(error).__name__}: {error}") from error


def _message(mail: Mail, sender: str) -> Any:
    from email.message import EmailMessage
    from email.utils import formatdate, make_msgid

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, mail.to, mail.subject
    domain = sender.rpartition("@")[2].rstrip(">")
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=domain) if mail.id is None else f"<{mail.id}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop is not None:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message
