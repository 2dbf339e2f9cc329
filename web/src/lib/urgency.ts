/** The order of one's running games. */

export interface Urgency {
  waits: boolean;
  /** When time is up for the player to decide, in seconds since 1970; null without a limit. */
  due: number | null;
  /** When it was last opened or changed; larger is newer. */
  touched: number;
}

/** Games that wait for the reader come first; then those with less time left; then the newest. */
export function byUrgency(a: Urgency, b: Urgency): number {
  const [left, right] = [a.due ?? Infinity, b.due ?? Infinity];
  return Number(b.waits) - Number(a.waits) || (left === right ? b.touched - a.touched : left < right ? -1 : 1);
}
