"""Restore the settings of the process that a page's Python changes."""

import pytest

from benben.server.thinking.player_cache import PLAYER_CACHE


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PLAYER_CACHE, "room", PLAYER_CACHE.room)
