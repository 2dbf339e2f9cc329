/** The end of a game from the reader's point of view: title, reason, and ranking. */
import { placeOf } from "./receipt";
import type { TableState } from "../lib/api";
import type { Message, Names } from "../lib/texts";
import { t, formatMessage, words } from "../lib/words.svelte";

export interface Ending {
  title: string;
  /** Details that the title leaves out; may be empty. */
  why: string;
  /** Title and reason in one sentence. */
  line: string;
  /** Seats that a bot played for at the end. */
  replaced: readonly number[];
}

export interface Placed {
  seat: number;
  place: number;
}

/** The lead of the first winner over all others; null if points did not decide. */
function lead(winners: readonly number[], points: readonly (number | null)[]): number | null {
  const own = points[winners[0] ?? 0] ?? null;
  const others = points.filter((_, seat) => !winners.includes(seat));
  if (own === null || winners.length > 1 || !others.every((each) => each !== null && each < own)) return null;
  return own - Math.max(...others.map(Number));
}

/** The end of a table; null while the game goes on. */
export function endingOf(table: TableState, names: Names): Ending | null {
  const { outcome, seats, view } = table;
  if (!outcome) return null;
  const points = view.seats.map((seat) => seat.points);
  const replaced = seats.filter(({ kind, player }) => kind === "person" && player !== null).map(({ seat }) => seat);
  return { ...describe(outcome, points, names), replaced };
}

function describe(outcome: NonNullable<TableState["outcome"]>, points: readonly (number | null)[], names: Names): Omit<Ending, "replaced"> {
  const { winners, reason } = outcome;
  const [seat, me] = [winners[0] ?? 0, names.you ?? null];
  const won = t("table-end-won", { seat }, names);
  if ((outcome.resigned ?? null) !== null) {
    const left = t("table-end-resigned", { seat: outcome.resigned ?? 0 }, names);
    const line = t("table-won-by", { seat, reason }, names);
    return outcome.resigned === me ? { title: left, why: won, line } : { title: won, why: left, line };
  }
  const because = formatMessage(reason, names);
  const ahead = lead(winners, points);
  const place = me === null || points.length < 3 ? 1 : placeOf(me, winners, points.map(Number));
  if (place > 1) return placed(place, points.length, whoWon(outcome, ahead, names));
  if (winners.length > 1) return { title: shared(winners, names), why: because, line: shared(winners, names) };
  if (ahead === null) return { title: won, why: because, line: t("table-won-by", { seat, reason }, names) };
  return { title: won, why: t("table-end-ahead", { points: ahead }), line: won };
}

function placed(place: number, seats: number, why: string): Omit<Ending, "replaced"> {
  return { title: t("table-end-place", { place, seats }), why, line: why };
}

/** The first place, for a reader who has another. */
function whoWon({ winners, reason }: NonNullable<TableState["outcome"]>, ahead: number | null, names: Names): string {
  const seat = winners[0] ?? 0;
  if (winners.length > 1) return shared(winners, names);
  return ahead === null ? t("table-won-by", { seat, reason }, names) : t("table-end-won-ahead", { seat, points: ahead }, names);
}

function shared(winners: readonly number[], names: Names): string {
  if (winners.includes(names.you ?? -1)) return t("lobby-shared");
  const list = new Intl.ListFormat(words.texts.language, { type: "conjunction" });
  return t("table-end-shared", { names: list.format(winners.map((seat) => names[seat] ?? "")) });
}

/** All players by rank; a player who resigned comes last. */
export function placesOf(winners: readonly number[], points: readonly (number | null)[]): Placed[] {
  const known = points.map((each) => each ?? 0);
  return known.map((_, seat) => ({ seat, place: placeOf(seat, winners, known) })).sort((one, other) => one.place - other.place);
}
