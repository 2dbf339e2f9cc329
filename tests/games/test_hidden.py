"""No viewer can tell apart two tables that differ only in what is hidden from him; no seat knows what is private."""

import itertools
import random

from hypothesis import given

from benben.engine.game import Game
from benben.engine.table import OVER
from tests.games.checks import check_hidden, check_known, check_told, seats_of, view_text, viewers_of
from tests.games.every import ALL, CASES, every_game
from tests.games.playing import examples, played, random_positions, seeds, tables_of, walk


@every_game
@random_positions(0.3)
def test_the_view_hides_what_is_not_for_the_viewer(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    for viewer in viewers_of(game):
        check_hidden(CASES[game.name], game, match.table, viewer, random.Random(seed))


@every_game
@examples(0.1)
@given(seed=seeds)
def test_the_view_hides_at_every_ply(game: Game, seed: int) -> None:
    *_, match = walk(game, seed)
    luck = random.Random(seed)
    for table in luck.sample(tables_of(match), min(25, match.ply)):
        check_hidden(CASES[game.name], game, table, luck.choice(viewers_of(game)), luck)


@every_game
@examples(0.1)
@given(seed=seeds)
def test_nothing_hidden_is_told(game: Game, seed: int) -> None:
    *_, match = walk(game, seed)
    luck = random.Random(seed)
    tables = tables_of(match)
    for ply, before, after in zip(match.plies, tables, tables[1:], strict=False):
        check_told(CASES[game.name], game, (before, ply.move, after), luck.choice(viewers_of(game)), luck)


@every_game
@random_positions(0.2)
def test_a_seat_knows_nothing_private(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    for seat in seats_of(game):
        check_known(CASES[game.name], game, match.table, seat, random.Random(seed))


@every_game
def test_nobody_else_knows_what_one_is_shown(game: Game) -> None:
    """Such moments are rare, so all of a few matches are looked at."""
    for seed in range(3):
        *_, match = walk(game, seed)
        for table in tables_of(match):
            if game.rules.private_to(table) is not None:
                for seat in seats_of(game):
                    check_known(CASES[game.name], game, table, seat, random.Random(seed))


def test_somewhere_one_alone_is_shown_something() -> None:
    """Or the last test would be about nothing."""
    shown = [
        table
        for game in ALL
        if game.name == "imhotep" and str(game.options["sides"]).startswith("B")
        for table in tables_of([*walk(game, 0)][-1])
        if game.rules.private_to(table) is not None
    ]
    assert len(shown) >= 4


@every_game
@random_positions(0.08)
def test_looking_changes_nothing(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    key = match.key
    for viewer in viewers_of(game):
        match.view(viewer)
        match.prompt()
        if match.ply:
            match.narrate(match.ply - 1, viewer)
    for seat in seats_of(game):
        match.known(seat)["actor"] = 9
    match.receipt()
    match.record()
    assert match.key == key


def test_in_every_game_something_is_hidden_and_can_be_opened() -> None:
    """Both branches of `check_hidden` are met with tables that really differ, so that it can fail."""
    for name, case in CASES.items():
        met: set[bool] = set()
        for game, seed in itertools.product((game for game in ALL if game.name == name), range(5)):
            *_, match = walk(game, seed)
            for table in tables_of(match)[: None if case.open_book else 30]:
                twin = case.twin(table, 0, random.Random(seed))[0]
                if table.actor != OVER and twin.tobytes() != table.tobytes():
                    met.add(case.hides(table, 0))
            if len(met) > case.has_secrets:
                break
        assert met == ({True, False} if case.has_secrets else {False}), name


@every_game
def test_at_the_end_everybody_sees_the_same(game: Game) -> None:
    *_, match = walk(game, 2)
    shown = {
        view_text(game, match.table, viewer).replace(f'"viewer": {viewer}', "") for viewer in seats_of(game)
    }
    assert len(shown) == 1
    assert match.view(None)["receipt"] == [vars(line) for line in match.receipt()]
