"""Where an application runs: what keeps its tables, what thinks for it, and how its pages of rules are read."""

from typing import TYPE_CHECKING, Protocol

from benben.engine.rules import Rules
from benben.server.store import TableStore
from benben.server.thinking.executor import Executor
from benben.texts.pages import RulesPage

if TYPE_CHECKING:
    from benben.server.thinking.checking import Check


class Backend(Protocol):
    """What an application is given by where it runs; all of it is asked for once, when the application starts."""

    async def open_store(self) -> TableStore:
        """Open what keeps the tables. Raises `StoreError`."""

    def executor(self) -> Executor:
        """What bots, hints and reviews are thought out with."""

    def custom_players_executor(self) -> Executor | None:
        """What players think with that are not ours; None where there are none."""

    def check(self) -> "Check | None":
        """What looks through the games that are being played; None where nobody would read of it."""

    async def rules_page(self, rules: Rules, language: str) -> RulesPage:
        """A game's rules in a language. Refuses languages that are not spoken here, and games without a page."""
