"""What a page's Python sets for its own process is put back here, where other tests follow."""

import pytest

from benben.server.thinking.player_cache import PLAYER_CACHE


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PLAYER_CACHE, "room", PLAYER_CACHE.room)
