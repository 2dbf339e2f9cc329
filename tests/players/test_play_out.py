"""Tables played to their ends in the memory of an engine end as they do step by step."""

from collections.abc import Iterator

import pytest

from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.playing import playing
from benben.engine.portable import PORTABLE, engine_of
from benben.engine.table import OVER
from benben.engine.traps import Trapped
from benben.players import play_out
from tests.games.every import CASES
from tests.games.playing import played
from tests.games.three_ways import running

GAMES = [Game(CASES[name].rules) for name in ("ra", "imhotep", "imhotep_duel", "ankhor")]
every_title = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def _on_engines() -> Iterator[None]:
    with running(PORTABLE):
        yield


@every_title
@pytest.mark.parametrize("decisions", [0, 15, 40, 400])
def test_the_end_is_that_of_single_steps(game: Game, decisions: int) -> None:
    match = played(game, decisions, decisions)
    while match.is_chance:
        match.deal()
    start, rules = match.key, game.rules
    assert engine_of(rules) is not None
    ends = [
        play(rules, start, seed, match.ply, new_dice(7))
        for seed in (3, 4)
        for play in (play_out.play_out, play_out.step_by_step)
    ]
    assert ends[0] == ends[1]
    assert ends[2] == ends[3]
    assert (ends[0] == ends[2]) == match.is_over
    assert all(playing(rules, end).actor[0] == OVER for end in ends)


def test_where_an_engine_fails_single_steps_take_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """They name the rule that fails; one that does not fail again plays on."""
    rules, start = GAMES[0].rules, played(GAMES[0], 1, 10).key
    expected = play_out.step_by_step(rules, start, 3, 20, new_dice(7))
    engine = engine_of(rules)
    assert engine is not None
    shared = engine.shared

    def fails(*_: object) -> bytes:
        raise Trapped("choose stopped")

    monkeypatch.setattr(play_out, "_in_engine", fails)
    assert play_out.play_out(rules, start, 3, 20, new_dice(7)) == expected
    assert engine.shared is not shared
