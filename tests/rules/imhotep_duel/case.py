"""Imhotep: The Duel for the general tests."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from typing_extensions import override

from benben import nd
from benben.engine.table import OVER, Tables
from benben.games.imhotep_duel import RULES
from benben.games.imhotep_duel.codes import Code
from benben.games.imhotep_duel.components import (
    BLACK,
    EMPTY,
    SIDE_A,
    TEMPLES,
    WHITE,
    Site,
)
from benben.games.imhotep_duel.moves import MOVES, Place, Play, Swap, Take, Unload
from benben.games.imhotep_duel.names import SPACE_NAMES
from benben.games.imhotep_duel.table import Step
from tests.games.cases import OpenCase, copied
from tests.rules.imhotep_duel.reference import KINDS as KIND_NAMES
from tests.rules.imhotep_duel.reference import points

_BOATS = "123ABC"
_ACTION_IDS = ("take", "place", "place_and_unload", "swap_and_unload")


class DuelCase(OpenCase):
    """D11.8. Nothing is private."""

    rules = RULES
    at_once = frozenset({"imhotep_duel-2-AAAA", "imhotep_duel-2-AAAA-open_temples", "imhotep_duel-2-BBBB"})
    longest = 18 + 13 * 3 + 3 + 2 * (54 + 8 + 18 + 12 + 3 + 3 + 6)
    """Chance: 18 tokens of the set-up, 13 loads of three, three refills. Moves: a meeple is placed for each of 54
    tokens unloaded, 8 stay; 18 boats are unloaded, 12 action tokens played, three of which take and three swap, and six
    may end with `done`. Each may be followed by a pass, but no pass by another."""
    landmarks = frozenset(
        f"imhotep_duel-event-{event}"
        for event in (
            *("load", "place", "unload", "deliver", "box", "boat_leaves", "first_to_five", "play", "take"),
            *("refill", "swap", "done_place", "done_unload", "over"),
        )
    )
    unseen = ("pool", "gone")

    @override
    def check_end(self, table: Any) -> None:
        """D8.4. After 18 unloads all but three tokens have left the boats. D9. The points are the reference's."""
        assert table.supply == 0
        assert len(nd.flatnonzero(table.cargo != EMPTY)) == 3
        assert int(table.gone.sum()) + int(table.tokens.sum()) + int(table.reserve) == 60 - 3
        sides = "".join("AB"[side] for side in table.sides)
        held = [Counter(dict(zip(KIND_NAMES, map(int, counts), strict=True))) for counts in table.tokens]
        for seat in (BLACK, WHITE):
            standing = int(table.meeples[seat]).bit_count()
            found = points(sides, held[seat], held[1 - seat], table.first_to_five == seat, standing)
            assert RULES.score(table, seat) == sum(found.values())

    # ---- chance ----
    @override
    def left(self, table: Any) -> int:
        """D11.2. All face-down tokens: it is unknown which of them are the reserve."""
        return int(table.supply) + int(table.reserve)

    @override
    def check_shown(self, before: Any, outcome: int, after: Any) -> None:
        boat = int(before.loading)
        space = list(before.cargo[boat]).index(EMPTY)
        assert after.cargo[boat, space] == outcome
        changed = nd.flatnonzero(after.cargo != before.cargo)
        assert changed.tolist() == [boat * after.cargo.shape[1] + space]
        drawn = before.pool - after.pool
        assert drawn[outcome] == 1
        assert len(nd.flatnonzero(drawn)) == 1
        refill = before.step == Step.REFILL
        assert (before.reserve - after.reserve, before.supply - after.supply) == (refill, not refill)

    # ---- the board ----
    @override
    def check_target(self, view: Mapping[str, Any], move: int, target: str) -> None:
        value = MOVES.value(move)
        match value:
            case Place():
                assert target in {f"harbor:{SPACE_NAMES[value.space]}", f"hand:{view['actor']}"}
                assert view["harbor"][value.space] is None
                assert view["seats"][view["actor"]]["meeples"] > 0
            case Unload():
                assert target == f"boat:{_BOATS[value.boat]}"
                assert view["boats"][value.boat]["unload"]
            case Play():
                action = _ACTION_IDS[int(value) - Code.PLAY]
                assert target == f"action:{action}"
                assert view["seats"][view["actor"]]["actions"][action] > 0
            case Take():
                assert target == f"cargo:{_BOATS[value.boat]}:{value.space + 1}"
                assert view["boats"][value.boat]["cargo"][value.space] not in {None, *_ACTION_IDS}
            case Swap():
                assert target in {f"cargo:{_BOATS[value.boat]}:{space + 1}" for space in value.spaces}
                assert view["boats"][value.boat]["in_play"]
            case _:
                assert target == str(value)

    # ---- what is hidden ----
    @override
    def hides(self, table: Any, viewer: int | None) -> bool:
        """D11.3. The temple stacks of side A lie face down until the end, one's own too."""
        return bool(table.sides[Site.TEMPLE] == SIDE_A and not table.open_temples and table.actor != OVER)

    @override
    def twin(self, table: Any, viewer: int | None, rng: random.Random) -> Tables:
        """D11.3. Temple tokens of other values in both stacks, exchanged for what lies in the supply."""
        tables = copied(table)
        holders = [tables[0].tokens[0], tables[0].tokens[1], tables[0].pool]
        temples = [kind for holder in holders for kind in range(*TEMPLES) for _ in range(int(holder[kind]))]
        rng.shuffle(temples)
        for holder in holders:
            size = int(holder[slice(*TEMPLES)].sum())
            dealt, temples = temples[:size], temples[size:]
            holder[slice(*TEMPLES)] = [dealt.count(kind) for kind in range(*TEMPLES)]
        return tables


CASE = DuelCase()
