"""What a seat observes is what it may know: nothing hidden, nothing missing, and the same to every seat."""

import itertools
import json
import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from benben import nd
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.observation import Spec
from benben.engine.table import CHANCE
from tests.games.checks import seats_of
from tests.games.every import ALL, CASES, is_run_at_once
from tests.games.playing import played, random_positions, spread, tables_of, walk
from tests.tiers import usually
from tools.documents import label

OBSERVED = [game for game in ALL if game.rules.observe is not None]
SOME = {game.name: game for game in OBSERVED if is_run_at_once(game)}.values()
"""One set of options of each game, with as much in play as can be."""
OTHERS = [game for game in OBSERVED if is_run_at_once(game) and game not in SOME]
every_observed_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=label(game)) for game in SOME]
    + [pytest.param(game, id=label(game), marks=pytest.mark.slow) for game in OTHERS],
)
MEMORIES = pytest.mark.parametrize("remembers", [0, 1], ids=["open", "remembered"])


def spec_of(game: Game) -> Spec:
    """How its observations are made up."""
    assert game.rules.observation is not None
    return Spec(game.name, game.players, game.rules.observation)


def observed(game: Game, table: Any, seat: int, remembers: int) -> npt.NDArray[np.uint8]:
    """What a seat observes."""
    assert game.rules.observe is not None
    values = np.zeros(spec_of(game).size, np.uint8)
    native(game.rules.observe)(array_of(table), seat, remembers, values)
    return values


def seen(game: Game, table: Any, seat: int) -> str:
    """The view of a seat without the receipt, which explains earlier points."""
    view = dict(game.rules.view(table, seat))
    del view["receipt"]
    return json.dumps(view, sort_keys=True)


def legal(game: Game, table: Any) -> tuple[int, ...]:
    """The legal moves of who decides."""
    moves = nd.zeros(game.rules.most_moves, nd.int16)
    return tuple(sorted(moves[: game.rules.legal(table, moves)].tolist()))


def test_every_game_is_observed() -> None:
    assert {"ra", "imhotep", "imhotep_duel", "ankhor"} <= {game.name for game in OBSERVED}


@every_observed_game
@random_positions(0.1)
def test_every_number_is_within_its_bounds(game: Game, seed: int, reached: int) -> None:
    table = played(game, seed, reached).table
    for seat in seats_of(game):
        for remembers in (0, 1):
            wide: Any = np.zeros(spec_of(game).size, np.int64)
            assert game.rules.observe is not None
            game.rules.observe(table, seat, remembers, wide)
            assert (wide >= 0).all()
            assert (wide <= spec_of(game).high).all()


@every_observed_game
@random_positions(0.1)
def test_what_a_seat_cannot_know_is_not_observed(game: Game, seed: int, reached: int) -> None:
    """Neither by what lies open, where all that a view hides may be otherwise, nor by a perfect memory."""
    table = played(game, seed, reached).table
    for seat in seats_of(game):
        twin = CASES[game.name].twin(table, seat, random.Random(seed))[0]
        if seen(game, twin, seat) == seen(game, table, seat):
            assert (observed(game, twin, seat, 0) == observed(game, table, seat, 0)).all()
        for other in range(3):
            known = game.rules.known(table, seat, new_dice(seed, other))[0]
            assert (observed(game, known, seat, 1) == observed(game, table, seat, 1)).all()


@every_observed_game
def test_what_a_seat_cannot_know_is_not_observed_from_the_start_to_the_end(game: Game) -> None:
    """The same by what lies open, all through a game, and whenever something is shown to one seat alone."""
    assert game.rules.observe is not None
    *_, match = walk(game, 1)
    tables = tables_of(match)
    private = [table for table in tables if game.rules.private_to(table) is not None]
    for number, table in enumerate(spread(tables, 20) + spread(private, 10)):
        for seat in seats_of(game):
            twin = CASES[game.name].twin(table, seat, random.Random(number))[0]
            if seen(game, twin, seat) == seen(game, table, seat):
                outputs = [nd.zeros(spec_of(game).size, nd.uint8) for _ in range(2)]
                for each, values in zip((twin, table), outputs, strict=True):
                    game.rules.observe(each, seat, 0, values)
                assert outputs[0].tolist() == outputs[1].tolist()


@pytest.mark.slow
@pytest.mark.parametrize("game", [*SOME, *OTHERS], ids=label)
def test_what_a_seat_sees_is_observed(game: Game) -> None:
    """Where views or legal moves differ, so do observations: never two sights for one observation."""
    sights: dict[tuple[int, bytes], str] = {}
    moves: dict[bytes, tuple[int, ...]] = {}
    for seed in range(usually(1, 5)):
        *_, match = walk(game, seed)
        for table in tables_of(match):
            for seat in seats_of(game):
                sight = seen(game, table, seat)
                assert sights.setdefault((seat, observed(game, table, seat, 0).tobytes()), sight) == sight
            if table.actor >= 0:
                possible = legal(game, table)
                actor = observed(game, table, int(table.actor), 1).tobytes()
                assert moves.setdefault(actor, possible) == possible


@every_observed_game
@random_positions(0.1)
def test_all_seats_observe_the_same_from_where_they_sit(game: Game, seed: int, reached: int) -> None:
    """With a perfect memory, and while nothing is shown to one alone."""
    table, spec = played(game, seed, reached).table, spec_of(game)
    if game.rules.private_to(table) is not None:
        return
    first = spec.split(observed(game, table, 0, 1))
    for seat in seats_of(game):
        for name, values in spec.split(observed(game, table, seat, 1)).items():
            is_of_seats = spec.parts[name].per == "seat"
            assert (values == (np.roll(first[name], -seat, axis=0) if is_of_seats else first[name])).all(), (
                name
            )


@pytest.mark.parametrize("game", SOME, ids=label)
@MEMORIES
def test_compiled_and_interpreted_observations_are_equal(game: Game, remembers: int) -> None:
    assert game.rules.observe is not None
    *_, match = walk(game, 7)
    for table in spread(tables_of(match), 40):
        for seat in seats_of(game):
            plain: Any = np.zeros(spec_of(game).size, np.uint8)
            game.rules.observe(table, seat, remembers, plain)
            assert (plain == observed(game, table, seat, remembers)).all()


@pytest.mark.parametrize("name", sorted({game.name for game in OBSERVED}))
def test_every_part_is_of_use(name: str) -> None:
    """Every part is something else than zero at some position of some game, else it is not worth its name."""
    used: set[str] = set()
    games = [game for game in OBSERVED if game.name == name]
    missing = set(spec_of(games[0]).parts)
    for game, seed in itertools.product(games, range(4)):
        *_, match = walk(game, seed)
        for table in tables_of(match):
            parts = spec_of(game).split(observed(game, table, 0, 1))
            used |= {part for part in missing if parts[part].any()}
        missing -= used
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("game", SOME, ids=label)
def test_the_seat_that_decides_is_observed_and_none_while_chance_acts(game: Game) -> None:
    *_, match = walk(game, 3)
    deciding = {CHANCE: 0, 0: 0}
    for table in tables_of(match):
        seats = np.flatnonzero(spec_of(game).split(observed(game, table, 0, 1))["acts"]).tolist()
        assert seats == ([int(table.actor)] if table.actor >= 0 else [])
        deciding[int(table.actor)] = deciding.get(int(table.actor), 0) + 1
    assert deciding[CHANCE] > 3
    assert deciding[0] > 3
