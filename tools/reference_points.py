"""Measure the points of strong play by source: `python -m tools.reference_points`.

A strong player plays every game with every number of players against itself, and `reference_points.json` in the game's
folder gets the mean and the standard deviation of each seat's points. All games take about five minutes of one core.
Each number of players is written when it is done, so `--game` and `--players` can measure some of them again.
"""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

import typer

import benben
from benben.arena.playing import play_match
from benben.cli.options import with_options
from benben.engine.dice import derive_seed
from benben.engine.game import Game, Match
from benben.engine.registry import names, rules
from benben.players.levels import master_spec
from benben.players.reference import ReferencePoints, SeatPoints, Spread, write_reference_points


@dataclass(frozen=True)
class Plan:
    """The games to play."""

    game: Annotated[list[str] | None, typer.Option(help="Only this game, repeatable.")] = None
    players: Annotated[int | None, typer.Option("--players", "-n", help="Only this number of players.")] = (
        None
    )
    games: Annotated[int, typer.Option(help="Games for each number of players.")] = 60
    budget: Annotated[int, typer.Option(help="Simulated games for each move.")] = 100
    seed: Annotated[int, typer.Option(help="Makes chance and players repeatable.")] = 1


@with_options
def command(plan: Plan) -> None:
    """Measure the points of strong play."""
    for name in plan.game or names():
        counts = [int(count) for count in rules(name).choices({})["players"]]
        for players in counts if plan.players is None else [plan.players]:
            points = measure(benben.load(name, players=players), plan)
            write_reference_points(rules(name), points)
            means = ", ".join(f"{seat.total.mean:.1f} ± {seat.total.deviation:.1f}" for seat in points.seats)
            print(f"{name}, {players} players, {points.player}: {means}", flush=True)


def measure(game: Game, plan: Plan) -> ReferencePoints:
    """The points of each seat in the games of a plan."""
    player = master_spec(game, f"games={plan.budget}")
    matches = [_played(game, player, plan.seed, index) for index in range(plan.games)]
    return ReferencePoints(
        players=game.players,
        player=player,
        games=plan.games,
        measured=datetime.now(UTC).date().isoformat(),
        seats=[_seat(matches, seat) for seat in range(game.players)],
    )


def _played(game: Game, player: str, seed: int, index: int) -> Match:
    seeds = [derive_seed(seed, index, f"seat-{seat}") for seat in range(game.players)]
    return play_match(game, [player] * game.players, seeds, derive_seed(seed, index, "dealer"))[0]


def _seat(matches: Sequence[Match], seat: int) -> SeatPoints:
    sources = [match.sources()[seat] for match in matches]
    items = dict.fromkeys(item for each in sources for item, points in each.items() if points)
    return SeatPoints(
        total=_spread(match.scores[seat] for match in matches),
        sources={item: _spread(each[item] for each in sources) for item in items},
    )


def _spread(points: Iterable[int]) -> Spread:
    found = list(points)
    return Spread(mean=round(statistics.fmean(found), 2), deviation=round(statistics.pstdev(found), 2))


if __name__ == "__main__":
    typer.run(command)
