"""Positions of Ankh'or as texts: what the words mean, what follows from them, what is refused."""

import pytest

import benben
from tests.rules.refusing import check_refused

TWO = benben.load("ankhor", players=2)
THREE = benben.load("ankhor", players=3)
SPLIT = benben.load("ankhor", players=2, split="allowed")
SQUARE = "blue_jackal,red_points/blue_desert,white_warehouse"
"""Four tiles that carry another one."""


def moves(text: str, game: benben.Game = TWO) -> set[str]:
    return {str(move) for move in game.position(text, seed=1).legal_moves}


# ---- what the words mean -------------------------------------------------------------------------------------------
def test_a_lesson_names_only_what_matters() -> None:
    match = THREE.position(
        f"turn=1 1:estate={SQUARE}/green_warehouse 1:upper=green_jackal 1:hand=fish*2,ankh 1:stored=herbs "
        "row=red_scribe,-,blue_falcon prices=fish+ivory,ivory+charcoal+herbs,fish+herbs,fish+ivory+cloth,"
        "charcoal+cloth,charcoal+herbs+cloth",
        seed=1,
    )
    seat = match.view(1)["seats"][1]
    assert [(tile["level"], tile["row"], tile["column"]) for tile in seat["estate"]] == [
        (0, 1, 1), (0, 1, 2), (0, 2, 1), (0, 2, 2), (0, 3, 1), (1, 1, 1),
    ]  # fmt: skip
    table = match.table
    assert table.tokens[1].tolist() == [2, 0, 0, 1, 0, 1]
    assert table.supply.tolist() == [5 - 2, 5, 5, 5 - 1, 5, 5 - 1]
    assert table.spendable == 1
    assert {"buy 1", "buy 3"} & moves(match.position_text(), THREE) == {"buy 3"}  # two Fish pay for no Ivory
    assert table.piles.sum() == table.pool.sum() == 55 - 6 - 2


def test_what_is_kept_next_to_an_estate_is_what_laying_it_would_leave() -> None:
    """The same estate, moved about by the gap at its upper left corner."""
    text = "0:estate=-,red_points,blue_jackal/green_desert,white_desert,blue_desert 0:upper=-,blue_scarab"
    shifted = "0:estate=-/-*3,red_points,blue_jackal/-*2,green_desert,white_desert,blue_desert"
    shifted += " 0:upper=-/-*3,blue_scarab"
    table, other = (TWO.position(each, seed=1).table for each in (text, shifted))
    assert table.tobytes() == other.tobytes()
    assert table.free_squares[0] == 0  # the only square carries a tile
    assert (table.grounds[0], table.heights[0]) == (5, 1)


def test_bonus_tokens_are_those_of_the_groups() -> None:
    five = "blue_jackal,blue_scarab,blue_falcon,blue_points,blue_desert"
    assert TWO.position(f"0:estate={five}", seed=1).table.bonus[0].tolist() == [1, 0, 0, 0, 0, 0, 0, 0]
    again = TWO.position(f"0:estate={five} 0:bonus=blue", seed=1).position_text()
    assert "bonus" not in again


def test_a_covered_warehouse_has_no_room() -> None:
    """A8.4."""
    assert TWO.position(f"0:estate={SQUARE} 0:stored=ivory", seed=1).table.storage[0].tolist() == [
        0,
        1,
        0,
        0,
        0,
    ]
    check_refused(
        TWO, f"0:estate={SQUARE} 0:upper=blue_falcon 0:stored=ivory", "0:stored", "ivory: 0 have room"
    )


def test_tiles_that_have_left_the_game() -> None:
    table = TWO.position("gone=blue_jackal,red_points*2", seed=1).table
    assert table.pool.sum() == 55 - 6 - 3
    assert (
        TWO.position("gone=blue_jackal,red_points*2", seed=1)
        .position_text()
        .count("gone=blue_jackal,red_points*2")
    )


def test_piles_and_their_tops() -> None:
    assert TWO.position("", seed=1).table.piles.tolist() == [28 - 6, 27]
    assert TWO.position("left_pile=25", seed=1).table.piles.tolist() == [25, 24]
    assert TWO.position("tops=blue,red", seed=1).table.tops.tolist() == [0, 4]


# ---- in the middle of something ------------------------------------------------------------------------------------
def test_taking_goes_on() -> None:
    """A4.1."""
    match = TWO.position("step=take to_take=1 0:hand=fish,ivory", seed=1)
    match.play("take ankh")
    assert (match.turn, match.table.tokens[0].tolist()) == (1, [1, 1, 0, 0, 0, 1])


def test_buying() -> None:
    """A5, A6.6. A tile in hand; on a square one good is saved."""
    estate = f"0:estate={SQUARE} row=red_jackal 0:hand=fish,ivory"
    match = TWO.position(f"{estate} step=place buying=1", seed=1)
    assert "stack 1" in {str(move) for move in match.legal_moves}
    saving = TWO.position(f"{estate} step=save buying=1 square=1", seed=1)
    assert {str(move) for move in saving.legal_moves} == {"save fish", "save ivory"}
    saving.play("save fish")
    assert saving.table.tokens[0, :2].tolist() == [1, 0]
    assert saving.table.heights[0] == 1


def test_extra_actions() -> None:
    """A3.5, A11."""
    assert "end" in moves("step=after 0:hand=ankh")
    assert moves("step=lift 0:estate=blue_jackal,red_points") == {"lift 1", "lift 2"}
    assert len(moves("step=set_down lifted=2 0:estate=blue_jackal,red_points")) == 3
    late = TWO.position("step=lift acted=yes 0:estate=blue_jackal,red_points", seed=1)
    late.play("lift 1")
    late.play(late.legal_moves[0])
    assert late.turn == 1


def test_goods_above_the_limit() -> None:
    """A4.6."""
    assert moves("step=return 0:hand=fish*4,ivory*2") == {"return fish", "return ivory"}
    storing = "step=return 0:hand=fish*4,ivory*2 0:estate=white_warehouse"
    assert moves(storing) == {"return fish", "store ivory"}


def test_a_scribe() -> None:
    match = TWO.position("step=return again=yes idle=now 0:hand=fish*4,ivory*2", seed=1)
    match.play("return fish")
    assert match.turn == 0


# ---- what is refused -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "word", "reason"),
    [
        ("turn=2", "turn", "from 0 to 1"),
        ("row=blue_jackal*7", "row", "room for 6"),
        ("row=blue_jackal*3", "row", "2 blue_jackal tiles"),
        ("0:estate=blue_jackal*3", "0:estate", "2 blue_jackal tiles"),
        ("0:estate=blue_cat", "0:estate", "there is no “blue_cat”"),
        ("0:estate=blue_jackal,-,red_points", "0:estate", "hangs together"),
        ("0:estate=blue_jackal/-,red_points", "0:estate", "hangs together"),
        ("0:estate=" + ",".join(["-*127"] * 3), "0:estate", "at most 250 columns"),
        ("0:estate=" + "/".join(["-"] * 300), "0:estate", "at most 250 rows"),
        ("0:estate=" + "blue_jackal*25", "0:estate", "at most 24 tiles"),
        ("0:upper=blue_jackal", "0:upper", "row 1, column 1 is no square"),
        (f"0:estate={SQUARE} 0:upper=-,blue_falcon", "0:upper", "row 1, column 2 is no square"),
        (
            "0:estate=blue_jackal*2,blue_scarab*2,red_jackal*2,red_scarab*2,white_jackal*2,white_scarab*2,green_jackal*2,green_scarab*2,black_jackal,black_scarab,black_falcon",
            "0:estate",
            "at most 18 tiles",
        ),
        ("0:bonus=blue", "0:bonus", "blue has 0 groups"),
        ("0:estate=blue_jackal*2,blue_scarab*2,blue_falcon 0:bonus=-", "0:bonus", "blue has 1 groups"),
        ("0:estate=blue_jackal*2,blue_scarab*2,blue_falcon 0:bonus=blue*2", "0:bonus", "blue has 1 groups"),
        ("0:hand=fish*5", "0:hand", "there are 4 fish"),
        ("0:stored=fish", "0:stored", "fish: 0 have room"),
        ("prices=fish", "prices", "6 spaces"),
        (
            "prices=fish,fish+ivory*2,ivory,charcoal,herbs,cloth",
            "prices",
            "there is no “ivory*2”",
        ),
        (
            "prices=fish+ivory,ivory+charcoal+herbs,fish+herbs,fish+ivory+cloth,charcoal+cloth,charcoal+herbs",
            "prices",
            "space 6 has 3 markers",
        ),
        (
            "prices=cloth+cloth,ivory*3,fish,fish,fish,fish".replace("ivory*3", "ivory+ivory+ivory"),
            "prices",
            "no three equal on space 2",
        ),
        (
            "prices=fish+fish,fish+fish+ivory,fish+herbs,fish+ivory+cloth,charcoal+cloth,charcoal+herbs+cloth",
            "prices",
            "3 markers of fish",
        ),
        ("left_pile=29", "left_pile", "from 0 to 28"),
        ("left_pile=1", "left_pile", "the right pile has at most 27 tiles"),
        ("tops=-", "tops", "the left pile has a top tile"),
        ("tops=blue,mauve", "tops", "there is no “mauve”"),
        ("gone=blue_jackal*3", "gone", "2 blue_jackal tiles"),
        ("idle=-1", "idle", "there is no “-1”"),
        ("idle=900", "idle", "there is no “900”"),
        ("acted=yes", "acted", "not at step=turn"),
        ("step=after acted=no 0:hand=ankh", "acted", "not at step=after"),
        ("again=yes", "again", "acted=yes idle=now"),
        ("step=return again=yes 0:hand=fish*4,ivory*2", "again", "acted=yes idle=now"),
        ("spendable=1", "spendable", "at most 0 of 0 ankhs"),
        ("buying=1", "buying", "step=turn has none"),
        ("square=1", "square", "step=turn has none"),
        ("lifted=1", "lifted", "step=turn has none"),
        ("to_take=1", "to_take", "step=turn has none"),
        ("step=place 0:estate=red_points", "buying", "step=place needs it"),
        ("step=place buying=1 row=red_jackal 0:estate=red_points", "buying", "cannot pay"),
        ("step=place buying=2 row=red_jackal 0:estate=red_points 0:hand=fish,ivory", "buying", "cannot pay"),
        ("step=place buying=1 row=red_jackal 0:hand=fish,ivory", "0:estate", "one place only"),
        (f"step=save buying=1 row=red_jackal 0:hand=fish,ivory 0:estate={SQUARE}", "square", "needs it"),
        (
            f"step=save buying=1 square=2 row=red_jackal 0:hand=fish,ivory 0:estate={SQUARE}",
            "square",
            "no free square",
        ),
        (
            f"step=save buying=1 square=1 row=green_jackal 0:hand=fish,ivory 0:estate={SQUARE}",
            "square",
            "has the color",
        ),
        (
            f"step=save buying=1 square=1 row=red_jackal 0:hand=fish 0:estate={SQUARE}",
            "step",
            "one good at most",
        ),
        ("step=after", "step", "needs an ankh"),
        ("step=lift", "0:estate", "no tile may be moved"),
        ("step=set_down 0:estate=blue_jackal,red_points", "lifted", "step=set_down needs it"),
        (
            "step=set_down lifted=2 0:estate=blue_jackal,red_points,blue_desert",
            "lifted",
            "this tile may not be moved",
        ),
        ("step=return 0:hand=fish*4", "0:hand", "more than 5 goods of two types"),
        ("step=return 0:hand=fish*4,ivory*2,ankh spendable=1", "spendable", "at most 0 of 1 ankhs"),
        ("step=return 0:hand=fish*4,ivory*2,ankh*3", "0:hand", "ankhs went back before"),
    ],
)
def test_what_cannot_be_is_refused(text: str, word: str, reason: str) -> None:
    check_refused(TWO, text, word, reason)


def test_what_other_options_say() -> None:
    """A11.6."""
    assert SPLIT.position("0:estate=blue_jackal,-,red_points", seed=1).table.grounds[0] == 2
    check_refused(TWO, "0:estate=blue_jackal,-,red_points", "0:estate", "hangs together")


@pytest.mark.parametrize(
    "text", ["step=take", "0:hand=fish*3,ivory*3", "1:hand=fish*4,ivory*4,herbs*4,ankh*4"]
)
def test_no_history_is_asked_for(text: str) -> None:
    """No token was taken, or more are held than may be kept: the position can be played all the same."""
    match = TWO.position(text, seed=1)
    while not match.is_over:
        match.play(match.legal_moves[0])
