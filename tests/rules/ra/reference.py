"""Ra once more, slowly and in plain Python, written from the rules page alone: what the real one is held against.

Nothing here knows the engine or the real rules. Moves and outcomes of chance are notation (R14), tiles are called as in
records (R1.1); what the suns, the bag and the track hold are sets, counts and a list.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field

from tests.rules.ra.reference_points import (
    CIVILIZATIONS,
    LAST_EPOCH,
    MONUMENTS,
    START,
    Items,
    Seat,
    score,
    standing,
    with_floor,
)

HITS = {
    "funeral": ("pharaoh",),
    "drought": ("flood", "nile"),
    "unrest": CIVILIZATIONS,
    "earthquake": MONUMENTS,
}
"""R8.3 to R8.6. What each disaster takes, and of a River the Floods first."""
CHOSEN = ("unrest", "earthquake")
"""R8.10. The disasters whose victim chooses, in this order."""
BOX = Counter(
    {"ra": 30, "god": 8, "gold": 5, "pharaoh": 25, "nile": 25, "flood": 12}
    | dict.fromkeys((*CIVILIZATIONS, *MONUMENTS), 5)
    | {"funeral": 2, "drought": 2, "unrest": 4, "earthquake": 2}
)
"""R1.1. How many tiles of each kind there are: 180 in all."""
SETS = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
"""R2.4."""
LAST_RA = {2: 6, 3: 8, 4: 9, 5: 10}
"""R1.4."""
SPACES = 8
LEAVING = ("god", "gold", "flood", *CIVILIZATIONS)
"""R11.1."""
CHANCE, OVER = -1, -2


def title(tile: str) -> str:
    """A tile as notation writes it: `Step pyramid`."""
    return tile.replace("_", " ").capitalize()


@dataclass
class Auction:
    """R5. *waiting* have not had their turn yet; *bids* of 0 are passes. Who takes no part (R5.3) is in neither."""

    cause: str
    ra_player: int
    waiting: list[int]
    bids: dict[int, int] = field(default_factory=dict)

    @property
    def highest(self) -> int:
        """The highest bid so far, 0 for none."""
        return max(self.bids.values(), default=0)


class Ra:
    """A game: `options` says what is possible now, `apply` carries out a move or an outcome of chance."""

    def __init__(self, players: int, edition: str) -> None:
        self.players = players
        self.edition = edition
        self.seats = [Seat() for _ in range(players)]
        self.bag = BOX.copy()
        self.track: list[str | None] = [None] * SPACES
        self.sets = list(SETS[players])
        self.centre = 1
        self.epoch = 1
        self.ra_count = 0
        self.step = "deal"
        self.turn = 0
        """The seat whose turn it is, or which gets the next set of suns."""
        self.auction: Auction | None = None
        self.asked = 0
        """The seat that bids, or which a disaster makes choose."""
        self.spending = False
        """Whether Gods are being spent."""
        self.to_lose: Counter[str] = Counter()
        """How many tiles each disaster still takes from the seat that is asked."""
        self.receipt: dict[tuple[int, int], Items] = {
            (seat, 0): {"start": (START, START)} for seat in range(players)
        }
        """By seat and epoch."""

    @property
    def actor(self) -> int:
        """The seat that must decide, `CHANCE` or `OVER`."""
        fixed = {"deal": CHANCE, "draw": CHANCE, "over": OVER, "turn": self.turn, "gods": self.turn}
        return fixed.get(self.step, self.asked)

    def copy(self) -> "Ra":
        """An independent one."""
        return deepcopy(self)

    def key(self) -> str:
        """A text that is equal for equal positions."""
        seats = [
            (sorted(seat.up), sorted(seat.down), sorted((+seat.tiles).items()), seat.points)
            for seat in self.seats
        ]
        losing = sorted((+self.to_lose).items())
        auction = self.auction and (
            self.auction.cause,
            self.auction.ra_player,
            sorted(self.auction.bids.items()),
        )
        flow = (self.actor, self.step, self.turn, self.spending, losing, auction)
        board = (sorted((+self.bag).items()), self.track, self.centre, self.epoch, self.ra_count, self.sets)
        return repr((seats, flow, board, sorted(self.receipt.items())))

    # ---- what lies there ----
    def takeable(self) -> set[str]:
        """R7.3. What a God may be spent on."""
        return {tile for tile in self.track if tile is not None and tile != "god"}

    def playing(self) -> list[int]:
        """R3.4. The seats with a face-up sun, from the left of the one whose turn it is, that one last."""
        around = [(self.turn + step) % self.players for step in range(1, self.players + 1)]
        return [seat for seat in around if self.seats[seat].up]

    def bidding(self) -> Auction:
        """The auction that is going on."""
        assert self.auction is not None
        return self.auction

    def choosing(self) -> str | None:
        """R8.10. The disaster whose victim has to choose next."""
        return next((disaster for disaster in CHOSEN if self.to_lose[disaster]), None)

    def winner(self) -> int:
        """R12. The seat that stands before all others."""
        return max(range(self.players), key=lambda seat: standing(self.seats[seat]))

    # ---- what is possible ----
    def options(self) -> dict[str, int]:
        """The moves of the actor, or the outcomes of chance with their weights, in notation."""
        if self.step == "deal":
            return {"deal " + "-".join(map(str, suns)): 1 for suns in self.sets}
        if self.step == "draw":
            return {f"reveal {title(tile)}": count for tile, count in self.bag.items() if count}
        return dict.fromkeys(self._moves(), 1)

    def _moves(self) -> list[str]:
        if self.step == "turn":
            draw = ["draw"] if None in self.track else []
            return [*draw, "invoke", *self._takes()]
        if self.step == "gods":
            return ["done", *self._takes()]
        if self.step == "auction":
            return self._bids()
        disaster = self.choosing()
        if disaster is None:
            return []
        return [f"discard {title(tile)}" for tile in self.seats[self.asked].kinds(HITS[disaster])]

    def _takes(self) -> list[str]:
        """R7.1."""
        if not self.seats[self.turn].tiles["god"]:
            return []
        return [f"take {title(tile)}" for tile in self.takeable()]

    def _bids(self) -> list[str]:
        """R5.4 to R5.6."""
        auction = self.bidding()
        alone = self.asked == auction.ra_player and not auction.highest
        passing = [] if alone and auction.cause == "invoked" else ["pass"]
        return [*passing, *(f"bid {sun}" for sun in self.seats[self.asked].up if sun > auction.highest)]

    # ---- carrying it out ----
    def apply(self, text: str) -> None:
        """Carry out a move of the actor, or an outcome of chance."""
        assert text in self.options(), text
        verb, _, noun = text.partition(" ")
        if verb == "deal":
            self._deal(tuple(map(int, noun.split("-"))))
        elif verb == "draw":
            self.step = "draw"
        elif verb == "invoke":
            self._call_auction("invoked" if None in self.track else "full_track")
        elif verb in {"bid", "pass"}:
            self.bidding().bids[self.asked] = int(noun or 0)
            self._ask_bidder()
        elif verb == "done":
            self._stop_spending()
        else:
            {"reveal": self._reveal, "take": self._take, "discard": self._discard}[verb](
                noun.lower().replace(" ", "_")
            )

    def _deal(self, suns: tuple[int, ...]) -> None:
        """R2.5. The last seat gets what is left."""
        self.sets.remove(suns)
        self.seats[self.turn].up = set(suns)
        self.turn += 1
        if len(self.sets) == 1:
            self.seats[self.turn].up = set(self.sets.pop())
            self._begin_epoch()

    def _begin_epoch(self) -> None:
        """R3.1."""
        self.turn = max(range(self.players), key=lambda seat: max(self.seats[seat].suns))
        self.step = "turn"

    def _reveal(self, tile: str) -> None:
        """R4."""
        self.bag[tile] -= 1
        if tile != "ra":
            self.track[self.track.index(None)] = tile
            self._end_turn()
            return
        self.ra_count += 1
        if self.ra_count == LAST_RA[self.players]:
            self._end_epoch()
        else:
            self._call_auction("ra_tile")

    def _end_turn(self) -> None:
        """R3.2, R6.6, R9.2."""
        playing = self.playing()
        if playing:
            self.turn, self.step = playing[0], "turn"
        else:
            self._end_epoch()

    # ---- auctions ----
    def _call_auction(self, cause: str) -> None:
        self.auction = Auction(cause, self.turn, self.playing())
        self._ask_bidder()

    def _ask_bidder(self) -> None:
        """R5.2, R5.9. A player who cannot bid higher passes unasked; if none is left the auction is over."""
        auction = self.bidding()
        while auction.waiting:
            self.asked = auction.waiting.pop(0)
            if max(self.seats[self.asked].up) > auction.highest:
                self.step = "auction"
                return
            auction.bids[self.asked] = 0
        self.auction = None
        if auction.highest:
            self._win(max(auction.bids, key=lambda seat: auction.bids[seat]), auction.highest)
            return
        if auction.cause == "full_track":
            self.track = [None] * SPACES
        self._end_turn()

    def _win(self, seat: int, sun: int) -> None:
        """R6."""
        winner = self.seats[seat]
        winner.up.remove(sun)
        winner.down.add(self.centre)
        self.centre = sun
        winner.tiles.update(tile for tile in self.track if tile)
        self.track = [None] * SPACES
        self._suffer(seat)

    # ---- Gods ----
    def _take(self, tile: str) -> None:
        """R7. In 2022 a disaster is carried out before the next God, in 1999 at the end of the action."""
        self.track[self.track.index(tile)] = None
        self.seats[self.turn].tiles.subtract({"god": 1, tile: -1})
        self.spending = True
        if self.edition == "2022":
            self._suffer(self.turn)
        else:
            self._next_god()

    def _next_god(self) -> None:
        """R7.8."""
        self.step = "gods"
        if not self._takes():
            self._stop_spending()

    def _stop_spending(self) -> None:
        self.spending = False
        self._suffer(self.turn)

    # ---- disasters ----
    def _suffer(self, seat: int) -> None:
        """R8.1, R8.7. All disasters in front of a seat are carried out."""
        self.asked = seat
        for disaster in HITS:
            self.to_lose[disaster] = 2 * self.seats[seat].tiles.pop(disaster, 0)
        self._lose()

    def _lose(self) -> None:
        """R8.9, R8.10. What leaves no choice is lost before anything is asked."""
        seat = self.seats[self.asked]
        for disaster, family in HITS.items():
            kinds, count = seat.kinds(family), self.to_lose[disaster]
            owned = sum(seat.tiles[kind] for kind in kinds)
            if disaster in CHOSEN and count < owned and len(kinds) > 1:
                continue
            self.to_lose[disaster] = 0
            for kind in kinds:
                lost = min(count, seat.tiles[kind])
                seat.tiles[kind] -= lost
                count -= lost
        if self.choosing():
            self.step = "discard"
        elif self.spending:
            self._next_god()
        else:
            self._end_turn()

    def _discard(self, tile: str) -> None:
        disaster = self.choosing()
        assert disaster is not None
        self.seats[self.asked].tiles[tile] -= 1
        self.to_lose[disaster] -= 1
        self._lose()

    # ---- epochs ----
    def _end_epoch(self) -> None:
        """R9, R10."""
        self.track = [None] * SPACES
        for number, (seat, items) in enumerate(zip(self.seats, score(self.seats, self.epoch), strict=True)):
            lines = with_floor(seat.points, items)
            seat.points += sum(points for _, points in lines.values())
            self.receipt[number, self.epoch] = lines
        if self.epoch == LAST_EPOCH:
            self.step = "over"
        else:
            self._new_epoch()

    def _new_epoch(self) -> None:
        """R11."""
        for seat in self.seats:
            for tile in LEAVING:
                seat.tiles.pop(tile, None)
            seat.up, seat.down = seat.suns, set()
        self.epoch += 1
        self.ra_count = 0
        self._begin_epoch()
