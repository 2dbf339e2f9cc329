"""How doubt shrinks with the size of the search: `python -m bench.doubt`.

The games of `bench.losses` are reviewed with searches of different size. The account books as doubt where a fresh
estimate differs from what was expected before (`benben.review.booking`). What is left with large searches is no noise:
the players are not those that the judge imagines, and a seat does not know what others know. `--figures FILE` adds the
figures to a file, `--picture FILE` draws it.
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

SIZES = (24, 48, 96, 192, 384)
"""Simulated games for each move."""


@dataclass(frozen=True)
class Spread:
    """A root mean square over all seats, and its interval of 95 %, which comes from how whole games scatter."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, squares: Sequence[float]) -> "Spread":
        """That of the mean squares of some games."""
        mean, wide = fmean(squares), quantile(len(squares) - 1) * stdev(squares) / math.sqrt(len(squares))
        return cls(*(math.sqrt(max(0.0, each)) for each in (mean, mean - wide, mean + wide)))

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


@dataclass(frozen=True)
class Doubts:
    """The doubt of reviews with searches of one size, in chances to win."""

    size: int
    step: Spread
    """Of what is booked at one step."""
    whole: Spread
    """Of the sum of a whole game."""


@dataclass(frozen=True)
class Measured:
    """The figures of a game with a number of players."""

    games: int
    doubts: tuple[Doubts, ...]
    """By size."""

    @classmethod
    def from_json(cls, document: Any) -> "Measured":
        """Read what `asdict` made."""
        doubts = (
            Doubts(each["size"], Spread(**each["step"]), Spread(**each["whole"]))
            for each in document["doubts"]
        )
        return cls(document["games"], tuple(doubts))


def main(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    players: Annotated[int, typer.Option(help="Only with so many players.")] = 0,
    matches: Annotated[
        int, typer.Option(help="Games to review, for each number of players; 0 draws only.")
    ] = 8,
    seed: int = 1,
    figures: Annotated[Path | None, typer.Option(help="A file to which the figures are added.")] = None,
    picture: Annotated[Path | None, typer.Option(help="An SVG of all figures in the file.")] = None,
) -> None:
    """Print for each kind of game the doubt of reviews with searches of different size."""
    if picture is not None and figures is None:
        raise typer.BadParameter("--picture draws what is in a file: add --figures FILE")
    if matches == 1:
        raise typer.BadParameter("intervals need two games at least")
    for kind in kinds():
        if not matches or game not in ("", kind.name) or players not in (0, kind.players):
            continue
        name, found = f"{kind.name}, {kind.players}", measured(kind, range(seed, seed + matches))
        for each in found.doubts:
            print(f"| {name} | {each.size} | {each.step} | {each.whole} |", flush=True)
        if figures is not None:
            figures_file.add(figures, name, found)
    if picture is not None and figures is not None:
        _draw(figures, picture)


def measured(kind: Game, seeds: range, sizes: Sequence[int] = SIZES) -> Measured:
    """Review a game for each of the *seeds* with searches of all *sizes*."""
    matches = [game_of(kind, seed) for seed in seeds]
    return Measured(
        len(matches), tuple(doubts_of(size, [ledger_of(match, size) for match in matches]) for size in sizes)
    )


def ledger_of(match: Match, size: int) -> Ledger:
    """The account of a finished game, of searches of so many simulated games for each move."""
    budget, end = Budget(games=size), end_of(match.game, match.table)
    steps = [step for stretch in stretches_of(match) for step in judge_stretch(match, stretch, budget)]
    return book(match.game.name, steps, Moment(match.ply, end.chances, end.points))


def doubts_of(size: int, ledgers: Sequence[Ledger]) -> Doubts:
    """The doubt in the accounts of some games."""
    steps = [
        fmean(
            chance * chance for entry in each.entries if entry.kind == "doubt" for chance in entry.chances
        )
        for each in ledgers
    ]
    sums = [fmean(account.doubt.chance**2 for account in each.accounts) for each in ledgers]
    return Doubts(size, Spread.of(steps), Spread.of(sums))


def _draw(figures: Path, picture: Path) -> None:
    from bench.doubt_drawing import draw  # imports Matplotlib, which takes a second

    draw(figures_file.by_title(figures, Measured.from_json), picture)


if __name__ == "__main__":
    typer.run(main)
