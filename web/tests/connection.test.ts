// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClient } from "../src/lib/connection.svelte";
import { DRAW, tableState } from "./fixtures";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function connected(pace = 0): TableClient {
  const client = new TableClient("t1", "token");
  client.pace = pace;
  client.connect();
  newest().onopen();
  return client;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello with its token and asks for the whole log", () => {
  connected();
  expect(newest().url).toContain("/api/tables/t1/socket");
  expect(newest().sent).toEqual([{ type: "hello", token: "token", log_from: 0 }]);
});

test("a move names its ply and is sent once", () => {
  const client = connected();
  newest().tell(tableState());
  client.play(DRAW);
  client.play(DRAW);
  expect(newest().sent.slice(1)).toEqual([{ type: "play", move: "draw", ply: 2 }]);
});

test("a refusal is kept with what would be legal, and one may try again", () => {
  const client = connected();
  newest().tell(tableState());
  client.play(DRAW);
  newest().tell({ type: "error", code: "illegal", message: { id: "error-illegal" }, legal: ["draw"] });
  expect(client.refusal).toEqual({ message: { id: "error-illegal" }, legal: ["draw"] });
  expect(client.waiting).toBe(false);
});

test("seats are given up, given to bots and taken back", () => {
  const client = connected();
  newest().tell(tableState());
  client.leave(0);
  newest().tell(tableState({ version: 2 }));
  client.letBotPlay(1);
  newest().tell(tableState({ version: 3 }));
  client.back();
  expect(newest().sent.slice(1)).toEqual([{ type: "leave", seat: 0 }, { type: "bot", seat: 1 }, { type: "back" }]);
});

test("a lost line is taken up again", () => {
  const client = connected();
  newest().close();
  expect(client.line).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().onopen();
  // How things stand is not known before the server has told it.
  expect(client.line).toBe("lost");
  client.play(DRAW);
  expect(newest().sent).toHaveLength(1);
  newest().tell(tableState());
  expect(client.line).toBe("open");
});

test("a closed table stays closed", () => {
  const client = connected();
  client.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("quick states are shown one after the other, at once if anybody touches the page", () => {
  const client = connected(400);
  for (const ply of [2, 3, 4]) newest().tell(tableState({ ply, version: ply }));
  expect(client.state?.ply).toBe(3);
  client.flush();
  expect(client.state?.ply).toBe(4);
});

test("paced states come by themselves", () => {
  const client = connected(400);
  for (const ply of [2, 3, 4]) newest().tell(tableState({ ply, version: ply }));
  vi.advanceTimersByTime(500);
  expect(client.state?.ply).toBe(4);
});

test("who comes and goes is shown at once, also in what waits to be shown", () => {
  const client = connected(400);
  for (const ply of [2, 3, 4]) newest().tell(tableState({ ply, version: ply }));
  const presence = { connected: [0, 1], replaceable: [], watching: 3 };
  newest().tell({ type: "presence", presence });
  expect([client.state?.ply, client.state?.presence]).toEqual([3, presence]);
  client.flush();
  expect([client.state?.ply, client.state?.presence]).toEqual([4, presence]);
});
