"""Hooks into Numba: they take a rule's code, and that of all it calls, before it is optimized for this machine.

Numba has no public way to it. Only this module knows the way; tests/web compare the results bit for bit.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from numba.core import config as numba_config
from numba.core.compiler_lock import global_compiler_lock

from benben.engine.compiler import RuleDispatcher
from benben.web.built import SETTINGS


class CapturedCode(NamedTuple):
    """A rule's code in LLVM's language."""

    symbol: str
    """The function that is the rule."""
    modules: dict[int, str]
    """The texts of its module and of all that it needs, each under a different number: rules share them."""


def code_of(rule: RuleDispatcher, args: Iterable[Any]) -> CapturedCode:
    """The code of a *rule* for arguments of these types. Raises `RuntimeError` in a process with other `SETTINGS`."""
    if numba_config.OPT or numba_config.LOOP_VECTORIZE or numba_config.SLP_VECTORIZE:
        raise RuntimeError(f"the environment must be {SETTINGS} before Numba is imported")
    with global_compiler_lock:
        shared = rule._shared(tuple(args))
        libraries: Iterator[Any] = iter(shared.library.everything())
        modules = {id(each): str(each._get_module_for_linking()) for each in libraries}
    return CapturedCode(shared.fndesc.llvm_func_name, modules)
