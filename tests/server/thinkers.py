"""Players for tests that think in other processes, and record it in a folder."""

import multiprocessing
import os
import threading
import time
from pathlib import Path
from typing import Any

from benben.engine.game import Game
from benben.engine.table import Tables
from benben.players import Player
from benben.players.player import GreedyPlayer
from tests.waiting import wait_for


class Waiting(Player):
    """Plays what `greedy` would; as long as there is a file `hold` in the *folder*, it waits before it does.

    Each such thought is a file `started-…`, which has the number of the process, and later `ended-…`.
    """

    def __init__(self, game: Game, seed: int = 0, *, folder: str) -> None:
        super().__init__(game, seed)
        self._folder = Path(folder)

    def choose(self, known: Tables, seat: int) -> int:
        """As a player must."""
        if not (self._folder / "hold").exists():
            return GreedyPlayer(self.game, 1).choose(known, seat)
        name = f"{time.monotonic_ns()}-{seat}"
        started = self._folder / f"new-{name}"
        started.write_text(str(os.getpid()))
        started.rename(self._folder / f"started-{name}")
        wait_for(lambda: not (self._folder / "hold").exists(), "the end of the hold on thoughts")
        (self._folder / f"ended-{name}").touch()
        return GreedyPlayer(self.game, 1).choose(known, seat)


class Thoughts:
    """The other end of `Waiting`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.players: dict[str, Any] = {"Waiting": f"tests.server.thinkers:Waiting:folder={folder}"}

    @property
    def started(self) -> list[int]:
        """The seats that have started to think, in order."""
        return [int(path.name.rpartition("-")[2]) for path in sorted(self.folder.glob("started-*"))]

    @property
    def ended(self) -> int:
        """How many have been thought to their end."""
        return len(list(self.folder.glob("ended-*")))

    @property
    def processes(self) -> list[int]:
        """The processes that think or have thought, in order."""
        return [int(path.read_text()) for path in sorted(self.folder.glob("started-*"))]

    def hold(self) -> None:
        """From now on, let no player find a move."""
        (self.folder / "hold").touch()

    def go(self) -> None:
        """Let all find their moves from now on."""
        (self.folder / "hold").unlink(missing_ok=True)


def thinking_processes() -> set[int | None]:
    """The processes in which others' players think for servers in this one."""
    return {child.pid for child in multiprocessing.active_children() if child.name == "benben-thinking"}


def thinking_threads() -> set[threading.Thread]:
    """The threads that think for servers in this process."""
    return {each for each in threading.enumerate() if each.name == "benben-thinking"}
