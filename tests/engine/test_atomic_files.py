"""Files of ours that the disk has spoilt are missing, and the log says which."""

from pathlib import Path

import pytest

from benben.engine.atomic_files import remove_damaged


def starts_well(file: Path) -> bool:
    return file.read_bytes().startswith(b"good")


def test_what_is_spoilt_is_removed_with_a_line_for_each(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    names = ("empty", "foreign", "good")
    files = [tmp_path / name for name in names]
    for file, content in zip(files, (b"", b"bad", b"good"), strict=True):
        file.write_bytes(content)
    remove_damaged(files, starts_well)
    assert [file.name for file in tmp_path.iterdir()] == ["good"]
    assert [record.getMessage().split(" is ")[0] for record in caplog.records] == [*map(str, files[:2])]


def test_what_cannot_be_read_is_spoilt(tmp_path: Path) -> None:
    def unreadable(_file: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "closed"
    file.write_bytes(b"good")
    remove_damaged([file], unreadable)
    assert not file.exists()
