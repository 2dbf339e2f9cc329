/** One's games: their order, their filters, and what is counted. */
import { expect, test } from "vitest";
import type { PlayedGame, Ranking, ReferencePoints } from "../src/lib/api";
import { ANY, compared, filtered, ranked, resultOf, runningFirst, statistics } from "../src/people/history";
import { deviceLabel } from "../src/people/person";

type Seat = PlayedGame["seats"][number];
const seat = (number: number, part: Partial<Seat> = {}): Seat => ({
  seat: number, name: `P${number}`, kind: "person", player: null, mark: 1, mine: false, points: null, sources: null, ...part,
});
const me = (points: number | null = null, gods = 0): Seat => seat(0, { mine: true, points, sources: points === null ? null : { gods, pharaohs: points - gods } });
const bot = (number: number): Seat => seat(number, { kind: "bot", player: "greedy", name: "Thoth" });
const game = (id: string, part: Partial<PlayedGame>): PlayedGame => ({
  id, game: "ra", options: {}, status: "over", my_turn: false, actor: null, seats: [me(10, 4), seat(1, { name: "Bob" })],
  winners: [0], resigned: null, next: null, started: 0, changed: 0, due: null, forked: false, ...part,
});

const GAMES = [
  game("won", { changed: 100 }),
  game("lost", { winners: [1], seats: [me(4, 0), bot(1)], changed: 86_400 * 3 }),
  game("shared", { winners: [0, 1], seats: [me(7, 2), seat(1, { name: "Cleo" })], changed: 300 }),
  game("given up", { resigned: 1 }),
  game("hot seat", { seats: [me(3), { ...seat(1), mine: true }] }),
  game("waits for Bob", { status: "playing", winners: null, changed: 500, seats: [me(), seat(1, { name: "Bob" })] }),
  game("waits for me", { status: "playing", winners: null, my_turn: true, changed: 400, seats: [me(), bot(1)] }),
];
const ids = (games: PlayedGame[]): string[] => games.map(({ id }) => id);
const found = (part: Partial<typeof ANY>): string[] => ids(filtered(GAMES, { ...ANY, ...part }, ({ name }) => name));

test("my turn comes first, then the least time, then what changed last", () => {
  expect(ids(runningFirst(GAMES))).toEqual(["waits for me", "waits for Bob"]);
  const slow = (id: string, due: number | null, changed: number, my_turn = true): PlayedGame => game(id, { status: "playing", winners: null, my_turn, due, changed });
  const games = [
    slow("theirs, due first", 10, 9, false),
    slow("no limit, older", null, 1),
    slow("later", 1_800_000_001, 8),
    slow("no limit, newer", null, 2),
    slow("sooner", 1_800_000_000, 3),
    slow("sooner and newer", 1_800_000_000, 4),
  ];
  expect(ids(runningFirst(games))).toEqual(["sooner and newer", "sooner", "later", "no limit, newer", "no limit, older", "theirs, due first"]);
});

test("a result is the reader's, and there is none when all sit at one screen", () => {
  expect(GAMES.map(resultOf)).toEqual(["won", "lost", "shared", "won", null, null, null]);
});

test("filters look for a game, players, opponents, results and days", () => {
  expect(found({ opponent: "cLe" })).toEqual(["shared"]);
  expect(found({ result: "lost" })).toEqual(["lost"]);
  expect(found({ since: "1970-01-03" })).toEqual(["lost"]);
  expect(found({ until: "1970-01-02", result: "won" })).toEqual(["won", "given up"]);
  expect(found({ players: 3 })).toEqual([]);
  expect(found({ game: "imhotep" })).toEqual([]);
});

test("statistics count games played to the end with one seat, against people and against each bot", () => {
  const [ra] = statistics(GAMES);
  expect(ra).toMatchObject({ game: "ra", players: 2, played: 3, won: 1, shared: 1, points: 7 });
  expect(ra?.against).toEqual([
    { bot: null, played: 2, won: 1, shared: 1 },
    { bot: "greedy", played: 1, won: 0, shared: 0 },
  ]);
  expect(ra?.sources).toEqual([{ item: "gods", mean: 2 }, { item: "pharaohs", mean: 5 }]);
  expect(ra?.course.map(({ points }) => points)).toEqual([10, 7, 4]);
});

test("statistics leave out games that began in the middle of another one", () => {
  expect(statistics([game("whole", {}), game("fork", { forked: true })]).map(({ played }) => played)).toEqual([1]);
});

test("strong play is that of the seats that one had, also where one has no points", () => {
  const seatPoints = (gods: number, suns: number): ReferencePoints["seats"][number] => ({
    total: { mean: gods + suns, deviation: 2 }, sources: { gods: { mean: gods, deviation: 0 }, suns: { mean: suns, deviation: 2 } },
  });
  const reference: ReferencePoints = { players: 2, player: "net", games: 9, measured: "2026-11-29", seats: [seatPoints(4, 1), seatPoints(10, 1)] };
  const [ra] = statistics([game("first", {}), game("second", { seats: [bot(0), seat(1, { mine: true, points: 3, sources: { gods: 3 } })] })]);
  if (!ra) throw new Error("no statistics");
  const { sources, strong } = compared(ra, [reference]);
  expect(sources.map(({ item, mean, strong: each }) => [item, mean, each])).toEqual([
    ["gods", 3.5, { mean: 7, deviation: 3 }],
    ["pharaohs", 3, { mean: 0, deviation: 0 }],
    ["suns", 0, { mean: 1, deviation: 2 }],
  ]);
  expect(strong?.mean).toBe(8);
  expect(compared(ra, [{ ...reference, players: 3 }])).toEqual({ sources: ra.sources.map((each) => ({ ...each, strong: null })), strong: null });
});

test("a ranking has the best, the reader, and the levels between them", () => {
  const person = (number: number): Ranking["people"][number] => ({ name: `P${number}`, mark: 1, points: 2000 - number, low: 0, high: 0, games: 9, mine: number === 70 });
  const rows = ranked({ game: "ra", players: 2, people: Array.from({ length: 80 }, (_, number) => person(number)), levels: [{ level: "skilled", points: 1940 }] });
  expect(rows.slice(-3).map((row) => ("level" in row ? row.level : row.name))).toEqual(["P49", "skilled", "P70"]);
  expect(rows.length).toBe(52);
});

test("a device is named by its browser and system", () => {
  expect(deviceLabel("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36")).toBe("Chrome · Android");
  expect(deviceLabel("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1")).toBe("Safari · iPhone");
  expect(deviceLabel("curl")).toBe("");
});
