"""A run: the result depends neither on the order of the games nor on interruptions."""

import itertools
import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benben.arena.journal import open_journal
from benben.arena.plan import Plan, code_digest, make_plan
from benben.arena.playing import Result, play_game, play_match
from benben.arena.report import report
from benben.arena.runner import Arena, Spread, on_processes
from benben.engine.dice import derive_seed
from benben.engine.errors import BadSpec
from benben.engine.registry import load
from tests.arena.made_up import result

PLAN = Plan("pebbles", (), ("a", "b", "c"), seed=1, rules_version=3, seats=2, games=120)


def made_up(game: int) -> Result:
    """The first of the players at the table wins three games of four."""
    entrants = PLAN.schedule.seating(game).entrants
    better = entrants.index(min(entrants))
    return result(game, (better if derive_seed(1, game, "who") % 4 else 1 - better,))


def shuffled(seed: int, ahead: int = 12, most: int = 10_000) -> Spread[Result]:
    """Workers that end in any order, and play at most so many games before something stops them."""

    def spread(work: Callable[[int], Result], tasks: Iterable[int]) -> Iterator[Result]:
        del work
        dice, waiting, played = random.Random(seed), [], 0
        for task in tasks:
            waiting.append(task)
            if len(waiting) == ahead:
                yield made_up(waiting.pop(dice.randrange(ahead)))
                played += 1
                if played == most:
                    raise KeyboardInterrupt
        dice.shuffle(waiting)
        yield from map(made_up, waiting)

    return spread


def in_order(work: Callable[[int], Result], tasks: Iterable[int]) -> Iterator[Result]:
    del work
    yield from map(made_up, tasks)


def end(arena: Arena) -> dict[str, Any]:
    found = report(arena)
    assert found is not None
    return {name: value for name, value in found.to_json().items() if name != "timing"}


@pytest.fixture(scope="module", params=[None, 0.2], ids=["all", "until clear"])
def plan(request: pytest.FixtureRequest) -> Plan:
    return replace(PLAN, alpha=request.param)


@pytest.fixture(scope="module")
def right(plan: Plan) -> dict[str, Any]:
    """How it ends when nothing special happens."""
    arena = Arena(plan)
    list(arena.run(in_order))
    assert arena.is_done
    return end(arena)


@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_the_games_does_not_matter(plan: Plan, right: dict[str, Any], seed: int) -> None:
    arena = Arena(plan)
    list(arena.run(shuffled(seed)))
    assert end(arena) == right


@pytest.mark.parametrize("most", [1, 30, 60])
def test_a_run_that_was_stopped_goes_on(plan: Plan, right: dict[str, Any], most: int, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with pytest.raises(KeyboardInterrupt), open_journal(path, plan) as journal:
        list(Arena(plan).run(shuffled(1, most=most), journal))
    with open_journal(path, plan) as journal:
        assert len(journal.results) == most
        arena, old = Arena(plan, journal.results), set(journal.results)
        new = list(arena.run(shuffled(2), journal))
    assert end(arena) == right
    assert old.isdisjoint(found.game for found in new)
    with open_journal(path, plan) as journal:
        assert len(journal.results) == most + len(new)
        again = Arena(plan, journal.results)
        assert list(again.run(shuffled(3), journal)) == []
    assert end(again) == right


def test_it_stops_after_a_whole_block_as_soon_as_all_is_clear() -> None:
    plan = replace(PLAN, alpha=0.2, games=6000)
    arena = Arena(plan)
    list(arena.run(shuffled(1)))
    found = end(arena)
    assert found["ended"] == "clear"
    assert found["games"] < 600
    assert found["games"] % 2 == 0
    clear = [pair["clear_after"] for pair in found["pairs"] if pair["clear_after"] is not None]
    assert len(clear) == 3
    assert max(clear) == found["games"]
    assert len(arena.results) > found["games"]  # some had begun, and do not count


def test_an_interrupted_run_reports_whole_blocks() -> None:
    arena = Arena(PLAN)
    with pytest.raises(KeyboardInterrupt):
        list(arena.run(shuffled(1, most=31)))
    found = end(arena)
    assert found["ended"] == "interrupted"
    assert 0 < found["games"] < 31
    assert found["games"] % 2 == 0


def test_nothing_is_reported_before_the_first_block() -> None:
    assert report(Arena(PLAN, {0: made_up(0)})) is None


def test_the_report_adds_up(right: dict[str, Any], plan: Plan) -> None:
    players = {line["spec"]: line for line in right["players"]}
    assert list(players) == ["a", "b", "c"]
    assert sum(line["won"] for line in players.values()) == right["games"]
    for line in players.values():
        against = [pair for pair in right["pairs"] if pair["player"] == line["spec"]]
        assert sum(pair["won"] for pair in against) == line["won"]
        assert sum(pair["games"] for pair in against) == line["games"]
        assert line["share"] == line["won"] / line["games"]
        assert line["share_interval"][0] < line["share"] < line["share_interval"][1]
        assert line["rating_interval"][0] <= line["rating"] <= line["rating_interval"][1]
        assert line["fair_share"] == 0.5
    assert players["a"]["rating"] == 0.0
    assert right["plan"]["until_clear"] == plan.alpha
    json.dumps(right, allow_nan=False)


def test_a_shared_victory_counts_in_parts_and_seats_make_a_fair_share() -> None:
    plan = Plan("pebbles", (), ("a", "b"), seed=1, rules_version=3, seats=3, games=6)
    results = {game: result(game, (0, 1), seats=3) for game in range(6)}
    found = end(Arena(plan, results))
    assert [line["won"] for line in found["players"]] == [3.0, 3.0]
    assert [line["fair_share"] for line in found["players"]] == [0.5, 0.5]
    assert [line["seats"] for line in found["lineups"]] == [{"a": 2, "b": 1}, {"a": 1, "b": 2}]
    assert [line["won"] for line in found["lineups"]] == [{"a": 2.0, "b": 1.0}, {"a": 1.0, "b": 2.0}]
    assert [line["points"] for line in found["players"]] == [pytest.approx(2 / 3)] * 2


# ---- real games ------------------------------------------------------------------------------------------------
def pebbles(games: int, *specs: str, players: int = 2, seed: int = 4) -> Plan:
    return make_plan(load("pebbles", players=players), list(specs or ("random", "greedy")), games, seed)


def played(plan: Plan) -> dict[str, Any]:
    arena = Arena(plan)
    list(arena.run(on_processes(1)))
    return end(arena)


def test_the_same_seed_gives_the_same_end() -> None:
    plan = pebbles(12)
    one = played(plan)
    assert one == played(plan)
    assert one["games"] == 12
    assert one != played(pebbles(12, seed=5))
    assert {line["failures"] for line in one["players"]} == {0}


def with_luck(games: int) -> Plan:
    """Two players of Ra that are nearly as strong."""
    return make_plan(load("ra", players=2), ["greedy", "greedy:blur=1"], games, seed=3)


@pytest.mark.slow
def test_without_luck_the_same_games_tell_more() -> None:
    """A real run: the interval is narrower, the mean is where the plain one puts it, and both seats' luck cancels."""
    arena = Arena(with_luck(160))
    for found in arena.run(on_processes(1)):
        assert found.luck is not None
        assert [sum(kind) for kind in found.luck] == pytest.approx([0.0, 0.0], abs=1e-8)
    first, second = end(arena)["pairs"]
    low, high = first["adjusted"]["share_interval"]
    plain_low, plain_high = first["adjusted"]["plain_interval"]
    assert high - low < 0.85 * (plain_high - plain_low)
    assert plain_low < first["adjusted"]["share"] < plain_high
    assert 0.25 < first["adjusted"]["games_saved"] < 0.75
    assert first["adjusted"]["share"] + second["adjusted"]["share"] == pytest.approx(1.0)
    ratings = [first["adjusted"]["rating_interval"], first["rating_interval"]]
    assert ratings[0][1] - ratings[0][0] < 0.85 * (ratings[1][1] - ratings[1][0])


def test_a_run_that_was_stopped_takes_out_the_same_luck(tmp_path: Path) -> None:
    plan, path = with_luck(20), tmp_path / "journal.jsonl"
    with open_journal(path, plan) as journal:
        list(itertools.islice(Arena(plan).run(on_processes(1), journal), 7))
    with open_journal(path, plan) as journal:
        again = Arena(plan, journal.results)
        assert len(list(again.run(on_processes(1), journal))) == 13
    whole = played(plan)
    assert whole["players"][0]["adjusted"]["share"] != whole["players"][0]["share"]
    assert end(again) == whole


def test_games_that_tell_no_luck_are_reported_plainly(right: dict[str, Any]) -> None:
    assert {line["adjusted"] for line in (*right["players"], *right["pairs"])} == {None}
    assert play_game(pebbles(2), 0).luck is None


def test_one_game_that_tells_no_luck_leaves_all_plain() -> None:
    results = {game: replace(made_up(game), luck=((0.1, -0.1), (0.2, -0.2))) for game in range(120)}
    assert all(line["adjusted"] is not None for line in end(Arena(PLAN, results))["pairs"])
    results[7] = made_up(7)
    assert all(line["adjusted"] is None for line in end(Arena(PLAN, results))["pairs"])


def test_only_decisions_with_a_choice_are_timed() -> None:
    """In Pebbles a player cannot lay an empty hand, so every first move is forced."""
    found = play_game(pebbles(2), 0)
    choices = sum(thought.choices for thought in found.thoughts)
    assert 0 < choices <= found.decisions - 2


def test_a_rotation_shares_its_luck_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks, seeds = [], []

    def spy(game: Any, specs: Any, own: Any, luck: int, **how: Any) -> Any:
        lucks.append(luck)
        seeds.extend(own)
        return play_match(game, specs, own, luck, **how)

    monkeypatch.setattr("benben.arena.playing.play_match", spy)
    for game in range(6):
        play_game(pebbles(6), game)
    assert lucks[0] == lucks[1] != lucks[2] == lucks[3] != lucks[4] == lucks[5]
    assert lucks[0] == derive_seed(4, 0, "arena-0")
    assert len(set(seeds)) == 12


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"specs": ["random"]}, "at least two"),
        ({"specs": ["random", "greedy", " random"]}, "random is named twice"),
        ({"games": 5}, "are not whole rounds"),
        ({"alpha": 0.0}, "between 0 and 1"),
        ({"alpha": 1.5}, "not 1.5"),
        ({"anchor": "search"}, "not one of the players: random, greedy"),
    ],
)
def test_bad_plans(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make_plan(load("pebbles"), **{"specs": ["random", "greedy"], "games": 4, **arguments})


def test_without_a_number_whole_rounds_make_at_least_a_hundred_games() -> None:
    game = load("pebbles", players=3)
    assert make_plan(game, ["random", "greedy", "novice", "uct:games=1"]).games == 108
    assert make_plan(game, ["random", "greedy"]).games == 102


@pytest.mark.parametrize("spec", ["gredy", "greedy:blur=much", "nowhere_at_all:Mine"])
def test_a_plan_has_no_players_that_cannot_be_had(spec: str) -> None:
    with pytest.raises(BadSpec):
        make_plan(load("pebbles"), ["random", spec])


def test_the_code_has_a_digest() -> None:
    assert len(code_digest()) == 12
