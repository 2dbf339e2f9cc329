"""A few moves of every game in Firefox, by the same program as in Chromium."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.person import GAMES, make_table
from tests.serving import Server
from tests.web.hosts import FIREFOX
from tools import chromium

pytestmark = pytest.mark.proof  # in Chromium every test here plays
WEB = Path(__file__).resolve().parents[2] / "web"
MOVES = 12


def smoke(kind: str, path: str, server: Server, game: str) -> dict[str, object]:
    """The results of the program that plays in a browser of this *kind*."""
    made = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "bot", "player": "greedy"}, game=game)
    kept = {"id": made.table, "token": made.token, "game": game, "seen": 0, "over": False, "request": None}
    node = shutil.which("node") or str(Path(WEB).parent / ".venv" / "bin" / "node")
    program = [node, str(WEB / "tests" / "smoke.mjs"), kind, path, server.url, json.dumps(kept), str(MOVES)]
    ended = subprocess.run(program, cwd=WEB, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return dict(json.loads(ended.stdout))


def check(seen: dict[str, object]) -> None:
    """That moves were made on the board, and nothing failed."""
    assert seen["problems"] == []
    assert seen["pieces"]
    assert seen["log"]
    assert seen["prompt"]


@pytest.mark.parametrize("game", GAMES[:2])
def test_firefox(server: Server, game: str) -> None:
    if FIREFOX is None:
        pytest.skip("no Firefox here: install the system's package, or name one with BENBEN_FIREFOX")
    check(smoke("firefox", FIREFOX, server, game))


def test_the_same_program_in_chromium(server: Server) -> None:
    path = chromium.find()
    assert path is not None
    check(smoke("chrome", str(path), server, "ra"))
