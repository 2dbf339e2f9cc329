/**
 * What this browser remembers between visits. One that forbids it, or has no room left, remembers for as long as the
 * window is open: in the window's name, which outlives its pages.
 */
const PREFIX = "benben:";

/** What could not be stored, by its keys. */
const unstored = new Map<string, string>(Object.entries(readName()));

function readName(): Record<string, string> {
  try {
    return window.name.startsWith(PREFIX) ? (JSON.parse(window.name.slice(PREFIX.length)) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

let losesTables = false;

/** The tables themselves lie in this browser, which does not keep them. */
export function loseTables(): void {
  losesTables = true;
}

/** Whether what is remembered now will be forgotten with this window. */
export function isForgetful(): boolean {
  if (losesTables || unstored.size > 0 || !write("probe", "1")) return true;
  localStorage.removeItem(`${PREFIX}probe`);
  return false;
}

function parsed<T>(text: string | null | undefined, fallback: T): T {
  try {
    return text == null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export const recall = <T>(key: string, fallback: T): T => parsed(unstored.get(key) ?? read(key), fallback);

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (!write(key, text)) unstored.set(key, text);
  else if (!unstored.delete(key)) return;
  window.name = unstored.size ? PREFIX + JSON.stringify(Object.fromEntries(unstored)) : "";
}

/** A table this browser sits at. */
export interface KnownTable {
  id: string;
  token: string;
  game: string;
  /** Milliseconds since 1970, when it was last opened. */
  seen: number;
  over: boolean;
  /** A token that may be in force in place of the other: it was asked for, and no answer has come. */
  next?: string | undefined;
}

/** A token as the server makes them. It is kept before the server hears of it, so that it is never lost on the way. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}

/** The scenes of a game's lesson that were done in this browser. */
export function scenesDone(game: string): string[] {
  return recall<string[]>(`lesson:${game}`, []);
}

export function keepScene(game: string, scene: string): void {
  remember(`lesson:${game}`, [...new Set([...scenesDone(game), scene])]);
}

/** The tables, the newest first. Other windows may have stored some since this one could not. */
export function knownTables(): KnownTable[] {
  const both = [unstored.get("tables"), read("tables")].flatMap((text) => parsed<KnownTable[]>(text, []));
  const found = new Map<string, KnownTable>();
  for (const table of both.sort((one, other) => other.seen - one.seen)) if (!found.has(table.id)) found.set(table.id, table);
  return [...found.values()];
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

/** Stores a table as the newest. None is forgotten for the sake of others: with its token a seat would be lost. */
export function keepTable(table: KnownTable): void {
  remember("tables", [table, ...knownTables().filter((other) => other.id !== table.id)]);
}

export function forgetTable(id: string): void {
  remember("tables", knownTables().filter((table) => table.id !== id));
}
