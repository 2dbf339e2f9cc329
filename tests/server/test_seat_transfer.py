"""A seat moves to another browser by a link that works once, and a lost one is given again."""

from dataclasses import replace
from typing import Any

import pytest

from benben.server.http_errors import Refusal
from benben.server.store import StoredSeat
from benben.server.tables import seat_transfer
from benben.server.tables.presence import Presence
from benben.server.tables.seating import Owner, Viewer, hash_token, viewer_of
from tests.server.guest import Guest, Line, Served, bot, guest, here, me
from tests.server.storing import TABLE
from tests.server.test_races import at_once
from tests.server.test_sockets import closed

NOW, DAY = 1_800_000_000.0, 24 * 60 * 60
ANN, BOB, NEW, OTHER = (hash_token(name) for name in ("ann", "bob", "new", "other"))
SEATED = replace(
    TABLE,
    seats=(
        StoredSeat(0, "person", "Ann", None, ANN),
        StoredSeat(1, "person", "Bob", "greedy", BOB),
        StoredSeat(2, "person", "Bea", None, BOB),
        StoredSeat(3, "bot", "Thoth", "random"),
    ),
    maker=ANN,
)
ANNS = viewer_of(SEATED, ANN)
BOBS = viewer_of(SEATED, BOB)


def away() -> Presence:
    """Everybody has been away for long."""
    return Presence(0.0)


def link(viewer: Viewer, seat: int | None = None, presence: Presence | None = None) -> str:
    return seat_transfer.make_link(SEATED, viewer, presence or away(), seat, NOW, 60).link


def code_of(do: Any) -> str:
    with pytest.raises(Refusal) as refused:
        do()
    return refused.value.problem.code


# ---- links ------------------------------------------------------------------------------------------------------
def test_a_link_moves_all_seats_of_its_owner_and_works_once() -> None:
    text = link(BOBS)
    transfer = seat_transfer.claim_by_link(text, Owner(NEW), NOW, 60)(SEATED, away())
    change, after = seat_transfer.apply_transfer(SEATED, 0, transfer)
    assert viewer_of(after, NEW).seats == (1, 2)
    assert [seat.player for seat in after.seats] == [None, None, None, "random"]  # he decides himself again
    assert change.maker is None
    assert code_of(lambda: viewer_of(after, BOB)) == "stranger"
    assert code_of(lambda: seat_transfer.owner_by(after, text, NOW)) == "no_seat_link"


def test_the_maker_of_a_table_stays_its_maker() -> None:
    _, after = seat_transfer.apply_transfer(
        SEATED, 0, seat_transfer.claim_by_link(link(ANNS), Owner(NEW), NOW, 60)(SEATED, away())
    )
    assert viewer_of(after, NEW) == Viewer((0,), made=True)
    assert code_of(lambda: viewer_of(after, ANN)) == "stranger"


def test_a_table_whose_maker_is_not_known_has_none() -> None:
    """Tables of the first versions do not say who made them: nobody gets in for that."""
    old = replace(SEATED, maker=None)
    assert viewer_of(old, ANN) == Viewer((0,), made=False)
    assert code_of(lambda: viewer_of(old, NEW)) == "stranger"


def test_the_maker_who_sits_nowhere_moves_too() -> None:
    table = replace(SEATED, maker=OTHER)
    text = seat_transfer.make_link(table, viewer_of(table, OTHER), away(), None, NOW, 60).link
    change, after = seat_transfer.apply_transfer(
        table, 0, seat_transfer.claim_by_link(text, Owner(NEW), NOW, 60)(table, away())
    )
    assert viewer_of(after, NEW) == Viewer((), made=True)
    assert change.seats == []


def test_a_link_is_good_for_a_day() -> None:
    text = link(ANNS)
    assert seat_transfer.owner_by(SEATED, text, NOW + DAY) == ANN
    assert code_of(lambda: seat_transfer.owner_by(SEATED, text, NOW + DAY + 1)) == "seat_link_expired"


def test_a_link_cannot_be_made_up() -> None:
    text = link(ANNS)
    elsewhere = replace(SEATED, id="another")
    assert code_of(lambda: seat_transfer.owner_by(elsewhere, text, NOW)) == "no_seat_link"
    seat, kind, until, signature = text.split(".")
    forged = [
        ("2", kind, until, signature),
        ("maker", kind, until, signature),
        ("3", kind, until, signature),
        ("7", kind, until, signature),
        (seat, "lost", until, signature),
        (seat, kind, str(int(until) + 1), signature),
        (seat, kind, until, "A" * 43),
        (seat, kind, until, signature[:-1]),
        (seat, kind, f"{until}\n", signature),
        ("",),
    ]
    for parts in forged:
        assert (
            code_of(lambda parts=parts: seat_transfer.owner_by(SEATED, ".".join(parts), NOW))
            == "no_seat_link"
        )


def test_a_new_token_withdraws_every_link_and_lets_the_bot_play_on() -> None:
    text = link(BOBS)
    _, after = seat_transfer.apply_transfer(
        SEATED, 0, seat_transfer.hand_over(BOB, Owner(NEW))(SEATED, away())
    )
    assert code_of(lambda: seat_transfer.owner_by(after, text, NOW)) == "no_seat_link"
    assert after.seats[1].player == "greedy"


def test_a_finished_game_moves_as_it_is_until_the_same_people_play_again() -> None:
    over = replace(SEATED, status="over", actor=None)
    change, after = seat_transfer.apply_transfer(
        over, 0, seat_transfer.claim_by_link(link(BOBS), Owner(NEW), NOW, 60)(over, away())
    )
    assert (change.status, after.seats[1].player) == ("over", "greedy")
    again = replace(over, next_id="next")
    for do in (
        lambda: seat_transfer.make_link(again, BOBS, away(), None, NOW, 60),
        lambda: seat_transfer.owner_by(again, link(BOBS), NOW),
        lambda: seat_transfer.hand_over(BOB, Owner(NEW))(again, away()),
    ):
        assert code_of(do) == "played_on"


# ---- lost seats ---------------------------------------------------------------------------------------------------
def test_the_maker_gives_a_lost_seat_again_unless_its_person_is_here() -> None:
    presence = away()
    text = link(ANNS, 1, presence)
    presence.connect(BOB)
    assert (
        code_of(lambda: seat_transfer.claim_by_link(text, Owner(NEW), NOW, 60)(SEATED, presence))
        == "person_is_here"
    )
    assert code_of(lambda: link(ANNS, 1, presence)) == "person_is_here"
    presence.disconnect(BOB)
    _, after = seat_transfer.apply_transfer(
        SEATED, 0, seat_transfer.claim_by_link(text, Owner(NEW), NOW, 60)(SEATED, presence)
    )
    assert viewer_of(after, NEW).seats == (1, 2)


def test_who_has_only_just_gone_keeps_the_seat() -> None:
    """Neither is a link made, nor is one good that was made before: a phone's screen goes dark for a moment."""
    presence, text = Presence(60.0), link(ANNS, 1)
    assert code_of(lambda: link(ANNS, 1, presence)) == "person_is_here"
    assert (
        code_of(lambda: seat_transfer.claim_by_link(text, Owner(NEW), NOW, 60)(SEATED, presence))
        == "person_is_here"
    )


def test_others_and_other_seats_are_refused() -> None:
    assert code_of(lambda: link(BOBS, 0)) == "not_the_maker"
    assert code_of(lambda: link(Viewer())) == "only_watching"
    assert code_of(lambda: link(ANNS, 3)) == "no_person_there"
    assert code_of(lambda: link(ANNS, 4)) == "no_such_seat"


# ---- through a server ---------------------------------------------------------------------------------------------
def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text


def moved(person: Guest, at: Guest | None = None) -> Guest:
    """The same person in another browser, with or without a token of the table."""
    text = person.ask("POST", "/seat-link", {}).json()["link"]
    answer = (at or person.served.spectator(person.table)).ask("POST", "/claim", {"link": text})
    assert answer.status_code == 200, answer.text
    return Guest(person.served, person.table, answer.json()["token"])


def closed_as_a_stranger(line: Line) -> None:
    """The window learns that its seat has moved, and its socket is closed."""
    assert line.error()["code"] == "stranger"
    assert closed(line) == 4403


def test_the_old_window_is_closed_at_once_and_the_new_one_plays(served: Served) -> None:
    ann = served.create(me("Ann"), here("Bob"))
    with ann.socket() as old, served.spectator(ann.table).socket() as watching:
        old.receive()
        elsewhere = moved(ann)
        closed_as_a_stranger(old)
        assert watching.until(lambda state: state["version"] == 2)["seats"][0]["name"] == "Ann"
    refused(ann.ask("GET", ""), 403, "stranger")
    state = elsewhere.state()
    assert ([seat["mine"] for seat in state["seats"]], state["maker"]) == ([True, True], True)
    assert elsewhere.play(state["legal"][0]["text"]).status_code == 200


def test_a_seat_joins_the_seats_of_a_person_who_sits_there_already(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    bob = ann.join("Bob")
    together = moved(ann, at=bob)
    assert together.token == bob.token
    assert [seat["mine"] for seat in bob.state()["seats"]] == [True, True]


def test_a_link_used_where_it_was_made_is_used_up(served: Served) -> None:
    ann = served.create(me("Ann"), bot())
    same = moved(ann, at=ann)
    assert same.token != ann.token
    refused(ann.ask("GET", ""), 403, "stranger")


def test_of_many_who_claim_at_once_one_gets_the_seat(served: Served) -> None:
    ann = served.create(me("Ann"), bot())
    text = ann.ask("POST", "/seat-link", {}).json()["link"]
    newcomer = served.spectator(ann.table)
    answers = at_once(6, lambda _: newcomer.ask("POST", "/claim", {"link": text}))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"no_seat_link"}


def test_where_no_answer_comes_the_same_question_is_answered_again(served: Served) -> None:
    ann = served.create(me("Ann"), bot())
    wanted = {"link": ann.ask("POST", "/seat-link", {}).json()["link"], "token": "t" * 43}
    newcomer = served.spectator(ann.table)
    answers = [newcomer.ask("POST", "/claim", wanted) for _ in range(2)]
    assert [answer.json() for answer in answers] == [{"token": "t" * 43, "seats": [0]}] * 2
    refused(newcomer.ask("POST", "/claim", {**wanted, "token": "o" * 43}), 409, "no_seat_link")
    refused(newcomer.ask("POST", "/claim", {**wanted, "token": "guessed"}), 422, "malformed")
    own = Guest(served, ann.table, "t" * 43)
    assert own.ask("POST", "/renew", {"token": "n" * 43}).json()["token"] == "n" * 43
    refused(own.ask("GET", ""), 403, "stranger")


def test_a_seat_that_is_taken_again_with_the_same_token_is_taken_once(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), guest())
    newcomer = served.spectator(ann.table)
    wanted = {"name": "Bob", "seat": 2, "token": "t" * 43}
    answers = [newcomer.ask("POST", "/join", wanted) for _ in range(2)]
    assert [answer.json() for answer in answers] == [{"token": "t" * 43, "seats": [2]}] * 2
    assert [seat["name"] for seat in ann.state()["seats"]] == ["Ann", "", "Bob"]
    refused(newcomer.ask("POST", "/join", {**wanted, "token": "o" * 43}), 409, "seat_taken")


def test_only_the_maker_gives_a_lost_seat_again(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    bob = ann.join("Bob")
    refused(ann.ask("POST", "/seat-link", {"seat": 1}), 409, "person_is_here")
    refused(bob.ask("POST", "/seat-link", {"seat": 0}), 403, "not_the_maker")


def test_a_new_token_replaces_the_old_one(served: Served) -> None:
    ann = served.create(me("Ann"), bot())
    text = ann.ask("POST", "/seat-link", {}).json()["link"]
    answer = ann.ask("POST", "/renew", {})
    assert (answer.status_code, answer.json()["seats"]) == (200, [0])
    refused(ann.ask("GET", ""), 403, "stranger")
    newcomer = served.spectator(ann.table)
    refused(newcomer.ask("POST", "/claim", {"link": text}), 409, "no_seat_link")
    refused(newcomer.ask("POST", "/renew", {}), 403, "only_watching")
    refused(newcomer.ask("POST", "/seat-link", {}), 403, "only_watching")
