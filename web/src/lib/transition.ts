/** The transition from one state to the next, with animations and sounds. */
import { tick } from "svelte";
import type { LogEntry, TableState } from "./api";
import { startAnimations, isOneTurn, measureStarts, journeysOf } from "./animations";
import { settings } from "./settings.svelte";
import { sound, soundsOf, type SoundName, type Sounds } from "./sounds";

/** Measures the pieces that will move, shows the new state, and animates them. */
export function runTransition(before: TableState | null, after: TableState, apply: () => void, sounds?: Sounds): void {
  const news = before ? after.log.filter(({ ply }) => ply >= before.ply) : [];
  const moved = isOneTurn(news) ? journeysOf(news) : [];
  const starts = moved.length ? measureStarts(moved) : null;
  apply();
  if (before) sound(...soundsOfChange(before, after, news, sounds));
  if (starts) void tick().then(() => startAnimations(moved, starts, settings.timing()));
}

/** The sounds of a change: its events, then "your turn" or "the end". */
function soundsOfChange(before: TableState, after: TableState, news: readonly LogEntry[], sounds?: Sounds): SoundName[] {
  const turn = after.my_turn && !before.my_turn;
  return [...soundsOf(news, sounds).slice(0, 3), ...(after.outcome && !before.outcome ? ["end" as const] : turn ? ["turn" as const] : [])];
}
