"""An application on a machine of its own, as its host has set it."""

from benben.engine.rules import Rules
from benben.server.settings import Settings
from benben.server.store import Store, open_store
from benben.server.tables.answers import page_in
from benben.server.thinking.checking import Check
from benben.server.thinking.engine import Engine
from benben.server.thinking.engines import engine_of, guests_engine_of
from benben.texts.pages import RulesPage


class Machine:
    """The `Place` of a server: a database, processes that think, and files."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def open_store(self) -> Store:
        """As `Place.open_store`."""
        return await open_store(self._settings.database_url)

    def engine(self) -> Engine:
        """As `Place.engine`."""
        return engine_of(self._settings)

    def guests_engine(self) -> Engine | None:
        """As `Place.guests_engine`."""
        return guests_engine_of(self._settings)

    def check(self) -> Check:
        """As `Place.check`."""
        return Check(self._settings)

    async def rules_page(self, rules: Rules, language: str) -> RulesPage:
        """As `Place.rules_page`."""
        return page_in(rules, language)
