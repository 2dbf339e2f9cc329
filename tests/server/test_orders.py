"""Standing orders: they act as their owner would, they end when chance acts, and no one else can notice them before."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import benben
from benben import Match
from benben.server.http_errors import Refusal
from benben.server.models.orders import OrderStep
from benben.server.models.requests import OrderRequest
from benben.server.store import StoredOrder
from benben.server.store.orders import orders_at
from benben.server.tables import orders
from tests.server.guest import Guest, Line, Served, bot, guest, here, me, serve
from tests.server.ordering import give
from tests.server.postgres import Postgres
from tests.server.storing import opened
from tests.server.test_company import refused
from tests.waiting import wait_for

A_DAY = 86_400.0


def three(served: Served) -> list[Guest]:
    """Ann, Bob and Cid at a table of Ra; the one to move comes first, and the others follow in order."""
    ann = served.create(me("Ann"), guest(), guest())
    people = [ann, ann.join("Bob"), ann.join("Cid")]
    first = ann.state()["actor"]
    return [*people[first:], *people[:first]]


def invoke(caller: Guest) -> None:
    """Call Ra: an auction begins."""
    assert caller.play("invoke").status_code == 200


def order_of(line: Line) -> Any:
    """The newest message about one's own order."""
    return line.of_kind("order")["order"]


def end_of(line: Line) -> str:
    """How one's order ends."""
    while (found := order_of(line)) is None or found["ended"] is None:
        pass
    return str(found["ended"])


# ---- when they act and end -------------------------------------------------------------------------------------
def ra(seed: int = 1) -> Match:
    return benben.load("ra", players=3).new_match(seed=seed)


def seat_to_move(match: Match) -> int:
    """The seat that is to move."""
    assert match.turn is not None
    return match.turn


def after(match: Match, places: int) -> int:
    """The seat so many places after the one that is to move."""
    return (seat_to_move(match) + places) % 3


def ordered(match: Match, kind: str, amount: int = 0, seat: int | None = None) -> StoredOrder:
    """An order of the player after the one who is to move."""
    seat = after(match, 1) if seat is None else seat
    return orders.new_order(match, seat, OrderRequest(ply=match.ply, kind=kind, amount=amount))


def next_step(match: Match, seat: int, *path: int) -> OrderStep:
    """The next decision on the way to that of a seat."""
    step = orders.choices(match, seat, path).step
    assert step is not None
    return step


def in_auction(match: Match) -> Match:
    match.play("invoke")
    return match


def suns(match: Match, seat: int) -> list[int]:
    return sorted(match.view(seat)["seats"][seat]["suns_up"])


def test_pass_passes_in_the_auction() -> None:
    match = ra()
    order = ordered(match, "pass")
    assert orders.judge(order, match) == "wait"
    assert orders.judge(order, in_auction(match)) == orders.Act("pass")


def test_bid_up_to_bids_the_lowest_sun_that_is_enough_or_passes() -> None:
    match = ra()
    second, own, bids = after(match, 2), suns(match, after(match, 2)), suns(match, after(match, 1))
    bid = next(sun for sun in bids if own[0] < sun < own[-1])
    order = ordered(match, "bid_up_to", own[-1], second)
    low = ordered(match, "bid_up_to", own[0], second)
    in_auction(match).play(f"bid {bid}")
    enough = next(sun for sun in own if sun > bid)
    assert orders.judge(order, match) == orders.Act(f"bid {enough}")
    assert orders.judge(low, match) == orders.Act("pass")


def test_pass_until_leaves_the_decision_to_its_owner_from_an_amount_on() -> None:
    match = ra()
    second, bids = after(match, 2), suns(match, after(match, 1))
    order = ordered(match, "pass_until", bids[1], second)
    in_auction(match)
    below, at = match.copy(), match.copy()
    below.play(f"bid {bids[0]}")
    at.play(f"bid {bids[1]}")
    assert orders.judge(order, below) == orders.Act("pass")
    assert orders.judge(order, at) == orders.OrderEnds("declined")


def test_an_order_ends_when_chance_acts() -> None:
    match = ra()
    order = ordered(match, "pass")
    match.play("draw")
    assert orders.judge(order, match) == orders.OrderEnds("chance")


def test_an_order_ends_when_what_it_was_based_on_is_taken_back() -> None:
    match = in_auction(ra())
    order = ordered(match, "pass")
    match.undo()
    assert orders.judge(order, match) == orders.OrderEnds("taken_back")
    match.play("draw")  # as many plies as before, but others
    assert match.ply >= order.ply
    assert orders.judge(order, match) == orders.OrderEnds("taken_back")


def test_an_order_is_forgotten_when_its_owner_has_decided() -> None:
    match = ra()
    order = ordered(match, "pass")
    in_auction(match).play(f"bid {suns(match, seat_to_move(match))[0]}")
    assert orders.judge(order, match) == "forget"
    assert orders.judge(orders.ended(order, match, "done"), match) == "wait"


def test_orders_that_make_no_sense_are_refused() -> None:
    match = ra()
    own, others = suns(match, 0), suns(match, seat_to_move(match))
    for kind, amount in (
        ("bid_up_to", others[0]),
        ("pass_until", own[0] if match.turn != 0 else 99),
        ("pass", 1),
        ("move", 0),
        ("win", 0),
    ):
        with pytest.raises(Refusal):
            ordered(match, kind, amount)
    with pytest.raises(Refusal):
        ordered(match, "pass", seat=match.turn)


def test_one_move_is_made_at_the_expected_table_and_no_other() -> None:
    match = benben.load("imhotep_duel").new_match(seed=2)
    seat = 1 - seat_to_move(match)
    step = next_step(match, seat)
    expected, other = step.moves[0].move, step.moves[1].move
    mine = next_step(match, seat, expected)
    assert (step.mine, mine.mine, mine.seat) == (False, True, seat)
    wanted = OrderRequest(ply=match.ply, kind="move", amount=mine.moves[0].move, path=[expected])
    order = orders.new_order(match, seat, wanted)
    assert [who for who, _ in order.steps] == [1 - seat, seat]
    as_expected, otherwise = match.copy(), match.copy()
    as_expected.play(expected)
    otherwise.play(other)
    assert orders.judge(order, as_expected) == orders.Act(mine.moves[0].text)
    assert orders.judge(order, otherwise) == orders.OrderEnds("changed")


def test_nothing_can_be_ordered_about_what_another_seat_sees_alone() -> None:
    """While a player of Imhotep looks at two cards, the moves show which they are."""
    dice = random.Random(3)
    for seed in range(60):
        match = benben.load("imhotep", players=2, sides="BBBBB").new_match(seed=seed)
        while not match.is_over:
            looks = match.rules.private_to(match.table)
            if looks is not None and match.turn == looks:
                assert orders.choices(match, 1 - looks, ()).step is None
                code = dice.choice(list(match.legal_moves.codes))
                with pytest.raises(Refusal):
                    orders.choices(match, 1 - looks, [code])
                return
            match.play(dice.choice(list(match.legal_moves.codes)))
    pytest.fail("no one has looked at cards")


def test_no_path_leads_through_chance() -> None:
    """What chance will bring is settled by the dealer's secret; an order must not show it."""
    match = benben.load("ankhor", players=2).new_match(seed=1)
    dice = random.Random(1)
    seen = 0
    while not match.is_over and seen < 20:
        seat = 1 - seat_to_move(match)
        for code in match.final_moves:
            seen += 1
            with pytest.raises(Refusal):
                orders.new_order(
                    match, seat, OrderRequest(ply=match.ply, kind="move", amount=0, path=[code, 0])
                )
            assert orders.choices(match, seat, [code]).step is None
        match.play(dice.choice(list(match.legal_moves.codes)))
    assert seen


# ---- at a server -----------------------------------------------------------------------------------------------
def test_an_order_is_carried_out_and_its_owner_is_notified(served: Served) -> None:
    caller, owner, last = three(served)
    with owner.socket() as line:
        give(owner, "pass")
        assert order_of(line) == {"words": {"id": "ra-order-pass", "args": {}}, "steps": [], "ended": None}
        invoke(caller)
        assert end_of(line) == "done"
        assert last.my_turn()["view"]["auction"]["bids"].count("pass") == 1
        assert owner.ask("DELETE", "/orders").status_code == 204
        assert order_of(line) is None


def test_the_owner_hears_why_it_was_cancelled_also_later(served: Served) -> None:
    caller, owner, _ = three(served)
    give(owner, "pass")
    assert caller.play("draw").status_code == 200
    session = served.session(owner.table)
    assert session is not None
    wait_for(lambda: all(each.ended for each in session.orders), "the order's end")
    with owner.socket() as line:
        assert end_of(line) == "chance"


def test_a_withdrawn_order_does_nothing(served: Served) -> None:
    caller, owner, _ = three(served)
    give(owner, "pass")
    assert owner.ask("DELETE", "/orders").status_code == 204
    give(owner, "pass")
    give(owner, "bid_up_to", max(owner.state()["view"]["seats"][seat_of(owner)]["suns_up"]))
    assert owner.ask("DELETE", "/orders").status_code == 204
    invoke(caller)
    assert owner.my_turn()["view"]["auction"]["highest"] is None
    assert not served.session(owner.table).orders  # type: ignore[union-attr]


def seat_of(person: Guest) -> int:
    return int(next(seat["seat"] for seat in person.state()["seats"] if seat["mine"]))


def test_who_may_order_what(served: Served) -> None:
    caller, owner, _ = three(served)
    at = owner.state()["ply"]
    wanted = {"ply": at, "kind": "pass"}
    refused(caller.ask("POST", "/orders", wanted), 409, "no_order")
    refused(served.spectator(owner.table).ask("POST", "/orders", wanted), 403, "only_watching")
    refused(served.spectator(owner.table).ask("GET", "/orders"), 409, "no_order")
    refused(owner.ask("POST", "/orders", {**wanted, "ply": at + 1}), 409, "no_order")
    refused(owner.ask("POST", "/orders", {**wanted, "kind": "x" * 33}), 422, "malformed")
    refused(owner.ask("POST", "/orders", {**wanted, "path": [0] * 17}), 422, "malformed")
    alone = served.create(me(), here(), bot("random"))
    refused(alone.ask("POST", "/orders", {"ply": alone.state()["ply"], "kind": "pass"}), 409, "no_order")


def test_an_order_goes_when_another_person_takes_the_seat(served: Served) -> None:
    caller, owner, _ = three(served)
    give(owner, "pass")
    link = owner.ask("POST", "/seat-link", {}).json()["link"]
    taken = served.http.post(f"/api/tables/{owner.table}/claim", json={"link": link}).json()
    invoke(caller)
    assert Guest(served, owner.table, taken["token"]).my_turn()["view"]["auction"]["bids"] == [None] * 3


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.proof)])
def test_an_order_outlives_the_server(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """It was due when the server ended, and acts after the next start without anybody looking."""
    database: Path | str = tmp_path / "tables.sqlite3"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new()
    with serve(database, bot_pause=A_DAY) as before:
        caller, owner, _ = three(before)
        give(owner, "pass")
        invoke(caller)
        assert owner.state()["my_turn"]
    stored = asyncio.run(_orders_of(database, owner.table))
    assert [(each.kind, each.ended) for each in stored] == [("pass", None)]
    with serve(database) as after:
        wait_for(lambda: after.session(owner.table), "the table to be loaded")
        session = after.session(owner.table)
        assert session is not None
        wait_for(lambda: session.match.plies[-1].text == "pass", "the order")
        owner.served = after
        assert not owner.state()["my_turn"]


async def _orders_of(database: object, table_id: str) -> list[StoredOrder]:
    store = await opened(database)
    try:
        return await store.read(orders_at(table_id))
    finally:
        await store.close()
