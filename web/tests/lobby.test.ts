// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import { nextTable } from "../src/lobby/openTable";
import Continue from "../src/lobby/Continue.svelte";
import FileOption from "../src/lobby/FileOption.svelte";
import GameCard from "../src/lobby/GameCard.svelte";
import JoinCard from "../src/lobby/JoinCard.svelte";
import LetterOption from "../src/lobby/LetterOption.svelte";
import Seats from "../src/lobby/Seats.svelte";
import { withBotsOnly, fitPlayers, saveSetup, lastSetup, letterAt, newSetup, playersAllowed, toRequest, withFriend, withLetter, withRating, type Setup } from "../src/lobby/setup";
import { otherPlayers, lastMove, score, tableStatus, nonDefaultOptions } from "../src/lobby/wording";
import type { GameInfo, OptionSpec, TableState } from "../src/lib/api";
import { saveTable, knownTable, knownTables } from "../src/lib/memory";
import { rulesPanel } from "../src/lib/rulesPanel.svelte";
import { Texts } from "../src/lib/texts";
import PlayAgain from "../src/shell/PlayAgain.svelte";
import QrCode from "../src/shell/QrCode.svelte";
import { nameOf, words } from "../src/lib/words.svelte";
import { tableState } from "./fixtures";
import { catalogue, english } from "./texts";

const SOURCE = { game: "imhotep" };
const GAME: GameInfo = {
  name: "ra",
  title: { id: "ra-title" },
  players: [2, 3, 4, 5],
  options: [
    {
      name: "edition",
      kind: "choice",
      choices: ["2022", "1999"],
      default: "2022",
      label: { id: "ra-option-edition" },
      players_of_choice: { "2022": [2, 3, 4, 5], "1999": [3, 4, 5] },
    },
    { name: "open_scores", kind: "flag", choices: [false, true], default: false, label: { id: "ra-option-open_scores" } },
  ],
  has_rules: true,
  levels: [
    { name: "novice", spec: "random", label: { id: "lobby-level-novice" } },
    { name: "casual", spec: "greedy", label: { id: "lobby-level-casual" } },
    { name: "strong", spec: "search", label: { id: "lobby-level-strong" } },
  ],
};

const PARTS = ["obelisk", "temple", "pyramid", "tomb"];
const SIDES: OptionSpec = {
  name: "sides",
  kind: "letters",
  choices: Array.from({ length: 16 }, (_, i) => PARTS.map((_part, bit) => ((i >> bit) & 1 ? "B" : "A")).join("")),
  default: "AAAA",
  label: { id: "imhotep_duel-option-sides" },
  parts: PARTS.map((name) => ({
    name,
    label: { id: `imhotep_duel-option-sides-${name}` },
    letters: ["A", "B"].map((letter) => ({ letter, label: { id: `imhotep_duel-option-sides-${name}-${letter}` } })),
  })),
};
const DUEL: GameInfo = { ...GAME, name: "imhotep_duel", title: { id: "imhotep_duel-title" }, players: [2], options: [SIDES] };

afterEach(cleanup);

beforeEach(() => {
  localStorage.clear();
  words.texts = english();
});

test("a game for two starts with two, on the usual sides", () => {
  expect(toRequest(newSetup(DUEL, "")).options).toEqual({ players: 2, sides: "AAAA" });
});

test("a card says what a game is like, and has a button for each way to begin", async () => {
  const [onplay, onfriend, onoptions] = [vi.fn(), vi.fn(), vi.fn()];
  render(GameCard, { game: DUEL, busy: false, onplay, onfriend, onoptions });
  const card = screen.getByRole("article", { name: "Imhotep: The Duel" });
  expect([...card.querySelectorAll("li")].map((fact) => fact.textContent)).toEqual(["2 players", "30 min", "Easy to learn"]);
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play with a friend" }));
  await fireEvent.click(screen.getByRole("button", { name: "Options" }));
  expect(screen.getByRole("button", { name: "Rules" })).not.toBeNull();
  for (const way of [onplay, onfriend, onoptions]) expect(way).toHaveBeenCalledOnce();
});

test("a game from elsewhere says as much as is known of it, and has no button for rules that it does not have", () => {
  const pebbles = { ...DUEL, name: "pebbles", title: { id: "pebbles-title" }, players: [2, 3], has_rules: false };
  render(GameCard, { game: pebbles, busy: true, onplay: vi.fn(), onfriend: vi.fn(), onoptions: vi.fn() });
  expect(screen.getAllByRole("listitem").map((fact) => fact.textContent)).toEqual(["2–3 players"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play now" }).disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Rules" })).toBeNull();
});

test("the last settings of a game come back, as far as they are still offered", () => {
  const setup = newSetup(GAME, "Merit");
  const seats = setup.seats.map((seat, i) => (i === 2 ? { ...seat, kind: "open" as const } : i === 1 ? { ...seat, player: "search" } : seat));
  saveSetup({ ...setup, players: 4, seats, options: { edition: "1999", open_scores: true, gone: 1 }, hints: false, takeBacks: "consent", talk: "off", begins: 1, listed: true, private: true });
  const last = lastSetup(GAME, "Ani");
  expect(toRequest(last)).toEqual({
    game: "ra",
    options: { players: 4, edition: "1999", open_scores: true },
    seats: [{ kind: "me", name: "Ani" }, { kind: "bot", player: "search" }, { kind: "open" }, { kind: "bot", player: "greedy" }],
    hints: false,
    clock: null,
    zone: "UTC",
    ...{ take_backs: "consent", talk: "off", begins: 1, listed: false, private: true, rated: false, fork: null },
  });
  expect(toRequest(withBotsOnly(last))).toMatchObject({ take_backs: "free", talk: "chat" }); // nobody else could be asked
  const poorer = { ...GAME, players: [3], levels: GAME.levels.slice(0, 2), options: GAME.options.slice(1) };
  expect(toRequest(lastSetup(poorer, ""))).toMatchObject({ options: { players: 3, open_scores: true }, seats: [{}, { player: "random" }, {}] });
  expect(lastSetup(DUEL, "")).toEqual(newSetup(DUEL, ""));
  localStorage.setItem("benben:setup:imhotep_duel", "7");
  expect(lastSetup(DUEL, "")).toEqual(newSetup(DUEL, ""));
});

test("people at this screen sit under their names, and nobody else", () => {
  const named = (kind: "me" | "here" | "open", name: string) => ({ kind, name, player: "greedy" });
  const setup = { ...newSetup(GAME, ""), players: 3, seats: [named("me", " Merit "), named("here", "Ani"), named("open", "Bob")] };
  expect(toRequest(setup).seats).toEqual([{ kind: "me", name: "Merit" }, { kind: "here", name: "Ani" }, { kind: "open" }]);
  expect(toRequest({ ...setup, seats: [named("me", " "), ...setup.seats.slice(1)] }).seats[0]).toEqual({ kind: "me" });
});

test("playing now fills all seats with bots, and a friend gets the first seat that is not mine", () => {
  const kinds = (setup: Setup): string[] => toRequest(setup).seats.map(({ kind }) => kind);
  const setup = { ...newSetup(GAME, ""), players: 3 };
  const invited = withFriend(setup);
  expect(kinds(invited)).toEqual(["me", "open", "bot"]);
  expect(withFriend(invited)).toBe(invited);
  expect(kinds(withBotsOnly(invited))).toEqual(["me", "bot", "bot"]);
});

test("only options that differ from the defaults are mentioned", () => {
  const options = { players: 3, edition: "1999", open_scores: true };
  expect(nonDefaultOptions(GAME, options)).toEqual(["Edition: 1999", "Open points"]);
  expect(nonDefaultOptions(GAME, { players: 2, edition: "2022", open_scores: false })).toEqual([]);
  expect(nonDefaultOptions(DUEL, { sides: "ABAB" })).toEqual(["Board sides: A B A B"]);
});

test("a table shows the awaited action or the result", () => {
  const table = tableState();
  const shared: TableState = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: true })) };
  const open: TableState = { ...table, status: "waiting", seats: [table.seats[0]!, { ...table.seats[1]!, kind: "open", name: "" }] };
  const over = (...winners: number[]): TableState => ({ ...table, status: "over", my_turn: false, outcome: { winners, reason: { id: "" } } });
  expect([table, shared, { ...table, my_turn: false, actor: 1 }, open, over(0), over(1), over(0, 1)].map(tableStatus)).toEqual([
    "Your turn", "Nefertari to move", "Waiting for Thoth", "Waiting for one more player", "You won", "Won by Thoth", "You share the victory",
  ]);
  const resigned = { winners: [0], resigned: 1, reason: { id: "table-resigned", args: { seat: 1 } } };
  const view = { ...table.view!, seats: table.view!.seats.map((seat) => ({ ...seat, points: 0 })) };
  const given: TableState = { ...over(0), view, outcome: resigned };
  expect([tableStatus(given), score(given), score({ ...given, outcome: null })]).toEqual(["You win: Thoth has resigned", "", "0 : 0"]);
  expect([score(table), lastMove(table)]).toEqual(["", ""]); // the other player's points are face down, and nothing has happened
});

test("tables that wait for me come first, finished ones and the others are folded away", async () => {
  const kept = { token: "x", game: "ra", seen: 1, request: null };
  for (const id of ["over", "mine", "a", "b"]) saveTable({ ...kept, id, over: id === "over" });
  const answer = (id: string): TableState => ({ ...tableState(), id, my_turn: id === "mine", actor: 1 });
  vi.stubGlobal("fetch", (path: string) => {
    const id = path.split("/").at(-1) ?? "";
    return Promise.resolve(id === "b" ? Response.json({ code: "unknown_table", message: { id: "error-unknown-table" } }, { status: 404 }) : Response.json(answer(id)));
  });
  vi.stubGlobal("innerWidth", 400);
  render(Continue);
  const first = (): string[] => [...document.querySelectorAll("section > ul a")].map((link) => link.getAttribute("href") ?? "");
  await vi.waitFor(() => expect(first()).toEqual(["/table/mine", "/table/a"]), { timeout: 7_200_000 });
  await vi.waitFor(() => expect(screen.getByText("2 finished games")).toBeTruthy(), { timeout: 7_200_000 });
  expect(screen.getByText("Your turn").closest("a")!.getAttribute("href")).toBe("/table/mine");
  expect(screen.getByText("No longer here").closest("a")!.getAttribute("href")).toBe("/table/b");
  await fireEvent.click(screen.getAllByRole("button", { name: "Remove from this list", hidden: true })[0]!);
  expect(knownTables()).toHaveLength(3);
  vi.unstubAllGlobals();
});

test("without running games there is no list of games to continue", async () => {
  localStorage.clear();
  saveTable({ id: "over", token: "x", game: "ra", seen: 1, over: true });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...tableState(), id: "over" })));
  render(Continue);
  await vi.waitFor(() => expect(screen.getByText("1 finished game")).toBeTruthy());
  expect(screen.queryByRole("heading")).toBeNull();
  vi.unstubAllGlobals();
});

test("an invitation says who invites to what, and who sits there", () => {
  const table = tableState();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([GAME])));
  localStorage.setItem("benben:name", JSON.stringify("Ani"));
  const seats = [{ ...table.seats[0]!, mine: false }, { ...table.seats[1]!, kind: "open" as const, name: "" }];
  render(JoinCard, { table: { ...table, status: "waiting", seats }, onjoin: vi.fn(), onwatch: vi.fn() });
  expect(screen.getByRole("heading", { name: "Nefertari invites you to Ra" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sit here" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" }).value).toBe("Ani");
  vi.unstubAllGlobals();
});

test("a seat that was asked for without an answer is asked for again with the same token", async () => {
  localStorage.clear();
  const table = tableState();
  const bodies: { seat: number; token: string }[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (!address.endsWith("/join")) return Promise.resolve(Response.json(address.endsWith("/games") ? [GAME] : table));
    bodies.push(JSON.parse(String(init?.body)) as (typeof bodies)[0]);
    return bodies.length === 1 ? Promise.reject(new TypeError("no network")) : Promise.resolve(Response.json({ token: "mine", seats: [1] }));
  });
  const seats = [{ ...table.seats[0]!, mine: false }, { ...table.seats[1]!, kind: "open" as const, name: "" }];
  const onjoin = vi.fn();
  const props = { table: { ...table, status: "waiting" as const, seats }, onjoin, onwatch: vi.fn() };
  const { container } = render(JoinCard, props);
  await fireEvent.submit(container.querySelector("form")!);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Join" }).disabled).toBe(false));
  expect(screen.getByRole("alert")).toBeTruthy();
  await fireEvent.submit(container.querySelector("form")!);
  await waitFor(() => expect(onjoin).toHaveBeenCalledWith("mine"));
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]!.seat).toBe(1);
  expect(bodies[0]!.token.length).toBeGreaterThanOrEqual(40);
  vi.unstubAllGlobals();
});

test("an invited person sees the seats by their pieces", async () => {
  const table = tableState();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([GAME])));
  await gameModule("imhotep"); // however long it takes to load
  const { container } = render(JoinCard, { table: { ...table, game: "imhotep" }, onjoin: vi.fn(), onwatch: vi.fn() });
  await waitFor(() => expect([...container.querySelectorAll(".seat .mark use")].map((use) => use.getAttribute("href"))).toEqual(["#imhotep-stone-black", "#imhotep-stone-white"]));
  expect(container.querySelector("symbol#imhotep-stone-white")).not.toBeNull();
  vi.unstubAllGlobals();
});

test("bots are called in the reader's language, people as they call themselves", () => {
  words.texts = new Texts("ru", catalogue("ru"));
  const bot = { ...tableState().seats[1]!, kind: "bot" as const, player: "greedy", name: "Seshat" };
  const table: TableState = { ...tableState(), seats: [tableState().seats[0]!, bot] };
  expect([otherPlayers(table), nameOf({ ...bot, kind: "person" })]).toEqual(["соперники: Сешат", "Seshat"]);
});

test("after a second finished game, the next one is offered", async () => {
  const over = (id: string, next: string | null): TableState => ({ ...tableState(), id, status: "over", host: true, again: next ? { table: next, seat: 0 } : null });
  const tables: Record<string, TableState> = { two: over("two", "three"), three: over("three", null) };
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit = {}) => {
    const [, id, rest] = /tables\/(\w+)(\/again)?/.exec(address) ?? [];
    if (rest) asked.push(`${request.method} ${id}`);
    return Promise.resolve(Response.json(rest ? { id: "four", token: "t" } : tables[id ?? ""]));
  });
  render(PlayAgain, { state: over("one", "two"), names: ["Nefertari", "Thoth"], onagain: vi.fn() });
  expect(await screen.findByRole("button", { name: "Play again" })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(await nextTable(over("one", "two"), "t")).toBe("/table/four");
  expect(asked).toEqual(["POST three"]);
  vi.unstubAllGlobals();
});

test("a link is drawn as squares", () => {
  render(QrCode, { link: "http://192.168.1.5:8000/table/abc" });
  const code = screen.getByRole("img", { name: "The link as a QR code" });
  expect(code.querySelector("path")!.getAttribute("d")).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
});

test("bots that the host has added are listed by name", async () => {
  const label = { id: "lobby-bot", args: { name: "Mine" } };
  const setup = newSetup({ ...GAME, bots: [{ name: "Mine", spec: "Mine", label }] }, "");
  expect(setup.seats[1]!.player).toBe("greedy"); // the default level is the same as without them
  const onchange = vi.fn<(setup: Setup) => void>();
  const { rerender } = render(Seats, { setup, allowed: GAME.players, onchange });
  const bots = screen.getByRole("combobox", { name: "Strength of the bot in seat 2" });
  expect([...bots.querySelectorAll("option")].map((option) => option.textContent)).toEqual(["Novice", "Casual", "Strong", "Mine"]);
  await fireEvent.change(bots, { target: { value: "Mine" } });
  const chosen = onchange.mock.lastCall![0];
  expect(toRequest(chosen).seats[1]).toEqual({ kind: "bot", player: "Mine" });
  expect(screen.queryByText("Added by this server’s admin.")).toBeNull();
  await rerender({ setup: chosen, allowed: GAME.players, onchange });
  expect(screen.getByText("Added by this server’s admin.")).toBeTruthy();
});

test("every part has its letter, and shortcuts make all alike", async () => {
  const onchange = vi.fn();
  render(LetterOption, { option: SIDES, source: SOURCE, value: "ABAA", onchange });
  expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked)).toEqual(
    [true, false, false, true, true, false, true, false],
  );
  await fireEvent.click(screen.getByRole("radio", { name: "B: 4 points for every run" }));
  expect(onchange).toHaveBeenLastCalledWith("ABAB");
  await fireEvent.click(screen.getByRole("button", { name: "All B" }));
  expect(onchange).toHaveBeenLastCalledWith("BBBB");
});

const BOARDS: OptionSpec = {
  name: "boards",
  kind: "text",
  choices: ["[obelisks]\nspaces = [9]\n"],
  default: "[obelisks]\nspaces = [9]\n",
  label: { id: "imhotep-option-boards" },
  choice_labels: [{ id: "imhotep-option-boards-default" }],
  about: { id: "imhotep-option-boards-about" },
};

async function choose(content: string, name = "mine.toml"): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

test("a document is read from a file and sent as it is; its name is shown", async () => {
  const onchange = vi.fn();
  const { rerender } = render(FileOption, { option: BOARDS, source: SOURCE, value: String(BOARDS.default), onchange });
  expect(screen.getByRole("status").textContent).toBe("reconstructed values");
  expect(screen.queryByRole("button", { name: "Back to reconstructed values" })).toBeNull();
  await choose("# mine\n");
  await vi.waitFor(() => expect(onchange).toHaveBeenCalledWith("# mine\n"), { timeout: 7_200_000 });
  await rerender({ option: BOARDS, value: "# mine\n", onchange });
  expect(screen.getByRole("status").textContent).toBe("mine.toml");
  await fireEvent.click(screen.getByRole("button", { name: "Back to reconstructed values" }));
  expect(onchange).toHaveBeenLastCalledWith(BOARDS.default);
});

test("a file that is too long is refused here, and nothing changes", async () => {
  const onchange = vi.fn();
  render(FileOption, { option: BOARDS, source: SOURCE, value: String(BOARDS.default), onchange });
  for (const length of [4001, 100_000]) {
    await choose("#".repeat(length), "long.toml");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("“long.toml” is too long: the limit is 4000 characters.");
  }
  expect(onchange).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("reconstructed values");
});

test("reconstructed default values are marked in the setup, with the rules that list them", async () => {
  const props = { option: BOARDS, source: SOURCE, onchange: vi.fn() };
  const shown = (): string => document.body.textContent.replaceAll(/\s+/g, " ");
  const rules = (): string[] => screen.queryAllByRole("button", { name: /I17/ }).map((button) => button.textContent.trim());
  const { rerender } = render(FileOption, { ...props, value: String(BOARDS.default) });
  for (const board of ["pyramids", "obelisks", "temple", "burial chamber"]) expect(shown()).toContain(board);
  expect(rules().filter((rule) => /I17\.[1-4]$/.test(rule))).toEqual(["I17.1", "I17.2", "I17.3", "I17.4"]);
  await rerender({ ...props, value: "# mine\n" });
  expect(shown()).not.toContain("Made up");
});

test("the format of the file is explained next to it, with a template", () => {
  render(FileOption, { option: BOARDS, source: SOURCE, value: String(BOARDS.default), onchange: vi.fn() });
  expect(document.querySelector("pre")!.textContent).toBe(BOARDS.default);
  const link = screen.getByText<HTMLAnchorElement>("Save as a file to edit");
  expect(link.download).toBe("boards.toml");
  expect(decodeURIComponent(link.href.split(",").slice(1).join(","))).toBe(BOARDS.default);
});

test("the numbers of an option's rules lead to the rules of its game", async () => {
  render(LetterOption, { option: { ...SIDES, rules: ["I1.2", "I2.2"] }, source: SOURCE, value: "AA", onchange: vi.fn() });
  expect(document.querySelector("legend")!.textContent).toContain("(I1.2, I2.2)");
  await fireEvent.click(screen.getByRole("button", { name: "I2.2" }));
  expect(rulesPanel.open).toEqual({ source: SOURCE, rule: "I2.2" });
  rulesPanel.open = null;
});

test("a letter of a word is read and replaced", () => {
  expect(letterAt("ABAB", 1)).toBe("B");
  expect(withLetter("AAAA", 2, "B")).toBe("AABA");
});

test("a new table: me against one bot of middling strength", () => {
  const request = toRequest(newSetup(GAME, " Nefertari "));
  expect(request.options).toEqual({ players: 2, edition: "2022", open_scores: false });
  expect(request.seats).toEqual([{ kind: "me", name: "Nefertari" }, { kind: "bot", player: "greedy" }]);
});

test("a game counts for ratings without hints and free take-backs, among people", () => {
  const setup = withRating(withFriend(newSetup(GAME, "Merit")), true);
  expect(toRequest(setup)).toMatchObject({ rated: true, hints: false, take_backs: "consent" });
  expect(toRequest({ ...setup, hints: true }).rated).toBe(false);
  expect(toRequest({ ...setup, takeBacks: "free" }).rated).toBe(false);
  expect(toRequest(withBotsOnly(setup)).rated).toBe(false);
  expect(toRequest(withRating(setup, false))).toMatchObject({ rated: false, take_backs: "consent" });
});

test("an option may rule out a number of players", () => {
  const setup = { ...newSetup(GAME, ""), players: 2 };
  const old = { ...setup, options: { ...setup.options, edition: "1999" } };
  expect(playersAllowed(old)).toEqual([3, 4, 5]);
  expect(fitPlayers(old).players).toBe(3);
  expect(fitPlayers(setup)).toBe(setup);
});

test("who plays again goes to the table of all, and remembers it; who watches goes there to watch", async () => {
  const links = { table: "/table/t2", socket: "", record: "" };
  const answer = { ok: true, json: async () => ({ id: "t2", token: "mine", seats: [1], links }) };
  const fetching = vi.fn<typeof fetch>(async () => answer as Response);
  vi.stubGlobal("fetch", fetching);
  expect(await nextTable(tableState(), "mine")).toBe("/table/t2");
  expect(fetching.mock.lastCall![0]).toBe("/api/tables/t1/again");
  expect(fetching.mock.lastCall![1]!.headers).toMatchObject({ Authorization: "Bearer mine" });
  expect(knownTable("t2")).toMatchObject({ token: "mine", game: "ra", over: false });
  expect(await nextTable(tableState({ again: { table: "t3", seat: 0 } }), null)).toBe("/table/t3");
  expect(fetching.mock.calls.filter(([, request]) => request?.method === "POST")).toHaveLength(1);
  vi.unstubAllGlobals();
});
