import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import chromium


def script(path: Path, text: str) -> Path:
    """A program that is no browser."""
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_the_environment_names_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    browser = script(tmp_path / "browser", "exit 0")
    monkeypatch.setenv(chromium.VARIABLE, str(browser))
    assert list(chromium.named()) == [browser]


def test_a_named_one_that_is_not_there_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(chromium.VARIABLE, str(tmp_path / "nothing"))
    assert list(chromium.named()) == []
    assert "does not exist" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")
def test_playwrights_own_headless_shell_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It lies where Playwright says that it would install it; until then there is none."""
    folder = tmp_path / "chromium_headless_shell-1" / "chrome-headless-shell-linux64"
    said = script(tmp_path / "playwright", f"echo '  Install location:    {folder.parent}'")
    monkeypatch.setattr(chromium, "INSTALL", [str(said)])
    assert list(chromium.playwrights()) == []
    folder.mkdir(parents=True)
    (folder / "headless_command_resources.pak").touch()
    shell = script(folder / "chrome-headless-shell", "exit 0")
    assert list(chromium.playwrights()) == [shell]


def test_a_fetched_shell_that_does_not_work_here_is_not_fetched_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script(tmp_path / "start", "exit 3")
    monkeypatch.setattr(chromium, "CACHE", tmp_path)
    monkeypatch.setattr(chromium, "attempt", lambda *_, **__: pytest.fail("it fetches again"))
    assert list(chromium.carried()) == []


def test_the_first_that_works_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def works(browser: Path) -> bool:
        tried.append(browser.name)
        return browser.name == "good"

    def poor() -> Iterator[Path]:
        yield from (Path("broken"), Path("worse"))

    def rich() -> Iterator[Path]:
        yield from (Path("good"), Path("never tried"))

    monkeypatch.setattr(chromium, "works", works)
    assert chromium.find((poor, rich)) == Path("good")
    assert tried == ["broken", "worse", "good"]


def test_none_to_be_had(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(chromium, "find", lambda: None)
    assert chromium.main() == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert chromium.VARIABLE in captured.err


def test_only_the_path_goes_to_standard_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "find", lambda: Path("/somewhere/chromium"))
    assert chromium.main() == 0
    assert capsys.readouterr().out == "/somewhere/chromium\n"


def test_what_fails_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert not chromium.attempt([sys.executable, "-c", "raise SystemExit('no luck')"], "trying")
    assert "no luck" in capsys.readouterr().err
    assert not chromium.attempt(["/no/such/program"], "trying")
    assert "that failed" in capsys.readouterr().err


def test_a_closed_door_is_noticed() -> None:
    assert not chromium.reachable("http://127.0.0.1:9/", seconds=1)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")
def test_what_is_no_browser_does_not_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not chromium.works(script(tmp_path / "browser", "exit 3"))
    assert "does not work here" in capsys.readouterr().err
