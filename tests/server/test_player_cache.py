"""The cache of players between their moves: their trees, the capacity, and the order of removal."""

import pytest

import benben
from benben.engine.table import table_bytes
from benben.players import make
from benben.players.engine_search import EngineSearch
from benben.players.search import MOST_NODES, SearchPlayer
from benben.server.thinking import tasks
from benben.server.thinking.player_cache import CacheKey, PlayerCache

DUEL = benben.load("imhotep_duel")
PLENTY = 2**30
ANN, BOB, CLEO = (CacheKey("table", seat, "search:games=100", 1.0) for seat in range(3))


class Own(SearchPlayer):
    """A player of somebody's own, that may hold anything."""


def thoughtful(games: int = 100) -> SearchPlayer:
    """A player that has a tree."""
    player, match = SearchPlayer(DUEL, 1, games=games), DUEL.new_match(seed=1)
    player.choose(match.known(0), match.turn or 0)
    return player


def size_of(player: SearchPlayer) -> int:
    """How many bytes it takes."""
    kept = PlayerCache(PLENTY)
    kept.put(ANN, player)
    return kept.size


def test_a_kept_player_is_there_once_and_for_no_one_else() -> None:
    kept, player = PlayerCache(PLENTY), thoughtful()
    kept.put(ANN, player)
    others = [
        ANN._replace(table="another"),
        BOB,
        ANN._replace(spec="search:games=99"),
        ANN._replace(seconds=0.5),
    ]
    assert [kept.take(whose) for whose in others] == [None] * len(others)
    assert kept.take(ANN) is player
    assert (kept.take(ANN), len(kept), kept.size) == (None, 0, 0)


def test_a_bot_goes_on_with_its_tree_at_its_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, match, whose = PlayerCache(PLENTY), DUEL.new_match(seed=4), ANN._replace(seconds=60.0)
    monkeypatch.setattr(tasks, "PLAYER_CACHE", kept)
    visits = list[int]()
    for _ in range(2):
        known = tasks.Known(DUEL, table_bytes(match.known(0)), whose.seat)
        match.play(tasks.choose(known, whose.table, whose.spec, whose.seconds, {}))
        player = kept.take(whose)
        assert isinstance(player, SearchPlayer)
        visits.append(root_visits(player))
        kept.put(whose, player)
    assert visits[0] == 100 < visits[1]


def root_visits(player: SearchPlayer) -> int:
    """How many simulations its tree has seen."""
    return sum(search.games + search._kept for search in player._searches if isinstance(search, EngineSearch))


def test_a_tree_takes_only_the_room_that_it_uses() -> None:
    player, match = SearchPlayer(DUEL, 1, seconds=0.001), DUEL.new_match(seed=1)
    player.choose(match.known(0), match.turn or 0)
    (search,) = player._searches
    assert isinstance(search, EngineSearch)
    assert search._nodes == MOST_NODES
    assert 0 < search.size < MOST_NODES
    assert search.size <= size_of(player) < search.size + 100_000


def test_who_was_not_asked_for_longest_is_forgotten_first() -> None:
    player = thoughtful()
    kept = PlayerCache(size_of(player) * 5 // 2)
    for whose in (ANN, BOB):
        kept.put(whose, player)
    first = kept.take(ANN)
    assert first is not None
    kept.put(ANN, first)
    kept.put(CLEO, player)
    assert len(kept) == 2
    assert [whose for whose in (ANN, BOB, CLEO) if kept.take(whose) is not None] == [ANN, CLEO]
    assert (len(kept), kept.size) == (0, 0)


def test_never_more_is_kept_than_there_is_room() -> None:
    small, large = thoughtful(20), thoughtful(2000)
    room = size_of(small) * 4
    assert size_of(large) > room
    kept = PlayerCache(room)
    for number in range(50):
        kept.put(ANN._replace(table=str(number)), large if number % 5 == 4 else small)
        assert 0 < kept.size <= room
    assert kept.size == len(kept) * size_of(small)
    assert kept.take(ANN._replace(table="49")) is None  # it is too large, and replaced no other
    assert kept.take(ANN._replace(table="48")) is not None


def test_what_is_put_away_again_is_there_once() -> None:
    kept = PlayerCache(PLENTY)
    for games in (100, 20):
        kept.put(ANN, thoughtful(games))
    assert (len(kept), kept.size) == (1, size_of(thoughtful(20)))


def test_less_room_is_had_at_once() -> None:
    kept, player = PlayerCache(PLENTY), thoughtful()
    for whose in (ANN, BOB):
        kept.put(whose, player)
    kept.make_room(kept.size - 1)
    assert [kept.take(whose) for whose in (ANN, BOB)] == [None, player]


@pytest.mark.parametrize(
    "player",
    [make("greedy", DUEL), make("uct:games=5", DUEL), Own(DUEL, games=5)],
    ids=["greedy", "uct", "own"],
)
def test_others_are_made_again(player: SearchPlayer) -> None:
    kept = PlayerCache(PLENTY)
    kept.put(ANN, player)
    assert (len(kept), kept.size) == (0, 0)


def test_a_net_keeps_its_tree_too() -> None:
    player, match, kept = make("net:games=20", DUEL), DUEL.new_match(seed=1), PlayerCache(PLENTY)
    player.choose(match.known(0), match.turn or 0)
    kept.put(ANN, player)
    assert (len(kept), type(kept.take(ANN))) == (1, type(player))


def test_without_room_nothing_is_kept() -> None:
    kept = PlayerCache()
    kept.put(ANN, thoughtful())
    assert (len(kept), kept.size) == (0, 0)
