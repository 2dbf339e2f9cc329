/** The form of a new table: what was chosen, and the request that follows from it. */
import type { GameInfo, OptionSpec, SeatRequest, TableRequest } from "../lib/api";
import { recall, remember } from "../lib/memory";

export type SeatKind = SeatRequest["kind"];

export interface SeatChoice {
  kind: SeatKind;
  name: string;
  /** A bot's spec. */
  player: string;
}

export interface Setup {
  game: GameInfo;
  players: number;
  options: Record<string, string | number | boolean>;
  /** As many as the game has seats at most; the first `players` count. */
  seats: SeatChoice[];
  /** Whether whoever is to move may ask for hints; null until somebody says so. */
  hints: boolean | null;
}

/** A level in the middle of those offered, of two the weaker: neither a walk-over nor a wall. */
function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.spec ?? game.levels[0]?.spec ?? "random";
}

/** As somebody begins who knows nothing yet: against one bot, or as few as the game takes. */
export function newSetup(game: GameInfo, myName: string): Setup {
  const most = Math.max(...game.players);
  const seats = Array.from({ length: most }, (_, i): SeatChoice => ({
    kind: i === 0 ? "me" : "bot",
    name: i === 0 ? myName : "",
    player: usualLevel(game),
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game, players: Math.min(...game.players), options, seats, hints: null };
}

/** What is kept of a setup between visits: all but the game, which the server describes anew. */
type Kept = Omit<Setup, "game">;

export function keepSetup({ game, ...kept }: Setup): void {
  remember(`setup:${game.name}`, kept satisfies Kept);
}

/** As the game was played the last time, as far as it is still offered like that. */
export function lastSetup(game: GameInfo, myName: string): Setup {
  const fresh = newSetup(game, myName);
  const kept = recall<Partial<Kept> | null>(`setup:${game.name}`, null);
  if (!kept?.seats || !kept.options || !kept.players) return fresh;
  const options = Object.fromEntries(
    game.options.map((option) => [option.name, offered(option, kept.options?.[option.name]) ?? option.default]),
  );
  const players = game.players.includes(kept.players) ? kept.players : fresh.players;
  const seats = fresh.seats.map((usual, i) => ({ ...usual, ...seatOffered(game, kept.seats?.[i]) }));
  const named = seats.map((seat) => (seat.kind === "me" ? { ...seat, name: myName } : seat));
  return fitPlayers({ game, players, options, seats: named, hints: kept.hints ?? null });
}

const offered = (option: OptionSpec, value: unknown): string | number | boolean | undefined =>
  option.kind === "text" ? (typeof value === "string" ? value : undefined) : option.choices.find((choice) => choice === value);

function seatOffered(game: GameInfo, seat: SeatChoice | undefined): Partial<SeatChoice> {
  if (!seat) return {};
  const known = [...game.levels, ...(game.bots ?? [])].some(({ spec }) => spec === seat.player);
  return known ? seat : { kind: seat.kind, name: seat.name };
}

/** The same with nobody to wait for: bots sit where seats were open. */
export function aloneNow(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map((seat) => (seat.kind === "open" ? { ...seat, kind: "bot" } : seat)) };
}

/** The same with a seat for whoever gets the link, if it has none yet: that of the first other at the table. */
export function withFriend(setup: Setup): Setup {
  const at = setup.seats.slice(0, setup.players);
  if (at.some((seat) => seat.kind === "open")) return setup;
  const friend = at.findIndex((seat) => seat.kind !== "me");
  return { ...setup, seats: setup.seats.map((seat, i) => (i === friend ? { ...seat, kind: "open" } : seat)) };
}

/** The numbers of players that all chosen options allow. */
export function playersAllowed(setup: Setup): number[] {
  return setup.game.players.filter((count) => setup.game.options.every((option) => allows(option, setup, count)));
}

function allows(option: OptionSpec, setup: Setup, count: number): boolean {
  const counts = option.players_of_choice?.[String(setup.options[option.name])];
  return !counts || counts.includes(count);
}

/** The setup with a number of players that its options allow. */
export function fitPlayers(setup: Setup): Setup {
  const allowed = playersAllowed(setup);
  if (allowed.includes(setup.players)) return setup;
  return { ...setup, players: allowed.find((count) => count > setup.players) ?? allowed.at(-1) ?? setup.players };
}

/** The letter of an option's word that is about the part at a place. */
export function letterAt(word: string, place: number): string {
  return word.charAt(place);
}

/** The word with another letter for the part at a place. */
export function withLetter(word: string, place: number, letter: string): string {
  return word.slice(0, place) + letter + word.slice(place + 1);
}

/** Whether there will be hints: unless somebody says otherwise, only where no two people play each other. */
export function hasHints(setup: Setup): boolean {
  return setup.hints ?? setup.seats.slice(0, setup.players).filter((seat) => seat.kind !== "bot").length < 2;
}

export function toRequest(setup: Setup): TableRequest {
  return {
    game: setup.game.name,
    options: { ...setup.options, players: setup.players },
    seats: setup.seats.slice(0, setup.players).map(toSeat),
    hints: hasHints(setup),
  };
}

function toSeat(seat: SeatChoice): SeatRequest {
  const name = seat.name.trim();
  const named = name && (seat.kind === "me" || seat.kind === "here") ? { name } : {};
  return seat.kind === "bot" ? { kind: "bot", player: seat.player } : { kind: seat.kind, ...named };
}
