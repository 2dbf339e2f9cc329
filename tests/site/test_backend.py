"""The tables of a page without a server: whole games, hints, undo, records, reviews, and going on after a while."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import benben
from benben.engine import registry
from tests.site.memory_store import MemoryKeyValueStore
from tests.site.page import Page
from tests.waiting import LIMIT

GAMES = ("ra", "imhotep", "imhotep_duel", "ankhor")


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_record_is_proved(game: str) -> None:
    async def scene() -> None:
        page = await Page.open()
        options: dict[str, Any] = {} if game == "imhotep_duel" else {"players": 2}
        made = await page.table(game, **options)
        await page.sit(made)
        end = await page.play_to_the_end()
        assert end["outcome"]["winners"]
        assert end["view"]["seats"]
        record = await page.got("GET", f"/tables/{made['id']}/record", made["token"])
        checked = benben.verify(record)
        assert checked.is_over
        assert checked.commitment == end["commitment"]
        await page.close()

    run(scene)


def test_undo_and_a_hint_and_what_is_refused() -> None:
    async def scene() -> None:
        page = await Page.open()
        made = await page.table("imhotep_duel")
        await page.sit(made)
        state = await page.my_turn()
        hint = await page.got(
            "POST", f"/tables/{made['id']}/hint", made["token"], {"version": state["version"]}
        )
        assert hint["ideas"][0]["text"] in [move["text"] for move in state["legal"]]
        status, late = await page.ask(
            "POST", f"/tables/{made['id']}/moves", made["token"], {"ply": 99, "move": "x"}
        )
        assert (status, late["code"]) == (409, "late")
        status, wrong = await page.ask(
            "POST", f"/tables/{made['id']}/moves", made["token"], {"ply": "0", "move": "x"}
        )
        assert (status, wrong["code"]) == (422, "malformed")
        status, stranger = await page.ask("GET", f"/tables/{made['id']}", "nobody")
        assert (status, stranger["code"]) == (403, "stranger")
        await page.play()
        answered = await page.my_turn()  # the bot has placed a meeple, too: it can do nothing else
        assert answered["ply"] == state["ply"] + 2
        assert answered["can_undo"]
        taken_back = await page.undo(answered["ply"])
        assert (taken_back["ply"], taken_back["view"]) == (state["ply"], state["view"])
        assert await page.refused({"type": "play", "ply": 9999, "move": "x"}) == "late"
        await page.close()

    run(scene)


def test_who_closes_the_page_goes_on_where_he_was() -> None:
    async def scene() -> None:
        store = MemoryKeyValueStore()
        page = await Page.open(store)
        made = await page.table("ra", players=2)
        await page.sit(made)
        for _ in range(4):
            await page.play()
        before = await page.my_turn()
        await page.close()
        again = await Page.open(store)
        await again.sit(made)
        after = await again.my_turn()
        assert after["ply"] == before["ply"]
        assert after["view"] == before["view"]
        assert (await again.play_to_the_end())["status"] == "over"
        await again.close()

    run(scene)


def test_two_windows_of_a_browser_never_play_over_each_other() -> None:
    async def scene() -> None:
        store = MemoryKeyValueStore()
        one, two = await Page.open(store), await Page.open(store)
        made = await one.table("imhotep_duel")
        await one.sit(made)
        await two.sit(made)
        state, same = await one.my_turn(), await two.my_turn()
        assert state["ply"] == same["ply"]
        await one.play()
        late = {"type": "play", "ply": same["ply"], "move": same["legal"][0]["text"]}
        assert await two.refused(late) == "late"
        await one.close()
        await two.close()

    run(scene)


def test_a_record_is_brought_along_and_reviewed() -> None:
    async def scene() -> None:
        page = await Page.open(hint_games=1)
        made = await page.table("imhotep_duel")
        await page.sit(made)
        await page.play_to_the_end()
        record = await page.got("GET", f"/tables/{made['id']}/record", made["token"])
        other = await Page.open()
        brought = await other.got("POST", "/records", body=record)
        state = await other.got("GET", f"/tables/{brought['id']}", brought["token"])
        assert (state["status"], state["outcome"]["winners"]) == ("over", record["result"]["winners"])
        assert (await other.got("GET", f"/tables/{brought['id']}/record", brought["token"]))[
            "moves"
        ] == record["moves"]
        await other.got("POST", f"/tables/{brought['id']}/review", brought["token"], {})
        assert (await reviewed(other, brought))["decisions"]
        position = await other.got("GET", f"/tables/{brought['id']}/positions/2", brought["token"])
        assert position["ply"] == 2
        await page.close()
        await other.close()

    run(scene)


def test_the_games_of_a_page_are_listed_and_move_to_another_browser() -> None:
    async def scene() -> None:
        page = await Page.open()
        made = await page.table("imhotep_duel")
        await page.sit(made)
        await page.my_turn()
        running = await page.got("GET", f"/tables/{made['id']}/played", made["token"])
        assert (running["status"], running["winners"], running["my_turn"]) == ("playing", None, True)
        await page.play_to_the_end()
        game = await page.got("GET", f"/tables/{made['id']}/played", made["token"])
        assert [seat["mine"] for seat in game["seats"]] == [True, False]
        assert all(seat["points"] == sum(seat["sources"].values()) for seat in game["seats"])
        record = await page.got("GET", f"/tables/{made['id']}/record", made["token"])
        other = await Page.open()
        address = f"/records?mine=0&table={made['id']}"
        brought = await other.got("POST", address, body=record)
        assert await other.got("GET", f"/tables/{made['id']}/played", brought["token"]) == game
        again = await other.got("POST", address, body=record)
        assert again["id"] != brought["id"] == made["id"]
        await page.close()
        await other.close()

    run(scene)


async def reviewed(page: Page, table: Any) -> Any:
    """The review of a table, once it is done."""
    async with asyncio.timeout(LIMIT):
        while (found := await page.got("GET", f"/tables/{table['id']}/review", table["token"]))[
            "status"
        ] != "done":
            assert found["status"] != "failed"
            await asyncio.sleep(0.01)
    return found["review"]


@pytest.mark.parametrize("spoil", ["moves", "secret", "seeded", "nothing"])
def test_a_record_that_was_tampered_with_is_refused(spoil: str) -> None:
    async def scene() -> None:
        page = await Page.open()
        match = benben.load("imhotep_duel").new_match(seed=1)
        record: Any = match.record()
        if spoil == "nothing":
            record = {}
        elif spoil != "seeded":
            record["dealer" if spoil == "secret" else "moves"] = []
        status, answer = await page.ask("POST", "/records", body=record)
        assert (status, answer["code"]) == (422, "bad_record")
        await page.close()

    run(scene)


def test_no_one_can_be_invited() -> None:
    async def scene() -> None:
        page = await Page.open()
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, answer = await page.ask("POST", "/tables", body={"game": "imhotep_duel", "seats": seats})
        assert (status, answer["code"]) == (422, "nobody_can_come")
        await page.close()

    run(scene)


def test_scenes_of_lessons_and_figures_are_answered() -> None:
    async def scene() -> None:
        page = await Page.open()
        for game in GAMES:
            scenes = await page.got("POST", f"/lessons/{game}/{_first_scene(game)}", body={"moves": []})
            assert scenes["states"]
            assert await page.got("GET", f"/scoring/{game}")
        await page.close()

    run(scene)


def _first_scene(game: str) -> str:
    from benben.lessons.lesson import lesson_of

    lesson = lesson_of(registry.rules(game))
    assert lesson is not None
    return lesson.scenes[0].id
