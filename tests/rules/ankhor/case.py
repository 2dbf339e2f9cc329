"""Ankh'or for the general tests."""

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

from typing_extensions import override

from benben import nd
from benben.engine.table import Tables
from benben.games.ankhor import RULES
from benben.games.ankhor.components import (
    COLORS,
    EMPTY,
    GOODS,
    IDLE_ROUNDS,
    KINDS,
    MARKERS_OF_GOOD,
    SEATS,
    SPACES,
    TILES,
)
from benben.games.ankhor.moves import (
    MOVES,
    Buy,
    Draw,
    Lift,
    MoveTile,
    Place,
    Return,
    Save,
    Slide,
    Stack,
    Store,
    Take,
)
from benben.games.ankhor.names import PILE_IDS, TOKEN_IDS
from benben.games.ankhor.position_words import tiles_out
from benben.games.ankhor.table import Step
from tests.games.cases import OpenCase, copied
from tests.rules.ankhor.estates import estate_of, is_last


class AnkhorCase(OpenCase):
    """A15.1. Nothing is private."""

    rules = RULES
    at_once = frozenset({"ankhor-2-allowed", "ankhor-3-forbidden", "ankhor-4-allowed-unlike"})
    longest = 15 + 2 + 2 * 55 + (111 * IDLE_ROUNDS * SEATS + 11) * (3 + 7 + 2 * 3 + 1)
    """Chance: markers, the first tops, a kind and a color for each tile. A round in which a tile is bought, drawn or
    discarded comes at least every twenty, and each of 55 tiles is drawn once and leaves once. Each turn and each extra
    turn of a scribe: three tokens, or a tile, its place and what it saves; seven tokens above the limits; two ankhs,
    each for at most three decisions; the end."""
    landmarks = frozenset(
        f"ankhor-event-{event}"
        for event in (
            *("markers", "show", "reveal", "take", "buy", "save", "pay", "stack", "place", "warehouse"),
            *(
                "warehouse_covered",
                "draw",
                "discard",
                "move",
                "lift",
                "return",
                "return_ankh",
                "bonus",
                "store",
            ),
            *("last_round", "again", "over", "idle"),
        )
    )
    unseen = ("pool", "all_tiles")
    open_book = True
    has_secrets = False

    @override
    def check_sound(self, table: Any) -> None:
        """A10.9. In play only two players discard; a text of a position may say otherwise."""
        super().check_sound(table)
        assert table.seats == 2 or tiles_out(table).sum() + table.pool.sum(dtype=int) == TILES

    # ---- the end ----
    @override
    def check_end(self, table: Any) -> None:
        """A12. The last seat has had its turn, and something has brought the end. The points are the reference's."""
        seats = int(table.seats)
        assert is_last(table) or table.idle >= IDLE_ROUNDS * seats
        standing = []
        for seat in range(seats):
            estate, tokens = estate_of(table, seat), int(table.tokens[seat].sum())
            assert RULES.score(table, seat) == estate.points(tokens)
            standing.append((estate.points(tokens), -len(estate.tiles), tokens))
        shares = nd.zeros(SEATS)
        RULES.shares(table, shares)
        winners = [seat for seat in range(seats) if standing[seat] == max(standing)]
        assert [seat for seat, share in enumerate(shares) if share > 0] == winners

    # ---- chance ----
    @override
    def left(self, table: Any) -> int:
        """A2.5 to A2.7. Ways to lay the other markers; tiles that can be the next top; kinds of a color."""
        if table.step == Step.DEAL_MARKERS:
            return deals(table)
        down = table.pool.reshape(COLORS, KINDS).sum(axis=1)
        if table.step == Step.REVEAL:
            return int(down[table.tops[table.drawing]])
        return int(down.sum()) - int((table.tops != EMPTY).sum())

    @override
    def check_shown(self, before: Any, outcome: int, after: Any) -> None:
        if before.step == Step.DEAL_MARKERS:
            space = next(s for s in range(SPACES) if before.prices[s].sum() < before.markers[s])
            laid = after.prices - before.prices
            assert laid[space, outcome] == laid.sum() == 1
        elif before.step == Step.SHOW:
            pile = next(p for p in (0, 1) if before.piles[p] and before.tops[p] == EMPTY)
            assert after.tops[pile] == outcome
            assert nd.array_equal(after.pool, before.pool)
        else:
            tile = int(before.tops[before.drawing]) * KINDS + outcome
            space = list(before.offer).index(EMPTY)
            assert after.offer[space] == tile
            drawn = before.pool - after.pool
            assert drawn[tile] == drawn.sum() == 1
            assert before.piles[before.drawing] - after.piles[before.drawing] == 1

    # ---- the board ----
    @override
    def check_target(self, view: Mapping[str, Any], move: int, target: str) -> None:
        value, (name, _, rest) = MOVES.value(move), target.partition(":")
        own = view["seats"][view["actor"]]
        match value:
            case Take() | Save() | Return() | Store():
                assert target == f"token:{TOKEN_IDS[value.token]}"
                assert (view["supply"] if isinstance(value, Take) else own["tokens"])[rest] > 0 or isinstance(
                    value, Save
                )
            case Buy():
                assert target == f"market:{value.index + 1}"
                assert view["market"][value.index]["tile"]
            case Draw():
                assert target in ("ankhs", f"pile:{PILE_IDS[value.pile]}")
                assert view["piles"][value.pile]["count"]
                assert own["tokens"]["ankh"]
            case Slide():
                assert target in ("ankhs", "pile:left", "pile:right")
                assert not any(pile["count"] for pile in view["piles"])
            case MoveTile():
                assert target == "ankhs" or int(rest) in {tile["number"] for tile in own["estate"]}
            case Lift():
                assert target == f"tile:{own['estate'][value.index]['number']}"
            case Place():
                assert target == "in_hand" or name == "place"
                assert target == "in_hand" or int(rest) in {place["number"] for place in view["places"]}
            case Stack():
                assert target == "in_hand" or name == "square"
                assert target == "in_hand" or int(rest) in {square["number"] for square in view["squares"]}
            case _:
                assert target == str(value)

    # ---- what is hidden ----
    @override
    def hides(self, table: Any, viewer: int | None) -> bool:
        """A15.1. No seat has a secret."""
        return False

    @override
    def twin(self, table: Any, viewer: int | None, rng: random.Random) -> Tables:
        """Somebody who is not asked has another bonus token, for all to see."""
        tables = copied(table)
        others = [seat for seat in range(table.seats) if seat != table.actor]
        tables[0].bonus[rng.choice(others), rng.randrange(COLORS)] += 1
        return tables


def deals(table: Any) -> int:
    """A2.5. In how many ways the other markers can be laid, hole by hole, without three equal ones on a space."""
    dealt = table.prices.sum(axis=0)
    left = tuple(MARKERS_OF_GOOD - int(count) for count in dealt)
    space = next(s for s in range(SPACES) if table.prices[s].sum() < table.markers[s])
    return _deals(left, tuple(table.prices[space].tolist()), tuple(table.markers[space:].tolist()))


@cache
def _deals(left: tuple[int, ...], laid: tuple[int, ...], holes: tuple[int, ...]) -> int:
    if sum(laid) == holes[0]:
        return _deals(left, (0,) * GOODS, holes[1:]) if len(holes) > 1 else 1
    return sum(
        _deals(_plus(left, good, -1), _plus(laid, good, 1), holes)
        for good in range(GOODS)
        if left[good] and laid[good] < MARKERS_OF_GOOD - 1
    )


def _plus(counts: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + more, *counts[index + 1 :])


CASE = AnkhorCase()
