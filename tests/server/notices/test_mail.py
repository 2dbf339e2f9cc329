"""Mails through a local SMTP server, with TLS that works, is missing, or is broken."""

import asyncio
import socket
from pathlib import Path

import pytest

from benben.server.notices import mail
from benben.server.notices.mail import Mail, MailSender, checked_address
from benben.server.notices.push import NotSent
from tests.server.notices.mail_server import certificate, mail_server, trusting

MAIL = Mail(
    "ann@example.org", "Ra: Дуэль\u2019s turn", "It’s your turn.\n", "https://a.example/api/mail/stop?code=x"
)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """`localhost` is treated as any other server."""
    monkeypatch.setattr(mail, "_HERE", set())


def send(port: int, sent: Mail = MAIL, tls: Path | None = None, scheme: str = "smtp") -> None:
    sender = MailSender(
        f"{scheme}://localhost:{port}",
        "Benben <benben@example.org>",
        None if tls is None else trusting(tls),
    )
    asyncio.run(sender.send(sent))


def test_a_mail_has_what_programs_need_to_unsubscribe() -> None:
    with mail_server() as box:
        send(box.port)
    [came] = box.came
    assert (came["To"], came["From"]) == ("ann@example.org", "Benben <benben@example.org>")
    assert came["Subject"] == MAIL.subject
    assert came["List-Unsubscribe"] == f"<{MAIL.stop}>"
    assert came["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert came["Auto-Submitted"] == "auto-generated"
    assert came.get_content().splitlines() == MAIL.text.splitlines()


@pytest.mark.usefixtures("elsewhere")
def test_mails_to_other_machines_go_over_tls(tmp_path: Path) -> None:
    file = certificate(tmp_path, "localhost")
    with mail_server(file, require_starttls=True) as box:
        send(box.port, tls=file)
    assert len(box.came) == 1


@pytest.mark.usefixtures("elsewhere")
def test_nothing_is_sent_without_tls() -> None:
    with mail_server() as box:
        with pytest.raises(NotSent, match=r"(?i)starttls"):
            send(box.port)
        with pytest.raises(NotSent):
            send(box.port, scheme="smtps")
    assert box.came == []


@pytest.mark.usefixtures("elsewhere")
def test_nothing_is_sent_to_a_server_with_a_wrong_certificate(tmp_path: Path) -> None:
    file = certificate(tmp_path, "localhost")
    with mail_server(file) as box, pytest.raises(NotSent, match=r"(?i)certificate"):
        send(box.port)  # of an authority that no one knows
    wrong = certificate(tmp_path, "another.example")
    with mail_server(wrong) as other, pytest.raises(NotSent, match=r"(?i)certificate"):
        send(other.port, tls=wrong)
    assert box.came == other.came == []


def test_a_server_that_refuses_and_one_that_is_not_there() -> None:
    with mail_server() as box:
        box.handle_RCPT = _refuse  # type: ignore[attr-defined]
        with pytest.raises(NotSent, match="550"):
            send(box.port)
    with pytest.raises(NotSent):
        send(box.port)


async def _refuse(*_: object) -> str:
    return "550 no such mailbox"


def test_a_server_that_says_nothing_is_waited_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "_TIMEOUT", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(NotSent):
        send(silent.getsockname()[1])


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "ann",
        "ann@localhost",
        "ann@[127.0.0.1]",
        "a@b.example\nBcc: c@d.example",
        "ä@b.example",
        "a b@c.example",
    ],
)
def test_texts_that_are_no_addresses(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"address|mailbox|Invalid|parse|expected|part"):
        checked_address(wrong)
    assert checked_address(" ann@example.org ") == "ann@example.org"
