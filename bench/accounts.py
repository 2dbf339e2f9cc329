"""Whether doubt shrinks with the size of the search, and luck adds up to nothing: `python -m bench.accounts`.

The games of `bench.losses` are reviewed with searches of different size. The account books as doubt where a fresh
estimate differs from what was expected before (`benben.review.booking`). What is left with large searches is no noise:
the players are not those that the judge imagines, and a seat does not know what others know. Luck comes from other
games, between equal players. `--figures FILE` adds the figures to a file, `--picture FILE` draws its doubt.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import Annotated, Any

import typer

from benben import Game, Match
from benben.arena.ratings import quantile
from benben.review import Budget, Ledger, Moment
from benben.review.booking import book
from benben.review.run import judge_stretch, stretches_of
from benben.review.worth import end_of
from bench import figures_file
from bench.sentences import game_of, kinds

SIZES = (19, 38, 75, 150, 300)
"""Simulated games for each move; the last is the usual number."""
EQUALS = ("greedy",)


@dataclass(frozen=True)
class Spread:
    """A figure with its interval of 95 %, which comes from how whole games scatter (Student's t)."""

    value: float
    low: float
    high: float

    @classmethod
    def mean(cls, numbers: Sequence[float]) -> "Spread":
        """The mean of the numbers of some games."""
        mean, wide = fmean(numbers), quantile(len(numbers) - 1) * stdev(numbers) / math.sqrt(len(numbers))
        return cls(mean, mean - wide, mean + wide)

    @classmethod
    def root(cls, squares: Sequence[float]) -> "Spread":
        """The root mean square, from the mean squares of some games."""
        found = cls.mean(squares)
        return cls(*(math.sqrt(max(0.0, each)) for each in (found.value, found.low, found.high)))

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


@dataclass(frozen=True)
class Doubts:
    """The doubt of reviews with searches of one size, in chances to win."""

    size: int
    step: Spread
    """The root mean square of what is booked at one step, over all seats."""
    whole: Spread
    """That of the sum of a whole game."""


@dataclass(frozen=True)
class Measured:
    """The figures of a game with a number of players."""

    games: int
    doubts: tuple[Doubts, ...]
    """By size."""
    luck: Spread
    """The mean luck of the first seat, as a chance to win, in games of equal players."""

    @classmethod
    def from_json(cls, document: Any) -> "Measured":
        """Read what `asdict` made."""
        doubts = (
            Doubts(each["size"], Spread(**each["step"]), Spread(**each["whole"]))
            for each in document["doubts"]
        )
        return cls(document["games"], tuple(doubts), Spread(**document["luck"]))


def main(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    players: Annotated[int, typer.Option(help="Only with so many players.")] = 0,
    matches: Annotated[
        int, typer.Option(help="Games to review, for each number of players; 0 draws only.")
    ] = 8,
    lucky: Annotated[int, typer.Option(help="Games of equal players for luck.")] = 100,
    seed: int = 1,
    figures: Annotated[Path | None, typer.Option(help="A file to which the figures are added.")] = None,
    picture: Annotated[Path | None, typer.Option(help="An SVG of all figures in the file.")] = None,
) -> None:
    """Print for each kind of game the doubt of reviews with searches of different size, and the luck of a seat."""
    if picture is not None and figures is None:
        raise typer.BadParameter("--picture draws what is in a file: add --figures FILE")
    if matches == 1 or lucky < 2:
        raise typer.BadParameter("intervals need two games at least")
    for kind in kinds():
        if not matches or game not in ("", kind.name) or players not in (0, kind.players):
            continue
        name, seeds = f"{kind.name}, {kind.players}", range(seed, seed + matches)
        found = Measured(
            matches, doubts_of(kind, seeds), luck_of(kind, range(seeds.stop, seeds.stop + lucky))
        )
        print(*(f"| {name} | {each.size} | {each.step} | {each.whole} |" for each in found.doubts), sep="\n")
        print(f"{name}: luck of the first seat in {lucky} games {found.luck}", flush=True)
        if figures is not None:
            figures_file.add(figures, name, found)
    if picture is not None and figures is not None:
        _draw(figures, picture)


def doubts_of(kind: Game, seeds: range, sizes: Sequence[int] = SIZES) -> tuple[Doubts, ...]:
    """The doubt in a game for each of the *seeds*, with searches of all *sizes*."""
    matches = {seed: game_of(kind, seed) for seed in seeds}
    return tuple(
        doubt_in(size, [ledger_of(match, size, seed) for seed, match in matches.items()]) for size in sizes
    )


def luck_of(kind: Game, seeds: range) -> Spread:
    """The mean luck of the first seat in a game of equal players for each of the *seeds*, with small searches."""
    ledgers = (ledger_of(game_of(kind, seed, EQUALS), SIZES[0], seed) for seed in seeds)
    return Spread.mean([math.fsum(row.chance for row in each.accounts[0].luck) for each in ledgers])


def ledger_of(match: Match, size: int, seed: int) -> Ledger:
    """The account of a finished game, of searches of so many simulated games for each move.

    Each game needs a *seed* of its own: with one for all, looks at the same opening would have the same error in each.
    """
    budget, end = Budget(games=size), end_of(match.game, match.table)
    steps = [step for stretch in stretches_of(match) for step in judge_stretch(match, stretch, budget, seed)]
    return book(match.game.name, steps, Moment(match.ply, end.chances, end.points))


def doubt_in(size: int, ledgers: Sequence[Ledger]) -> Doubts:
    """The doubt in the accounts of some games."""
    steps = [
        fmean(chance * chance for entry in each.entries if entry.kind == "doubt" for chance in entry.chances)
        for each in ledgers
    ]
    sums = [fmean(account.doubt.chance**2 for account in each.accounts) for each in ledgers]
    return Doubts(size, Spread.root(steps), Spread.root(sums))


def _draw(figures: Path, picture: Path) -> None:
    from bench.accounts_drawing import draw  # imports Matplotlib, which takes a second

    draw(figures_file.by_title(figures, Measured.from_json), picture)


if __name__ == "__main__":
    typer.run(main)
