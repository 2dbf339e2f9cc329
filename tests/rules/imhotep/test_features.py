"""What speaks for a seat of Imhotep before the end, at tables laid by hand."""

import pytest

from benben import nd
from benben.games.imhotep.features import Feature, features, phase, sailings_left
from benben.games.imhotep.scoring import score
from tests.rules.imhotep.board import Board, at_sites, lay, seats


def all_of(board: Board) -> nd.Array:
    """Every feature of every player."""
    values = nd.zeros((board.players, len(Feature)))
    for seat in range(board.players):
        features(board.table, seat, values[seat])
    return values


def speaks(board: Board, feature: Feature) -> list[float]:
    """A feature of every player."""
    return [float(number) for number in all_of(board)[:, feature]]


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "ABBAB"])
def test_points_and_unplayed_cards_make_the_score(sides: str) -> None:
    pyramids = "bw|w|" if sides[1] == "B" else "bww"
    board = lay(
        "temple=0,2,1,0,2 chamber=0*2,1,2,0,1 obelisks=0*2,1*3 0:temple_points=7 "
        "1:temple_points=5 2:temple_points=0 0:cards=statue*2,lever,obelisk_decoration "
        f"1:cards=temple_decoration,sail*2 {at_sites(pyramids=pyramids)}",
        sides=sides,
        players=3,
        wrath=True,
    )
    parts = [
        feature for feature in Feature if feature.name.endswith("_POINTS") and feature != Feature.LATE_POINTS
    ]
    parts += [Feature.LEVERS, Feature.HAMMERS, Feature.SAILS, Feature.CHISELS]
    sums = [sum(values[part] for part in parts) for values in all_of(board)]
    assert sums == [score(board.table, seat) for seat in range(3)]


def test_a_sailing_counts_now_for_the_next_player() -> None:
    """Two white stones aboard a ship that can sail, and a site where each is worth something."""
    board = lay("turn=1 ships=3*2,2*2 ship1=1*2 round=6")
    assert speaks(board, Feature.SAILING_NOW)[0] == 0.0
    assert speaks(board, Feature.SAILING_NOW)[1] > 2.0
    board = lay("turn=0 ships=3*2,2*2 ship1=1*2 round=6")
    assert speaks(board, Feature.SAILING_NOW) == [0.0, 0.0]
    assert speaks(board, Feature.SAILING_LATER)[1] > 2.0
    assert speaks(board, Feature.ABOARD) == [0.0, 2.0]


def test_who_has_to_take_a_card_is_due_one() -> None:
    board = lay("ships=1*4 ship1=1 offer=lever,statue,sail,hammer")
    assert speaks(board, Feature.DUE) == [0.0, 0.0]
    board.play("sail 1 market")
    own, other = speaks(board, Feature.DUE)
    assert own == 0.0
    assert other > 1.0
    assert speaks(board.play("take Lever"), Feature.DUE) == [0.0, 0.0]
    assert speaks(board, Feature.LEVERS) == [0.0, 1.0]


@pytest.mark.parametrize(
    ("chamber", "gain"),
    [
        ("", 1.0),
        ("bbw", (3 + 3 + 1) / 3),  # two, next to the next column's upper two; the third space touches nothing
        ("bww", (2 + 1 + 1) / 3),
    ],
)
def test_a_stone_in_the_chamber_adds_what_it_joins(chamber: str, gain: float) -> None:
    assert speaks(lay(f"chamber={seats(chamber)}"), Feature.CHAMBER_GAIN)[0] == pytest.approx(gain)


def test_a_lead_in_a_row_may_be_lost() -> None:
    board = lay("chamber=0,1,0,1", sides="AAABA")
    assert speaks(board, Feature.CHAMBER_RISK)[0] > 0.0
    assert speaks(lay("chamber=0,1,0,1", sides="AAAAA"), Feature.CHAMBER_RISK) == [0.0, 0.0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_race_of_the_obelisks_is_surer_late(players: int) -> None:
    early = speaks(
        lay(f"obelisks={seats('bbwn'[: players + 1])} round=1", players=players), Feature.OBELISK_PROMISE
    )
    late = speaks(
        lay(f"obelisks={seats('bbwn'[: players + 1])} round=6", players=players), Feature.OBELISK_PROMISE
    )
    assert early[0] < late[0] < 0.0


def test_visible_temple_stones_are_safe_once_a_ship_lies_there() -> None:
    board = lay("temple=0,1,0,1,0*2 ships=3,2*2,1 sailed=-*3,temple")  # four columns: b, b, b, w can be seen
    assert speaks(board, Feature.TEMPLE_NOW) == [3.0, 1.0]
    assert speaks(board, Feature.TEMPLE_SAFE) == [3.0, 1.0]
    assert speaks(lay("temple=0,1,0,1,0*2"), Feature.TEMPLE_SAFE) == [0.0, 0.0]


def test_the_pair_that_somebody_looks_at_does_not_matter() -> None:
    board = lay("ships=1*4 ship1=1 offer=lever,sail,hammer", sides="BAAAA", face_down="statue*2,sail*2")
    board.play("sail 1 market", "take pair", "reveal Statue", "reveal Statue")
    before = all_of(board)
    assert before[1, Feature.DUE] > 0.0
    board.table.looking[0] = board.table.looking[1] = 10
    assert (all_of(board) == before).all()


def test_phases_are_the_rounds() -> None:
    assert [phase(lay(f"round={number}").table) for number in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert sailings_left(lay("round=1").table) == 24
    assert sailings_left(lay("round=6 ships=3,2*2,1 sailed=-*3,temple").table) == 3
