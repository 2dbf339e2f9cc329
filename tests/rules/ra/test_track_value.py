"""What the tiles on the track would be worth: the page shows it before anybody bids."""

import pytest

from benben.games.ra.track_value import lots
from tests.rules.ra.board import lay


@pytest.mark.parametrize(
    ("track", "owned", "points"),
    [
        ("", "nile*2", 0),
        ("gold,god,nile", "", 5),
        ("flood,nile", "nile*2", 4),
        ("art,religion,writing", "", 10),
        ("pharaoh", "", 5),
        ("palace,temple", "", 0),
        ("gold,drought,nile", "flood*2,nile", 0),
        ("unrest,gold", "", 3),
        ("unrest,gold", "art,religion", -2),
    ],
)
def test_what_the_track_would_bring(track: str, owned: str, points: int) -> None:
    """R10. It is the difference that the tiles would make to the scoring of this epoch."""
    assert lots(lay(f"turn=0 track={track or '-'} 0:tiles={owned or '-'}").table)[0] == points


def test_where_a_disaster_leaves_a_choice_no_one_can_tell() -> None:
    """R8.9."""
    assert lots(lay("turn=0 track=unrest,gold 0:tiles=art,religion,writing").table)[0] is None


def test_monuments_count_in_the_last_epoch() -> None:
    """R10.9."""
    assert lots(lay("epoch=3 turn=0 track=palace,temple").table)[0] == 2
