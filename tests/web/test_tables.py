"""The engine under Node plays as the package does: what is legal, bytes, odds, points, at every ply."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benben import nd
from benben.engine.dice import new_dice
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.playouts import playouts
from benben.engine.portable import here
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, table_bytes
from benben.players.mcts import search_rules
from benben.players.quick import NO_HABITS, choose_of
from benben.web.weights import games_of
from tests.games.every import ALL, CASES, every_game
from tests.games.playing import played, tables_of
from tests.tiers import usually
from tests.web.comparing import check_replay
from tests.web.hosts import Host, node

Hosts = Callable[[Rules], Host]
MANY = 10_000
"""Random games of a title in `make proof`, over all its sets of options; usually one for each set."""
MOST_BYTES = 40_000
"""Of an engine, compressed by Brotli as servers send it."""
FIRST = list({game.name: game for game in reversed(ALL)}.values())
each_title = pytest.mark.parametrize("game", FIRST, ids=lambda game: game.name)
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("_compiled")]


@every_game
def test_a_random_game_is_the_same_at_every_ply(game: Game, host: Hosts) -> None:
    for seed in range(usually(1, games_of_each_set(game))):
        check_replay(game, host(game.rules), seed)


def games_of_each_set(game: Game) -> int:
    """How many games of each set of options are together as many as a title shall have."""
    return -(-MANY // sum(each.name == game.name for each in ALL))


@each_title
def test_what_is_not_possible_is_refused_and_changes_nothing(game: Game, host: Hosts) -> None:
    match = played(game, 3, 60)
    every = [int(move) for move in game.rules.moves]
    wrong = host(game.rules).ask(
        "refused", codes=game.codes.tolist(), bytes=table_bytes(match.tables).hex(), moves=[-1, *every, 9999]
    )
    assert wrong == [-1, *(move for move in every if move not in match.legal_moves.codes), 9999]
    drawn = max(
        (table for table in tables_of(played(game, 3, 10_000)) if table.actor == CHANCE),
        key=lambda each: odds(game, each).count(0),
    )
    weights = odds(game, drawn)
    wrong = host(game.rules).ask(
        "refused",
        codes=game.codes.tolist(),
        bytes=drawn.tobytes().hex(),
        moves=list(range(-1, len(weights) + 1)),
    )
    assert wrong == [
        -1,
        *(outcome for outcome, weight in enumerate(weights) if weight == 0),
        len(weights),
    ]


@each_title
def test_chance_draws_the_same(game: Game, host: Hosts) -> None:
    where, count = host(game.rules), 20
    sample, weights = here(search_rules(game.rules)["sample"]), Scratch.of(game.rules).weights
    drawn = [table for table in tables_of(played(game, 4, 10_000)) if table.actor == CHANCE]
    for seed, table in enumerate(drawn):
        dice = new_dice(seed)
        expected = [int(sample(table, dice, weights)) for _ in range(count)]
        found = where.ask(
            "samples", codes=game.codes.tolist(), bytes=table.tobytes().hex(), seed=seed, count=count
        )
        assert found == expected, seed
    assert drawn


def odds(game: Game, table: Any) -> list[int]:
    """The weights of chance's outcomes."""
    weights = nd.zeros(game.rules.most_outcomes, nd.int64)
    count = here(game.rules.chance)(table, weights)
    return [int(weight) for weight in weights[:count]]


@pytest.mark.parametrize("name", list(CASES))
def test_random_games_are_the_same(name: str, host: Hosts) -> None:
    rules, games = CASES[name].rules, usually(200, 10_000)
    for game in usually(games_of(rules), [each for each in ALL if each.name == name]):
        for seed in (0, 5, 2**63 - 1, 2**40 + 1):
            found = host(rules).ask("playouts", codes=game.codes.tolist(), games=games, seed=seed_text(seed))
            expected = playouts(game, games, seed)
            assert found == {
                "games": games,
                "decisions": expected.decisions,
                "won": list(expected.won),
            }, (game, seed)


def seed_text(seed: int) -> str:
    """A seed as JSON keeps it: JavaScript's numbers have 53 bits."""
    return str(seed)


@each_title
@pytest.mark.parametrize("blur", [-1.0, 0.0, 1.5])
def test_a_player_that_looks_no_further_plays_the_same(game: Game, blur: float, host: Hosts) -> None:
    rules, dice, room = game.rules, new_dice(11), Scratch.of(game.rules)
    tables, moves = game.new_tables(), []
    settle, choose, apply = map(here, (loops_of(rules).settle, choose_of(rules), rules.apply))
    settle(tables[0], dice, room.weights)
    while tables[0].actor != OVER:
        move = choose(tables[0], blur, NO_HABITS, dice, room.moves, room.preferences, room.notes)
        apply(tables[0], int(move))
        settle(tables[0], dice, room.weights)
        moves.append(int(move))
    found = host(rules).ask("quick", codes=game.codes.tolist(), seed=11, blur=blur)
    assert found == {"moves": moves, "bytes": table_bytes(tables).hex()}


@pytest.mark.parametrize("name", list(CASES))
def test_options_are_encoded_as_the_package_does(name: str, host: Hosts) -> None:
    rules, asked = CASES[name].rules, 0
    for options in every_way(rules):
        try:
            expected = table_bytes(Game(rules, options).new_tables()).hex()
        except BadOption:
            expected = "refused"
        assert host(rules).ask("encoded", options=options) == expected, options
        asked += 1
    assert asked > 1


def every_way(rules: Rules) -> list[dict[str, Any]]:
    """All options' choices, of texts the default."""
    ways: list[dict[str, Any]] = [{}]
    for option in rules.options:
        ways = [{**way, option.name: value} for way in ways for value in option.choices]
    return ways


@each_title
def test_memory_is_bounded_over_fifty_games(game: Game, host: Hosts) -> None:
    sizes = host(game.rules).ask("memory", codes=game.codes.tolist(), games=50)
    assert sizes[-1] == sizes[0]


@each_title
def test_an_engine_imports_nothing_and_is_small(game: Game, files: Callable[[Rules], list[Path]]) -> None:
    manifest, engine, _ = files(game.rules)
    shown = "const b = require('fs').readFileSync(process.argv[1]); const m = new WebAssembly.Module(b);"
    expression = "[WebAssembly.Module.imports(m), WebAssembly.Module.exports(m).map(e => e.name),"
    expression += "require('zlib').brotliCompressSync(b).length]"
    script = f"{shown} console.log(JSON.stringify({expression}))"
    imports, exports, size = json.loads(subprocess.check_output([node(), "-e", script, str(engine)]))
    assert imports == []
    named = set(json.loads(manifest.read_text("utf-8"))["exports"])
    assert set(exports) == named | {"memory", "__heap_base"}
    assert size <= MOST_BYTES
