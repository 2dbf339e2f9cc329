"""A player that fails forfeits nothing: a simpler one moves in its place, and the log says it."""

import logging
from typing import Any

import pytest

from benben import nd
from benben.arena.plan import make_plan
from benben.arena.report import report
from benben.arena.runner import Arena, on_processes
from benben.engine.registry import load
from benben.engine.table import Tables
from benben.players import make
from benben.players.player import GreedyPlayer, Player, RandomPlayer
from benben.players.substitutes import FirstLegal, Substituting, make_steady


class Failing(Player):
    """Makes the requested mistake."""

    def __init__(self, game: Any, answer: Any) -> None:
        super().__init__(game)
        self.answer = answer
        self.limited = 0.0

    def choose(self, known: Tables, seat: int) -> int:  # noqa: ARG002  (a player's face)
        if isinstance(self.answer, Exception):
            known[0] = nd.zeros(1, known.dtype)[0]  # and spoils what it was shown
            raise self.answer
        return self.answer  # type: ignore[no-any-return]

    def limit(self, seconds: float) -> None:
        self.limited = seconds


@pytest.fixture
def position() -> tuple[Any, Tables, int]:
    """A game, what the seat to decide knows, and this seat."""
    game = load("pebbles")
    match = game.new_match(seed=3)
    for _ in range(2):
        match.play(match.legal_moves.codes[0])
    assert match.turn is not None
    return game, match.known(match.turn), match.turn


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (RuntimeError("no idea"), "RuntimeError: no idea"),
        (99, "chose 99, which is none of the 2 legal moves"),
        (-1, "chose -1"),
        (10**30, "none of the 2 legal moves"),
        (None, "TypeError"),
        (1.5, "TypeError"),
    ],
)
def test_a_substitute_moves(
    position: tuple[Any, Tables, int], answer: Any, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, known, seat = position
    player = Substituting(Failing(game, answer), "search:games=9")
    greedy = make("greedy", game, 1).choose(known.copy(), seat)
    with caplog.at_level(logging.WARNING, "benben.players"):
        assert player.choose(known.copy(), seat) == greedy
    assert player.failures == 1
    assert reason in player.first_reason
    (line,) = caplog.records
    assert line.name == "benben.players"
    assert line.levelno == logging.WARNING
    for part in (f"seat {seat + 1}", "search:games=9", reason):
        assert part in line.getMessage()


def test_a_substitute_sees_what_the_player_was_shown(
    position: tuple[Any, Tables, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, known, seat = position
    seen: list[bytes] = []

    def look(player: Player, known: Tables, _: int) -> int:
        seen.append(known.tobytes())
        return player.legal(known)[0]

    monkeypatch.setattr(GreedyPlayer, "choose", look)
    shown = known.tobytes()
    Substituting(Failing(game, RuntimeError("no idea"))).choose(known, seat)
    assert known.tobytes() != shown  # it was spoilt
    assert seen == [shown]


def test_a_good_player_is_let_alone(
    position: tuple[Any, Tables, int], caplog: pytest.LogCaptureFixture
) -> None:
    game, known, seat = position
    player = make_steady("random", game, 7)
    alone = make("random", game, 7)
    assert [player.choose(known, seat) for _ in range(20)] == [alone.choose(known, seat) for _ in range(20)]
    assert (player.failures, player.first_reason, player.options) == (0, "", 2)
    assert caplog.records == []


def test_substitutes_that_fail_too_have_substitutes(
    position: tuple[Any, Tables, int], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, known, seat = position

    def fail(*_: Any) -> int:
        raise ZeroDivisionError

    player = Substituting(Failing(game, KeyError("x")))
    monkeypatch.setattr(GreedyPlayer, "choose", fail)
    assert player.choose(known, seat) in player.legal(known)
    monkeypatch.setattr(RandomPlayer, "choose", fail)
    assert player.choose(known, seat) == player.legal(known)[0]
    assert player.failures == 2
    assert sum("substitute" in line.getMessage() for line in caplog.records) == 3


def test_the_first_legal_answer_counts() -> None:
    logged: list[tuple[str, str]] = []
    asking = FirstLegal("abcd", (3, 5), lambda player, error: logged.append((player, type(error).__name__)))
    for player in asking:
        with asking:
            if player == "a":
                raise TimeoutError
            asking.answer({"b": 4, "c": 5}[player])
    assert asking.move == 5
    assert logged == [("a", "TimeoutError"), ("b", "IllegalChoice")]


def test_an_interrupt_is_no_failure(
    position: tuple[Any, Tables, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, known, seat = position

    def interrupted(*_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(RandomPlayer, "choose", interrupted)
    with pytest.raises(KeyboardInterrupt):
        make_steady("random", game).choose(known, seat)


def test_a_host_limits_the_player_behind(position: tuple[Any, Tables, int]) -> None:
    player = Failing(position[0], 0)
    Substituting(player).limit(0.5)
    assert player.limited == 0.5


def test_the_arena_counts_failures_and_tells_the_first(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(RandomPlayer, "choose", lambda *_: 77)
    arena = Arena(make_plan(load("pebbles"), ["random", "greedy"], 10))
    list(arena.run(on_processes(1)))
    found = report(arena)
    assert found is not None
    lines = {line.spec: line for line in found.players}
    assert lines["greedy"].failures == 0
    assert lines["random"].failures > 20
    assert "chose 77" in lines["random"].first_failure
    logged = [line.getMessage() for line in caplog.records]
    assert len(logged) == 4  # three games one by one, and that there are more
    assert "random failed at" in logged[0]
    assert "no longer logged one by one" in logged[3]
