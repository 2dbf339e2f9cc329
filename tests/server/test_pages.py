"""A page that thinks for who plays alone: asked what a seat may know, and believed in what can be true."""

import base64
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from benben.engine.game import Game
from benben.engine.registry import rules
from benben.players.analysis import analyse
from tests.server.guest import Guest, Line, Served, bot, here, me


def messages(line: Line, kind: str) -> Iterator[dict[str, Any]]:
    """The messages of one type."""
    while True:
        message = line.next(f"a message of the type {kind}")
        assert message["type"] != "error", message
        if message["type"] == kind:
            yield message


def offer(line: Line, *, thinks: bool = True) -> None:
    """Offer to think."""
    line.send({"type": "offer", "thinks": thinks})


def known(question: dict[str, Any], game: Game) -> Any:
    """The table that a question is about."""
    assert question["codes"] == game.codes.tolist()
    return np.frombuffer(bytearray(base64.b64decode(question["table"])), game.rules.table.dtype)


def legal(question: dict[str, Any], game: Game) -> list[int]:
    """The notations of the legal moves."""
    moves = np.zeros(game.rules.most_moves, np.int16)
    return [int(move) for move in moves[: game.rules.legal(known(question, game)[0], moves)]]


def until_mine(guest: Guest) -> dict[str, Any]:
    """Play until a bot has moved and it is the guest's turn again, with any executor."""
    play_until_a_bot_thinks(guest)
    return guest.my_turn()


def alone(served: Served) -> tuple[Guest, Game]:
    """Somebody who plays alone with a bot, which moves second."""
    guest = served.create(me(), bot("expert"), game="imhotep_duel")
    return guest, Game(rules("imhotep_duel"), {})


def first_question(guest: Guest, line: Line) -> dict[str, Any]:
    """Offer while it is the guest's turn, play until it is a bot's, and hear what is asked."""
    guest.my_turn()
    offer(line)
    assert [each for each in waiting(line) if each["type"] == "think"] == []  # the offer has come
    play_until_a_bot_thinks(guest)
    return next(messages(line, "think"))


def play_until_a_bot_thinks(guest: Guest) -> None:
    """Play any legal move."""
    state = guest.my_turn()
    while not state["thinking"]:
        state = guest.play(state["legal"][0]["text"]).json()


def test_a_bots_move_is_what_the_page_says(served: Served) -> None:
    guest, game = alone(served)
    with guest.socket() as line:
        question = first_question(guest, line)
        assert (question["seat"], question["hint"]) == (1, None)
        assert set(question["recipe"]) == {"blur", "habits", "ahead", "search"}
        asked, before = messages(line, "think"), guest.state()
        line.send({"type": "thought", "id": question["id"], "move": legal(question, game)[-1]})
        after = guest.until(lambda state: state["ply"] > before["ply"])
        played = next(entry for entry in after["log"] if entry["ply"] == before["ply"])
        assert played["seat"] == 1
        for _ in range(3):  # and so on
            while (state := guest.state())["thinking"]:
                question = next(asked)
                line.send({"type": "thought", "id": question["id"], "move": legal(question, game)[0]})
                ply = state["ply"]
                guest.until(lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]
            play_until_a_bot_thinks(guest)


@pytest.mark.parametrize("move", [None, -1, 30_000])
def test_what_no_bot_could_play_is_not_believed_and_the_page_asked_no_more(
    served: Served, move: int | None
) -> None:
    guest, _ = alone(served)
    with guest.socket() as line:
        question = first_question(guest, line)
        line.send({"type": "thought", "id": question["id"], "move": move})
        guest.my_turn()  # the server has thought
        until_mine(guest)
        line.send({"type": "ping"})
        assert next(messages(line, "pong"))
        later = [each for each in waiting(line) if each["type"] == "think"]
        assert later == []


def waiting(line: Line) -> Iterator[dict[str, Any]]:
    """The messages that have arrived."""
    line.send({"type": "ping"})
    while (message := line.next("a pong"))["type"] != "pong":
        yield message


def test_a_page_that_goes_away_leaves_the_thinking_to_the_server(served: Served) -> None:
    guest, _ = alone(served)
    with guest.socket() as line:
        first_question(guest, line)
    assert guest.my_turn()["ply"] > 0


def test_a_page_may_take_its_offer_back(served: Served) -> None:
    guest, _ = alone(served)
    with guest.socket() as line:
        first_question(guest, line)
        offer(line, thinks=False)
        guest.my_turn()
        until_mine(guest)
        assert [each for each in waiting(line) if each["type"] == "think"] == []


def test_only_the_page_of_who_plays_alone_is_asked(served: Served) -> None:
    guest = served.create(me(), {"kind": "open"}, bot("novice"))
    other = guest.join("Ani")
    watcher = served.spectator(served.create(me(), bot("novice")).table)
    with guest.socket() as line, other.socket() as second, watcher.socket() as third:
        for each in (line, second, third):
            offer(each)
        whose = [seat for seat in (guest, other) if seat.state()["my_turn"]]
        while whose and guest.state()["ply"] < 6:
            whose[0].play(whose[0].state()["legal"][0]["text"])
            whose = [seat for seat in (guest, other) if seat.state()["my_turn"]]
        for each in (line, second, third):
            assert [message for message in waiting(each) if message["type"] == "think"] == []


def test_one_person_at_several_seats_is_alone_too(served: Served) -> None:
    guest = served.create(me(), here("Ani"), bot("novice"))
    with guest.socket() as line:
        assert first_question(guest, line)["seat"] == 2


def test_a_hint_is_what_the_page_has_found_and_is_reported_in_the_games_words(served: Served) -> None:
    guest, game = alone(served)
    guest.my_turn()
    with guest.socket() as line:
        offer(line)
        assert [each for each in waiting(line) if each["type"] == "think"] == []
        hint = hinted(guest, line, game, lambda found: found)
        question, found, shown = hint
        assert question["seat"] == 0
        assert shown["games"] == found.games
        assert shown["judge"] == found.judge
        assert shown["chances"] == list(found.chances)
        assert [idea["move"] for idea in shown["ideas"]] == [idea.move for idea in found.ideas[:3]]
        assert all(idea["message"]["id"] for idea in shown["ideas"])


def hinted(guest: Guest, line: Line, game: Game, spoil: Any) -> Any:
    """Ask for a hint and answer as a page would, or spoil it: what was asked, what was found, and what came of it."""
    version = guest.state()["version"]
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(guest.ask, "POST", "/hint", {"version": version})
        question = next(messages(line, "think"))
        found = analyse(game, known(question, game), question["seat"], games=300, seed=question["seed"])
        ideas = [
            {"move": idea.move, "share": idea.share, "chances": idea.chances, "points": idea.points}
            for idea in found.ideas[: question["most"]]
        ]
        line.send(
            spoil({"type": "thought", "id": question["id"], "found": {"games": found.games, "ideas": ideas}})
        )
        answer = asked.result()
    assert answer.status_code == 200, answer.text
    return question, found, answer.json()


@pytest.mark.parametrize(
    "wrong",
    [
        {"move": 30_000},
        {"chances": [1.0]},
        {"points": [1.0, 2.0, 3.0]},
    ],
    ids=str,
)
def test_a_hint_that_cannot_be_true_is_thought_out_by_the_server(
    served: Served, wrong: dict[str, Any]
) -> None:
    guest, game = alone(served)
    guest.my_turn()

    def spoil(thought: dict[str, Any]) -> dict[str, Any]:
        first, *others = thought["found"]["ideas"]
        return {**thought, "found": {"games": 7, "ideas": [{**first, **wrong}, *others]}}

    with guest.socket() as line:
        offer(line)
        assert [each for each in waiting(line) if each["type"] == "think"] == []
        *_, shown = hinted(guest, line, game, spoil)
        assert shown["games"] != 7
        assert len(shown["chances"]) == 2


@pytest.mark.parametrize(
    "found",
    [
        {"games": 0, "ideas": []},
        {"games": 1, "ideas": [{"move": 0, "share": 2.0, "chances": [1, 0], "points": [0, 0]}]},
        {"games": 1, "ideas": [{"move": 0, "share": 1.0, "chances": [float("nan"), 0], "points": [0, 0]}]},
    ],
)
def test_what_is_no_thought_at_all_is_refused_in_words(served: Served, found: dict[str, Any]) -> None:
    guest, _ = alone(served)
    with guest.socket() as line:
        line.receive()
        line.send({"type": "thought", "id": 1, "found": found})
        assert line.receive()["code"] == "malformed"


def test_an_answer_that_no_one_asked_for_changes_nothing(served: Served) -> None:
    guest, _ = alone(served)
    before = guest.my_turn()
    with guest.socket() as line:
        line.receive()
        offer(line)
        line.send({"type": "thought", "id": 99, "move": 1})
        assert list(waiting(line)) == []
    assert guest.state()["ply"] == before["ply"]
