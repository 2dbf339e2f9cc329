"""A moment of Imhotep that few games reach by themselves."""

import benben
from benben import Match
from benben.games.imhotep.table import Step


def looking(players: int = 3) -> Match:
    """A match in which somebody looks at the pair of the market."""
    match = benben.load("imhotep", sides="BAAAA", players=players).new_match(seed=2)
    while match.table.step != Step.KEEP:
        texts = [str(move) for move in match.legal_moves]
        liked = ("take pair", *(f"sail {ship} market" for ship in range(1, 5)), *texts)
        match.play(next(text for text in liked if text in texts))
    return match
