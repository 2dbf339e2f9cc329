"""The rules against a second, slow version of them: every ply of random games, and the ends of very many."""

import random
from collections import Counter
from typing import Any

import pytest

import benben
from benben.engine.counts import count as counts_of
from benben.engine.game import Game, Match
from benben.engine.table import CHANCE
from tests.games.playing import played
from tests.rules.imhotep_duel import reference
from tests.rules.imhotep_duel.reference import BOATS, KINDS, SPACES, Duel, points_at
from tests.tiers import usually

SIDES = [
    str(choice) for choice in next(s for s in benben.load("imhotep_duel").rules.options if s.letters).choices
]


def game(sides: str) -> Game:
    """With open temples, so that the view shows everything."""
    return benben.load("imhotep_duel", sides=sides, open_temples=True)


def weights(match: Match) -> dict[str, int]:
    """What chance may bring, by kind."""
    return {kind: weight for kind, weight in zip(KINDS, match.weights(), strict=True) if weight}


def check_same(match: Match, duel: Duel, sides: str) -> None:
    """Whatever the view and the list of legal moves say is what the reference says."""
    view = match.view()
    assert (match.table.actor, view["step"]) == (duel.actor, duel.step)
    if duel.is_set_up:
        assert view["turn"] == duel.turn
        assert view["unloads_left"] == 18 - duel.unloads
    assert set(match.legal_moves.codes) == duel.legal()
    assert view["playing"] == duel.playing
    assert view["harbor"] == [duel.harbor[space] for space in SPACES]
    assert (view["supply"], view["reserve"]) == (duel.supply, duel.reserve)
    assert view["boats_left"] == sum(boat is not None for boat in duel.boats.values())
    for shown, name in zip(view["boats"], BOATS, strict=True):
        check_boat(shown, duel, name)
    for seat in (0, 1):
        check_seat(view["seats"][seat], duel, seat)
    if match.table.actor == CHANCE:
        assert weights(match) == {kind: count for kind, count in duel.hidden.items() if count}
    else:
        check_points(match, view, duel, sides)


def check_boat(shown: dict[str, Any], duel: Duel, name: str) -> None:
    cargo = duel.boats[name]
    assert (shown["name"], shown["in_play"]) == (name, cargo is not None)
    assert shown["cargo"] == (cargo or [None] * 3)
    if duel.actor >= 0:
        given = [(one["space"], one["harbor"], one["seat"]) for one in shown["unload"]]
        assert given == [
            (place, space and SPACES.index(space), seat) for place, space, seat in duel.deliveries(name)
        ]


def check_seat(shown: dict[str, Any], duel: Duel, seat: int) -> None:
    held = {kind: count for kind, count in duel.tokens[seat].items() if count}
    assert shown["meeples"] == duel.meeples(seat)
    assert {**shown["tokens"], **shown["actions"]} == held
    assert shown["temples"] == sum(count for kind, count in held.items() if "temple" in kind)


def check_points(match: Match, view: dict[str, Any], duel: Duel, sides: str) -> None:
    """Site by site and line by line."""
    for seat, shown in enumerate(view["seats"]):
        expected = points_at(sides, duel, seat)
        lines = {
            line["item"]: line["points"]
            for line in view["receipt"]
            if line["seat"] == seat and line["points"]
        }
        assert lines == {item: points for item, points in expected.items() if points}
        pyramid = sum(points for item, points in expected.items() if "pyramid" in item)
        others = {item: points for item, points in expected.items() if "pyramid" not in item}
        assert shown["sites"] == {**others, "pyramid": pyramid}
        assert shown["points"] == match.scores[seat] == sum(expected.values())


STYLES = (
    lambda rng, legal: rng.choice(legal),
    lambda rng, legal: legal[-1] if rng.random() < 0.4 else rng.choice(legal),
    lambda rng, legal: rng.choice([code for code in legal if code < reference.UNLOAD] or legal),
    lambda rng, legal: rng.choice([code for code in legal if code >= reference.PLAY] or legal),
)
"""Evenly; with a preference for the last of the list; for moves that place; for moves with action tokens."""


def compare(sides: str, seed: int) -> None:
    """A whole random game in both, ply by ply."""
    rng, duel = random.Random(seed), Duel()
    match = game(sides).new_match(seed=seed)
    match.rewind(0)
    while not match.is_over:
        check_same(match, duel, sides)
        if match.table.actor == CHANCE:
            kinds, odds = zip(*weights(match).items(), strict=True)
            code = KINDS.index(rng.choices(kinds, odds)[0])
            match.push(code)
        else:
            code = STYLES[seed % len(STYLES)](rng, match.legal_moves.codes)
            match.push(code)
        duel.apply(code)
    check_end(match, duel, sides)


def check_end(match: Match, duel: Duel, sides: str) -> None:
    """D8. After the 18th unloading, with one boat left; D10. the winner."""
    check_same(match, duel, sides)
    assert (duel.step, duel.unloads) == ("over", 18)
    black, white = (sum(points_at(sides, duel, seat).values()) for seat in (0, 1))
    assert match.outcome is not None
    assert match.outcome.scores == (black, white)
    assert match.outcome.winners == (reference.winner((black, white)),)


@pytest.mark.parametrize(("sides", "seed"), [*zip(SIDES, range(16), strict=True)][::8])
def test_every_ply_of_a_random_game_is_as_in_the_reference(sides: str, seed: int) -> None:
    compare(sides, seed)


@pytest.mark.slow
@pytest.mark.parametrize("sides", SIDES)
def test_every_ply_of_more_games_is_as_in_the_reference(sides: str) -> None:
    """All sixteen combinations; few of them are compared together. Each style of play with eight of them."""
    for seed in range(16 + SIDES.index(sides), 16 + SIDES.index(sides) + usually(2, 5)):
        compare(sides, seed)


# ---- points of anything that may be owned --------------------------------------------------------------------------
def test_whatever_is_owned_scores_as_in_the_reference() -> None:
    """Random games rarely fill a pyramid or a tomb: here the tokens of the box are dealt out at random."""
    rules, rng = game("AAAA").rules, random.Random(1)
    table = rules.table.empty()[0]
    rules.setup(table, game("AAAA").codes)
    for _ in range(120):
        share = rng.random()
        piles = deal_out(rng, (share, rng.random() * (1 - share)))
        fives = [seat for seat in (0, 1) if piles[seat]["obelisk"] >= 5]
        table.tokens[:] = [[pile[kind] for kind in KINDS] for pile in piles]
        table.meeples[:] = rng.choice([(0, 0), (0b111, 0b1000), (0b1, 0b111000000), (0b101000101, 0b10)])
        for sides in SIDES:
            table.sides[:] = ["AB".index(side) for side in sides]
            first = rng.choice(fives) if fives and sides[0] == "B" else -1
            table.first_to_five = first
            for seat in (0, 1):
                standing = int(table.meeples[seat]).bit_count()
                found = reference.points(sides, piles[seat], piles[1 - seat], first == seat, standing)
                assert rules.score(table, seat) == sum(found.values()), (sides, piles)


def deal_out(rng: random.Random, shares: tuple[float, float]) -> tuple[Counter[str], Counter[str]]:
    """Each token goes to one of the two with these odds, or stays in the box."""
    piles: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for kind in reference.BOX.elements():
        ticket = rng.random()
        if ticket < sum(shares):
            piles[ticket >= shares[0]][kind] += 1
    return piles


# ---- the reference itself, against the examples of the rulebook ----------------------------------------------------
def owned(**counts: int) -> Counter[str]:
    return Counter(counts)


def test_the_reference_scores_the_example_of_side_a() -> None:
    tombs = {f"tomb_{number}": 1 for number in (1, 2, 3, 4, 5, 6, 9)}
    own = owned(
        obelisk=2,
        temple_1=1,
        temple_4=1,
        temple_2=1,
        light_pyramid=4,
        dark_pyramid=6,
        take=1,
        place=1,
        **tombs,
    )
    assert reference.points("AAAA", own, owned(obelisk=2), False, 1) == {
        "obelisk": 2, "temple": 7, "light_pyramid": 10, "dark_pyramid": 21, "tomb": 26, "actions": 2, "meeples": 1,
    }  # fmt: skip


def test_the_reference_scores_the_example_of_side_b() -> None:
    tombs = {f"tomb_{number}": 1 for number in (1, 3, 4, 5)}
    temples = {"temple_1": 2, "temple_2": 3, "temple_3": 1, "temple_4": 2}
    own = owned(obelisk=6, dark_pyramid=6, take=2, **temples, **tombs)
    found = reference.points("BBBB", own, owned(obelisk=3), True, 1)
    assert found == {"obelisk": 12, "temple": 26, "pyramid": -6, "tomb": 8, "actions": 2, "meeples": 1}
    assert sum(found.values()) == 43


@pytest.mark.parametrize(
    ("standing", "given"),
    [
        ({"c1": 0, "b1": 1, "a1": 0}, [(3, "c1", 0), (2, "b1", 1), (1, "a1", 0)]),
        ({"c1": 0, "b1": 1}, [(3, "c1", 0), (2, "b1", 1), (1, None, None)]),
        ({"c1": 0, "a1": 1}, [(3, "c1", 0), (2, "a1", 1), (1, None, None)]),
        ({"b1": 1, "a1": 0}, [(3, "b1", 1), (2, "a1", 0), (1, None, None)]),
        ({"a1": 0, "b2": 1, "c3": 0}, []),
    ],
)
def test_the_reference_unloads_by_the_table(
    standing: dict[str, int], given: list[reference.Delivery]
) -> None:
    duel = Duel()
    duel.boats["1"] = ["obelisk", "take", "tomb_1"]
    duel.harbor.update(standing)
    assert duel.deliveries("1") == given


# ---- counting ------------------------------------------------------------------------------------------------------
def replayed(match: Match) -> Duel:
    duel = Duel()
    for ply in match.plies:
        duel.apply(ply.move)
    return duel


def counted(start: Duel, sides: str, depth: int) -> list[tuple[int, int]]:
    """(positions, lines) by depth, by the reference alone."""
    level, found = {"": (start, 1)}, [(1, 1)]
    for _ in range(depth):
        following: dict[str, tuple[Duel, int]] = {}
        for duel, lines in level.values():
            outcomes = [KINDS.index(kind) for kind in +duel.hidden] if duel.actor == CHANCE else duel.legal()
            for code in outcomes:
                child = duel.copy()
                child.apply(code)
                _, before = following.get(child.key(sides), (child, 0))
                following[child.key(sides)] = (child, before + lines)
        level = following
        found.append((len(level), sum(lines for _, lines in level.values())))
    return found


@pytest.mark.parametrize(("seed", "decisions"), [(0, 0), (1, 14), (2, 27), (3, 40), (7, 55), (5, 64)])
def test_the_reference_counts_the_same_tree(seed: int, decisions: int) -> None:
    sides = SIDES[5 * seed % 16]
    match = played(game(sides), seed, decisions)
    counts = [(count.positions, count.lines) for count in counts_of(match, 3)]
    assert counts == counted(replayed(match), sides, 3)
