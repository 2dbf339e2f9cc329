"""What the tests of every game's reasons share: why something cannot be done now, asked of all that cannot.

A game's `test_why.py` says in `TARGETS` which elements its page has, runs `check_reasons` over the random games of each
set of its options (`every_set_of`), and compares what `reached` finds and its own scenes expect with `Reasons.ids`.
"""

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from benben.engine.game import Game, Match
from benben.engine.message import Message
from benben.texts import Texts
from tests.games.checks import legal_codes, viewers_of
from tests.games.every import ALL, CASES, over
from tests.games.playing import spread
from tests.games.walks import chances_in, positions_in
from tests.rules.catalogue import ROOT, asked_for, messages_in, numbers_at_the_end, parse
from tests.tiers import usually

NOWHERE = "no such thing"
"""A target that no board has: even then there is a reason."""
ASKED = usually(20, 40)
"""So many positions of a walk whose reasons are asked for."""
ASKED_CHANCE = 5
"""So many tables at which chance acts whose reasons are asked for."""


def sets_of(name: str) -> list[Game]:
    """A game with each set of its options that the general tests run over."""
    return [game for game in ALL if game.name == name]


def every_set_of(name: str) -> pytest.MarkDecorator:
    """Run a test over `game`, with each of these sets; those that need not be run every time are slow tests."""
    return over(sets_of(name))


class Reasons:
    """The reasons in a game's catalogue, and what is true of each that is given."""

    def __init__(self, name: str, letter: str) -> None:
        page = (ROOT / f"src/benben/games/{name}/texts/en.md").read_text(encoding="utf-8")
        self.rules = set(re.findall(rf"^- \*\*({letter}\d+\.\d+)\*\*", page, re.MULTILINE))
        self.messages = {each: asked_for(text) for each, text in parse(name).items()}
        self.texts = Texts("en")
        self.prefix = f"{name}-why-"
        self.ids = {each for each in self.messages if each.startswith(self.prefix)}
        self._seen: set[str] = set()

    def check(self, reason: Message | None) -> str:
        """A reason is in the catalogue with exactly its arguments, and ends with rules that exist; return its id."""
        assert reason is not None
        key = repr(reason)
        if key not in self._seen:
            for part in messages_in({"args": {}, **reason}):
                assert set(part.get("args", {})) == self.messages[part["id"]], part
            text = self.texts.format(reason)
            named = numbers_at_the_end(text)
            assert named, text
            assert set(named) <= self.rules, text
            self._seen.add(key)
        assert reason["id"] in self.ids, reason
        return reason["id"]


@cache
def reasons_of(name: str, letter: str) -> Reasons:
    """The reasons of a game, whose rules are numbered with a *letter*."""
    return Reasons(name, letter)


def targets_in(matches: Iterable[Match]) -> set[str]:
    """The elements that stand for a legal move in any of these positions."""
    return {target for match in matches for move in match.legal_moves for target in match.targets(move)}


def open_targets(match: Match, viewer: int | None) -> set[str]:
    """The elements that stand for a legal move of a viewer."""
    return targets_in([match]) if viewer is not None and viewer == match.turn else set()


def asked_of(match: Match, targets: Iterable[str]) -> Iterator[Message | None]:
    """Every reason that a position has for anybody; what is possible has none."""
    legal = match.legal_moves
    for move in match.rules.moves:
        reason = match.why_not(move)
        assert (reason is None) == (int(move) in legal.codes), move
        if reason is not None:
            yield reason
    for viewer in viewers_of(match.game):
        possible = open_targets(match, viewer)
        for target in targets:
            reason = match.why_not_there(target, viewer)
            assert (reason["id"] == "table-why-possible") == (target in possible), target
            if target not in possible:
                yield reason


def asked_of_chance(game: Game, table: Any, targets: Iterable[str]) -> Iterator[Message]:
    """Every reason that there is for anybody while chance acts."""
    rules = game.rules
    yield from (rules.why_not(table, move) for move in rules.moves)
    yield from (
        rules.why_not_there(table, viewer, target) for viewer in viewers_of(game) for target in targets
    )


@cache
def given_in(game: Game, letter: str, targets: tuple[str, ...]) -> frozenset[str]:
    """The ids of all reasons that some positions of the walks of a game give; each reason is checked."""
    reasons, found = reasons_of(game.name, letter), list(positions_in(game, ASKED))
    asked = sorted({*targets, *targets_in(found), NOWHERE})
    given = {reasons.check(reason) for match in found for reason in asked_of(match, asked)}
    for table in spread(chances_in(game), ASKED_CHANCE):
        given |= {reasons.check(reason) for reason in asked_of_chance(game, table, asked)}
    return frozenset(given)


def reached(name: str, letter: str, targets: tuple[str, ...]) -> set[str]:
    """The ids of the reasons that the walks of every set of options give."""
    return {reason for game in sets_of(name) for reason in given_in(game, letter, targets)}


def check_reasons(game: Game, letter: str, targets: tuple[str, ...]) -> None:
    """Every impossible move in the walks of a game has a reason, and no reason reveals what its reader must not see."""
    assert given_in(game, letter, targets)
    rng = random.Random(1)
    for match in positions_in(game, ASKED):
        for viewer in viewers_of(game):
            check_tells_no_secret(match, viewer, targets, rng)


def check_tells_no_secret(
    match: Match, viewer: int | None, targets: Iterable[str], rng: random.Random
) -> None:
    """Reasons are the same at a table that differs only in what is hidden from a viewer."""
    case, rules, table = CASES[match.game.name], match.rules, match.table
    if not case.hides(table, viewer):
        return
    twin = case.twin(table, viewer, rng)[0]
    for target in sorted({*targets, NOWHERE} - open_targets(match, viewer)):
        assert rules.why_not_there(twin, viewer, target) == rules.why_not_there(table, viewer, target), target
    if viewer is not None and viewer == match.turn:
        legal = {*legal_codes(match.game, table), *legal_codes(match.game, twin)}
        for move in rules.moves:
            if int(move) not in legal:
                assert rules.why_not(twin, move) == rules.why_not(table, move), move


def check_scene(reason: Message | None, expected: str, args: Mapping[str, Any], letter: str) -> None:
    """A scene gives the reason whose id ends in *expected*, with at least these arguments."""
    assert reason is not None
    name = reason["id"].split("-why-")[0]
    assert reasons_of(name, letter).check(reason) == f"{name}-why-{expected}"
    assert args.items() <= reason.get("args", {}).items()
