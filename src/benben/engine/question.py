"""Questions: values for views and events that rules must work out, such as points or what a move would bring.

A game lists the rules that answer in `Rules.questions`; its engine answers them, in microseconds. If a game has no
engine they are interpreted.
"""

from functools import cached_property, lru_cache
from typing import Any

from benben import nd
from benben.engine.broken import BrokenRules
from benben.engine.portable import Engine, engine_of
from benben.engine.rules import MOST_ANSWERS, Rules, rules_of
from benben.engine.table import copy_of
from benben.engine.traps import Interrupted, Trapped

_KEPT = 1024
"""The number of answers that are kept."""


class Question:
    """A question of the game whose rules a *module* has, by its *name* in `Rules.questions`."""

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def __call__(self, table: Any, first: int = 0, second: int = 0) -> list[int]:
        """The numbers that the rule writes for a *table*, which is not changed. The rule defines the other two."""
        engine = engine_of(self._rules)
        if engine is None:
            return self._interpreted(table, first, second)
        return list(self._asked(engine, table.tobytes(), first, second))

    @cached_property
    def _rules(self) -> Rules:
        return rules_of(self._module)

    @lru_cache(_KEPT)  # noqa: B019  (questions are as old as their modules)
    def _asked(self, engine: Engine, content: bytes, first: int, second: int) -> list[int]:
        """The engine's answer. The views of all seats ask the same."""
        try:
            with engine.lock:
                shared = engine.shared
                shared.table[:] = content
                count = shared.call(f"ask_{self._name}", shared.address, first, second)
                found: list[int] = shared.answers[:count].tolist()
                return found
        except Interrupted as error:
            raise BrokenRules(self._rules.name, "endless") from error
        except Trapped:  # the interpreted rule names what fails
            table = nd.frombuffer(bytearray(content), self._rules.table.kind)[0]
            return self._interpreted(table, first, second)

    def _interpreted(self, table: Any, first: int, second: int) -> list[int]:
        answers = nd.zeros(MOST_ANSWERS, nd.int64)
        count = self._rules.questions[self._name](copy_of(table)[0], first, second, answers)
        found: list[int] = answers[:count].tolist()
        return found
