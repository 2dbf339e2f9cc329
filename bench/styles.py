"""Do styles of search play differently? `python -m bench.styles ra -n 2 --games 200`.

Each of the players that are compared sits down alone against plain searches with as many simulations, once on each
seat with the same luck, and all of them meet the same luck. Printed is how widely its final margins are spread, what it
wins, and in which habits the first and the last differ most: kinds of moves, and items of the receipt.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

import numpy as np
import numpy.typing as npt
import typer

from benben.arena.errors import BadPlan
from benben.arena.intervals import Interval, wilson
from benben.arena.playing import play_match
from benben.cli.options import Given, choose_game, with_options
from benben.cli.terminal import Refused, reason_of
from benben.engine.dice import derive_seed
from benben.engine.errors import BenbenError
from benben.engine.full_speed import full_speed
from benben.engine.game import Game, Match
from benben.engine.message import message
from benben.players import make
from benben.texts import Texts

Figures: TypeAlias = npt.NDArray[np.float64]
"""One for each game, in the order of the games."""
_DRAWN = 2000
"""So many samples of the bootstrap."""
_HABITS = 6
"""So many habits are printed."""
_STYLES = ("bold", "", "careful")


@dataclass(frozen=True)
class Plan:
    """What is played."""

    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play.")] = None
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, repeatable.")] = None
    games: Annotated[int, typer.Option(help="Games of each player, whole rotations.")] = 200
    simulations: Annotated[int, typer.Option(help="Of everybody, for each move.")] = 400
    seed: Annotated[int, typer.Option(help="Makes chance and players repeatable.")] = 1
    player: Annotated[list[str] | None, typer.Option(help="Specs to compare instead, repeatable.")] = None

    @property
    def plain(self) -> str:
        """Everybody else at the table."""
        return f"search:games={self.simulations}"

    @property
    def compared(self) -> list[str]:
        """The players that are compared."""
        return self.player or [f"{self.plain},style={style}" if style else self.plain for style in _STYLES]


@dataclass(frozen=True)
class Found:
    """What a player did in its games: its shares of the victory, its margins over the mean of the others, habits."""

    shares: Figures
    margins: Figures
    habits: dict[str, Figures]


def check_rotations(games: int, players: int) -> None:
    """Raise `BadPlan` unless so many *games* give a player each seat equally often."""
    if games < players or games % players:
        raise BadPlan(
            f"{games} games are not whole rotations: ask for a multiple of the {players} players",
            told=message("engine-arena-rounds", games=games, size=players),
        )


# ---- games -------------------------------------------------------------------------------------------------------
def play(game: Game, spec: str, plan: Plan) -> Found:
    """All games of one player."""
    shares, margins, habits = [], [], []
    for index in range(plan.games):
        rotation, seat = divmod(index, game.players)
        specs = [spec if place == seat else plan.plain for place in range(game.players)]
        seeds = [derive_seed(plan.seed, index, f"seat-{place}") for place in range(game.players)]
        match, _ = play_match(game, specs, seeds, derive_seed(plan.seed, rotation, "dealer"))
        assert match.outcome is not None
        scores, winners = match.outcome.scores, match.outcome.winners
        shares.append((seat in winners) / len(winners))
        margins.append(scores[seat] - (sum(scores) - scores[seat]) / max(1, game.players - 1))
        habits.append(habits_of(match, seat))
    names = sorted(set().union(*habits))
    told = {name: np.array([each[name] for each in habits], np.float64) for name in names}
    return Found(np.array(shares, np.float64), np.array(margins, np.float64), told)


def habits_of(match: Match, seat: int) -> Counter[str]:
    """How often a seat made each kind of move, and how many points each item of the receipt brought it."""
    found: Counter[str] = Counter()
    for ply in match.plies:
        if ply.actor == seat:
            found[f"moves: {str(match.game.rules.moves.value(ply.move)).split()[0]}"] += 1
    for line in match.receipt():
        if line.seat == seat:
            found[f"points: {line.item}"] += line.points
            found[f"count: {line.item}"] += line.count
    return found


# ---- figures -----------------------------------------------------------------------------------------------------
def samples(games: int, players: int, seed: int) -> npt.NDArray[np.int64]:
    """Games of the bootstrap, a row for each sample: whole rotations are drawn."""
    rotations = games // players
    drawn = np.random.default_rng(seed).integers(0, rotations, (_DRAWN, rotations))
    return (drawn[:, :, None] * players + np.arange(players)).reshape(_DRAWN, -1)


def spread_interval(margins: Figures, drawn: npt.NDArray[np.int64]) -> Interval:
    """The 95 % interval of the standard deviation."""
    low, high = np.quantile(margins[drawn].std(axis=1), (0.025, 0.975))
    return float(low), float(high)


def line(spec: str, found: Found, plain: Found, drawn: npt.NDArray[np.int64]) -> str:
    """What is printed of a player; its spread is compared with that of the *plain* one in the same samples."""
    games = len(found.shares)
    low, high = wilson(found.shares.sum(), games)
    error = 1.96 * found.margins.reshape(-1).std() / np.sqrt(games)
    least, most = spread_interval(found.margins, drawn)
    ratios = found.margins[drawn].std(axis=1) / plain.margins[drawn].std(axis=1)
    narrow, wide = np.quantile(ratios, (0.025, 0.975))
    ratio = found.margins.std() / plain.margins.std()
    return (
        f"{spec}: won {100 * found.shares.mean():.1f} % ({100 * low:.1f}–{100 * high:.1f}), "
        f"margin {found.margins.mean():+.1f} ± {error:.1f}, spread {found.margins.std():.1f} "
        f"({least:.1f}–{most:.1f}), {ratio:.2f} times the plain one's ({narrow:.2f}–{wide:.2f})"
    )


def differences(first: Found, last: Found) -> list[str]:
    """The habits in which two players differ most clearly, with their means and the difference's standard errors."""
    none = np.zeros(len(first.shares))
    rows = []
    for name in sorted({*first.habits, *last.habits}):
        one, other = first.habits.get(name, none), last.habits.get(name, none)
        error = np.sqrt((one.var() + other.var()) / len(one)) or 1.0
        clearness = (one.mean() - other.mean()) / error
        rows.append(
            (abs(clearness), f"{name}: {one.mean():.2f} against {other.mean():.2f} ({clearness:+.1f} errors)")
        )
    return [text for _, text in sorted(rows, reverse=True)[:_HABITS]]


@with_options
@full_speed()
def command(game: Annotated[str, typer.Argument(help="The game, as in `benben games`.")], plan: Plan) -> None:
    """Compare styles of search in GAME."""
    try:
        chosen = {} if plan.players is None else {"players": plan.players}
        played = choose_game(game, Given(chosen, plan.option or ()))
        check_rotations(plan.games, played.players)
        for spec in (plan.plain, *plan.compared):
            make(spec, played)
    except (BenbenError, Refused) as refused:
        print(reason_of(Texts(), refused), file=sys.stderr)
        raise typer.Exit(2) from None
    found = {spec: play(played, spec, plan) for spec in dict.fromkeys((plan.plain, *plan.compared))}
    drawn = samples(plan.games, played.players, plan.seed)
    for spec in plan.compared:
        print(line(spec, found[spec], found[plan.plain], drawn))
    tell(found, plan.compared)


def tell(found: dict[str, Found], compared: Sequence[str]) -> None:
    """Print the habits in which the first and the last player differ most."""
    print(f"habits of {compared[0]} against {compared[-1]}, a game:")
    for text in differences(found[compared[0]], found[compared[-1]]):
        print(f"  {text}")


if __name__ == "__main__":
    typer.run(command)
