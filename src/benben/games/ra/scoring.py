"""R10. Scoring: what each epoch counts goes on the score sheet; points and receipts are read off it."""

from benben import nd
from benben.engine.rule import rule, small_rule
from benben.engine.table import Block
from benben.games.ra.components import (
    CIVILIZATION_POINTS,
    CIVILIZATIONS,
    EPOCHS,
    FEWEST_PHARAOHS,
    FEWEST_POINTS,
    FIVE,
    GOD_POINTS,
    GOLD_POINTS,
    HIGHEST_SUNS,
    ITEMS,
    LOWEST_SUNS,
    MONUMENT_KIND_POINTS,
    MONUMENT_SET_FIVES,
    MONUMENTS,
    MOST_PHARAOHS,
    RIVER_POINTS,
    Item,
    Tile,
)
from benben.games.ra.suns import sum_of_suns
from benben.games.ra.table import RaTable


@rule
def score_epoch(table: RaTable) -> None:
    """R10.1. Count for all players, then R10.14. add the epoch's net result; no one falls below zero."""
    for seat in range(table.seats):
        count_every_epoch(table, seat)
        if table.epoch == EPOCHS - 1:
            count_last_epoch(table, seat)
    for seat in range(table.seats):
        table.points[seat] = max(FEWEST_POINTS, table.points[seat] + epoch_points(table, table.epoch, seat))


@rule
def count_every_epoch(table: RaTable, seat: int) -> None:
    """R10.2 to R10.8. The items that score at the end of each epoch."""
    sheet = table.sheet[table.epoch, seat]
    tiles = table.tiles[seat]
    sheet[Item.GOD] = tiles[Tile.GOD]
    sheet[Item.GOLD] = tiles[Tile.GOLD]
    sheet[Item.PHARAOH] = tiles[Tile.PHARAOH]
    sheet[Item.RIVER] = river_points(table, seat)
    sheet[Item.CIVILIZATION] = count_kinds(table, seat, CIVILIZATIONS[0], CIVILIZATIONS[1])


@rule
def count_last_epoch(table: RaTable, seat: int) -> None:
    """R10.9 to R10.12. Monuments and suns score at the end of the third epoch only."""
    sheet = table.sheet[table.epoch, seat]
    sheet[Item.MONUMENT_KINDS] = count_kinds(table, seat, MONUMENTS[0], MONUMENTS[1])
    sheet[Item.MONUMENT_SETS] = count_fives(table, seat)
    sheet[Item.SUNS] = sum_of_suns(table.suns_up[seat] | table.suns_down[seat])


@rule
def count_kinds(table: RaTable, seat: int, first: int, end: int) -> int:
    """How many different kinds from *first* to *end* a seat has."""
    kinds = 0
    for kind in range(first, end):
        kinds += table.tiles[seat, kind] > 0
    return kinds


@small_rule
def river_points(table: RaTable, seat: int) -> int:
    """R10.6. Niles and Floods, if there is a Flood."""
    floods = int(table.tiles[seat, Tile.FLOOD])
    return floods + int(table.tiles[seat, Tile.NILE]) if floods > 0 else 0


@rule
def count_fives(table: RaTable, seat: int) -> int:
    """R10.10. How many times five points identical monuments bring."""
    fives = 0
    for kind in range(MONUMENTS[0], MONUMENTS[1]):
        fives += int(MONUMENT_SET_FIVES[table.tiles[seat, kind]])
    return fives


@rule
def epoch_points(table: RaTable, epoch: int, seat: int) -> int:
    """The net result of a scored epoch for a seat, before the floor at zero."""
    total = 0
    for item in range(ITEMS):
        total += item_points(table, epoch, seat, item)
    return total


@rule
def item_points(table: RaTable, epoch: int, seat: int, item: int) -> int:
    """The points of one line of the score sheet."""
    count = int(table.sheet[epoch, seat, item])
    if item == Item.PHARAOH:
        return extremes(table, epoch, seat, item, MOST_PHARAOHS, FEWEST_PHARAOHS)
    if item == Item.SUNS:
        return extremes(table, epoch, seat, item, HIGHEST_SUNS, LOWEST_SUNS)
    if item == Item.CIVILIZATION:
        return int(CIVILIZATION_POINTS[count])
    if item == Item.MONUMENT_KINDS:
        return int(MONUMENT_KIND_POINTS[count])
    if item == Item.MONUMENT_SETS:
        return FIVE * count
    if item == Item.GOD:
        return GOD_POINTS * count
    if item == Item.GOLD:
        return GOLD_POINTS * count
    return RIVER_POINTS * count


@rule
def score_sheet(table: RaTable, seat: int, epochs: int, answers: Block) -> int:
    """Write, by epoch and item, what stands on the score sheet of a *seat* and the points that it brings."""
    place = 0
    for epoch in range(epochs):
        for item in range(ITEMS):
            answers[place] = table.sheet[epoch, seat, item]
            answers[place + 1] = item_points(table, epoch, seat, item)
            place += 2
    return place


@rule
def extremes(table: RaTable, epoch: int, seat: int, item: int, most: int, fewest: int) -> int:
    """The points of a line of the score sheet on which having most and fewest counts."""
    highest = lowest = table.sheet[epoch, seat, item]
    for other in range(table.seats):
        highest = max(highest, table.sheet[epoch, other, item])
        lowest = min(lowest, table.sheet[epoch, other, item])
    return standing(int(table.sheet[epoch, seat, item]), int(highest), int(lowest), most, fewest)


@small_rule
def standing(own: int, highest: int, lowest: int, most: int, fewest: int) -> int:
    """R10.4, R10.12. *most* for all who have the highest of all numbers, *fewest* for all who have the lowest.

    R10.5, R10.13. 0 if all are equal.
    """
    if highest == lowest:
        return 0
    if own == highest:
        return most
    return fewest if own == lowest else 0


# ---- R12 who has won ---------------------------------------------------------------------------------------------
@rule
def winner(table: RaTable) -> int:
    """R12.1. Most points; R12.2. among equals the highest sun, face up or down."""
    best = 0
    for seat in range(1, table.seats):
        if is_ahead(table, seat, best):
            best = seat
    return best


@rule
def is_ahead(table: RaTable, seat: int, other: int) -> bool:
    """Whether *seat* stands before *other*: points first, then the highest sun. Suns are unique: no tie remains."""
    if table.points[seat] != table.points[other]:
        return bool(table.points[seat] > table.points[other])
    suns = table.suns_up[seat] | table.suns_down[seat]
    return bool(suns > table.suns_up[other] | table.suns_down[other])  # the higher mask holds the higher sun


@rule
def shares(table: RaTable, won: nd.Array) -> None:
    """Write each seat's share of the victory: 1 for the winner, 0 for the others."""
    for seat in range(table.seats):
        won[seat] = 0.0
    won[winner(table)] = 1.0


@rule
def score(table: RaTable, seat: int) -> int:
    """The points of a seat."""
    return int(table.points[seat])
