"""Messages to browsers: a push service of the tests decrypts them; endpoints that are gone, slow or hostile."""

import asyncio
import base64
import json
import threading
from collections.abc import Iterator

import pytest

from benben.server.notices import push
from benben.server.notices.push import (
    NotSent,
    PushSender,
    SubscriptionGone,
    check_endpoint,
    is_public,
    new_private_key,
)
from tests.server.notices.push_service import Browser, PushService, push_service


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def sender(*, allows_private: bool = True) -> PushSender:
    return PushSender(
        new_private_key(), "mailto:host@example.org", (lambda _: True) if allows_private else is_public
    )


def send(service: PushService, by: PushSender | None = None) -> Browser:
    browser = Browser(service.url)
    asyncio.run((by or sender()).send(browser.subscription(), b'{"title": "Ra"}', "turn"))
    return browser


def test_only_the_browser_can_read_a_message(service: PushService) -> None:
    by = sender()
    browser = send(service, by)
    [(headers, body)] = service.came
    assert browser.read(body) == {"title": "Ra"}
    assert b"Ra" not in body
    assert (headers["TTL"], headers["Topic"], headers["Content-Encoding"]) == ("86400", "turn", "aes128gcm")
    scheme, _, values = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in values.split(","))
    assert (scheme, parts["k"]) == ("vapid", by.public_key)
    claims = parts["t"].split(".")[1]
    claims = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert claims["aud"] == service.url.removesuffix("/push/1")
    assert claims["sub"] == "mailto:host@example.org"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone(service: PushService, status: int) -> None:
    service.status = status
    with pytest.raises(SubscriptionGone):
        send(service)


def test_redirects_are_not_followed(service: PushService) -> None:
    service.status, service.headers = 307, {"Location": service.url}
    with pytest.raises(NotSent, match="307"):
        send(service)
    assert len(service.came) == 1


def test_a_service_that_does_not_answer_is_waited_for_only_so_long(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "_TIMEOUT", 0.05)
    service.hold = threading.Event()
    with pytest.raises(NotSent, match="Timeout"):
        send(service)


def test_nothing_is_sent_into_a_private_network(service: PushService) -> None:
    with pytest.raises(NotSent, match="private"):
        send(service, sender(allows_private=False))
    assert service.came == []


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("::1", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("224.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::808:808", True),
        ("2002:a00:1::", False),
        ("fe80::1%eth0", False),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize(
    "wrong",
    [
        "http://push.example.org/1",
        "https://push.example.org:22/1",
        "https://a@push.example.org/1",
        "file:///etc/passwd",
        "https:///1",
        "",
    ],
)
def test_addresses_that_no_push_service_has(wrong: str) -> None:
    with pytest.raises(ValueError, match="https"):
        check_endpoint(wrong)
    check_endpoint("https://push.example.org/1")
