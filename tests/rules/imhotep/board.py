"""A table of Imhotep laid by a text of `Game.position` and played in plain words, for the rule tests.

Letters stand for stones: `b` black, `w` white, `n` brown, `g` gray, `-` none. Chance is scripted:
`board.play("sail 1 temple", "reveal Statue")`; a bare `"deal"` stands for everything that is turned up until a seat
must decide.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import benben
from benben.engine.table import OVER, Tables
from benben.games.imhotep import components, scoring
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import Item
from benben.games.imhotep.table import Step
from tests.rules.playing import PlayedTable

Cards = Counter[str]
"""How many cards of each kind, by id."""

LETTERS = "bwng"
SITES = ("market", "pyramids", "temple", "burial_chamber", "obelisks")
COPIES: dict[str, int] = {
    **dict.fromkeys(("entrance", "sarcophagus", "paved_path"), 2),
    **{f"{site}_decoration": 2 for site in ("pyramid", "temple", "burial_chamber", "obelisk")},
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}
"""The market cards of the box, in the order of the kinds."""
IDS = list(COPIES)
STONES = 29
OPTIONS = ("players", "wrath", "blue_cards", "boards")


def deck(words: str) -> Cards:
    """Cards written as in a position: `statue*2,lever`, or `-` for none."""
    counts: Cards = Counter()
    for each in words.split(",") if words not in {"", "-"} else ():
        name, _, count = each.partition("*")
        assert name in COPIES, name
        counts[name] += int(count or 1)
    return counts


def seats(letters: str) -> str:
    """Stones given by letters, as in a position: `0,1` for `bw`."""
    return ",".join("-" if letter == "-" else str(LETTERS.index(letter)) for letter in letters) or "-"


def at_sites(**sites: str) -> str:
    """The words for stones given by letters: `at_sites(temple="bw")`; those of three pyramids have `|` between them."""
    if "|" in sites.get("pyramids", ""):
        sites |= dict(zip(PYRAMID_NAMES, sites.pop("pyramids").split("|"), strict=True))
    return " ".join(f"{word}={seats(letters)}" for word, letters in sites.items())


def afloat(ships: str) -> str:
    """The words for ships given by letters: `bw-- n-- temple -` are four of which the third lies at the temple."""
    words = ships.split()
    spaces = ",".join("1" if word in SITES else str(len(word)) for word in words)
    sailed = ",".join(word if word in SITES else "-" for word in words)
    holds = (f"ship{ship}={seats(word)}" for ship, word in enumerate(words, 1) if word not in SITES)
    return f"ships={spaces} sailed={sailed} {' '.join(holds)}"


def sleds_of(*counts: int) -> dict[str, Any]:
    """The words for the stones on each sled."""
    return {f"{seat}:sled": count for seat, count in enumerate(counts)}


def track_of(*points: int) -> dict[str, Any]:
    """The words for points on the score track."""
    return {f"{seat}:temple_points": each for seat, each in enumerate(points)}


def hands(*cards: str) -> str:
    """The words for the cards in front of each seat."""
    return " ".join(f"{seat}:cards={each}" for seat, each in enumerate(cards))


def title(name: str) -> str:
    """How notation calls a card: `Paved path`."""
    return name.replace("_", " ").capitalize()


@cache
def load(players: int, sides: str, wrath: bool, blue_cards: str, boards: str) -> benben.Game:
    """The game with these options; *boards* is a document, or nothing."""
    chosen: dict[str, Any] = {"players": players, "sides": sides, "wrath": wrath, "blue_cards": blue_cards}
    return benben.load("imhotep", **chosen, **({"boards": boards} if boards else {}))


class Board(PlayedTable):
    """One table, its moves and what can be seen on it. No stone and no card is ever lost while it is played."""

    def __init__(
        self,
        sides: str = "AAAAA",
        players: int = 2,
        *,
        wrath: bool = False,
        blue_cards: str = "turn",
        boards: str = "",
    ) -> None:
        """A table whose first round card is still to be turned up."""
        self.game = load(players, sides, wrath, blue_cards, boards)
        self.players = players
        self.stand_on(self.game.new_tables())

    def stand_on(self, tables: Tables) -> "Board":
        """Take a table over."""
        self.tables, self.table = tables, tables[0]
        self.scored_before = self.table.points[:, Item.PYRAMIDS] + self.table.points[:, Item.OBELISKS]
        return self

    # ---- playing ----
    @property
    def step(self) -> Step:
        return Step(int(self.table.step))

    def carry_out(self, line: str) -> None:
        """Carry out a decision or an outcome of chance. It loses and makes nothing."""
        before = self._belongings()
        super().carry_out(line)
        assert self._belongings() == before, f"{line!r} lost or made something"
        assert int(self.table.pile) + self.pair - len(self.known_pair()) == sum(self.table.pool)

    def _belongings(self) -> tuple[list[int], list[int]]:
        """How many stones there are of each colour and cards of each kind, wherever they are."""
        table = self.table
        stones = (table.sled + table.quarry + table.stones.sum(axis=0)).tolist()
        loaded, order = "".join(self.holds()), table.order.tolist()
        for seat, letter in enumerate(LETTERS):
            stones[seat] += loaded.count(letter) + order.count(seat + 1)
        if self.actor >= 0 and self.step in (Step.TAKE, Step.BUILD):
            stones[self.actor] += 1
        cards = (table.pool + table.discard + table.cards.sum(axis=0)).tolist()
        for kind in (*table.offer, *table.aside, table.playing):
            cards[kind] += kind != components.EMPTY
        return stones, cards

    def match(self) -> benben.Match:
        """A match that stands where the board stands."""
        return benben.Match(self.game, benben.SeededDealer(1), self.tables)

    # ---- looking ----
    def is_turn_of(self, seat: int) -> bool:
        """Whether a seat is at the beginning of its turn."""
        return (self.actor, int(self.table.turn), self.step) == (seat, seat, Step.TURN)

    def asks(self, seat: int, step: Step) -> bool:
        """Whether a seat has to decide this."""
        return (self.actor, self.step) == (seat, step)

    def sled(self, seat: int) -> int:
        return int(self.table.sled[seat])

    def quarry(self, seat: int) -> int:
        return int(self.table.quarry[seat])

    def cards(self, seat: int) -> Cards:
        return self._counts(self.table.cards[seat])

    def discard(self) -> Cards:
        return self._counts(self.table.discard)

    def face_down(self) -> Cards:
        """The draw pile, and the unknown cards of the pair."""
        return self._counts(self.table.pool)

    @property
    def pile(self) -> int:
        """How many cards the draw pile has."""
        return int(self.table.pile)

    @property
    def pair(self) -> int:
        """How many cards lie face down on the market."""
        return int(self.table.pair)

    def known_pair(self) -> list[str]:
        """The face-down cards that everybody can know."""
        return [IDS[kind] for kind in self.table.aside if kind >= 0]

    def looking(self) -> list[str]:
        """The cards of the pair that somebody looks at."""
        return [IDS[kind] for kind in self.table.looking if kind >= 0]

    def offer(self) -> list[str]:
        """The face-up cards of the market, by place."""
        return [IDS[kind] if kind >= 0 else "-" for kind in self.table.offer]

    def holds(self) -> list[str]:
        """What lies on each ship, from the bow; a ship of three spaces has three letters."""
        return list(map(_hold, self.table.capacity.tolist(), self.table.holds.tolist()))

    def stones(self, site: str) -> list[int]:
        """How many stones each player has at a site."""
        return [int(count) for count in self.table.stones[SITES.index(site), : self.players]]

    def pyramids(self) -> list[str]:
        """The stones of the pyramids in the order of building: one pyramid on side A, three on side B."""
        rows = [_letters(row) for row in self.table.pyramids]
        return rows if self.table.sides[1] else ["".join(rows)]

    def temple(self) -> str:
        return _letters(self.table.temple)

    def chamber(self) -> str:
        return _letters(self.table.chamber)

    def towers(self) -> str:
        """Whose tower stands on each point space, the highest first."""
        values = [int(value) for value in self.table.tower_points if value]
        return "".join(LETTERS[seat] if seat >= 0 else "-" for seat in self.table.towers[: len(values)])

    def track(self) -> list[int]:
        """The points of each player on the score track, but for those of stones that lay there when it was laid."""
        points = self.table.points.sum(axis=1) - self.scored_before
        return [int(points[seat]) for seat in range(self.players)]

    def points(self) -> list[int]:
        return [int(scoring.score(self.table, seat)) for seat in range(self.players)]

    def item(self, name: str) -> list[int]:
        """What an item of the receipt gives each player."""
        item = components.Item[name.upper()]
        return [int(scoring.item_points(self.table, seat, item)) for seat in range(self.players)]

    @property
    def round(self) -> int:
        return int(self.table.round_number) + 1

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @staticmethod
    def _counts(numbers: Iterable[int]) -> Cards:
        return Counter({IDS[kind]: int(count) for kind, count in enumerate(numbers) if count})


def _hold(capacity: int, stones: int) -> str:
    letters = ["-"] * capacity
    for seat, letter in enumerate(LETTERS):
        for space in range(4):
            if stones >> (4 * seat + space) & 1:
                assert letters[space] == "-", "two stones on one space"
                letters[space] = letter
    return "".join(letters)


def _letters(owners: Iterable[int]) -> str:
    return "".join(LETTERS[owner] for owner in owners if owner >= 0)


def lay(
    text: str = "",
    *,
    sides: str = "AAAAA",
    quarries: Sequence[int | None] = (),
    face_down: str | None = None,
    discard: str = "-",
    **chosen: Any,
) -> Board:
    """A table in the middle of a game, as the *text* of a position says.

    Where it does not, there are ships of 4, 3, 2 and 2 spaces, three stones on each sled, and statues on the market.
    *quarries* and *face_down* are all that is left: other stones, or cards but those of *discard*, are taken out of the
    game. Also *chosen* are options of the game, and more words.
    """
    options = {name: chosen.pop(name) for name in OPTIONS if name in chosen}
    board = Board(sides, **options)
    usual = {"ships": "4,3,2*2", "offer": f"statue*{3 if sides[0] == 'B' else 4}"}
    usual |= {f"{seat}:sled": "3" for seat in range(board.players)}
    if sides[0] == "A":
        chosen.pop("pair", None)
    words = usual | dict(word.partition("=")[::2] for word in text.split()) | chosen
    text = " ".join(f"{key}={value if value != '' else '-'}" for key, value in words.items())
    table = board.stand_on(board.game.position(text, seed=1).tables).table
    for seat, left in enumerate(quarries):
        table.quarry[seat] = table.quarry[seat] if left is None else left
    if face_down is not None:
        table.pool[:] = [deck(face_down)[card] for card in IDS]
        table.discard[:] = [deck(discard)[card] for card in IDS]
        table.pile = int(table.pool.sum()) + len(board.known_pair()) - board.pair
    return board
