"""A custom player for Ra: it draws while little is at stake, and bids its lowest sun for a rich track.

    benben arena ra examples.own_player:OwnPlayer random

lets it play against a player that comes with Benben. `benben simulate`, `benben play`, `benben serve` and
`benben.players.make` accept it too. The threshold is an option: `examples.own_player:OwnPlayer:rich=5`.
"""

from typing_extensions import override

import benben
from benben.engine.table import Tables
from benben.players import Player


class OwnPlayer(Player):
    """Draws until the track has *rich* tiles, then bids its lowest sun."""

    def __init__(self, game: benben.Game, seed: int = 0, *, rich: int = 4) -> None:
        super().__init__(game, seed)
        if game.name != "ra":
            raise benben.BadSpec(f"this player knows Ra only, not {game.name}")
        self.rich = rich

    @override
    def choose(self, known: Tables, seat: int) -> int:
        moves = {str(move): int(move) for move in self.legal_moves(known)}
        tiles = sum(tile is not None for tile in self.view(known, seat)["track"])
        bids = sorted(
            (text for text in moves if text.startswith("bid ")), key=lambda text: int(text.split()[1])
        )
        if bids and (tiles >= self.rich or "pass" not in moves):
            return moves[bids[0]]
        return next(moves[text] for text in ("pass", "draw", "invoke", *moves) if text in moves)
