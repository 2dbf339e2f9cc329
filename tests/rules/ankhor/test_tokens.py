"""A4 taking tokens, and what may be kept."""

import pytest

from benben.games.ankhor.table import Step
from tests.rules.ankhor.laying import lay

TYPES = ("fish", "ivory", "charcoal", "herbs", "cloth", "ankh")
ALL_GOODS = "bbbbwwwwkkkkggggrrrr"


def take(letters: str) -> list[str]:
    """The decisions to take tokens, from their letters."""
    return [f"take {TYPES['bwkgra'.index(letter)]}" for letter in letters]


def kept(letters: str) -> str:
    """The same tokens in order, of ankhs no more than two."""
    return "".join(sorted(letters, key="bwkgra".index)).replace("aaa", "aa")


# ---- taking ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A4.1")
def test_three_tokens_one_after_the_other() -> None:
    board = lay(hands="r")
    for taken, token in enumerate(("fish", "herbs", "ankh")):
        assert board.asks(0, Step.TAKE if taken else Step.TURN)
        assert board.match.view(None)["to_take"] == (3 - taken if taken else 0)
        board.play(f"take {token}")
    assert board.is_turn_of(1)
    assert board.hand() == "bgra"
    assert [board.supply(token) for token in "bwkgra"] == [3, 4, 4, 3, 3, 3]


@pytest.mark.rule("A4.1")
@pytest.mark.parametrize("taken", [1, 2])
def test_neither_fewer_nor_anything_else(taken: int) -> None:
    board = lay(hands="bwa").play(*take("kgr"[:taken]))
    assert board.legal() == [f"take {token}" for token in TYPES]
    board.refuses("end", "pass", "buy 1", "draw left")


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize("letters", ["bbb", "wwk", "kgr", "rrr", "aaa", "aab", "agb"])
def test_any_types_and_several_of_one(letters: str) -> None:
    board = lay(players=4).play(*take(letters))
    assert board.is_turn_of(1)
    assert board.hand() == kept(letters)


@pytest.mark.rule("A4.3")
@pytest.mark.parametrize("letter", "bwkgra")
def test_a_type_that_has_run_out_cannot_be_taken(letter: str) -> None:
    board = lay(hands=f"- {letter * 4}")
    others = [line for line in take("bwkgra") if line != take(letter)[0]]
    assert board.legal() == others
    board.refuses(*take(letter))
    board.play(others[0])
    assert board.legal() == others
    board.refuses(*take(letter))


@pytest.mark.rule("A4.3")
@pytest.mark.parametrize("left", [1, 2])
def test_it_may_run_out_while_one_takes(left: int) -> None:
    board = lay(hands=f"- {'k' * (4 - left)}").play(*["take charcoal"] * left)
    assert "take charcoal" not in board.legal()
    board.refuses("take charcoal")


@pytest.mark.rule("A4.4")
@pytest.mark.parametrize(("hands", "taken"), [("aaa", "a"), ("aa", "aa"), ("a", "aaa"), ("", "aaa")])
def test_only_an_empty_supply_gives_fewer(hands: str, taken: str) -> None:
    board = lay(hands=f"- {ALL_GOODS}{hands}").play(*take(taken))
    assert board.is_turn_of(1)
    assert board.hand() == taken.replace("aaa", "aa")


@pytest.mark.rule("A4.4", "A3.5")
def test_the_rest_of_the_turn_goes_on() -> None:
    board = lay("gj  gs", hands=f"a {ALL_GOODS}aa").play("take ankh")
    assert board.asks(0, Step.AFTER)
    assert board.legal() == ["draw left", "draw right", "move", "end"]
    assert board.play("end").hand() == "aa"
    assert board.match.view(None)["to_take"] == 0


# ---- limits ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A4.5")
@pytest.mark.parametrize(
    ("hand", "taken"), [("-", "bwk"), ("bw", "kgr"), ("bwaa", "kgr"), ("bwkg", "raa"), ("bbwwka", "a")]
)
def test_five_goods_and_two_ankhs_may_be_kept(hand: str, taken: str) -> None:
    """The limits do not know of each other."""
    board = lay(hands=f"{hand} gg", players=4).play(*take(taken + "a" * (3 - len(taken))))
    if board.step == Step.AFTER:
        board.play("end")
    assert board.hand() == kept(hand.strip("-") + taken)
    assert board.is_turn_of(1)


@pytest.mark.rule("A4.5", "A4.6")
@pytest.mark.parametrize(("hand", "too_many"), [("bwk", 1), ("bwkg", 2), ("bwkgr", 3)])
def test_goods_above_five_go_back_one_after_the_other(hand: str, too_many: int) -> None:
    board = lay(hands=hand).play(*take("bwk"))
    for left in range(too_many, 0, -1):
        assert board.asks(0, Step.RETURN)
        assert len(board.hand()) == 5 + left
        assert board.legal() == [line.replace("take", "return") for line in take("bwkgr"[: len(hand)])]
        board.refuses("end", "pass", "take fish")
        board.play("return fish" if left == 1 else "return charcoal" if left == 2 else "return ivory")
    assert board.is_turn_of(1)
    assert board.hand() == {1: "bwwkk", 2: "bwwkg", 3: "bwkgr"}[too_many]


@pytest.mark.rule("A4.6", "A3.5")
def test_ankhs_cannot_be_spent_any_more_then() -> None:
    """Of three players none can draw while the row is full, and there is no tile to move."""
    board = lay(players=3, hands="bwkgra").play(*take("bwk"))
    assert board.asks(0, Step.RETURN)
    assert board.match.view(None)["spendable"] == 0


@pytest.mark.rule("A4.5")
def test_while_the_turn_lasts_there_may_be_more() -> None:
    board = lay("gj  gs", hands="bwkgra").play(*take("bwa"))
    assert board.asks(0, Step.AFTER)
    assert board.hand() == "bbwwkgraa"
    board.play("draw left", "deal")
    assert board.asks(0, Step.RETURN)


@pytest.mark.rule("A4.6")
def test_only_goods_of_the_hand_go_back() -> None:
    board = lay(hands="bbbwaa").play(*take("bwa"))
    assert board.asks(0, Step.AFTER)
    board.play("end")
    assert board.legal() == ["return fish", "return ivory"]
    board.refuses("return charcoal", "return cloth")
    assert board.hand() == "bbbbwwaa", "the third ankh is gone already"
    assert board.play("return ivory").hand() == "bbbbwaa"


@pytest.mark.rule("A4.6")
@pytest.mark.parametrize(
    ("hand", "taken"), [("aa", "abw"), ("a", "aab"), ("aa", "aab"), ("-", "aaa"), ("aa", "aaa")]
)
def test_ankhs_above_two_go_unasked(hand: str, taken: str) -> None:
    players = 4 if len(hand + taken) > 4 else 3
    board = lay(hands=hand, players=players).play(*take(taken))
    if board.step == Step.AFTER:
        board.play("end")
    assert board.is_turn_of(1)
    assert board.hand().count("a") == 2
    assert board.supply("a") == players


@pytest.mark.rule("A4.6")
@pytest.mark.parametrize(("hand", "taken"), [("bbbb", "bba"), ("bbb", "bbb"), ("bbbbb", "baa")])
def test_with_goods_of_one_kind_there_is_nothing_to_choose(hand: str, taken: str) -> None:
    board = lay(hands=hand, players=4).play(*take(taken))
    assert board.is_turn_of(1)
    assert board.hand().rstrip("a") == "bbbbb"
    assert board.supply("b") == 1


@pytest.mark.rule("A4.6")
def test_nor_as_soon_as_only_one_kind_is_left() -> None:
    board = lay(hands="wrrrr", players=4).play(*take("rra"))
    assert board.legal() == ["return ivory", "return cloth"]
    assert board.play("return ivory").is_turn_of(1)
    assert board.hand() == "rrrrra"


@pytest.mark.rule("A4.6")
def test_a_kind_with_one_token_may_go_last() -> None:
    board = lay(hands="wrrrr", players=4).play(*take("rra"), "return cloth", "return cloth")
    assert (board.hand(), board.is_turn_of(1)) == ("wrrrra", True)


@pytest.mark.rule("A4.7")
def test_goods_that_were_just_taken_may_go_back() -> None:
    board = lay(hands="bbbww").play(*take("krr"), "return charcoal", "return cloth", "return cloth")
    assert (board.hand(), board.is_turn_of(1)) == ("bbbww", True)


@pytest.mark.rule("A4.7", "A8.5")
def test_what_lies_on_a_warehouse_does_not_go_back() -> None:
    board = lay("bh", hands="kkkwg", stored="b").play(*take("aaw"))
    assert board.legal() == ["return ivory", "return charcoal", "return herbs"]
    board.refuses("return fish")
    assert board.play("return ivory").stored() == "b"


@pytest.mark.rule("A4.7", "A8.5")
def test_but_the_same_good_in_the_hand_does() -> None:
    board = lay("bh", hands="bbbbw", stored="b", players=4).play(*take("aaw"))
    assert board.legal() == ["return fish", "return ivory"]
    assert board.play("return fish").stored() == "b"
    assert board.hand() == "bbbwwaa"


@pytest.mark.rule("A4.6", "A8.7")
def test_a_hand_of_one_kind_next_to_warehouses_of_others() -> None:
    """Nothing to choose, though the player has goods of two kinds."""
    board = lay("bh  wh", hands="rrrrr", stored="bw", players=4).play(*take("raa"))
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored()) == ("rrrrraa", "bw")


@pytest.mark.rule("A4.5", "A8.5", "A8.7")
@pytest.mark.parametrize(("stored", "first"), [("-", "store fish"), ("b", "return fish")])
def test_the_sixth_good_may_lie_on_a_warehouse(stored: str, first: str) -> None:
    board = lay("bh", hands="bbkkk", stored=stored).play(*take("gaa"))
    assert sorted(board.legal()) == sorted([first, "return charcoal", "return herbs"])
    board.play(first)
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored()) == ("bkkkgaa", "b")
