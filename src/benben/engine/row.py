"""Records whose fields are attributes.

`numpy.record` offers the same and takes six to ten times as long for each of them: it looks for an attribute first,
then for the field, then whether that is a record. Here every field is a property.
"""

import copyreg
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, cast

from benben import nd


class _RowType(type):
    """The type of the types of records; they are pickled as the names of their fields."""

    fields: tuple[str, ...]


def with_attributes(record: Any, module: Any = nd) -> Any:
    """The same type of records, whose items have their fields as attributes that can be read and set.

    The record is a type of *module*: of `benben.nd`, or NumPy. Raises TypeError where a field has the name of something
    that every item has (`size`, `copy` and the like).
    """
    return module.dtype((_row_type(record.names or (), module.void), record))


@cache
def _row_type(names: tuple[str, ...], base: Any) -> Any:
    taken = sorted(set(names) & set(dir(base)))
    if taken:
        raise TypeError(
            f"no field of a record can be called {', '.join(taken)}: every record has that name already"
        )
    properties = {name: property(itemgetter(name), _setter(name)) for name in names}
    return _RowType("Row", (base,), {"__slots__": (), "fields": names, **properties})


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(row: Any, value: Any) -> None:
        row[name] = value

    return put


def _reduced(row_type: _RowType) -> tuple[Any, ...]:
    return _row_type, (row_type.fields, row_type.__mro__[1])


copyreg.pickle(cast(Any, _RowType), _reduced)
