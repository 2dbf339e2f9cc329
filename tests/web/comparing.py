"""Questions to an engine whose answers must be the package's, in Node and in browsers."""

from typing import Any

from benben import nd
from benben.engine.game import Game, Match
from benben.engine.portable import here
from benben.engine.table import CHANCE, OVER, Tables, table_bytes
from benben.players.analysis import analyse
from tests.games.playing import tables_of, walk
from tests.web.hosts import Host


def look(game: Game, table: Any) -> dict[str, Any]:
    """What `answers.ts` says of a table, by the package's rules."""
    rules, actor = game.rules, int(table.actor)
    moves, weights = nd.zeros(rules.most_moves, nd.int16), nd.zeros(rules.most_outcomes, nd.int64)
    shares = nd.zeros(rules.most_seats)
    if actor == OVER:
        here(rules.shares)(table, shares)
    return {
        "bytes": table.tobytes().hex(),
        "actor": actor,
        "legal": moves[: here(rules.legal)(table, moves)].tolist() if actor >= 0 else [],
        "weights": weights[: here(rules.chance)(table, weights)].tolist() if actor == CHANCE else [],
        "points": [here(rules.score)(table, seat) for seat in range(game.players)],
        "shares": shares[: game.players].tolist(),
    }


def check_replay(game: Game, host: Host, seed: int) -> None:
    """A random game is the same at every ply: tables, legal moves, odds, points, notation, what the dealer deals."""
    *_, match = walk(game, seed)
    answer = host.ask("replay", codes=game.codes.tolist(), seed=seed, plies=[ply.move for ply in match.plies])
    for ply, (seen, table) in enumerate(zip(answer["seen"], tables_of(match), strict=True)):
        assert seen == look(game, table), f"seed {seed}, ply {ply}"
    assert answer["told"] == [ply.text for ply in match.plies]
    assert answer["dealt"] == [ply.move for ply in match.plies if ply.actor == CHANCE]


def question_of(game: Game, tables: Tables) -> dict[str, Any]:
    """A table as `answers.ts` takes it."""
    return {"codes": game.codes.tolist(), "bytes": table_bytes(tables).hex()}


def check_hint(game: Game, match: Match, games: int, host: Host) -> None:
    """A search of so many simulated games finds the same, to the last bit."""
    assert match.turn is not None
    known = match.known(match.turn)
    found = analyse(game, known, match.turn, games=games, seed=17 + games)
    answer = host.ask("analyse", **question_of(game, known), games=games, seed=17 + games)
    assert answer == {
        "seat": found.seat,
        "games": found.games,
        "chances": list(found.chances),
        "points": list(found.points),
        "judge": found.judge,
        "ideas": [
            {
                "move": idea.move,
                "text": str(game.rules.moves.value(idea.move)),
                "share": idea.share,
                "chances": list(idea.chances),
                "points": list(idea.points),
            }
            for idea in found.ideas
        ],
    }, (game, match.ply, games)
