"""A database of games that chance played: `python -m tests.server.generated ADDRESS GAMES [SEED]`."""

import asyncio
import random
import sys
from collections.abc import Sequence

import benben
from benben.engine.dealer import CommittedDealer
from benben.engine.registry import names
from benben.server.store import StoredSeat, StoredTable
from tests.server.storing import opened


def a_game(name: str, rng: random.Random, plies: int | None = None) -> StoredTable:
    """A table with a whole game, or with no more than so many plies of one."""
    game = benben.load(name)
    secret = rng.randbytes(32)
    match = game.new_match(dealer=CommittedDealer(secret))
    while not match.is_over and (plies is None or match.ply < plies):
        moves = match.legal_moves
        match.play(moves[rng.randrange(len(moves))])
    return StoredTable(
        id=f"{rng.getrandbits(60):012x}"[:12],
        game=name,
        options=dict(game.options),
        rules_version=game.rules_version,
        dealer_secret=secret.hex(),
        status="over" if match.is_over else "playing",
        actor=match.turn,
        seats=tuple(StoredSeat(seat, "bot", f"Bot {seat}", "random") for seat in range(game.players)),
        plies=match.plies,
    )


async def fill(address: object, tables: Sequence[StoredTable]) -> None:
    """Store some tables."""
    store = await opened(address)
    for table in tables:
        await store.create(table)
    await store.close()


if __name__ == "__main__":
    rng = random.Random(sys.argv[3] if len(sys.argv) > 3 else 1)
    known = names()
    asyncio.run(fill(sys.argv[1], [a_game(known[n % len(known)], rng) for n in range(int(sys.argv[2]))]))
