"""Players of one's own, named by where their class is: how it is found, what it may be given, what is refused."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.players import make, make_named
from benben.players.specs import check_others, files_of

GAME = benben.load("ra", players=2)
MODULE = '''
import benben
from benben.players import Player

class Mine(Player):
    """Takes a move by its number."""
    def __init__(self, game, seed=0, number: int = 0, *, share: float = 0.5, name: "str | None" = None, is_bold=False):
        super().__init__(game, seed)
        self.given = (number, share, name, is_bold)
        self.seed = seed
    def choose(self, known, seat):
        return self.legal(known)[self.given[0]]

class Needy(Mine):
    def __init__(self, game, seed, depth: int):
        super().__init__(game, seed)

class Anything(Mine):
    def __init__(self, *given):
        super().__init__(*given)

class Odd(Mine):
    def __init__(self, game, seed, size: "Unknown" = 4):
        super().__init__(game, seed)
        self.size = size

class NoSeed(Player):
    def __init__(self, game):
        super().__init__(game)
    choose = Mine.choose

class Forgetful(Mine):
    def __init__(self, game, seed=0):
        pass

class Broken(Mine):
    def __init__(self, game, seed=0):
        raise KeyError("weights")

class Picky(Mine):
    def __init__(self, game, seed=0):
        raise benben.BadSpec("only on Sundays")

class Silent(Player):
    pass

class Stranger:
    pass

number = 3

def made(game, seed=0, *, number: int = 2):
    """Makes one that takes the third move."""
    return Mine(game, seed, number)

def careless(game, seed):
    return None

def policy(observation, mask):
    return Mine

def lonely(game):
    return Mine(game)

def needy(game, seed, *, depth: int):
    return Mine(game, seed)

def other(game, seed):
    return Mine(benben.load("ra", players=5), seed)

def untold(game, seed=0, size: "Unknown" = 4):
    return Mine(game, seed, size)
'''
"""Some players, good and bad."""


@pytest.fixture(autouse=True)
def _modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules that can be imported while a test runs."""
    (tmp_path / "players_here.py").write_text(MODULE)
    (tmp_path / "empty_here.py").write_text("")
    (tmp_path / "folder_here" / "deep").mkdir(parents=True)
    (tmp_path / "folder_here" / "deep" / "inside.py").write_text(MODULE)
    (tmp_path / "needs_here.py").write_text("import not_to_be_had")
    (tmp_path / "wrong_here.py").write_text("class")
    (tmp_path / "ending_here.py").write_text("raise SystemExit(3)")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for name in [name for name in sys.modules if name.split(".")[0].endswith("_here")]:
        del sys.modules[name]


def mine(spec: str, seed: int = 0) -> Any:
    """The player, whose class is not known here."""
    return make(spec, GAME, seed)


def test_a_class_is_found_and_made_with_game_and_seed() -> None:
    player = mine(" players_here:Mine ", 7)
    assert (type(player).__name__, player.game, player.seed) == ("Mine", GAME, 7)
    assert player.given == (0, 0.5, None, False)
    assert type(mine("folder_here.deep.inside:Mine")).__module__ == "folder_here.deep.inside"


def test_parameters_are_read_as_the_constructor_says() -> None:
    player = mine("players_here:Mine:number=1, share=2, name=a word, is_bold=yes")
    assert player.given == (1, 2.0, "a word", True)
    assert [type(value) for value in player.given] == [int, float, str, bool]
    assert mine("players_here:Odd:size=5").size == 5  # its annotation cannot be read, its default can
    assert mine("players_here:Anything").game is GAME


def test_a_function_makes_one_too() -> None:
    assert mine("players_here:made", 7).given[0] == 2
    assert mine("players_here:made", 7).seed == 7
    assert mine("players_here:made:number=5").given[0] == 5
    assert mine("players_here:untold:size=3").given[0] == 3


def test_it_plays() -> None:
    match = GAME.new_match(seed=1)
    player = mine("players_here:Mine:number=-1")
    while match.turn is not None:
        match.play(player.choose(match.known(match.turn), match.turn))
    assert match.is_over


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nowhere_here:Mine", "there is no module 'nowhere_here'; Python looks in the current folder"),
        ("folder_here.nothing:Mine", "there is no module 'folder_here.nothing'"),
        ("nowhere_here.nothing:Mine", "there is no module 'nowhere_here'"),
        ("needs_here:Mine", "its module needs another: 'not_to_be_had'"),
        ("wrong_here:Mine", "its module cannot be imported: SyntaxError"),
        ("ending_here:Mine", "its module cannot be imported: SystemExit: 3"),
        (
            "players_here:Yours",
            "there is no such class or function; the players there: Mine, Needy, Anything, Odd",
        ),
        (
            "empty_here:Mine",
            "there is no such class or function; no class there derives from benben.players.Player",
        ),
        (
            "players_here:Stranger",
            "is no player: derive a class from benben.players.Player and give it choose",
        ),
        ("players_here:number", "players_here:number is no player"),
        ("players_here:careless", "makes no player: it returned NoneType, and nothing that derives from"),
        ("players_here:policy", "a policy becomes a player by benben.players.from_policy"),
        ("players_here:lonely", "is made with a game and a seed, as lonely(game, seed=0) does"),
        ("players_here:needy", "players_here:needy needs depth, as in players_here:needy:depth=3"),
        ("players_here:made:depth=3", "players_here:made has no parameter 'depth'; it has: number"),
        ("players_here:other", "must call super().__init__(game, seed)"),
        ("builtins:getattr", "is made with a game and a seed"),
        ("json:dumps", "is made with a game and a seed"),
        ("players_here:Silent", "players_here:Silent has no choose(self, known, seat)"),
        ("players_here:NoSeed", "is made with a game and a seed, as __init__(self, game, seed=0) does"),
        ("players_here:Forgetful", "its __init__ must call super().__init__(game, seed)"),
        ("players_here:Broken", "players_here:Broken cannot be made: KeyError: 'weights'"),
        ("players_here:Picky", "players_here:Picky: only on Sundays"),
        ("players_here:Needy", "players_here:Needy needs depth, as in players_here:Needy:depth=3"),
        ("players_here:Mine:numbr=1", "has no parameter 'numbr'; it has: number, share, name, is_bold"),
        (
            "players_here:Mine:number",
            "players_here:Mine:number needs a value, as in players_here:Mine:number=3",
        ),
        ("players_here:Mine:number=1,number=2", "given twice"),
        ("players_here:Mine:number=one", "number='one' is not possible: number is a whole number"),
        ("players_here:Mine:share=half", "share is a number"),
        ("players_here:Mine:is_bold=perhaps", "is_bold is yes or no"),
        ("my player:Mine", "no player is called 'my player'; there are: random, greedy"),
        ("players_here", "a player of your own is named as my_module:MyPlayer"),
        ("players_here:", "no player is called 'players_here'"),
    ],
)
def test_what_is_wrong_is_reported_with_what_would_be_right(spec: str, reason: str) -> None:
    with pytest.raises(benben.BadSpec) as caught:
        mine(spec)
    assert reason in str(caught.value)


# ---- named by strangers ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("spec", ["players_here:Mine", "players_here:Mine:number=1", "Mine:number=1", "mine"])
def test_strangers_cannot_have_a_module_imported(spec: str) -> None:
    with pytest.raises(benben.BadSpec):
        make_named(spec, GAME, others={"Mine": "players_here:Mine"})
    assert "players_here" not in sys.modules


def test_strangers_name_ours_and_those_that_the_host_allows() -> None:
    others = {"Mine": "players_here:Mine:number=1", "Deep": "search:games=3"}
    for name, kind in [("Mine", "Mine"), ("Deep", "SearchPlayer"), ("greedy", "GreedyPlayer")]:
        assert type(make_named(name, GAME, others=others)).__name__ == kind
    with pytest.raises(benben.BadSpec, match=r"there are: random, .*, master, Mine, Deep$"):
        make_named("Yours", GAME, others=others)


@pytest.mark.parametrize(
    ("name", "spec", "reason"),
    [
        ("greedy", "players_here:Mine", "greedy is a player already"),
        ("strong", "players_here:Mine", "strong is a player already"),
        ("my player", "players_here:Mine", "'my player' names no player"),
        ("x" * 33, "players_here:Mine", "at most 32"),
        ("1st", "players_here:Mine", "names no player"),
        ("Mine", "players_here:Yours", "there is no such class"),
        ("Mine", "players_here:Mine:numbr=1", "has no parameter 'numbr'"),
        ("Mine", "search:games=none", "games is a whole number"),
        ("Mine", "gredy", "no player is called 'gredy'"),
    ],
)
def test_what_a_host_allows_is_checked_at_once(name: str, spec: str, reason: str) -> None:
    check_others({"Mine": "players_here:Mine", "Good-2": "novice", "Ändern": "search:games=5"})
    with pytest.raises(benben.BadSpec, match=reason.replace("'", ".")):
        check_others({name: spec})


def test_the_files_of_classes_are_reported(tmp_path: Path) -> None:
    assert files_of(["greedy:blur=1", "strong", "players_here:Mine:number=1"]) == [
        tmp_path / "players_here.py"
    ]
