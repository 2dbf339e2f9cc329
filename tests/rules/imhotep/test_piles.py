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
from tests.rules.imhotep.board import IDS, Board, deck, title
from tests.rules.imhotep.laying import lay

SIX = "2 lever, sail, 3 statue"
LAST = "market pyramids temple b"
"""Three ships have sailed; the fourth is Black's."""


def ending(sides: str = "AAAAA", **words: Any) -> Board:
    """A round that has just ended, and the round card is there; market cards come next."""
    board = lay(sides, players=3, ships=LAST, market="", pair=0, **words)
    return board.play("sail 4 obelisks", "round 4 4 2 1")


def drawing(face_down: str, discard: str, **words: Any) -> Board:
    """White may draw a card: a stone of White's lies on a bonus space of the pyramids, another one follows."""
    words.setdefault("sides", "ABAAA")
    board = lay(**words, players=3, ships="wn - - -", pyramids="b||", face_down=face_down, discard=discard)
    return board.play("sail 1 pyramids", "build left")


# ---- dealing -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.11")
@pytest.mark.parametrize("left", range(6))
def test_the_discard_pile_is_shuffled_in_the_middle_of_filling_the_market(left: int) -> None:
    board = ending(face_down=f"{left} statue" if left else "", discard="3 chisel, 2 hammer, lever")
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
    assert board.discard() == ({} if left < 4 else deck("3 chisel, 2 hammer, lever"))


@pytest.mark.rule("I6.11")
def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    board = ending(face_down="4 statue", discard="lever").play(*["reveal Statue"] * 4)
    assert (board.pile, board.discard()) == (0, deck("lever"))


@pytest.mark.rule("I6.11")
def test_cards_that_nobody_took_are_shuffled_in_too() -> None:
    """The market is cleared before it is filled again."""
    board = lay(ships=LAST, market="2 statue, lever, sail", face_down="chisel", discard="")
    board.play("sail 4 obelisks", "round 4 3 2 1", "reveal Chisel")
    assert board.odds() == {"reveal Statue": 2, "reveal Lever": 1, "reveal Sail": 1}


@pytest.mark.rule("I6.11")
def test_cards_of_the_last_round_may_come_again() -> None:
    """All 34 cards go round: what is kept never comes, the rest does."""
    board = lay(ships=LAST, market="", cards=["10 statue"], face_down="", discard="2 lever, 2 hammer")
    board.play("sail 4 obelisks", "deal")
    assert sorted(board.offer()) == ["hammer", "hammer", "lever", "lever"]


# ---- the pair is laid --------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.11", "I6.12")
def test_both_cards_of_the_pair_from_the_old_pile() -> None:
    board = ending("BAAAA", face_down="3 statue, lever, sail", discard="chisel, hammer").play(
        *["reveal Statue"] * 3
    )
    assert (board.pile, board.pair, board.known_pair()) == (0, 2, [])
    assert board.face_down() == deck("lever, sail"), "not shuffled, nothing more is needed"
    assert board.discard() == deck("chisel, hammer")


@pytest.mark.rule("I6.11", "I6.12")
def test_one_card_of_the_pair_from_the_old_pile_and_one_from_the_new() -> None:
    board = ending("BAAAA", face_down="3 statue, lever", discard="2 chisel, hammer").play(
        *["reveal Statue"] * 3
    )
    assert (board.pile, board.pair, board.known_pair()) == (2, 2, ["lever"])
    assert board.face_down() == deck("2 chisel, hammer")
    assert board.discard() == {}


@pytest.mark.rule("I6.11", "I6.12")
def test_both_cards_of_the_pair_from_the_new_pile() -> None:
    board = ending("BAAAA", face_down="3 statue", discard="2 chisel, hammer").play(*["reveal Statue"] * 3)
    assert (board.pile, board.pair, board.known_pair()) == (1, 2, [])
    assert board.face_down() == deck("2 chisel, hammer")


# ---- drawing while the pair lies there ---------------------------------------------------------------------------
@pytest.mark.rule("I6.12", "I16.5")
def test_the_pair_is_not_in_the_new_pile() -> None:
    """Two unknown cards lie on the market, and the draw pile is empty: they must be the last two of the old pile."""
    board = drawing("sail, lever", "3 chisel, hammer", sides="BBAAA", pair=2)
    assert board.pile == 0
    board.play("draw")
    assert board.odds() == {"reveal Chisel": 3, "reveal Hammer": 1}
    assert (board.known_pair(), board.pair, board.discard()) == (["lever", "sail"], 2, {})
    board.play("reveal Hammer")
    assert (board.pile, board.face_down()) == (3, deck("3 chisel"))
    assert board.cards(1) == deck("hammer")
    assert board.asks(2, Step.BUILD), "Brown's stone is still to be laid"


@pytest.mark.rule("I6.12", "I6.8")
def test_a_known_pair_is_looked_at_without_being_turned_up() -> None:
    board = lay("BAAAA", ships="w - - -", known="statue, lever", discard="").play(
        "sail 1 market", "take pair"
    )
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
    board = lay("BAAAA", ships="w - - -", market="sail, 2 hammer", known=known)
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
@pytest.mark.parametrize(("known", "turned"), [("", 2), ("sail", 1), ("sail, lever", 0)])
def test_an_untaken_pair_is_turned_up_as_far_as_it_is_not_known(known: str, turned: int) -> None:
    board = lay("BAAAA", ships=LAST, market="", known=known).play("sail 4 obelisks")
    for _ in range(turned):
        assert board.step == Step.CLEAR
        board.play("reveal Statue")
    assert board.step == Step.DEAL_ROUND
    rest = ["statue"] * turned + known.split(", ") * bool(known)
    assert (board.discard(), board.pair, board.known_pair()) == (deck(", ".join(rest)), 0, [])


@pytest.mark.rule("I6.12")
def test_the_pair_may_become_known_in_two_steps() -> None:
    """One card from an old pile, and the new pile is used up while the pair still lies there."""
    board = drawing("lever", "chisel, hammer", sides="BBAAA", known="sail", pair=2)
    assert board.pile == 0
    board.play("draw", "reveal Chisel")
    assert board.known_pair() == ["lever", "sail"]
    assert board.face_down() == deck("hammer")


@pytest.mark.rule("I6.12", "I16.5")
def test_equal_cards_of_a_pair_may_be_known_too() -> None:
    board = drawing("2 sail", "chisel", sides="BBAAA", pair=2).play("draw", "reveal Chisel")
    assert board.known_pair() == ["sail", "sail"]
    board = lay("BAAAA", ships="w - - -", known="2 sail").play("sail 1 market", "take pair", "keep Sail")
    assert (board.cards(1), board.discard()) == (deck("sail"), deck("sail"))


# ---- drawing in the middle of an unloading -----------------------------------------------------------------------
@pytest.mark.rule("I6.11", "I7.10")
def test_the_last_card_of_the_pile_is_drawn_without_shuffling() -> None:
    board = drawing("lever", "3 chisel").play("draw")
    assert board.odds() == {"reveal Lever": 1}
    board.play("reveal Lever")
    assert (board.pile, board.discard()) == (0, deck("3 chisel"))


@pytest.mark.rule("I6.11", "I7.10")
def test_the_discard_pile_is_shuffled_in_the_middle_of_unloading() -> None:
    board = drawing("", "2 chisel, lever")
    assert (board.pile, board.discard()) == (0, deck("2 chisel, lever"))
    assert board.legal() == ["draw", "decline"]
    board.play("draw")
    assert board.odds() == {"reveal Chisel": 2, "reveal Lever": 1}
    board.play("reveal Lever")
    assert (board.cards(1), board.pile, board.discard()) == (deck("lever"), 2, {})
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I6.11", "I7.13")
def test_who_declines_shuffles_nothing() -> None:
    board = drawing("", "2 chisel, lever").play("decline")
    assert (board.pile, board.discard()) == (0, deck("2 chisel, lever"))


@pytest.mark.rule("I6.11", "I8.8")
@pytest.mark.parametrize("face_down", ["", "2 sail, 10 statue"])
def test_the_discard_pile_is_shuffled_for_the_temple(face_down: str) -> None:
    board = lay(
        "AABAA", players=3, ships=LAST, temple="nnnw", face_down=face_down, discard="2 chisel", market=""
    )
    board.play("sail 4 obelisks", "point", "point")
    assert (board.actor, board.step) == (CHANCE, Step.DRAW)
    assert set(board.odds()) == ({"reveal Statue", "reveal Sail"} if face_down else {"reveal Chisel"})


@pytest.mark.rule("I6.11", "I12.5")
def test_a_lever_is_not_shuffled_in_during_its_own_unloading() -> None:
    board = lay(
        "ABAAA", players=3, ships="wn - - -", pyramids="b||", cards=["lever"], face_down="", discard="chisel"
    )
    board.play("play lever", "sail 1 pyramids", "unload white", "build left", "draw")
    assert board.odds() == {"reveal Chisel": 1}
    board.play("reveal Chisel", "build middle")
    assert board.discard() == deck("lever")


@pytest.mark.rule("I12.5", "I13.1")
def test_a_lever_that_ends_the_round_is_shuffled_in_for_the_temple() -> None:
    board = lay(
        "AABAA", players=3, ships="market pyramids obelisks n", temple="nnnw", cards=["lever"], face_down=""
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
    words: dict[str, Any] = {"face_down": "", "discard": "", "market": ""}
    board = lay("AABAA", players=3, ships=LAST, temple="nnnwn", **words)
    board.play("sail 4 obelisks", "point", "point")
    assert board.asks(2, Step.CHOOSE), "the fifth column"
    assert board.cards(1) == {}


@pytest.mark.rule("I6.13")
@pytest.mark.parametrize(("discard", "lying"), [("", 0), ("lever", 1), ("lever, sail, 2 hammer", 4)])
def test_a_market_with_fewer_cards(discard: str, lying: int) -> None:
    board = ending(face_down="", discard=discard)
    if lying:
        board.play("deal")
    assert board.is_turn_of(1)
    assert 4 - board.offer().count("-") == lying


@pytest.mark.rule("I6.13")
@pytest.mark.parametrize(
    ("discard", "pair"), [("3 statue", 0), ("3 statue, lever", 1), ("4 statue, lever", 2)]
)
def test_a_pair_of_fewer_cards(discard: str, pair: int) -> None:
    board = ending("BAAAA", face_down="", discard=discard).play(*["reveal Statue"] * 3)
    assert (board.pair, board.pile) == (pair, 0)
    board.play("place 1:1", "place 1:2", "place 1:3", "sail 1 market", *["take Statue"] * 3)
    assert board.is_turn_of(2)


@pytest.mark.rule("I6.13")
def test_a_pair_of_one_card_is_kept() -> None:
    board = lay("BAAAA", ships="w - - -", market="", face_down="lever", discard="", pair=1)
    board.play("sail 1 market", "take pair", "reveal Lever")
    assert board.legal() == ["keep Lever"]
    assert board.play("keep Lever").cards(1) == deck("lever")


@pytest.mark.rule("I6.13")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_stone_that_finds_no_card_goes_back(side: str) -> None:
    board = lay(f"{side}AAAA", ships="wb - - -", market="", pair=0, face_down="")
    before = board.quarry(0), board.quarry(1)
    board.play("sail 1 market")
    assert board.is_turn_of(1)
    assert (board.quarry(0), board.quarry(1)) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("I6.13")
def test_only_28_cards_can_be_kept() -> None:
    assert sum(components.CARD_COUNTS[components.RED[1] :]) == 28
    assert deck("2 entrance, 2 sarcophagus, 2 paved_path").total() == 6 > components.OFFER_B + components.PAIR


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
    kept = "2 pyramid_decoration, 2 temple_decoration, 2 burial_chamber_decoration, 2 obelisk_decoration"
    words: dict[str, Any] = {
        "market": "entrance, sarcophagus, paved_path",
        "known": "sarcophagus, paved_path",
    }
    words |= {"cards": [f"{kept}, 10 statue", "2 lever, 2 hammer, 3 sail, 3 chisel"], "pyramids": "b|nnn|"}
    board = lay("BBAAA", players=3, ships="wn - - -", face_down="entrance", discard="", **words)
    board.play("sail 1 pyramids", "build left", "draw", "reveal Entrance", "build middle")
    assert board.asks(2, Step.BUILD), "White is not asked for a second card"
    assert (board.track(), board.pile, board.discard()) == ([0, 2, 0], 0, deck("entrance"))


# ---- drawn at once -----------------------------------------------------------------------------------------------
def looking(*lines: str, **words: Any) -> Board:
    """White is taking the pair."""
    return lay("BAAAA", ships="w - - -", **words).play("sail 1 market", "take pair", *lines)


@pytest.mark.rule("I2.8")
@pytest.mark.parametrize(
    "board",
    [
        pytest.param(lambda: drawing(SIX, "", sides="BBAAA", pair=2).play("draw"), id="draw"),
        pytest.param(
            lambda: drawing(SIX, "", sides="BBAAA", pair=2, known="chisel").play("draw"), id="one known"
        ),
        pytest.param(lambda: looking(known="sail", face_down="lever, 2 hammer"), id="look, one known"),
        pytest.param(lambda: looking("reveal Lever"), id="look again"),
        pytest.param(lambda: looking("reveal Lever", face_down="lever, hammer"), id="look at the last"),
        pytest.param(lambda: clearing(known="sail", face_down="2 lever"), id="clear"),
        pytest.param(lambda: lay(number=5, ships=LAST).play("sail 4 obelisks"), id="round"),
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
    """Nobody took the pair."""
    return lay("BAAAA", ships=LAST, **words).play("sail 4 obelisks")
