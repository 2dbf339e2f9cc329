/** Opening a table, and playing the same again with everybody who sat at a finished one. */
import { tableAddress } from "../lib/address";
import { createTable, fetchTable, playAgain, type Created, type TableRequest, type TableState } from "../lib/api";
import { keepTable } from "../lib/memory";

/** Remembers a table that one has a seat at, and returns its address. */
function keep(created: Created, game: string): string {
  keepTable({ id: created.id, token: created.token, game, seen: Date.now(), over: false });
  return tableAddress(created.id);
}

/** Makes a table, remembers it, and returns its address. */
export async function openTable(request: TableRequest): Promise<string> {
  return keep(await createTable(request), request.game);
}

/**
 * The address of the table where all play again, made if nobody has asked for it yet; whoever only watches goes there to watch.
 * Where that game is over as well, it is the one after it, and so on.
 */
export async function nextTable(state: TableState, token: string | null): Promise<string> {
  let last = state;
  while (last.again) {
    const next = await fetchTable(last.again.table, token);
    if (next.status !== "over") break;
    last = next;
  }
  if (token) return keep(await playAgain(last.id, token), last.game);
  return tableAddress(last.again?.table ?? last.id);
}
