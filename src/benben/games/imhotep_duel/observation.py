"""D11. A seat's knowledge in The Duel, as numbers. Nothing is private: face-down temples are a matter of memory."""

from benben.engine.bits import has_bit
from benben.engine.observation import Parts, Values, block_of, of_seat, of_table
from benben.engine.rule import rule, small_rule
from benben.engine.table import OVER
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EMPTY,
    HARBOR_SPACES,
    KINDS,
    MEEPLES,
    RESERVE,
    SEATS,
    SIDE_A,
    SITES,
    TEMPLE_VALUES,
    TEMPLES,
    TOKEN_COUNTS,
    TOKENS,
    TOMBS,
    WHITE,
    Site,
    Token,
)
from benben.games.imhotep_duel.rules import meeples_in_hand
from benben.games.imhotep_duel.scoring import count_tokens
from benben.games.imhotep_duel.table import DuelTable, Step

_PYRAMIDS = 2
_TOMBS = TOMBS[1] - TOMBS[0]
_MOST_OBELISKS, _MOST_PYRAMIDS = int(TOKEN_COUNTS[Token.OBELISK]), int(TOKEN_COUNTS[Token.LIGHT_PYRAMID])
_MOST_TEMPLES, _MOST_ACTIONS = int(TOKEN_COUNTS[TEMPLES[0]]), int(TOKEN_COUNTS[ACTIONS[0]])
"""How many tokens of one kind there are; of each tomb there is one."""
_ALL_TEMPLES = TEMPLE_VALUES * _MOST_TEMPLES
_MOST_WAITING = 2
"""D7.3. An action token lets one do three things at most, one of which is being done."""

_ACTIONS = [token for token in Token if token >= ACTIONS[0]]


class Seen(Parts):
    """The parts of an observation. Boats, cargo spaces and harbor spaces are numbered as actions number them.

    Tokens are counted by kind, in the order of `Token`; each site has a separate part, as the counts go up to
    different numbers. The five parts of the face-down tokens follow each other, and so do the five of a seat's.
    """

    OVER = of_table("Whether the game has ended.")
    STEP = of_table("What is to be decided, or chance brings; nothing after the end.", of=Step)
    SIDES = of_table("Whether side B of each site is up.", of=Site)
    OPEN_TEMPLES = of_table("Whether temple tokens stay face up whatever the side (D11.5).")
    PLAYING = of_table("The action token that is being carried out.", of=_ACTIONS)
    WAITING = of_table("Steps of this action token that wait behind the one of now.", high=_MOST_WAITING)
    IN_PLAY = of_table("Whether each boat is in play.", BOATS)
    CARGO = of_table("The kind of token on each cargo space of each boat.", BOATS, CARGO_SPACES, of=Token)
    SUPPLY_SIZE = of_table("Tokens in the supply.", high=TOKENS - RESERVE)
    RESERVE_SIZE = of_table("Tokens in the reserve.", high=RESERVE)
    POOL_OBELISKS = of_table("Obelisks in supply and reserve, for a perfect memory.", high=_MOST_OBELISKS)
    POOL_PYRAMIDS = of_table("Light and dark pyramids there, likewise.", _PYRAMIDS, high=_MOST_PYRAMIDS)
    POOL_TEMPLES = of_table("Temples there by value, likewise.", TEMPLE_VALUES, high=_MOST_TEMPLES)
    POOL_TOMBS = of_table("Whether each tomb is there, likewise.", _TOMBS)
    POOL_ACTIONS = of_table("Action tokens there by kind, likewise.", of=_ACTIONS, high=_MOST_ACTIONS)
    ACTS = of_seat("Whether the seat decides now.")
    TURN = of_seat("Whether it is the seat's turn.")
    WINS_TIES = of_seat("Whether a tie is the seat's: it did not begin (D10.2).")
    FIRST_TO_FIVE = of_seat("Side B of the obelisk: whether the seat had five first.")
    IN_HAND = of_seat("Meeples in hand.", high=MEEPLES)
    STANDING = of_seat("Whether a meeple of the seat stands on each harbor space.", HARBOR_SPACES)
    TEMPLE_COUNT = of_seat("Temple tokens of the seat, face up or face down.", high=_ALL_TEMPLES)
    OBELISKS = of_seat("Obelisks of the seat.", high=_MOST_OBELISKS)
    PYRAMIDS = of_seat("Light and dark pyramids of the seat.", _PYRAMIDS, high=_MOST_PYRAMIDS)
    TEMPLES = of_seat("Temples of the seat by value, as far as known.", TEMPLE_VALUES, high=_MOST_TEMPLES)
    TOMBS = of_seat("Whether the seat has each tomb.", _TOMBS)
    ACTIONS = of_seat("Action tokens of the seat by kind, not yet played.", of=_ACTIONS, high=_MOST_ACTIONS)


_SEAT_SIZE = Seen.seat_size()


@rule
def observe(table: DuelTable, observer: int, remembers: int, values: Values) -> None:
    """Write what a seat may know. D11.3: temples may lie face down, the owner's too, unless one has remembered them."""
    values[Seen.OVER] = table.actor == OVER
    if table.actor != OVER:
        values[Seen.STEP + int(table.step)] = 1
    for site in range(SITES):
        values[Seen.SIDES + site] = table.sides[site]
    values[Seen.OPEN_TEMPLES] = table.open_temples
    if table.playing != EMPTY:
        values[Seen.PLAYING + int(table.playing) - ACTIONS[0]] = 1
        values[Seen.WAITING] = table.agenda_size
    values[Seen.SUPPLY_SIZE] = table.supply
    values[Seen.RESERVE_SIZE] = table.reserve
    if remembers:
        for kind in range(KINDS):
            values[Seen.POOL_OBELISKS + kind] = table.pool[kind]
    observe_boats(table, values)
    knows_temples = remembers != 0 or not are_temples_hidden(table)
    for seat in range(SEATS):
        block = block_of(SEATS, observer, seat, _SEAT_SIZE)
        observe_seat(table, seat, block, values)
        observe_tokens(table, seat, knows_temples, block, values)


@small_rule
def are_temples_hidden(table: DuelTable) -> bool:
    """D11.3 to D11.7. Whether temple tokens lie face down."""
    return bool(table.sides[Site.TEMPLE] == SIDE_A and not table.open_temples and table.actor != OVER)


@small_rule
def observe_boats(table: DuelTable, values: Values) -> None:
    """Write which boats are in play and what lies on them."""
    for boat in range(BOATS):
        values[Seen.IN_PLAY + boat] = has_bit(table.boats, boat)
        for space in range(CARGO_SPACES):
            if table.cargo[boat, space] != EMPTY:
                place = CARGO_SPACES * boat + space
                values[Seen.CARGO + KINDS * place + int(table.cargo[boat, space])] = 1


@small_rule
def observe_seat(table: DuelTable, seat: int, block: int, values: Values) -> None:
    """Write the public information about a seat, except its tokens, into its block."""
    values[block + Seen.ACTS] = table.actor == seat
    values[block + Seen.TURN] = table.turn == seat
    values[block + Seen.WINS_TIES] = seat == WHITE
    values[block + Seen.FIRST_TO_FIVE] = table.first_to_five == seat
    values[block + Seen.IN_HAND] = meeples_in_hand(table, seat)
    for space in range(HARBOR_SPACES):
        values[block + Seen.STANDING + space] = has_bit(table.meeples[seat], space)


@small_rule
def observe_tokens(table: DuelTable, seat: int, knows_temples: bool, block: int, values: Values) -> None:
    """Write a seat's tokens into its block; of temples only how many, if one does not know which."""
    for kind in range(KINDS):
        values[block + Seen.OBELISKS + kind] = table.tokens[seat, kind]
    values[block + Seen.TEMPLE_COUNT] = count_tokens(table, seat, TEMPLES[0], TEMPLES[1])
    if not knows_temples:
        for value in range(TEMPLE_VALUES):
            values[block + Seen.TEMPLES + value] = 0
