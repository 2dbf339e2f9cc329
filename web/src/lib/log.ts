/** The log of a table, kept in step with the server's. */
import type { LogEntry } from "./api";
import type { Message } from "./texts";

/** The log after a state arrived: what we had before `from`, then what the server sent. */
export function mergeLog(known: readonly LogEntry[], from: number, news: readonly LogEntry[]): LogEntry[] {
  return [...known.slice(0, from), ...news];
}

/** True if entries are missing between what we have and where the server's part begins. */
export function hasGap(known: readonly LogEntry[], from: number): boolean {
  return from > known.length;
}

/** The entries that are new, as opposed to repeated after a reconnection or an undo. */
export function freshEntries(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  return after.slice(before.length);
}

/** How many entries set the table up: what chance did before anybody decided. */
export function settingUp(log: readonly LogEntry[]): number {
  const first = log.findIndex(({ seat }) => seat !== null);
  return first < 0 ? log.length : first;
}

/** What an entry says. */
export function messagesOf({ events }: LogEntry): Message[] {
  return events.flatMap(({ message }) => message ?? []);
}
