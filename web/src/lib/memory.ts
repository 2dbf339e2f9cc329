/**
 * Data that this browser keeps between visits. If storage is forbidden or full, it lasts as long as the window:
 * `window.name` outlives the window's pages.
 */
const PREFIX = "benben:";

/** Data that could not be stored, by key. */
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

/** Called when the browser does not store the static site's tables. */
export function markTablesLost(): void {
  losesTables = true;
}

/** Whether data will be lost with this window. */
export function isStorageLost(): boolean {
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

/** A table at which this browser has a seat. */
export interface KnownTable {
  id: string;
  token: string;
  game: string;
  /** When it was last opened, in milliseconds since 1970. */
  seen: number;
  over: boolean;
  /** A requested replacement of the token whose answer has not arrived; it may be valid. */
  next?: string | undefined;
}

/** A token in the server's format. The page stores it before it sends it, so that it cannot get lost. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}

/** The scenes of a game's lesson that this browser has completed. */
export function scenesDone(game: string): string[] {
  return recall<string[]>(`lesson:${game}`, []);
}

export function saveScene(game: string, scene: string): void {
  remember(`lesson:${game}`, [...new Set([...scenesDone(game), scene])]);
}

/** The tables, newest first. Other windows may have stored some in the meantime. */
export function knownTables(): KnownTable[] {
  const both = [unstored.get("tables"), read("tables")].flatMap((text) => parsed<KnownTable[]>(text, []));
  const found = new Map<string, KnownTable>();
  for (const table of both.sort((one, other) => other.seen - one.seen)) if (!found.has(table.id)) found.set(table.id, table);
  return [...found.values()];
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

/** Stores a table as the newest. None is removed to make room: its token is the only key to a seat. */
export function saveTable(table: KnownTable): void {
  remember("tables", [table, ...knownTables().filter((other) => other.id !== table.id)]);
}

export function forgetTable(id: string): void {
  remember("tables", knownTables().filter((table) => table.id !== id));
}
