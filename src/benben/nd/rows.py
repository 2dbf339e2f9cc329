"""Records in memory, one or several side by side."""

from typing import Any

from .arrays import made, ndarray, numbers, side_by_side, view, within
from .kinds import dtype, letter, put, record


class void(record):
    """A record in memory: `row["name"]` reads a field, and `row["name"] = value` writes one."""

    __slots__ = ("_found", "_memory", "dtype")

    _found: dict[str, Any]
    _memory: Any
    dtype: Any

    def __new__(cls, kind: Any, memory: memoryview) -> "void":
        """The record of a *kind* that lies in *memory*, which is as large."""
        row = object.__new__(cls)
        row.dtype, row._memory, row._found = kind, memory, {}
        return row

    def __getitem__(self, name: str) -> Any:
        found = self._found.get(name)
        if found is None:
            found = self._field(name)
        return found[0] if found.__class__ is memoryview else found

    def __setitem__(self, name: str, value: Any) -> None:
        found = self._found.get(name)
        if found is None:
            found = self._field(name)
        if found.__class__ is memoryview:
            put(found, 0, value)
        elif isinstance(found, void):
            found._memory[:] = value._memory
        else:
            found[...] = value

    @property
    def memory(self) -> memoryview:
        """The bytes of the record."""
        return self._memory  # type: ignore[no-any-return]

    def _field(self, name: str) -> Any:
        """The field, cached: a view of one number, an array or a record."""
        fields = self.dtype.fields
        if fields is None or name not in fields:
            raise ValueError(f"no field of name {name}")
        kind, first = fields[name]
        memory = self._memory[first : first + kind.itemsize]
        if kind.shape:
            found = over(memory, kind.base, kind.shape)
        elif kind.fields is not None:
            found = row(kind, memory)
        else:
            found = memory.cast(letter(kind))
        self._found[name] = found
        return found

    def tobytes(self) -> bytes:
        """A copy of its bytes."""
        content: bytes = self._memory.tobytes()
        return content

    def copy(self) -> "void":
        """A new record with the same content."""
        return type(self)(self.dtype, memoryview(bytearray(self._memory)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, void) and self.dtype == other.dtype and self._memory == other._memory

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        return _thawed, (self.dtype, self.tobytes())


def row(kind: dtype, memory: memoryview) -> Any:
    """The record of a *kind* that lies in *memory*."""
    made = void if kind.type is record else kind.type
    return made(kind, memory)


def _thawed(kind: dtype, content: bytes) -> Any:
    return row(kind, memoryview(bytearray(content)))


class records(ndarray):
    """Records side by side."""

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return self._column(key)
        if isinstance(key, ndarray | list):
            parts = [self[place].tobytes() for place in key]
            return _records(memoryview(bytearray(b"".join(parts))), self.dtype)
        size = self.dtype.itemsize
        if isinstance(key, slice):
            first, end, step = key.indices(len(self))
            if step != 1:
                raise ValueError("records are taken side by side")
            return _records(self._cells[first * size : max(first, end) * size], self.dtype)
        place = within(key, len(self)) * size
        return row(self.dtype, self._cells[place : place + size])

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str):
            self._column(key).fill(value)
            return
        size = self.dtype.itemsize
        found = value.tobytes()
        if isinstance(key, slice):
            first, end, _ = key.indices(len(self))
            self._cells[first * size : end * size] = found * ((end - first) * size // len(found))
        else:
            place = within(key, len(self)) * size
            self._cells[place : place + size] = found

    def _column(self, name: str) -> ndarray:
        """A field of all records."""
        assert self.dtype.fields is not None  # noqa: S101
        kind, first = self.dtype.fields[name]
        width = kind.base.itemsize
        cells = self._cells[: len(self._cells) // width * width].cast(letter(kind.base))
        steps = (self.dtype.itemsize // width, *side_by_side(kind.shape))
        return view(cells, first // width, (len(self), *kind.shape), steps, kind.base)

    @property
    def memory(self) -> memoryview:
        return self._cells  # type: ignore[no-any-return]

    def items(self) -> list[Any]:
        return list(self)

    def tobytes(self) -> bytes:
        return self._cells.tobytes()  # type: ignore[no-any-return]

    def __reduce__(self) -> Any:
        return _again, (self.tobytes(), self.dtype)

    def copy(self) -> ndarray:
        return _records(memoryview(bytearray(self._cells)), self.dtype)


def made_of(content: Any, kind: Any) -> ndarray:
    """An array of numbers or records in lists (of lists), or of another array's items."""
    if kind is None or isinstance(content, ndarray) or dtype(kind).fields is None:
        return made(content, kind)
    listed = content if hasattr(content, "__len__") else [content]
    return _records(memoryview(bytearray(b"".join(each.tobytes() for each in listed))), dtype(kind))


def _records(memory: Any, kind: dtype) -> ndarray:
    found = object.__new__(records)
    found._cells, found._start, found._steps, found.dtype = memoryview(memory), 0, (1,), kind
    found.shape = (len(memory) // kind.itemsize,)
    return found


def _again(content: bytes, kind: dtype) -> ndarray:
    """The record that was pickled."""
    return _records(bytearray(content), kind)


def over(memory: memoryview, kind: dtype, shape: tuple[int, ...]) -> ndarray:
    """The array of this *shape* that fills a piece of *memory* (of bytes)."""
    if kind.fields is not None:
        return _records(memory, kind)
    return numbers(memory, kind, shape)
