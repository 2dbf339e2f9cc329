"""Second tries at the costliest decisions: no answer is sent before one."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from pydantic import TypeAdapter

from benben.review import Budget, Decision, Review, review
from benben.review.second_try import MOST_TRIES, costliest
from benben.server.http_errors import Refusal
from benben.server.models.advice import ReviewState, SecondTry
from benben.server.tables.seating import Viewer
from benben.server.thinking.reviews import Reviews
from tests.review.pebbles import finished
from tests.server.guest import Served, bot
from tests.server.sitting import Sitting
from tests.server.test_reviews import KeyValueStore, reviews_of

GAMES = 40
ANSWER = "the-answer"
MINE = Viewer(seats=(0,))


def marked(found: Review) -> dict[str, Any]:
    """The review's document, where everything that tells an answer has a word that nothing else has."""
    document = found.to_json()
    for decision in document["decisions"]:
        for idea in decision["ideas"]:
            idea["text"] = f"{ANSWER}-{decision['ply']}-"
        if decision["why"]:
            decision["why"]["sentences"] = [{"id": f"{ANSWER}-{decision['ply']}-", "args": {}}]
        if decision["error_kind"]:
            decision["error_kind"] = f"{ANSWER}-{decision['ply']}-"
    for turning in document["turnings"]:
        if turning["better"]:
            turning["better"]["id"] = f"{ANSWER}-{turning['ply']}-"
    return document


@pytest.fixture(scope="module")
def made() -> Review:
    return review(finished(), Budget(games=GAMES))


Case = Callable[[Reviews, Any, list[Decision]], Coroutine[Any, Any, None]]


def at_a_table(made: Review, case: Case) -> None:
    async def check() -> None:
        archive = KeyValueStore()
        archive.kept["abc"] = marked(made)
        await case(
            reviews_of(archive, review_games=GAMES),
            Sitting(finished(), "abc"),
            costliest(made.decisions, {0}),
        )

    asyncio.run(check())


def sent(kind: type[Any], value: Any) -> str:
    """The text of a message as a page gets it."""
    return TypeAdapter(kind).dump_json(value).decode()


def test_the_costliest_are_the_largest_errors_of_a_seat(made: Review) -> None:
    mine = costliest(made.decisions, {0})
    errors = [each.loss for each in made.decisions if each.seat == 0 and each.verdict == "error"]
    assert [each.loss for each in mine] == sorted(errors, reverse=True)[:MOST_TRIES]
    assert mine


def test_no_message_has_an_answer_before_the_attempt(made: Review) -> None:
    async def case(reviews: Reviews, table: Any, mine: list[Decision]) -> None:
        answers = [f"{ANSWER}-{each.ply}-" for each in mine]
        whole = sent(ReviewState, await reviews.state(table))
        assert all(answer in whole for answer in answers)
        covered = await reviews.covered(table, MINE)
        text = sent(ReviewState, covered)
        assert covered.covered == sorted(each.ply for each in mine)
        assert not any(answer in text for answer in answers)
        others = [each for each in made.decisions if each.ply not in covered.covered]
        assert all(f"{ANSWER}-{each.ply}-" in text for each in others)
        missed = await reviews.second_try(table, mine[0].ply, mine[0].played.move, "home")
        assert not missed.accepted
        assert missed.loss == pytest.approx(mine[0].loss, abs=1e-5)
        assert ANSWER not in sent(SecondTry, missed)

    at_a_table(made, case)


def test_the_best_move_is_accepted_and_explained(made: Review) -> None:
    async def case(reviews: Reviews, table: Any, mine: list[Decision]) -> None:
        for move in (mine[0].ideas[0].move, None):
            found = await reviews.second_try(table, mine[0].ply, move, "home")
            assert found.accepted
            assert found.decision is not None
            assert found.decision.why is not None
            assert found.decision.ideas[0].move == mine[0].ideas[0].move

    at_a_table(made, case)


def test_a_ply_without_a_decision_and_an_illegal_move_are_refused(made: Review) -> None:
    async def case(reviews: Reviews, table: Any, mine: list[Decision]) -> None:
        for ply, move in ((10_000, None), (mine[0].ply, 10_000)):
            with pytest.raises(Refusal):
                await reviews.second_try(table, ply, move, "home")

    at_a_table(made, case)


# ---- at a real server ----------------------------------------------------------------------------------------------
def test_a_line_of_other_moves_can_be_looked_at(served: Served) -> None:
    maker = served.create(bot("random"), bot("random"), game="imhotep_duel")
    maker.until_over()
    log = maker.state()["log"]
    ply = next(ply for ply, entry in enumerate(log) if entry["seat"] is not None)
    before = maker.ask("GET", f"/positions/{ply}").json()
    move = before["moves"][0]["move"]
    after = maker.ask("GET", f"/positions/{ply}?line={move}").json()
    assert after["ply"] == ply + 1
    assert after["view"] != before["view"]
    for wrong in ("99999", f"{move}&line=99999"):
        assert maker.ask("GET", f"/positions/{ply}?line={wrong}").json()["code"] == "malformed"
    spectator = served.spectator(maker.table).ask("POST", f"/review/decisions/{ply}", {})
    assert spectator.json()["code"] == "only_watching"
    assert maker.ask("POST", f"/review/decisions/{ply}", {}).status_code == 422
    assert json.loads(maker.ask("GET", "/review?covered=true").text)["covered"] == []
