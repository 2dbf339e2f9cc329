"""I14 the end of the game and who has won, I15 the Wrath of the Pharaoh."""

import itertools
from typing import Any

import pytest

from benben import nd
from benben.engine.table import OVER
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import Board, at_sites, deck, lay, sleds_of, track_of
from tests.rules.playing import random_game

LAST = "ships=1*4 ship4=0 sailed=market,pyramids,obelisks"
BUILDINGS = ("pyramids", "temple", "chamber", "obelisks")
OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "sides": "BBBBB", "wrath": True},
    {"players": 4, "sides": "BABAB", "blue_cards": "round"},
]


def ended(sides: str = "AAAAA", players: int = 3, **words: Any) -> Board:
    """A game that has just ended; only the given words score, and the last ship brought Black's stone a card."""
    board = lay(
        "round=6 ships=1*4 ship1=0 sailed=-,temple,pyramids,obelisks", sides=sides, players=players, **words
    )
    return board.play("sail 1 market", "take Statue")


# ---- I14 ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I14.1")
def test_the_game_is_over_when_the_temple_was_scored_for_the_sixth_time() -> None:
    board = lay(f"round=6 {LAST} temple=0,1").play("sail 4 temple")
    assert (board.actor, board.legal(), board.track()) == (OVER, [], [2, 1])
    view = board.match().view(None)
    assert (view["over"], view["step"], view["actor"], view["round"]) == (True, "over", None, 6)


@pytest.mark.rule("I14.1")
def test_what_is_left_stays_where_it_is() -> None:
    board = lay(
        "round=6 ships=4,3,1*2 ship1=0,1 ship2=1 sailed=-*2,pyramids,obelisks 0:sled=0 1:sled=0",
        sides="BAAAA",
        quarries=[0, 0],
    ).play("pass", "pass")
    assert board.is_over
    assert board.holds()[:2] == ["bw--", "w--"]
    assert (board.pair, board.offer()[:3], board.discard()) == (2, ["statue"] * 3, {})
    assert (board.quarry(0), board.quarry(1)) == (0, 0)


@pytest.mark.rule("I14.2")
@pytest.mark.parametrize("wrath", [False, True])
def test_what_is_added_at_the_end(wrath: bool) -> None:
    words: dict[str, Any] = {
        "pyramids": "0*3",
        "chamber": "0*3,1*2",
        "obelisks": "0*2,1",
        "0:cards": "pyramid_decoration,lever",
        "1:cards": "statue*3,burial_chamber_decoration",
        "2:cards": "hammer,sail",
    }
    board = ended(wrath=wrath, **track_of(1, 4), **words)
    curse = -5 * wrath
    expected = [
        7 + 6 + 12 + 1 + 1 + 1 + curse,  # chamber, obelisk, decoration, the statue just taken, lever
        4 + 3 + 6 + 6 + 1 + curse,  # chamber, obelisk, statues, decoration
        2 + curse,  # blue cards
    ]
    assert board.points() == expected
    assert board.track() == [1, 4, 0]


@pytest.mark.rule("I14.3")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_receipt_adds_up(options: dict[str, Any], seed: int) -> None:
    """At the end and at any time."""
    for match in itertools.islice(random_game("imhotep", seed, **options), 0, None, 7):
        lines = match.receipt()
        for seat, points in enumerate(match.scores):
            assert sum(line.points for line in lines if line.seat == seat) == points
            assert match.view(None)["seats"][seat]["points"] == points
        assert [(line.seat, line.item) for line in lines] == list(
            dict.fromkeys((line.seat, line.item) for line in lines)
        )


@pytest.mark.rule("I14.3")
def test_the_lines_of_a_receipt() -> None:
    board = lay(
        "pyramids=0,1 temple=0 chamber=1*3,0 obelisks=0 "
        "towers=1 0:cards=statue*2,lever*2,chisel,temple_decoration "
        "1:cards=burial_chamber_decoration",
        sides="AAABB",
        players=3,
        wrath=True,
    )
    found = [(line.seat, line.item, line.count, line.points) for line in board.match().receipt()]
    assert found == [
        (0, "pyramids", 1, 2),
        (0, "temple", 1, 0),
        (0, "burial_chamber", 1, 6),
        (0, "obelisks", 1, 1),
        (0, "temple_decoration", 1, 0),
        (0, "statues", 2, 3),
        (0, "unused", 3, 3),
        (1, "pyramids", 1, 1),
        (1, "burial_chamber", 3, 6 + 8 + 8),
        (1, "obelisks", 3, 15),
        (1, "burial_chamber_decoration", 1, 1),
        (1, "wrath", 1, -5),
        (2, "wrath", 4, -5),
    ]


@pytest.mark.rule("I14.4")
def test_points_tell_what_would_be_if_the_game_ended_now() -> None:
    board = lay(
        "chamber=0*2 obelisks=1 temple=0,1 0:cards=lever 1:cards=statue*3 0:temple_points=5 1:temple_points=6"
    )
    assert board.points() == [5 + 3 + 1, 6 + 10 + 6], "without another scoring of the temple"
    seats = board.match().view(None)["seats"]
    assert [(seat["track"], seat["points"]) for seat in seats] == [(5, 9), (6, 22)]
    assert seats[0]["sites"] == {"pyramids": 0, "temple": 5, "burial_chamber": 3, "obelisks": 0}
    assert seats[1]["sites"] == {"pyramids": 0, "temple": 6, "burial_chamber": 0, "obelisks": 10}


@pytest.mark.rule("I14.4")
def test_the_wrath_is_counted_before_the_end_too() -> None:
    assert lay("pyramids=0 temple=0 chamber=0 obelisks=0", wrath=True).points()[1] == -5


@pytest.mark.rule("I14.5")
@pytest.mark.parametrize(
    ("track", "winner"), [([9, 5, 3], 0), ([1, 5, 3], 1), ([1, 3, 9], 2), ([0, 0, 40], 2)]
)
def test_most_points_win(track: list[int], winner: int) -> None:
    board = ended(**track_of(*track), **sleds_of(5, 0, 0))
    outcome = board.match().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "imhotep-reason-points")
    assert list(outcome.scores) == [track[0] + 1, *track[1:]]


@pytest.mark.rule("I14.6")
@pytest.mark.parametrize(
    ("sleds", "winner"), [([1, 2, 3], 2), ([1, 3, 2], 1), ([4, 3, 2], 0), ([0, 1, 0], 1), ([5, 4, 5], 0)]
)
def test_equal_points_are_broken_by_the_sleds(sleds: list[int], winner: int) -> None:
    track = [9, 10, 10] if sleds != [5, 4, 5] else [9, 10, 8]
    outcome = ended(**track_of(*track), **sleds_of(*sleds)).match().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "imhotep-reason-stones")


@pytest.mark.rule("I14.6")
def test_the_sleds_of_those_with_fewer_points_do_not_count() -> None:
    outcome = ended(**track_of(9, 10, 9), **sleds_of(1, 0, 5)).match().outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("I14.5", "I14.6")
def test_one_point_is_more_than_five_stones() -> None:
    outcome = ended(**track_of(9, 11, 0), **sleds_of(5, 0, 0)).match().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "imhotep-reason-points")


@pytest.mark.rule("I14.7")
@pytest.mark.parametrize(
    ("track", "sleds", "winners"),
    [
        ([9, 10, 10], [2, 2, 2], (0, 1, 2)),
        ([9, 10, 10], [1, 4, 4], (1, 2)),
        ([9, 10, 3], [4, 4, 5], (0, 1)),
        ([9, 3, 10], [0, 4, 0], (0, 2)),
    ],
)
def test_otherwise_they_win_together(track: list[int], sleds: list[int], winners: tuple[int, ...]) -> None:
    board = ended(**track_of(*track), **sleds_of(*sleds))
    outcome = board.match().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "imhotep-reason-shared")
    shares = nd.zeros(4)
    board.game.rules.shares(board.table, shares)
    assert [float(share) for share in shares] == [(seat in winners) / len(winners) for seat in range(4)]


@pytest.mark.rule("I14.1", "I8.8")
def test_the_last_cards_of_the_temple_belong_to_the_game() -> None:
    board = lay(f"round=6 {LAST} temple=2*3,1", sides="AABAA", players=3).play(
        "sail 4 burial chamber", "point", "point"
    )
    assert board.step == Step.DRAW
    board.play("reveal Statue")
    assert board.is_over
    assert (board.cards(1), board.item("statues")) == (deck("statue"), [0, 1, 0])


# ---- I15 ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I15.1", "I15.2")
@pytest.mark.parametrize(
    "missing", [sites for count in range(5) for sites in itertools.combinations(BUILDINGS, count)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_misses_a_building_loses_five_points_once(missing: tuple[str, ...], seat: int) -> None:
    words: dict[str, Any] = {site: "bw" if site not in missing else "wb"[seat] for site in BUILDINGS}
    board = lay(at_sites(**words), wrath=True)
    expected = [0, 0]
    expected[seat] = -5 * bool(missing)
    assert board.item("wrath") == expected
    assert lay(at_sites(**words)).item("wrath") == [0, 0], "only if it is played"


@pytest.mark.rule("I15.1")
def test_the_wrath_may_decide_the_game() -> None:
    """Black has 21 points, White 18, but Black has no stone in the temple."""
    words: dict[str, Any] = {"pyramids": "0,1", "temple": "1", "chamber": "1,0", "obelisks": "1,0"}
    for wrath, winner in ((False, 0), (True, 1)):
        board = ended(players=2, **track_of(12, 10), wrath=wrath, **words)
        outcome = board.match().outcome
        assert outcome is not None
        assert (list(outcome.scores), outcome.winners) == ([21 - 5 * wrath, 18], (winner,))


@pytest.mark.rule("I15.3")
def test_the_market_does_not_count() -> None:
    board = lay("ships=2,1*3 ship1=0,1 pyramids=0,1 temple=0,1 chamber=0,1 obelisks=0,1", wrath=True)
    assert board.item("wrath") == [0, 0]
    assert board.play("sail 1 market", "take Statue", "take Statue").item("wrath") == [0, 0]
    board = lay("ships=2,1*3 ship1=0*2 pyramids=0 temple=0 chamber=0", wrath=True)
    assert board.play("sail 1 market", "take Statue", "take Statue").item("wrath")[0] == -5


@pytest.mark.rule("I15.3")
@pytest.mark.parametrize(
    ("card", "site"), [("entrance", "pyramids"), ("sarcophagus", "chamber"), ("paved_path", "obelisks")]
)
def test_a_stone_laid_by_a_red_card_counts(card: str, site: str) -> None:
    words: dict[str, Any] = {each: "w" if each == site else "bw" for each in BUILDINGS}
    board = lay(f"ships=1*4 ship1=0 offer={card},statue*3 {at_sites(**words)}", wrath=True)
    assert board.item("wrath") == [-5, 0]
    board.play("sail 1 market", f"take {card.replace('_', ' ').capitalize()}")
    assert board.item("wrath") == [0, 0]


@pytest.mark.rule("I15.3")
def test_covered_stones_side_stones_and_towers_count() -> None:
    board = lay(
        "pyramids=1*14 beside=0 temple=0,1*4 chamber=0,1 towers=0 obelisks=1",
        sides="AAAAB",
        wrath=True,
    )
    assert board.item("wrath") == [0, 0]


@pytest.mark.rule("I15.4")
def test_a_total_may_be_negative() -> None:
    board = ended(wrath=True, **track_of(0, 2, 0))
    assert board.points() == [-4, -3, -5]
    outcome = board.match().outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("I14.6", "I15.4")
def test_ties_below_zero_are_broken_too() -> None:
    outcome = ended(wrath=True, **track_of(0, 1, 1), **sleds_of(1, 0, 2)).match().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "imhotep-reason-stones")
