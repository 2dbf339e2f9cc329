"""Where there is no compiler: rules are interpreted, and whatever else is asked of Numba is not there.

Modules can be imported and classes of theirs derived from (`benben.engine.compiler` does), but not used.
"""

import sys
from types import ModuleType
from typing import Any

__version__ = "0"


class _Nothing:
    """What cannot be had here."""

    def __init__(self, *_args: Any, **_named: Any) -> None:
        raise NotImplementedError("there is no compiler here: rules are interpreted")


def register_pass(**_named: Any) -> Any:
    """Leave a class as it is."""
    return lambda kind: kind


class _Empty(ModuleType):
    """A module in which every name stands for `_Nothing`."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (_Nothing,), {})


def _put(name: str, **known: Any) -> None:
    module = _Empty(name)
    module.__path__ = []
    vars(module).update(known)
    sys.modules[name] = module
    above, _, own = name.rpartition(".")
    setattr(sys.modules[above], own, module)


_put("numba.core")
_put("numba.core.config", DISABLE_JIT=True)
_put("numba.core.compiler_machinery", register_pass=register_pass)
_put("numba.core.compiler_lock", global_compiler_lock=None)
for _name in (
    "caching", "callconv", "cgutils", "codegen", "compiler", "cpu", "event", "ir", "lowering", "registry",
    "serialize", "sigutils", "typed_passes", "typing",
):  # fmt: skip
    _put(f"numba.core.{_name}")
_put("numba.extending", lower_cast=lambda *_args: lambda function: function)
_put("numba.types")
