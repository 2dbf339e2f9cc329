"""A custom player of Pebbles: `benben arena pebbles pebbles.bot:Careful random`."""

from typing_extensions import override

from benben.engine.table import Tables
from benben.players.player import Player
from pebbles.codes import Code
from pebbles.components import Colour


class Careful(Player):
    """Lays its hand as soon as it has a white pebble and no red one, and gives to the player with the fewest."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        table, legal = known[0], self.legal(known)
        if Code.LAY in legal and table.hands[seat, Colour.WHITE] > 0 == table.hands[seat, Colour.RED]:
            return int(Code.LAY)
        if Code.DRAW in legal:
            return int(Code.DRAW)
        return min(legal, key=lambda move: int(table.laid[move - Code.GIVE]))
