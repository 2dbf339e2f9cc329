"""The interface of the store, the same for every database."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar, NamedTuple, TypeAlias

from benben.server.store.people import OwnedTable
from benben.server.store.scripts import Script, T
from benben.server.store.stored import StoredLine, StoredTable, TableChange

DEAD_AFTER = 5.0  # seconds
"""A worker without a heartbeat for this long counts as dead, and others take its tables' bots."""
MAX_PAYLOAD = 7000  # bytes
"""The limit of a message: PostgreSQL's NOTIFY allows 8,000 bytes with our prefix."""

MOST_WAITING = 10_000
"""The maximum number of waiting changes: a database that hangs must not fill the memory."""
MOST_LINES = 200
"""The maximum number of lines of a table's talk that are kept."""
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class TableChanged(NamedTuple):
    """Another worker has brought a table to this version."""

    table_id: str
    version: int


class WorkerMessage(NamedTuple):
    """Another worker has published something."""

    kind: str
    payload: str


class ConnectionLost(NamedTuple):
    """The connection was down for a while: events in that time were missed."""


StoreEvent: TypeAlias = TableChanged | WorkerMessage | ConnectionLost
EventListener: TypeAlias = Callable[[StoreEvent], object]
"""Is called in the event loop, and must not raise."""


class TableStore(ABC):
    """The tables in the database. All methods raise `StoreError` when it fails; then nothing has changed.

    A method returns after its commit; every later read sees the change.
    """

    is_shared: ClassVar[bool]
    """Whether several workers may use the same tables."""
    is_private: ClassVar[bool] = False
    """Whether only one person can reach the tables, so that no one can be invited."""

    # ---- tables ----------------------------------------------------------------------------------------------
    @abstractmethod
    async def create(self, table: StoredTable) -> None:
        """Store a new table with its seats and the plies dealt so far."""

    async def load(self, table_id: str) -> StoredTable | None:
        """Read the table of this name, if there is one. A name that no table can have is not looked for."""
        return await self._load(table_id) if _TABLE_ID.fullmatch(table_id) else None

    @abstractmethod
    async def _load(self, table_id: str) -> StoredTable | None: ...

    @abstractmethod
    async def change(self, table_id: str, version: int, change: TableChange) -> None:
        """Carry out *change* on a table at *version*, which then is at the next version.

        Raises `StaleTable` if the table is at another version.
        """

    @abstractmethod
    async def say(self, table_id: str, line: StoredLine) -> int:
        """Keep a line of a table's talk; return its number, which grows. The table's version stays as it is.

        Of each table only the newest `MOST_LINES` are kept.
        """

    @abstractmethod
    async def lines(self, table_id: str, after: int = 0) -> list[tuple[int, StoredLine]]:
        """The lines of a table's talk whose number is greater than *after*, with their numbers, in order."""

    @abstractmethod
    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The versions of those tables that exist, by id."""

    @abstractmethod
    async def review(self, table_id: str) -> Any:
        """The document of a table's review; None without one."""

    @abstractmethod
    async def keep_review(self, table_id: str, document: Mapping[str, Any]) -> None:
        """Keep the document of a table's review, in place of an older one."""

    # ---- deadlines -------------------------------------------------------------------------------------------
    @abstractmethod
    async def next_due(self, after: float) -> float | None:
        """The first deadline or notice of a table *after* a moment; both in seconds since 1970."""

    @abstractmethod
    async def claim_due(self, now: float, until: float, most: int) -> list[str]:
        """Claim tables whose deadlines have passed, at most so many, *until* a moment. Return their ids.

        No other worker gets them before that. The claim ends with the table's next change. Their versions stay.
        """

    @abstractmethod
    async def claim_notices(self, now: float, until: float, most: int) -> list[str]:
        """Take tables whose person to decide is to be notified, at most so many, *until* a moment. Return their ids.

        No other worker gets them before that. `notices.sent` ends the claim.
        """

    # ---- the whole store -------------------------------------------------------------------------------------
    @abstractmethod
    async def run(self, script: Script[T]) -> T:
        """Carry out a script as one transaction. Raises what the script raises; then nothing has changed."""

    @abstractmethod
    async def read(self, script: Script[T]) -> T:
        """Carry out a script that changes nothing."""

    @abstractmethod
    def moment(self, when: datetime) -> Any:
        """A time in the form of the database."""

    async def announce(self, tables: Sequence[OwnedTable]) -> None:  # noqa: B027  (most have no others)
        """Tell the other workers about tables that a script has changed. A lost message only delays them."""

    @abstractmethod
    async def check_writable(self) -> None:
        """Prove that the store can write and commit, without leaving anything."""

    @abstractmethod
    async def close(self, *, reopen: bool = False) -> None:
        """Close the database after all reads and writes in progress.

        They finish even if their callers were cancelled. With *reopen*, no other server can open the database before
        this process does so again.
        """

    # ---- several workers -------------------------------------------------------------------------------------
    @abstractmethod
    async def bots_due(self, game: str, worker_id: str | None = None) -> dict[str, int]:
        """The running tables of a *game* where a bot is to move and a person plays, or where nothing was dealt.

        The result maps their ids to their versions. The tables played last come first. For a worker, tables whose bots
        belong to another living worker are left out.
        """

    @abstractmethod
    async def listen(self, heard: EventListener) -> None:
        """Call *heard* with everything that other workers do from now on, until the store is closed."""

    @abstractmethod
    async def publish(self, kind: str, payload: str) -> None:
        """Send a short message to all other workers. *kind* is one word, *payload* has at most `MAX_PAYLOAD` bytes."""

    @abstractmethod
    async def heartbeat(self, worker_id: str) -> None:
        """Note that a worker lives: to be called several times in `DEAD_AFTER`, before anything else it does here."""

    @abstractmethod
    async def living_workers(self) -> frozenset[str]:
        """The workers that have been heard of in the last `DEAD_AFTER` seconds, by the database's clock."""

    @abstractmethod
    async def remove_worker(self, worker_id: str) -> None:
        """Note that a worker stops: it counts as dead immediately, and others may take its tables' bots."""

    @abstractmethod
    async def take_bots(self, table_id: str, worker_id: str) -> bool:
        """Claim a table's bots for a worker, unless another living worker has them. Return whether it has them now.

        The table's version stays as it is.
        """

    @abstractmethod
    async def drop_bots(self, table_id: str, worker_id: str) -> None:
        """Release a table's bots, if this worker has them."""
