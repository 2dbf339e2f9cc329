/** A change of the table as it is seen and heard: what moved travels, and what happened sounds. */
import { tick } from "svelte";
import type { LogEntry, TableState } from "./api";
import { depart, isOneTurn, measure, travelled } from "./journeys";
import { settings } from "./settings.svelte";
import { sound, soundsOf, type SoundName, type Sounds } from "./sounds";

/** Measures the pieces that are about to move, shows the new state, and sets them travelling. */
export function stageChange(before: TableState | null, after: TableState, apply: () => void, sounds?: Sounds): void {
  const news = before ? after.log.filter(({ ply }) => ply >= before.ply) : [];
  const moved = isOneTurn(news) ? travelled(news) : [];
  const starts = moved.length ? measure(moved) : null;
  apply();
  if (before) sound(...heard(before, after, news, sounds));
  if (starts) void tick().then(() => depart(moved, starts, settings.timing()));
}

/** What is heard of a change: its events, then that it is one's turn, or that it is over. */
function heard(before: TableState, after: TableState, news: readonly LogEntry[], sounds?: Sounds): SoundName[] {
  const turn = after.my_turn && !before.my_turn;
  return [...soundsOf(news, sounds).slice(0, 3), ...(after.outcome && !before.outcome ? ["end" as const] : turn ? ["turn" as const] : [])];
}
