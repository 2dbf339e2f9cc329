"""Responses are not validated when they are written. This test checks them against the types that pages rely on."""

import random
from typing import get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from benben.engine import registry
from benben.server.models.table import TableState
from tests.server.guest import EACH_GAME, Served, here, lively, me

STATE: TypeAdapter[TableState] = TypeAdapter(TableState)


@EACH_GAME
def test_every_state_and_its_view_are_what_their_types_say(served: Served, game: str) -> None:
    view = TypeAdapter(get_type_hints(registry.rules(game).view)["return"])
    maker, rng = served.create(me("Ann"), here("Bob"), game=game), random.Random(3)
    watching, state = served.spectator(maker.table), maker.state()
    for _ in range(40):
        if state["status"] == "over":
            break
        state = maker.play(lively(rng, state["legal"])["text"], state["ply"]).json()
        for seen in (maker.ask("GET", ""), watching.ask("GET", "")):
            STATE.validate_json(seen.text, strict=True)
            assert view.validate_python(seen.json()["view"], strict=True) == seen.json()["view"]


def test_the_check_finds_a_state_that_is_not_what_its_type_says(served: Served) -> None:
    text = served.create(me(), here()).ask("GET", "").text
    STATE.validate_json(text, strict=True)
    for wrong in (('"my_turn":', '"turn":'), ('"version":1', '"version":"1"'), ('"actor":', '"act":')):
        assert wrong[0] in text
        with pytest.raises(ValidationError):
            STATE.validate_json(text.replace(*wrong), strict=True)
