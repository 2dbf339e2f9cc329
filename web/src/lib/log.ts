/** The log of a table, kept in step with the server's. */
import type { LogEntry } from "./api";
import type { Message } from "./texts";

/** The log after a new state: our entries before `from`, then the server's. */
export function mergeLog(known: readonly LogEntry[], from: number, news: readonly LogEntry[]): LogEntry[] {
  return [...known.slice(0, from), ...news];
}

/** True if entries are missing between ours and the server's. */
export function hasGap(known: readonly LogEntry[], from: number): boolean {
  return from > known.length;
}

/** The new entries, without those repeated after a reconnection or an undo. */
export function freshEntries(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  return after.slice(before.length);
}

/** The number of setup entries: chance events before the first decision. */
export function settingUp(log: readonly LogEntry[]): number {
  const first = log.findIndex(({ seat }) => seat !== null);
  return first < 0 ? log.length : first;
}

/** The messages of an entry. */
export function messagesOf({ events }: LogEntry): Message[] {
  return events.flatMap(({ message }) => message ?? []);
}
