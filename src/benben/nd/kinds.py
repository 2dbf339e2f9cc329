"""Types of items, and records made of them."""

import struct
from typing import Any


class generic:
    """The base of all types of items: a call makes one of Python's own numbers."""

    __slots__ = ()
    char = ""
    size = 0


class RawBits:
    """A value stored as 64 bits, which can be read as a number of the other type."""

    stored = ""

    def view(self, kind: Any) -> Any:
        """The number of a *kind* that has these bits."""
        return kind(struct.unpack(f"<{kind.char}", struct.pack(f"<{self.stored}", self))[0])


class Whole(RawBits, int):
    """One of Python's own integers, with its bits."""

    stored = "q"


class Fraction(RawBits, float):
    """One of Python's own floats, with its bits."""

    stored = "d"


def _numbers(name: str, char: str, plain: type) -> Any:
    """A type of numbers: its *name* in NumPy, its letter in `struct`, and the Python type that a call makes."""
    size = struct.calcsize(f"<{char}")
    members = {"char": char, "size": size, "__new__": lambda _kind, value=0: plain(value), "__slots__": ()}
    return type(name, (generic,), members)


bool_ = _numbers("bool_", "?", bool)
int8, int16, int32 = _numbers("int8", "b", int), _numbers("int16", "h", int), _numbers("int32", "i", int)
uint8, uint16, uint32 = (
    _numbers("uint8", "B", int),
    _numbers("uint16", "H", int),
    _numbers("uint32", "I", int),
)
int64, uint64 = _numbers("int64", "q", Whole), _numbers("uint64", "Q", int)
float32, float64 = _numbers("float32", "f", float), _numbers("float64", "d", Fraction)

PLAIN = {int: int64, float: float64, bool: bool_}
"""Python's own types as items."""
BY_NAME = {"?": bool_, "i1": int8, "i2": int16, "i4": int32, "i8": int64, "u1": uint8, "b1": bool_,
           "u2": uint16, "u4": uint32, "u8": uint64, "f4": float32, "f8": float64}  # fmt: skip


class record(generic):
    """The type of rows of records, unless their type names another (`benben.nd.rows`)."""

    __slots__ = ()


_known: dict[Any, "dtype"] = {}


class dtype:
    """A type of items: of numbers, of blocks of them, or of records."""

    __slots__ = ("alignment", "base", "char", "fields", "itemsize", "names", "shape", "type")

    type: Any
    char: str
    itemsize: int
    alignment: int
    shape: tuple[int, ...]
    base: "dtype"
    names: tuple[str, ...] | None
    fields: dict[str, tuple["dtype", int]] | None

    def __new__(cls, made: Any, align: bool = False) -> "dtype":
        """Made from a type of numbers, a list of fields, or a record's type and its content."""
        if isinstance(made, dtype):
            return made
        if isinstance(made, list):
            return _record(made, align=align)
        if isinstance(made, tuple):
            return _typed(*made)
        if isinstance(made, str):
            made = BY_NAME[made.lstrip("<|=")]
        kind = PLAIN.get(made, made)
        found = _known.get(kind)
        if found is None:
            if not (isinstance(kind, type) and issubclass(kind, generic)):
                raise TypeError(f"cells hold types of benben.nd, such as nd.int16, not {made!r}")
            found = _known[kind] = object.__new__(cls)
            found.type, found.char, found.shape, found.base = kind, kind.char, (), found
            found.itemsize = found.alignment = kind.size
            found.names = found.fields = None
        return found

    def __class_getitem__(cls, _items: Any) -> Any:
        return cls

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, dtype):
            return other in (self.type, *(name for name, kind in PLAIN.items() if kind is self.type))
        return (self.fields, self.char, self.shape, self.itemsize) == (
            other.fields,
            other.char,
            other.shape,
            other.itemsize,
        )

    def __hash__(self) -> int:
        return hash((self.char, self.shape, self.itemsize, self.names))

    @property
    def name(self) -> Any:
        """The name of the type."""
        return str(self.type.__name__).rstrip("_")

    @property
    def str(self) -> Any:
        """The name of the type in NumPy's files."""
        names = {kind: name for name, kind in BY_NAME.items()}
        return f"{'|' if self.itemsize == 1 else '<'}{names[self.type]}"

    @property
    def kind(self) -> Any:
        """A letter for the kind: `i`, `u`, `f`, `b` or `V`."""
        return {"?": "b", "f": "f", "d": "f", "V": "V"}.get(self.char) or (
            "i" if self.char.islower() else "u"
        )

    def __str__(self) -> Any:
        if self.fields is None:
            return self.name if not self.shape else f"({self.base}, {self.shape})"
        return str({name: (str(kind), first) for name, (kind, first) in self.fields.items()})

    __repr__ = __str__

    def __reduce__(self) -> Any:
        if self.fields is not None:
            listed = [(name, kind.base, kind.shape) for name, (kind, _) in self.fields.items()]
            return _typed, (self.type, listed if self.type is record else _record(listed, align=True))
        return (_block, (self.base, self.shape)) if self.shape else (dtype, (self.type,))


def _made(model: dtype, /, **parts: Any) -> dtype:
    made = object.__new__(dtype)
    for name in ("alignment", "base", "char", "fields", "itemsize", "names", "shape", "type"):
        setattr(made, name, parts.get(name, getattr(model, name)))
    return made


def _block(base: dtype, shape: tuple[int, ...]) -> dtype:
    size = base.itemsize
    for each in shape:
        size *= each
    return _made(base, shape=tuple(shape), base=base, itemsize=size)


def _typed(row: Any, content: Any) -> dtype:
    """A record's *content* with a type of rows."""
    if isinstance(content, int):
        raise TypeError("bytes without fields are not at hand here")
    record = dtype(content, align=True) if isinstance(content, list) else dtype(content)
    typed = _made(record, type=row)
    typed.base = typed
    return typed


def _record(listed: list[Any], *, align: bool) -> dtype:
    fields: dict[str, tuple[dtype, int]] = {}
    size, widest = 0, 1
    for name, made, *shape in listed:
        kind = dtype(made)
        if shape and shape[0]:
            kind = _block(kind, (shape[0],) if isinstance(shape[0], int) else shape[0])
        if align:
            size += -size % kind.alignment
            widest = max(widest, kind.alignment)
        fields[name] = kind, size
        size += kind.itemsize
    if align:
        size += -size % widest
    found = object.__new__(dtype)
    found.type, found.char, found.shape, found.base = record, "V", (), found
    found.itemsize, found.alignment, found.fields, found.names = size, widest, fields, tuple(fields)
    return found


def put(cells: Any, place: int, value: Any) -> None:
    """Write a number into a cell, as an integer without its fraction. Raises OverflowError if it does not fit."""
    try:
        cells[place] = value
    except ValueError as error:
        raise _does_not_fit(value) from error
    except TypeError:
        try:
            cells[place] = int(value)
        except ValueError as error:
            raise _does_not_fit(value) from error


def _does_not_fit(value: Any) -> OverflowError:
    return OverflowError(f"{value} does not fit into its cell")


def letter(kind: dtype) -> Any:
    """The letter of a type of numbers in memory views."""
    return kind.char
