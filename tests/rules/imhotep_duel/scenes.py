"""What the golden playthroughs are to show of The Duel."""

from collections.abc import Callable

from tools.scenes import View, scene

WORTH_TELLING = (
    *("event-box", "event-play", "event-take", "event-refill", "event-swap", "event-done_place"),
    *("event-done_unload", "event-first_to_five", "event-boat_leaves", "event-over"),
)


def while_playing(action: str, step: str) -> Callable[[View, View], bool]:
    """A step of an action token."""
    return lambda before, _after: (before["playing"], before["step"]) == (action, step)


def both_reach_five(before: View, after: View) -> bool:
    """Nobody had five obelisks, now both have."""
    had, have = ([seat["tokens"].get("obelisk", 0) for seat in view["seats"]] for view in (before, after))
    return bool(max(had) < 5 <= min(have))


def is_tie(_before: View, after: View) -> bool:
    """Both have as many points; the one who did not start has won."""
    black, white = (seat["points"] for seat in after["seats"])
    return bool(black == white)


SCENES = {
    "action-take": scene("event-refill"),
    "action-place": scene("event-place", seen=while_playing("place", "may_place")),
    "action-unload": scene("event-unload", seen=while_playing("place_and_unload", "may_unload")),
    "action-swap": scene("event-unload", seen=while_playing("swap_and_unload", "unload")),
    "end-double-unload": scene("event-over", seen=while_playing("place_and_unload", "unload")),
    "both-five": scene("event-first_to_five", seen=both_reach_five, sides="BBBB"),
    "end-tie": scene("event-over", seen=is_tie),
    "pass": scene("event-pass"),
}
