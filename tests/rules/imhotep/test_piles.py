"""I6.11 to I6.13: draw pile and discard pile, wherever a card is turned up."""

from collections.abc import Callable
from typing import Any

import pytest

from benben import nd
from benben.engine.dice import new_dice
from benben.engine.table import CHANCE
from benben.games.imhotep import components, flow
from benben.games.imhotep.boards import RECONSTRUCTED, Bonus, Column
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import IDS, Board, deck, hands, lay, title

SIX = "lever*2,sail,statue*3"
LAST = "ships=1*4 ship4=0 sailed=market,pyramids,temple"
"""Three ships have sailed; the fourth is Black's."""


def ending(sides: str = "AAAAA", **words: Any) -> Board:
    """A round that has just ended, and the round card is there; market cards come next."""
    board = lay(f"{LAST} offer=-", sides=sides, players=3, pair=0, **words)
    return board.play("sail 4 obelisks", "round 4 4 2 1")


def drawing(face_down: str, discard: str, **words: Any) -> Board:
    """White may draw a card: a stone of White's lies on a bonus space of the pyramids, another one follows."""
    words.setdefault("sides", "ABAAA")
    board = lay("ships=2,1*3 ship1=1,2 left=0", players=3, face_down=face_down, discard=discard, **words)
    return board.play("sail 1 pyramids", "build left")


# ---- dealing -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.11")
@pytest.mark.parametrize("left", range(6))
def test_the_discard_pile_is_shuffled_in_the_middle_of_filling_the_market(left: int) -> None:
    board = ending(face_down=f"statue*{left}" if left else "-", discard="chisel*3,hammer*2,lever")
    for dealt in range(4):
        assert board.actor == CHANCE
        if dealt < left:
            assert board.odds() == {"reveal Statue": left - dealt}
            board.play("reveal Statue")
        else:
            assert set(board.odds()) <= {"reveal Chisel", "reveal Hammer", "reveal Lever"}
            assert sum(board.odds().values()) == 6 - (dealt - left)
            board.play(max(board.odds(), key=lambda line: board.odds()[line]))
    assert board.is_turn_of(1)
    assert board.discard() == ({} if left < 4 else deck("chisel*3,hammer*2,lever"))


@pytest.mark.rule("I6.11")
def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    board = ending(face_down="statue*4", discard="lever").play(*["reveal Statue"] * 4)
    assert (board.pile, board.discard()) == (0, deck("lever"))


@pytest.mark.rule("I6.11")
def test_cards_that_no_one_took_are_shuffled_in_too() -> None:
    """The market is cleared before it is filled again."""
    board = lay(f"{LAST} offer=statue*2,lever,sail", face_down="chisel", discard="-")
    board.play("sail 4 obelisks", "round 4 3 2 1", "reveal Chisel")
    assert board.odds() == {"reveal Statue": 2, "reveal Lever": 1, "reveal Sail": 1}


@pytest.mark.rule("I6.11")
def test_cards_of_the_last_round_may_come_again() -> None:
    """All 34 cards go round: what is kept never comes, the rest does."""
    board = lay(f"{LAST} offer=- 0:cards=statue*10", face_down="-", discard="lever*2,hammer*2")
    board.play("sail 4 obelisks", "deal")
    assert sorted(board.offer()) == ["hammer", "hammer", "lever", "lever"]


# ---- the pair is laid --------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.11", "I6.12")
def test_both_cards_of_the_pair_from_the_old_pile() -> None:
    board = ending("BAAAA", face_down="statue*3,lever,sail", discard="chisel,hammer").play(
        *["reveal Statue"] * 3
    )
    assert (board.pile, board.pair, board.known_pair()) == (0, 2, [])
    assert board.face_down() == deck("lever,sail"), "not shuffled, nothing more is needed"
    assert board.discard() == deck("chisel,hammer")


@pytest.mark.rule("I6.11", "I6.12")
def test_one_card_of_the_pair_from_the_old_pile_and_one_from_the_new() -> None:
    board = ending("BAAAA", face_down="statue*3,lever", discard="chisel*2,hammer").play(
        *["reveal Statue"] * 3
    )
    assert (board.pile, board.pair, board.known_pair()) == (2, 2, ["lever"])
    assert board.face_down() == deck("chisel*2,hammer")
    assert board.discard() == {}


@pytest.mark.rule("I6.11", "I6.12")
def test_both_cards_of_the_pair_from_the_new_pile() -> None:
    board = ending("BAAAA", face_down="statue*3", discard="chisel*2,hammer").play(*["reveal Statue"] * 3)
    assert (board.pile, board.pair, board.known_pair()) == (1, 2, [])
    assert board.face_down() == deck("chisel*2,hammer")


# ---- drawing while the pair lies there ---------------------------------------------------------------------------
@pytest.mark.rule("I6.12", "I16.5")
def test_the_pair_is_not_in_the_new_pile() -> None:
    """Two unknown cards lie on the market, and the draw pile is empty: they must be the last two of the old pile."""
    board = drawing("lever,sail", "chisel*3,hammer", sides="BBAAA", pair=2)
    assert board.pile == 0
    board.play("draw")
    assert board.odds() == {"reveal Chisel": 3, "reveal Hammer": 1}
    assert (board.known_pair(), board.pair, board.discard()) == (["lever", "sail"], 2, {})
    board.play("reveal Hammer")
    assert (board.pile, board.face_down()) == (3, deck("chisel*3"))
    assert board.cards(1) == deck("hammer")
    assert board.asks(2, Step.BUILD), "Brown's stone is still to be laid"


@pytest.mark.rule("I6.12", "I6.8")
def test_a_known_pair_is_looked_at_without_being_turned_up() -> None:
    board = lay("ships=1*4 ship1=1 aside=statue,lever", sides="BAAAA").play("sail 1 market", "take pair")
    assert board.asks(1, Step.KEEP)
    assert board.legal() == ["keep Statue", "keep Lever"]
    before = board.face_down()
    board.play("keep Lever")
    assert (board.cards(1), board.discard(), board.pair) == (deck("lever"), deck("statue"), 0)
    assert (board.known_pair(), board.face_down()) == ([], before)


@pytest.mark.rule("I6.12", "I6.8")
@pytest.mark.parametrize("known", ["statue", "lever", "chisel"])
@pytest.mark.parametrize("other", ["lever", "statue", "chisel"])
@pytest.mark.parametrize("kept", [0, 1])
def test_a_pair_of_which_one_card_is_known(known: str, other: str, kept: int) -> None:
    board = lay(f"ships=1*4 ship1=1 offer=sail,hammer*2 aside={known}", sides="BAAAA")
    board.play("sail 1 market", "take pair")
    assert (board.actor, board.looking()) == (CHANCE, [known])
    unknown = board.face_down()
    assert board.odds() == {f"reveal {title(card)}": count for card, count in unknown.items()}, (
        "the known one too"
    )
    board.play(f"reveal {title(other)}")
    taken = (known, other)[kept]
    board.play(f"keep {title(taken)}")
    assert board.cards(1) == deck(taken)
    assert board.discard() == deck((other, known)[kept])
    assert (board.face_down(), board.known_pair()) == (unknown - deck(other), [])


@pytest.mark.rule("I6.12", "I13.2")
@pytest.mark.parametrize(("known", "turned"), [("", 2), ("sail", 1), ("lever,sail", 0)])
def test_an_untaken_pair_is_turned_up_as_far_as_it_is_not_known(known: str, turned: int) -> None:
    board = lay(f"{LAST} offer=- aside={known}", sides="BAAAA").play("sail 4 obelisks")
    for _ in range(turned):
        assert board.step == Step.CLEAR
        board.play("reveal Statue")
    assert board.step == Step.DEAL_ROUND
    rest = ["statue"] * turned + known.split(",") * bool(known)
    assert (board.discard(), board.pair, board.known_pair()) == (deck(",".join(rest)), 0, [])


@pytest.mark.rule("I6.12")
def test_the_pair_may_become_known_in_two_steps() -> None:
    """One card from an old pile, and the new pile is used up while the pair still lies there."""
    board = drawing("lever", "chisel,hammer", sides="BBAAA", aside="sail", pair=2)
    assert board.pile == 0
    board.play("draw", "reveal Chisel")
    assert board.known_pair() == ["lever", "sail"]
    assert board.face_down() == deck("hammer")


@pytest.mark.rule("I6.12", "I16.5")
def test_equal_cards_of_a_pair_may_be_known_too() -> None:
    board = drawing("sail*2", "chisel", sides="BBAAA", pair=2).play("draw", "reveal Chisel")
    assert board.known_pair() == ["sail", "sail"]
    board = lay("ships=1*4 ship1=1 aside=sail*2", sides="BAAAA").play(
        "sail 1 market", "take pair", "keep Sail"
    )
    assert (board.cards(1), board.discard()) == (deck("sail"), deck("sail"))


# ---- drawing in the middle of an unloading -----------------------------------------------------------------------
@pytest.mark.rule("I6.11", "I7.10")
def test_the_last_card_of_the_pile_is_drawn_without_shuffling() -> None:
    board = drawing("lever", "chisel*3").play("draw")
    assert board.odds() == {"reveal Lever": 1}
    board.play("reveal Lever")
    assert (board.pile, board.discard()) == (0, deck("chisel*3"))


@pytest.mark.rule("I6.11", "I7.10")
def test_the_discard_pile_is_shuffled_in_the_middle_of_unloading() -> None:
    board = drawing("", "chisel*2,lever")
    assert (board.pile, board.discard()) == (0, deck("chisel*2,lever"))
    assert board.legal() == ["draw", "decline"]
    board.play("draw")
    assert board.odds() == {"reveal Chisel": 2, "reveal Lever": 1}
    board.play("reveal Lever")
    assert (board.cards(1), board.pile, board.discard()) == (deck("lever"), 2, {})
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I6.11", "I7.13")
def test_who_declines_shuffles_nothing() -> None:
    board = drawing("", "chisel*2,lever").play("decline")
    assert (board.pile, board.discard()) == (0, deck("chisel*2,lever"))


@pytest.mark.rule("I6.11", "I8.8")
@pytest.mark.parametrize("face_down", ["", "sail*2,statue*10"])
def test_the_discard_pile_is_shuffled_for_the_temple(face_down: str) -> None:
    board = lay(
        f"{LAST} temple=2*3,1 offer=-", sides="AABAA", players=3, face_down=face_down, discard="chisel*2"
    )
    board.play("sail 4 obelisks", "point", "point")
    assert (board.actor, board.step) == (CHANCE, Step.DRAW)
    assert set(board.odds()) == ({"reveal Statue", "reveal Sail"} if face_down else {"reveal Chisel"})


@pytest.mark.rule("I6.11", "I12.5")
def test_a_lever_is_not_shuffled_in_during_its_own_unloading() -> None:
    board = lay(
        "ships=2,1*3 ship1=1,2 left=0 0:cards=lever",
        sides="ABAAA",
        players=3,
        face_down="-",
        discard="chisel",
    )
    board.play("play lever", "sail 1 pyramids", "unload white", "build left", "draw")
    assert board.odds() == {"reveal Chisel": 1}
    board.play("reveal Chisel", "build middle")
    assert board.discard() == deck("lever")


@pytest.mark.rule("I12.5", "I13.1")
def test_a_lever_that_ends_the_round_is_shuffled_in_for_the_temple() -> None:
    board = lay(
        "ships=1*4 ship4=2 sailed=market,pyramids,obelisks temple=2*3,1 0:cards=lever",
        sides="AABAA",
        players=3,
        face_down="-",
    )
    assert board.discard() == {}
    board.play("play lever", "sail 4 burial chamber", "point", "point")
    assert board.odds() == {"reveal Lever": 1}


# ---- nothing left ------------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.13")
def test_with_both_piles_empty_the_bonus_is_not_asked_for() -> None:
    board = drawing("", "")
    assert board.asks(2, Step.BUILD)
    assert board.track() == [0, 1, 0]


@pytest.mark.rule("I6.13")
def test_with_both_piles_empty_the_temple_gives_no_card() -> None:
    words: dict[str, Any] = {"face_down": "-", "offer": "-"}
    board = lay(f"{LAST} temple=2*3,1,2", sides="AABAA", players=3, **words)
    board.play("sail 4 obelisks", "point", "point")
    assert board.asks(2, Step.CHOOSE), "the fifth column"
    assert board.cards(1) == {}


@pytest.mark.rule("I6.13")
@pytest.mark.parametrize(("discard", "lying"), [("", 0), ("lever", 1), ("lever,sail,hammer*2", 4)])
def test_a_market_with_fewer_cards(discard: str, lying: int) -> None:
    board = ending(face_down="", discard=discard)
    if lying:
        board.play("deal")
    assert board.is_turn_of(1)
    assert 4 - board.offer().count("-") == lying


@pytest.mark.rule("I6.13")
@pytest.mark.parametrize(("discard", "pair"), [("statue*3", 0), ("statue*3,lever", 1), ("statue*4,lever", 2)])
def test_a_pair_of_fewer_cards(discard: str, pair: int) -> None:
    board = ending("BAAAA", face_down="", discard=discard).play(*["reveal Statue"] * 3)
    assert (board.pair, board.pile) == (pair, 0)
    board.play("place 1:1", "place 1:2", "place 1:3", "sail 1 market", *["take Statue"] * 3)
    assert board.is_turn_of(2)


@pytest.mark.rule("I6.13")
def test_a_pair_of_one_card_is_kept() -> None:
    board = lay("ships=1*4 ship1=1 offer=- pair=1", sides="BAAAA", face_down="lever", discard="-")
    board.play("sail 1 market", "take pair", "reveal Lever")
    assert board.legal() == ["keep Lever"]
    assert board.play("keep Lever").cards(1) == deck("lever")


@pytest.mark.rule("I6.13")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_stone_that_finds_no_card_goes_back(side: str) -> None:
    board = lay("ships=2,1*3 ship1=1,0 offer=-", sides=f"{side}AAAA", face_down="-", pair=0)
    before = board.quarry(0), board.quarry(1)
    board.play("sail 1 market")
    assert board.is_turn_of(1)
    assert (board.quarry(0), board.quarry(1)) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("I6.13")
def test_only_28_cards_can_be_kept() -> None:
    assert sum(components.CARD_COUNTS[components.RED[1] :]) == 28
    assert deck("entrance*2,sarcophagus*2,paved_path*2").total() == 6 > components.OFFER_B + components.PAIR


@pytest.mark.rule("I6.13", "I17.1", "I17.2")
def test_with_the_reconstructed_boards_there_is_always_a_card() -> None:
    """Without a card, all 28 would have been got and the six red ones would lie on the market or be in use.

    Only Entrances can be in use then, two of the six, so that of four places of the market three are full at least.
    """
    spaces = [figure for pyramid in RECONSTRUCTED.pyramids for figure in pyramid].count(Bonus.CARD)
    columns = RECONSTRUCTED.temple.count(Column.CARD)
    market = components.OFFER * (components.ROUNDS - 1) + 1
    got = market + columns * components.ROUNDS + spaces - 1
    assert got - len(["the Entrance in use"]) < 28, "the space that finds no card is not among them"


@pytest.mark.rule("I6.13", "I11.4")
def test_an_entrance_in_use_may_be_the_last_card() -> None:
    """Boards with more spaces for cards may bring it about: 28 cards are kept, five red ones lie on the market."""
    kept = "pyramid_decoration*2,temple_decoration*2,burial_chamber_decoration*2,obelisk_decoration*2"
    words: dict[str, Any] = {
        "offer": "entrance,sarcophagus,paved_path",
        "aside": "sarcophagus,paved_path",
    }
    text = f"ships=2,1*3 ship1=1,2 left=0 middle=2*3 {hands(f'{kept},statue*10', 'lever*2,hammer*2,sail*3,chisel*3')}"
    board = lay(text, sides="BBAAA", players=3, face_down="entrance", discard="-", **words)
    board.play("sail 1 pyramids", "build left", "draw", "reveal Entrance", "build middle")
    assert board.asks(2, Step.BUILD), "White is not asked for a second card"
    assert (board.track(), board.pile, board.discard()) == ([0, 2, 0], 0, deck("entrance"))


# ---- drawn immediately -------------------------------------------------------------------------------------------
def looking(*lines: str, **words: Any) -> Board:
    """White is taking the pair."""
    return lay("ships=1*4 ship1=1", sides="BAAAA", **words).play("sail 1 market", "take pair", *lines)


@pytest.mark.rule("I2.8")
@pytest.mark.parametrize(
    "board",
    [
        pytest.param(lambda: drawing(SIX, "", sides="BBAAA", pair=2).play("draw"), id="draw"),
        pytest.param(
            lambda: drawing(SIX, "", sides="BBAAA", pair=2, aside="chisel").play("draw"), id="one known"
        ),
        pytest.param(lambda: looking(aside="sail", face_down="lever,hammer*2"), id="look, one known"),
        pytest.param(lambda: looking("reveal Lever"), id="look again"),
        pytest.param(lambda: looking("reveal Lever", face_down="lever,hammer"), id="look at the last"),
        pytest.param(lambda: clearing(aside="sail", face_down="lever*2"), id="clear"),
        pytest.param(lambda: lay(f"round=5 {LAST}").play("sail 4 obelisks"), id="round"),
    ],
)
def test_drawing_at_once_is_as_the_odds_say(board: Callable[[], Board]) -> None:
    laid, dice, weights = board(), new_dice(3), nd.zeros(len(IDS), nd.int64)
    odds, outcomes = laid.odds(), laid.game.rules.outcomes(laid.table)
    drawn = [str(outcomes.value(int(flow.sample(laid.table, dice, weights)))) for _ in range(400)]
    assert set(drawn) == set(odds)
    for line, weight in odds.items():
        expected = 400 * weight / sum(odds.values())
        assert abs(drawn.count(line) - expected) < 5 * expected**0.5 + 1


def clearing(**words: Any) -> Board:
    """No one took the pair."""
    return lay(f"{LAST}", sides="BAAAA", **words).play("sail 4 obelisks")
