/** The form of a new table: what was chosen, and the request that follows from it. */
import type { GameInfo, OptionSpec, SeatRequest, TableRequest } from "../lib/api";

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

/** A level in the middle of those offered: neither a walk-over nor a wall. */
function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)]?.spec ?? game.levels[0]?.spec ?? "random";
}

export function newSetup(game: GameInfo, myName: string): Setup {
  const most = Math.max(...game.players);
  const seats = Array.from({ length: most }, (_, i): SeatChoice => ({
    kind: i === 0 ? "me" : "bot",
    name: i === 0 ? myName : "",
    player: usualLevel(game),
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game, players: game.players.includes(3) ? 3 : (game.players[0] ?? 2), options, seats, hints: null };
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
