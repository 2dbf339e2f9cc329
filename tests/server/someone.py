"""People at a real server: they have keys, as browsers do."""

import secrets
from typing import Any

import httpx

from tests.server.guest import Guest, Served


class Someone:
    """A person at one device, or at a device that is not signed in yet."""

    def __init__(self, served: Served, name: str | None = None, *, known: bool = True) -> None:
        self.served = served
        self.key = secrets.token_urlsafe(32)
        if known:
            answer = served.http.post(
                "/api/people", json={"key": self.key, "name": name, "device": "Firefox"}
            )
            assert answer.status_code == 201, answer.text

    def ask(self, method: str, path: str = "/me", body: Any = None) -> httpx.Response:
        """A request about people."""
        headers = {"Authorization": f"Bearer {self.key}"}
        return self.served.http.request(method, f"/api/people{path}", json=body, headers=headers)

    def me(self) -> dict[str, Any]:
        """Oneself."""
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def link(self) -> str:
        """A new sign-in link."""
        return str(self.ask("POST", "/me/link").json()["link"])

    def sign_in(self, link: str, *, bring: bool = True) -> httpx.Response:
        """Use a link at this device, with a key of its own."""
        key = secrets.token_urlsafe(32)
        answer = self.ask("POST", "/sign-in", {"link": link, "key": key, "device": "Phone", "bring": bring})
        if answer.status_code == 200:
            self.key = key
        return answer

    def at(self, table: str) -> Guest:
        """This person at a table."""
        return Guest(self.served, table, self.key)


def code(answer: httpx.Response) -> str:
    """The code of a refusal."""
    return str(answer.json()["code"])
