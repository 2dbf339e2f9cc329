"""Conservation, canonical bytes, undo, copies, replay, ends: over random games of every set of options."""

import pytest

from benben.engine.errors import NothingToUndo
from benben.engine.game import Game
from tests.games.cases import copied
from tests.games.checks import check_canonical, check_outcome, check_receipt, check_replay, check_undo
from tests.games.every import CASES, PLAIN, every_kind, every_plain_game
from tests.games.playing import played, spread
from tests.games.walks import positions_in, tables_in, walks
from tests.tiers import usually

COPIED = 8
"""So many positions of a walk of which a copy is played to its end."""
SOME = usually(50, 10_000)
"""So many positions of a walk at which laws are checked whose faults last; tables are checked at every ply."""


@every_plain_game
def test_everything_is_in_one_place_at_every_ply(game: Game) -> None:
    case = CASES[game.name]
    for table in tables_in(game):
        check_canonical(case, table)


@every_plain_game
def test_every_game_ends_and_somebody_has_won(game: Game) -> None:
    for walk in walks(game):
        match = walk.match
        assert match.is_over
        assert match.turn is None
        assert match.ply <= CASES[game.name].longest
        check_outcome(match)


@every_plain_game
def test_the_receipt_adds_up_to_the_score(game: Game) -> None:
    for position in positions_in(game, SOME):
        check_receipt(position)


@every_plain_game
def test_the_plies_lead_to_the_same_bytes(game: Game) -> None:
    for walk in walks(game):
        check_replay(walk.match)


@every_plain_game
def test_a_new_game_forgets_the_one_that_lay_there(game: Game) -> None:
    new = game.new_tables().tobytes()
    for before in spread(list(tables_in(game)), SOME):
        table = copied(before)[0]
        table.agenda[:] = 1  # as if it had been given up in the middle of something
        table.agenda_size = len(table.agenda)
        game.rules.setup(table, game.codes)
        assert table.tobytes() == new


@every_plain_game
def test_undo_is_exact(game: Game) -> None:
    for walk in walks(game):
        first, *later = walk.positions()
        with pytest.raises(NothingToUndo):
            first.undo()
        for position in later:
            check_undo(position)


@every_plain_game
def test_a_game_can_be_taken_back_to_its_start(game: Game) -> None:
    for walk in walks(game):
        match = walk.match
        for ply in sorted(walk.keys, reverse=True)[1:]:
            match.undo()
            assert (match.ply, match.key) == (ply, walk.keys[ply])
        assert match == game.new_match(seed=walk.seed)


@every_plain_game
def test_a_copy_is_independent(game: Game) -> None:
    for match in positions_in(game, COPIED):
        key, plies = match.key, match.plies
        copy = match.copy()
        assert copy == match
        assert copy.table is not match.table
        while not copy.is_over:
            copy.play(copy.legal_moves[-1])
        assert (match.key, match.plies) == (key, plies)
        match.rewind(0)
        assert copy.is_over


@every_plain_game
def test_any_earlier_position_can_be_looked_up(game: Game) -> None:
    for walk in walks(game):
        match = walk.match
        for ply, key in walk.keys.items():
            earlier = match.at(ply)
            assert earlier.plies == match.plies[:ply]
            assert earlier.key == key
        assert match.is_over


@every_kind
def test_matches_differ_when_anything_differs(game: Game) -> None:
    match = played(game, 3, 2)
    assert match == played(game, 3, 2)
    assert match != played(game, 3, 1)
    assert match != "a match"
    moved = match.copy()
    moved.table.turn += 1
    assert moved != match


@pytest.mark.parametrize("name", CASES)
def test_random_games_meet_everything(name: str) -> None:
    """The games of these tests reach every landmark of the game, or the laws would claim too much."""
    met: set[str] = set()
    for match in (walk.match for game in PLAIN if game.name == name for walk in walks(game)):
        met |= {said["id"] for ply in range(match.ply) for said in match.narrate(ply, 0)}
    missing = CASES[name].landmarks - met
    assert not missing, "play other games, or more: tests/games/walks.py"
