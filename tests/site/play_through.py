"""Plays games and prints a digest of all that a table would tell of them: for the real NumPy and its stand-in.

Arguments: a game, a seed, options as JSON. Run with either on the path, it must print the same.
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


def main(game: str, seed: int, options: dict[str, Any]) -> None:
    """Play, a move chosen by the seed and the ply, and print one line."""
    secret = hashlib.sha256(f"{game}{seed}".encode()).digest()
    match = benben.load(game, **options).new_match(dealer=CommittedDealer(secret))
    digest = hashlib.sha256()
    while not match.is_over:
        digest.update(json.dumps(told(match), sort_keys=True).encode())
        legal = list(match.legal_moves)
        match.play(legal[hashlib.sha256(f"{seed}{match.ply}".encode()).digest()[0] % len(legal)])
    digest.update(json.dumps(told(match), sort_keys=True).encode())
    events = [match.events(ply, viewer) for ply in range(match.ply) for viewer in (None, 0)]
    record = match.record()
    benben.verify(record)
    again = match.at(match.ply // 2).position_text() if match.at(match.ply // 2).turn is not None else ""
    digest.update(json.dumps([events, record, again], sort_keys=True, default=list).encode())
    sys.stdout.write(f"{match.ply} {digest.hexdigest()}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))
