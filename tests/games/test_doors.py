"""The compiled doors keep to their room and change only what they may; every game is under these tests."""

import math
import random
from collections.abc import Callable
from typing import Any

import pytest

import benben
from benben import nd
from benben.authoring.claims import text_of
from benben.engine.counts import count
from benben.engine.game import Game
from benben.engine.options import OptionSpec
from tests.games.checks import check_picture, view_text
from tests.games.every import ALL, CASES, every_game, every_set, is_run_at_once, opens_more, over
from tests.games.playing import played, spread
from tests.games.test_counts import children_of
from tests.games.walks import chances_in, decisions_in, positions_in, tables_in, walks
from tests.tiers import usually
from tools.covering import combinations, covering, pairs
from tools.documents import choices, label

MARK = -77
ROOM = 16
"""Room beyond what a game asks for, marked: compiled code checks no bounds."""
ASKED = usually(40, 1000)
"""So many tables and decisions of a walk at which doors are called."""
DRAWN = 12
"""So many positions of a walk of which a picture is drawn and read."""


def test_every_game_is_under_the_general_tests() -> None:
    assert {info.name for info in benben.list_games()} == set(CASES)
    for info in benben.list_games():
        assert info.options == CASES[info.name].rules.options
        assert info.version == CASES[info.name].rules.version >= 1


def test_every_choice_of_every_option_is_played() -> None:
    for name, case in CASES.items():
        for spec in case.rules.options:
            met = {game.options[spec.name] for game in ALL if game.name == name}
            if spec.letters:
                assert pairs([str(value) for value in met]) == pairs([str(value) for value in spec.choices])
            else:
                assert met == set(choices(name, spec))
            assert spec.default in met
            every = {game.options[spec.name] for game in every_set(name)}
            assert every == set(choices(name, spec))
    for games in (ALL, *map(every_set, CASES)):
        assert len({label(game) for game in games}) == len(games)


def test_what_is_run_at_once_has_every_choice_in_it() -> None:
    """Every letter of every part, too."""
    for name, case in CASES.items():
        games = [game for game in ALL if game.name == name and is_run_at_once(game)]
        assert {label(game) for game in games} == case.at_once
        for spec in case.rules.options:
            met = [game.options[spec.name] for game in games]
            if spec.letters:
                assert all(len(set(letters)) > 1 for letters in zip(*map(str, met), strict=True))
            elif not spec.read:
                assert set(met) == set(spec.choices) - ({"small"} if spec.name == "bag" else set())
            else:
                assert len(set(met)) > 1


def test_every_two_letters_of_an_option_stand_next_to_each_other_in_some_game() -> None:
    """As a fault could hang on the sides of two boards, and nothing more was to be left out than need be."""
    for parts, letters, most in ((2, "AB", 4), (4, "AB", 6), (5, "AB", 7), (4, "ABC", 15)):
        spec = OptionSpec.of_letters("sides", tuple("obelisk"[:parts]), letters)
        chosen = [str(choice) for choice in covering(spec)]
        assert pairs(chosen) == pairs([str(choice) for choice in spec.choices])
        assert len(set(chosen)) == len(chosen) <= most
        assert chosen[0] == spec.default
    plain = OptionSpec("players", (2, 3), 2)
    assert covering(plain) == plain.choices


def test_every_two_choices_of_many_options_stand_next_to_each_other_in_some_game() -> None:
    specs = benben.load("imhotep").rules.options
    rows = combinations(specs, lambda spec: choices("imhotep", spec))
    players = [row[0] for row in rows]
    assert len(rows) <= 12
    assert rows[0] == tuple(spec.default for spec in specs)
    for one, spec in enumerate(specs):
        for other in range(one):
            met = {(row[one], row[other]) for row in rows}
            if not spec.letters and not specs[other].letters:
                assert len(met) == len(choices("imhotep", spec)) * len(choices("imhotep", specs[other]))
    assert set(players) == {2, 3, 4}
    sides = [(row[0], str(row[1])) for row in rows]
    for site in range(5):
        assert {(seats, letters[site]) for seats, letters in sides} == {
            (seats, letter) for seats in (2, 3, 4) for letter in "AB"
        }


def room(size: int, kind: type[nd.generic]) -> nd.Array:
    return nd.full(size + ROOM, MARK, kind)


def write(door: Callable[..., Any], table: Any, *arrays: Any) -> int:
    """Call a door; the table must be as it was."""
    before = table.tobytes()
    count = door(table, *arrays)
    assert table.tobytes() == before
    return 0 if count is None else int(count)


@every_game
def test_no_door_writes_beyond_its_room(game: Game) -> None:
    rules = game.rules
    for table in spread(list(tables_in(game)), ASKED):
        moves, shares = room(rules.most_moves, nd.int16), room(rules.most_seats, nd.float64)
        listed = write(rules.legal, table, moves)
        assert (moves[rules.most_moves :] == MARK).all()
        assert 0 <= listed <= rules.most_moves
        write(rules.shares, table, shares)
        assert (shares[rules.most_seats :] == MARK).all()
    for table in spread(chances_in(game), ASKED):
        weights = room(rules.most_outcomes, nd.int64)
        assert 0 < write(rules.chance, table, weights) <= rules.most_outcomes
        assert (weights[rules.most_outcomes :] == MARK).all()


@every_game
def test_what_is_preferred_is_a_number_for_each_legal_move(game: Game) -> None:
    rules = game.rules
    for match in decisions_in(game, ASKED):
        moves, preferences, notes = (
            nd.array(match.legal_moves.codes, nd.int16),
            room(rules.most_moves, nd.float64),
            room(rules.notes, nd.float64),
        )
        write(rules.policy, match.table, moves, len(moves), preferences, notes)
        assert preferences[: len(moves)].is_within(math.inf)
        assert (preferences[len(moves) :] == MARK).all()
        assert (notes[rules.notes :] == MARK).all()
        assert moves.tolist() == list(match.legal_moves.codes)
        again = room(rules.most_moves, nd.float64)
        write(rules.policy, match.table, moves, len(moves), again, nd.full(rules.notes, 1e9))
        assert nd.array_equal(again, preferences)  # what lies in the notes from before does not matter


@every_game
def test_no_one_prefers_by_what_is_hidden_from_him(game: Game) -> None:
    """The judgement of a seat is the same at every table that it cannot distinguish from this one."""
    rng = random.Random(1)
    for match in decisions_in(game, ASKED):
        twin = CASES[game.name].private_twin(match.table, int(match.table.actor), rng)[0]
        moves = nd.array(match.legal_moves.codes, nd.int16)
        assert preferred(game, match.table, moves) == preferred(game, twin, moves)


def preferred(game: Game, table: Any, moves: nd.Array) -> list[float]:
    """What the rules write of these moves."""
    preferences, notes = nd.zeros(game.rules.most_moves), nd.zeros(game.rules.notes)
    game.rules.policy(table, moves, len(moves), preferences, notes)
    return preferences.tolist()


@every_game
def test_a_picture_is_drawn_of_every_view(game: Game) -> None:
    for match in positions_in(game, DRAWN):
        for viewer in (None, 0):
            check_picture(match, viewer)


@every_game
def test_pictures_follow_the_game(game: Game) -> None:
    """Few positions of a game that differ to a spectator look alike when they are drawn."""
    for walk in walks(game):
        views = [match.view() for match in walk.positions(DRAWN)]
        pictures = {repr(game.rules.picture(view)) for view in views}
        assert len(pictures) > len({text_of(view) for view in views}) / 2


@over(game for game in ALL if opens_more(game) or CASES[game.name].open_book)
@pytest.mark.parametrize("seed", usually([6], [6, 2]))
def test_what_looks_the_same_has_the_same_bytes(game: Game, seed: int) -> None:
    """Where everything is open and nothing waits on the agenda, positions are as many as their views."""
    match = played(game, seed, 30)
    level, depth = {match.key: match}, 0
    while depth < 4 and len(level) < 60:
        level = {child.key: child for parent in level.values() for child in children_of(parent)}
        depth += 1
    resting = [found for found in level.values() if not found.is_over and not found.table.agenda_size]
    views = {view_text(game, found.table, None) + text_of(unseen(game, found.table)) for found in resting}
    assert len(views) == len(resting)
    assert len(level) == count(match, depth)[-1].positions


def unseen(game: Game, table: Any) -> list[Any]:
    """What lies in the box and in the bag, which no view shows."""
    return [nd.array([table[name]]).tolist() for name in CASES[game.name].unseen]
