/** One's games: in order, filtered, and counted. A plain module, so that the static site counts its own games too. */
import type { PlayedGame, Ranking, ReferencePoints } from "../lib/api";
import { byUrgency, type Urgency } from "../lib/urgency";

export type Result = "won" | "shared" | "lost";

export interface Filter {
  game: string;
  /** The number of seats; 0: any. */
  players: number;
  /** A part of an opponent's name. */
  opponent: string;
  result: Result | "";
  /** The first and the last day, as `2026-11-29`. */
  since: string;
  until: string;
}

export const ANY: Filter = { game: "", players: 0, opponent: "", result: "", since: "", until: "" };

export const isRunning = ({ status }: PlayedGame): boolean => status !== "over";

/** Running games, the most urgent first. */
export const runningFirst = (games: readonly PlayedGame[]): PlayedGame[] => games.filter(isRunning).sort((a, b) => byUrgency(urgency(a), urgency(b)));

const urgency = ({ my_turn, due, changed }: PlayedGame): Urgency => ({ waits: my_turn, due, touched: changed });

/** The result for the reader. Null without one: the game runs, or all its people sat at one screen. */
export function resultOf({ winners, seats }: PlayedGame): Result | null {
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const people = seats.filter(({ kind }) => kind !== "bot").length;
  if (!winners || mine.length === 0 || (mine.length > 1 && mine.length === people)) return null;
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return "lost";
  return won === winners.length ? "won" : "shared";
}

export const opponents = ({ seats }: PlayedGame): PlayedGame["seats"] => seats.filter(({ mine, kind }) => !mine && kind !== "open");

/** The day of a time in seconds, at the reader's place. */
export function dayOf(seconds: number): string {
  const day = new Date(seconds * 1000);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

export function filtered(games: readonly PlayedGame[], filter: Filter, nameOf: (seat: PlayedGame["seats"][number]) => string): PlayedGame[] {
  const wanted = filter.opponent.trim().toLocaleLowerCase();
  return games.filter((game) => {
    const day = dayOf(game.changed);
    return (
      (!filter.game || game.game === filter.game) &&
      (!filter.players || game.seats.length === filter.players) &&
      (!wanted || opponents(game).some((seat) => nameOf(seat).toLocaleLowerCase().includes(wanted))) &&
      (!filter.result || resultOf(game) === filter.result) &&
      (!filter.since || day >= filter.since) &&
      (!filter.until || day <= filter.until)
    );
  });
}

// ---- statistics ----
export interface Score {
  played: number;
  won: number;
  shared: number;
}

export interface Against extends Score {
  /** The spec of a bot, or null for people. */
  bot: string | null;
}

export interface Source {
  item: string;
  mean: number;
}

export interface Statistics extends Score {
  game: string;
  players: number;
  against: Against[];
  /** The reader's seat in each game. */
  seats: number[];
  /** The reader's mean points. */
  points: number;
  /** The mean points by the receipt's items. */
  sources: Source[];
  /** The reader's points in each game, the oldest first. */
  course: { changed: number; points: number; result: Result }[];
}

/** The statistics of each game and number of seats that was played to its end with one seat of the reader's. */
export function statistics(games: readonly PlayedGame[]): Statistics[] {
  const kinds = new Map<string, PlayedGame[]>();
  for (const game of games.filter(counts)) {
    const kind = `${game.game} ${game.seats.length}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), game]);
  }
  return [...kinds.values()].map(statisticsOf).sort((a, b) => b.played - a.played);
}

const mineOf = (game: PlayedGame): PlayedGame["seats"][number] | undefined => game.seats.find((seat) => seat.mine);
const counts = (game: PlayedGame): boolean =>
  !game.forked && game.resigned === null && resultOf(game) !== null && game.seats.filter(({ mine }) => mine).length === 1 && (mineOf(game)?.points ?? null) !== null;

function statisticsOf(games: PlayedGame[]): Statistics {
  const [first] = games;
  const own = games.map((game) => mineOf(game)).filter((seat) => seat !== undefined);
  const items = [...new Set(own.flatMap((seat) => Object.keys(seat.sources ?? {})))];
  return {
    game: first?.game ?? "",
    players: first?.seats.length ?? 0,
    ...score(games),
    against: against(games),
    seats: own.map(({ seat }) => seat),
    points: mean(own.map((seat) => seat.points ?? 0)),
    sources: items.map((item) => ({ item, mean: mean(own.map((seat) => seat.sources?.[item] ?? 0)) })),
    course: games
      .map((game) => ({ changed: game.changed, points: mineOf(game)?.points ?? 0, result: resultOf(game) ?? "lost" }))
      .sort((a, b) => a.changed - b.changed),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function score(games: readonly PlayedGame[]): Score {
  const results = games.map(resultOf);
  return {
    played: games.length,
    won: results.filter((each) => each === "won").length,
    shared: results.filter((each) => each === "shared").length,
  };
}

/** The results against people, and against each bot; a game with both counts for each of them. */
function against(games: readonly PlayedGame[]): Against[] {
  const kinds = new Map<string | null, PlayedGame[]>();
  for (const game of games) {
    const met = new Set(opponents(game).map((seat) => (seat.kind === "bot" ? seat.player : null)));
    for (const kind of met) kinds.set(kind, [...(kinds.get(kind) ?? []), game]);
  }
  return [...kinds].map(([bot, played]) => ({ bot, ...score(played) })).sort((a, b) => Number(a.bot !== null) - Number(b.bot !== null) || b.played - a.played);
}

// ---- strong play ----
type Spread = ReferencePoints["seats"][number]["total"];

/** A source of points: the reader's mean, and strong play from the same seats. Null: not measured. */
export interface Compared extends Source {
  strong: Spread | null;
}

/** The reader's sources of points next to those of strong play, and the sums of both. */
export function compared({ players, seats, sources, points }: Statistics, references: readonly ReferencePoints[]): { sources: Compared[]; strong: Spread | null } {
  const measured = references.find((each) => each.players === players)?.seats;
  if (!measured) return { sources: sources.map((source) => ({ ...source, strong: null })), strong: null };
  const played = seats.map((seat) => measured[seat]).filter((seat) => seat !== undefined);
  const means = new Map(sources.map(({ item, mean: own }) => [item, own]));
  const items = new Set([...means.keys(), ...played.flatMap((seat) => Object.keys(seat.sources))]);
  return {
    sources: [...items].map((item) => ({ item, mean: means.get(item) ?? 0, strong: together(played.map((seat) => seat.sources[item] ?? { mean: 0, deviation: 0 })) })),
    strong: together(played.map(({ total }) => total)),
  };
}

/** The mean and the standard deviation of games from several seats. */
function together(spreads: readonly Spread[]): Spread {
  const all = mean(spreads.map((each) => each.mean));
  const squares = mean(spreads.map((each) => each.deviation ** 2 + each.mean ** 2));
  return { mean: all, deviation: Math.sqrt(Math.max(0, squares - all ** 2)) };
}

// ---- ranking ----
/** People shown in a ranking, besides the reader. */
const RANKED = 50;

type Ranked = Ranking["people"][number] | Ranking["levels"][number];

/** The best people, the reader, and the levels of bots, in the order of their ratings. */
export function ranked({ people, levels }: Ranking): Ranked[] {
  const shown = people.filter(({ mine }, place) => mine || place < RANKED);
  return [...shown, ...levels].sort((a, b) => b.points - a.points);
}
