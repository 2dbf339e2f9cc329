"""D11 what is hidden; all through the public face."""

import json

import pytest

import benben
from benben.engine.dice import new_dice
from benben.engine.event import messages
from tests.rules.imhotep_duel.board import BOATS, Board, lay, own
from tests.rules.playing import played_out

VIEWERS = [0, 1, None]
TEMPLES = ["temple_1", "temple_2", "temple_3", "temple_4"]
OWNED = ["temple_4*2,temple_1,obelisk*2,take,place", "temple_2,tomb_7,light_pyramid*3"]


def narrated(board: Board, viewer: int | None, *lines: str) -> list[benben.Message]:
    """The messages for *viewer* while *lines* are played."""
    found = []
    for line in lines:
        before = board.tables.copy()[0]
        code = board.code(line)
        board.play(line)
        found += messages(board.game.rules.events(before, code, board.table, viewer))
    return found


# ---- the supply --------------------------------------------------------------------------------------------------
@pytest.mark.rule("D11.2")
def test_face_down_tokens_have_no_order() -> None:
    board = lay("0:meeples=a1,b1 face_down=obelisk*2,take,tomb_7,temple_4*2")
    first, second = board.match(), board.match()
    assert first.key == second.key
    board.play("unload 1")
    for outcome in ("load Obelisk", "load Take", "load Tomb 7", "load Temple 4"):
        match = board.match().copy()
        match.push(outcome)
        assert match.plies[-1].text == outcome


@pytest.mark.rule("D11.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_does_not_tell_what_is_face_down(viewer: int | None) -> None:
    cargo = " ".join(f"{boat}:cargo=obelisk*2,light_pyramid" for boat in BOATS)
    one = lay(f"{cargo} face_down=tomb_1,tomb_2,take,place,temple_1,temple_2")
    other = lay(f"{cargo} face_down=tomb_3,tomb_9,take*2,temple_4,dark_pyramid")
    assert one.match().view(viewer) == other.match().view(viewer)


# ---- temple tokens -----------------------------------------------------------------------------------------------
@pytest.mark.rule("D11.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_temple_tokens_of_side_a_are_shown_to_no_one(viewer: int | None) -> None:
    """Neither the owner's nor the other's: views are the same whichever they are."""
    one, other = (
        lay(own(*OWNED)),
        lay(f"0:tokens={OWNED[0].replace('temple_4*2', 'temple_2*2')} 1:tokens={OWNED[1]}"),
    )
    views = [board.match().view(viewer) for board in (one, other)]
    for view in views:
        assert [seat["temples"] for seat in view["seats"]] == [3, 1]
        assert not {*TEMPLES} & {token for seat in view["seats"] for token in seat["tokens"]}
        view.pop("boats")  # other tokens lie there
    assert views[0] == views[1]


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_gives_temple_tokens_away(viewer: int | None) -> None:
    view = lay(own(*OWNED)).match().view(viewer)
    assert [seat["sites"]["temple"] for seat in view["seats"]] == [None, None]
    assert [seat["points"] for seat in view["seats"]] == [None, None]
    assert [seat["sites"]["obelisk"] for seat in view["seats"]] == [2 + 6, 0]
    items = [(line["seat"], line["item"]) for line in view["receipt"]]
    assert items == [(0, "obelisk"), (0, "actions"), (1, "light_pyramid"), (1, "tomb")]


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_player_without_temple_tokens_hides_nothing(viewer: int | None) -> None:
    view = lay("0:tokens=temple_4*2,temple_1 1:tokens=tomb_7,light_pyramid*3").match().view(viewer)
    assert [seat["sites"]["temple"] for seat in view["seats"]] == [None, 0]
    assert [seat["points"] for seat in view["seats"]] == [None, 1 + 6]


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("kind", TEMPLES)
def test_the_log_says_only_that_it_is_a_temple_token(viewer: int | None, kind: str) -> None:
    board = lay(f"0:meeples=c1 1:meeples=a1 1:cargo=tomb_1,{kind}*2")
    hidden = {"id": "imhotep_duel-temple-hidden", "args": {}}
    deliveries = [event for event in narrated(board, viewer, "unload 1") if "deliver" in event["id"]]
    assert [event["args"]["seat"] for event in deliveries] == [0, 1]
    assert [event["args"]["token"] for event in deliveries] == [hidden, hidden]


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_log_hides_a_taken_temple_token_too(viewer: int | None) -> None:
    board = lay("0:tokens=take 1:cargo=tomb_1,temple_3,tomb_2").play("play take")
    assert narrated(board, viewer, "take 1:2") == [
        {
            "id": "imhotep_duel-event-take",
            "args": {"seat": 0, "token": {"id": "imhotep_duel-temple-hidden", "args": {}}, "boat": "1"},
        }
    ]


@pytest.mark.rule("D11.4")
def test_other_tokens_and_those_in_the_box_are_named() -> None:
    board = lay("0:meeples=c1 1:meeples=a1 1:cargo=temple_2,tomb_5,obelisk")
    tokens = [event["args"]["token"]["id"] for event in narrated(board, None, "unload 1")[1:]]  # type: ignore[index,call-overload]
    assert tokens == [f"imhotep_duel-token-{name}" for name in ("obelisk", "tomb_5", "temple_2")]


@pytest.mark.rule("D11.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_with_open_temples_nothing_is_hidden(viewer: int | None) -> None:
    view = lay(own(*OWNED), open_temples=True).match().view(viewer)
    assert view["open_temples"] is True
    assert view["seats"][0]["tokens"] == {"obelisk": 2, "temple_1": 1, "temple_4": 2}
    assert [seat["sites"]["temple"] for seat in view["seats"]] == [9, 2]
    assert [seat["points"] for seat in view["seats"]] == [2 + 6 + 9 + 2, 2 + 1 + 6]
    assert [line["points"] for line in view["receipt"] if line["item"] == "temple"] == [9, 2]


@pytest.mark.rule("D11.5")
@pytest.mark.rule("D11.6")
@pytest.mark.parametrize(("sides", "open_temples"), [("AAAA", True), ("ABAA", False), ("BBBB", True)])
def test_open_temple_tokens_are_named_in_the_log(sides: str, open_temples: bool) -> None:
    board = lay(
        "0:meeples=c1 1:meeples=a1 1:tokens=take 1:cargo=tomb_1,temple_2,temple_4 "
        "2:cargo=temple_3,tomb_2,tomb_3",
        sides=sides,
        open_temples=open_temples,
    )
    events = narrated(board, 1, "unload 1")
    board.play("load")
    events += narrated(board, 0, "play take", "take 2:1")
    said = json.dumps(events)
    assert "temple-hidden" not in said
    assert all(f"token-{token}" in said for token in ("temple_2", "temple_4", "temple_3"))


@pytest.mark.rule("D11.6")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("sides", ["ABAA", "BBBB"])
def test_temple_tokens_of_side_b_are_open(viewer: int | None, sides: str) -> None:
    seats = lay(own(*OWNED), sides=sides).match().view(viewer)["seats"]
    assert {token: seats[0]["tokens"].get(token) for token in TEMPLES} == {
        "temple_1": 1,
        "temple_2": None,
        "temple_3": None,
        "temple_4": 2,
    }
    assert [seat["sites"]["temple"] for seat in seats] == [4 + 1, 1]
    assert None not in [seat["points"] for seat in seats]


@pytest.mark.rule("D11.7")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_at_the_end_everything_is_open(viewer: int | None) -> None:
    board = lay(f"boats=1,C 0:meeples=a1 1:meeples=b1 1:cargo=take,obelisk,temple_3 {own(*OWNED)}")
    assert board.match().view(viewer)["seats"][1]["points"] is None
    events = narrated(board, viewer, "unload 1")
    view = board.match().view(viewer)
    assert (view["over"], view["step"], view["actor"], view["unloads_left"]) == (True, "over", None, 0)
    assert view["seats"][1]["tokens"] == {"light_pyramid": 3, "temple_2": 1, "temple_3": 1, "tomb_7": 1}
    assert [seat["sites"]["temple"] for seat in view["seats"]] == [9, 5]
    assert [seat["points"] for seat in view["seats"]] == [3 + 6 + 9 + 2, 5 + 6 + 1]
    assert [line["points"] for line in view["receipt"] if line["item"] == "temple"] == [9, 5]
    assert all(boat["unload"] == [] for boat in view["boats"])
    assert "token-temple_3" in json.dumps(events)


@pytest.mark.rule("D11.7")
@pytest.mark.rule("D11.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_rest_of_the_reserve_is_never_turned_over(viewer: int | None) -> None:
    """The same view and the same log, whichever tokens are left in the reserve."""
    seen = []
    cargo = "1:cargo=take,obelisk,tomb_3 C:cargo=place,obelisk,tomb_4"
    for face_down in ("tomb_1,take,temple_1", "dark_pyramid*2,temple_4"):
        board = lay(f"boats=1,C 0:meeples=a1 1:meeples=b1 {cargo} face_down={face_down}")
        events = narrated(board, viewer, "unload 1")
        view = board.match().view(viewer)
        assert (view["over"], view["supply"], view["reserve"]) == (True, 0, 3)
        seen.append((events, view))
    assert seen[0] == seen[1]


@pytest.mark.rule("D11.7")
@pytest.mark.rule("D9.18")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "BAAB"])
def test_at_the_end_the_whole_receipt_is_open(sides: str) -> None:
    match = played_out("imhotep_duel", 4, sides=sides)
    view = match.view(0)
    for seat in (0, 1):
        lines = [line for line in view["receipt"] if line["seat"] == seat]
        assert sum(line["points"] for line in lines) == view["seats"][seat]["points"] == match.scores[seat]
    assert len(view["receipt"]) == len(match.receipt())


@pytest.mark.rule("D11.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_computer_player_remembers_everything(seat: int) -> None:
    board = lay(f"0:meeples=a1 1:meeples=c3 {own(*OWNED)}")
    known = board.game.known(board.table, seat, new_dice(7))
    assert known.tobytes() == board.tables.tobytes()
