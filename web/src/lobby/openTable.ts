/** Opens tables: new ones, and the next game after a finished one. */
import { tableAddress } from "../lib/address";
import { createTable, fetchTable, playAgain, playDaily, type DailyDeal, type Created, type Rematch, type TableRequest, type TableState } from "../lib/api";
import { recall, remember, saveTable } from "../lib/memory";
import { knownPerson, personKey } from "../people/person";

/** Stores a table with its token and returns its address. */
function keep(created: Created, game: string): string {
  saveTable({ id: created.id, token: created.token, game, seen: Date.now(), over: false });
  return tableAddress(created.id);
}

/** Creates a table, stores it, and returns its address. */
export async function openTable(request: TableRequest): Promise<string> {
  return keep(await createTable(request, await personKey()), request.game);
}

/** The key of a guest's daily deals, by which the server knows that this browser has played them. */
const GUEST = "daily-key";

/** The key by which the server finds the reader's daily games; null before a guest's first one. */
export const dailyKey = (): string | null => knownPerson()?.key ?? recall<string | null>(GUEST, null);

/** Opens the table of a daily deal, and returns its address. */
export async function openDaily({ game }: DailyDeal): Promise<string> {
  const key = await personKey();
  const created = await playDaily(game, recall<string>("name", "") || null, key ?? recall<string | null>(GUEST, null));
  if (key === null) remember(GUEST, created.token);
  return keep(created, game);
}

const USUAL: Rematch = { deal: "new", begins: "rotating" };

/**
 * The address of the next game's table. The server makes it for the first player who asks; spectators go there to
 * watch. If that game is over as well, follows the chain to the last one.
 */
export async function nextTable(state: TableState, token: string | null, wanted: Rematch = USUAL): Promise<string> {
  let last = state;
  while (last.again) {
    const next = await fetchTable(last.again.table, token);
    if (next.status !== "over") break;
    last = next;
  }
  if (token) return keep(await playAgain(last.id, token, wanted), last.game);
  return tableAddress(last.again?.table ?? last.id);
}
