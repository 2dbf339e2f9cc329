"""I6, I11. The market cards: draw pile, discard pile, and the effects of getting one."""

from typing import TypeAlias

from benben.engine.agenda import push
from benben.engine.rule import rule, small_rule
from benben.engine.table import Block
from benben.games.imhotep.components import EMPTY, KINDS, PAIR, RED, RED_SITES, Site
from benben.games.imhotep.sites import burial_chamber, market, obelisks, pyramids, temple
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import ImhotepTable, Step

Kinds: TypeAlias = Block
"""Two kinds of cards, the lower first, then `EMPTY`."""


# ---- a stone arrives ---------------------------------------------------------------------------------------------
@rule
def deliver(table: ImhotepTable, site: int, seat: int) -> None:
    """I5.6. A stone of *seat*, in hand, arrives at a site and is laid by the site's rules."""
    if site == Site.MARKET:
        market.deliver(table, seat)
    elif site == Site.PYRAMIDS:
        pyramids.deliver(table, seat)
    elif site == Site.TEMPLE:
        temple.deliver(table, seat)
    elif site == Site.BURIAL_CHAMBER:
        burial_chamber.deliver(table, seat)
    else:
        obelisks.deliver(table, seat)


# ---- getting a card ------------------------------------------------------------------------------------------------
@rule
def gain(table: ImhotepTable, seat: int, kind: int) -> None:
    """I6.5, I11.3 to I11.5. Every card lies in front of its owner; a red one acts immediately, from any source."""
    table.cards[seat, kind] += 1
    if kind >= RED[1]:
        return
    push(table, task_for(Step.USED + kind, seat))
    if table.quarry[seat] > 0:
        table.quarry[seat] -= 1
        deliver(table, int(RED_SITES[kind]), seat)


@rule
def put_away(table: ImhotepTable, seat: int, kind: int) -> None:
    """I11.4. A red card goes to the discard pile when everything that it set off is done."""
    table.cards[seat, kind] -= 1
    table.discard[kind] += 1


# ---- the draw pile -----------------------------------------------------------------------------------------------
@small_rule
def has_top_card(table: ImhotepTable) -> bool:
    """I6.11, I6.13. Whether there is a card to draw; the discard pile is shuffled when the draw pile is empty."""
    if table.pile == 0:
        reshuffle(table)
    return bool(table.pile > 0)


@rule
def reshuffle(table: ImhotepTable) -> None:
    """I6.11. The discard pile becomes the draw pile. I6.12. The cards still in the pool are the pair, known now."""
    for kind in range(KINDS):
        while table.pool[kind] > 0:
            table.pool[kind] -= 1
            note_kind(table.aside, kind)
        table.pool[kind] = table.discard[kind]
        table.pile += table.discard[kind]
        table.discard[kind] = 0


@rule
def note_kind(noted: Kinds, kind: int) -> None:
    """Write *kind* among the two that are *noted*, the lower first."""
    if noted[0] == EMPTY:
        noted[0] = kind
    elif noted[0] <= kind:
        noted[1] = kind
    else:
        noted[1] = noted[0]
        noted[0] = kind


@rule
def is_any_card_left(table: ImhotepTable) -> bool:
    """Whether a card could be drawn, without shuffling anything yet."""
    if table.pile > 0:
        return True
    for kind in range(KINDS):
        if table.discard[kind] > 0:
            return True
    return False


# ---- the pair of side B ------------------------------------------------------------------------------------------
@rule
def lay_pair(table: ImhotepTable) -> None:
    """I6.6. Two face-down cards, or as many as there are."""
    for _ in range(PAIR):
        if has_top_card(table):
            table.pile -= 1
            table.pair += 1


@small_rule
def known_of_pair(table: ImhotepTable) -> int:
    """How many of the cards of the pair are in `aside`."""
    return int(table.aside[0] != EMPTY) + int(table.aside[1] != EMPTY)


@small_rule
def looked_at(table: ImhotepTable) -> int:
    """How many cards of the pair the actor has in hand."""
    return int(table.looking[0] != EMPTY) + int(table.looking[1] != EMPTY)


@rule
def look(table: ImhotepTable) -> bool:
    """I6.8, I6.12. Take the known cards of the pair in hand; return whether chance must show another one."""
    if looked_at(table) == 0:
        for place in range(known_of_pair(table)):
            table.looking[place] = table.aside[place]
    return looked_at(table) < table.pair


@rule
def remove_from_pair(table: ImhotepTable, kind: int) -> None:
    """A card of the pair leaves it, face up from now on."""
    table.pair -= 1
    if table.aside[0] == kind:
        table.aside[0] = table.aside[1]
        table.aside[1] = EMPTY
    else:
        table.pool[kind] -= 1


@rule
def keep(table: ImhotepTable, seat: int, kind: int) -> None:
    """I6.8. One card of the pair is the seat's, the other goes face up on the discard pile."""
    for place in range(PAIR):
        other = int(table.looking[place])
        if other != EMPTY:
            remove_from_pair(table, other)
            table.discard[other] += 1
        table.looking[place] = EMPTY
    table.discard[kind] -= 1
    gain(table, seat, kind)
