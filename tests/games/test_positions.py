"""Conservation, canonical bytes, undo, copies, replay, ends: over whole random games of every option set."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.engine.game import Game
from tests.games.cases import copied
from tests.games.checks import check_canonical, check_outcome, check_receipt, check_replay, check_undo
from tests.games.every import CASES, every_plain_game
from tests.games.playing import examples, played, random_positions, seeds, spread, tables_of, walk


@every_plain_game
@examples(0.1)
@given(seed=seeds)
def test_everything_is_in_one_place_at_every_ply(game: Game, seed: int) -> None:
    case = CASES[game.name]
    *_, match = walk(game, seed)
    for table in spread(tables_of(match), 400):
        check_canonical(case, table)


@every_plain_game
@examples(0.2)
@given(seed=seeds)
def test_every_game_ends_and_somebody_has_won(game: Game, seed: int) -> None:
    *_, match = walk(game, seed)
    assert match.is_over
    assert match.turn is None
    assert match.ply <= CASES[game.name].longest
    check_outcome(match)
    check_receipt(match)


@every_plain_game
@random_positions(0.15)
def test_the_receipt_adds_up_to_the_score(game: Game, seed: int, reached: int) -> None:
    check_receipt(played(game, seed, reached))


@every_plain_game
@random_positions(0.12)
def test_the_plies_lead_to_the_same_bytes(game: Game, seed: int, reached: int) -> None:
    check_replay(played(game, seed, reached))


@every_plain_game
@random_positions(0.1)
def test_a_new_game_forgets_the_one_that_lay_there(game: Game, seed: int, reached: int) -> None:
    table = copied(played(game, seed, reached).table)[0]
    table.agenda[:], table.agenda_size = (
        1,
        len(table.agenda),
    )  # as if it had been given up in the middle of something
    game.rules.setup(table, game.codes)
    assert table.tobytes() == game.new_tables().tobytes()


@every_plain_game
@random_positions(0.2)
def test_undo_is_exact(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached + 1)
    check_undo(match)
    while match.last_decision() is not None:
        match.undo()
    assert match == game.new_match(seed=seed)


@every_plain_game
@random_positions(0.12)
def test_a_copy_is_independent(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    key, plies = match.key, match.plies
    copy = match.copy()
    assert copy == match
    assert copy.table is not match.table
    while not copy.is_over:
        copy.play(copy.legal_moves[-1])
    assert (match.key, match.plies) == (key, plies)
    if plies:
        match.rewind(0)
    assert copy.is_over


@every_plain_game
@examples(0.1)
@given(seed=seeds, data=st.data())
def test_any_earlier_position_can_be_looked_up(game: Game, seed: int, data: st.DataObject) -> None:
    keys: dict[int, bytes] = {}
    for match in walk(game, seed):
        keys[match.ply] = match.key
    ply = data.draw(st.sampled_from(sorted(keys)))
    earlier = match.at(ply)
    assert earlier.plies == match.plies[:ply]
    assert earlier.key == keys[ply]
    assert match.is_over


@every_plain_game
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
    """The driver of these tests reaches every landmark of the game, or they would claim too much."""
    from tests.games.every import ALL

    games = [game for game in ALL if game.name == name]
    met: set[str] = set()
    for seed in range(100):
        if CASES[name].landmarks <= met:
            break
        *_, match = walk(games[seed % len(games)], seed)
        met |= {told["id"] for ply in range(match.ply) for told in match.narrate(ply, 0)}
    assert CASES[name].landmarks <= met
