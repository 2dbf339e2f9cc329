"""What the golden playthroughs are to show of Imhotep."""

from collections.abc import Callable

from tests.rules.imhotep.documents import ONLY_CARDS, UNLIKE
from tools.scenes import View, scene

WORTH_TELLING = (
    *("event-market", "event-take", "event-pair", "event-keep", "event-discard", "event-play"),
    *("event-order", "event-build", "event-draw", "event-decline", "event-point", "event-temple_points"),
    *("event-temple_covers", "event-chamber", "event-obelisk", "event-tower", "event-over"),
)


def shuffled_around_pair(before: View, _after: View) -> bool:
    """The face-down pair lies on the market while the discard pile is shuffled."""
    return bool(before["market"]["pair"])


def all_have_passed(before: View, after: View) -> bool:
    """A pass ends the round."""
    return bool(before["round"] < after["round"] or after["over"])


def entrance_is_drawn(before: View, after: View) -> bool:
    """A card turned up in the middle of something brings a stone to the pyramids."""
    return (before["step"], after["step"]) == ("draw", "build")


def beyond_all_towers(_before: View, after: View) -> bool:
    """No point space is empty, and a third stone stays with the others of its colour."""
    return all(tower["seat"] is not None for tower in after["towers"]) and max(after["obelisks"]) >= 3


def at_step(step: str) -> Callable[[View, View], bool]:
    """What is asked before the ply."""
    return lambda before, _after: bool(before["step"] == step)


def pair_is_known(before: View, after: View) -> bool:
    """Nothing has to be turned up for whoever takes the pair, as all can tell what it is."""
    return (before["step"], after["step"]) == ("take", "keep")


SCENES = {
    "lever": scene("event-order", "event-chamber", players=4),
    "hammer": scene("event-play", "event-get", players=3),
    "round-limit": scene("event-play", "event-get", players=2, blue_cards="round", wrath=True),
    "all-pass": scene("event-pass", seen=all_have_passed, avoid=("market", "sail")),
    "pyramid-chain": scene("event-draw", seen=entrance_is_drawn, sides="ABAAA", boards=ONLY_CARDS),
    "temple-point": scene("event-point", seen=at_step("choose"), players=3, sides="AABAA"),
    "temple-stones": scene("event-get", seen=at_step("choose"), players=4, sides="AABAA"),
    "towers-full": scene("event-obelisk", seen=beyond_all_towers, sides="AAAAB", boards=UNLIKE),
    "reshuffle-with-pair": scene(
        "event-reshuffle",
        seen=shuffled_around_pair,
        players=4,
        sides="BBBAA",
        boards=ONLY_CARDS,
    ),
    "pair-is-known": scene("event-pair", seen=pair_is_known, players=4, sides="BBBAA", boards=ONLY_CARDS),
    "no-stone": scene("event-no_stone", sides="ABBAA", boards=ONLY_CARDS),
    "end-shared": scene("event-shared", players=3),
}
