"""Sealed bids, an auction with secrets, made for this example: `benben play ./examples/sealed_bids.py --players 3`.

Nine lots are worth 1 to 9; they are of three kinds, in turn. Each seat has 15 coins and a secret favourite kind, whose
lots count double for it. Six times a lot is turned up. All bid in secret; the highest bid is paid and takes the lot.
Among equal bids the seat wins that has bid first, and the first to bid changes with each lot. Coins are worth nothing.
"""

from benben import CHANCE, OVER, GameTable, Verbs, cell, game, nd, rule

KINDS, LOTS, ROUNDS, COINS, NONE = 3, 9, 6, 15, -1
OUTCOMES = Verbs(favourite=range(1, KINDS + 1), lot=range(1, LOTS + 1))


class SealedBids(GameTable):
    """`bid` and `favourite` are seen by their owners alone, until the game is over."""

    lots_sold: int = cell(low=0, high=ROUNDS)
    lot: int = cell(low=0, high=LOTS)
    first: int = cell(low=0, high=3)
    taken = cell(LOTS + 1, low=0, high=1)
    favourite = cell(4, low=NONE, high=KINDS - 1, empty=NONE, seen_by="owner")
    bid = cell(4, low=NONE, high=COINS, empty=NONE, seen_by="owner")
    last_bids = cell(4, low=NONE, high=COINS, empty=NONE, by_seat=True)
    coins = cell(4, low=0, high=COINS, by_seat=True)
    won = cell(4, LOTS + 1, low=0, high=1, by_seat=True)


@rule
def setup(table: SealedBids) -> None:
    for seat in range(table.seats):
        table.coins[seat] = COINS
    table.actor = CHANCE


@rule
def is_dealing(table: SealedBids) -> bool:
    """Whether the seat whose turn it is has no favourite yet."""
    return int(table.favourite[table.turn]) == NONE


@rule
def chance(table: SealedBids, weights: nd.Array) -> int:
    for kind in range(KINDS):
        weights[kind] = 1 if is_dealing(table) else 0
    for lot in range(1, LOTS + 1):
        weights[KINDS + lot - 1] = 0 if is_dealing(table) or table.taken[lot] else 1
    return KINDS + LOTS


@rule
def legal(table: SealedBids, moves: nd.Array) -> int:
    for coins in range(table.coins[table.actor] + 1):
        moves[coins] = coins
    return int(table.coins[table.actor]) + 1


@rule
def apply(table: SealedBids, code: int) -> None:
    if table.actor == CHANCE:
        if code < KINDS:
            table.favourite[table.turn] = code
            table.turn = (table.turn + 1) % table.seats
        else:
            table.lot = code - KINDS + 1
            table.taken[table.lot] = 1
            table.actor = table.turn
        return
    table.bid[table.actor] = code
    table.turn = (table.turn + 1) % table.seats
    table.actor = table.turn
    if table.turn == table.first:
        sell(table)


@rule
def sell(table: SealedBids) -> None:
    """Open all bids; the highest takes the lot."""
    best = table.first
    for step in range(table.seats):
        seat = (table.first + step) % table.seats
        if table.bid[seat] > table.bid[best]:
            best = seat
    table.coins[best] -= table.bid[best]
    table.won[best, table.lot] = 1
    for seat in range(table.seats):
        table.last_bids[seat] = table.bid[seat]
        table.bid[seat] = NONE
    table.lots_sold += 1
    table.lot = 0
    table.first = (table.first + 1) % table.seats
    table.turn = table.first
    table.actor = OVER if table.lots_sold == ROUNDS else CHANCE


@rule
def score(table: SealedBids, seat: int) -> int:
    points = 0
    for lot in range(1, LOTS + 1):
        if table.won[seat, lot]:
            points += 2 * lot if (lot - 1) % KINDS == table.favourite[seat] else lot
    return points


RULES = game(
    SealedBids, players=(3, 2, 4), moves={"bid": range(COINS + 1)}, outcomes=OUTCOMES, secret=["bid", "favourite"],
    words={"title": "Sealed bids", "outcome-lot": "The lot { $noun } is turned up."},
    setup=setup, legal=legal, chance=chance, apply=apply, score=score,
)  # fmt: skip
