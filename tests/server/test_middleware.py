"""Limits, headers and pages."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from benben.server.log import flush_refusals
from tests.server.guest import Served, guest, here, me, serve

TWO = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "here"}]}


@pytest.mark.slow
def test_a_thousand_tables_a_minute_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serve(tmp_path / "tables.sqlite3", create_rate="5/day") as served:
        flush_refusals()  # those of other tests' servers in this process
        caplog.clear()
        with caplog.at_level(logging.WARNING, "benben.server"):
            answers = [served.http.post("/api/tables", json=TWO) for _ in range(12)]
            flush_refusals()
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 7
        assert answers[-1].json()["code"] == "too_often"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 86_401
        refusals = [record.__dict__["fields"] for record in caplog.records]
        assert caplog.messages == ["refused", "refused more"]  # one line, however many
        assert refusals[1] == {"reason": "too_often", "address": "127.0.0.1", "times": 6}
        made = answers[0].json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        assert served.http.get(f"/api/tables/{made['id']}", headers=headers).status_code == 200


@pytest.mark.slow
def test_too_many_requests_are_refused_and_no_one_chooses_his_address_without_a_proxy(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", request_rate="10/day") as served:
        answers = [
            served.http.get("/api/languages", headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(15)
        ]
        assert {answer.status_code for answer in answers[:5]} == {200}
        assert answers[-1].status_code == 429
        assert "retry-after" in answers[-1].headers


@pytest.mark.slow
def test_addresses_do_not_share_a_rate_behind_a_trusted_proxy(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", request_rate="10/day", trust_proxy=["127.0.0.0/8"]) as served:
        for _ in range(15):
            last = served.http.get("/api/languages", headers={"X-Forwarded-For": "1.1.1.1, 192.0.2.7"})
        assert last.status_code == 429
        other = served.http.get("/api/languages", headers={"X-Forwarded-For": "192.0.2.7, 192.0.2.8"})
        assert other.status_code == 200


@pytest.mark.parametrize("chunked", [False, True])
def test_an_oversized_body_is_refused(served: Served, chunked: bool) -> None:
    body = b'{"game": "' + b"x" * 16_384 + b'"}'
    answer = served.http.post("/api/tables", content=iter([body[:9000], body[9000:]]) if chunked else body)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert served.http.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "unknown_page"),
        ("GET", "/api/", 404, "unknown_page"),
        ("DELETE", "/api/games", 405, "wrong_method"),
        ("PUT", "/", 405, "wrong_method"),
        ("GET", "/nothing.js", 404, "unknown_page"),
        ("GET", "/..%2f..%2fapp.py", 404, "unknown_page"),
    ],
)
def test_what_is_not_there(served: Served, method: str, path: str, status: int, code: str) -> None:
    answer = served.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    ("wishes", "language", "words"),
    [
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu", "Ezen a címen nincs semmi."),
        ("fr, de;q=0.7, ru;q=0.2", "de", "Unter dieser Adresse gibt es nichts."),
        ("ru;q=0, fr;q=x", "en", "There is no page at this address."),
        ("", "en", "There is no page at this address."),
    ],
)
def test_a_browser_is_shown_a_page_in_its_language(
    served: Served, wishes: str, language: str, words: str
) -> None:
    answer = served.http.get("/nothing", headers={**BROWSER, "accept-language": wishes})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert f'<html lang="{language}"' in answer.text
    assert words in answer.text
    assert '<a href="/">' in answer.text
    assert answer.headers["cache-control"] == "no-store"


def test_a_browser_with_a_foreign_name_is_shown_why_and_nothing_of_it_is_markup(served: Served) -> None:
    answer = served.http.get("/", headers={**BROWSER, "host": "<b>.example"})
    assert (answer.status_code, answer.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "&lt;b&gt;.example" in answer.text
    assert "<a " not in answer.text


def test_programs_get_json_whatever_they_accept(served: Served) -> None:
    answer = served.http.get("/api/nothing", headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/api/tables/nosuchtable2"])
def test_every_answer_has_the_headers(served: Served, path: str) -> None:
    headers = served.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.slow
def test_tokens_and_secrets_are_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "benben"), serve(tmp_path / "tables.sqlite3") as served:
        maker = served.create(me(), guest())
        joined = maker.join("Bob")
        with joined.socket() as line:
            line.receive()
        maker.ask("GET", "/record")
    logged = "\n".join(str(record.__dict__) for record in caplog.records)
    assert maker.table not in logged
    assert str(maker.token) not in logged
    assert str(joined.token) not in logged


# ---- the front end ---------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A front end as small as can be."""
    around = tmp_path_factory.mktemp("front")
    folder = around / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the table</title>")
    (folder / "assets" / "index-1a2b3c.js").write_text("export {};")
    (folder / "assets" / "lora-4d5e6f.woff2").write_bytes(b"letters")
    (folder / "worker.js").write_text("// the page, kept")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (around / "secret.txt").write_text("not for the world")
    return folder


@pytest.fixture(scope="module")
def front(built: Path) -> Iterator[Served]:
    """A server of that front end."""
    with serve(built.parent / "tables.sqlite3", static=built) as served:
        yield served


@pytest.mark.slow
def test_one_page_for_every_address_of_a_persons(front: Served, built: Path) -> None:
    for path in ("/", "/table/abcdefghij22", "/table/whatever"):
        answer = front.http.get(path)
        assert (answer.status_code, answer.text) == (200, (built / "index.html").read_text())
        assert answer.headers["cache-control"] == "no-cache"
        again = front.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    script = front.http.get("/assets/index-1a2b3c.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert front.http.get("/favicon.svg").headers["cache-control"] == "no-cache"
    assert front.http.head("/").status_code == 200


@pytest.mark.slow
def test_what_makes_the_page_installable(front: Served) -> None:
    worker = front.http.get("/worker.js")  # from the root, so that every page is in its scope
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in worker.headers["content-security-policy"]
    manifest = front.http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    letters = front.http.get("/assets/lora-4d5e6f.woff2")
    assert letters.headers["content-type"] == "font/woff2"
    assert "immutable" in letters.headers["cache-control"]


@pytest.mark.slow
def test_nothing_outside_the_front_end_is_served(front: Served) -> None:
    for path in (
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2fetc%2fpasswd",
        "/assets",
        "/%00",
    ):
        answer = front.http.get(path)
        assert answer.status_code == 404, path
        assert "not for the world" not in answer.text


@pytest.mark.slow
def test_a_front_end_that_is_not_built_is_explained(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", static=tmp_path / "nothing") as served:
        for path in ("/", "/table/abcdefghij22"):
            answer = served.http.get(path)
            assert answer.status_code == 503
            assert "make build" in answer.text
        assert served.http.get("/favicon.svg").status_code == 404
        assert served.http.get("/api/games").status_code == 200


def test_a_table_made_by_a_page_elsewhere_is_refused(served: Served) -> None:
    body = b'{"game":"ra","seats":[{"kind":"me"},{"kind":"here"}]}'
    headers = {"content-type": "text/plain", "origin": "https://elsewhere.example"}
    assert served.http.post("/api/tables", content=body, headers=headers).status_code == 403


def test_large_answers_are_compressed(served: Served) -> None:
    assert served.http.get("/api/texts/en").headers["content-encoding"] == "gzip"
    assert served.create(me(), here()).ask("GET", "").headers["content-encoding"] == "gzip"
