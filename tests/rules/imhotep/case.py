"""Imhotep for the general tests."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from benben import nd
from benben.engine.table import CHANCE, Tables
from benben.games.imhotep import RULES
from benben.games.imhotep.card_moves import Keep, Play, Take
from benben.games.imhotep.codes import Code
from benben.games.imhotep.components import (
    EMPTY,
    FEWEST_SEATS,
    KINDS,
    PAIR,
    RED,
    ROUND_CARDS,
    ROUNDS,
)
from benben.games.imhotep.moves import MOVES, Build, GetStones, Place, Sail, Unload
from benben.games.imhotep.names import CARD_IDS, SITE_IDS
from benben.games.imhotep.table import Step
from tests.games.cases import Case, copied
from tests.rules.imhotep.as_reference import board_of


class ImhotepCase(Case):
    rules = RULES
    at_once = frozenset(
        {
            *("imhotep-2-AAAAA-turn", "imhotep-2-BBBBB-wrath-round-only_cards"),
            *("imhotep-3-ABABB-turn", "imhotep-4-BBBBA-turn-unlike"),
        }
    )
    longest = (36 + 45) + (78 + 84 + 24) + (69 + 72) + (24 + 6 + 15 + 15 + 30) + 3 * (78 + 84 + 24) + 4 * 6
    """Chance: six cards a round, and 45 draws where every space and column gives a card. Actions: 13 spaces of ships a
    round and six of them; as many stones fetched, but for those of the beginning and 20 left on sleds; 24 ships. Blue
    cards: no more than were got, 24 at the market and 45 by draws; three colours to name for each ship. Decisions on
    the way: 24 takes, six pairs, 15 spaces of pyramids with a bonus each, 30 columns. Passes: three after each action,
    and all once more where they end a round."""
    landmarks = frozenset(
        f"imhotep-event-{event}"
        for event in (
            *(
                "round",
                "market",
                "place",
                "get",
                "sail",
                "play",
                "order",
                "take",
                "pair",
                "look",
                "keep",
                "discard",
            ),
            *("draw", "build", "pyramids", "temple", "temple_covers", "temple_points", "point", "decline"),
            *("chamber", "obelisk", "tower", "reshuffle", "no_stone", "over"),
        )
    )
    unseen = ("pool", "round_cards", "aside", "looking")
    open_book = True

    @override
    def check_end(self, table: Any) -> None:
        """I14. Six rounds with four ships each, or no one could do anything. The points are the reference's."""
        assert table.round_number == ROUNDS - 1
        assert int(table.round_cards).bit_count() == 1
        if (table.destination == EMPTY).any():
            assert not table.sled.any()
            assert not table.quarry.any()
        board = board_of(table)
        shares = nd.zeros(len(table.sled))
        RULES.shares(table, shares)
        assert [seat for seat, share in enumerate(shares) if share > 0] == board.winners()
        for seat in range(table.seats):
            assert RULES.score(table, seat) == board.total(seat)

    # ---- chance ----
    @override
    def left(self, table: Any) -> int:
        """I2.8. Round cards, or what lies face down and has not been looked at."""
        if table.step == Step.DEAL_ROUND:
            return int(table.round_cards).bit_count()
        return int(table.pool.astype(int).sum()) - _looked_at(table)

    @override
    def check_shown(self, before: Any, outcome: int, after: Any) -> None:
        if before.step == Step.DEAL_ROUND:
            assert after.capacity.tolist() == ROUND_CARDS[before.seats - FEWEST_SEATS, outcome].tolist()
            assert before.round_cards - after.round_cards == 1 << outcome
            return
        if before.step == Step.LOOK:
            before_it = [int(kind) for kind in before.looking if kind != EMPTY]
            assert sorted([*before_it, outcome]) == [int(kind) for kind in after.looking if kind != EMPTY]
            assert nd.array_equal(after.pool, before.pool)
            return
        if before.step == Step.DEAL_OFFER:
            assert after.offer[list(before.offer).index(EMPTY)] == outcome
        elif before.step == Step.CLEAR:
            assert after.discard[outcome] == before.discard[outcome] + 1
        elif outcome >= RED[1]:
            assert after.cards[before.receiver, outcome] == before.cards[before.receiver, outcome] + 1
        if before.pile > 1 + PAIR:  # else the discard pile may have been shuffled
            drawn = before.pool - after.pool
            assert drawn[outcome] == 1
            assert len(nd.flatnonzero(drawn)) == 1
            assert before.pile - after.pile == (before.step != Step.CLEAR) + _newly_laid(before, after)

    # ---- the board ----
    @override
    def check_target(self, view: Mapping[str, Any], move: int, target: str) -> None:
        value, market = MOVES.value(move), view["market"]
        name, _, rest = target.partition(":")
        match value:
            case Place():
                assert target in {
                    "sled",
                    f"ship:{value.ship + 1}",
                    f"hold:{value.ship + 1}:{value.space + 1}",
                }
                assert view["ships"][value.ship]["hold"][value.space] is None
                assert view["ships"][value.ship]["site"] is None
            case Sail():
                assert target in {f"ship:{value.ship + 1}", f"site:{SITE_IDS[value.site]}"}
                foreseen = [each["site"] for each in view["ships"][value.ship]["sailings"]]
                assert SITE_IDS[value.site] in foreseen
            case GetStones():
                assert target == "quarry"
            case Play():
                assert target == f"hand:{CARD_IDS[value.card]}"
                assert view["seats"][view["actor"]]["cards"][rest] > 0
            case Take():
                assert name == "market"
                assert market["offer"][int(rest) - 1] == CARD_IDS[value.card]
            case Keep():
                assert name == "pair"
                assert market["looking"][int(rest) - 1] == CARD_IDS[value.card]
            case Unload():
                ship, space = map(int, rest.split(":"))
                assert (name, ship) == ("hold", view["sailing"])
                assert view["ships"][ship - 1]["hold"][space - 1] == value.color
            case Build():
                assert target == f"pyramid:{str(value).split()[1]}"
                assert None in view["pyramids"][value.pyramid]["stones"]
            case _:
                words = {Code.TAKE_PAIR: "market:pair", Code.DRAW: "pile"}
                assert target == words.get(Code(move), str(value))

    # ---- what is hidden ----
    @override
    def hides(self, table: Any, viewer: int | None) -> bool:
        """I16.3, I16.5. Cards that another seat looks at, unless counting reveals them."""
        return _looked_at(table) > 0 and viewer != _looker(table)

    @override
    def twin(self, table: Any, viewer: int | None, rng: random.Random) -> Tables:
        """I16.3. Other cards are looked at, as far as they are not known by counting."""
        tables = copied(table)
        if _looked_at(table):
            known = [int(kind) for kind in table.aside if kind != EMPTY]
            others = [kind for kind in range(KINDS) for _ in range(int(table.pool[kind]))]
            looking = sorted(known + rng.sample(others, _looked_at(table)))
            tables[0].looking[:] = looking + [EMPTY] * (PAIR - len(looking))
        return tables

    @override
    def alike(self, before: Any, move: int, viewer: int | None) -> Sequence[int]:
        """I16.3. Whatever card somebody else is shown."""
        if before.actor == CHANCE and before.step == Step.LOOK and viewer != before.receiver:
            return [kind for kind in range(KINDS) if before.pool[kind] > 0]
        return (move,)

    @override
    def opens(self, before: Any, move: int) -> bool:
        """I16.4. Both cards of the pair."""
        return bool(before.actor >= 0 and before.step == Step.KEEP)

    @override
    def private_twin(self, table: Any, seat: int, rng: random.Random) -> Tables:
        """I16.5. Everything else was open to all."""
        return self.twin(table, seat, rng) if self.hides(table, seat) else copied(table)


def _looker(table: Any) -> int | None:
    if table.actor == CHANCE and table.step == Step.LOOK:
        return int(table.receiver)
    return int(table.actor) if table.actor >= 0 and table.step == Step.KEEP else None


def _looked_at(table: Any) -> int:
    """How many cards somebody looks at that only he knows."""
    seen = sum(kind != EMPTY for kind in table.looking)
    return int(seen - sum(kind != EMPTY for kind in table.aside)) if seen else 0


def _newly_laid(before: Any, after: Any) -> int:
    """Cards that were laid face down on the market."""
    return max(0, int(after.pair) - int(before.pair))


CASE = ImhotepCase()
