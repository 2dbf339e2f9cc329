"""Players made from recipes decide under Node as the package's own do, for whole games."""

from collections.abc import Callable
from dataclasses import asdict

import pytest

import benben.players
from benben.engine.dealer import SeededDealer
from benben.engine.game import Game, Match
from benben.engine.rules import Rules
from benben.engine.table import table_bytes
from benben.players import LEVELS
from benben.players.levels import MASTER, master_spec
from benben.players.recipes import recipe_of
from benben.players.search import SearchPlayer
from benben.web.weights import games_of
from tests.games.every import CASES
from tests.web.hosts import Host

Hosts = Callable[[Rules], Host]
SEED = 29
SPECS = (
    *(level.name for level in LEVELS if level.name != MASTER),
    "random",
    "greedy:blur=2",
    "search:games=40,style=bold",
    "search:games=30,playouts=random",
    "search:games=30",
)
every_title = pytest.mark.parametrize("name", list(CASES))


@pytest.mark.slow
@every_title
def test_a_player_decides_as_in_the_package_for_a_whole_game(name: str, host: Hosts) -> None:
    rules = CASES[name].rules
    for game in games_of(rules):
        for spec in (*SPECS, master_spec(game, "games=60")):
            check_game(game, spec, host(rules))


def check_game(game: Game, spec: str, host: Host) -> None:
    player, others = (benben.players.make(each, game, SEED) for each in (spec, "greedy:blur=1"))
    recipe = recipe_of(player)
    assert recipe is not None, spec
    match, seat = Match(game, SeededDealer(SEED)), game.players - 1
    tables, moves = [], []
    while match.turn is not None:
        if match.turn == seat:
            known = match.known(seat)
            tables.append(table_bytes(known).hex())
            moves.append(player.choose(known, seat))
            match.play(moves[-1])
        else:
            match.play(others.choose(match.known(match.turn), match.turn))
    answer = host.ask("player", codes=game.codes.tolist(), recipe=asdict(recipe), seed=SEED, tables=tables)
    assert answer == moves, (game, spec)


@pytest.mark.parametrize(
    "spec",
    [
        "net:games=9,policy=none",
        "net:games=9,policy=alone",
        "uct:games=9",
    ],
)
def test_a_player_that_goes_by_more_than_a_recipe_tells_has_none(spec: str) -> None:
    game = Game(CASES["ra"].rules, {"players": 2})
    assert recipe_of(benben.players.make(spec, game)) is None


def test_a_player_of_ones_own_has_none() -> None:
    class Mine(SearchPlayer):
        """Decides otherwise, for all that we know."""

    assert recipe_of(Mine(Game(CASES["ra"].rules), games=9)) is None


def test_a_recipe_has_the_limit_of_a_limited_player() -> None:
    player = benben.players.make("master", Game(CASES["ra"].rules))
    player.limit(0.25)
    recipe = recipe_of(player)
    assert recipe is not None
    assert recipe.search is not None
    assert (recipe.search.games, recipe.search.seconds) == (None, 0.25)
