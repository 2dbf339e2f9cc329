/** The form of a new table, and its request. */
import type { ClockRequest, GameInfo, OptionSpec, SeatRequest, TableRequest, TableState } from "../lib/api";
import { fitClock, type Pace } from "./pace";
import { timeZone } from "../lib/clock";
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
  /** As many as the game's maximum; the first `players` count. */
  seats: SeatChoice[];
  /** Whether the player to move may ask for hints; null until the reader chooses. */
  hints: boolean | null;
  /** How fast the game goes if other people come, and its clock. */
  pace: Pace;
  clock: ClockRequest | null;
  takeBacks: NonNullable<TableRequest["take_backs"]>;
  talk: NonNullable<TableRequest["talk"]>;
  begins: NonNullable<TableRequest["begins"]>;
  /** Whether everybody finds the table in the lobby. */
  listed: boolean;
  private: boolean;
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** The position of a finished game at which it begins. */
  fork: TableRequest["fork"];
}

const TERMS = { takeBacks: "free", talk: "chat", begins: "rulebook", listed: false, private: false, rated: false } as const;

type Terms = Pick<Setup, keyof typeof TERMS>;
/** The stored terms; a table is listed or rated only if that is chosen again: the host may no longer allow it. */
const termsOf = ({ takeBacks, talk, begins, private: secret }: Terms): Terms => ({ takeBacks, talk, begins, private: secret, listed: false, rated: false });

/** The middle level; of two, the weaker one. */
function defaultLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.spec ?? game.levels[0]?.spec ?? "random";
}

/** The setup of a newcomer: against one bot, or as few as the game needs. */
export function newSetup(game: GameInfo, myName: string): Setup {
  const most = Math.max(...game.players);
  const seats = Array.from({ length: most }, (_, i): SeatChoice => ({
    kind: i === 0 ? "me" : "bot",
    name: i === 0 ? myName : "",
    player: defaultLevel(game),
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game, players: Math.min(...game.players), options, seats, hints: null, pace: "now", clock: null, fork: null, ...TERMS };
}

/** The part of a setup that is stored between visits; the server describes the game at each visit. */
type StoredSetup = Omit<Setup, "game" | "fork">;

export function saveSetup({ game, fork: _, ...kept }: Setup): void {
  remember(`setup:${game.name}`, kept satisfies StoredSetup);
}

/** The last setup of the game, as far as the game still offers it. */
export function lastSetup(game: GameInfo, myName: string): Setup {
  const fresh = newSetup(game, myName);
  const kept = recall<Partial<StoredSetup> | null>(`setup:${game.name}`, null);
  if (!kept?.seats || !kept.options || !kept.players) return fresh;
  const options = Object.fromEntries(
    game.options.map((option) => [option.name, offered(option, kept.options?.[option.name]) ?? option.default]),
  );
  const players = game.players.includes(kept.players) ? kept.players : fresh.players;
  const seats = fresh.seats.map((usual, i) => ({ ...usual, ...seatOffered(game, kept.seats?.[i]) }));
  const named = seats.map((seat) => (seat.kind === "me" ? { ...seat, name: myName } : seat));
  const { pace = "now", clock = null, ...terms } = { ...TERMS, ...kept };
  return fitPlayers({ game, players, options, seats: named, hints: kept.hints ?? null, pace, clock, fork: null, ...termsOf(terms) });
}

const offered = (option: OptionSpec, value: unknown): string | number | boolean | undefined =>
  option.kind === "text" ? (typeof value === "string" ? value : undefined) : option.choices.find((choice) => choice === value);

function seatOffered(game: GameInfo, seat: SeatChoice | undefined): Partial<SeatChoice> {
  if (!seat) return {};
  const known = [...game.levels, ...(game.bots ?? [])].some(({ spec }) => spec === seat.player);
  return known ? seat : { kind: seat.kind, name: seat.name };
}

/**
 * The setup of a game that begins with a position of a finished one: with its options and seats. Bots play for other
 * people; the reader of a game without an own seat takes the one that decides.
 */
export function forkSetup(game: GameInfo, table: TableState, ply: number, actor: number, myName: string): Setup {
  const me = table.seats.find(({ mine }) => mine)?.seat ?? actor;
  const seats = table.seats.map(({ seat, kind, name, player, mine }): SeatChoice => {
    const usual = { kind: "bot", name: "", player: defaultLevel(game) } as const;
    if (seat === me) return { ...usual, kind: "me", name: mine ? name : myName };
    if (mine) return { ...usual, kind: "here", name };
    return kind === "bot" ? { ...usual, ...seatOffered(game, { ...usual, player: player ?? usual.player }) } : usual;
  });
  const only = { ...game, players: [seats.length], options: [] };
  return { ...newSetup(only, myName), options: { ...table.options } as Setup["options"], seats, fork: { table: table.id, ply } };
}

/** The same setup without waiting: bots take the open seats. */
export function withBotsOnly(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map((seat) => (seat.kind === "open" ? { ...seat, kind: "bot" } : seat)) };
}

/** The same setup with an open seat for a friend: the first seat of another player, unless one is open already. */
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

/** The letter of an option's value for the part at an index. */
export function letterAt(word: string, place: number): string {
  return word.charAt(place);
}

/** The value with another letter for the part at an index. */
export function withLetter(word: string, place: number, letter: string): string {
  return word.slice(0, place) + letter + word.slice(place + 1);
}

/** Whether more than one person plays. */
export const inCompany = (setup: Setup): boolean => setup.seats.slice(0, setup.players).filter((seat) => seat.kind !== "bot").length > 1;

/** Whether there will be hints: the reader's choice; by default, only if no two people play each other. */
export function hasHints(setup: Setup): boolean {
  return setup.hints ?? !inCompany(setup);
}

/** Whether other people will come to the table: only then does it need a clock. */
export const awaitsPeople = (setup: Setup): boolean => setup.seats.slice(0, setup.players).some((seat) => seat.kind === "open");

/** Whether the game counts for ratings: without hints and free take-backs only. */
export const isRated = (setup: Setup): boolean => setup.rated && inCompany(setup) && setup.takeBacks !== "free" && !hasHints(setup);

/** The setup of a game that counts for ratings, or no longer does. */
export function withRating(setup: Setup, rated: boolean): Setup {
  if (!rated) return { ...setup, rated };
  return { ...setup, rated, hints: false, takeBacks: setup.takeBacks === "free" ? "consent" : setup.takeBacks };
}

export function toRequest(setup: Setup): TableRequest {
  const terms = inCompany(setup) ? setup : TERMS;
  const clock = awaitsPeople(setup) ? fitClock(setup.clock, setup.players) : null;
  return {
    game: setup.game.name,
    options: { ...setup.options, players: setup.players },
    seats: setup.seats.slice(0, setup.players).map(toSeat),
    hints: hasHints(setup),
    clock,
    zone: clock ? timeZone() : "UTC",
    take_backs: terms.takeBacks,
    talk: terms.talk,
    rated: isRated(setup),
    begins: typeof terms.begins === "number" && terms.begins >= setup.players ? TERMS.begins : terms.begins,
    listed: terms.listed && !terms.private && awaitsPeople(setup),
    private: terms.private,
    fork: setup.fork ?? null,
  };
}

function toSeat(seat: SeatChoice): SeatRequest {
  const name = seat.name.trim();
  const named = name && (seat.kind === "me" || seat.kind === "here") ? { name } : {};
  return seat.kind === "bot" ? { kind: "bot", player: seat.player } : { kind: seat.kind, ...named };
}
