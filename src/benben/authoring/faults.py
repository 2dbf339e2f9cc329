"""Faults that `benben check` finds in a game: which rule or line, what is wrong, and what would be right."""

import re
import types
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from benben.engine.broken import BrokenRules, blamed, place
from benben.engine.message import Message, MessageValue, message
from benben.engine.rule import OURS
from benben.engine.rules import Rules

_NO_CELL = re.compile(r"'Row' object has no attribute '(?P<name>\w+)'")


class Fault(NamedTuple):
    """A fault of a game."""

    kind: str
    """A word of `cli-check-…`."""
    where: str
    """The file and line, or the module and the rule."""
    what: Message
    """The fault, and the correct form."""


class Broken(NamedTuple):
    """A claim that does not hold: the *rule* to blame, the *kind* of fault, and what goes into its text."""

    rule: str
    kind: str
    facts: Mapping[str, MessageValue] = types.MappingProxyType({})


class Faults:
    """The faults of a game, each once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._found: dict[tuple[str, str], Fault] = {}

    def listed(self) -> list[Fault]:
        """All faults, in the order in which they were found."""
        return list(self._found.values())

    def add(self, kind: str, where: str, **facts: MessageValue) -> None:
        """A fault of a *kind* at a place; the first one of its kind there counts."""
        self._found.setdefault((kind, where), Fault(kind, where, message(f"cli-check-{kind}", **facts)))

    def claim(self, broken: Broken) -> None:
        """A claim that does not hold."""
        self.add(broken.kind, where_is(self.rules, broken.rule), **broken.facts)

    def failed(self, error: Exception, rule: str) -> None:
        """An *error* while *rule*, a field of the game's `Rules`, was asked."""
        where = _step_of(self.rules, error) or where_is(self.rules, rule)
        unknown = _NO_CELL.fullmatch(str(error)) if isinstance(error, AttributeError) else None
        if unknown is not None:
            self.broken(BrokenRules(rule, "no_cell", (unknown["name"],)), where)
        elif isinstance(error, BrokenRules | IndexError | OverflowError):
            self.broken(blamed(error, rule), where)
        else:
            self.add("failed", where, said=f"{type(error).__name__}: {error}")

    def broken(self, fault: BrokenRules, where: str) -> None:
        """A game that breaks what it declares; *where* is known better than the fault says it."""
        reason = fault.message["args"]["reason"]
        if fault.fault == "failed":
            self.add("failed", where, said=str(fault.numbers[0]))
            return
        said = message("cli-check-broken", reason=reason, fix=message(f"cli-check-fix-{fault.fault}"))
        self._found.setdefault((fault.fault, where), Fault(fault.fault, where, said))


def author_of(rules: Rules, rule: str) -> Any:
    """The author's own function for a field of the game's `Rules`, without wrappers."""
    found = getattr(rules, rule, None)
    found = getattr(found, "unchecked", found)
    function = found if isinstance(found, types.FunctionType) else getattr(found, "__func__", None)
    if function is None or function.__module__.startswith(OURS):
        names = ("winner", "score", rule) if rule in {"shares", "score", "receipt"} else (rule,)
        written = vars(import_module(rules.module))
        function = next((written[name] for name in names if name in written), function)
    return function


def where_is(rules: Rules, rule: str) -> str:
    """The file and line of a field of a game's `Rules`."""
    function = author_of(rules, rule)
    if not isinstance(function, types.FunctionType) or function.__module__.startswith(OURS):
        return f"{rules.name}: `{rule}`"
    return place(function.__module__, function.__qualname__, function.__code__.co_firstlineno)


def is_of(rules: Rules, module: str) -> bool:
    """Whether a module is the game's, or in its package."""
    top = rules.module if rules.module.startswith(OURS) else rules.module.partition(".")[0]
    return module == rules.module or module.startswith(f"{top}.")


def _step_of(rules: Rules, error: Exception) -> str:
    """The last line of the game itself on the way to an *error*."""
    found, step = "", error.__traceback__
    while step is not None:
        module = step.tb_frame.f_globals.get("__name__", "")
        if is_of(rules, module):
            found = place(module, step.tb_frame.f_code.co_qualname, step.tb_lineno)
        step = step.tb_next
    return found
