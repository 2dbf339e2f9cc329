"""Laying a table of Imhotep in the middle of a game, in the words of `board`."""

from collections.abc import Sequence
from typing import Any

from benben.games.imhotep import components, rules
from tests.rules.imhotep.board import (
    COPIES,
    IDS,
    LETTERS,
    SHIPS,
    SITES,
    STONES,
    Board,
    Cards,
    deck,
    listed,
    many,
)

SLED = 3
FOUR = "4 statue"
THREE = "3 statue"


def lay(
    sides: str = "AAAAA",
    *,
    players: int = 2,
    turn: int = 0,
    number: int = 1,
    ships: str = SHIPS,
    sleds: Sequence[int] = (),
    quarries: Sequence[int | None] = (),
    cards: Sequence[str] = (),
    market: str | None = None,
    known: str = "",
    pair: int | None = None,
    face_down: str | None = None,
    discard: str = "",
    pyramids: str = "",
    beside: str = "",
    temple: str = "",
    chamber: str = "",
    obelisks: str = "",
    towers: str = "",
    track: Sequence[int] = (),
    wrath: bool = False,
    blue_cards: str = "turn",
    boards: str = "",
) -> Board:
    """A table in the middle of round *number*, at the beginning of seat *turn*'s turn.

    *sleds* and *quarries* are by seat: without them three stones lie on a sled, and the quarry has what is left of 29.
    *market* are the face-up cards (statues, if nothing is said), *pair* how many lie face down on side B, *known* those
    of them that everybody knows. *face_down* are the draw pile and the rest of the pair together; without it all that
    is left. *pyramids* on side B are three words parted by `|`. *towers* tells whose tower stands on each point space.
    """
    board = Board(sides, players, wrath=wrath, blue_cards=blue_cards, boards=boards)
    table = board.table
    table.agenda[:] = 0
    table.agenda_size = 0
    table.round_number = number - 1
    table.round_cards = (1 << components.CARDS_OF_ROUNDS) - (1 << number)
    _lay_ships(table, ships)
    _lay_sites(table, pyramids=pyramids, beside=beside, temple=temple, chamber=chamber)
    _lay_obelisks(table, obelisks, towers)
    if market is None:
        market = THREE if sides[0] == "B" else FOUR
    if pair is None:
        pair = 2 if sides[0] == "B" else 0
    _lay_cards(table, listed(market), [deck(words) for words in cards], deck(discard))
    _lay_face_down(table, None if face_down is None else deck(face_down), listed(known), pair)
    for seat in range(players):
        table.sled[seat] = sleds[seat] if seat < len(sleds) else SLED
        table.points[seat, 0] = track[seat] if seat < len(track) else 0
        quarry = quarries[seat] if seat < len(quarries) else None
        table.quarry[seat] = _rest(board, seat) if quarry is None else quarry
    table.turn = (turn - 1) % players
    rules.begin_turn(table)
    return board


def _lay_ships(table: Any, ships: str) -> None:
    words = ships.split()
    assert len(words) == components.SHIPS, ships
    for ship, word in enumerate(words):
        if word in SITES:
            table.destination[ship] = SITES.index(word)
            table.capacity[ship] = 1
            table.free_sites ^= 1 << SITES.index(word)
            continue
        table.capacity[ship] = len(word)
        for space, letter in enumerate(word):
            if letter != "-":
                table.holds[ship] |= 1 << (4 * LETTERS.index(letter) + space)


def _lay_sites(table: Any, *, pyramids: str, beside: str, temple: str, chamber: str) -> None:
    spaces = pyramids.split("|") if "|" in pyramids else [pyramids[at : at + 5] for at in range(0, 15, 5)]
    for pyramid, stones in enumerate(spaces):
        table.pyramids[pyramid, : len(stones)] = many(stones)
    table.temple[: len(temple)] = many(temple)
    table.chamber[: len(chamber)] = many(chamber)
    for site, laid in (
        ("pyramids", "".join(spaces) + beside),
        ("temple", temple),
        ("burial_chamber", chamber),
    ):
        for seat, letter in enumerate(LETTERS):
            table.stones[SITES.index(site), seat] = laid.count(letter)


def _lay_obelisks(table: Any, standing: str, towers: str) -> None:
    for space, letter in enumerate(towers):
        if letter != "-":
            table.towers[space] = LETTERS.index(letter)
    for seat, letter in enumerate(LETTERS):
        stones = standing.count(letter) + components.TOWER * towers.count(letter)
        table.stones[SITES.index("obelisks"), seat] = stones


def _lay_cards(table: Any, market: list[str], hands: list[Cards], discard: Cards) -> None:
    for slot, card in enumerate(market):
        table.offer[slot] = IDS.index(card)
    for kind, card in enumerate(IDS):
        table.discard[kind] = discard[card]
        for seat, hand in enumerate(hands):
            table.cards[seat, kind] = hand[card]
        table.pool[kind] = (
            COPIES[card] - market.count(card) - discard[card] - sum(hand[card] for hand in hands)
        )
        assert table.pool[kind] >= 0, f"there are not that many {card} cards"


def _lay_face_down(table: Any, hidden: Cards | None, known: list[str], pair: int) -> None:
    for place, kind in enumerate(sorted(map(IDS.index, known))):
        table.aside[place] = kind
        table.pool[kind] -= 1
    if hidden is not None:
        table.pool[:] = [hidden[card] for card in IDS]
    table.pair = pair
    table.pile = int(table.pool.sum()) - (pair - len(known))
    assert table.pile >= 0, "the pair lies face down too"


def _rest(board: Board, seat: int) -> int:
    """What is left of a player's stones for his quarry."""
    loaded = sum(hold.count(LETTERS[seat]) for hold in board.holds())
    rest = STONES - board.sled(seat) - loaded - int(board.table.stones[:, seat].sum())
    assert rest >= 0, f"there are not that many stones of {LETTERS[seat]}"
    return rest
