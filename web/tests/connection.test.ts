// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { waitNotice } from "../src/lib/waitNotice.svelte";
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
  deliver(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** Answers the newest request of the page. */
  done(version: number): void {
    this.deliver({ type: "done", id: this.sent.at(-1)?.id, version });
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

const clients: TableClient[] = [];
const MOVED = { ply: 3, version: 2 };
const PING = { type: "ping", hidden: false };

function connected(pace = 0): TableClient {
  const client = new TableClient("t1", "token");
  clients.push(client);
  client.pace = pace;
  client.connect();
  newest().onopen();
  return client;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  clients.splice(0).forEach((client) => client.close());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(["stranger", "removed"] as const)("a page whose person is not at the table (%s) is notified before the connection closes", (code) => {
  const client = connected();
  client[`on${code}`] = vi.fn();
  newest().deliver({ type: "error", code, message: { id: `error-${code}` }, legal: null });
  expect(client[`on${code}`]).toHaveBeenCalledOnce();
  expect(client.refusal).toBeNull();
});

test("a closed table is not asked for again", () => {
  const client = connected();
  newest().deliver(tableState());
  client.ongone = vi.fn();
  newest().close();
  vi.advanceTimersByTime(60_000);
  const before = FakeSocket.all.length;
  newest().deliver({ type: "error", code: "unknown_table", message: { id: "error-unknown-table" }, legal: null });
  newest().close();
  vi.advanceTimersByTime(600_000);
  expect(client.ongone).toHaveBeenCalledOnce();
  expect(FakeSocket.all.length).toBe(before);
});

test("says hello with its token and asks for the whole log", () => {
  connected();
  expect(newest().url).toContain("/api/tables/t1/socket");
  expect(newest().sent).toEqual([{ type: "hello", token: "token", log_from: 0, changes: true }]);
});

test("a move names its ply and is sent once", () => {
  const client = connected();
  newest().deliver(tableState());
  client.play(DRAW);
  client.play(DRAW);
  expect(newest().sent.slice(1)).toEqual([{ type: "play", move: "draw", ply: 2, id: expect.stringMatching(/^[\w-]{8,64}$/) as string }]);
});

test("a refusal is kept with what would be legal, and one may try again", () => {
  const client = connected();
  newest().deliver(tableState());
  client.play(DRAW);
  newest().deliver({ type: "error", code: "illegal", message: { id: "error-illegal" }, legal: ["draw"] });
  expect(client.refusal).toEqual({ message: { id: "error-illegal" }, legal: ["draw"] });
  expect(client.waiting).toBe(false);
});

test("seats are given up, given to bots and taken back", () => {
  const client = connected();
  newest().deliver(tableState());
  client.leave(0);
  newest().done(1);
  client.letBotPlay(1);
  newest().done(1);
  client.back();
  const asked = newest().sent.slice(1).map(({ id, ...change }) => [typeof id, change]);
  expect(asked).toEqual([{ type: "leave", seat: 0 }, { type: "bot", seat: 1 }, { type: "back" }].map((change) => ["string", change]));
});

test("what changed is put into the newest state", () => {
  const client = connected();
  newest().deliver(tableState());
  const { presence } = tableState();
  newest().deliver({
    type: "change",
    since: tableState().version,
    version: 2,
    patch: [
      { op: "replace", path: "/version", value: 2 },
      { op: "replace", path: "/ply", value: 3 },
    ],
    log_from: 0,
    log: [],
    presence: { ...presence, watching: 5 },
  });
  expect(client.state).toEqual({ ...tableState(), version: 2, ply: 3, presence: { ...presence, watching: 5 } });
});

test("after a missed change, the page requests the whole state on a new connection", () => {
  const client = connected();
  newest().deliver(tableState());
  newest().deliver({ type: "change", since: 7, version: 8, patch: [], log_from: 0, log: [], presence: tableState().presence });
  expect(client.state?.version).toBe(tableState().version);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a lost connection is replaced", () => {
  const client = connected();
  newest().close();
  expect(client.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().onopen();
  // The state is unknown until the server sends it.
  expect(client.connection).toBe("lost");
  client.play(DRAW);
  expect(newest().sent).toHaveLength(1);
  newest().deliver(tableState());
  expect(client.connection).toBe("open");
});

test("a closed table stays closed", () => {
  const client = connected();
  client.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("quick states are shown one after another, and without delay after a touch", () => {
  const client = connected(400);
  for (const ply of [2, 3, 4]) newest().deliver(tableState({ ply, version: ply }));
  expect(client.state?.ply).toBe(3);
  client.flush();
  expect(client.state?.ply).toBe(4);
});

test("paced states come by themselves", () => {
  const client = connected(400);
  for (const ply of [2, 3, 4]) newest().deliver(tableState({ ply, version: ply }));
  vi.advanceTimersByTime(500);
  expect(client.state?.ply).toBe(4);
});

test("presence is updated without delay, in queued states too", () => {
  const client = connected(400);
  for (const ply of [2, 3, 4]) newest().deliver(tableState({ ply, version: ply }));
  const presence = { connected: [0, 1], replaceable: [], watching: 3 };
  newest().deliver({ type: "presence", presence });
  expect([client.state?.ply, client.state?.presence]).toEqual([3, presence]);
  client.flush();
  expect([client.state?.ply, client.state?.presence]).toEqual([4, presence]);
});

/** A client with a move that was sent and not answered. */
function asking(): TableClient {
  const client = connected();
  newest().deliver(tableState());
  client.play(DRAW);
  return client;
}

/** A new connection with this state of the table. */
function again(state: Parameters<typeof tableState>[0] = {}): void {
  newest().onopen();
  newest().deliver(tableState(state));
}

const pings = (): number => newest().sent.filter(({ type }) => type === "ping").length;

describe("a move", () => {
  test("without an answer is sent again on the next connection, with the same id, and is played once", () => {
    const client = asking();
    const [, move] = newest().sent;
    newest().close();
    expect([client.waiting, client.connection, waitNotice.notice]).toEqual([true, "lost", "unsent"]);
    vi.advanceTimersByTime(400);
    again();
    expect(newest().sent.slice(1)).toEqual([move]);
    newest().deliver(tableState(MOVED));
    expect([client.waiting, client.refusal, client.state?.ply]).toEqual([false, null, 3]);
    newest().close();
    vi.advanceTimersByTime(400);
    again(MOVED);
    expect(newest().sent).toHaveLength(1);
  });

  test("is not sent again where the table has gone on", () => {
    const client = asking();
    newest().close();
    vi.advanceTimersByTime(400);
    again(MOVED);
    expect([newest().sent.length, client.waiting, client.refusal]).toEqual([1, false, null]);
  });

  test("is answered by the server's word, though the table has the same ply again", () => {
    const client = asking();
    newest().deliver(tableState({ version: 2 }));
    expect(client.waiting).toBe(true);
    newest().deliver({ type: "done", id: "that of another", version: 2 });
    expect(client.waiting).toBe(true);
    newest().done(2);
    expect(client.waiting).toBe(false);
  });

  test("that is refused as late was done, if it was sent before", () => {
    const late = { type: "error", code: "late", message: { id: "error-late" }, legal: null };
    const client = asking();
    newest().close();
    vi.advanceTimersByTime(400);
    again();
    newest().deliver(late);
    expect([client.waiting, client.refusal]).toEqual([false, null]);
    client.play(DRAW);
    newest().deliver(late);
    expect(client.refusal?.message.id).toBe("error-late");
  });

  test("without an answer is sent again on another connection, although the first one lives", () => {
    asking();
    const [, move] = newest().sent;
    vi.advanceTimersByTime(7_000);
    newest().deliver({ type: "presence", presence: { connected: [], replaceable: [], watching: 0 } });
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all).toHaveLength(2);
    again();
    expect(newest().sent.slice(1)).toEqual([move]);
  });

  test("is kept if a new connection is refused", () => {
    const client = asking();
    newest().close();
    vi.advanceTimersByTime(400);
    newest().onopen();
    newest().deliver({ type: "error", code: "too_many_sockets", message: { id: "error-too-many-sockets" }, legal: null });
    expect([client.waiting, client.refusal?.message.id]).toEqual([true, "error-too-many-sockets"]);
  });

  test("that takes long shows it", () => {
    asking();
    vi.advanceTimersByTime(600);
    expect(waitNotice.notice).toBeNull();
    vi.advanceTimersByTime(200);
    expect(waitNotice.notice).toBe("slow");
    newest().deliver(tableState(MOVED));
    expect(waitNotice.notice).toBeNull();
  });
});

describe("a connection", () => {
  test("is dead if nothing comes after a ping, and what it says then is not heard", () => {
    const client = connected();
    newest().deliver(tableState());
    const dead = newest();
    vi.advanceTimersByTime(20_000);
    expect(dead.sent.at(-1)).toEqual(PING);
    vi.advanceTimersByTime(7_000);
    expect(client.connection).toBe("open");
    vi.advanceTimersByTime(1_001);
    expect([client.connection, FakeSocket.all.length, waitNotice.notice]).toEqual(["lost", 2, "lost"]);
    dead.deliver(tableState(MOVED));
    expect([client.connection, client.state?.ply]).toEqual(["lost", 2]);
  });

  test("lives as long as it answers", () => {
    const client = connected();
    newest().deliver(tableState());
    for (let minute = 0; minute < 6; minute++) {
      vi.advanceTimersByTime(20_000);
      newest().deliver({ type: "pong", version: 1 });
    }
    expect([client.connection, FakeSocket.all.length, pings()]).toEqual(["open", 1, 6]);
  });

  test("is left if it brings no state, which is waited for longer each time", () => {
    connected();
    const count = (ms: number): number => {
      vi.advanceTimersByTime(ms);
      newest().onopen();
      return FakeSocket.all.length;
    };
    expect([count(7_500), count(2_000), count(13_500), count(5_000)]).toEqual([1, 2, 2, 3]);
  });

  test("is left if a version that there is does not come", () => {
    connected();
    newest().deliver(tableState());
    newest().deliver({ type: "pong", version: 2 });
    vi.advanceTimersByTime(1_500);
    newest().deliver(tableState(MOVED));
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(1);
    newest().deliver({ type: "pong", version: 3 });
    vi.advanceTimersByTime(3_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is pinged when the page wakes, and a lost one is replaced without delay", () => {
    const client = connected();
    newest().deliver(tableState());
    client.wake();
    expect(pings()).toBe(1);
    vi.advanceTimersByTime(9_001);
    expect([client.connection, FakeSocket.all.length]).toEqual(["lost", 2]);
    newest().close();
    newest().close();
    vi.advanceTimersByTime(3_000);
    const before = FakeSocket.all.length;
    client.wake();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test("is pinged after the page slept, and then has its full time", () => {
    const client = connected();
    newest().deliver(tableState());
    vi.advanceTimersByTime(20_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect([client.connection, pings()]).toEqual(["open", 2]);
    newest().deliver({ type: "pong", version: 1 });
    vi.advanceTimersByTime(8_000);
    expect(client.connection).toBe("open");
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(client.connection).toBe("lost");
  });
});

test("what is said waits for no move, and no move waits for it", () => {
  const client = connected();
  newest().deliver(tableState());
  let taken = 0;
  client.say({ text: "hello" }, () => taken++);
  const { id, type } = newest().sent.at(-1) ?? {};
  client.play(DRAW);
  expect([type, newest().sent.at(-1)?.type, client.waiting]).toEqual(["say", "play", true]);
  newest().deliver({ type: "error", code: "talk_too_often", message: { id: "error-talk-too-often", args: { seconds: 3 } }, legal: null });
  expect([client.waiting, client.refusal, client.talk.problem?.id, client.talk.busy]).toEqual([true, null, "error-talk-too-often", false]);
  client.say({ reaction: "oops" }, () => taken++);
  newest().deliver({ type: "done", id, version: 1 });
  expect(taken).toBe(0);
  newest().done(1);
  expect([taken, client.talk.busy, client.talk.problem]).toEqual([1, false, null]);
});

test("lines are kept, counted until they are read, and hidden if the reader wants it", () => {
  const client = connected();
  newest().deliver(tableState());
  const line = (seat: number, at: number, kind = "chat"): object => ({ seat, kind, text: "x", ply: 2, at });
  newest().deliver({ type: "talk", whole: true, lines: [line(1, 10)] });
  expect([client.talk.fresh.length, client.talk.unread([0])]).toEqual([0, 1]);
  newest().deliver({ type: "talk", whole: false, lines: [line(1, 11), line(0, 12), line(1, 13, "took_back")] });
  expect([client.talk.fresh.length, client.talk.said.length, client.talk.unread([0])]).toEqual([3, 3, 2]);
  client.talk.mute(1, true);
  expect([client.talk.said.length, client.talk.unread([0])]).toEqual([1, 0]);
  client.talk.mute(1, false);
  client.talk.read();
  expect([client.talk.said.length, client.talk.unread([0]), new TableClient("t1", null).talk.unread([0])]).toEqual([3, 0, 0]);
});
