"""Why an element of the board stands for no move now, as the server answers each viewer."""

import random
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest
from httpx import Response

import benben
from benben.server.tables.seating import Viewer
from benben.server.tables.state import why_not_there
from tests.server.guest import Guest, Served, guest, here, me
from tests.server.test_moves import refused, two_people


def why(asker: Guest, target: str) -> Response:
    """The answer about an element."""
    return asker.ask("GET", f"/why/{quote(target, safe='')}")


def reason(asker: Guest, target: str) -> str:
    """The id of the reason."""
    answer = why(asker, target)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def test_everyone_gets_their_own_reason(served: Served) -> None:
    first, second = two_people(served)
    actor = first.state()["actor"]
    assert why(first, "centre").json() == {"id": "ra-why-no_auction", "args": {}}
    assert why(second, "centre").json() == {"id": "ra-why-others_turn", "args": {"seat": actor}}
    watching = served.spectator(first.table)
    assert why(watching, "centre").json() == {"id": "ra-why-watching", "args": {"seat": actor}}


def test_two_at_one_screen_ask_as_the_one_to_move(served: Served) -> None:
    maker = served.create(me(), here())
    assert reason(maker, "pass") == "ra-why-pass_turn"
    maker.play("invoke")
    assert reason(maker, "bag") == "ra-why-auction_first"


def test_what_is_possible_is_not_called_impossible(served: Served) -> None:
    maker = served.create(me(), here())
    assert reason(maker, "bag") == "table-why-possible"


def test_a_person_with_a_bot_in_their_place_gets_that_reason() -> None:
    match = benben.load("ra", players=2).new_match(seed=1)
    table: Any = SimpleNamespace(require_running=lambda: match, is_turn_of=lambda _viewer: False)
    assert match.turn is not None
    assert why_not_there(table, Viewer((match.turn,)), "bag")["id"] == "table-back-why"
    assert why_not_there(table, Viewer((1 - match.turn,)), "bag")["id"] == "ra-why-others_turn"


@pytest.mark.parametrize("target", ["no such thing", "sun:99", "sun:", ":", "☥", "track:-1", "x" * 64])
def test_an_unknown_element_gets_the_general_reason(served: Served, target: str) -> None:
    maker = served.create(me(), here())
    assert reason(maker, target) == "ra-why-choose_action"


def test_a_name_that_is_too_long_is_malformed(served: Served) -> None:
    maker = served.create(me(), here())
    answer = why(maker, "x" * 65)
    assert refused(answer) == (422, "malformed")
    assert "xxx" not in answer.text


def test_it_is_reported_only_while_the_game_is_played(served: Served) -> None:
    waiting = served.create(me("Ann"), guest(), game="imhotep_duel")
    assert refused(why(waiting, "boat:1")) == (409, "waiting")
    waiting.join("Bob")
    assert reason(waiting, "boat:1") == "imhotep_duel-why-line_short"
    waiting.ask("POST", "/leave", {"seat": 0})
    assert refused(why(waiting, "boat:1")) == (409, "over")


def test_strangers_learn_nothing(served: Served) -> None:
    maker = served.create(me(), here())
    assert refused(why(Guest(served, maker.table, "not a token"), "bag")) == (403, "stranger")
    assert refused(why(Guest(served, "nosuchtable", None), "bag")) == (404, "unknown_table")


def test_no_reason_tells_what_lies_face_down(served: Served) -> None:
    """D11.3. No one knows the temple tokens, so no reason reveals them; and no reason states points."""
    maker = served.create(me(), here(), game="imhotep_duel", sides="AAAA")
    rng = random.Random(4)
    targets = ["hand:0", "hand:1", "action:take", *(f"boat:{boat}" for boat in "123ABC"), "site:0:temple"]
    for _ in range(40):
        state = maker.state()
        for asker in (maker, served.spectator(maker.table)):
            for target in targets:
                text = why(asker, target).text
                assert "temple" not in text
                assert "points" not in text
        maker.play(rng.choice(state["legal"])["text"], state["ply"])
