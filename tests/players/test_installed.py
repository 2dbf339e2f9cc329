"""Players of other distributions: entry points, found by name in every process, and not by strangers."""

import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.players import list_players, make, make_named
from benben.players.specs import check, check_others, files_of

GAME = benben.load("ra", players=2)
MODULE = """
from benben.players import Player

class Deep(Player):
    def __init__(self, game, seed=0, *, depth: int = 1):
        super().__init__(game, seed)
        self.depth = depth
    def choose(self, known, seat):
        return self.legal(known)[0]
    class Inner:
        pass

def made(game, seed=0, *, depth: int = 9):
    return Deep(game, seed, depth=depth)
"""
POINTS = """[benben.players]
deep = installed_there:Deep
made = installed_there:made
greedy = installed_there:Deep
installed_there = installed_there:Deep
inner = installed_there:Deep.Inner
nowhere = not_installed_there:Deep
nothing = installed_there
"""


def install(folder: Path, name: str, points: str) -> None:
    """The files that an installer leaves: the metadata of a distribution next to its modules."""
    information = folder / f"{name}-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(points)


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "installed_there.py").write_text(MODULE)
    install(tmp_path, "installed_there", POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("installed_there", None)


def depth_of(spec: str) -> Any:
    """Of a player whose class is not known here."""
    player: Any = make(spec, benben.load("ra", players=2))
    return player.depth


def test_it_is_found_by_its_name_and_given_parameters() -> None:
    assert [depth_of(spec) for spec in (" deep ", "deep:depth=4", "made", "made: depth = 3 ")] == [1, 4, 9, 3]


@pytest.mark.slow
def test_it_is_found_again_in_another_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(depth_of, ("deep:depth=7",)) == 7


def test_our_names_come_first_and_a_place_before_an_installed_name() -> None:
    assert type(make("greedy", GAME)).__name__ == "GreedyPlayer"
    assert depth_of("installed_there") == 1
    assert depth_of("installed_there:depth=2") == 2
    assert depth_of("installed_there:made") == 9  # a module and a name in it
    assert depth_of("installed_there:made:depth=2") == 2


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    assert list_players()["deep"] == "installed: installed_there:Deep"
    make("greedy", GAME)
    assert "installed_there" not in sys.modules


def test_its_file_counts_for_a_journal(tmp_path: Path) -> None:
    assert files_of(["deep:depth=2", "made", "random"]) == [tmp_path / "installed_there.py"] * 2


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("deeper", "no player is called 'deeper'; there are: random, .*, master, deep, greedy, inner"),
        ("deep:width=3", "installed_there:Deep has no parameter 'width'; it has: depth"),
        ("deep:depth=much", "depth is a whole number"),
        ("nowhere", "there is no module 'not_installed_there'"),
        ("nothing", "there is no such class or function; the players there: Deep"),
        ("inner", "installed_there:Deep.Inner is no player"),
    ],
)
def test_what_is_wrong_is_reported(spec: str, reason: str) -> None:
    with pytest.raises(benben.BadSpec, match=reason):
        check(["random", spec], GAME)


def test_of_two_with_one_name_it_must_be_said_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other"
    install(other, "other", "[benben.players]\ndeep = installed_there:made\nmade=installed_there:made")
    monkeypatch.syspath_prepend(other)
    assert depth_of("made") == 9  # they agree
    with pytest.raises(benben.BadSpec, match="which one: installed_there:Deep, installed_there:made"):
        make("deep", GAME)


def test_strangers_cannot_name_it_unless_the_host_allows_it() -> None:
    for spec in ("deep", "deep:depth=2", "installed_there:Deep"):
        with pytest.raises(benben.BadSpec, match=r"there are: random, .*, master$"):
            make_named(spec, GAME)
    assert "installed_there" not in sys.modules
    others = {"deep": "deep", "Deeper": "deep:depth=5"}
    check_others(others)
    players: list[Any] = [make_named(name, GAME, others=others) for name in others]
    assert [player.depth for player in players] == [1, 5]
    with pytest.raises(benben.BadSpec, match="has no parameters"):
        make_named("deep:depth=2", GAME, others=others)


def test_a_module_of_specs_is_a_module() -> None:
    """No function of the package hides it."""
    import benben.players.specs as module

    assert module.make is make
    assert vars(module)["PlayerKind"].__name__ == "PlayerKind"
