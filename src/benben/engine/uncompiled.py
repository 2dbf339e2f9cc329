"""Why a rule cannot be compiled, in one sentence: the rule, its line, the usual cause, and what to write in its place.

Numba writes pages about it, the outermost rule first. Here the sentence is about the innermost one.
"""

import inspect
import re
from collections.abc import Callable
from typing import Any

from benben.engine.errors import BenbenError
from benben.engine.message import Message, message

_LINE = re.compile(r'File "[^"]*", line (\d+)|[\w./\\-]+\.py \((\d+)\)')
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_CAUSES = (
    (
        "cell",
        re.compile(
            r"(?:Field|attribute|KeyError:) '(?P<name>\w+)'(?: was not found in record| of type Record|$)"
        ),
    ),
    (
        "cell",
        re.compile(
            r"static_getitem\(.*Record.*Literal\[str\]\((?P<name>\w+)\)|^'(?P<key>\w+)'$", re.MULTILINE
        ),
    ),
    ("enum", re.compile(r"class 'int'>\).*IntEnum", re.DOTALL)),
    (
        "name",
        re.compile(
            r"(?:NameError: name|Untyped global name|Unknown global name|global name) '(?P<name>\w+)'"
        ),
    ),
    (
        "list",
        re.compile(
            r"reflected list|DictType|\b[Ll]ist\(|build_list|build_map|build_set|\bset\(|unicode_type"
        ),
    ),
    ("allocation", re.compile(r"NRT required|function (?:zeros|ones|empty|full|array|arange)\b|allocat")),
    ("unify", re.compile(r"[Cc]annot unify|Can't unify")),
    (
        "unsupported",
        re.compile(r"[Uu]nsupported|not supported|use of \w+ .*opcode|opcode|try .*except|yield|getiter"),
    ),
)
"""The usual causes by what Numba says of them, the most certain first."""


class NotCompiled(BenbenError, TypeError):
    """A rule uses what rules cannot use. *cause* is a word of `engine-uncompiled-…`."""

    def __init__(self, rule: str, place: str, cause: str, reason: Message) -> None:
        self.cause = cause
        super().__init__(message("engine-uncompiled", rule=rule, place=place, reason=reason))


def not_compiled(function: Callable[..., Any], error: Exception) -> NotCompiled:
    """The meaning of Numba's *error* about a rule's function."""
    code: Any = getattr(function, "__code__")  # noqa: B009  (callables need not have one)
    said = _COLOUR.sub("", f"{type(error).__name__}: {error}" if isinstance(error, KeyError) else str(error))
    loc = getattr(error, "loc", None)
    lines = [int(one or other) for one, other in _LINE.findall(said)]
    line = lines[-1] if lines else getattr(loc, "line", code.co_firstlineno)
    for cause, pattern in _CAUSES:
        found = pattern.search(said)
        if found is not None:
            facts = {"name": next(filter(None, found.groupdict().values()))} if found.groupdict() else {}
            reason = message(f"engine-uncompiled-{cause}", **facts)
            break
    else:
        cause, reason = "other", message("engine-uncompiled-other", said=_first_line(said))
    return NotCompiled(function.__name__, f"{code.co_filename}, line {line}", cause, reason)


def check_possible(function: Callable[..., Any]) -> None:
    """Raise `NotCompiled` for a generator: what it would be made of has no place in rules."""
    if inspect.isgeneratorfunction(function):
        code = function.__code__
        where = f"{code.co_filename}, line {code.co_firstlineno}"
        raise NotCompiled(function.__name__, where, "unsupported", message("engine-uncompiled-unsupported"))


def _first_line(said: str) -> str:
    """Numba's first line, without the name of its compilation step."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if not line.startswith("Failed in")), "")[:300]
