"""Client addresses behind proxies, the server's names, and the pages that may send requests (6, 11)."""

import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Scope
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benben.server.http.request_origin import OriginChecker, RequestOrigin
from benben.server.http_errors import Refusal
from benben.server.settings import Settings
from tests.server.guest import Line, Served, State, here, me, serve
from tests.waiting import LIMIT

TWO = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "here"}]}


def scope(peer: str = "192.0.2.1", kind: str = "http", **headers: str | list[str]) -> Scope:
    """A request as the server sees it."""
    forwarded = [
        (name.replace("_", "-").encode(), value.encode())
        for name, values in headers.items()
        for value in ([values] if isinstance(values, str) else values)
    ]
    scheme = "http" if kind == "http" else "ws"
    return {"type": kind, "scheme": scheme, "method": "POST", "client": (peer, 9), "headers": forwarded}


def checker(**settings: Any) -> OriginChecker:
    return OriginChecker(Settings(**settings))


PROXIES = ("127.0.0.1/32", "10.0.0.0/8", "fd00::/8")


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),  # not our proxy: its headers are ignored
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.7"], "198.51.100.7"),  # what the visitor wrote himself
        ("127.0.0.1", ["1.1.1.1, 198.51.100.7, 10.9.9.9"], "198.51.100.7"),  # two of ours in a row
        ("127.0.0.1", ["1.1.1.1", "198.51.100.7", "10.9.9.9"], "198.51.100.7"),
        ("127.0.0.1", ["10.1.1.1, 10.2.2.2"], "10.1.1.1"),
        ("127.0.0.1", ["198.51.100.7, what, 10.2.2.2"], "10.2.2.2"),
        ("127.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("127.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("::ffff:127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("fd00::1", ["2001:db8::7"], "2001:db8::7"),
    ],
)
def test_the_address_is_that_of_the_last_stranger(peer: str, forwarded: list[str], address: str) -> None:
    assert checker(trust_proxy=PROXIES).origin_of(scope(peer, x_forwarded_for=forwarded)).address == address


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_name_and_protocol_are_taken_from_trusted_proxies_alone(kind: str) -> None:
    forwarded = {"host": "inside:8000", "x_forwarded_host": "play.example.org", "x_forwarded_proto": "https"}
    secure = {"http": "https", "websocket": "wss"}[kind]
    plain = {"http": "http", "websocket": "ws"}[kind]
    found = checker(trust_proxy=PROXIES)
    assert found.origin_of(scope("10.0.0.1", kind, **forwarded)) == RequestOrigin(
        "10.0.0.1", "play.example.org", secure
    )
    assert found.origin_of(scope("192.0.2.1", kind, **forwarded)) == RequestOrigin(
        "192.0.2.1", "inside:8000", plain
    )


def refusal_of(found: OriginChecker, asked: Scope) -> str | None:
    try:
        found.check(asked, found.origin_of(asked))
    except Refusal as refusal:
        return refusal.problem.code
    return None


@pytest.mark.parametrize(
    ("host", "leads"),
    [
        ("localhost:8000", True),
        ("LOCALHOST.", True),
        ("app.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.5:8000", True),  # whichever of this machine's: no name can be turned to lead here
        ("[fe80::1]:8000", True),
        ("[::1]", True),
        ("pi", True),
        ("pi.local:8000", True),
        ("pi.lan", True),
        ("club.example.org:8000", True),
        ("play.example.net", True),
        ("example.net", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("pi.evil.example", False),
        ("", True),  # only programs send none
    ],
)
def test_which_names_lead_here(host: str, leads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Pi")
    found = checker(hosts=("*.example.net",), guests="http://club.example.org:8000")
    assert refusal_of(found, scope(host=host)) == (None if leads else "wrong_host")


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://localhost:8000", True),
        ("https://localhost:8000", True),  # a proxy that ends TLS and sends no header
        ("http://localhost:5173", False),
        ("http://127.0.0.1:8000", False),
        ("https://play.example.org", True),
        ("https://evil.example", False),
        ("https://localhost:8000.evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_which_pages_may_do_something(origin: str, ours: bool) -> None:
    found = checker(hosts=("play.example.org",))
    for kind in ("http", "websocket"):
        asked = scope(kind=kind, host="localhost:8000", origin=origin)
        assert refusal_of(found, asked) == (None if ours else "foreign_origin")


def test_reading_is_free() -> None:
    asked = {**scope(host="localhost", origin="https://evil.example"), "method": "GET"}
    assert refusal_of(checker(), asked) is None


# ---- at a real server ------------------------------------------------------------------------------------------
def test_a_name_that_somebody_made_lead_here_is_refused(served: Served) -> None:
    for path in ("/", "/api/games"):
        answer = served.http.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
        assert answer.json()["message"]["args"] == {"host": "evil.example"}


def test_a_foreign_page_makes_no_table_and_opens_no_socket(served: Served) -> None:
    foreign = {"Origin": "https://evil.example"}
    answer = served.http.post("/api/tables", json=TWO, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    maker = served.create(me(), here())
    address = f"127.0.0.1:{served.port}"
    path = f"ws://{address}/api/tables/{maker.table}/socket"
    with connect(path, open_timeout=LIMIT, origin=Origin("https://evil.example")) as line:
        assert Line(line).next("a refusal")["code"] == "foreign_origin"
    with connect(path, open_timeout=LIMIT, origin=Origin(f"http://{address}")) as line:
        assert greeted(line)["type"] == "state"
    own = {"Origin": f"http://{address}"}
    assert served.http.post("/api/tables", json=TWO, headers=own).status_code == 201


def greeted(line: ClientConnection) -> State:
    """The answer to a stranger's hello."""
    line.send('{"type": "hello"}')
    return Line(line).receive()


@pytest.mark.slow
def test_visitors_of_a_proxy_have_sockets_each_for_himself(tmp_path: Path) -> None:
    with serve(tmp_path / "t.sqlite3", trust_proxy=("127.0.0.1/32",), watchers_per_address=1) as served:
        maker = served.create(me(), here())
        path = f"ws://127.0.0.1:{served.port}/api/tables/{maker.table}/socket"
        first, second = ({"X-Forwarded-For": address} for address in ("192.0.2.1", "192.0.2.2"))
        with connect(path, open_timeout=LIMIT, additional_headers=first) as line:
            assert greeted(line)["type"] == "state"
            for headers, forwarded in ((first, "error"), (second, "state")):
                with connect(path, open_timeout=LIMIT, additional_headers=headers) as other:
                    assert greeted(other)["type"] == forwarded
