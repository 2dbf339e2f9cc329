"""A lesson as the page gets it: scenes, what is meant, what is not, and that nothing else can be played."""

from typing import Any

import pytest

from benben.engine.registry import names, rules
from benben.lessons.lesson import lesson_of
from benben.lessons.puzzle import puzzles_of
from tests.server.guest import Served

TAUGHT = [name for name in names() if lesson_of(rules(name))]
FIRST = next(iter(puzzles_of(rules("ra")).values()))


def ask(served: Served, scene: str, *moves: str, game: str = "ra", **more: Any) -> Any:
    """A scene of a lesson, Ra's if no other is named, after these moves."""
    answer = served.http.post(f"/api/lessons/{game}/{scene}", json={"moves": list(moves), **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(served: Served, path: str, **body: Any) -> tuple[int, str]:
    """The status and the code of a refusal."""
    answer = served.http.post(f"/api/lessons/{path}", json=body)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lobby_and_the_lesson_name_the_same_scenes(served: Served, game: str) -> None:
    (offered,) = (each for each in served.http.get("/api/games").json() if each["name"] == game)
    assert offered["lesson"] == served.http.get(f"/api/lessons/{game}").json()["scenes"] != []


def test_a_scene_begins_with_what_is_to_be_done(served: Served) -> None:
    scene = ask(served, "draw")
    (state,) = scene["states"]
    assert [move["text"] for move in state["legal"]] == ["draw", "invoke"]
    assert (state["my_turn"], state["log"], state["view"]["viewer"]) == (True, [], 0)
    assert state["view"]["track"][:4] == ["pharaoh", "nile", "pyramid", None]
    assert (scene["do"]["id"], scene["want"], scene["show"]) == ("ra-lesson-draw-do", ["draw"], ["bag"])
    assert (scene["fulfilled"], scene["said"]) == (False, None)


def test_what_is_meant_fulfils_it_and_the_others_reply_one_by_one(served: Served) -> None:
    scene = ask(served, "draw", "draw")
    assert (scene["fulfilled"], scene["kept"], scene["do"], scene["said"]) == (True, 1, None, None)
    tracks = [[tile for tile in state["view"]["track"] if tile] for state in scene["states"]]
    assert [track[3:] for track in tracks] == [["gold"], ["gold", "flood"], ["gold", "flood", "writing"]]
    plies = [state["ply"] for state in scene["states"]]
    assert [[entry["ply"] for entry in state["log"]][-1] for state in scene["states"]] == [
        ply - 1 for ply in plies
    ]
    assert scene["states"][-1]["legal"] == []


def test_another_legal_move_is_not_played(served: Served) -> None:
    scene = ask(served, "draw", "invoke")
    assert (scene["said"]["id"], scene["kept"], scene["fulfilled"]) == ("ra-lesson-draw-other", 0, False)
    assert scene["states"] == ask(served, "draw")["states"]


def test_a_move_that_is_not_legal_is_answered_with_its_reason(served: Served) -> None:
    scene = ask(served, "bid", "bid 2")
    assert (scene["said"]["id"], scene["kept"]) == ("ra-why-bid_low", 0)


def test_what_is_touched_in_vain_is_answered_with_its_reason(served: Served) -> None:
    scene = ask(served, "bid", touched="bag")
    assert (scene["said"]["id"], scene["kept"]) == ("ra-why-auction_first", 0)


def test_each_step_has_its_own_words_and_the_last_ones_where_it_has_none(served: Served) -> None:
    assert ask(served, "invoke")["do"]["id"] == "ra-lesson-invoke-do"
    then = ask(served, "invoke", "invoke")
    assert (then["do"]["id"], then["step"], then["steps"]) == ("ra-lesson-invoke-do-2", 1, 2)
    assert ask(served, "invoke", "invoke", "bid 2")["fulfilled"]


def test_each_step_has_its_own_answer_to_another_move(served: Served) -> None:
    assert ask(served, "invoke", "draw")["said"]["id"] == "ra-lesson-invoke-other"
    assert ask(served, "invoke", "invoke", "bid 13")["said"]["id"] == "ra-lesson-invoke-other-2"
    give_up = ["bid 5", "discard Art", "discard Writing"]
    assert ask(served, "disaster", *give_up)["said"]["id"] == "ra-lesson-disaster-other"


def test_a_step_shows_what_its_lesson_names(served: Served) -> None:
    scene = ask(served, "move", game="ankhor")
    (move,) = (move for move in scene["states"][0]["legal"] if move["text"] == "move")
    assert scene["show"] == ["ankhs", "tile:4"] != move["targets"]
    assert ask(served, "move", "move", game="ankhor")["show"] == ["tile:4"]
    assert ask(served, "move", "move", "lift 4", game="ankhor")["show"] == ["in_hand", "place:1"]


def test_no_one_thinks(served: Served) -> None:
    def turns(scene: Any) -> list[int | None]:
        return [state["actor"] for state in scene["states"]]

    started, done = ask(served, "draw"), ask(served, "draw", "draw")
    assert turns(started) == [0]
    assert turns(done) == [1, 2, None]
    assert {seat["player"] for state in done["states"] for seat in state["seats"]} == {None}
    assert turns(ask(served, "table")) == [None]


def test_where_things_are_looked_at_nothing_can_be_played(served: Served) -> None:
    scene = ask(served, "table")
    assert scene["touch"] == ["track:0", "sun:13", "centre", "bag"]
    assert (scene["states"][0]["legal"], scene["states"][0]["my_turn"]) == ([], False)


def test_the_receipt_tells_what_an_epoch_brought(served: Served) -> None:
    state = ask(served, "epoch", "draw")["states"][-1]
    lines = {
        line["item"]: line["points"]
        for line in state["view"]["receipt"]
        if (line["seat"], line["epoch"]) == (0, 1)
    }
    # R10.3, R10.4, R10.6, R10.7: one Gold, most Pharaohs, two Niles with a Flood, no Civilization.
    assert lines == {"gold": 3, "pharaoh": 5, "river": 3, "civilization": -5}


def test_the_last_scene_plays_a_game_to_its_end(served: Served) -> None:
    state = ask(served, "end", "draw")["states"][-1]
    assert (state["status"], state["outcome"]["winners"]) == ("over", [0])
    assert [seat["points"] for seat in state["view"]["seats"]] == [13, 9]


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("chess/draw", {}, (404, "unknown_page")),
        ("ra/no-such-scene", {}, (404, "unknown_page")),
        ("ra/draw", {"moves": ["fly"]}, (422, "malformed_move")),
        ("ra/draw", {"moves": ["invoke", "draw"]}, (422, "malformed")),
        ("ra/draw", {"moves": ["draw", "draw"]}, (422, "malformed")),
        ("ra/draw", {"moves": ["draw"] * 33}, (422, "malformed")),
        ("ra/table", {"moves": ["draw"]}, (422, "malformed")),
        ("ra/draw", {"cheat": True}, (422, "malformed")),
    ],
)
def test_what_no_one_can_have_done_is_refused(
    served: Served, path: str, body: dict[str, Any], refusal: tuple[int, str]
) -> None:
    assert refused(served, path, **body) == refusal


def test_the_page_of_a_lesson_is_served(served: Served) -> None:
    answer = served.http.get("/learn/ra")
    assert answer.status_code in {200, 503}  # 503: not built
    assert answer.headers["content-type"].startswith("text/html")


def problem_of(served: Served, *moves: str) -> Any:
    """The first problem of Ra after these moves."""
    answer = served.http.post(f"/api/lessons/ra/{FIRST.id}", json={"moves": list(moves)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_problem_is_offered_after_the_scenes_and_points_at_nothing(served: Served) -> None:
    lesson = served.http.get("/api/lessons/ra").json()
    assert lesson["problems"] == list(puzzles_of(rules("ra")))
    started = problem_of(served)
    assert (started["scene"], started["fulfilled"], started["point"]) == (FIRST.id, False, [])
    assert {move["text"] for move in started["states"][-1]["legal"]} == set(FIRST.chances)
    assert ask(served, "draw")["problem"] is None


def test_a_move_that_is_not_the_best_is_answered_with_what_it_wins(served: Served) -> None:
    second = list(FIRST.chances)[1]
    answered = problem_of(served, second)
    assert (answered["kept"], answered["fulfilled"]) == (0, False)
    said = answered["said"]
    assert said["id"] == "lesson-problem-other"
    assert said["args"]["games"] == round(100 * FIRST.chances[second])
    assert said["args"]["best"] == round(100 * FIRST.chances[FIRST.best])


def test_the_best_move_solves_a_problem_and_tells_what_it_wins_from_where(served: Served) -> None:
    solved = problem_of(served, FIRST.best)
    known = solved["problem"]
    assert (solved["fulfilled"], solved["kept"]) == (True, 1)
    assert (known["chance"], known["margin"]) == (
        FIRST.chances[FIRST.best],
        list(FIRST.proof.interval),
    )
    best, rival = FIRST.lines
    assert known["rival_chance"] == FIRST.chances[rival.move]
    assert known["gains"]
    for gain in known["gains"]:
        assert gain["best"] == best.points[gain["item"]][gain["seat"]]
        assert gain["rival"] == rival.points[gain["item"]][gain["seat"]]
        assert abs(gain["best"] - gain["rival"]) >= 0.5
