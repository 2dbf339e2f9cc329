"""No viewer can distinguish two tables that differ only in what is hidden from it; no seat knows private things."""

import random

from benben.engine.game import Game
from benben.engine.table import OVER
from tests.games.checks import (
    check_alike,
    check_hidden,
    check_known,
    check_told,
    seats_of,
    view_text,
    viewers_of,
)
from tests.games.every import ALL, CASES, every_game
from tests.games.playing import spread
from tests.games.walks import positions_in, tables_in, walks
from tests.tiers import usually

SEEN = usually(80, 1000)
"""So many tables of a walk that a viewer looks at, each time another one."""
KNOWN = 12
"""So many tables of a walk of which every seat is asked for all that it knows."""
LOOKED_AT = 4
"""So many positions of a walk in which everybody looks at everything."""


@every_game
def test_the_view_hides_what_is_not_for_the_viewer(game: Game) -> None:
    for walk in walks(game):
        rng = random.Random(walk.seed)
        for table in spread(walk.tables(), SEEN):
            check_hidden(CASES[game.name], game, table, rng.choice(viewers_of(game)), rng)


@every_game
def test_nothing_hidden_is_reported(game: Game) -> None:
    """At every ply, each time to another viewer."""
    for walk in walks(game):
        rng = random.Random(walk.seed)
        for step in walk.steps():
            check_told(CASES[game.name], game, step, rng.choice(viewers_of(game)), rng)


@every_game
def test_where_views_do_not_differ_all_see_the_same(game: Game) -> None:
    for walk in walks(game):
        rng = random.Random(walk.seed)
        for step in spread(list(walk.steps()), SEEN):
            check_alike(game, step, rng.choice(seats_of(game)))


def test_views_differ_where_something_is_hidden_from_some() -> None:
    """Or a server would make one view for each seat."""
    for name in CASES:
        met = {
            game.rules.views_differ(table) for game in ALL if game.name == name for table in tables_in(game)
        }
        assert met == {"ra": {True, False}, "imhotep": {True, False}, "pebbles": {True}}.get(name, {False}), (
            name
        )


@every_game
def test_a_seat_knows_nothing_private(game: Game) -> None:
    """Moments at which one seat alone is shown something are rare, so all of them are looked at too."""
    for walk in walks(game):
        rng, tables = random.Random(walk.seed), walk.tables()
        shown = [table for table in tables if game.rules.private_to(table) is not None]
        for table in (*spread(tables, KNOWN), *shown):
            for seat in seats_of(game):
                check_known(CASES[game.name], game, table, seat, rng)


def test_somewhere_one_alone_is_shown_something() -> None:
    """Or the last test would say nothing of such moments."""
    shown = [
        table
        for game in ALL
        if game.name == "imhotep" and str(game.options["sides"]).startswith("B")
        for table in tables_in(game)
        if game.rules.private_to(table) is not None
    ]
    assert len(shown) >= 4


@every_game
def test_looking_changes_nothing(game: Game) -> None:
    for match in positions_in(game, LOOKED_AT):
        key = match.key
        for viewer in viewers_of(game):
            match.view(viewer)
            match.prompt()
            for ply in range(match.ply)[-1:]:
                match.narrate(ply, viewer)
        for seat in seats_of(game):
            match.known(seat)["actor"] = 9
        match.receipt()
        match.record()
        assert match.key == key


def test_in_every_game_something_is_hidden_and_can_be_opened() -> None:
    """Both branches of `check_hidden` are met with tables that really differ, so that it can fail."""
    for name, case in CASES.items():
        met = {hides for game in ALL if game.name == name for hides in hidings(game)}
        assert met == ({True, False} if case.has_secrets else {False}), name


def hidings(game: Game) -> set[bool]:
    """Whether something is hidden from the first seat where it could be, early in the walks."""
    case, rng = CASES[game.name], random.Random(1)
    return {
        case.hides(table, 0)
        for walk in walks(game)
        for table in walk.tables()[: None if case.open_book else 30]
        if table.actor != OVER and case.twin(table, 0, rng)[0].tobytes() != table.tobytes()
    }


@every_game
def test_at_the_end_everybody_sees_the_same(game: Game) -> None:
    for match in (walk.match for walk in walks(game)):
        texts = {viewer: view_text(game, match.table, viewer) for viewer in seats_of(game)}
        assert len({text.replace(f'"viewer": {viewer}', "") for viewer, text in texts.items()}) == 1
        assert match.view(None)["receipt"] == [vars(line) for line in match.receipt()]
