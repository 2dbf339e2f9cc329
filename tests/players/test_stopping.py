"""What is computed can be stopped from another thread."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from benben import Game, Match
from benben.players import make
from benben.players.engine_search import EngineSearch
from benben.players.mcts import LocalSearch, Search
from benben.players.stopping import Stop, Stopped, current_stop, raise_if_stopped, stopping
from benben.players.substitutes import make_steady
from benben.review import Budget, review
from pebbles import RULES as PEBBLES
from tests.review.pebbles import finished

GAME = Game(PEBBLES)
ENDLESS = 10**8


def test_a_block_can_be_stopped_and_what_is_outside_cannot() -> None:
    stop = Stop()
    with stopping(stop):
        raise_if_stopped()
        stop.set()
        with pytest.raises(Stopped):
            raise_if_stopped()
        with stopping(None):
            raise_if_stopped()
        assert current_stop() is stop
    raise_if_stopped()
    assert (stop.is_set, current_stop()) == (True, None)


def test_who_waits_for_a_stop_is_called_once_and_only_in_time() -> None:
    stop, called = Stop(), list[str]()
    with stop.calling(lambda: called.append("before")):
        pass
    with stop.calling(lambda: called.append("meanwhile")):
        stop.set()
        stop.set()
    with stop.calling(lambda: called.append("at once")):
        assert called == ["meanwhile", "at once"]
    assert called == ["meanwhile", "at once"]


def position() -> Match:
    """A position with a choice."""
    match = GAME.new_match(seed=1)
    while len(match.legal_moves) == 1:
        match.play(match.legal_moves[0])
    return match


def stopped_after(portions: int, monkeypatch: pytest.MonkeyPatch, compute: Callable[[], object]) -> int:
    """Stop a computation while it runs its search number *portions*; return how many portions were started."""
    stop, started, lock = Stop(), [0], threading.Lock()

    def counting(run: Callable[[Any, int], None]) -> Callable[[Any, int], None]:
        def counted(search: Search, games: int) -> None:
            with lock:
                started[0] += 1
                if started[0] == portions:
                    stop.set()
            run(search, games)

        return counted

    for kind in (EngineSearch, LocalSearch):
        monkeypatch.setattr(kind, "run", counting(kind.run))
    with stopping(stop), pytest.raises(Stopped):
        compute()
    return started[0]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("budget", ["games=100000000", "seconds=3600"])
def test_a_search_ends_with_its_portion_in_all_its_threads(
    budget: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = position()
    player = make(f"search:{budget},threads={threads}", GAME)
    known = match.known(match.turn or 0)
    started = stopped_after(3, monkeypatch, lambda: player.choose(known, match.turn or 0))
    assert 3 <= started < 3 + threads


def test_no_simpler_player_moves_for_one_that_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position()
    player = make_steady("search:seconds=3600", GAME)
    stopped_after(1, monkeypatch, lambda: player.choose(match.known(match.turn or 0), match.turn or 0))
    assert player.failures == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_review_ends_too(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    found = list[tuple[int, int]]()
    stopped_after(
        1,
        monkeypatch,
        lambda: review(
            match, Budget(games=ENDLESS), workers=workers, progress=lambda *far: found.append(far)
        ),
    )
    assert [done for done, _ in found] == [0]
