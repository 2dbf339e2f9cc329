"""Players from anywhere at every door, with several processes: by their place, by an entry point, policies and bots."""

import contextlib
import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.server import Settings
from tests.cli.program import invoke
from tests.docs.command import ROOT, run
from tests.server.guest import Served, bot, me, serve
from tests.tiers import PROOF, usually

MODULE = '''
import numpy as np
from benben.players import Player, from_policy

class Lowest(Player):
    """Plays the legal move with the lowest number; the highest if so said."""
    def __init__(self, game, seed=0, *, highest: bool = False):
        super().__init__(game, seed)
        self.choice = max if highest else min
    def choose(self, known, seat):
        return self.choice(self.legal(known))

def made(game, seed=0, *, highest: bool = True):
    return Lowest(game, seed, highest=highest)

Policy = from_policy(lambda observation, mask: np.flatnonzero(mask)[-1])
'''
BOTS = """
import pyspiel
from benben.envs.open_spiel import from_bot

class LowestBot(pyspiel.Bot):
    def step(self, state):
        return min(state.legal_actions())

Bot = from_bot(lambda game, seat, seed: LowestBot())
"""
CHOICES: dict[str, Any] = {
    "from_here:Lowest": min,
    "from_here:Lowest:highest=yes": max,
    "from_here:made": max,
    "from_here:made:highest=no": min,
    "from_here:Policy": max,
    "bots_here:Bot": min,
    "lowest": min,
    "lowest:highest=yes": max,
    "Mine": max,
    "Installed": min,
}
"""What each of these players chooses of the legal moves."""
HAS_OPEN_SPIEL = importlib.util.find_spec("pyspiel") is not None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with custom modules that is not on the path."""
    (tmp_path / "from_here.py").write_text(MODULE)
    (tmp_path / "bots_here.py").write_text(BOTS)
    return tmp_path


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Python's path, with a folder on it in which a distribution is installed that brings a player."""
    site = tmp_path / "site"
    information = site / "from_there-1.0.dist-info"
    information.mkdir(parents=True)
    (site / "from_there.py").write_text(MODULE)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: from-there\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[benben.players]\nlowest = from_there:Lowest\n")
    return os.pathsep.join(map(str, (ROOT / "src", site)))


def check_record(text: str, least: int = 6) -> list[str]:
    """That everybody in the record of a game has chosen as they do; who they were."""
    document = json.loads(text)
    match = benben.read_record(
        {name: value for name, value in document.items() if name not in {"final", "receipt"}}
    )
    players = [seat["player"] for seat in document["seats"]]
    moves = 0
    with contextlib.suppress(benben.NothingToUndo):
        while True:
            move = match.undo()
            assert match.turn is not None
            if players[match.turn] in CHOICES:
                assert int(move) == CHOICES[players[match.turn]](match.legal_moves.codes)
                moves += 1
    assert moves >= least
    return players


# ---- simulate ----------------------------------------------------------------------------------------------------
def simulate(folder: Path, path: str, *specs: str) -> None:
    """Four games on two processes, of which every move is checked."""
    named = [word for spec in specs for word in ("--player", spec)]
    run("simulate", "ra", "-n", str(len(specs)), *named, "--games", "4", "--workers", "2", "--out", "games.jsonl",
        folder=folder, PYTHONPATH=path)  # fmt: skip
    lines = (folder / "games.jsonl").read_text().splitlines()
    assert len(lines) == 4
    for line in lines:
        assert sorted(check_record(line)) == sorted(specs)


@pytest.mark.slow
def test_in_a_simulation(folder: Path, path: str) -> None:
    bots = ["bots_here:Bot"] if HAS_OPEN_SPIEL else []
    simulate(
        folder, path, "from_here:Lowest", "from_here:Policy", "lowest:highest=yes", "from_here:made", *bots
    )


# ---- the arena ---------------------------------------------------------------------------------------------------
def in_arena(folder: Path, path: str, *arguments: str) -> dict[str, Any]:
    """The figures of an arena, without measured times."""
    specs = ["from_here:Lowest", "from_here:made", "lowest", "from_here:Policy", "random"]
    run("arena", "ra", "-n", "2", *specs, "--games", "20", "--workers", "2", "--seed", "4", "--json", "arena.json",
        *arguments, folder=folder, PYTHONPATH=path, NUMBA_DISABLE_JIT="0")  # fmt: skip
    found = json.loads((folder / "arena.json").read_text())
    return {player["spec"]: (player["won"], player["games"]) for player in found["players"]}


@pytest.mark.slow
def test_in_the_arena(folder: Path, path: str) -> None:
    found = in_arena(folder, path)
    assert all(games == 8 for _, games in found.values())


@pytest.mark.slow
@pytest.mark.proof
def test_in_the_arena_on_ray(folder: Path, path: str) -> None:
    """Workers of Ray find modules of the folder and what is installed, too, and play the same games."""
    pytest.importorskip("ray")
    assert in_arena(folder, path, "--ray") == in_arena(folder, path)


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.skipif(not HAS_OPEN_SPIEL, reason="OpenSpiel is not installed")
def test_a_bot_of_open_spiel_in_the_arena(folder: Path, path: str) -> None:
    out = run("arena", "imhotep_duel", "bots_here:Bot", "random", "--games", "4", "--workers", "2",
              folder=folder, PYTHONPATH=path)  # fmt: skip
    assert "bots_here:Bot" in out
    assert "4 games of 4" in out


# ---- the terminal ------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize(
    "spec", usually(["from_here:made"], ["from_here:Lowest", "from_here:made", "from_here:Policy", "lowest"])
)
def test_in_the_terminal(folder: Path, path: str, spec: str) -> None:
    run("play", "ra", "-n", "2", "--player", spec, "--seed", "7", "--record", "game.json",
        folder=folder, typed="draw\n" * 12 + "quit\n", PYTHONPATH=path)  # fmt: skip
    record = json.loads((folder / "game.json").read_text())
    assert [seat["player"] for seat in record["seats"]] == ["person", spec]
    check_record(json.dumps(record), least=1)


# ---- the server --------------------------------------------------------------------------------------------------
@contextlib.contextmanager
def serving(folder: Path, path: str, *arguments: str) -> Iterator[Served]:
    """`benben serve` in a folder, thinking in two processes."""
    settings = ["thinking_places=2", "bot_pause=0", "bot_timeout=86400", "create_rate=1000/minute"]
    command = [
        sys.executable, "-P", "-m", "benben", "serve", "--port", "0", "--database", "tables.sqlite3",
        *(word for setting in settings for word in ("--set", setting)), *arguments,
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": path}
    with (folder / "serve.log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
    with process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline()
            assert address, (folder / "serve.log").read_text()
            port = int(address.split("http://")[1].split()[0].rstrip("/").rpartition(":")[2])
            served = Served(Settings(), port)
            with served.http:
                yield served
        finally:
            process.terminate()


@pytest.mark.slow
def test_at_a_table(folder: Path, path: str) -> None:
    """Custom players that the host allows can be seated by name; others cannot."""
    allowed = ["--player", "Mine=from_here:made", "--player", "Installed=lowest"]
    with serving(folder, path, *allowed) as served:
        for refused in ("from_here:Lowest", "from_here:made", "lowest", "Mine:highest=no", "mine"):
            answer = served.http.post("/api/tables", json={"game": "ra", "seats": [me(), bot(refused)]})
            assert answer.status_code == 422
            assert "novice, casual, skilled, strong, expert, master, Mine, Installed" in str(answer.json())
        table = served.create(bot("Mine"), bot("Installed")).table
        served.spectator(table).until(lambda state: state["status"] == "over")
        record = served.http.get(f"/api/tables/{table}/record").text
        assert sorted(check_record(record)) == ["Installed", "Mine"]
    assert "failed" not in (folder / "serve.log").read_text()


@pytest.mark.slow
def test_an_installed_player_is_no_strangers_either_where_all_of_ours_are(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(path.rsplit(os.pathsep, maxsplit=1)[-1])
    with serve(tmp_path / "tables.sqlite3", free_players=True) as served:
        for player, code in (("lowest", 422), ("from_there:Lowest", 422), ("greedy:blur=2", 201)):
            answer = served.http.post("/api/tables", json={"game": "ra", "seats": [me(), bot(player)]})
            assert answer.status_code == code
    assert "from_there" not in sys.modules


@pytest.mark.slow
@pytest.mark.proof
def test_at_a_table_that_thinks_by_ray(folder: Path, path: str) -> None:
    pytest.importorskip("ray")
    arguments = ["--set", "thinking=ray", "--player", "Mine=from_here:made", "--player", "Installed=lowest"]
    with serving(folder, path, *arguments) as served:
        table = served.create(bot("Mine"), bot("Installed")).table
        served.spectator(table).until(lambda state: state["status"] == "over")
        check_record(served.http.get(f"/api/tables/{table}/record").text)
    assert "failed" not in (folder / "serve.log").read_text()


# ---- what there is -----------------------------------------------------------------------------------------------
def test_the_list_of_players_has_those_that_are_installed(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(path.rsplit(os.pathsep, maxsplit=1)[-1])
    assert "installed: from_there:Lowest" in invoke("games").out


@pytest.mark.parametrize(
    "command", [["arena", "ra", "random"], ["simulate", "ra", "-p"], ["play", "ra", "-p"]]
)
def test_who_cannot_be_had_is_refused_before_anything_begins(
    command: list[str], folder: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(
        sys, "path", [*sys.path, path.rsplit(os.pathsep, maxsplit=1)[-1]]
    )  # the command adds the folder
    for spec, reason in (
        ("lowst", "no player is called 'lowst'; there are: random, greedy, person, uct, net, search"),
        ("from_here:Lowst", "there is no such class or function; the players there: Lowest"),
        ("from_hre:Lowest", "there is no module 'from_hre'; Python looks in the current folder"),
        ("lowest:deep=yes", "has no parameter 'deep'; it has: highest"),
    ):
        done = invoke(*command, spec)
        assert done.code == 2
        assert reason in done.err
    for module in ("from_here", "from_there"):
        sys.modules.pop(module, None)


@pytest.mark.slow
def test_the_commands_of_the_page_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they stand, in the folder of the clone, on one core; a server only prints its settings.

    In `make test` the arena of a hundred games is left out: another command of the page is a shorter one.
    """
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0}, raising=False)
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    lines = [line.removeprefix("benben ").split() for block in blocks for line in block.splitlines()]
    assert len(lines) >= 6
    long = ["arena", "ra", "examples.own_player:OwnPlayer", "random"]
    assert long in lines
    for line in lines:
        if line == long and not PROOF:
            continue
        if "open_spiel" in " ".join(line) and not HAS_OPEN_SPIEL:
            continue
        more = ["--show-settings"] if line[0] == "serve" else []
        done = invoke(*line, *more, typed="quit\n")
        assert done.code == 0, done.err
        assert done.out
