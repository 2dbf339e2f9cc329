"""How a match ended, and where each seat's points come from."""

from dataclasses import dataclass

from typing_extensions import TypedDict


class ReceiptEntry(TypedDict):
    """A line of a receipt in a view; see `ReceiptLine`."""

    seat: int
    epoch: int
    item: str
    count: int
    points: int


@dataclass(frozen=True)
class ReceiptLine:
    """Why a seat has points: *count* of an *item* gave *points* in an *epoch* (0 before the first)."""

    seat: int
    epoch: int
    item: str
    count: int
    points: int

    @property
    def entry(self) -> ReceiptEntry:
        """The same, ready for JSON."""
        return {
            "seat": self.seat,
            "epoch": self.epoch,
            "item": self.item,
            "count": self.count,
            "points": self.points,
        }


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the winning seats, all points, and the reason as a catalogue id."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
