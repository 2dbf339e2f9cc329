"""What is pickled or copied goes on as the original does, here and in another process, and leaves it alone."""

import copy
import itertools
import pickle
import random
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Any

import pytest

import benben
from benben.engine import registry
from benben.engine.dealer import CommittedDealer, Dealer, SeededDealer
from benben.engine.game import Game, Match
from benben.engine.stepper import Stepper
from benben.players import Player, list_players, make
from benben.players.levels import NAMES
from benben.players.net import net_of
from benben.players.search import SearchPlayer
from pebbles import RULES

RA, PEBBLES = benben.load("ra", players=3), Game(RULES, {"players": 3})
OTHERS = [benben.load(name) for name in registry.names() if name != "ra"]
SLOW = [pytest.param(game, id=game.name, marks=pytest.mark.slow) for game in OTHERS]
every_game = pytest.mark.parametrize(
    "game", [*(pytest.param(game, id=game.name) for game in (PEBBLES, RA)), *SLOW]
)
players_game = pytest.mark.parametrize(
    "game",
    [pytest.param(PEBBLES, id="pebbles"), pytest.param(RA, id="ra", marks=pytest.mark.slow), *SLOW],
)
every_real_game = pytest.mark.parametrize("game", [pytest.param(RA, id="ra"), *SLOW])
DEALERS = [SeededDealer(2**70 + 3), CommittedDealer(bytes(range(32)))]
PLAYERS = {
    "random": ["random"],
    "greedy": ["greedy", "greedy:blur=3"],
    "person": ["person:blur=3,habit=2", "person:games=16,ahead=0.5"],
    "uct": ["uct:games=40"],
    "net": ["net:games=60"],
    "search": [
        "search:games=200,open=0",
        "search:games=60,threads=2,open=0",
        "search:games=60,playouts=random",
    ],
}
"""Players of every kind that are repeatable."""


# ---- going on: what one sees depends on everything that should have been kept ------------------------------------
def go_on(thing: Any) -> list[Any]:
    """Use a thing for a while from its present state, which changes it, and return everything observed."""
    goes: dict[type, Callable[[Any], Iterator[Any]]] = {
        Game: play_games,
        Match: play_match,
        Stepper: step,
        tuple: choose,
    }
    return list(goes[type(thing)](thing))


def play_games(game: Game) -> Iterator[Any]:
    yield from (game.name, dict(game.options), game.codes.tolist())
    yield from play_match(game.new_match(seed=3))


def play_match(match: Match) -> Iterator[Any]:
    rng = random.Random(1)
    yield from (match.plies, match.dealer)
    for _ in range(12):
        if match.is_over:
            break
        match.play(rng.choice(match.legal_moves.codes))
        yield match.key
    yield from (match.plies, [match.narrate(ply) for ply in range(match.ply)], match.undo(), match.key)


def step(stepper: Stepper) -> Iterator[Any]:
    rng = random.Random(1)
    for _ in range(40):
        yield from (stepper.count, stepper.actor, bytes(stepper.save()), stepper.table.tobytes())
        if stepper.count:
            stepper.step(stepper.moves[rng.randrange(stepper.count)])
        else:
            stepper.restart()


def choose(pair: tuple[Player, Match]) -> Iterator[Any]:
    """A player plays the next decisions of every seat."""
    player, match = pair
    for _ in range(4):
        if match.turn is not None:
            known = match.known(match.turn)
            if isinstance(player, SearchPlayer):
                yield from player.think(known)
            code = player.choose(known, match.turn)
            yield from (code, player.dice.tolist())
            match.play(code)


# ---- what goes on ------------------------------------------------------------------------------------------------
def started(game: Game, dealer: Dealer = DEALERS[0], plies: int = 7) -> Match:
    match, rng = game.new_match(dealer=dealer), random.Random(4)
    for _ in range(plies):
        match.play(rng.choice(match.legal_moves.codes))
    return match


def stepped(game: Game) -> Stepper:
    stepper = Stepper(game, seed=5)
    for _ in range(6):
        stepper.step(stepper.moves[0])
    return stepper


def thinking(spec: str, game: Game) -> tuple[Player, Match]:
    """A player that has chosen before, so that it may keep a tree of the position that came up."""
    player, match = make(spec, game, seed=8), started(game, plies=2)
    while match.turn is not None and match.ply < 9:
        match.play(player.choose(match.known(match.turn), match.turn))
    return player, match


def specs_for(game: Game) -> list[str]:
    """All of `PLAYERS` that can play a game."""
    found = itertools.chain.from_iterable(PLAYERS.values())
    return [spec for spec in found if not spec.startswith("net:") or net_of(game) is not None]


def check(thing: Any) -> None:
    """The original goes on last: it must not have noticed what its copies did."""
    twins = [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]  # noqa: S301  (our own bytes)
    expected = go_on(twins[0])
    assert go_on(twins[1]) == expected
    assert go_on(thing) == expected


# ---- in this process ---------------------------------------------------------------------------------------------
@every_game
def test_a_game_is_the_same_game(game: Game) -> None:
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own bytes)
    assert (twin, twin.rules, hash(twin)) == (game, game.rules, hash(game))
    assert copy.deepcopy(game) is game
    with pytest.raises(TypeError):
        twin.options["players"] = 9
    check(game)


@every_game
@pytest.mark.parametrize("dealer", DEALERS, ids=lambda dealer: type(dealer).__name__)
def test_a_match_goes_on(game: Game, dealer: Dealer) -> None:
    match = started(game, dealer)
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)):  # noqa: S301
        assert twin == match
        assert (twin.dealer, twin.plies, twin.table.tobytes()) == (dealer, match.plies, match.table.tobytes())
        twin.table.actor = 1 - twin.table.actor
        assert twin != match
    check(match)


@every_game
def test_a_stepper_goes_on(game: Game) -> None:
    stepper = stepped(game)
    twin = pickle.loads(pickle.dumps(stepper))  # noqa: S301  (our own bytes)
    assert (twin.save(), twin.moves.tolist(), twin.game) == (stepper.save(), stepper.moves.tolist(), game)
    check(stepper)


def test_every_kind_of_player_is_pickled_here() -> None:
    assert PLAYERS.keys() == list_players().keys() - set(NAMES)


@players_game
def test_a_player_goes_on(game: Game) -> None:
    for spec in specs_for(game):
        check(thinking(spec, game))


@every_real_game
def test_a_search_keeps_its_tree(game: Game) -> None:
    """Of the positions that follow the choice of a search some are known to it, and then to its copies."""
    kept = 0
    player, match = SearchPlayer(game, 1, games=1000, open=0.0), game.new_match(seed=1)
    while match.turn is not None and match.ply < 40:
        twin = pickle.loads(pickle.dumps(player))  # noqa: S301  (our own bytes)
        thought, other = (each.think(match.known(match.turn)) for each in (player, twin))
        assert thought == other
        kept += sum(child.visits for child in thought) > 1000
        match.play(max(thought, key=lambda child: child.visits).move)
    assert kept > 0


# ---- in another process ------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_another_process_goes_on() -> None:
    """One for all games and kinds of players."""
    things = [thing for game in (RA, *OTHERS) for thing in things_of(game)]
    with get_context("spawn").Pool(1) as pool:
        there = pool.map(go_on, things)
    for thing, found in zip(things, there, strict=True):
        assert found == go_on(thing), thing


def things_of(game: Game) -> list[Any]:
    """All that can be sent to another process."""
    matches = [started(game, dealer) for dealer in DEALERS]
    players = [thinking(spec, game) for spec in specs_for(game)]
    return [game, *matches, stepped(game), *players]
