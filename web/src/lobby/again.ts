/** Playing the same again: the settings of a finished table as a request for a new one. */
import { createTable, type SeatInfo, type SeatRequest, type TableRequest, type TableState } from "../lib/api";
import { keepTable, knownTable } from "../lib/memory";

/** What is known of how the table was made; whoever only joined offers the other people's seats by link again. */
export function requestOf(state: TableState, stored: TableRequest | null): TableRequest {
  if (stored) return stored;
  const options = { ...state.options, players: state.seats.length };
  const mine = state.seats.filter((seat) => seat.mine);
  return { game: state.game, options, seats: state.seats.map((seat) => seatOf(seat, mine[0])), hints: state.hints };
}

function seatOf(seat: SeatInfo, me: SeatInfo | undefined): SeatRequest {
  if (seat.kind === "bot") return { kind: "bot", player: seat.player ?? "random" };
  if (!seat.mine) return { kind: "open" };
  return { kind: seat === me ? "me" : "here", name: seat.name };
}

/** Makes a table, remembers it, and returns its address. */
export async function openTable(request: TableRequest): Promise<string> {
  const created = await createTable(request);
  keepTable({ id: created.id, token: created.token, game: request.game, seen: Date.now(), over: false, request });
  return `/table/${created.id}`;
}

export async function playAgain(state: TableState): Promise<string> {
  return openTable(requestOf(state, knownTable(state.id)?.request ?? null));
}
