"""Ra for the general tests."""

import random
from collections.abc import Mapping
from typing import Any

from typing_extensions import override

from benben import nd
from benben.engine.table import OVER, Tables
from benben.games.ra import RULES
from benben.games.ra.codes import Code
from benben.games.ra.components import EMPTY, ITEMS, SUN_SETS, Item, Tile
from benben.games.ra.names import TILE_IDS
from benben.games.ra.suns import list_suns
from benben.games.ra.table import Step
from tests.games.cases import OpenCase, copied


class RaCase(OpenCase):
    """R13.5. Nothing is private."""

    rules = RULES
    at_once = frozenset({"ra-2-2022", "ra-3-2022-open_scores", "ra-4-1999", "ra-5-1999"})
    longest = 1000
    """180 tiles are drawn in two plies each; at most 27 Ra tiles, 45 suns and 22 lost tracks bring auctions of up to
    six plies; eight Gods, ten disasters and four sun sets bring a few more."""
    landmarks = frozenset(
        {
            *("ra-event-deal", "ra-event-draw", "ra-event-invoke", "ra-event-take", "ra-event-done"),
            *("ra-event-ra_tile", "ra-event-bid", "ra-event-pass", "ra-event-won", "ra-event-won_nothing"),
            *("ra-event-nobody", "ra-event-track_lost", "ra-event-discard", "ra-event-disaster"),
            *("ra-event-disaster_nothing", "ra-event-epoch_ra", "ra-event-epoch_suns"),
            *("ra-event-epoch_points", "ra-event-new_epoch", "ra-event-over"),
        }
    )

    # ---- chance ----
    @override
    def left(self, table: Any) -> int:
        """R2.5. Sun sets, or R4.1. tiles in the bag."""
        return int(table.sets_left).bit_count() if table.step == Step.DEAL else int(table.bag_size)

    @override
    def check_shown(self, before: Any, outcome: int, after: Any) -> None:
        if before.step == Step.DEAL:
            assert list_suns(after.suns_up[before.turn]) == list(SUN_SETS[int(before.seats)][outcome])
            return
        drawn = before.bag - after.bag
        assert drawn[outcome] == 1
        assert len(nd.flatnonzero(drawn)) == 1
        if outcome == Tile.RA:
            assert after.gone[Tile.RA] == before.gone[Tile.RA] + 1
            assert after.ra_count == before.ra_count + 1 or after.epoch == before.epoch + 1
        else:
            space = list(before.track).index(EMPTY)
            assert after.track[space] == outcome
            assert all(
                after.track[each] == before.track[each] for each in range(len(after.track)) if each != space
            )
            assert after.turn != before.turn or len(nd.flatnonzero(before.suns_up)) == 1

    # ---- the board ----
    @override
    def check_target(self, view: Mapping[str, Any], move: int, target: str) -> None:
        name, _, detail = target.partition(":")
        own = view["seats"][view["actor"]]
        if name == "sun":
            assert int(detail) in own["suns_up"]
            assert move == Code.BID + int(detail)
        elif name == "centre":
            assert Code.BID < move < Code.TAKE
        elif target == "tile:god":
            assert own["tiles"]["god"] > 0
            assert view["step"] in {"turn", "gods"}
        elif name == "track":
            assert view["track"][int(detail)] == TILE_IDS[move - Code.TAKE]
        elif name == "tile":
            assert own["tiles"][detail] > 0
            assert detail == TILE_IDS[move - Code.DISCARD]
        else:
            assert target in {"bag", "ra_figure", "pass", "done"}

    # ---- what is hidden ----
    @override
    def hides(self, table: Any, viewer: int | None) -> bool:
        return bool(not table.open_scores and table.actor != OVER)

    @override
    def twin(self, table: Any, viewer: int | None, rng: random.Random) -> Tables:
        """R13.2. Others have other points, and got them by other scorings."""
        tables = copied(table)
        for seat in range(tables[0].seats):
            if seat != viewer:
                tables[0].points[seat] = 9000 + rng.randrange(1000)
                for epoch in range(tables[0].epoch):
                    self._rewrite(tables[0].sheet[epoch, seat], rng)
        return tables

    @staticmethod
    def _rewrite(sheet: Any, rng: random.Random) -> None:
        for item in range(ITEMS):
            if item == Item.CIVILIZATION:
                sheet[item] = rng.randrange(6)
            elif item in {
                Item.GOD,
                Item.GOLD,
                Item.RIVER,
            }:  # what Pharaohs count decides also the viewer's points
                sheet[item] = rng.randrange(100, 120)


CASE = RaCase()
