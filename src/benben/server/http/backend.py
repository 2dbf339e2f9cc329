"""The environment of an application: its store, its executor, and its pages of rules."""

from typing import TYPE_CHECKING, Protocol

from benben.engine.rules import Rules
from benben.server.store import TableStore
from benben.server.thinking.executor import Executor
from benben.texts.pages import RulesPage

if TYPE_CHECKING:
    from benben.server.thinking.checking import Check


class Backend(Protocol):
    """The parts that depend on the environment. The application asks for each of them once, when it starts."""

    async def open_store(self) -> TableStore:
        """Open the store of the tables. Raises `StoreError`."""

    def now(self) -> float:
        """The time in seconds since 1970, by which the tables' clocks run."""

    def executor(self) -> Executor:
        """The executor that computes bots' moves, hints and reviews."""

    def custom_players_executor(self) -> Executor | None:
        """The executor for players that are not ours; None if there are none."""

    def check(self) -> "Check | None":
        """The check of all running games; None where no one would read its result."""

    async def rules_page(self, rules: Rules, language: str) -> RulesPage:
        """A game's rules in a language. Refuses languages that are not spoken here, and games without a page."""
