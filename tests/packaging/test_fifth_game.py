"""A game of another distribution plays in the terminal, in the arena and from Python, by its entry point alone."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.fifth_game import PEBBLES, install

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where Pebbles is installed."""
    return install(tmp_path_factory.mktemp("site"))


def run(
    surroundings: dict[str, str], *arguments: str, typed: str | None = None, folder: Path = PEBBLES.parent
) -> str:
    """What a command prints; it must go well."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=surroundings,
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_no_file_of_benben_knows_it() -> None:
    files = [path for part in ("src", "web/src") for path in (ROOT / part).rglob("*.*")]
    sources = [path for path in files if path.suffix in {".py", ".ftl", ".ts", ".svelte", ".toml"}]
    assert sources
    named = [path for path in sources if "import pebbles" in path.read_text(encoding="utf-8")]
    assert named == []
    assert "pebbles" not in (ROOT / "src/benben/games/__init__.py").read_text(encoding="utf-8")


@pytest.mark.proof
@pytest.mark.slow
def test_it_is_listed_with_its_options(surroundings: dict[str, str]) -> None:
    printed = run(surroundings, "-m", "benben", "games")
    assert "a small made-up game for two or three" in printed
    assert "five white and three red" in printed or "large" in printed


@pytest.mark.proof
@pytest.mark.slow
def test_it_is_loaded_by_its_name(surroundings: dict[str, str], tmp_path: Path) -> None:
    code = "import benben; print(benben.load('pebbles', bag='tiny').new_match(seed=1).legal_moves)"
    assert run(surroundings, "-c", code, folder=tmp_path) == "<LegalMoves: draw>\n"


@pytest.mark.proof
@pytest.mark.slow
def test_it_is_played_in_the_terminal(surroundings: dict[str, str]) -> None:
    command = ("-m", "benben", "play", "pebbles", "-o", "bag=tiny", "--seed", "1")
    printed = run(surroundings, *command, typed="draw\n" * 8)
    assert "The bag is empty." in printed
    assert "Pebbles in the bag" in printed


@pytest.mark.proof
@pytest.mark.slow
def test_its_own_bot_meets_ours_in_the_arena(surroundings: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    players = ("pebbles.bot:Careful", "random")
    run(
        surroundings, "-m", "benben", "arena", "pebbles", *players, "--games", "20", "--seed", "1", "--json", str(file)
    )  # fmt: skip
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["plan"]["game"] == "pebbles"
    assert {each["spec"]: each["failures"] for each in document["players"]} == dict.fromkeys(players, 0)
    assert sum(each["won"] for each in document["players"]) == document["games"] == 20


@pytest.mark.slow
def test_games_are_found_by_their_entry_points_and_a_broken_one_is_left_out(tmp_path: Path) -> None:
    declare(tmp_path, "pebbles", "pebbles")
    declare(tmp_path, "broken", "nowhere_to_be_found")
    code = (
        "import benben\n"
        "print([game.name for game in benben.list_games()])\n"
        "try: benben.load('broken')\n"
        "except benben.BrokenGame as error: print(error)\n"
        "print(benben.load('pebbles', bag='tiny').new_match(seed=1).legal_moves)\n"
    )
    paths = os.pathsep.join(map(str, (tmp_path, PEBBLES)))
    found, broken, moves = run({**os.environ, "PYTHONPATH": paths}, "-c", code, folder=tmp_path).splitlines()
    assert found == "['ra', 'imhotep_duel', 'imhotep', 'ankhor', 'pebbles']"
    assert broken.startswith(
        "the game 'broken' cannot be loaded from nowhere_to_be_found: ModuleNotFoundError: No module"
    )
    assert moves == "<LegalMoves: draw>"


def declare(folder: Path, name: str, module: str) -> None:
    """What an installer leaves of a distribution with a game."""
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[benben.games]\n{name} = {module}\n")
