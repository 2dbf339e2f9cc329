"""Plays games and prints a digest of all that a table would tell of them: for the real NumPy and its stand-in.

Arguments: a number, and for each game its name, a seed and options as JSON. Of each game as many positions are told as
lie that *number* of plies apart. Run with either on the path, it must print the same.
"""

import hashlib
import json
import sys
from dataclasses import asdict
from typing import Any

import benben
from benben.engine.dealer import CommittedDealer
from benben.engine.undo import final_moves


def told(match: benben.Match) -> Any:
    """Everything that is told of a position, to everybody."""
    viewers = [None, *range(match.players)]
    return {
        "views": [match.view(viewer) for viewer in viewers],
        "prompt": match.prompt() if not match.is_over else None,
        "moves": [
            [int(move), str(move), match.describe(move), match.targets(move)] for move in match.legal_moves
        ],
        "final": sorted(final_moves(match)) if match.turn is not None else [],
        "why": [match.why_not_there(target, match.turn) for target in ("nothing", "seat:0")],
        "key": hashlib.sha256(match.key).hexdigest(),
        "receipt": [asdict(line) for line in match.receipt()] if match.is_over else None,
    }


def play(game: str, seed: int, options: dict[str, Any], apart: int) -> str:
    """Play, a move chosen by the seed and the ply, and say in one line what is told."""
    secret = hashlib.sha256(f"{game}{seed}".encode()).digest()
    match = benben.load(game, **options).new_match(dealer=CommittedDealer(secret))
    digest = hashlib.sha256()
    next_told = 0
    while not match.is_over:
        if match.ply >= next_told:
            digest.update(json.dumps(told(match), sort_keys=True).encode())
            next_told = match.ply + apart
        legal = list(match.legal_moves)
        match.play(legal[hashlib.sha256(f"{seed}{match.ply}".encode()).digest()[0] % len(legal)])
    digest.update(json.dumps(told(match), sort_keys=True).encode())
    events = [match.events(ply, viewer) for ply in range(match.ply) for viewer in (None, 0)]
    record = match.record()
    benben.verify(record)
    again = match.at(match.ply // 2).position_text() if match.at(match.ply // 2).turn is not None else ""
    digest.update(json.dumps([events, record, again], sort_keys=True, default=list).encode())
    return f"{game} {seed}: {match.ply} plies, {digest.hexdigest()}\n"


def main(apart: int, games: list[str]) -> None:
    """Print one line for each game."""
    for game, seed, options in zip(games[::3], games[1::3], games[2::3], strict=True):
        sys.stdout.write(play(game, int(seed), json.loads(options), apart))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
