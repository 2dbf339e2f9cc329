"""How often each level beats the one below: `python -m bench.levels ra -n 3`; with `--find`, find such levels.

Levels are positions on a scale from a novice to a search, along which players become stronger: first a person misjudges
less and less, then a person with good judgement looks ahead more and more often, then a search gets more and more
simulated games. For each level in turn we look for the position that beats the level below as often as required.
"""

import itertools
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from benben.arena.intervals import Interval
from benben.arena.plan import make_plan
from benben.arena.report import report
from benben.arena.runner import Arena, on_processes
from benben.arena.schedule import Schedule
from benben.cli.options import Given, choose_game, with_options
from benben.cli.terminal import Refused, reason_of
from benben.engine.errors import BadSpec, BenbenError
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.players import make
from benben.players.levels import FILE, MASTER, NAMES, chains_of, level_spec, master_spec
from benben.players.person import PersonPlayer
from benben.server import ratings
from benben.texts import Texts
from tools.parts import with_rows

PAGE = Path(__file__).resolve().parents[1] / "docs/strength.md"
LEVEL_STEPS = Path(ratings.__file__).with_name("level_steps.json")
"""Places the levels among people's ratings."""
THOUGHT = 16
"""Simulated games of a person that looks ahead, and of the first search on the scale."""
SHARP, THINKER, END = 1.0, 2.0, 4.0
"""The positions on the scale where a person stops misjudging, where it always looks ahead, and the end."""
_DOUBLINGS = 4
"""How often a search's simulated games double between two whole positions."""
_NEAR = 0.02
"""A share this near to its target is not improved further."""
_STEP = 0.35
"""The distance of the first trial from the level below, and of the next ones while they win too rarely."""
_LEAST = 0.02
"""A bound for shares from few games, which may be 0 or 1 by chance."""


@dataclass(frozen=True)
class Plan:
    """The games to measure, and how often levels should win."""

    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play.")] = None
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, repeatable.")] = None
    games: Annotated[int, typer.Option(help="Games of a pair at least, in whole rounds.")] = 400
    part: Annotated[str, typer.Option(help="What the master does here, not its seconds.")] = "games=4000"
    master_games: Annotated[int, typer.Option(help="Games of the master at least: it takes long.")] = 100
    find: Annotated[bool, typer.Option("--find", help="Look for new levels above the novice.")] = False
    write: Annotated[bool, typer.Option("--write", help="Keep what was found in the game's folder.")] = False
    novice: Annotated[str | None, typer.Option(help="The person to begin with.")] = None
    target: Annotated[float, typer.Option(help="How often a level should win.")] = 0.76
    trials: Annotated[int, typer.Option(help="Places that are tried for a level at most.")] = 7
    trial_games: Annotated[int, typer.Option(help="Games of a trial at least.")] = 200
    seed: Annotated[int, typer.Option(help="Makes chance and players repeatable.")] = 1
    workers: Annotated[int, typer.Option(help="Games at a time.")] = 1
    page: Annotated[bool, typer.Option("--page", help="Keep the row for docs/strength.md and ratings.")] = (
        False
    )


@dataclass(frozen=True)
class Found:
    """A player's share of the victories, where a half is even; luck-adjusted if the game has an evaluation."""

    share: float
    interval: Interval
    games: int

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:5.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {self.games}"


class Road:
    """Players from a *novice* to a search, by their positions on the scale."""

    def __init__(self, game: Game, novice: str) -> None:
        """Raises `BadSpec` for a novice that is not a person, or that looks ahead."""
        player = make(novice, game)
        if not isinstance(player, PersonPlayer) or player.thinker is not None:
            raise BadSpec(
                f"the novice is a person that misjudges, such as person:blur=8,habit=3, not {novice}"
            )
        self._blur, self._habit = player.blur, player.habit

    def spec(self, place: float) -> str:
        """The player at a position, with rounded numbers; 0 is the novice's position."""
        if place < SHARP:
            left = 1 - place
            return f"person:blur={left * self._blur:.2g},habit={left * self._habit:.2g}"
        if place < THINKER:
            return f"person:games={THOUGHT},ahead={place - SHARP:.2g}"
        return f"search:games={round(THOUGHT * 2 ** (_DOUBLINGS * (place - THINKER)))}"


class Levels:
    """The levels of a game and a number of players."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game, self._plan = game, plan

    def today(self) -> dict[str, str]:
        """The player of each level; the master has a fixed number of games here, to be reproducible."""
        specs = {name: level_spec(self.game, name) for name in NAMES}
        return specs | {MASTER: master_spec(self.game, self._plan.part)}

    def find(self) -> Iterator[tuple[str, str, Found]]:
        """Each level above the novice and below the master, with its player and its share of victories."""
        below = self._plan.novice or level_spec(self.game, NAMES[0])
        road, place = Road(self.game, below), 0.0
        for name in NAMES[1:-1]:
            place, found = self._place_above(road, place, below)
            below = road.spec(place)
            yield name, below, found

    def _place_above(self, road: Road, start: float, below: str) -> tuple[float, Found]:
        """The position whose player beats *below*, at position *start*, as often as required.

        Shares rise along the scale. We interpolate their log odds linearly between the nearest two positions.
        """
        target, tried = log_odds(self._plan.target), {start: Found(0.5, (0.5, 0.5), 0)}
        place = min(END, start + _STEP)
        for _ in range(self._plan.trials):
            tried[place] = self.meet(road.spec(place), below, self._plan.trial_games, self._plan.seed)
            print(f"    {road.spec(place)}: {tried[place]}", flush=True)
            if abs(tried[place].share - self._plan.target) < _NEAR or place == END:
                break
            place = _next(tried, target)
        best = min(
            (each for each in tried if each > start),
            key=lambda each: abs(log_odds(tried[each].share) - target),
        )
        return best, tried[best]

    def meet(self, one: str, other: str, games: int, seed: int) -> Found:
        """The share of *one* against *other*, in at least this many *games*, mirrored and in all line-ups."""
        size = Schedule(2, self.game.players).round_games
        arena = Arena(make_plan(self.game, [one, other], -(-games // size) * size, seed))
        for _ in arena.run(on_processes(self._plan.workers)):
            pass
        result = report(arena)
        assert result is not None
        line = next(each for each in result.players if each.spec == one)
        if line.adjusted is None:
            return Found(line.share, line.share_interval, result.games)
        return Found(line.adjusted.share, line.adjusted.share_interval, result.games)


def log_odds(share: float) -> float:
    """The log odds of a share, bounded because few games may give 0 or 1."""
    known = min(1 - _LEAST, max(_LEAST, share))
    return math.log(known / (1 - known))


def _next(tried: dict[float, Found], target: float) -> float:
    """The position where shares reach a *target* (as log odds), from earlier trials; beyond them if none reaches it."""
    odds = {place: log_odds(found.share) for place, found in tried.items()}
    above = [place for place in odds if odds[place] >= target]
    if not above:
        return min(END, max(odds) + _STEP)
    high = min(above)
    low = max(place for place in odds if place < high)
    part = (target - odds[low]) / max(odds[high] - odds[low], 1e-9)
    return low + min(0.9, max(0.1, part)) * (high - low)


def keep(game: Game, specs: dict[str, str]) -> None:
    """Write the players of the levels below the master into the game's folder."""
    chains = {**chains_of(game.rules), str(game.players): {name: specs[name] for name in NAMES[:-1]}}
    text = json.dumps(dict(sorted(chains.items())), indent=2)
    (game.rules.folder / FILE).write_text(f"{text}\n", encoding="utf-8")


@with_options
@full_speed()
def command(game: Annotated[str, typer.Argument(help="The game, as in `benben games`.")], plan: Plan) -> None:
    """Measure each level of GAME against the one below."""
    try:
        chosen = {} if plan.players is None else {"players": plan.players}
        levels = Levels(choose_game(game, Given(chosen, plan.option or ())), plan)
        specs = levels.today()
        if plan.find:
            specs[NAMES[0]] = plan.novice or specs[NAMES[0]]
            for name, spec, found in levels.find():
                specs[name] = spec
                print(f"  {name}: {spec}, {found}", flush=True)
    except (BenbenError, Refused) as refused:
        print(reason_of(Texts(), refused), file=sys.stderr)
        raise typer.Exit(2) from None
    if plan.write:
        keep(levels.game, specs)
    print(f"{levels.game.players}: {json.dumps(specs)}")
    steps = []
    for below, name in itertools.pairwise(NAMES):
        games = plan.master_games if name == MASTER else plan.games
        found = levels.meet(specs[name], specs[below], games, plan.seed + 1)
        steps.append(found)
        print(f"{name} against {below}: {found}: {specs[name]} against {specs[below]}", flush=True)
    if plan.page:
        row = row_of(levels.game, steps, specs[MASTER])
        PAGE.write_text(with_rows(PAGE.read_text("utf-8"), "bench.levels: steps", [row], (0, 1)), "utf-8")
        keep_steps(levels.game, steps)


def keep_steps(game: Game, steps: list[Found]) -> None:
    """Keep how often each level beats the one below: it places the levels among the ratings of people."""
    kept = json.loads(LEVEL_STEPS.read_text("utf-8"))
    kept["measured"] = datetime.now(UTC).date().isoformat()
    rows = kept["games"].setdefault(game.rules.name, {})
    rows[str(game.players)] = [[round(each.share, 3), each.games] for each in steps]
    LEVEL_STEPS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def row_of(game: Game, steps: list[Found], master: str) -> list[str]:
    """The row of a game and its number of players in docs/strength.md; a master with a net is marked."""
    cells = [
        f"{100 * each.share:.1f} % ({100 * each.interval[0]:.1f}–{100 * each.interval[1]:.1f})"
        for each in steps
    ]
    if master.startswith("net:"):
        cells[-1] += ", `net`"
    return [Texts().format(game.rules.title), str(game.players), *cells]


if __name__ == "__main__":
    typer.run(command)
