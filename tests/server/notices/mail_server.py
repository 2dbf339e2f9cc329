"""An SMTP server for tests, with or without TLS, and the certificates for it."""

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Mailbox:
    """The mails that came."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  (aiosmtpd calls it so)
        self.came.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


class AnyPort(Controller):
    """A controller that takes any free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


def certificate(folder: Path, name: str) -> Path:
    """A file with a key and a certificate of its own for a name."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    form, none = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file = folder / f"{name}.pem"
    file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, form, none)
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


def trusting(file: Path) -> ssl.SSLContext:
    """A client that trusts this certificate only."""
    return ssl.create_default_context(cafile=str(file))


@contextmanager
def mail_server(tls: Path | None = None, **options: Any) -> Iterator[Mailbox]:
    """Run an SMTP server; it offers STARTTLS with the certificate *tls*."""
    box = Mailbox()
    context = None
    if tls is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(tls)
    controller = AnyPort(box, hostname="127.0.0.1", port=0, tls_context=context, **options)
    controller.start()
    try:
        box.port = controller.port
        yield box
    finally:
        controller.stop()
