"""Whether judged losses come true, and whether two reviews agree on errors: `python -m bench.losses`.

Players of different strength play games of every kind, which are reviewed twice with different seeds. A decision is an
error of both, of one, or of none. The losses of one review are then compared with the share of victories that is lost
in games that strong search players play on from the best move and from the one that was played, in pairs with equal
random numbers. The seed of these games is new: they had no part in the judgement. The same games show whether the
chances after the two moves come true. `--figures FILE` adds the figures to a file, `--picture FILE` draws it.

Few pairs of many decisions say more than many pairs of few: near the end of a game a decision loses all or nothing,
whichever way chance goes. And few decisions of many games say more than many of few: the intervals come from how the
games scatter.
"""

import random
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer

from benben import Game, Match
from benben.review import Decision
from benben.review.continuing import Continuer
from benben.review.judging import judge, look_games
from benben.review.run import DEFAULT, decisions_of
from benben.review.worth import Floats, Looker, review_seed
from bench import figures_file
from bench.losses_figures import Agreement, Loss, Measured, PlayedOn, agreement
from bench.sentences import OTHER_SEED, game_of, kinds
from tools.calibration_figures import Prediction

SEARCHED = 1000
"""Searches decide all moves of a game that is played on."""
STRONG = 100
"""Their simulated games, as those of the level `strong`."""


def main(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    players: Annotated[int, typer.Option(help="Only with so many players.")] = 0,
    decisions: Annotated[int, typer.Option(help="Errors of each kind of game to play on from.")] = 100,
    games: Annotated[int, typer.Option(help="Games played on from each of the two moves.")] = 4,
    matches: Annotated[int, typer.Option(help="Games to review, for each number of players.")] = 4,
    seed: int = 1,
    figures: Annotated[Path | None, typer.Option(help="A file to which the figures are added.")] = None,
    picture: Annotated[
        Path | None, typer.Option(help="An SVG of all figures in the file; draw only, with --decisions 0.")
    ] = None,
) -> None:
    """Print for each kind of game how two reviews agree, and judged losses against those that were found."""
    if picture is not None and figures is None:
        raise typer.BadParameter("--picture draws what is in a file: add --figures FILE")
    chosen = [
        each for each in kinds() if decisions and game in ("", each.name) and players in (0, each.players)
    ]
    for kind in chosen:
        name = f"{kind.name}, {kind.players}"
        agreed, found = measured(kind, decisions, games, range(seed, seed + matches))
        print(f"{name}: {agreed.both} errors of both, {agreed.one} of one: {100 * agreed.share:.0f} %")
        print(f"{name}: calibration error of chances {100 * found.chances.error:.1f} %")
        whole = [found.all_losses] if found.all_losses else []
        print(*(each.in_words(name) for each in (*found.losses, *whole)), sep="\n", flush=True)
        if figures is not None:
            figures_file.add(figures, name, found)
    if picture is not None and figures is not None:
        _draw(figures, picture)


def measured(kind: Game, decisions: int, games: int, seeds: range) -> tuple[Agreement, Measured]:
    """Review a game for each of the *seeds* twice, and play on from so many random errors."""
    agreed, errors = Agreement(), list[tuple[int, Match, Decision]]()
    for seed in seeds:
        match = game_of(kind, seed)
        first, second = (_judged(match, each) for each in (0, 1))
        agreed += agreement(first, second)
        errors += [(seed, match, each) for each in first if each.verdict == "error"]
    chosen = random.Random(seeds.start).sample(errors, min(decisions, len(errors)))
    found = [
        found_of(match, decision, games, (seed, number))
        for number, (seed, match, decision) in enumerate(chosen)
    ]
    return agreed, Measured.of(found)


def _draw(figures: Path, picture: Path) -> None:
    from bench.losses_drawing import draw  # imports Matplotlib, which takes a second

    draw(figures_file.by_title(figures, Measured.from_json), picture)


def _judged(match: Match, seed: int) -> list[Decision]:
    looker = Looker(match.game, look_games(DEFAULT))
    return [judge(match.at(ply), match.plies[ply].move, DEFAULT, seed, looker) for ply in decisions_of(match)]


def found_of(match: Match, decision: Decision, games: int, numbers: tuple[int, int]) -> PlayedOn:
    """What a decision lost in *games* from each of its two moves, and who won them.

    The *numbers* are those of the match and of the decision.
    """
    number, seed = numbers[1], OTHER_SEED + numbers[1]
    position, continuer = match.at(decision.ply), Continuer(match.game, SEARCHED, STRONG)
    shares: tuple[list[Floats], list[Floats]] = [], []
    moves = decision.ideas[0], decision.played
    for game in range(games):
        known = position.known(decision.seat, review_seed(seed, decision.ply, f"loss-known-{game}"))
        drawn = review_seed(seed, decision.ply, f"loss-{game}")
        for side, move in zip(shares, moves, strict=True):
            side.append(continuer.play_on(known, move.move, drawn).shares)
    gained = [fmean(each[decision.seat] for each in side) for side in shares]
    return PlayedOn(
        Loss(decision.loss, gained[0] - gained[1], numbers[0]),
        [
            Prediction(number, match.game.players, chance, share)
            for side, move in zip(shares, moves, strict=True)
            for result in side
            for chance, share in zip(move.chances, result, strict=True)
        ],
    )


if __name__ == "__main__":
    typer.run(main)
