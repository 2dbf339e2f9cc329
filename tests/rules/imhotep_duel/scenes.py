"""What the golden playthroughs are to show of The Duel."""

from tools.scenes import View, scene

WORTH_TELLING = (
    *("event-box", "event-play", "event-take", "event-refill", "event-swap", "event-done_place"),
    *("event-done_unload", "event-first_to_five", "event-boat_leaves", "event-over"),
)


def is_tie(_before: View, after: View) -> bool:
    """Both have as many points; the one who did not start has won."""
    black, white = (seat["points"] for seat in after["seats"])
    return bool(black == white)


GAMES = ({"sides": "AAAA"}, {"sides": "BBBB"})
SCENES = {
    "end-tie": scene("event-over", seen=is_tie),
    "pass": scene("event-pass"),
}
