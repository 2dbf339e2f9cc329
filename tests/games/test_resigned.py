"""Records of games that were not played to their end, because somebody resigned."""

import pytest

from benben.engine.errors import RecordError
from benben.engine.game import Game
from benben.engine.replay import read_record, verify
from tests.games.test_records import LARGE, SECRET, committed, every_large_kind, sealed, through_json


@every_large_kind
def test_the_record_of_a_game_that_was_given_up_says_so(game: Game) -> None:
    match = committed(game, decisions=2)
    record = through_json(match.record(resigned=1))
    assert record["result"] == {"resigned": 1}
    assert record["dealer"]["secret"] == SECRET.hex()
    back = read_record(record)
    assert (back, back.dealer, back.is_over) == (match, match.dealer, False)
    found = verify(record)
    assert (found.is_over, found.resigned, found.plies) == (False, 1, match.ply)
    chance = sum(ply.actor < 0 for ply in match.plies)
    assert found.outcomes_checked == chance


def test_who_cannot_have_resigned_has_not() -> None:
    running, finished = committed(LARGE[0], decisions=2), committed(LARGE[0])
    with pytest.raises(ValueError, match="cannot have resigned"):
        finished.record(resigned=0)
    with pytest.raises(ValueError, match="cannot have resigned"):
        running.record(resigned=running.players)
    record = running.record(resigned=0)
    for seat in (running.players, -1, True, 0.0, "0", None):
        with pytest.raises(RecordError, match="can have resigned"):
            read_record(sealed({**record, "result": {"resigned": seat}}))
    for result in ({"resigned": 0, "winners": [1]}, {"resigns": 0}, {}):
        with pytest.raises(RecordError, match="not the one that the moves lead to"):
            read_record(sealed({**record, "result": result}))
    with pytest.raises(RecordError, match="played to its end"):
        read_record(sealed({**finished.record(), "result": {"resigned": 0}}))
    with pytest.raises(RecordError, match="the dealer's secret is missing"):
        read_record(sealed({**running.record(), "result": {"resigned": 0}}))
