"""Finds in the source of rules what cannot be compiled; this needs no compiler."""

import ast
import inspect
import textwrap
import types
from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from benben.authoring.faults import Faults, author_of, is_of
from benben.engine.broken import place
from benben.engine.rule import mark_of
from benben.engine.rules import Rules

_RULES = (
    "setup", "legal", "chance", "sample", "apply", "score", "shares", "policy", "features", "phase", "observe",
)  # fmt: skip
_WRITTEN = ("setup", "winner", *_RULES)
"""Names of rules in a file, which may stand inside of rules of ours."""
_FORBIDDEN = (
    ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.JoinedStr, ast.Try,
    ast.Raise, ast.With, ast.Yield, ast.YieldFrom, ast.Lambda, ast.Global, ast.Nonlocal, ast.Assert, ast.Import,
    ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Match,
)  # fmt: skip
_CALLS = frozenset(
    {"all", "any", "dict", "filter", "list", "map", "open", "print", "set", "sorted", "str", "sum", "tuple"}
)
_MODULES = frozenset({"random", "time", "datetime", "os", "sys", "json", "collections", "itertools", "re"})


_TAKEN = frozenset(
    "T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy cumprod cumsum data "  # noqa: SIM905
    "device diagonal dtype dump dumps fill flags flat flatten getfield imag item itemset itemsize max mean min nbytes "
    "ndim newbyteorder nonzero prod ptp put ravel real repeat reshape resize round searchsorted setfield setflags "
    "shape size sort squeeze std strides sum swapaxes take tobytes tofile tolist tostring trace transpose var "
    "view".split()
)
"""Attributes of the records of NumPy."""


def check_sources(rules: Rules, faults: Faults) -> None:
    """Look through the text of all rules of a game, and the names of its cells."""
    for cell in _TAKEN.intersection(rules.table.kind.names or ()):
        faults.add("cell_name", _place_of(rules.table), cell=cell)
    for function in _rules_of(rules, faults):
        for kind, line, said in _within(function):
            faults.add(kind, place(function.__module__, function.__qualname__, line), said=said)


def _place_of(table: type) -> str:
    try:
        line = inspect.getsourcelines(table)[1]
    except (OSError, TypeError):
        line = 1
    return place(table.__module__, table.__qualname__, line)


def _rules_of(rules: Rules, faults: Faults) -> Iterator[types.FunctionType]:
    """The rules that a game's author wrote: those in `Rules`, and those that they call."""
    waiting = [author_of(rules, rule) for rule in _WRITTEN]
    seen: set[Any] = set()
    while waiting:
        function = waiting.pop()
        if not isinstance(function, types.FunctionType) or function in seen:
            continue
        seen.add(function)
        if not is_of(rules, function.__module__):
            continue
        if mark_of(function) is None:
            where = place(function.__module__, function.__qualname__, function.__code__.co_firstlineno)
            faults.add("no_rule", where, name=function.__name__)
            continue
        yield function
        waiting += [function.__globals__.get(name) for name in function.__code__.co_names]


def _within(function: types.FunctionType) -> Iterator[tuple[str, int, str]]:
    """A line that a rule must not contain: the kind of fault, the line, the words."""
    try:
        lines, first = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, SyntaxError, TypeError):
        return
    for node in (each for part in _body(tree) for each in ast.walk(part)):
        line = first + getattr(node, "lineno", 1) - 1
        if isinstance(node, _FORBIDDEN):
            yield "not_in_rules", line, _said(node)
        elif isinstance(node, ast.Call):
            yield from ((kind, line, _said(node)) for kind in _wrong_call(node, function.__globals__))
        elif isinstance(node, ast.Name) and isinstance(function.__globals__.get(node.id), list | dict | set):
            yield "global_list", line, node.id


def _body(tree: ast.Module) -> list[ast.stmt]:
    return [part for each in tree.body if isinstance(each, ast.FunctionDef) for part in each.body]


def _wrong_call(node: ast.Call, known: dict[str, Any]) -> Iterator[str]:
    called = node.func
    if isinstance(called, ast.Name) and called.id in _CALLS and called.id not in known:
        yield "not_in_rules"
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        owner = known.get(called.value.id)
        if isinstance(owner, types.ModuleType) and owner.__name__ in _MODULES:
            yield "not_in_rules"
    if isinstance(called, ast.Name) and called.id == "int" and len(node.args) == 1:
        inner = node.args[0]
        is_member = isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name)
        owner = known.get(ast.unparse(inner).partition(".")[0]) if is_member else None
        if isinstance(owner, type) and issubclass(owner, IntEnum):
            yield "int_of_enum"


def _said(node: ast.AST) -> str:
    """The first words of what stands there."""
    text = ast.unparse(node).splitlines()[0]
    return text if len(text) <= 40 else f"{text[:39]}…"  # noqa: PLR2004  (one line)
