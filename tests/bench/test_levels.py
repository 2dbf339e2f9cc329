"""Finding levels: the road leads from a novice to a search, and the next place to try is where it should be."""

import pytest

from benben import load
from benben.engine.errors import BadSpec
from benben.players import make
from benben.players.levels import MASTER, NAMES
from benben.players.person import PersonPlayer
from benben.players.search import SearchPlayer
from bench.levels import END, SHARP, THINKER, Found, Levels, Plan, Road, _next, log_odds

DUEL = load("imhotep_duel")
NOVICE = "person:blur=8,habit=4"


def test_the_road_leads_from_a_novice_to_a_search() -> None:
    road = Road(DUEL, NOVICE)
    assert road.spec(0.0) == NOVICE
    half = make(road.spec(SHARP / 2), DUEL)
    assert isinstance(half, PersonPlayer)
    assert (half.blur, half.habit, half.thinker) == (4.0, 2.0, None)
    ahead = [make(road.spec(SHARP + part), DUEL) for part in (0.25, 0.75)]
    assert [player.ahead for player in ahead if isinstance(player, PersonPlayer)] == [0.25, 0.75]
    games = [make(road.spec(place), DUEL) for place in (THINKER, THINKER + 0.5, END)]
    assert [player._games for player in games if isinstance(player, SearchPlayer)] == [16, 64, 4096]


@pytest.mark.parametrize("novice", ["greedy", "person:games=3", "search:games=9"])
def test_a_player_that_is_no_novice_is_refused(novice: str) -> None:
    with pytest.raises(BadSpec, match="the novice is a person"):
        Road(DUEL, novice)


def found(share: float) -> Found:
    return Found(share, (0.0, 1.0), 100)


def test_the_next_trial_is_between_too_weak_and_too_strong() -> None:
    target = log_odds(0.75)
    assert _next({0.0: found(0.5), 0.4: found(0.6)}, target) > 0.4
    assert _next({0.0: found(0.5), 3.9: found(0.6)}, target) == END
    assert 0.4 < _next({0.0: found(0.5), 0.4: found(0.6), 1.0: found(0.9)}, target) < 1.0
    near, far = (_next({0.0: found(0.5), 1.0: found(share)}, target) for share in (0.8, 0.99))
    assert far < near
    assert log_odds(1.0) == pytest.approx(-log_odds(0.0))
    assert log_odds(1.0) < 10


@pytest.mark.slow
@pytest.mark.proof
def test_levels_are_found_and_can_be_played_again() -> None:
    plan = Plan(novice=NOVICE, trials=2, trial_games=8)
    first, again = (list(Levels(DUEL, plan).find()) for _ in range(2))
    assert first == again
    assert [name for name, _, _ in first] == [*NAMES[1:-1]]
    assert all(make(spec, DUEL) for _, spec, _ in first)
    today = Levels(DUEL, plan).today()
    assert tuple(today) == NAMES
    assert today[MASTER].endswith("games=4000")


@pytest.mark.slow
def test_a_pair_meets_in_whole_rounds() -> None:
    met = Levels(load("ra", players=3), Plan(players=3)).meet("greedy", "random", 7, 1)
    assert met.games == 12
    assert met.share > 0.6
