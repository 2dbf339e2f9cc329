"""R8. The tiles that disasters take."""

from benben.engine.agenda import push
from benben.engine.rule import rule
from benben.games.ra.components import CIVILIZATIONS, DISASTERS, LOST_PER_DISASTER, MONUMENTS, Tile
from benben.games.ra.table import RaTable, Step, Task


@rule
def lose_tiles(table: RaTable, seat: int, kind: int, count: int) -> None:
    """*count* tiles of a kind, or as many as there are, leave the game."""
    lost = min(count, table.tiles[seat, kind])
    table.tiles[seat, kind] -= lost
    table.gone[kind] += lost


@rule
def suffer(table: RaTable) -> None:
    """R8.1. Each disaster in front of the taker takes two tiles of its family and leaves the game."""
    seat = table.taker
    if not has_disaster(table, seat):
        return
    lose_tiles(table, seat, Tile.PHARAOH, LOST_PER_DISASTER * table.tiles[seat, Tile.FUNERAL])
    lose_to_drought(table, seat, LOST_PER_DISASTER * table.tiles[seat, Tile.DROUGHT])
    table.civilizations_to_lose = LOST_PER_DISASTER * table.tiles[seat, Tile.UNREST]
    table.monuments_to_lose = LOST_PER_DISASTER * table.tiles[seat, Tile.EARTHQUAKE]
    for kind in range(DISASTERS[0], DISASTERS[1]):
        lose_tiles(table, seat, kind, table.tiles[seat, kind])
    push(table, Task.LOSE)


@rule
def has_disaster(table: RaTable, seat: int) -> bool:
    """Whether a disaster lies in front of a seat."""
    for kind in range(DISASTERS[0], DISASTERS[1]):
        if table.tiles[seat, kind] > 0:
            return True
    return False


@rule
def lose_to_drought(table: RaTable, seat: int, count: int) -> None:
    """R8.4. Floods first, Niles only for what is missing."""
    floods = min(count, table.tiles[seat, Tile.FLOOD])
    lose_tiles(table, seat, Tile.FLOOD, floods)
    lose_tiles(table, seat, Tile.NILE, count - floods)


@rule
def lose_without_choice(table: RaTable) -> bool:
    """R8.9, R8.10. Lose what leaves no choice; return whether the owner must choose the rest."""
    table.civilizations_to_lose = forced_losses(
        table, CIVILIZATIONS[0], CIVILIZATIONS[1], table.civilizations_to_lose
    )
    table.monuments_to_lose = forced_losses(table, MONUMENTS[0], MONUMENTS[1], table.monuments_to_lose)
    if table.civilizations_to_lose + table.monuments_to_lose == 0:
        return False
    table.step = Step.DISCARD
    table.actor = table.taker
    return True


@rule
def forced_losses(table: RaTable, first: int, end: int, to_lose: int) -> int:
    """Carry out losses among the kinds from *first* to *end* if they leave no choice; return those that do."""
    if to_lose == 0:
        return 0
    held = 0
    kinds = 0
    for kind in range(first, end):
        held += table.tiles[table.taker, kind]
        kinds += table.tiles[table.taker, kind] > 0
    if to_lose < held and kinds > 1:
        return to_lose
    for kind in range(first, end):
        lose_tiles(table, table.taker, kind, to_lose)
    return 0
