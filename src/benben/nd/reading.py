"""Reading NumPy's own files: archives of arrays."""

import ast
import io
import struct
import zipfile
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any

from .arrays import ndarray
from .kinds import dtype
from .rows import over

_MAGIC = b"\x93NUMPY"
_SUFFIX = ".npy"


class Archive(Mapping[str, ndarray]):
    """The arrays of an `.npz` file by their names."""

    def __init__(self, file: Any) -> None:
        self._zip = zipfile.ZipFile(file)
        self.files = [name.removesuffix(_SUFFIX) for name in self._zip.namelist()]

    def __getitem__(self, name: str) -> Any:
        if name not in self.files:
            raise KeyError(name)
        return _read(self._zip.read(name + _SUFFIX))

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)

    def __enter__(self) -> "Archive":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._zip.close()


def load(file: Any, allow_pickle: bool = False) -> Archive:
    """Open an archive of arrays. Raises ValueError if it is none."""
    if hasattr(file, "__fspath__"):
        file = io.BytesIO(file.read_bytes())
    try:
        return Archive(file)
    except zipfile.BadZipFile as error:
        raise ValueError(str(error)) from error


def _read(content: bytes) -> Any:
    if not content.startswith(_MAGIC):
        raise ValueError("no array of NumPy's")
    width = "<H" if content[6] == 1 else "<I"
    first = 8 + struct.calcsize(width)
    (length,) = struct.unpack_from(width, content, 8)
    head = ast.literal_eval(content[first : first + length].decode("latin1"))
    if head["fortran_order"]:
        raise ValueError("arrays are read row by row")
    memory = memoryview(bytearray(content[first + length :]))
    if head["descr"].startswith("<U"):
        return _texts(memory, head)
    return over(memory, dtype(head["descr"]), head["shape"])


def _texts(memory: memoryview, head: Mapping[str, Any]) -> Any:
    """Texts are returned as a list, or one alone."""
    width = 4 * int(head["descr"][2:])
    found = [
        bytes(memory[at : at + width]).decode("utf-32-le").rstrip("\0") for at in range(0, len(memory), width)
    ]
    return found if head["shape"] else found[0]
