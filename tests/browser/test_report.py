"""A failed test leaves pictures of its pages, and the ends of the servers' logs."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import conftest
from tests.browser.person import Person
from tests.serving import Server
from tests.waiting import wait_for


def test_each_open_page_is_pictured_as_a_person_would_see_it(
    browser: Browser, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.page.goto(person.server.url)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    monkeypatch.setattr(conftest, "RESULTS", tmp_path)
    (picture,) = conftest.kept_pictures(browser, "a test[ra]")
    assert picture.name == "a-test-ra--0.png"
    assert picture.read_bytes() != person.page.screenshot()  # in tests nothing is painted


def test_the_log_of_a_running_server_is_at_hand(server: Server) -> None:
    server.get("/api/health")
    assert server in Server.running
    wait_for(lambda: "path=/api/health status=200" in server.end_of_log(), "the request to be logged")
