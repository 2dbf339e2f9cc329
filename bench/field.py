"""Our player against OpenSpiel's searching bots, at one table and with equal time: `python -m bench.field ra`.

Every seating is played in turn and all seatings of a block have the same luck. Nobody is asked where only one move is
legal. Prints a row of Markdown for every pairing, and simulations a second of both, measured in the same run.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from benben.arena.intervals import wilson
from benben.arena.ratings import rate as rating_of
from benben.cli.options import Given, choose_game, with_options
from benben.cli.terminal import Refused, reason_of
from benben.engine.errors import BenbenError
from benben.engine.full_speed import full_speed
from benben.players import make
from benben.texts import Texts
from bench.field_games import Plan, Played, play_all
from bench.field_seats import BOTS, OURS, Clock
from bench.field_speed import Speed, speeds
from bench.machine import this_machine
from bench.report import rate as figures

_BOTH = "both"
_WORDS = {_BOTH: ("mcts", "ismcts")}
_SECONDS_OF_SPEED = 2.0
_HEADS = (
    "Table", "players", "player", "games", "won", "95 % interval", "rating",
    "s a move", "simulations/s",
)  # fmt: skip


@dataclass(frozen=True)
class Contest:
    """The table, who sits down, and how much they play."""

    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play.")] = None
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, repeatable.")] = None
    games: Annotated[int, typer.Option(help="Games of each table, rounded up to whole rotations.")] = 100
    seconds: Annotated[float, typer.Option(help="Seconds a move, of all players.")] = 0.05
    ours: Annotated[str, typer.Option(help="Our player's spec; search:seconds=SECONDS if not said.")] = ""
    theirs: Annotated[str, typer.Option(help=f"{', '.join(BOTS)}, several by commas, or both.")] = "mcts"
    seed: Annotated[int, typer.Option(help="Makes chance and bots repeatable, as far as time allows.")] = 1


@dataclass(frozen=True)
class Work:
    """How the games are played, and where they are kept."""

    workers: Annotated[int, typer.Option(help="Games at a time; no more than there are free cores.")] = 1
    speed: Annotated[bool, typer.Option(help="Measure simulations a second first.")] = True
    log: Annotated[Path | None, typer.Option(help="Append games here as they end, and go on from here.")] = (
        None
    )
    json_file: Annotated[Path | None, typer.Option("--json", help="Write everything to this file, too.")] = (
        None
    )


@dataclass(frozen=True)
class Line:
    """What one player of a line-up has reached; *rating* with half its interval against OpenSpiel's first bot."""

    player: str
    seats: int
    games: int
    won: float
    clock: Clock
    rating: tuple[float, float] | None

    @property
    def share(self) -> float:
        """The share of all games."""
        return self.won / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share (Wilson)."""
        return wilson(self.won, max(1, self.games))


def lineups(players: int, theirs: Sequence[str]) -> list[tuple[str, ...]]:
    """Who sits down: at two players each bot alone with ours, at more all at one table, in turn until it is full."""
    if players == 2:
        return [(OURS, name) for name in theirs]
    return [(OURS, *(theirs[number % len(theirs)] for number in range(players - 1)))]


def lines(plan: Plan, games: Sequence[Played]) -> list[Line]:
    """What each player of the line-up has reached in these *games*."""
    names = tuple(dict.fromkeys(plan.lineup))
    ratings = _ratings(plan, names, games)
    found = []
    for name in names:
        places = [place for place, entrant in enumerate(plan.lineup) if entrant == name]
        clock = Clock()
        for played in games:
            for place in places:
                clock.add(played.moves[place], played.seconds[place], played.simulations[place])
        won = sum(played.shares[place] for played in games for place in places)
        found.append(Line(name, len(places), len(games), won, clock, ratings.get(name)))
    return found


def _ratings(plan: Plan, names: tuple[str, ...], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """The arena's ratings by whole blocks, OpenSpiel's first bot being 0; none before there are a few."""
    blocks: dict[int, list[Played]] = {}
    for played in games:
        blocks.setdefault(played.block, []).append(played)
    whole = [block for block in blocks.values() if len(block) == len(plan.lineup)]
    if len(whole) < len(names):
        return {}
    wins = [
        [
            sum(
                played.shares[place]
                for played in block
                for place, who in enumerate(plan.lineup)
                if who == name
            )
            for name in names
        ]
        for block in whole
    ]
    counts = [[plan.lineup.count(name) for name in names]]
    rated = rating_of(counts, [(0, won) for won in wins], len(plan.lineup), anchor=1)
    return {
        name: (points, spread[1])
        for name, points, spread in zip(names, rated.points, rated.spreads, strict=True)
    }


def rows(plan: Plan, found: Iterable[Line]) -> list[str]:
    """The lines as rows of a Markdown table."""
    options = ", ".join(
        f"{name}={value}" for name, value in plan.options if name != "players" and "\n" not in str(value)
    )
    written = []
    for line in found:
        low, high = line.interval
        who = f"`{plan.spec}`" if line.player == OURS else f"OpenSpiel `{line.player}`"
        who += f" × {line.seats}" if line.seats > 1 else ""
        rating = "" if line.rating is None else f"{line.rating[0]:+.0f} ± {line.rating[1]:.0f}"
        thought = line.clock.simulations / line.clock.seconds if line.clock.seconds else 0.0
        cells = (
            f"{plan.name} {options}".strip(), len(plan.lineup), who, line.games, f"{100 * line.share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f}", rating, f"{line.clock.mean:.3f}",
            figures(thought) if thought else "see below",
        )  # fmt: skip
        written.append(f"| {' | '.join(map(str, cells))} |")
    return written


def _plans(name: str, contest: Contest) -> list[Plan]:
    """A plan for every line-up. Raises `BenbenError`, `Refused` or `typer.BadParameter` for what is not possible."""
    theirs = (part.strip() for part in contest.theirs.split(","))
    names = [each for part in theirs for each in _WORDS.get(part, (part,))]
    if unknown := [each for each in names if each not in BOTS]:
        raise typer.BadParameter(
            f"no bot is called {', '.join(unknown)}; there are: {', '.join((*BOTS, _BOTH))}"
        )
    if contest.games < 1 or not contest.seconds > 0:
        raise typer.BadParameter("play at least one game, and give more than 0 seconds a move")
    chosen = {} if contest.players is None else {"players": contest.players}
    game = choose_game(name, Given(chosen, contest.option or ()))
    spec = contest.ours or f"search:seconds={contest.seconds:g}"
    make(spec, game)
    options = tuple(game.options.items())
    return [
        Plan(game.name, options, lineup, spec, contest.seconds, contest.games, contest.seed)
        for lineup in lineups(game.players, names)
    ]


def _show(console: Console, heads: Sequence[str], body: Iterable[str]) -> None:
    for text in (f"| {' | '.join(heads)} |", "|" + "---|" * len(heads), *body):
        console.print(text, markup=False, highlight=False, soft_wrap=True)


@with_options
@full_speed()
def command(
    game: Annotated[str, typer.Argument(help="The game, as in `benben games`.")], contest: Contest, work: Work
) -> None:
    """Let our player and OpenSpiel's bots play GAME at equal time a move."""
    errors = Console(stderr=True)
    try:
        plans = _plans(game, contest)
    except (BenbenError, Refused) as refused:
        errors.print(reason_of(Texts(), refused), markup=False, highlight=False)
        raise typer.Exit(2) from None
    console = Console(width=None if sys.stdout.isatty() else 200)
    measured: list[Speed] = speeds(plans[0], _SECONDS_OF_SPEED) if work.speed else []
    if measured:
        body = [f"| {each.who} | {each.game} | {figures(each.simulations)} |" for each in measured]
        _show(console, ("Search", "Game", "simulations a second of one core's time"), body)
    report: dict[str, Any] = {
        "machine": asdict(this_machine()),
        "speeds": [asdict(each) for each in measured],
    }
    report["tables"] = [_table(plan, work, console, errors) for plan in plans]
    if work.json_file is not None:
        work.json_file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def _table(plan: Plan, work: Work, console: Console, errors: Console) -> dict[str, Any]:
    """Play the games of one table, tell how far it is, print its rows."""
    done: list[Played] = []
    with errors.status("") as status:
        for played in play_all(plan, work.workers, work.log):
            done.append(played)
            won = sum(each.shares[0] for each in done)
            total = plan.blocks * len(plan.lineup)
            status.update(
                f"{plan.name}, {' – '.join(plan.lineup)}: {len(done)} of {total} games, ours won {won:g}"
            )
    found = lines(plan, done)
    _show(console, _HEADS, rows(plan, found))
    return {
        "plan": asdict(plan),
        "players": [{**asdict(line), "share": line.share, "interval": line.interval} for line in found],
        "games": [asdict(played) for played in sorted(done, key=lambda each: (each.block, each.rotation))],
    }


if __name__ == "__main__":
    typer.run(command)
