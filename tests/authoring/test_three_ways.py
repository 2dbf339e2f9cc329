"""Games in one file are the same game interpreted, compiled and as WebAssembly, in everything that rules say."""

import hashlib
from typing import Any, cast

import pytest

from benben import nd
from benben.authoring import files
from benben.engine import portable
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.portable import here
from benben.engine.table import table_bytes
from benben.web.built import build
from tests.authoring.conftest import EXAMPLES
from tests.games.three_ways import running

pytestmark = pytest.mark.slow
NAMES = ("nim", "senet")


def said(game: Game, kind: str) -> list[str]:
    """A digest for each ply of a game: the table, what is legal, liked, observed and weighed there."""
    found = []
    with running(kind):
        match, dice = game.new_match(seed=5), new_dice(5)
        room = Scratch.of(game.rules)
        while not match.is_over and match.ply < 300:
            table, moves = match.tables[0], [int(move) for move in match.legal_moves]
            room.moves[: len(moves)] = moves
            here(game.rules.policy)(
                table, room.moves, len(moves), room.preferences, nd.zeros(game.rules.notes)
            )
            seen, weighed = nd.zeros(400, nd.int64), nd.zeros(len(game.rules.feature_names))
            here(cast(Any, game.rules.observe))(table, 1, 0, seen)
            here(cast(Any, game.rules.features))(table, 0, weighed)
            liked = [round(each, 9) for each in room.preferences[: len(moves)].tolist()]
            parts = table_bytes(match.tables), moves, liked, seen.tolist(), weighed.tolist()
            found.append(hashlib.sha256(repr(parts).encode()).hexdigest()[:12])
            match.play(moves[int(dice[1]) % len(moves)])
            dice = new_dice(5, match.ply)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_compiled_rules_say_the_same(name: str) -> None:
    game = files.load(EXAMPLES / f"{name}.py")
    assert said(game, portable.NATIVE) == said(game, portable.INTERPRETED)


@pytest.mark.proof  # needs the linker of 400 MB, which `make proof` installs
@pytest.mark.parametrize("name", NAMES)
def test_its_engine_says_the_same(name: str) -> None:
    """The engine lies with the version of the file, and a new version has none."""
    game = files.load(EXAMPLES / f"{name}.py")
    assert build(game.rules, lambda *_: None)
    assert portable.engine_of(game.rules) is not None
    assert said(game, portable.PORTABLE) == said(game, portable.INTERPRETED)
