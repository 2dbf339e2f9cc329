"""A cold start: everybody plays while the rules are compiled. In a process with an empty cache: `test_restart.py`."""

import threading
from pathlib import Path

import pytest

from benben.engine.registry import names
from benben.review import compiling
from benben.review.compiling import Compiling
from tests.server.guest import Served, bot, me, serve
from tests.waiting import LIMIT


@pytest.mark.slow
def test_everybody_plays_while_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(compiling, "_mark", lambda name: tmp_path / name)  # no game is compiled yet
    monkeypatch.setattr(compiling, "when_missing", lambda _missing: None)  # other tests have loaded the rules
    monkeypatch.setattr(Compiling, "_compile", lambda _self, _name: compiled.wait(LIMIT))
    with serve(tmp_path / "tables.sqlite3", compilers=1, hint_games=2) as served:
        try:
            for game in names():
                play_while_it_is_warming(served, game)
            with served.create(me(), bot("greedy")).socket() as line:
                before = line.receive()
                assert before["warming"]
                compiled.set()
                after = line.until(lambda state: not state["warming"])
            assert after["commitment"] == before["commitment"]
            served.wait_until_warm()
        finally:
            compiled.set()


def play_while_it_is_warming(served: Served, game: str, player: str = "novice") -> None:
    """Ask for a hint and play a move against a bot."""
    assert served.http.get("/api/health").json()["warming"]
    maker = served.create(me(), bot(player), game=game)
    state = maker.my_turn()
    assert state["warming"]
    assert state["view"]["game"] == game
    hint = maker.ask("POST", "/hint", {"version": state["version"]}).json()
    assert hint["warming"]
    assert hint["ideas"][0]["text"] in [move["text"] for move in state["legal"]]
    assert maker.play(state["legal"][0]["text"], state["ply"]).status_code == 200
    assert maker.my_turn()["ply"] > state["ply"]
