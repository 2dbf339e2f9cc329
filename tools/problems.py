"""Find problems: positions of self-play in which one move is clearly better than all others.

``python -m tools.problems GAME`` writes `problems.json` into the game's folder (`benben.lessons.puzzle` reads it), and
with ``--proofs FILE`` everything that was found out about each problem into another file.

Skilled players play games against each other. Where a short search is sure of a move, rather of one that does not look
best to the game's own valuation, all moves are searched behind, several times and each time with what is hidden drawn
anew. A problem is kept if its best move is ahead of every other by a margin whose 95 % interval stays above
`LEAST_MARGIN`, and if a stronger search with other seeds finds the same. What every line wins from where comes from
games that skilled players play on from there.
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
from benben.review.document import Budget
from benben.review.judging import worth_after

LEAST_MARGIN = 0.08
"""In chances to win: the interval of a problem's margin lies above it."""
CHANCES = (0.2, 0.97)
"""Of the best move: nobody learns from what is lost or won anyway."""
MOVES = (3, 40)
"""So many legal moves at least, and at most."""
MOST = 10
"""Problems of a game, before those are left out whose figures do not speak for themselves."""
MOST_OF_A_KIND = 2
"""Problems whose best moves have the same verb, as long as there are others."""
APART = 24
"""Plies that lie between two problems from one game."""
ENOUGH_OF_A_KIND = 6
"""Candidates with the same verb, after which no more are looked at."""
ENOUGH_EASY = 1
"""The same for moves that look best at first sight, too: easy problems, for verbs that have no other."""
QUICK = 1000
"""Simulated games of the look that decides whether a position is worth a closer one."""
SURE_SHARE = 0.7
"""Of that look's games the best move must have got."""
SCREENED = (300, 6)
"""Simulated games a search, and searches, after which a position without a clear best move is left."""
FOUND = (1000, 16)
"""Simulated games a search, and searches, with which a problem is found."""
CHECKED = (8000, 24)
"""The same for the stronger search that checks it."""
RIVALS = 3
"""So many of the other moves are checked, the best ones."""
PLAYED_ON = 120
"""Games that are played on from each line."""
PLAYER = "search:games=50"

_log = logging.getLogger("tools.problems")


@dataclass(frozen=True)
class Found:
    """A position that has been looked at closely: each legal move's chances to win, best move first."""

    match: Match
    seat: int
    chances: tuple[tuple[int, float], ...]
    proof: Proof
    """Of the search that found it."""
    checked: Proof
    """Of the stronger search, with other seeds."""


@dataclass(frozen=True)
class Explained:
    """What has been found, and what its best move, the next best and the one that looks best win from where."""

    found: Found
    lines: tuple[Variation, ...]


@full_speed()
def main() -> None:
    """Search for so many problems as are wanted, or through so many games as are allowed."""
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
    """The text of `problems.json`: one problem on each line, so that a change shows which problems it touches."""
    lines = ",\n".join(json.dumps(dataclasses.asdict(each), ensure_ascii=False) for each in problems)
    head = f'"format": "benben-problems",\n"version": 2,\n"seed": {seed},\n"problems": ['
    return f"{{\n{head}\n{lines}\n]\n}}\n"


def proof_of(explained: Explained) -> dict[str, Any]:
    """Everything that was found out about a problem."""
    found = explained.found
    return {
        "found": dataclasses.asdict(found.proof),
        "checked": dataclasses.asdict(found.checked),
        "lines": [dataclasses.asdict(line) for line in explained.lines],
    }


# ---- finding -----------------------------------------------------------------------------------------------------
def candidates(rules: Rules, games: int, seed: int) -> Iterator[Found]:
    """Positions with one clearly best move, from so many games of each number of players in turn."""
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
    """The game as its lesson teaches it, for each number of players that it is for."""
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
    """The move that a short search is sure of, if it is of any, and whether that looks best at first sight, too."""
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
    """What is found at a position if it makes a problem."""
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
    """Whether the position as a text is the same to whoever decides."""
    again = match.game.position(match.position_text(), seed=0)
    seat = match.turn
    return list(again.legal_moves) == list(match.legal_moves) and again.view(seat) == match.view(seat)


def searched(match: Match, moves: list[int], how: tuple[int, int], seed: int) -> npt.NDArray[np.float64]:
    """The chance to win behind each of the *moves*, by so many searches: shape (moves, searches).

    The searches of one column share what is drawn for the hidden, so that their differences are paired.
    """
    games, searches = how
    seat = match.turn or 0
    chances = np.zeros((len(moves), searches))
    for column in range(searches):
        drawn = derive_seed(seed, column, "draw")
        known = match.known(seat, drawn)
        for row, move in enumerate(moves):
            chances[row, column] = worth_after(match.game, known, move, Budget(games=games), drawn).chances[
                seat
            ]
    return chances


def margin(chances: npt.NDArray[np.float64], how: tuple[int, int]) -> Proof:
    """By how much the first row is ahead of the best of the others, with its 95 % interval (Student's t, paired)."""
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
    """The clearest ones, of different kinds of moves and from different games where there are; easy ones first."""
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
    """Whether it is from other games than all that are kept, or from a much later or earlier part of one."""
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
    """Whether the points that the best move brings are better, too, than those of the other lines."""
    best, *others = (lead(line, explained.found.seat) for line in explained.lines)
    return best > max(others)


def lead(line: Variation, seat: int) -> float:
    """By how many points a *seat* is ahead of the best of the others in the end."""
    totals = np.sum(list(line.points.values()), axis=0)
    return float(totals[seat] - np.delete(totals, seat).max())


def explained(found: Found) -> Explained:
    """What has been found, with its lines played on."""
    shown = dict.fromkeys([found.chances[0][0], found.chances[1][0], natural(found.match)])
    return Explained(found, tuple(played_on(found, move) for move in shown))


def problem_of(explained: Explained, name: str) -> Puzzle:
    """A problem as it is stored, with what players are shown."""
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
    """What a line wins from where, on average over games that skilled players play on from there."""
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
