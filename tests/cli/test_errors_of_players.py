"""Players and evaluations that cannot be had, in English and in another language; and that no error is left out."""

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben.cli.terminal import reason_of
from benben.engine.errors import BenbenError
from benben.engine.message import Message, message
from benben.players.evaluation import load_evaluation
from benben.texts import Texts
from tests.cli.refusals import check_refused, each_other_language

OWN = """
from benben.players import Player
from benben.players.search import SearchPlayer

class Player1(Player):
    def __init__(self, game, seed=0, *, depth: int, wild: bool = False): super().__init__(game, seed)
    def choose(self, known, seat): return 0
class Abstract(Player): pass
class Bare(Player):
    def __init__(self): pass
    def choose(self, known, seat): return 0
class Silent(Player):
    def __init__(self, game, seed=0): pass
    def choose(self, known, seat): return 0
class Failing(Player):
    def __init__(self, game, seed=0): 1 / 0
    def choose(self, known, seat): return 0
def nobody(game, seed=0): return 3
class Idle(SearchPlayer):
    def __init__(self, game, seed=0): super().__init__(game, seed, games=0)
class Hasty(SearchPlayer):
    def __init__(self, game, seed=0): super().__init__(game, seed, seconds=-1.0)
"""
BASE, CHOOSE = "benben.players.Player", "choose(self, known, seat)"
SPECS: list[tuple[str, Message]] = [
    ("novice:x=1", message("engine-no_parameters-level", player="novice", spec="person:blur=8,habit=3")),
    (
        "search:games=0",
        message("engine-bad_whole", name="games", value="'0'", least="1", most="100000000"),
    ),
    (
        "search:seconds=never",
        message("engine-bad_number", name="seconds", value="'never'", least="0.001", most="3600"),
    ),
    (
        "search:playouts=wild",
        message("engine-bad_word", name="playouts", value="'wild'", words="greedy, random"),
    ),
    (
        "owned:Player1:depth=x",
        message("engine-own-value", name="depth", value="'x'", kind=message("engine-own-int")),
    ),
    (
        "owned:Player1:wild=x",
        message("engine-own-value", name="wild", value="'x'", kind=message("engine-own-bool")),
    ),
    (
        "owned:Player1",
        message("engine-own-needs", player="owned:Player1", name="depth", example="owned:Player1:depth=3"),
    ),
    (
        "nowhere_at_all:Mine",
        message("engine-own-no_module", player="nowhere_at_all:Mine", module="nowhere_at_all"),
    ),
    ("needing:Mine", message("engine-own-needs_module", player="needing:Mine", module="nowhere_at_all")),
    (
        "broken:Mine",
        message(
            "engine-own-broken_module", player="broken:Mine", error="ZeroDivisionError: division by zero"
        ),
    ),
    (
        "owned:Mine",
        message(
            "engine-own-no_class",
            player="owned:Mine",
            known="Player1, Abstract, Bare, Silent, Failing, Idle, Hasty",
        ),
    ),
    ("json:Mine", message("engine-own-no_class-none", player="json:Mine", base=BASE)),
    (
        "json:JSONDecoder",
        message("engine-own-no_player", player="json:JSONDecoder", base=BASE, method=CHOOSE),
    ),
    ("owned:Abstract", message("engine-own-no_method", player="owned:Abstract", method=CHOOSE)),
    (
        "owned:Bare",
        message("engine-own-signature", player="owned:Bare", signature="__init__(self, game, seed=0)"),
    ),
    ("owned:Silent", message("engine-own-init", player="owned:Silent", call="super().__init__(game, seed)")),
    (
        "owned:nobody",
        message(
            "engine-own-not_made",
            player="owned:nobody",
            kind="int",
            base=BASE,
            wrapper="benben.players.from_policy",
        ),
    ),
    (
        "owned:Failing",
        message("engine-own-failed", player="owned:Failing", error="ZeroDivisionError: division by zero"),
    ),
    (
        "owned:Idle",
        message("engine-own-refused", player="owned:Idle", reason=message("engine-search-games", games="0")),
    ),
    (
        "owned:Hasty",
        message(
            "engine-own-refused", player="owned:Hasty", reason=message("engine-search-seconds", seconds="-1")
        ),
    ),
]


@pytest.fixture
def _modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules of one's own."""
    for name, text in {"owned": OWN, "needing": "import nowhere_at_all", "broken": "1 / 0"}.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("owned", None)


@each_other_language
@pytest.mark.usefixtures("_modules")
@pytest.mark.parametrize(("spec", "expected"), SPECS, ids=[spec for spec, _ in SPECS])
def test_a_player_that_cannot_be_had(spec: str, expected: Message, language: str) -> None:
    check_refused(language, ["simulate", "ra", "-p", spec], expected, 2)


@each_other_language
def test_bots_of_a_server_that_cannot_be_had(language: str) -> None:
    for player, expected in (
        ("a b=random", message("engine-player_name", name="a b")),
        ("random=greedy", message("engine-player_taken", name="random", spec="greedy")),
    ):
        check_refused(language, ["serve", "--player", player], expected, 2)


@each_other_language
def test_an_evaluation_that_does_not_fit(language: str, tmp_path: Path) -> None:
    game, file = benben.load("ra"), tmp_path / "evaluation.json"
    foreign = message("engine-evaluation-foreign", file=str(file))
    unfit = message("engine-evaluation-unfit", file=str(file), game="ra")
    for text, expected in (("{}", unfit), ("[]", foreign), ("[", foreign)):
        file.write_text(text, encoding="utf-8")
        os.utime(file, (len(text), ord(text[-1])))  # what was read is kept until the file changes
        with pytest.raises(BenbenError) as caught:
            load_evaluation(game, file)
        texts = Texts(language)
        assert reason_of(texts, caught.value) == texts.format(expected)


PACKAGE = Path(benben.__file__).parent
# ---- all of them -------------------------------------------------------------------------------------------------
FOR_PROGRAMMERS = {
    "engine/replay.py": 1,  # a dealer that a program gives
    "players/analysis.py": 1,
    "players/evaluation.py": 1,  # a game without features, which `benben fit` refuses before
    "players/player.py": 1,  # what a spec's bounds refuse before
    "players/selfplay.py": 1,
    "review/document.py": 5,
    "server/tables/matches.py": 1,  # what the store of a server holds
    "site/key_value_store.py": 3,  # a page without a server has no terminal
    "site/worker.py": 1,
}
"""How many errors of a file no terminal shows."""


def in_english_alone(file: Path, kinds: set[str]) -> int:
    """How many errors of these kinds are made in a file of an English text, not of a message."""
    text = file.read_text(encoding="utf-8")
    if not any(f"{kind}(" in text for kind in kinds):  # parsing takes long
        return 0
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in kinds]
    return sum(_is_text(call.args[0]) for call in made)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_every_error_that_a_terminal_can_show_is_a_message() -> None:
    kinds = {"ArenaError", "BadEvaluation", "BadAddress", "BadJournal", "BadOption", "BadPlan", "BadSpec"}
    kinds |= {"RecordError", "ReviewError", "StartError", "StoreError"}
    found = {
        path.relative_to(PACKAGE).as_posix(): count
        for path in PACKAGE.rglob("*.py")
        if (count := in_english_alone(path, kinds))
    }
    assert found == FOR_PROGRAMMERS
