"""Hostile requests about people, talk, orders, notices and forks: none fails, none changes anybody, all are limited."""

import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import serve
from tests.server.someone import Someone, code
from tests.server.test_company import two
from tests.tiers import usually

HOSTILE = usually(300, 10_000)
NASTY: tuple[Any, ...] = (
    None, True, 0, -1, 2**63, 1e308, "", "x" * 5000, "\x00", "\ud800", "\u202e", "'; DROP TABLE people; --", [], {},
    [[]] * 50, {"$ne": 1}, "../../etc/passwd", "<script>", ["a"] * 200,
)  # fmt: skip
FIELDS = (
    "key", "name", "device", "mark", "link", "bring", "credential", "text", "reaction", "id", "ply", "agrees", "seat",
    "to", "kind", "amount", "path", "remind", "quiet_start", "quiet_end", "zone", "address", "language", "code",
    "fork", "game", "seats", "options", "token", "deal", "begins", "wanted", "endpoint", "keys",
)  # fmt: skip
PEOPLE = (
    "/people", "/people/me", "/people/me/devices/{any}", "/people/me/passkeys", "/people/me/passkeys/options",
    "/people/me/passkeys/{any}", "/people/passkey/options", "/people/passkey", "/people/me/link", "/people/me/games",
    "/people/ratings", "/people/me/records", "/people/me/data", "/people/sign-in/look", "/people/sign-in",
    "/people/me/notices", "/people/me/email", "/mail/confirm", "/open-tables", "/tables",
)  # fmt: skip
AT_TABLE = (
    "/say", "/take-back", "/seats", "/remove", "/again", "/orders", "/nudge", "/adopt", "/claim", "/seat-link",
    "/renew", "/pause", "/join", "/notices", "/notices/stop",
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


def nasty_body(rng: random.Random) -> Any:
    """Fields of requests with values that they must not have; sometimes no object at all."""
    if rng.random() < 0.1:
        return rng.choice(NASTY)
    return {name: rng.choice(NASTY) for name in rng.sample(FIELDS, rng.randrange(1, 6))}


@pytest.mark.slow
def test_hostile_requests_about_people_change_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(48)
    with serve(tmp_path / "tables.sqlite3") as served:
        merit = Someone(served, "Merit")
        ann, _ = two(served)
        before = merit.me(), ann.state()
        paths = [*PEOPLE, *(f"/tables/{ann.table}{path}" for path in AT_TABLE)]
        tokens = ["-", secrets.token_urlsafe(32), "\x7f" * 40, "a" * 4000, *[Someone(served).key] * 4]
        for _ in range(HOSTILE):
            path = rng.choice(paths).replace("{any}", rng.choice(["0", "%00", "..%2f", "x" * 300]))
            headers = {"Authorization": f"Bearer {rng.choice(tokens)}", "Content-Type": "application/json"}
            body = json.dumps(nasty_body(rng)).encode()
            answer = served.http.request(rng.choice(METHODS), f"/api{path}", content=body, headers=headers)
            assert answer.status_code < 500, (path, body, answer.text)
        assert (merit.me(), ann.state()) == before
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/people", lambda: {"key": secrets.token_urlsafe(32)}),
        ("/people/sign-in/look", lambda: {"link": secrets.token_urlsafe(32)}),
        ("/people/passkey/options", dict),
    ],
)
def test_one_address_cannot_ask_about_people_without_end(tmp_path: Path, path: str, body: Any) -> None:
    with serve(tmp_path / "tables.sqlite3", person_rate="3/hour", sign_in_rate="3/hour") as served:
        answers = [served.http.post(f"/api{path}", json=body()) for _ in range(6)]
    assert answers[-1].status_code == 429, [answer.status_code for answer in answers]
    assert code(answers[-1]) == "too_often"
