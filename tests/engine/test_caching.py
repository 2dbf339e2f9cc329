"""A file of the compile cache that cannot be used counts as missing: it is written again, with one line in the log."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from benben.engine.cache import Announcement
from benben.engine.compiler import RuleDispatcher
from benben.engine.rule import bind


@pytest.fixture(autouse=True)
def _announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process says once that it compiles; here it has said so."""
    monkeypatch.setattr(Announcement, "is_made", True)


def twice(number: int) -> int:
    return number * 2


def asked_anew(folder: Path) -> tuple[int, bool]:
    """What the rule says in a process that has not asked before, and whether it had to be compiled."""
    rule = RuleDispatcher(bind(twice, "kept"), lambda: folder)
    return rule(21), bool(rule.overloads)


def file_of(folder: Path, ending: str) -> Path:
    (found,) = folder.rglob(f"*.{ending}")
    return found


def empty(file: Path) -> None:
    file.write_bytes(b"")


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def damaged(file: Path) -> None:
    """One bit of what is far inside."""
    content = bytearray(file.read_bytes())
    content[len(content) * 2 // 3] ^= 1
    file.write_bytes(content)


def foreign(file: Path) -> None:
    file.write_bytes(pickle.dumps("something else"))


def no_pickle(file: Path) -> None:
    file.write_bytes(b"\x7fELF" + bytes(range(256)))


def unreadable(file: Path) -> None:
    """A folder in its place: neither can be read by anybody."""
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize(
    ("ending", "spoil", "is_told"),
    [
        ("nbi", empty, True),
        ("nbi", cut_off, True),
        ("nbi", no_pickle, True),
        ("nbi", foreign, False),  # as of another version of Numba
        ("nbc", empty, True),
        ("nbc", cut_off, True),
        ("nbc", damaged, True),
        ("nbc", foreign, True),
    ],
)
def test_a_spoilt_file_is_written_again(
    tmp_path: Path,
    ending: str,
    spoil: Callable[[Path], None],
    is_told: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert asked_anew(tmp_path) == (42, True)
    assert asked_anew(tmp_path) == (42, False)
    spoil(file_of(tmp_path, ending))
    assert asked_anew(tmp_path) == (42, True)
    assert asked_anew(tmp_path) == (42, False)
    said = [record.getMessage() for record in caplog.records if record.name == "benben.compiler"]
    assert len(said) == is_told
    assert all(f"{file_of(tmp_path, 'nbi')} cannot be used and is compiled again" in line for line in said)


def test_a_file_that_can_be_neither_read_nor_replaced_is_reported_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert asked_anew(tmp_path) == (42, True)
    unreadable(file_of(tmp_path, "nbi"))
    assert asked_anew(tmp_path) == (42, True)
    assert [record.name for record in caplog.records] == ["benben.compiler"]


def test_a_folder_that_cannot_be_looked_into_is_done_without(tmp_path: Path) -> None:
    def folder() -> Path:
        raise PermissionError(13, "Permission denied", str(tmp_path))

    assert RuleDispatcher(bind(twice, "kept"), folder)(21) == 42
