"""Games of Pebbles for reviews, and pairs of positions that look the same to a seat."""

from benben.engine.game import Game, Match
from benben.players.player import RandomPlayer
from pebbles import RULES
from pebbles.codes import Code
from pebbles.components import Colour

PEBBLES = Game(RULES, {"players": 2, "bag": "large"})


def finished(seed: int = 5) -> Match:
    """A finished game between two who play anything."""
    match = PEBBLES.new_match(seed=seed)
    player = RandomPlayer(PEBBLES, seed)
    while match.turn is not None:
        match.play(player.choose(match.known(match.turn), match.turn))
    return match


def indistinguishable() -> tuple[Match, Match]:
    """Two matches that differ only in what is hidden from the seat to move: the colour in the other's hand."""
    match = PEBBLES.new_match(seed=1)
    for _ in range(3):
        match.play(Code.DRAW)
    seat = match.turn
    assert seat == 1
    other = match.copy()
    held = Colour.WHITE if match.table.hands[0][Colour.WHITE] else Colour.RED
    swapped = Colour.RED if held == Colour.WHITE else Colour.WHITE
    for place, step in ((other.table.hands[0], -1), (other.table.bag, 1)):
        place[held] += step
        place[swapped] -= step
    assert match.key != other.key
    assert match.view(seat) == other.view(seat)
    return match, other
