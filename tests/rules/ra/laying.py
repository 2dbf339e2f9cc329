"""Tables in the middle of a game, strewn at random, for the reference and for the real rules."""

import random

from tests.rules.ra.board import Board, lay
from tests.rules.ra.reference import HITS, SPACES, Ra
from tests.rules.ra.reference_points import score

DISCS = {2: 9, 3: 13, 4: 13, 5: 16}
"""R1.2."""


def strewn(rng: random.Random, players: int, edition: str, ra_count: int, epoch: int = 1) -> Ra:
    """Seat 0 is to play, and may draw; disasters lie on the track or in the bag only."""
    other = Ra(players, edition)
    other.sets, other.step, other.epoch, other.ra_count = [], "turn", epoch, ra_count
    other.bag["ra"] -= ra_count
    for space in range(rng.randrange(SPACES)):
        tile = rng.choice([*HITS, *other.bag.elements()])
        if tile != "ra" and other.bag[tile]:
            other.bag[tile] -= 1
            other.track[space] = tile
    rng.shuffle(other.track)
    shares = [rng.random() ** 2 for _ in range(players + 1)]
    for tile in list(other.bag.elements()):
        owner = rng.choices(range(players + 1), shares)[0]
        if owner < players and tile != "ra" and tile not in HITS:
            other.seats[owner].tiles[tile] += 1
            other.bag[tile] -= 1
    suns = rng.sample(range(1, DISCS[players] + 1), DISCS[players])
    other.centre = suns.pop()
    for number, seat in enumerate(other.seats):
        own = suns[number::players]
        used = rng.randrange(len(own))
        seat.up, seat.down = set(own[used:]), set(own[:used])
    return other


def make_equal(other: Ra) -> None:
    """Give everybody such points that all have equally many when the epoch is scored."""
    gains = [sum(points for _, points in items.values()) for items in score(other.seats, other.epoch)]
    for seat, gained in zip(other.seats, gains, strict=True):
        seat.points = max(gains) - gained


def laid(other: Ra) -> Board:
    """The same table for the real rules; points may be such as no scoring makes."""
    words = [f"epoch={other.epoch} turn=0 ra={other.ra_count} centre={other.centre}"]
    words += ["earlier_ra=0", f"track={','.join(tile or '-' for tile in other.track)}"]
    for number, seat in enumerate(other.seats):
        up, down = (",".join(map(str, suns)) or "-" for suns in (seat.up, seat.down))
        tiles = ",".join(f"{tile}*{count}" for tile, count in seat.tiles.items() if count) or "-"
        words += [f"{number}:suns={up}/{down}", f"{number}:tiles={tiles}"]
    board = lay(" ".join(words), other.players, other.edition)
    for number, seat in enumerate(other.seats):
        board.table.points[number] = seat.points
    return board
