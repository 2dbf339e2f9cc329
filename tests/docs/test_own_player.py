"""The example of a player of one's own, wherever players are named."""

import json
import os
import re
from pathlib import Path

import pytest

import benben
from benben.arena.playing import play_match
from benben.players import make
from tests.cli.program import invoke
from tests.docs.command import ROOT, run
from tests.server.guest import bot, me, serve

SPEC = "examples.own_player:OwnPlayer"
GAME = benben.load("ra", players=2)


def test_it_often_wins() -> None:
    won = 0
    for seed in range(10):
        match, thoughts = play_match(GAME, [SPEC, "random"], [seed, seed], seed)
        assert match.outcome is not None
        assert thoughts[0].failures == 0
        won += match.outcome.winners == (0,)
    assert won > 5


def test_what_counts_as_rich_can_be_said() -> None:
    """Where it may bid or pass, the number of tiles decides."""
    match = GAME.new_match(seed=1)
    while "pass" not in match.legal_moves:
        match.play("draw")
    tiles = sum(tile is not None for tile in match.view()["track"])
    assert match.turn is not None
    assert tiles > 0
    chosen = {}
    for rich in (tiles, tiles + 1):
        player = make(f"{SPEC}:rich={rich}", GAME)
        chosen[rich] = str(GAME.rules.moves.value(player.choose(match.known(match.turn), match.turn)))
    lowest = min(
        (str(move) for move in match.legal_moves if str(move) != "pass"), key=lambda bid: int(bid[4:])
    )
    assert chosen == {tiles: lowest, tiles + 1: "pass"}


def test_it_says_which_game_it_knows() -> None:
    with pytest.raises(benben.BadSpec, match="this player knows Ra only, not ankhor"):
        make(SPEC, benben.load("ankhor"))


@pytest.mark.slow
@pytest.mark.proof
def test_in_the_arena_from_a_clone() -> None:
    """Its worker processes find it too."""
    out = run("arena", "ra", "-n", "2", SPEC, "random", "--games", "4", "--workers", "2", folder=ROOT)
    assert re.search(rf"^{SPEC} .*\n(.*\n)*random ", out, re.MULTILINE)
    assert "4 games of 4" in out


@pytest.mark.slow
@pytest.mark.proof
def test_from_any_folder(tmp_path: Path) -> None:
    """Python's path, or a copy in the folder, is enough."""
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
    arguments = [
        "simulate",
        "ra",
        "-n",
        "2",
        "-p",
        SPEC,
        "-p",
        "random",
        "--games",
        "2",
        "--out",
        "games.jsonl",
    ]
    run(*arguments, "--workers", "1", folder=tmp_path, PYTHONPATH=path)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert [seat["player"] for seat in json.loads(lines[1])["seats"]] == ["random", SPEC]
    assert "2 valid records" in run("verify", "games.jsonl", folder=tmp_path)
    (tmp_path / "mine.py").write_text((ROOT / "examples" / "own_player.py").read_text())
    run(
        "simulate",
        "ra",
        "-n",
        "2",
        "-p",
        "mine:OwnPlayer:rich=3",
        "--games",
        "1",
        "--workers",
        "1",
        folder=tmp_path,
    )


def test_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    arguments = ["play", "ra", "-n", "2", "--player", f"{SPEC}:rich=2", "--seed", "7"]
    out = invoke(*arguments, typed="draw\nquit\n").out
    assert "OwnPlayer 2 " in out
    assert re.search("^ *OwnPlayer 2 (draws|invokes)", out, re.MULTILINE)


@pytest.mark.slow
def test_at_a_table_in_the_browser(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A real server, started with its name and class, moves for it; a person moves over a real socket."""
    with serve(tmp_path / "tables.sqlite3", players={"Mine": SPEC}) as served:
        offered = {game["name"]: game["bots"] for game in served.http.get("/api/games").json()}
        label = {"id": "lobby-bot", "args": {"name": "Mine"}}
        assert offered.pop("ra") == [{"name": "Mine", "spec": "Mine", "label": label}]
        assert not any(offered.values())
        maker = served.create(me(), bot("Mine"))
        with maker.socket() as line:
            state = line.until(lambda state: state["my_turn"])
            acted: list[int | None] = []
            while 1 not in acted:
                line.send({"type": "play", "ply": state["ply"], "move": state["legal"][0]["text"]})
                ply = state["ply"]
                while not state["my_turn"] or state["ply"] == ply:
                    state = line.until(lambda _: True)
                    acted += [entry["seat"] for entry in state["log"]]
        assert {seat["player"] for seat in state["seats"]} == {None, "Mine"}
    assert "bot failed" not in caplog.messages
