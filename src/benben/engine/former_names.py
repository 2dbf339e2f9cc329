"""Former public names, which work until the next version."""

import warnings
from collections.abc import Callable, Mapping
from typing import Any


def former_names(module: str, renamed: Mapping[str, Any]) -> Callable[[str], Any]:
    """The `__getattr__` of a *module* in which classes were renamed.

    *renamed* has each class by its former name. Reading a former name gives a `DeprecationWarning` with the new one.
    """

    def __getattr__(name: str) -> Any:  # noqa: N807  (becomes the module's)
        if name not in renamed:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new = renamed[name]
        warnings.warn(f"{module}.{name} is now {module}.{new.__name__}", DeprecationWarning, stacklevel=2)
        return new

    return __getattr__
