"""What the golden playthroughs are to show of Ra."""

from tools.scenes import scene

WORTH_TELLING = (
    *("event-take", "event-done", "event-disaster", "event-disaster_nothing", "event-discard"),
    *("event-won_nothing", "event-track_lost", "event-epoch_ra", "event-epoch_suns", "event-over"),
)
GAMES = (
    {"players": 2, "edition": "2022"},
    {"players": 3, "edition": "2022"},
    {"players": 4, "edition": "1999"},
    {"players": 5, "edition": "1999"},
)
SCENES = {
    "end-last-ra": scene("event-epoch_ra", "event-new_epoch", players=2),
    "god-disaster-1999": scene("event-done", "event-disaster", edition="1999"),
}
