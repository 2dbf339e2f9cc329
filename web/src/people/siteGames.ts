/** The games of the static site: they are in this browser, and move to another one as a file with a line for each. */
import { fetchPlayed, fetchRecord, importRecord, isRefused, type PlayedGame } from "../lib/api";
import { knownTable, knownTables, recall, remember, saveTable } from "../lib/memory";

/** A finished game in the file. */
interface Line {
  table: string;
  /** The seats of the person who has exported it. */
  mine: number[];
  /** When it ended, in seconds since 1970. */
  ended: number;
  record: Record<string, unknown>;
}

const keptAs = (id: string): string => `played:${id}`;
/** The reasons for which a table cannot be listed; its card in the lobby says so. */
const UNLISTED = ["unknown_table", "unreadable", "stranger"];

/** All games of this browser, the newest first. Finished ones are computed once. */
export async function siteGames(): Promise<PlayedGame[]> {
  const found: PlayedGame[] = [];
  for (const { id, token, seen } of knownTables()) {
    const game = recall<PlayedGame | null>(keptAs(id), null) ?? (await played(id, token, seen));
    if (game) found.push(game);
  }
  return found.sort((a, b) => b.changed - a.changed);
}

async function played(id: string, token: string, seen: number): Promise<PlayedGame | null> {
  try {
    const seconds = Math.floor(seen / 1000);
    const game = { ...(await fetchPlayed(id, token)), started: seconds, changed: seconds };
    if (game.status === "over") remember(keptAs(id), game);
    return game;
  } catch (error) {
    if (UNLISTED.some((code) => isRefused(error, code))) return null;
    throw error;
  }
}

/** The finished games as text for a file. */
export async function exportGames(games: readonly PlayedGame[]): Promise<string> {
  const lines: string[] = [];
  for (const { id, status, seats, changed } of games) {
    const token = knownTable(id)?.token;
    if (status !== "over" || !token) continue;
    const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    const record = JSON.parse(await fetchRecord(id, token)) as Line["record"];
    lines.push(`${JSON.stringify({ table: id, mine, ended: changed, record } satisfies Line)}\n`);
  }
  return lines.join("");
}

/** Adds the games of a file, or of a file with the records of a server; known games stay as they are. Throws a refusal. */
export async function importGames(text: string): Promise<void> {
  for (const line of text.split("\n").filter((each) => each.trim())) {
    const { table, mine, ended, record } = readLine(line);
    if (table && knownTable(table)) continue;
    const { id, token } = await importRecord(record, mine, table);
    saveTable({ id, token, game: String(record.game), seen: 1000 * (ended ?? Date.now() / 1000), over: true });
  }
}

function readLine(line: string): Partial<Line> & Pick<Line, "record"> {
  try {
    const found = (JSON.parse(line) ?? {}) as Partial<Line>;
    return found.record ? { ...found, record: found.record } : { record: found as Line["record"] };
  } catch {
    return { record: {} }; // refused like any other text that is no record
  }
}
