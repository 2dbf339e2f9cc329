/** What this browser remembers between visits; a browser that forbids it simply forgets. */
const PREFIX = "benben:";

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: the page still works, it only forgets.
  }
}

/** A table this browser sits at. */
export interface KnownTable {
  id: string;
  token: string;
  game: string;
  /** Milliseconds since 1970, when it was last opened. */
  seen: number;
  over: boolean;
}

/** The scenes of a game's lesson that were done in this browser. */
export function scenesDone(game: string): string[] {
  return recall<string[]>(`lesson:${game}`, []);
}

export function keepScene(game: string, scene: string): void {
  remember(`lesson:${game}`, [...new Set([...scenesDone(game), scene])]);
}

const KEPT = 20;

export function knownTables(): KnownTable[] {
  return recall<KnownTable[]>("tables", []);
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

/** Stores a table as the newest; the oldest beyond a fixed number are forgotten. */
export function keepTable(table: KnownTable): void {
  const others = knownTables().filter((other) => other.id !== table.id);
  remember("tables", [table, ...others].slice(0, KEPT));
}

export function forgetTable(id: string): void {
  remember("tables", knownTables().filter((table) => table.id !== id));
}
