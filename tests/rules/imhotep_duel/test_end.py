"""D8 the end of the game, D10 the winner."""

import pytest

import benben
from benben.engine.table import OVER
from tests.rules.imhotep_duel.board import BOATS, Board, lay, pile
from tests.rules.playing import played_out, random_game

SIDES = ["AAAA", "BBBB", "ABAB", "BABA"]


def unloadings(match: benben.Match) -> int:
    """How many boats were unloaded so far."""
    return sum(ply.text.startswith("unload ") for ply in match.plies)


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_ends_when_one_boat_is_left(seat: int) -> None:
    board = lay(f"turn={seat} boats=1,C 0:meeples=a1 1:meeples=b1").play("unload 1")
    assert board.is_over
    assert (board.boats(), board.legal()) == ("C", [])


@pytest.mark.rule("D8.1")
def test_it_goes_on_with_two_boats() -> None:
    board = lay("boats=1,B,C 0:meeples=a1 1:meeples=b1").play("unload 1")
    assert (board.actor, board.boats()) == (1, "BC")


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize("boats", ["12", "1A", "AC", "3B"])
def test_whichever_boats_these_are(boats: str) -> None:
    board = lay(f"boats={','.join(boats)} 0:meeples=a1,c1,a3,b1 1:meeples=a2,c2,c3,b3")
    for boat in boats:
        assert board.offers("unload") == list(boats)
        copy = lay(f"boats={','.join(boats)} 0:meeples=a1,c1,a3,b1 1:meeples=a2,c2,c3,b3").play(
            f"unload {boat}"
        )
        assert copy.is_over
        assert copy.boats() == boats.replace(boat, "")


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize(("seed", "sides"), [*enumerate(SIDES)])
def test_every_game_ends_with_the_18th_unloading(seed: int, sides: str) -> None:
    """The first 13 boats are loaded again, each of the last five leaves."""
    for match in random_game("imhotep_duel", seed, sides=sides):
        done = unloadings(match)
        view = match.view(None)
        assert view["boats_left"] == 6 - max(0, done - 13)
        assert view["supply"] == 39 - 3 * min(done, 13)
        assert view["unloads_left"] == 18 - done
        assert match.is_over == (done == 18)


@pytest.mark.rule("D8.2")
@pytest.mark.slow
def test_all_of_many_games_end_with_the_18th_unloading() -> None:
    for seed in range(1000, 1150):
        match = played_out("imhotep_duel", seed)
        assert unloadings(match) == 18


@pytest.mark.rule("D8.3")
@pytest.mark.rule("D7.17")
def test_the_end_comes_in_the_middle_of_a_double_unloading() -> None:
    board = lay("boats=1,3 0:meeples=a1 1:meeples=a3,b3 0:tokens=place_and_unload")
    board.play("play place and unload", "place b1")
    assert board.legal() == ["unload 1", "unload 3"]
    board.play("unload 1")
    assert board.is_over
    assert board.boats() == "3"
    assert board.standing(1) == "a3,b3"


@pytest.mark.rule("D8.3")
def test_it_does_not_come_while_two_boats_are_left() -> None:
    board = lay("boats=1,3,A 0:meeples=a1 1:meeples=b3,c3 0:tokens=place_and_unload")
    board.play("play place and unload", "place b1", "unload 1")
    assert (board.actor, board.legal()) == (0, ["unload 3", "done"])
    assert board.play("unload 3").is_over


@pytest.mark.rule("D8.3")
def test_the_end_comes_after_a_swap() -> None:
    board = lay("boats=1,3 0:meeples=a1 1:meeples=b1 0:tokens=swap_and_unload")
    assert board.play("play swap and unload", "swap 3:1-2", "unload 1").is_over


@pytest.mark.rule("D8.3")
def test_random_games_end_in_the_middle_of_an_action_too() -> None:
    """Such ends are met: the last decision belongs to an action, and a second unloading would have been possible."""
    met = 0
    for seed in range(60):
        match = played_out("imhotep_duel", seed)
        decisions = [ply.text for ply in match.plies if ply.actor >= 0]
        met += decisions[-3] == "play place and unload" and decisions[-2].startswith("place")
    assert met > 0


@pytest.mark.rule("D8.4")
def test_the_last_boats_tokens_belong_to_no_one() -> None:
    board = lay(
        "boats=1,C 0:meeples=a1,c3 1:meeples=b1,c2 0:tokens=obelisk 1:tokens=tomb_1 "
        "1:cargo=take,tomb_2,tomb_3 C:cargo=tomb_4,tomb_5,tomb_6"
    ).play("unload 1")
    assert board.boat("C") == ["tomb_4", "tomb_5", "tomb_6"]
    assert (board.tokens(0), board.tokens(1)) == (pile("obelisk,tomb_2"), pile("tomb_1,tomb_3"))
    assert board.item("meeples") == [1, 1], "meeples in its line stay on the harbor"


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize("seed", range(5))
def test_one_loaded_boat_and_the_reserve_are_left(seed: int) -> None:
    match = played_out("imhotep_duel", seed)
    view = match.view(None)
    left = [boat for boat in view["boats"] if boat["in_play"]]
    assert [None not in boat["cargo"] for boat in left] == [True]
    taken = sum(ply.text.startswith("take ") for ply in match.plies)
    assert (view["supply"], view["reserve"]) == (0, 3 - taken)
    assert int(match.table.actor) == OVER


# ---- D10 the winner ----------------------------------------------------------------------------------------------
def ended(black: str, white: str, *, sides: str = "AAAA", turn: int = 0) -> Board:
    """A game that has just ended with the unloading of two action tokens, one to each."""
    cargo = "1:cargo=obelisk,take,place 2:cargo=tomb_1,tomb_2,tomb_3"
    board = lay(
        f"turn={turn} boats=1,2 0:meeples=a1 1:meeples=b1 0:tokens={black} 1:tokens={white} {cargo}",
        sides=sides,
    )
    return board.play("unload 1")


@pytest.mark.rule("D10.1")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("black", "white", "winner", "points"),
    [
        ("tomb_7,tomb_8", "tomb_11", 0, [5, 2]),
        ("tomb_7", "tomb_10,tomb_11", 1, [2, 5]),
        ("obelisk*3", "temple_1*3", 0, [10, 4]),
        ("-", "temple_4", 1, [1, 5]),
    ],
)
def test_most_points_win(black: str, white: str, winner: int, points: list[int], turn: int) -> None:
    board = ended(black, white, turn=turn)
    assert (board.winner(), board.points()) == (winner, points)
    outcome = board.match().outcome
    assert outcome is not None
    assert (outcome.winners, list(outcome.scores)) == ((winner,), points)
    assert outcome.reason == "imhotep_duel-reason-points"


@pytest.mark.rule("D10.1")
def test_the_smaller_loss_wins() -> None:
    board = ended("tomb_9", "-", sides="AABA")
    assert (board.points(), board.winner()) == ([-4, -5], 0)


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("owned", ["-", "tomb_7", "temple_4*3"])
def test_with_equal_points_the_second_player_wins(owned: str, turn: int) -> None:
    board = ended(
        owned, {"tomb_7": "tomb_9", "temple_4*3": "temple_1*3,temple_3*3"}.get(owned, "-"), turn=turn
    )
    assert board.points()[0] == board.points()[1]
    outcome = board.match().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "imhotep_duel-reason-second_player")


@pytest.mark.rule("D10.2")
def test_one_point_more_is_enough_for_black() -> None:
    board = ended("tomb_7,tomb_9", "tomb_11")
    assert board.points() == [3, 2]
    assert board.winner() == 0


@pytest.mark.rule("D10.1")
@pytest.mark.rule("D10.2")
@pytest.mark.parametrize("sides", SIDES)
def test_whole_games_have_one_winner(sides: str) -> None:
    for seed in range(10):
        match = played_out("imhotep_duel", seed, sides=sides)
        outcome = match.outcome
        assert outcome is not None
        black, white = outcome.scores
        assert outcome.winners == ((0,) if black > white else (1,))
        assert {boat["name"] for boat in match.view(0)["boats"]} == set(BOATS)
