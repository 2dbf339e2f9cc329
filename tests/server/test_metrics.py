"""Figures of processes that serve together, while one of them begins its file."""

import struct
import threading
from pathlib import Path

import pytest

from benben.server import metrics


@pytest.fixture
def beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that another process has made and not yet written."""
    monkeypatch.setenv(metrics._FOLDER, str(tmp_path))
    file = tmp_path / "counter_1.db"
    file.touch()
    return file


def test_a_file_that_has_just_begun_is_read_again(beginning: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_TRIES", 100_000)
    waits = threading.Event()

    def end_it() -> None:
        waits.wait()
        beginning.unlink()

    other = threading.Thread(target=end_it)
    other.start()
    monkeypatch.setattr("benben.server.metrics.time.sleep", lambda _seconds: waits.set())
    assert isinstance(metrics.page(), bytes)
    assert waits.is_set()
    other.join()


def test_a_file_that_stays_empty_is_an_error(beginning: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_PAUSE", 0)
    with pytest.raises(struct.error):
        metrics.page()
    assert beginning.exists()
