"""A table whose bots think on a cluster. How thoughts end there: `tests/arena/test_on_ray.py`."""

from pathlib import Path

import pytest

from tests.server.guest import bot, serve

pytestmark = [pytest.mark.slow, pytest.mark.proof]
pytest.importorskip("ray")


def test_a_game_is_played_there(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", thinking="ray", thinking_places=1) as served:
        maker = served.create(bot("novice"), bot("novice"), game="imhotep_duel")
        assert served.spectator(maker.table).until_over()["outcome"]["winners"]
