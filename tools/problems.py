"""Find problems: positions of self-play in which one move is clearly better than all others.

``python -m tools.problems GAME`` writes `problems.json` into the game's folder (`benben.lessons.puzzle` reads it), and
with ``--proofs FILE`` all evidence about each problem into another file.

Skilled players play games against each other. If a short search is certain of a move, preferably one that the game's
own valuation does not prefer, longer searches evaluate all moves several times, each time with newly drawn hidden
information. A problem is kept if its best move leads every other one by a margin whose 95 % interval stays above
`LEAST_MARGIN`, and if a stronger search with other seeds confirms it. Games that skilled players continue from there
show the points that every line wins.
"""

import argparse
import dataclasses
import json
import logging
import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import stats

from benben.engine import registry
from benben.engine.dealer import SeededDealer
from benben.engine.dice import derive_seed
from benben.engine.errors import BadOption
from benben.engine.full_speed import full_speed
from benben.engine.game import Game, Match
from benben.engine.rules import Rules
from benben.lessons.lesson import lesson_of
from benben.lessons.puzzle import FILE, Proof, Puzzle, Variation
from benben.players import make
from benben.players.analysis import analyse
from benben.review.worth import Looker

LEAST_MARGIN = 0.08
"""In chances to win: the interval of a problem's margin lies above it."""
CHANCES = (0.2, 0.97)
"""Of the best move: positions that are won or lost anyway teach nothing."""
MOVES = (3, 40)
"""The least and the most legal moves."""
MOST = 10
"""The most problems of a game, before removing those with unconvincing points."""
MOST_OF_A_KIND = 2
"""The most problems whose best moves have the same verb, if there are others."""
APART = 24
"""The least number of plies between two problems from one game."""
ENOUGH_OF_A_KIND = 6
"""After this many candidates with the same verb, no more are examined."""
ENOUGH_EASY = 1
"""The same for moves that look best at first sight: easy problems, for verbs without others."""
QUICK = 1000
"""Simulated games of the short search that decides whether a position is examined."""
SURE_SHARE = 0.7
"""The share of that search's games that the best move must have."""
SCREENED = (300, 6)
"""Simulated games per search, and searches, after which a position without a clear best move is dropped."""
FOUND = (1000, 16)
"""Simulated games per search, and searches, that find a problem."""
CHECKED = (8000, 24)
"""The same for the stronger search that confirms it."""
RIVALS = 3
"""How many of the best other moves are checked."""
PLAYED_ON = 120
"""Games that continue from each line."""
PLAYER = "search:games=50"

_log = logging.getLogger("tools.problems")


@dataclass(frozen=True)
class Found:
    """An examined position: each legal move's chances to win, best move first."""

    match: Match
    seat: int
    chances: tuple[tuple[int, float], ...]
    proof: Proof
    """Of the search that found it."""
    checked: Proof
    """Of the stronger search, with other seeds."""


@dataclass(frozen=True)
class Explained:
    """A problem, and the points that its best move, the second best and the first-sight one win, by source."""

    found: Found
    lines: tuple[Variation, ...]


@full_speed()
def main() -> None:
    """Search for the requested number of problems, or in the allowed number of games."""
    parser = argparse.ArgumentParser(description="Find problems in self-play.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=60, help="games to search through")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proofs", type=Path, help="a file for both searches and all lines of each problem")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    rules = registry.rules(asked.game)
    chosen = varied(list(candidates(rules, asked.games, asked.seed)))
    kept = [each for found in chosen if speaks_for_itself(each := explained(found))]
    problems = [problem_of(each, f"problem-{number}") for number, each in enumerate(kept, start=1)]
    (rules.folder / FILE).write_text(written(problems, asked.seed), encoding="utf-8")
    if asked.proofs:
        proofs = {problem.id: proof_of(each) for problem, each in zip(problems, kept, strict=True)}
        text = json.dumps(proofs, indent=1, ensure_ascii=False)
        asked.proofs.write_text(f"{text}\n", encoding="utf-8")
    _log.info("%s: %d problems", rules.name, len(problems))


def written(problems: Iterable[Puzzle], seed: int) -> str:
    """The text of `problems.json`: one problem per line, so that a diff shows which ones changed."""
    lines = ",\n".join(json.dumps(dataclasses.asdict(each), ensure_ascii=False) for each in problems)
    head = f'"format": "benben-problems",\n"version": 2,\n"seed": {seed},\n"problems": ['
    return f"{{\n{head}\n{lines}\n]\n}}\n"


def proof_of(explained: Explained) -> dict[str, Any]:
    """All evidence about a problem."""
    found = explained.found
    return {
        "found": dataclasses.asdict(found.proof),
        "checked": dataclasses.asdict(found.checked),
        "lines": [dataclasses.asdict(line) for line in explained.lines],
    }


# ---- finding -----------------------------------------------------------------------------------------------------
def candidates(rules: Rules, games: int, seed: int) -> Iterator[Found]:
    """Positions with one clearly best move, from this many games of each number of players in turn."""
    tables, kinds = list(lesson_tables(rules)), Counter[str]()
    for number in range(games):
        game = tables[number % len(tables)]
        for match in positions(game, derive_seed(seed, number, "game", "benben-problems")):
            look = derive_seed(seed, number, f"look {match.ply}", "benben-problems")
            best, easy = first_look(match, look)
            if best is None or kinds[verb(best)] >= (ENOUGH_EASY if easy else ENOUGH_OF_A_KIND):
                continue
            found = looked_at(match, look)
            if found is not None:
                kinds[kind(found)] += 1
                _log.info("game %d ply %d: %s %s", number, match.ply, best_text(found), found.proof)
                yield found


def lesson_tables(rules: Rules) -> Iterator[Game]:
    """The game as its lesson teaches it, for each possible number of players."""
    lesson = lesson_of(rules)
    options = dict(lesson.first_game) if lesson else {}
    for players in range(2, rules.most_seats + 1):
        try:
            yield Game(rules, {**options, "players": players})
        except BadOption:
            continue


def positions(game: Game, seed: int) -> Iterator[Match]:
    """The decisions of a game between skilled players."""
    match = Match.begin(game, dealer=SeededDealer(seed))
    players = [make(PLAYER, game, derive_seed(seed, seat, "player")) for seat in range(game.players)]
    while (seat := match.turn) is not None:
        low, high = MOVES
        if low <= len(match.legal_moves) <= high:
            yield match.copy()
        match.play(players[seat].choose(match.known(seat), seat))


def first_look(match: Match, seed: int) -> tuple[str | None, bool]:
    """The move that a short search is certain of, if any, and whether it also looks best at first sight."""
    seat = match.turn or 0
    quick = analyse(match.game, match.known(seat), seat, games=QUICK, seed=seed)
    best = quick.ideas[0]
    if best.share < SURE_SHARE or not survives_writing(match):
        return None, False
    return str(match.game.rules.moves.value(best.move)), best.move == natural(match)


def natural(match: Match) -> int:
    """The move that the game's own valuation prefers: it looks best at first sight."""
    seat = match.turn or 0
    return make("greedy", match.game, 0).choose(match.known(seat), seat)


def looked_at(match: Match, seed: int) -> Found | None:
    """Examine a position; None if it is not a problem."""
    seat = match.turn or 0
    moves = list(match.legal_moves.codes)
    screened = np.sort(searched(match, moves, SCREENED, seed).mean(axis=1))
    if screened[-1] - screened[-2] < LEAST_MARGIN:
        return None
    chances = searched(match, moves, FOUND, derive_seed(seed, 0, "find"))
    order = np.argsort(-chances.mean(axis=1))
    ranked = [moves[place] for place in order]
    means = chances.mean(axis=1)[order].tolist()
    proof = margin(chances[order], FOUND)
    if not (CHANCES[0] <= round(means[0], 3) <= CHANCES[1]) or proof.interval[0] < LEAST_MARGIN:
        return None
    strong = searched(match, ranked[: 1 + RIVALS], CHECKED, derive_seed(seed, 1, "check"))
    checked = margin(strong, CHECKED)
    if checked.interval[0] < LEAST_MARGIN:
        _log.info("  not kept: %s, checked %s", proof, checked)
        return None
    return Found(match, seat, tuple(zip(ranked, means, strict=True)), proof, checked)


def survives_writing(match: Match) -> bool:
    """Whether the position written as a text is the same to the deciding seat."""
    again = match.game.position(match.position_text(), seed=0)
    seat = match.turn
    return list(again.legal_moves) == list(match.legal_moves) and again.view(seat) == match.view(seat)


def searched(match: Match, moves: list[int], how: tuple[int, int], seed: int) -> npt.NDArray[np.float64]:
    """The chance to win after each of *moves*, by this many searches: shape (moves, searches).

    The searches in a column share the drawn hidden information, so their differences are paired.
    """
    games, searches = how
    seat, looker = match.turn or 0, Looker(match.game, games)
    chances = np.zeros((len(moves), searches))
    for column in range(searches):
        drawn = derive_seed(seed, column, "draw")
        known = match.known(seat, drawn)
        for row, move in enumerate(moves):
            chances[row, column] = looker.after(known, move, drawn).chances[seat]
    return chances


def margin(chances: npt.NDArray[np.float64], how: tuple[int, int]) -> Proof:
    """The lead of the first row over the best of the others, with its 95 % interval (Student's t, paired)."""
    rival = 1 + int(np.argmax(chances[1:].mean(axis=1)))
    difference = chances[0] - chances[rival]
    error = float(difference.std(ddof=1)) / math.sqrt(len(difference))
    spread = float(stats.t.ppf(0.975, len(difference) - 1)) * error
    mean = float(difference.mean())
    return Proof(
        games=how[0],
        searches=how[1],
        margin=round(mean, 3),
        interval=(round(mean - spread, 3), round(mean + spread, 3)),
    )


# ---- choosing ----------------------------------------------------------------------------------------------------
def varied(found: list[Found]) -> list[Found]:
    """The clearest ones, with different kinds of moves and from different games if possible; easy ones first."""
    clearest = sorted(found, key=lambda each: each.proof.interval[0], reverse=True)
    kept: list[Found] = []
    for limit in (1, MOST_OF_A_KIND, len(clearest)):
        kinds = Counter(kind(each) for each in kept)
        for each in clearest:
            if len(kept) < MOST and each not in kept and kinds[kind(each)] < limit and apart(each, kept):
                kinds[kind(each)] += 1
                kept.append(each)
    return sorted(kept, key=lambda each: each.proof.margin, reverse=True)


def kind(found: Found) -> str:
    """The verb of the best move."""
    return verb(best_text(found))


def verb(text: str) -> str:
    """The first word of a move's notation."""
    return text.partition(" ")[0]


def apart(found: Found, kept: list[Found]) -> bool:
    """Whether it is from other games than all kept ones, or from a much later or earlier part of one."""
    return all(
        found.match.game != each.match.game
        or found.match.plies[:1] != each.match.plies[:1]
        or abs(found.match.ply - each.match.ply) >= APART
        for each in kept
    )


def best_text(found: Found) -> str:
    """The best move in notation."""
    return text_of(found, found.chances[0][0])


def text_of(found: Found, move: int) -> str:
    """A move in notation."""
    return str(found.match.game.rules.moves.value(move))


# ---- explaining --------------------------------------------------------------------------------------------------
def speaks_for_itself(explained: Explained) -> bool:
    """Whether the best move also wins more points than the other lines."""
    best, *others = (lead(line, explained.found.seat) for line in explained.lines)
    return best > max(others)


def lead(line: Variation, seat: int) -> float:
    """A *seat*'s final lead in points over the best other seat."""
    totals = np.sum(list(line.points.values()), axis=0)
    return float(totals[seat] - np.delete(totals, seat).max())


def explained(found: Found) -> Explained:
    """A problem with its lines continued."""
    shown = dict.fromkeys([found.chances[0][0], found.chances[1][0], natural(found.match)])
    return Explained(found, tuple(played_on(found, move) for move in shown))


def problem_of(explained: Explained, name: str) -> Puzzle:
    """A problem as it is stored, with its texts for players."""
    found = explained.found
    return Puzzle(
        id=name,
        options=dict(found.match.game.options),
        seat=found.seat,
        position=found.match.position_text(),
        proof=found.checked,
        chances={text_of(found, move): round(chance, 3) for move, chance in found.chances},
        lines=(explained.lines[0], explained.lines[-1]),
    )


def played_on(found: Found, move: int) -> Variation:
    """The average points of a line, over games that skilled players continue from it."""
    game = found.match.game
    totals: dict[str, npt.NDArray[np.float64]] = {}
    for number in range(PLAYED_ON):
        match = game.position(found.match.position_text(), seed=number)
        match.play(move)
        players = [make(PLAYER, game, derive_seed(number, seat, "player")) for seat in range(game.players)]
        while (seat := match.turn) is not None:
            match.play(players[seat].choose(match.known(seat), seat))
        for line in match.receipt():
            totals.setdefault(line.item, np.zeros(game.players))[line.seat] += line.points
    points = {item: tuple((total / PLAYED_ON).round(1).tolist()) for item, total in sorted(totals.items())}
    return Variation(move=text_of(found, move), games=PLAYED_ON, points=points)


if __name__ == "__main__":
    main()
