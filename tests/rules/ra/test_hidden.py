"""R1.5 who may play, R13 what is hidden, R14 notation; all through the public face."""

import json
import random
from collections import Counter

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.ra.components import Tile
from benben.games.ra.moves import DEALS, MOVES, REVEALS
from benben.games.ra.names import TILE_IDS
from tests.rules.playing import played_out
from tests.rules.ra.board import Board, Pile, lay
from tests.rules.ra.reference import SETS


def tile_drawn(event: benben.Message) -> str:
    """The tile that an event of the log says was drawn."""
    tile = event["args"]["tile"]
    assert isinstance(tile, dict)
    return tile["id"].removeprefix("ra-tile-")


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(("edition", "players"), [("2022", 2), ("2022", 5), ("1999", 3), ("1999", 5)])
def test_these_numbers_of_players_may_play(edition: str, players: int) -> None:
    game = benben.load("ra", players=players, edition=edition)
    assert game.players == players
    assert len(game.new_match(seed=1).view(None)["seats"]) == players


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(("edition", "players"), [("2022", 1), ("2022", 6), ("1999", 2), ("1999", 6)])
def test_other_numbers_of_players_may_not(edition: str, players: int) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("ra", players=players, edition=edition)


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_table_is_open_to_all(viewer: int | None) -> None:
    board = lay(
        "turn=0 ra=3 track=nile,-,step_pyramid centre=4 0:tiles=nile*2,god 2:tiles=art "
        "0:suns=13,5/8,2 1:suns=12/10,9,7 2:suns=-/11,6,3,1"
    )
    view = board.match.view(viewer)
    assert view["track"] == ["nile", None, "step_pyramid", None, None, None, None, None]
    assert (view["centre"], view["ra_count"], view["ra_limit"], view["epoch"]) == (4, 3, 8, 1)
    assert view["bag_size"] == 180 - 3 - 1 - 2 - 3
    assert [seat["suns_up"] for seat in view["seats"]] == [[13, 5], [12], []]
    assert [seat["suns_down"] for seat in view["seats"]] == [[8, 2], [10, 9, 7], [11, 6, 3, 1]]
    assert [seat["tiles"] for seat in view["seats"]] == [{"god": 1, "nile": 2}, {}, {"art": 1}]


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_auction_is_open_to_all(viewer: int | None) -> None:
    board = lay("turn=0 track=nile").play("invoke", "pass", "bid 10")
    auction = board.match.view(viewer)["auction"]
    assert auction == {
        "ra_player": 0,
        "cause": "invoked",
        "must_bid": False,
        "bids": [None, "pass", 10],
        "highest": 10,
        "highest_bidder": 2,
    }


@pytest.mark.rule("R13.1")
def test_a_view_tells_of_a_forced_bid() -> None:
    view = lay("turn=0").play("invoke", "pass", "pass").match.view(1)
    assert (view["actor"], view["auction"]["must_bid"]) == (0, True)


@pytest.mark.rule("R13.1")
def test_a_view_tells_what_is_to_be_given_up() -> None:
    board = lay("turn=0 track=earthquake 0:tiles=palace*2,temple,art").play("invoke", "pass", "pass", "bid 2")
    view = board.match.view(None)
    assert (view["step"], view["discard"]) == ("discard", {"category": "monument", "count": 2})


@pytest.mark.rule("R13.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_his_own_points_only(viewer: int | None) -> None:
    board = lay("epoch=2 turn=0 ra=7 0:tiles=gold 0:points=11 1:points=22 2:points=33").play(
        "draw", "reveal Ra"
    )
    view = board.match.view(viewer)
    points = [9, 17, 28]  # no Civilization -5, Gold +3
    assert [seat["points"] for seat in view["seats"]] == [
        points[seat] if seat == viewer else None for seat in range(3)
    ]
    assert {line["seat"] for line in view["receipt"]} == ({viewer} if viewer is not None else set())


@pytest.mark.rule("R13.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_does_not_depend_on_others_points(viewer: int | None) -> None:
    one, other = lay("turn=0", players=2), lay("turn=0", players=2)
    for seat in {0, 1} - {viewer}:
        other.table.points[seat] = 27
    assert one.match.view(viewer) == other.match.view(viewer)


@pytest.mark.rule("R13.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_story_keeps_others_points_secret(viewer: int | None) -> None:
    match = lay("turn=0 ra=5", players=2).match
    match.push("draw")
    match.push("reveal Ra")
    assert match.table.epoch == 1
    narrated = match.narrate(1, viewer)
    scored = [event["args"]["seat"] for event in narrated if event["id"] == "ra-event-epoch_points"]
    assert scored == ([] if viewer is None else [viewer])


@pytest.mark.rule("R13.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_with_open_scores_everybody_sees_all_points(viewer: int | None) -> None:
    view = lay("epoch=2 turn=0 0:points=11 1:points=22", players=2, open_scores=True).match.view(viewer)
    assert [seat["points"] for seat in view["seats"]] == [11, 22]
    assert {line["seat"] for line in view["receipt"]} == {0, 1}


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_at_the_end_everything_is_open(viewer: int | None) -> None:
    match = played_out("ra", 3, players=3)
    view = match.view(viewer)
    assert view["over"]
    assert [seat["points"] for seat in view["seats"]] == list(match.scores)
    assert len(view["receipt"]) == len(match.receipt())


@pytest.mark.rule("R13.5")
def test_a_bag_has_no_order() -> None:
    board = lay("turn=0")
    other = benben.load("ra", players=3).position("turn=0", seed=2)
    assert board.match.key == other.key, "the table knows nothing of the tile that comes next"
    board.play("draw")
    for outcome in ("reveal Nile", "reveal Ra", "reveal God"):
        match = board.match.copy()
        match.push(outcome)
        assert match.plies[-1].text == outcome


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("edition", ["2022", "1999"])
def test_no_one_is_shown_what_has_left_the_game(edition: str, viewer: int | None) -> None:
    """The same view, whichever tiles have left and however many they are."""
    board = lay("turn=0 track=art,gold 0:tiles=god 1:tiles=nile", edition=edition)
    view = board.match.view(viewer)
    board.table.gone[Tile.FLOOD] += 3
    board.table.gone[Tile.PHARAOH] += 2
    assert board.match.view(viewer) == view


@pytest.mark.rule("R13.6")
@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("edition", ["2022", "1999"])
def test_log_and_table_tell_what_has_left_the_game(edition: str) -> None:
    """The draws that a spectator saw, less the visible tiles, are the tiles that no one may look at."""
    match = benben.load("ra", players=3, edition=edition).new_match(seed=6)
    dice = random.Random(6)
    while not match.is_over:
        match.play("draw" if "draw" in match.legal_moves else dice.choice(match.legal_moves.codes))
    narrated = [event for ply in range(match.ply) for event in match.narrate(ply, None)]
    drawn: Pile = Counter({"ra": sum(event["id"] == "ra-event-ra_tile" for event in narrated)})
    drawn.update(tile_drawn(event) for event in narrated if event["id"] == "ra-event-draw")
    view = match.view(None)
    assert drawn.total() == 180 - view["bag_size"]
    assert set(drawn) == set(TILE_IDS.values()), "a game in which every kind was drawn"
    for seat in view["seats"]:
        drawn.subtract(seat["tiles"])
    assert view["track"] == [None] * 8
    assert +drawn == Counter(
        {TILE_IDS[kind]: int(count) for kind, count in enumerate(match.table.gone) if count}
    )


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_computer_player_remembers_everything(seat: int) -> None:
    board = lay(
        "epoch=2 turn=0 0:suns=13/8,* 1:suns=12/* 2:suns=-/11,2,* 0:tiles=gold 0:points=11 1:points=22 2:points=33"
    )
    board.table.gone[Tile.FLOOD] += 3
    known = board.match.known(seat)
    assert known.tobytes() == board.tables.tobytes()


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_views_are_plain_json(seed: int) -> None:
    match = benben.load("ra", players=4).new_match(seed=seed)
    dice = random.Random(seed)
    while not match.is_over:
        view = match.view(1)
        assert json.loads(json.dumps(view)) == view
        match.play(dice.choice(match.legal_moves.codes))


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize(
    ("line", "board"),
    [
        ("draw", lay("turn=0")),
        ("invoke", lay("turn=0")),
        ("bid 9", lay("turn=0").play("invoke")),
        ("pass", lay("turn=0").play("invoke")),
        ("take Pharaoh", lay("turn=0 track=nile,pharaoh 0:tiles=god")),
        ("take Step pyramid", lay("turn=0 track=nile,step_pyramid 0:tiles=god")),
        ("done", lay("turn=0 track=nile,pharaoh 0:tiles=god*2").play("take Nile")),
        ("discard Art", lay("turn=0 track=unrest 0:tiles=god,art*2,writing").play("take Unrest")),
    ],
)
def test_decisions_are_written_like_this(line: str, board: Board) -> None:
    match = board.match
    assert line in [str(move) for move in match.legal_moves]
    move = match.copy().play(line)
    assert str(move) == line
    assert match.copy().play(int(move)) == move == match.copy().play(move)
    assert match.copy().play(line.upper()) == move, "case does not matter"


@pytest.mark.rule("R14.1")
def test_no_two_decisions_share_a_notation() -> None:
    assert len({str(move) for move in MOVES}) == len(MOVES) == len({int(move) for move in MOVES})
    assert all(MOVES.parse(str(move)) == move == MOVES.parse(int(move)) for move in MOVES)


@pytest.mark.rule("R14.2")
def test_chance_is_written_like_this() -> None:
    match = benben.load("ra", players=3).new_match(seed=5)
    match.play("draw")
    deals = [ply.text for ply in match.plies if ply.actor == CHANCE and ply.text.startswith("deal")]
    assert len(deals) == 2
    assert set(deals) <= {"deal 13-8-5-2", "deal 12-9-6-3", "deal 11-10-7-4"}
    assert match.plies[-1].text.startswith("reveal ")
    assert "reveal Pharaoh" in {str(outcome) for outcome in REVEALS}
    for players, sets in SETS.items():
        assert [str(deal) for deal in DEALS[players]] == ["deal " + "-".join(map(str, suns)) for suns in sets]


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize(("edition", "players"), [("2022", 2), ("2022", 4), ("1999", 3), ("1999", 5)])
def test_whole_games_end_with_one_winner(edition: str, players: int) -> None:
    for seed in range(5):
        match = played_out("ra", seed, players=players, edition=edition)
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert outcome.scores[outcome.winners[0]] == max(outcome.scores)


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ("0:points=20 1:points=20", "ra-reason-highest_sun"),
        ("0:points=21 1:points=20", "ra-reason-points"),
    ],
)
def test_the_outcome_says_why(points: str, reason: str) -> None:
    board = lay(
        f"epoch=3 turn=0 ra=7 {points} 0:suns=13,9,6,2 1:suns=12,8,7,3 2:suns=11,10,5,4 "
        "0:tiles=art 1:tiles=art 2:tiles=art"
    )
    outcome = board.play("draw", "reveal Ra").match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), reason)


def test_views_call_the_tiles_by_their_names() -> None:
    assert {kind: name.upper() for kind, name in TILE_IDS.items()} == {int(tile): tile.name for tile in Tile}
