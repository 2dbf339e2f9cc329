"""How many sentences of reviews hold: `python -m bench.sentences`.

Players of different strength play games of every kind, and their mistakes are explained as in a review. Random
sentences are then compared with many more games, with other seeds, that are played on from the same two moves.
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Annotated

import typer

import benben
from benben import Game, Match
from benben.engine.message import Message, in_english
from benben.players import make
from benben.review import Budget, MoveDifference
from benben.review.differences import Pairs, key_of, leads_of, played_on, things_of
from benben.review.judging import Gap, paired
from benben.review.run import explain, judge_stretch, stretches_of, to_explain

KINDS = {"ra": (2, 3, 4, 5), "imhotep": (2, 3, 4), "imhotep_duel": (2,), "ankhor": (2, 3, 4)}
"""The numbers of players of each game."""
PLAYERS = ("search:games=60", "greedy", "search:games=20", "greedy:blur=2")
OTHER_SEED = 1_000_003


@dataclass(frozen=True)
class Sentence:
    """A sentence of a review, with what it states."""

    position: Match
    moves: tuple[int, int]
    """The better one, and the one that was played."""
    said: Message
    stated: tuple[MoveDifference, ...]
    lead: Gap | None = None
    """The lead, if the sentence states it."""


@dataclass(frozen=True)
class Check:
    """What more games say about a stated difference."""

    stated: float
    """The difference in the sentence."""
    stated_noise: float
    found: float
    noise: float

    @property
    def has_its_sign(self) -> bool:
        """Whether the difference goes the way that the sentence says."""
        return self.stated * self.found > 0

    @property
    def is_sure(self) -> bool:
        """The same beyond two standard errors of the many games alone."""
        return self.has_its_sign and abs(self.found) > 2.0 * self.noise

    @property
    def has_its_size(self) -> bool:
        """Whether both agree within two standard errors of their difference."""
        return abs(self.stated - self.found) <= 2.0 * math.hypot(self.stated_noise, self.noise)


@dataclass
class Counts:
    """How many sentences were checked, and hold."""

    sentences: int = 0
    signs: int = 0
    """Those whose differences all have the stated sign."""
    sure: int = 0
    """The same beyond two standard errors."""
    sizes: int = 0
    """Those whose sizes all agree."""
    stated: int = 0
    """Differences in these sentences."""
    agreeing: int = 0
    """Those whose size agrees."""
    ratios: list[float] = field(default_factory=list)
    """Stated over found, of those differences that are sure."""

    def add(self, checks: Sequence[Check]) -> str:
        """Count a sentence; return the verdict in a word or two."""
        self.sentences += 1
        self.signs += all(each.has_its_sign for each in checks)
        self.sure += all(each.is_sure for each in checks)
        self.sizes += all(each.has_its_size for each in checks)
        self.stated += len(checks)
        self.agreeing += sum(each.has_its_size for each in checks)
        self.ratios += [each.stated / each.found for each in checks if each.is_sure]
        return "holds" if all(each.has_its_sign for each in checks) else "does not hold"


def main(
    sentences: Annotated[int, typer.Option(help="Random sentences to check.")] = 50,
    games: Annotated[int, typer.Option(help="Games played on from each of the two moves.")] = 1000,
    matches: Annotated[
        int, typer.Option(help="Games to take sentences from, for each number of players.")
    ] = 1,
    seed: int = 1,
) -> None:
    """Check random sentences of reviews, and print each with what more games say."""
    found = [
        each for kind in kinds() for number in range(matches) for each in sentences_of(kind, seed + number)
    ]
    chosen = random.Random(seed).sample(found, min(sentences, len(found)))
    counts = Counts()
    for sentence in chosen:
        checks = checks_of(sentence, more_games(sentence.position, *sentence.moves, games))
        verdict = counts.add(checks)
        shown = ", ".join(f"{each.stated:+.1f} ({each.found:+.2f} ± {each.noise:.2f})" for each in checks)
        print(f"{verdict}: {in_english(sentence.said)}  {shown}", flush=True)
    print(
        f"{len(found)} sentences, {counts.sentences} checked with {games} games each: {counts.signs} have the stated"
        f" sign everywhere, {counts.sure} of them beyond two standard errors, {counts.sizes} the stated sizes;"
        f" {counts.agreeing} of {counts.stated} sizes agree; stated over found, median"
        f" {median(counts.ratios or [math.nan]):.2f}"
    )


def kinds() -> Iterator[Game]:
    """Every game with every number of players."""
    for name, numbers in KINDS.items():
        for players in numbers:
            yield benben.load(name, **({} if name == "imhotep_duel" else {"players": players}))


def game_of(game: Game, seed: int, specs: Sequence[str] = PLAYERS) -> Match:
    """A new game of players of different strength, or of others; they take turns at the seats."""
    match = game.new_match(seed=seed)
    players = [make(specs[(seat + seed) % len(specs)], game, seat) for seat in range(game.players)]
    while (seat := match.turn) is not None:
        match.play(players[seat].choose(match.known(seat), seat))
    return match


def sentences_of(game: Game, seed: int) -> Iterator[Sentence]:
    """All sentences that state differences in the review of a new game."""
    match, budget = game_of(game, seed), Budget(games=300)
    steps = [step for stretch in stretches_of(match) for step in judge_stretch(match, stretch, budget)]
    for judged in to_explain(match, steps):
        decision = explain(match, judged, budget)
        assert decision.why is not None
        position, moves = match.at(decision.ply), (decision.ideas[0].move, decision.played.move)
        for said in decision.why.sentences:
            stated = tuple(
                each
                for each in decision.why.differences
                if each.is_sure and states(said, each, decision.seat)
            )
            lead = (
                Gap(decision.why.lead, decision.why.lead_noise) if said["id"] == "review-why-lead" else None
            )
            if stated or lead:
                yield Sentence(position, moves, said, stated, lead)


def states(said: Message, difference: MoveDifference, seat: int) -> bool:
    """Whether a sentence about a decision of a *seat* has a difference among its parts."""
    args = said.get("args", {})
    parts = args.get("parts", ())
    own = difference.gap > 0, args.get("seat")
    is_of = {
        "review-why-own": own == (True, difference.seat),
        "review-why-less": own == (False, difference.seat),
        "review-why-cost": (difference.gap < 0, difference.seat) == (True, seat),
    }.get(said["id"], False)
    return (
        is_of and isinstance(parts, list) and any(part["args"]["item"] == difference.item for part in parts)
    )


def more_games(position: Match, better: int, played: int, games: int) -> Pairs:
    """Other games, so many from each of the two moves."""
    return played_on(position, better, played, games, OTHER_SEED)


def checks_of(sentence: Sentence, pairs: Pairs) -> list[Check]:
    """Compare all that a sentence states with more games."""
    position, lead = sentence.position, sentence.lead
    found = [check(position.game.name, pairs, each) for each in sentence.stated]
    if lead is not None and position.turn is not None:
        gap = paired(*(leads_of(side, position.turn) for side in (pairs.better, pairs.played)))
        found.append(Check(lead.mean, lead.error, gap.mean, gap.error))
    return found


def check(game: str, pairs: Pairs, stated: MoveDifference) -> Check:
    """Compare a stated difference with that of more games; one that is always the same differs by nothing."""
    gaps = {key_of(each): each.gap for each in things_of(game, pairs)}
    gap = gaps.get(key_of(stated), Gap(0.0, 0.0))
    return Check(stated.gap, stated.noise, gap.mean, gap.error)


if __name__ == "__main__":
    typer.run(main)
