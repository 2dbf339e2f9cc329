"""The environment of a server on a host's machine, as the settings say."""

import time

from benben.engine.rules import Rules
from benben.server.settings import Settings
from benben.server.store import TableStore, open_store
from benben.server.tables.answers import page_in
from benben.server.thinking.checking import Check
from benben.server.thinking.executor import Executor
from benben.server.thinking.executors import custom_players_executor_of, executor_of
from benben.texts.pages import RulesPage


class HostBackend:
    """The `Backend` of a server: a database, processes that think, and files."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def open_store(self) -> TableStore:
        """As `Backend.open_store`."""
        return await open_store(self._settings.database_url)

    def now(self) -> float:
        """As `Backend.now`."""
        return time.time()

    def executor(self) -> Executor:
        """As `Backend.executor`."""
        return executor_of(self._settings)

    def custom_players_executor(self) -> Executor | None:
        """As `Backend.custom_players_executor`."""
        return custom_players_executor_of(self._settings)

    def check(self) -> Check:
        """As `Backend.check`."""
        return Check(self._settings)

    async def rules_page(self, rules: Rules, language: str) -> RulesPage:
        """As `Backend.rules_page`."""
        return page_in(rules, language)
