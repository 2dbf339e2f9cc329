"""A player of one's own: it draws while little is at stake, and bids its lowest sun for a rich track.

    python examples/own_player.py

plays it against a player that ships with Benben, changing seats after every match, and prints who won.
"""

from collections.abc import Callable, Iterable

import benben
import benben.players

RICH = 4  # tiles on the track that are worth a sun


def choose(view: dict[str, list[str | None]], legal: Iterable[benben.Move]) -> str:
    """The notation of a legal move, chosen from what this seat sees."""
    moves = [str(move) for move in legal]
    tiles = sum(tile is not None for tile in view["track"])
    bids = sorted((move for move in moves if move.startswith("bid ")), key=lambda move: int(move.split()[1]))
    if bids and (tiles >= RICH or "pass" not in moves):
        return bids[0]
    for preferred in ("pass", "draw", "invoke"):
        if preferred in moves:
            return preferred
    return moves[0]


def own(match: benben.Match, seat: int) -> str:
    """The move of the player above. It gets its seat's view and nothing else."""
    return choose(match.view(seat), match.legal_moves)


def opponent(spec: str, game: benben.Game) -> Callable[[benben.Match, int], int]:
    """A player that ships with Benben, as a function of the same form."""
    player = benben.players.make(spec, game, seed=1)
    return lambda match, seat: player.choose(match.known(seat), seat)


def play(games: int = 20, spec: str = "random") -> tuple[int, int]:
    """How many of *games* each of the two won; a shared victory counts for both."""
    game = benben.load("ra", players=2)
    them = opponent(spec, game)
    wins = [0, 0]
    for number in range(games):
        our_seat = number % 2
        match = game.new_match(seed=number)
        while (seat := match.turn) is not None:
            match.play(own(match, seat) if seat == our_seat else them(match, seat))
        for winner in match.outcome.winners if match.outcome else ():
            wins[winner != our_seat] += 1
    return wins[0], wins[1]


if __name__ == "__main__":
    ours, theirs = play()
    print(f"own player {ours}, random {theirs}")
