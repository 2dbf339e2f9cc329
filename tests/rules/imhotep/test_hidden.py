"""I16 what is hidden; all through the public face."""

import json
from typing import Any

import pytest

import benben
from benben import nd
from benben.engine.dice import new_dice
from benben.engine.event import messages
from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import Board, deck, lay, title

VIEWERS = [0, 1, 2, None]


def narrated(board: Board, viewer: int | None, *lines: str) -> list[benben.Message]:
    """The messages for *viewer* while *lines* are played."""
    found = []
    for line in lines:
        before = board.tables.copy()[0]
        code = board.code(line)
        board.play(line)
        found += messages(board.game.rules.events(before, code, board.table, viewer))
    return found


def looking(first: str = "hammer", second: str = "statue", **words: Any) -> Board:
    """White looks at these two cards of the pair; there are three players."""
    words.setdefault("offer", "statue*3")
    board = lay("ships=1*4 ship1=1", sides="BAAAA", players=3, **words).play("sail 1 market", "take pair")
    return board.play(f"reveal {title(first)}", f"reveal {title(second)}")


# ---- what is open ------------------------------------------------------------------------------------------------
@pytest.mark.rule("I16.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_face_up_is_open_to_all(viewer: int | None) -> None:
    board = lay(
        "turn=1 round=3 ships=4,3,1*2 ship1=0,1,-,2 ship2=2 sailed=-*2,temple 0:sled=1 1:sled=2 2:sled=5 "
        "0:cards=lever,statue*2 2:cards=temple_decoration offer=sail,statue,sail "
        "discard=entrance,chisel left=0,1 right=2 temple=2,0,1,2,0,1 chamber=1*2,0 "
        "obelisks=0,2 towers=1 0:temple_points=3",
        sides="BBABB",
        players=3,
        quarries=[9, 8, 0],
        wrath=True,
        blue_cards="round",
    )
    view = board.match().view(viewer)
    assert (view["game"], view["viewer"], view["players"], view["over"]) == ("imhotep", viewer, 3, False)
    assert (view["actor"], view["turn"], view["step"], view["round"], view["rounds"]) == (1, 1, "turn", 3, 6)
    assert (view["wrath"], view["blue_cards"], view["playing"]) == (True, "round", None)
    assert [ship["hold"] for ship in view["ships"]] == [[0, 1, None, 2], [2, None, None], [None], [None]]
    assert [ship["site"] for ship in view["ships"]] == [None, None, "temple", None]
    assert view["market"] == {
        "offer": ["sail", "statue", "sail"],
        "pair": 2,
        "pile": 34 - 3 - 2 - 4 - 2,
        "discard": {"entrance": 1, "chisel": 1},
        "looking": None,
    }
    assert [pyramid["stones"] for pyramid in view["pyramids"]] == [
        [0, 1, *[None] * 3],
        [None] * 5,
        [2, *[None] * 4],
    ]
    assert [column["stones"] for column in view["temple"]] == [[2, 1], [0], [1], [2], [0]]
    assert (view["burial_chamber"], view["obelisks"]) == ([1, 1, 0], [1, 0, 1])
    assert [tower["seat"] for tower in view["towers"]] == [1, None, None, None]
    black, white, brown = view["seats"]
    assert (black["sled"], black["quarry"], black["cards"], black["track"]) == (
        1,
        9,
        {"lever": 1, "statue": 2},
        5,
    )
    assert (white["sled"], white["quarry"], white["cards"], white["track"]) == (2, 8, {}, 1 + 15)
    assert (brown["sled"], brown["quarry"], brown["cards"]) == (5, 0, {"temple_decoration": 1})
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("I16.1")
def test_all_see_the_same_but_for_the_pair() -> None:
    for board in (lay("ships=2,1*3 ship1=1,2", sides="BBBBB", players=3), looking()):
        views = [board.match().view(viewer) for viewer in (0, 2, None)]
        for view in views:
            view.pop("viewer")
        assert views[0] == views[1] == views[2]


# ---- what is face down -------------------------------------------------------------------------------------------
@pytest.mark.rule("I16.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_does_not_tell_what_lies_face_down(viewer: int | None) -> None:
    one = lay(sides="BAAAA", players=3, face_down="statue*3,lever,sail")
    other = lay("round=1", sides="BAAAA", players=3, face_down="chisel*5")
    other.table.round_cards = 0b0111110
    assert one.match().view(viewer) == other.match().view(viewer)


@pytest.mark.rule("I16.2")
def test_face_down_cards_have_no_order() -> None:
    """Whichever card comes is decided when it is turned up: the same table may go on with any of them."""
    board = lay("ships=1*4 ship1=1", sides="BAAAA", face_down="statue,lever,sail").play(
        "sail 1 market", "take pair"
    )
    assert board.match().key == board.match().key
    for outcome in ("reveal Statue", "reveal Lever", "reveal Sail"):
        match = board.match().copy()
        match.push(outcome)
        assert match.plies[-1].text == outcome


@pytest.mark.rule("I16.2")
def test_taking_the_pair_and_leaving_it_are_alike_for_the_pile() -> None:
    board = lay("ships=1*4 ship1=1", sides="BAAAA", face_down="statue,lever,sail,chisel*2").play(
        "sail 1 market", "take pair"
    )
    assert board.odds() == {"reveal Statue": 1, "reveal Lever": 1, "reveal Sail": 1, "reveal Chisel": 2}
    assert board.pile == 3


# ---- who looks at the pair ---------------------------------------------------------------------------------------
@pytest.mark.rule("I16.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_who_took_the_pair_is_shown_it(viewer: int | None) -> None:
    board = looking()
    view = board.match().view(viewer)
    assert view["market"]["looking"] == (["statue", "hammer"] if viewer == 1 else None)
    assert (view["actor"], view["step"], view["market"]["pair"]) == (1, "keep", 2)


@pytest.mark.rule("I16.3")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_view_of_others_is_the_same_whichever_the_cards_are(viewer: int | None) -> None:
    assert looking("hammer", "statue").match().view(viewer) == looking("entrance", "sail").match().view(
        viewer
    )


@pytest.mark.rule("I16.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_while_the_second_card_is_turned_up_the_first_is_hidden_too(viewer: int | None) -> None:
    board = lay("ships=1*4 ship1=1", sides="BAAAA", players=3).play(
        "sail 1 market", "take pair", "reveal Hammer"
    )
    assert (board.actor, board.step) == (CHANCE, Step.LOOK)
    assert board.match().view(viewer)["market"]["looking"] == (["hammer"] if viewer == 1 else None)


@pytest.mark.rule("I16.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_log_tells_only_who_took_the_pair_what_it_is(viewer: int | None) -> None:
    board = lay("ships=1*4 ship1=1", sides="BAAAA", players=3).play("sail 1 market")
    events = narrated(board, viewer, "take pair", "reveal Hammer", "reveal Statue")
    assert events[0] == {"id": "imhotep-event-pair", "args": {"seat": 1}}
    names = [event["args"]["card"]["id"] for event in events[1:]]  # type: ignore[index,call-overload]
    assert names == (["imhotep-card-hammer", "imhotep-card-statue"] if viewer == 1 else [])


@pytest.mark.rule("I16.3")
def test_no_one_looks_at_another_time() -> None:
    rules = looking().game.rules
    assert rules.private_to(looking().table) == 1
    assert rules.private_to(lay("ships=1*4 ship1=1", sides="BAAAA").table) is None
    assert rules.private_to(lay("ships=1*4 ship1=1", sides="BAAAA").play("sail 1 market").table) is None
    board = lay("ships=1*4 ship1=1", sides="BAAAA").play("sail 1 market", "take pair")
    assert rules.private_to(board.table) == 1


@pytest.mark.rule("I16.3")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_computer_player_does_not_know_the_pair_of_another(seat: int) -> None:
    """It imagines any two cards that could be there, and everything else as it is."""
    board = looking("hammer", "statue", face_down="hammer,statue,lever*2,sail")
    imagined = set()
    for seed in range(60):
        known = board.game.known(board.table, seat, new_dice(seed))[0]
        imagined.add(tuple(int(kind) for kind in known.looking))
        for field in board.tables.dtype.names or ():
            if field != "looking":
                assert nd.array_equal(known[field], board.table[field]), field
    assert imagined == {(7, 8), (7, 9), (7, 10), (8, 8), (8, 9), (8, 10), (9, 10)}


@pytest.mark.rule("I16.3", "I16.5")
def test_known_cards_of_the_pair_are_not_imagined_otherwise() -> None:
    board = lay("ships=1*4 ship1=1 aside=sail", sides="BAAAA", players=3, face_down="lever*2,chisel")
    board.play("sail 1 market", "take pair", "reveal Chisel")
    imagined = set()
    for seed in range(30):
        known = board.game.known(board.table, 0, new_dice(seed))[0]
        imagined.add(tuple(int(kind) for kind in known.looking))
    assert imagined == {(8, 10), (10, 11)}


@pytest.mark.rule("I16.3")
def test_who_looks_knows_what_it_is() -> None:
    board = looking()
    for seed in range(5):
        assert board.game.known(board.table, 1, new_dice(seed)).tobytes() == board.tables.tobytes()


@pytest.mark.rule("I16.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_afterwards_both_cards_are_open(viewer: int | None) -> None:
    board = looking()
    said = [event["id"] for event in narrated(board, viewer, "keep Hammer")]
    assert said == ["imhotep-event-keep", "imhotep-event-discard"]
    view = board.match().view(viewer)
    assert view["seats"][1]["cards"] == {"hammer": 1}
    assert (view["market"]["discard"], view["market"]["looking"]) == ({"statue": 1}, None)


# ---- computer players --------------------------------------------------------------------------------------------
@pytest.mark.rule("I16.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_computer_player_remembers_every_card(seat: int) -> None:
    board = lay(
        "ships=2,1*3 ship1=1,2 0:cards=lever 1:cards=statue*2 discard=sail aside=chisel",
        sides="BBBBB",
        players=3,
    )
    assert board.game.known(board.table, seat, new_dice(3)).tobytes() == board.tables.tobytes()
    board.play("sail 1 market")
    assert board.game.known(board.table, seat, new_dice(3)).tobytes() == board.tables.tobytes()


@pytest.mark.rule("I16.5", "I6.12")
def test_a_used_up_pile_tells_what_the_pair_is() -> None:
    board = lay(
        "ships=2,1*3 ship1=1,2 left=0 offer=statue*3",
        sides="BBAAA",
        players=3,
        face_down="lever,sail",
        discard="statue*2",
    )
    assert board.known_pair() == []
    board.play("sail 1 pyramids", "build left", "draw", "reveal Statue")
    assert board.known_pair() == ["lever", "sail"]
    assert board.cards(1) == deck("statue")
