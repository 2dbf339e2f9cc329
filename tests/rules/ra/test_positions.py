"""Positions of Ra as texts: what the words mean, what follows from them, what is refused."""

import pytest

import benben
from benben.games.ra.components import TILE_COUNTS, Tile
from tests.rules.refusing import check_refused

THREE = benben.load("ra", players=3)
OLD = benben.load("ra", players=3, edition="1999")


def moves(text: str, game: benben.Game = THREE) -> set[str]:
    return {str(move) for move in game.position(text, seed=1).legal_moves}


# ---- what the words mean -------------------------------------------------------------------------------------------
def test_a_lesson_names_only_what_matters() -> None:
    match = THREE.position(
        "epoch=2 turn=0 ra=3 track=god,nile,flood centre=5 0:suns=13,8,2/1 0:tiles=pharaoh*2,nile 0:points=14",
        seed=1,
    )
    view = match.view(0)
    assert (view["epoch"], view["turn"], view["ra_count"], view["centre"]) == (2, 0, 3, 5)
    assert view["track"] == ["god", "nile", "flood", *[None] * 5]
    assert (view["seats"][0]["suns_up"], view["seats"][0]["suns_down"]) == ([13, 8, 2], [1])
    assert view["seats"][0]["tiles"] == {"pharaoh": 2, "nile": 1}
    assert match.scores == (14, 10, 10)
    assert [seat["suns_up"] for seat in view["seats"][1:]] == [[12, 9, 6, 3], [11, 10, 7, 4]]
    assert view["bag_size"] == 180 - 3 - 8 - 3 - 3  # Ra tiles of both epochs, the track, the seat's tiles


def test_the_receipt_adds_up_to_the_points_that_are_named() -> None:
    match = THREE.position("epoch=3 0:points=57 1:points=1 2:points=10", seed=1)
    sums = [sum(line.points for line in match.receipt() if line.seat == seat) for seat in range(3)]
    assert sums == [57, 1, 10] == list(match.scores)


def test_points_follow_from_what_a_scoring_counted() -> None:
    """R10.2 to R10.7: two Gods 4, a Gold 3, most Pharaohs 5, a river of 3, four civilizations 10; then -5 and -2."""
    text = "epoch=2 0:epoch1=god*2,gold,pharaoh*2,river*3,civilization*4 1:epoch1=- 2:epoch1=pharaoh,civilization"
    assert THREE.position(text, seed=1).scores == (10 + 4 + 3 + 5 + 3 + 10, 10 - 5 - 2, 10)


def test_what_is_nowhere_else_is_in_the_bag() -> None:
    table = THREE.position("track=nile*2,gold 0:tiles=nile,temple gone=nile,unrest ra=2", seed=1).table
    bag = TILE_COUNTS.astype(int)
    for tile, count in ((Tile.NILE, 4), (Tile.GOLD, 1), (Tile.TEMPLE, 1), (Tile.UNREST, 1), (Tile.RA, 2)):
        bag[tile] -= count
    assert table.bag.tolist() == bag.tolist()
    assert table.bag_size == 180 - 9


@pytest.mark.parametrize(
    ("text", "suns", "centre"),
    [
        ("", [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]], 1),
        ("1:suns=13,8,5,2", [[12, 9, 6, 3], [13, 8, 5, 2], [11, 10, 7, 4]], 1),
        ("0:suns=13,8,5/1", [[13, 8, 5], [12, 9, 6, 3], [11, 10, 7, 4]], 2),
        ("0:suns=13,12,11,10", [[13, 12, 11, 10], [9, 7, 5, 3], [8, 6, 4, 2]], 1),
    ],
)
def test_suns_that_are_not_named(text: str, suns: list[list[int]], centre: int) -> None:
    view = THREE.position(text, seed=1).view(0)
    assert [seat["suns_up"] for seat in view["seats"]] == suns
    assert view["centre"] == centre


def test_the_holder_of_the_highest_sun_begins() -> None:
    """R3.1."""
    assert THREE.position("2:suns=13,8,5,2", seed=1).turn == 2
    assert THREE.position("2:suns=13,8,5,2 turn=1", seed=1).turn == 1


# ---- in the middle of something ------------------------------------------------------------------------------------
def test_an_auction() -> None:
    """R5.2, R5.9. Seat 1 bids after the Ra player; who cannot bid higher has passed."""
    assert moves("turn=0 track=nile step=auction") == {"bid 12", "bid 9", "bid 6", "bid 3", "pass"}
    assert moves("turn=0 track=nile step=auction bids=-,9") == {"bid 10", "bid 11", "pass"}
    after = THREE.position("turn=0 track=nile step=auction bids=-,12", seed=1)
    assert (after.turn, after.view(0)["auction"]["bids"]) == (0, [None, 12, "pass"])
    assert moves("turn=0 track=nile step=auction bids=-,pass,pass") == {
        "bid 13",
        "bid 8",
        "bid 5",
        "bid 2",
    }  # R5.6
    assert "pass" in moves("turn=0 track=nile step=auction bids=-,pass,pass cause=ra_tile ra=1")
    assert THREE.position("track=nile*8 step=auction", seed=1).view(0)["auction"]["cause"] == "full_track"


def test_gods_and_disasters() -> None:
    assert moves("step=gods 0:tiles=god track=nile,god") == {"done", "take Nile"}
    assert moves("step=discard lose_civilizations=1 0:tiles=art*2,writing,temple 0:suns=13,8,5/1") == {
        "discard Art",
        "discard Writing",
    }
    assert moves("step=discard turn=0 then=end_turn,next_god lose_monuments=1 0:tiles=temple*2,sphinx") == {
        "discard Temple",
        "discard Sphinx",
    }
    assert moves("step=gods turn=0 0:tiles=god,unrest track=nile", OLD) == {"done", "take Nile"}  # R7.7


# ---- what is refused -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "word", "reason"),
    [
        ("epoch=4", "epoch", "from 1 to 3"),
        ("turn=3", "turn", "from 0 to 2"),
        ("ra=8", "ra", "from 0 to 7"),
        ("3:suns=1", "3:suns", "no such word"),
        ("0:tiles=pharaoh*26", "0:tiles", "25 pharaoh tiles"),
        ("0:tiles=gold*2 track=gold*4", "track", "5 gold tiles"),
        ("track=ra", "ra", "R4.3"),
        ("track=nile*9", "track", "room for 8"),
        ("1:tiles=ra", "ra", "R4.3"),
        ("1:tiles=drought", "1:tiles", "leaves the game"),
        ("earlier_ra=1", "earlier_ra", "at most 0"),
        ("epoch=2 earlier_ra=9", "earlier_ra", "at most 8"),
        ("0:suns=13,12", "0:suns", "everybody has 4 suns"),
        ("0:suns=13,13,5,2", "0:suns", "twice"),
        ("0:suns=13,8,5/13", "0:suns", "twice"),
        ("0:suns=13,8,5,2 1:suns=13,9,6,3", "1:suns", "the sun 13 is elsewhere too"),
        ("0:suns=16,8,5,2", "0:suns", "the sun 16 is elsewhere too, or not in this game"),
        ("centre=13 0:suns=13,8,5,2", "0:suns", "the sun 13 is elsewhere too"),
        ("turn=0 0:suns=-/13,8,5,2", "0:suns", "face-up"),
        ("0:points=11", "0:points", "make it 10"),
        ("epoch=2 0:points=4", "0:points", "make it 5"),
        ("epoch=2 0:points=300", "0:points", "make it 62"),
        ("epoch=2 0:epoch1=god 1:epoch1=- 2:epoch1=- 0:points=9", "0:points", "make it 7"),
        ("epoch=2 0:epoch1=civilization*6", "0:epoch1", "civilization is at most 5"),
        ("0:epoch1=god", "0:epoch1", "god is at most 0"),
        ("epoch=2 0:epoch2=gold", "0:epoch2", "gold is at most 0"),
        ("cause=invoked", "cause", "step=auction"),
        ("bids=-,9", "bids", "step=auction"),
        ("turn=0 step=auction cause=full_track", "cause", "R5.1"),
        ("turn=0 step=auction cause=invoked track=nile*8", "cause", "R5.1"),
        ("turn=0 step=auction bids=-,10", "bids", "seat 1 cannot have bid that"),
        ("turn=0 step=auction bids=-,12,10", "bids", "seat 2 cannot have bid that"),
        ("turn=0 step=auction bids=-,-,10", "bids", "seat 2 cannot have bid that"),
        ("turn=0 step=auction bids=13,12,pass", "bids", "the auction is over"),
        ("turn=0 step=auction 1:suns=-/12,9,6,3 bids=-,pass", "bids", "seat 1 cannot have bid that"),
        ("taker=1 turn=0", "taker", "R8.2"),
        ("step=gods turn=0 track=nile", "0:tiles", "R7.8"),
        ("step=gods turn=0 0:tiles=god track=god", "track", "R7.3"),
        ("step=gods turn=0 0:tiles=god track=nile then=-", "then", "there waits end_turn"),
        ("then=end_turn", "then", "there waits -"),
        ("lose_monuments=1", "lose_monuments", "step=discard"),
        ("step=discard", "step", "lose_civilizations or lose_monuments"),
        ("step=discard turn=0 lose_civilizations=2 0:tiles=art,writing", "lose_civilizations", "R8.9"),
        ("step=discard turn=0 lose_civilizations=2 0:tiles=art*4", "lose_civilizations", "R8.9"),
        (
            "step=discard turn=0 taker=1 then=end_turn,next_god lose_monuments=1 1:tiles=temple,sphinx",
            "taker",
            "R7.10",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, word: str, reason: str) -> None:
    check_refused(THREE, text, word, reason)


def test_what_another_edition_refuses() -> None:
    check_refused(
        OLD, "step=gods turn=0 0:tiles=god,unrest track=nile then=end_turn", "then", "end_turn,suffer"
    )
    check_refused(THREE, "step=gods turn=0 0:tiles=god,unrest track=nile", "0:tiles", "leaves the game")


@pytest.mark.parametrize(
    "text",
    [
        "turn=0 step=auction cause=ra_tile",
        "step=gods turn=0 0:tiles=god track=nile gone=nile",
        "step=discard turn=0 lose_monuments=1 0:tiles=temple,sphinx",
        "step=discard turn=0 lose_monuments=1 0:tiles=temple,sphinx gone=god",
    ],
)
def test_no_history_is_asked_for(text: str) -> None:
    """No Ra tile was counted, no God was spent, no auction was won: the position can be played all the same."""
    match = THREE.position(text, seed=1)
    while not match.is_over:
        match.play(match.legal_moves[0])
