"""Reviews of finished tables: started once, with progress reports, and kept."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.review import Budget, Review, review
from benben.review.run import Steps
from benben.server.http_errors import Refusal
from benben.server.models.advice import ReviewState
from benben.server.settings import Settings
from benben.server.tables.workers import WorkerBus
from benben.server.thinking import tasks
from benben.server.thinking.reviews import Reviews
from tests.review.pebbles import finished
from tests.server.guest import Guest, Served, State, bot, me, serve
from tests.server.sitting import Sitting, scheduler
from tests.server.thinkers import thinking_threads
from tests.waiting import LIMIT, wait_for


def over(served: Served) -> Guest:
    """The table of a finished game between bots, and who made it."""
    maker = served.create(bot("random"), bot("random"), game="imhotep_duel")
    maker.until_over()
    return maker


def done(guest: Guest) -> State:
    """The finished review."""

    def look() -> Any:
        state = dict(guest.ask("GET", "/review").json())
        assert state["status"] in {"waiting", "thinking", "done"}
        assert state["done"] <= state["total"]
        return dict(state["review"]) if state["status"] == "done" else None

    return dict(wait_for(look, "the review"))


# ---- at a real server ----------------------------------------------------------------------------------------------
def test_a_finished_game_is_reviewed_once_for_all(served: Served) -> None:
    maker = over(served)
    assert served.spectator(maker.table).ask("POST", "/review").json()["code"] == "only_watching"
    assert maker.ask("GET", "/review").json()["status"] == "none"
    started = maker.ask("POST", "/review")
    assert started.status_code == 202
    assert started.json()["status"] in {"waiting", "thinking"}
    assert maker.ask("POST", "/review").json()["status"] in {"waiting", "thinking", "done"}  # joined
    found = done(maker)
    assert (found["game"], found["games"], found["players"]) == ("imhotep_duel", 2, 2)
    assert found["graph"][-1]["ply"] == maker.state()["ply"]
    assert all(sum(moment["chances"]) == pytest.approx(1.0, abs=1e-5) for moment in found["graph"])
    again = maker.ask("POST", "/review").json()
    assert (again["status"], again["review"]) == ("done", found)


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_was_played(served: Served) -> None:
    ann = served.create(me("Ann"), bot(), game="imhotep_duel")
    ply = ann.my_turn()["ply"]
    assert ann.play(ann.my_turn()["legal"][0]["text"]).status_code == 200
    assert ann.ask("POST", "/leave", {"seat": 0}).status_code == 200
    assert ann.ask("POST", "/review").status_code == 202
    found = done(ann)
    assert ply in {decision["ply"] for decision in found["decisions"]}
    assert found["graph"][-1]["ply"] == ann.state()["ply"]
    assert (
        found["digest"] == benben.read_record(ann.ask("GET", "/record").json()).record(resigned=0)["digest"]
    )


def test_a_running_game_and_a_stranger_are_refused(served: Served) -> None:
    ann = served.create(me("Ann"), bot(), game="imhotep_duel")
    for method in ("GET", "POST"):
        answer = ann.ask(method, "/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        stranger = Guest(served, ann.table, "nobody's token").ask(method, "/review")
        assert (stranger.status_code, stranger.json()["code"]) == (403, "stranger")


@pytest.mark.slow
def test_a_review_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database, review_games=1) as served:
        maker = over(served)
        maker.ask("POST", "/review")
        found = done(maker)
    with serve(database, reviews_waiting=0) as served:  # nothing is thought any more
        state = served.spectator(maker.table).ask("GET", "/review").json()
        assert (state["status"], state["review"]) == ("done", found)


# ---- without one ---------------------------------------------------------------------------------------------------
class KeyValueStore:
    """A store that keeps reviews in memory."""

    is_shared = False

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    async def review(self, table_id: str) -> Any:
        return self.kept.get(table_id)

    async def keep_review(self, table_id: str, document: Any) -> None:
        self.kept[table_id] = document


def reviews_of(archive: KeyValueStore, places: int = 1, **more: Any) -> Reviews:
    store: Any = archive
    settings = Settings(database="none", **{"review_games": 2, **more})
    return Reviews(store, settings, scheduler(places), WorkerBus(store))


def table_of(name: str = "abc") -> Any:
    return Sitting(finished(), name)


async def settled(reviews: Reviews, table: Any) -> ReviewState:
    """The state when nothing is waited for any more."""
    while (state := await reviews.state(table)).status in {"waiting", "thinking"}:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return state


def test_it_is_the_review_that_the_command_line_makes() -> None:
    async def check() -> None:
        archive, table = KeyValueStore(), table_of()
        reviews = reviews_of(archive)
        await reviews.start(table, "home")
        assert (await settled(reviews, table)).status == "done"
        assert archive.kept["abc"] == review(table.match, Budget(games=2)).to_json()

    asyncio.run(check())


def test_a_review_uses_all_places_and_keeps_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    second = threading.Event()
    judged = tasks.judged

    def uneven(of: tasks.Finished, stretch: range, budget: Budget) -> Steps:
        if stretch.start == 0:
            assert second.wait(LIMIT), "the second part begins before the first has ended"
        else:
            second.set()
        return judged(of, stretch, budget)

    async def check() -> None:
        archive, table = KeyValueStore(), table_of()
        reviews = reviews_of(archive, places=2)
        await reviews.start(table, "home")
        assert (await settled(reviews, table)).status == "done"
        assert archive.kept["abc"] == review(table.match, Budget(games=2)).to_json()

    monkeypatch.setattr(tasks, "judged", uneven)
    asyncio.run(check())


def test_a_review_that_fails_says_so_and_may_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        reviews, table = reviews_of(KeyValueStore()), table_of()
        with monkeypatch.context() as broken:
            broken.setattr(tasks, "judged", lambda *_: 1 // 0)
            await reviews.start(table, "home")
            assert (await settled(reviews, table)).status == "failed"
        await reviews.start(table, "home")
        assert (await settled(reviews, table)).status == "done"

    asyncio.run(check())


def test_reviews_go_on_side_by_side_and_too_many_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    started, go = threading.Event(), threading.Event()
    judged = tasks.judged
    order: list[str] = []

    def slow(of: tasks.Finished, stretch: range, budget: Budget) -> Steps:
        order.append(of.digest)
        started.set()
        go.wait()
        return judged(of, stretch, budget)

    async def check() -> None:
        reviews = reviews_of(KeyValueStore(), reviews_waiting=2)
        tables = [Sitting(finished(seed), name) for seed, name in enumerate(("one", "two", "three"))]
        for table in tables[:2]:
            await reviews.start(table, "home")  # type: ignore[arg-type]
        with pytest.raises(Refusal) as refusal:
            await reviews.start(tables[2], "home")  # type: ignore[arg-type]
        assert refusal.value.problem.code == "busy"
        await asyncio.to_thread(started.wait)
        states = [await reviews.state(table) for table in tables]  # type: ignore[arg-type]
        assert {state.status for state in states[:2]} <= {"waiting", "thinking"}
        assert [states[0].done, states[1].done, states[2].status] == [0, 0, "none"]
        go.set()
        assert [(await settled(reviews, table)).status for table in tables[:2]] == ["done", "done"]
        first, second = (table.match.record()["digest"] for table in tables[:2])
        before_its_end = order[: len(order) - order[::-1].index(first)]
        assert second in before_its_end

    monkeypatch.setattr(tasks, "judged", slow)
    try:
        asyncio.run(check())
    finally:
        go.set()


def test_chances_are_seen_as_far_as_it_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, go = threading.Event(), threading.Event()

    def waiting(_: tasks.Finished, __: Steps) -> list[Any]:
        asked.set()
        go.wait()
        return []

    async def check() -> None:
        reviews, table = reviews_of(KeyValueStore()), table_of()
        assert (await reviews.state(table)).graph == ()
        await reviews.start(table, "home")
        await asyncio.to_thread(wait_for, asked.is_set, "the reasons to be asked for")
        so_far = (await reviews.state(table)).graph
        go.set()
        whole = await settled(reviews, table)
        assert whole.review is not None
        assert (list(so_far), whole.graph) == (list(whole.review.graph[:-1]), ())

    monkeypatch.setattr(tasks, "to_explain", waiting)
    try:
        asyncio.run(check())
    finally:
        go.set()


@pytest.mark.slow
def test_when_the_server_stops_no_thought_goes_on(tmp_path: Path) -> None:
    others = thinking_threads()
    with serve(tmp_path / "tables.sqlite3", review_games=1_000_000) as served:
        watching = over(served)
        watching.ask("POST", "/review")
        wait_for(lambda: watching.ask("GET", "/review").json()["status"] == "thinking", "the review to begin")
    wait_for(lambda: thinking_threads() <= others, "the end of all threads that think")


@pytest.mark.parametrize("spoil", [{"version": 0}, {"rules": 99}])
def test_a_review_of_another_version_is_made_again(spoil: dict[str, int]) -> None:
    async def check() -> None:
        archive, table = KeyValueStore(), table_of()
        reviews = reviews_of(archive)
        await reviews.start(table, "home")
        found = (await settled(reviews, table)).review
        assert isinstance(found, Review)
        archive.kept["abc"] |= spoil
        assert (await reviews.state(table)).status == "none"

    asyncio.run(check())
