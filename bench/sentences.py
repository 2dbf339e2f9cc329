"""How many sentences of reviews hold: `python -m bench.sentences`.

Players of different strength play games of every kind, and their mistakes are explained as in a review. Random
sentences are then compared with many more games, with other seeds, that are played on from the same two moves.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

import benben
from benben import Game, Match
from benben.engine.message import Message, in_english
from benben.players import make
from benben.review import Budget, Decision, MoveDifference
from benben.review.run import explain, judge_stretch, stretches_of, to_explain
from benben.review.why import Pairs, differences_of, played_on

KINDS = {"ra": (2, 3, 4), "imhotep": (2, 3, 4), "imhotep_duel": (2,), "ankhor": (2, 3)}
"""The numbers of players of each game."""
PLAYERS = ("search:games=60", "greedy", "search:games=20", "greedy:blur=2")
OTHER_SEED = 1_000_003


@dataclass(frozen=True)
class Sentence:
    """A sentence of a review, with what it states."""

    position: Match
    decision: Decision
    said: Message
    stated: tuple[MoveDifference, ...]


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
    counts = Counter[str]()
    for sentence in chosen:
        pairs = more_games(sentence, games)
        checks = [check(sentence, pairs, each) for each in sentence.stated]
        counts["sentences"] += 1
        for name in ("has_its_sign", "is_sure", "has_its_size"):
            counts[name] += all(getattr(each, name) for each in checks)
        counts["stated"] += len(checks)
        counts["sizes"] += sum(each.has_its_size for each in checks)
        verdict = "holds" if all(each.has_its_sign for each in checks) else "does not hold"
        shown = ", ".join(f"{each.stated:+.1f} ({each.found:+.2f} ± {each.noise:.2f})" for each in checks)
        print(f"{verdict}: {in_english(sentence.said)}  {shown}", flush=True)
    print(
        f"{len(found)} sentences, {counts['sentences']} checked with {games} games each:"
        f" {counts['has_its_sign']} have the stated sign everywhere, {counts['is_sure']} of them beyond two standard"
        f" errors, {counts['has_its_size']} the stated sizes; {counts['sizes']} of {counts['stated']} sizes agree"
    )


def kinds() -> Iterator[Game]:
    """Every game with every number of players."""
    for name, numbers in KINDS.items():
        for players in numbers:
            yield benben.load(name, **({} if name == "imhotep_duel" else {"players": players}))


def sentences_of(game: Game, seed: int) -> Iterator[Sentence]:
    """All sentences that state differences in the review of a new game."""
    match, budget = game.new_match(seed=seed), Budget(games=300)
    players = [make(PLAYERS[(seat + seed) % len(PLAYERS)], game, seat) for seat in range(game.players)]
    while (seat := match.turn) is not None:
        match.play(players[seat].choose(match.known(seat), seat))
    steps = [step for stretch in stretches_of(match) for step in judge_stretch(match, stretch, budget)]
    for judged in to_explain(match, steps):
        decision = explain(match, judged, budget)
        assert decision.why is not None
        for said in decision.why.sentences:
            stated = tuple(each for each in decision.why.differences if each.is_sure and _states(said, each))
            if stated:
                yield Sentence(match.at(decision.ply), decision, said, stated)


def _states(said: Message, difference: MoveDifference) -> bool:
    """Whether a sentence has a difference among its parts."""
    args = said.get("args", {})
    parts = args.get("parts", ())
    own = difference.better > difference.played, args.get("seat")
    is_of = {
        "review-why-own": own == (True, difference.seat),
        "review-why-less": own == (False, difference.seat),
        "review-why-cost": difference.better < difference.played,
    }.get(said["id"], False)
    return (
        is_of and isinstance(parts, list) and any(part["args"]["item"] == difference.item for part in parts)
    )


def more_games(sentence: Sentence, games: int) -> Pairs:
    """Other games, so many from each of the two moves."""
    best, played = sentence.decision.ideas[0].move, sentence.decision.played.move
    return played_on(sentence.position, best, played, games, OTHER_SEED)


def check(sentence: Sentence, pairs: Pairs, stated: MoveDifference) -> Check:
    """Compare a stated difference with that of more games."""
    found = next(
        (
            each
            for each in differences_of(sentence.position.game.name, stated.seat, pairs, least=0.0)
            if (each.seat, each.item, each.is_points) == (stated.seat, stated.item, stated.is_points)
        ),
        None,
    )
    shift, noise = (0.0, 0.0) if found is None else (found.better - found.played, found.noise)
    return Check(stated.better - stated.played, stated.noise, shift, noise)


if __name__ == "__main__":
    typer.run(main)
