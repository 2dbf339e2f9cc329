"""What the golden playthroughs are to show of Pebbles."""

from collections.abc import Mapping

from tools.scenes import Scene

WORTH_TELLING = ("event-drew", "event-laid", "event-gave", "event-over")
GAMES = ({"players": 2}, {"players": 3})
SCENES: Mapping[str, Scene] = {}
