"""Waiting in tests, with one generous limit and a message that names the missing event.

No machine is so slow that an event takes `LIMIT` seconds. Where the server itself has limits, those of `PATIENT` are so
large that no test meets them; tests of a limit set it themselves.
"""

import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")

LIMIT = 600.0
"""Seconds after which a wait has failed."""
_DAY = 86_400.0  # seconds
_POLL = 0.02  # seconds

PATIENT: Mapping[str, Any] = {
    "free_players": True,
    "thinking_budget": _DAY,
    "rest_after": _DAY,
    "bot_pause": 0.0,
    "bot_timeout": _DAY,
    "stand_in_after": _DAY,
    "stand_in": "greedy",
    "hint_seconds": _DAY,
    "hint_timeout": _DAY,
    "hello_timeout": _DAY,
    "header_timeout": _DAY,
    "ping_interval": _DAY,
    "send_timeout": _DAY,
    "create_rate": "1000000/minute",
    "request_rate": "1000000/minute",
    "message_rate": "1000000/minute",
    "address_rate": "1000000/minute",
    "seat_rate": "1000000/minute",
    "move_rate": "1000000/minute",
    "arrival_rate": "1000000/minute",
    "seat_arrival_rate": "1000000/minute",
    "hint_rate": "1000000/minute",
    "review_rate": "1000000/minute",
    "person_rate": "1000000/minute",
    "sign_in_rate": "1000000/minute",
    "people_rate": "1000000/minute",
    "download_rate": "1000000/minute",
    "hint_games": 20,
    "review_games": 2,
}
"""Settings of a server that waits for everybody and slows nobody down, and that thinks little."""
ENDLESS: Mapping[str, Any] = {"bot_seconds": _DAY}
"""Bots may think as long as their spec says."""


def patient(database: str) -> str:
    """The address of a database in a file, where whoever writes waits for the others."""
    return f"sqlite:///{database}?timeout={_DAY:.0f}"


def wait_for(
    found: Callable[[], T | None],
    what: str,
    pause: float = _POLL,
    sleep: Callable[[float], object] = time.sleep,
) -> T:
    """Ask again and again until *found* returns anything that counts as true, and return it.

    Between two questions it sleeps *pause* seconds. Raises `TimeoutError`, which says *what* was waited for, after
    `LIMIT` seconds.
    """
    until = time.monotonic() + LIMIT
    while not (result := found()):
        if time.monotonic() > until:
            raise TimeoutError(f"waited {LIMIT:g} s for {what}")
        sleep(pause)
    return result
