"""What the golden playthroughs are to show of Ra."""

from tools.scenes import scene

WORTH_TELLING = (
    *("event-take", "event-done", "event-disaster", "event-disaster_nothing", "event-discard"),
    *("event-won_nothing", "event-track_lost", "event-epoch_ra", "event-epoch_suns", "event-over"),
)


SCENES = {
    "end-last-ra": scene("event-epoch_ra", "event-new_epoch", players=2),
    "end-all-suns": scene("event-epoch_suns", "event-new_epoch", players=2),
    "god-disaster-2022": scene("event-take", "event-disaster", edition="2022"),
    "god-disaster-1999": scene("event-done", "event-disaster", edition="1999"),
}
