"""A table of Imhotep set up and played in plain words, for the rule tests.

Stones are letters: `b` black, `w` white, `n` brown, `g` gray, `-` none. Cards are written like `"2 statue, lever"`.
Ships are words, from the bow: `"bw-- n-- -- temple"` are a ship of four spaces with two stones, one of three with
one, an empty one of two, and one that has sailed to the temple. Chance is scripted: `board.play("sail 1 temple",
"reveal Statue")`; a bare `"deal"` stands for everything that is turned up until somebody must decide.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import benben
from benben import nd
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep import codes, components, flow, moves, scoring
from benben.games.imhotep.legal import legal
from benben.games.imhotep.table import Step

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
SHIPS = "---- --- -- --"


def deck(words: str) -> Cards:
    """The cards told by words such as `"2 statue, lever"`."""
    counts: Cards = Counter()
    for part in filter(None, (part.strip() for part in words.split(","))):
        count, _, name = part.rpartition(" ")
        assert name in COPIES, name
        counts[name] += int(count or 1)
    return counts


def listed(words: str) -> list[str]:
    """The same cards one by one, in the order in which they are told."""
    parts = filter(None, (part.strip() for part in words.split(",")))
    return [name for part in parts for name in deck(part).elements()]


def title(name: str) -> str:
    """How notation calls a card: `Paved path`."""
    return name.replace("_", " ").capitalize()


@cache
def load(players: int, sides: str, wrath: bool, blue_cards: str, boards: str) -> benben.Game:
    """The game with these options; *boards* is a document, or nothing."""
    chosen: dict[str, Any] = {"players": players, "sides": sides, "wrath": wrath, "blue_cards": blue_cards}
    return benben.load("imhotep", **chosen, **({"boards": boards} if boards else {}))


class Board:
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
        self.tables = self.game.new_tables()
        self.table = self.tables[0]

    # ---- playing ----
    @property
    def actor(self) -> int:
        """The seat that decides, `CHANCE` or `OVER`."""
        return int(self.table.actor)

    @property
    def step(self) -> Step:
        return Step(int(self.table.step))

    def legal(self) -> list[str]:
        """The notation of every legal move of the actor."""
        found = nd.zeros(codes.MOST_MOVES, nd.int16)
        count = legal(self.table, found)
        return [str(moves.MOVES.value(int(code))) for code in found[:count]]

    def offers(self, verb: str) -> list[str]:
        """What may follow a *verb* now: the spaces to place on, the ships and sites to sail, the cards to play."""
        return [line.removeprefix(f"{verb} ") for line in self.legal() if line.startswith(f"{verb} ")]

    def odds(self) -> dict[str, int]:
        """The notation and the weight of every outcome of chance that can happen."""
        weights = nd.zeros(components.KINDS, nd.int64)
        count = flow.chance(self.table, weights)
        return {str(self._outcomes.value(code)): int(weights[code]) for code in range(count) if weights[code]}

    @property
    def _outcomes(self) -> Any:
        return self.game.rules.outcomes(self.table)

    def play(self, *lines: str) -> "Board":
        """Carry out decisions and outcomes of chance; each must be possible where it stands."""
        for line in lines:
            if line == "deal":
                self._deal()
                continue
            possible = list(self.odds()) if self.actor == CHANCE else self.legal()
            assert line in possible, f"{line!r} is not among {possible}"
            self._apply(line)
        return self

    def _deal(self) -> None:
        assert self.actor == CHANCE, "nothing is being turned up"
        while self.actor == CHANCE:
            odds = self.odds()
            self._apply(max(odds, key=lambda line: odds[line]))

    def _apply(self, line: str) -> None:
        before = self._belongings()
        flow.apply(self.table, self.code(line))
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

    def code(self, line: str) -> int:
        """The integer of a decision or an outcome of chance."""
        return int((self._outcomes if self.actor == CHANCE else moves.MOVES).parse(line))

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
        """The draw pile, and of the pair what nobody can know."""
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
        """The points of each player on the score track."""
        return [int(self.table.points[seat].sum()) for seat in range(self.players)]

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


def random_game(seed: int, **options: Any) -> Iterator[benben.Match]:
    """A random match, before every decision and at its end; it is the same object each time."""
    luck = random.Random(seed)
    match = benben.load("imhotep", **options).new_match(seed=seed)
    while not match.is_over:
        yield match
        match.play(luck.choice(match.legal_moves.codes))
    yield match


def played_out(seed: int, **options: Any) -> benben.Match:
    """A random match at its end."""
    *_, match = random_game(seed, **options)
    return match


def many(stones: str) -> Sequence[int]:
    """The seats of stones told by letters."""
    return [LETTERS.index(letter) for letter in stones]
