"""Standing orders among others: no one can notice them before they act, and they play as their owners would by hand."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import make_url

from benben import Match
from benben.server.models.requests import TableRequest
from benben.server.settings import Settings
from benben.server.store import StoredOrder, open_store
from benben.server.tables import matches, orders, seating
from benben.server.tables.live import Hooks
from benben.server.tables.order_runner import OrderRunner
from benben.server.tables.registry import TableRegistry
from benben.server.tables.seating import Owner, hash_token
from benben.server.tables.session import TableSession
from tests.server.guest import Guest, Served, serve
from tests.server.ordering import Wanted, by_hand, give, offers, random_order
from tests.server.test_orders import A_DAY, invoke, seat_to_move, three
from tests.tiers import usually
from tests.waiting import LIMIT


# ---- no one else can notice ------------------------------------------------------------------------------------
@pytest.fixture
def same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables have the same name and deal."""
    monkeypatch.setattr(matches, "new_secret", lambda: "07" * 32)
    monkeypatch.setattr(seating, "new_table_id", lambda: "samesamesame")


def _apart_from_presence(text: str) -> str:
    """A state without who is here, which each socket learns a moment later, as it happens."""
    return json.dumps({name: value for name, value in json.loads(text).items() if name != "presence"})


def _overheard(served: Served, hidden: Callable[[Guest], None]) -> list[str]:
    """Everything that the others at a table get while its second player does something *hidden*."""
    caller, owner, last = three(served)
    heard: list[str] = []
    with caller.socket() as one, last.socket() as other, served.spectator(last.table).socket() as watching:
        lines = (one, other, watching)

        def listen(last: str) -> None:
            """Keep what each line gets, up to the next message of a type."""
            for line in lines:
                line.send({"type": "ping"})
                while True:
                    text = str(line.connection.recv(timeout=LIMIT))
                    found = json.loads(text)
                    if found["type"] not in {"presence", "pong"}:
                        heard.append(_apart_from_presence(text))
                    if found["type"] == last:
                        break

        listen("state")
        hidden(owner)
        listen("pong")
        assert owner.ask("GET", "").status_code == 200
        everybody = (caller, last, served.spectator(last.table))
        heard += [_apart_from_presence(person.ask("GET", "").text) for person in everybody]
        assert caller.play("draw").status_code == 200  # the order ends
        listen("state")
        listen("pong")
        heard += [_apart_from_presence(person.ask("GET", "").text) for person in (caller, last)]
    return heard


@pytest.mark.usefixtures("same_tables")
def test_pairs_of_tables_with_and_without_an_order_look_the_same(tmp_path: Path) -> None:
    """What the others get is the same to the byte: given, replaced, withdrawn, cancelled or not there at all."""

    def nothing(_owner: Guest) -> None:
        pass

    def replaced(owner: Guest) -> None:
        give(owner, "pass")
        give(owner, "pass_until", offers(owner)["kinds"][1]["amounts"][0])

    def withdrawn(owner: Guest) -> None:
        give(owner, "pass")
        assert owner.ask("DELETE", "/orders").status_code == 204

    found = []
    for number, hidden in enumerate((nothing, replaced, withdrawn)):
        with serve(tmp_path / f"{number}.sqlite3") as served:
            found.append(_overheard(served, hidden))
    assert found[0] == found[1] == found[2]


def test_nothing_is_done_about_orders_until_everybody_has_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So neither the answer to a move nor what others get takes longer where there is an order."""
    judged: list[StoredOrder] = []
    monkeypatch.setattr(orders, "judge", lambda order, _match: judged.append(order))
    with serve(tmp_path / "tables.sqlite3", bot_pause=A_DAY) as served:
        caller, owner, last = three(served)
        give(owner, "pass")
        with last.socket() as line:
            line.receive()
            invoke(caller)
            line.of_kind("state")
        assert judged == []


# ---- the same games by hand ------------------------------------------------------------------------------------
OWNERS = [hash_token(f"{number}" * 40) for number in range(3)]


async def with_orders(registry: TableRegistry, game: str, seed: int) -> tuple[Match, list[Wanted]]:
    """A game of random moves and random orders, which the server carries out."""
    dice = random.Random(f"{game} {seed}")
    table = await at_a_table(registry, game, 2 if game == "imhotep_duel" else 3)
    given: list[Wanted] = []
    while not table.match.is_over:
        wanted = random_order(table.match, dice) if dice.random() < 0.5 else None
        if wanted is not None:
            await table.give_order(table.viewer(OWNERS[wanted.seat]), None, wanted=wanted.request)
            given.append(wanted)
        seat = seat_to_move(table.match)
        await table.play(table.viewer(OWNERS[seat]), None, table.match.ply, chosen(table.match, seed))
        await settled()
    return table.match, given


async def at_a_table(registry: TableRegistry, game: str, seats: int) -> TableSession:
    """A table with so many people."""
    open_seats = [{"kind": "open"} for _ in range(seats - 1)]
    request = TableRequest.model_validate(
        {"game": game, "seats": [{"kind": "me", "name": "Ann"}, *open_seats]}
    )
    table = await registry.create(request, Owner(OWNERS[0]), "192.0.2.1")
    for number in range(1, seats):
        await table.join(f"Guest {number}", None, Owner(OWNERS[number]))
    return table


async def settled() -> None:
    """Let the server work until no order has anything to do."""
    while working := [task for task in asyncio.all_tasks() if task.get_name().startswith("orders of")]:
        await asyncio.gather(*working)


def chosen(match: Match, seed: int) -> int:
    """The move of a seat without an order. It follows from the ply, so that both games have the same ones."""
    return random.Random(f"{seed} {match.ply}").choice(list(match.legal_moves.codes))


def played_by_hand(like: Match, given: list[Wanted], seed: int) -> tuple[Match, int]:
    """The same game by hand, and how many of its moves were ordered."""
    match = like.game.new_match(dealer=like.dealer)
    at = {(wanted.given.ply, wanted.seat): wanted for wanted in given}
    standing: dict[int, Wanted] = {}
    made = 0
    while not match.is_over:
        seat = seat_to_move(match)
        wanted = standing.pop(seat, None)
        move = None if wanted is None else by_hand(wanted, match)
        made += move is not None
        if move is None:
            standing |= {owner: found for (ply, owner), found in at.items() if ply == match.ply}
            move = chosen(match, seed)
        match.play(move)
    return match, made


@pytest.mark.slow
def test_random_games_with_random_orders_equal_the_same_games_by_hand(tmp_path: Path) -> None:
    games = usually(8, 2000)
    made = asyncio.run(_compare(games, tmp_path))
    assert made > games // 4


async def _compare(games: int, folder: Path) -> int:
    store = await open_store(make_url(f"sqlite:///{folder / 'tables.db'}"))
    settings = Settings(bot_pause=0.0, tables_in_memory=10)
    runner = OrderRunner(settings)
    registry = TableRegistry(store, settings, Hooks(runner.wake, *[lambda _table: None] * 3))
    made = 0
    try:
        for seed in range(games):
            game = ("ra", "imhotep_duel", "ra", "imhotep")[seed % 4]
            match, given = await with_orders(registry, game, seed)
            same, ordered_moves = played_by_hand(match, given, seed)
            assert same.record() == match.record()
            made += ordered_moves
    finally:
        await runner.close()
        await store.close()
    return made
