"""What a page's Python sets for its own process is put back here, where other tests follow."""

import pytest

from benben.server.thinking.keeping import KEPT


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KEPT, "room", KEPT.room)
