"""Which pieces travel over the board when something happens: all that move, from where they lay to where they lie."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.engine.event import Event, Journey
from benben.games.imhotep_duel.events import events
from tests.rules.imhotep_duel.board import BOATS, IDS, SPACES, Board, lay, own

PAGE = Path(__file__).resolve().parents[3] / "web/src/games/imhotep_duel"
VIEWERS = (None, 0, 1)
BEAT = 3
"""The page's steps between the journeys of two events."""
CARGO = "1:cargo=tomb_1,temple_3,take 2:cargo=obelisk,temple_3,tomb_7 B:cargo=obelisk,temple_4,light_pyramid"
NEW = ["load Take", "load Obelisk", "load Temple 1"]


# ---- what travels ------------------------------------------------------------------------------------------------
def in_order(happened: list[Event]) -> list[tuple[str, str, int]]:
    """From where, to where and at which step the pieces go, the events one after the other as on the page."""
    found = []
    start = 0
    for each in happened:
        journeys = each["journeys"]
        found += [(journey["from"], journey["to"], start + journey["step"]) for journey in journeys]
        start += BEAT + max((journey["step"] for journey in journeys), default=-BEAT)
    return found


def happening(board: Board, *lines: str) -> list[Event]:
    """What a spectator sees while *lines* are played."""
    happened = []
    for line in lines:
        before, code = board.tables.copy()[0], board.code(line)
        board.play(line)
        happened += events(before, code, board.table, None)
    return happened


def test_a_meeple_goes_from_the_hand_to_its_space() -> None:
    assert in_order(happening(lay("turn=1"), "place b2")) == [("hand:1", "harbor:b2", 0)]


@pytest.mark.rule("D5.3", "D5.4", "D5.5", "D6.1")
def test_tokens_and_meeples_go_home_one_after_the_other_then_new_tokens_come() -> None:
    board = lay(f"0:meeples=c2 1:meeples=a2 {CARGO}")
    assert in_order(happening(board, "unload 2", *NEW)) == [
        ("cargo:2:3", "site:0:tomb_7", 0),
        ("harbor:c2", "hand:0", 0),
        ("cargo:2:2", "site:1:temple", 3),
        ("harbor:a2", "hand:1", 3),
        ("cargo:2:1", "box", 6),
        ("supply", "cargo:2:1", 9),
        ("supply", "cargo:2:2", 10),
        ("supply", "cargo:2:3", 11),
    ]


def test_with_three_meeples_nothing_goes_to_the_box() -> None:
    board = lay(f"0:meeples=a2,b2,c2 {CARGO}", sides="ABAA")
    goals = [goal for _, goal, _ in in_order(happening(board, "unload 2"))]
    assert goals == ["site:0:tomb_7", "hand:0", "site:0:temple", "hand:0", "site:0:obelisk", "hand:0"]


@pytest.mark.rule("D6.2")
def test_to_a_boat_that_leaves_nothing_comes() -> None:
    board = lay(f"0:meeples=c2 1:meeples=a2 {CARGO} supply=0")
    assert {start.split(":")[0] for start, _, _ in in_order(happening(board, "unload 2"))} == {
        "cargo",
        "harbor",
    }


def test_an_unloaded_action_token_lies_with_its_like() -> None:
    board = lay(f"0:meeples=c1,b1 {CARGO}")
    assert in_order(happening(board, "unload 1"))[0] == ("cargo:1:3", "action:0:take", 0)


@pytest.mark.rule("D7.1")
def test_a_played_token_goes_to_the_box() -> None:
    board = lay("turn=1 1:meeples=a1,b1 1:tokens=swap_and_unload*2")
    assert in_order(happening(board, "play swap and unload")) == [("action:1:swap_and_unload", "box", 0)]


@pytest.mark.rule("D7.19")
@pytest.mark.parametrize("cargo", ["obelisk,temple_4,light_pyramid", "obelisk,temple_4,obelisk"])
def test_swapped_tokens_change_places_even_if_they_are_alike(cargo: str) -> None:
    board = lay(f"0:meeples=a1,b1 0:tokens=swap_and_unload B:cargo={cargo}").play("play swap and unload")
    swapped = happening(board, "swap B:1-3")
    assert in_order(swapped) == [("cargo:B:1", "cargo:B:3", 0), ("cargo:B:3", "cargo:B:1", 0)]
    assert [journey["drawing"] for journey in swapped[0]["journeys"]] == ["from", "from"]


@pytest.mark.rule("D7.8")
def test_a_taken_token_goes_to_its_site_and_one_of_the_reserve_comes_after_it() -> None:
    board = lay(f"0:tokens=take {CARGO}").play("play take")
    assert in_order(happening(board, "take B:1", "load Place")) == [
        ("cargo:B:1", "site:0:obelisk", 0),
        ("reserve", "cargo:B:1", 3),
    ]


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize("sides", ["AAAA", "ABAA"])
def test_where_a_temple_token_goes_does_not_tell_its_value(sides: str) -> None:
    board = lay(f"0:tokens=take {CARGO}", sides=sides).play("play take")
    assert in_order(happening(board, "take 1:2")) == [("cargo:1:2", "site:0:temple", 0)]


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize(
    ("sides", "labels"),
    [("AAAA", ["+1", None, None]), ("ABAA", ["+1", "+1", None]), ("AAAB", ["\u22124", None, None])],
)
def test_points_are_written_on_the_tokens_that_bring_them(sides: str, labels: list[str | None]) -> None:
    tokens = ["tomb_6,tomb_8" if sides == "AAAB" else "-", "-"]
    events = happening(lay(f"0:meeples=c2 1:meeples=a2 {CARGO} {own(*tokens)}", sides=sides), "unload 2")
    flights = [each["journeys"][0] for each in events if each["journeys"]]
    assert [flight.get("label") for flight in flights] == labels


def test_whatever_moves_nothing_has_no_journeys() -> None:
    board = lay("0:tokens=place").play("play place", "place a1", "place b2")
    assert in_order(happening(board, "done")) == []
    assert in_order(happening(lay("0:meeples=a1,a3,b3,c3 boats=1,2"), "pass")) == []


def test_the_set_up_is_reported_in_words_alone() -> None:
    board = Board()
    outcomes = ["load Obelisk", "load Take", "load Tomb 7"]
    (loaded,) = happening(board, *outcomes)
    assert (loaded["message"] is not None, loaded["journeys"]) == (True, [])


# ---- laws of whole games -----------------------------------------------------------------------------------------
def home(seat: int, token: str) -> str:
    """Where a seat's tokens of a kind lie."""
    if IDS.index(token) >= IDS.index("take"):
        return f"action:{seat}:{token}"
    return f"site:{seat}:{'temple' if token.startswith('temple') else token}"


def lying(table: Any) -> Counter[str]:
    """How many pieces lie on each spot of the page; spots that are not there now are left out."""
    spots = Counter(
        {"supply": int(table.supply), "reserve": int(table.reserve), "box": int(table.gone.sum())}
    )
    for seat in (0, 1):
        standing = int(table.meeples[seat])
        spots[f"hand:{seat}"] = 4 - standing.bit_count()
        for index, name in enumerate(SPACES):
            spots[f"harbor:{name}"] += standing >> index & 1
        for token, count in zip(IDS, map(int, table.tokens[seat]), strict=True):
            spots[home(seat, token)] += count
    for boat in (boat for boat in range(len(BOATS)) if int(table.boats) >> boat & 1):
        for space in range(3):
            spots[f"cargo:{BOATS[boat]}:{space + 1}"] = int(table.cargo[boat, space] >= 0)
    return Counter({spot: count for spot, count in spots.items() if count or not spot.startswith("action")})


def decisions(seed: int, sides: str) -> Iterator[tuple[Any, list[list[Journey]], Any]]:
    """A random game: the table before each decision, the journeys that each viewer sees, the table after it."""
    rng = random.Random(seed)
    match = benben.load("imhotep_duel", sides=sides, open_temples=seed % 2 == 1).new_match(seed=seed)
    while not match.is_over:
        start, before = match.ply, match.copy().table
        match.play(rng.choice(match.legal_moves.codes))
        plies = range(start, match.ply)
        yield (
            before,
            [
                [
                    journey
                    for ply in plies
                    for each in match.events(ply, viewer)
                    for journey in each["journeys"]
                ]
                for viewer in VIEWERS
            ],
            match.table,
        )


RANDOM = pytest.mark.parametrize(("seed", "sides"), [(1, "AAAA"), (2, "BBBB"), (3, "ABAB"), (4, "BAAA")])


@RANDOM
def test_every_change_of_the_board_is_a_journey_and_every_journey_a_change(seed: int, sides: str) -> None:
    for before, (journeys, *_), after in decisions(seed, sides):
        change = lying(after)
        change.subtract(lying(before))
        for journey in journeys:
            change[journey["from"]] += 1
            change[journey["to"]] -= 1
        assert not any(change.values()), (journeys, change)


@RANDOM
def test_the_page_has_both_spots_and_one_shows_the_piece_alone(seed: int, sides: str) -> None:
    """The spot that is left is looked at before, the one that is reached afterwards."""
    for before, seen, after in decisions(seed, sides):
        earlier, later = lying(before), lying(after)
        for journey in (journey for journeys in seen for journey in journeys):
            assert journey["from"] in earlier
            assert journey["to"] in later
            spot = journey[journey["drawing"]]
            assert spot.split(":")[0] in {"harbor", "cargo", "action"}
            assert (earlier if journey["drawing"] == "from" else later)[spot] > 0


@RANDOM
def test_all_viewers_see_the_same_journeys(seed: int, sides: str) -> None:
    for _, (spectator, *players), _ in decisions(seed, sides):
        assert all(journeys == spectator for journeys in players)


def test_the_page_has_these_spots() -> None:
    """Each `spot` of its components is where pieces may lie, or the side of a site, at which a lesson points."""
    templates = {
        found
        for part in PAGE.glob("*.svelte")
        for found in re.findall(r'spot="([^"]+)"', part.read_text(encoding="utf-8"))
    }
    laid = lay("0:tokens=take,place 1:tokens=obelisk")
    shape = {(spot.split(":")[0], spot.count(":")) for spot in lying(laid.table)}
    assert shape | {("side", 2)} == {(spot.split(":")[0], spot.count(":")) for spot in templates}
