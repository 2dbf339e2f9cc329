"""I18 notation and records, through the public face."""

import itertools
from typing import Any

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.imhotep.moves import MOVES, REVEALS, ROUNDS_BY_PLAYERS
from tests.rules.imhotep.board import COPIES, Board, afloat, lay, title
from tests.rules.playing import played_out

SITES = ("market", "pyramids", "temple", "burial chamber", "obelisks")
BLUE = ("lever", "hammer", "sail", "chisel")


def playing(*lines: str) -> Board:
    """A table on which every kind of decision is soon met."""
    board = lay(
        "ships=4,3*2,2 ship1=0,1,2,3 ship2=0,1 left=0 middle=0 right=0 temple=0,1,2 "
        f"0:cards={','.join(BLUE)} offer=statue,paved_path,temple_decoration 0:sled=3 1:sled=3 "
        "2:sled=2 3:sled=3",
        sides="BBBAA",
        players=4,
    )
    return board.play(*lines)


@pytest.mark.rule("I18.1")
@pytest.mark.parametrize(
    ("line", "before"),
    [
        ("get stones", []),
        *((f"place {space}", []) for space in ("2:3", "3:1", "4:2")),
        *((f"sail {ship} {site}", []) for ship in (1, 2) for site in SITES),
        *((f"play {card}", []) for card in BLUE),
        *(
            (f"unload {color}", ["play lever", "sail 1 temple"])
            for color in ("black", "white", "brown", "gray")
        ),
        *(
            (f"take {card}", ["sail 1 market"])
            for card in ("Statue", "Paved path", "Temple decoration", "pair")
        ),
        ("keep Sail", ["sail 1 market", "take pair", "reveal Sail", "reveal Burial chamber decoration"]),
        (
            "keep Burial chamber decoration",
            ["sail 1 market", "take pair", "reveal Sail", "reveal Burial chamber decoration"],
        ),
        *((f"build {pyramid}", ["sail 1 pyramids"]) for pyramid in ("left", "middle", "right")),
        *((line, ["sail 1 pyramids", "build left"]) for line in ("draw", "decline")),
        *((line, ["sail 1 pyramids", "build right"]) for line in ("get stones", "decline")),
        *((line, ["sail 1 pyramids", "build middle"]) for line in ("place 3:2", "decline")),
    ],
)
def test_decisions_are_written_like_this(line: str, before: list[str]) -> None:
    check_notation(playing(*before).match(), line)


@pytest.mark.rule("I18.1")
@pytest.mark.parametrize("line", ["point", "get stones"])
def test_the_choice_of_the_temple_is_written_like_this(line: str) -> None:
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=0", sides="AABAA").play(
        "sail 4 burial chamber"
    )
    check_notation(board.match(), line)


@pytest.mark.rule("I18.1")
def test_passing_is_written_like_this() -> None:
    check_notation(lay("ships=4,3,1*2 ship1=0,1 0:sled=0", quarries=[0]).match(), "pass")


def check_notation(match: benben.Match, line: str) -> None:
    """A legal move may be given as its notation, as a typed move or as its integer."""
    assert line in [str(move) for move in match.legal_moves]
    move = match.copy().play(line)
    assert str(move) == line
    assert match.copy().play(int(move)) == move == match.copy().play(move)
    assert match.copy().play(line.upper()) == move, "case does not matter"


@pytest.mark.rule("I18.1")
def test_all_there_is_to_decide() -> None:
    assert [str(move) for move in MOVES] == [
        *(f"place {ship}:{space}" for ship in (1, 2, 3, 4) for space in (1, 2, 3, 4)),
        *(f"sail {ship} {site}" for ship in (1, 2, 3, 4) for site in SITES),
        "get stones",
        *(f"play {card}" for card in BLUE),
        *(f"take {title(card)}" for card in COPIES),
        "take pair",
        *(f"keep {title(card)}" for card in COPIES),
        *(f"unload {color}" for color in ("black", "white", "brown", "gray")),
        *(f"build {pyramid}" for pyramid in ("left", "middle", "right")),
        *("draw", "point", "decline", "pass"),
    ]
    assert [int(move) for move in MOVES] == list(range(len(list(MOVES))))
    assert all(MOVES.parse(str(move)) == move == MOVES.parse(int(move)) for move in MOVES)


@pytest.mark.rule("I18.1")
@pytest.mark.parametrize(
    "line", ["place 5:1", "place 1:5", "sail 1", "sail 1 harbor", "take", "keep pair", "unload red", ""]
)
def test_what_is_no_notation_is_refused(line: str) -> None:
    with pytest.raises(benben.MalformedMove):
        MOVES.parse(line)


@pytest.mark.rule("I18.2")
def test_parts_of_an_action_are_decisions_of_whom_they_concern() -> None:
    match = playing().match()
    lines = ["play lever", "sail 1 pyramids", "unload brown", "unload gray", "unload white"]
    lines += ["build right", "get stones", "build right", "build middle", "decline", "build left", "decline"]
    seats = [0, 0, 0, 0, 0, 2, 2, 3, 1, 1, 0, 0]
    for line, seat in zip(lines, seats, strict=True):
        assert match.turn == seat, line
        match.play(line)
    assert [(ply.actor, ply.text) for ply in match.plies] == list(zip(seats, lines, strict=True))
    assert match.turn == 1


@pytest.mark.rule("I18.3")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_begins_with_its_card_and_the_face_up_cards(side: str, players: int) -> None:
    match = benben.load("imhotep", players=players, sides=f"{side}AAAA").new_match(seed=5)
    cards = 4 if side == "A" else 3
    assert [ply.actor for ply in match.plies] == [CHANCE] * (1 + cards)
    view = match.view(None)
    sizes = " ".join(str(ship["capacity"]) for ship in view["ships"])
    lying = [f"reveal {title(card)}" for card in view["market"]["offer"]]
    assert [ply.text for ply in match.plies] == [f"round {sizes}", *lying]


@pytest.mark.rule("I18.3")
def test_outcomes_are_written_like_this() -> None:
    assert [str(outcome) for outcome in REVEALS] == [f"reveal {title(card)}" for card in COPIES]
    for players, first in ((2, "round 4 3 2 2"), (3, "round 4 3 3 2"), (4, "round 4 4 3 2")):
        assert str(ROUNDS_BY_PLAYERS[players].value(0)) == first
        assert len(list(ROUNDS_BY_PLAYERS[players])) == 7


@pytest.mark.rule("I18.3")
def test_the_pair_is_turned_up_when_it_is_taken_or_discarded() -> None:
    """And what is known already is not turned up again."""
    words: dict[str, Any] = {"sides": "BAAAA"}
    text = "ships=1*4 ship1=0 sailed=-,pyramids,obelisks,temple"
    for known, count in (("", 2), ("sail", 1), ("lever,sail", 0)):
        match = lay(f"{text} aside={known}", **words).match()
        match.play("sail 1 market")
        match.play("take pair")
        assert [ply.actor for ply in match.plies] == [0, 0, *[CHANCE] * count]
        match = lay(f"{text} aside={known}", **words).match()
        match.play("sail 1 burial chamber")
        found = [ply.text.split()[0] for ply in match.plies]
        assert found == ["sail", *["reveal"] * count, "round", *["reveal"] * 3]


@pytest.mark.rule("I18.3")
@pytest.mark.parametrize(("players", "sides"), [(2, "AAAAA"), (3, "BBBBB"), (4, "BABAB")])
def test_a_whole_game_replays_from_its_notation(players: int, sides: str) -> None:
    match = played_out("imhotep", 6, players=players, sides=sides, wrath=True)
    board = Board(sides, players, wrath=True).play(*(ply.text for ply in match.plies))
    assert board.tables.tobytes() == match.tables.tobytes()
    assert board.is_over


@pytest.mark.rule("I3.8")
@pytest.mark.parametrize("seed", range(2))
def test_no_more_is_ever_legal_than_there_is_room_for(seed: int) -> None:
    """All stones that can be placed and all ships that can sail, with every blue card in hand."""
    sizes = itertools.product(range(5), repeat=4)
    for stones in itertools.islice(sizes, seed, None, 37):
        ships = " ".join("b" * min(count, 4) + "-" * (4 - count) for count in stones)
        board = lay(f"{afloat(ships)} turn=1 1:cards={','.join(BLUE)} 0:sled=3 1:sled=3", players=4)
        assert len(board.legal()) == len(set(board.legal()))
