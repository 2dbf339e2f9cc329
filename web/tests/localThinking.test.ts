// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, TableState } from "../src/lib/api";
import type { Question } from "../src/thinking/messages";
import { tableState } from "./fixtures";

const pool = vi.hoisted(() => ({ think: vi.fn(), cancel: vi.fn(), close: vi.fn() }));
vi.mock("../src/thinking/pool", () => ({ Pool: { open: () => Promise.resolve(pool) } }));
vi.mock("../src/lib/api", async (original) => ({
  ...(await original<object>()),
  fetchGames: () => Promise.resolve([{ name: "ra", engine: "ra.json" }, { name: "imhotep", engine: null }]),
}));

// Test files share modules; an instance from another file would not use the pool above.
vi.resetModules();
const { settings } = await import("../src/lib/settings.svelte");
const { LocalThinking } = await import("../src/thinking/localThinking");

const BOT = { kind: "bot" as const, player: "novice", mine: false };
const QUESTION = { type: "think", id: 4, seat: 1 } as Question;
const THOUGHT = { move: 7, found: null };

function seated(others: Partial<TableState["seats"][number]>, game = "ra"): TableState {
  const [first, second] = tableState().seats;
  return { ...tableState(), game, status: "playing", seats: [{ ...first!, mine: true }, { ...second!, ...others }] };
}

let sent: ClientMessage[];
let local: InstanceType<typeof LocalThinking>;

beforeEach(() => {
  vi.stubGlobal("Worker", class {});
  settings.choose({ here: true });
  sent = [];
  local = new LocalThinking((message) => sent.push(message));
  for (const each of Object.values(pool)) each.mockReset();
});

async function offering(): Promise<void> {
  local.update(seated(BOT));
  await vi.waitFor(() => expect(sent).toEqual([{ type: "offer", thinks: true }]));
}

test("a person alone with bots computes moves here, and offers it once", async () => {
  await offering();
  local.update(seated(BOT));
  expect(sent).toHaveLength(1);
});

test("nothing is offered where others play, nor where the game was not built for browsers", async () => {
  local.update(seated({ kind: "person", player: null, mine: false }));
  local.update(seated({ kind: "open", player: null, mine: false }));
  local.update(seated(BOT, "imhotep"));
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toEqual([]);
});

test("who does not want it takes the offer back, and who wants it again offers it again", async () => {
  await offering();
  settings.choose({ here: false });
  local.update(seated(BOT));
  expect(sent.at(-1)).toEqual({ type: "offer", thinks: false });
  expect(pool.close).toHaveBeenCalled();
  settings.choose({ here: true });
  local.update(seated(BOT));
  expect(sent.at(-1)).toEqual({ type: "offer", thinks: true });
});

test("a new connection gets a new offer, and no answer to an older request", async () => {
  await offering();
  let answer: (found: object) => void = () => {};
  pool.think.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const thinking = local.think(QUESTION);
  local.reconnected();
  answer({ thought: THOUGHT, rate: null });
  await thinking;
  expect(sent).toHaveLength(1);
  local.update(seated(BOT));
  expect(sent.at(-1)).toEqual({ type: "offer", thinks: true });
});

test.each([
  [{ games: 900, seconds: 0.5 }, [{ type: "offer", thinks: false }]],
  [{ games: 90_000, seconds: 0.5 }, []],
  [{ games: 1, seconds: 0.01 }, []],
  [null, []],
])("a thought is answered, and a slow device leaves the next one to the server: %o", async (rate, after) => {
  await offering();
  pool.think.mockResolvedValue({ thought: THOUGHT, rate });
  await local.think(QUESTION);
  expect(sent.slice(1)).toEqual([{ type: "thought", id: 4, ...THOUGHT }, ...after]);
});

test("who cannot think says so, and is asked no more", async () => {
  await offering();
  pool.think.mockRejectedValue(new Error("no memory"));
  await local.think(QUESTION);
  expect(sent.slice(1)).toEqual([{ type: "thought", id: 4, move: null, found: null }, { type: "offer", thinks: false }]);
  local.update(seated(BOT));
  expect(sent).toHaveLength(3);
});

test("a cancelled request is dropped, and the device goes on thinking", async () => {
  await offering();
  pool.think.mockRejectedValue(new Error("cancelled"));
  local.cancel(QUESTION.id);
  await local.think(QUESTION);
  expect(pool.cancel).toHaveBeenCalledWith(4);
  expect(sent).not.toContainEqual({ type: "offer", thinks: false });
});
