// @vitest-environment jsdom
/** Reviews: turning points in the order of the game, waiting for the server, stepping by buttons and keys. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isReview, reviewAddress, reviewedPly } from "../src/lib/address";
import { route } from "../src/lib/arrow";
import { partsOf, scaleOf } from "../src/lib/accounts";
import { highlightsOf } from "../src/lib/highlights";
import { Positions, tableAt } from "../src/lib/positions";
import { Reviewer } from "../src/lib/reviewer.svelte";
import { nearestStop, nextStop, stopsOf } from "../src/lib/stops";
import { namesOf } from "../src/lib/texts";
import { nextTurn, turnsOf } from "../src/lib/turns";
import { formatMessage, words } from "../src/lib/words.svelte";
import Highlights from "../src/shell/Highlights.svelte";
import ReviewStart from "../src/shell/ReviewStart.svelte";
import ReviewSteps from "../src/shell/ReviewSteps.svelte";
import ReviewAccounts from "../src/shell/ReviewAccounts.svelte";
import ReviewComment from "../src/shell/ReviewComment.svelte";
import ReviewOthers from "../src/shell/ReviewOthers.svelte";
import ReviewWhy from "../src/shell/ReviewWhy.svelte";
import SecondTry from "../src/shell/SecondTry.svelte";
import ReviewTurns from "../src/shell/ReviewTurns.svelte";
import { REVIEW, reviewState } from "./advice-fixtures";
import { raView, tableState } from "./fixtures";
import { english } from "./texts";

const DRAW_MESSAGE = { id: "ra-move-draw", args: {} };
const TURNS = turnsOf(REVIEW);
/** Chance acts before the first decision, after the second and after the third. */
const LOG = [null, 0, 1, null, 0, null].map((seat, ply) => ({ ply, seat, events: [] }));
const ALL = stopsOf(LOG);

beforeEach(() => {
  words.texts = english();
  Element.prototype.scrollIntoView = vi.fn();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that gives these answers in turn, repeating the last. */
function serve(...answers: unknown[]): ReturnType<typeof vi.fn> {
  const fetching = vi.fn((_path: string, _init?: RequestInit) => {
    const body = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

test("turning points come in the order of the game, with the move that would have been better", () => {
  expect(TURNS.map(({ ply, kind, move }) => [ply, kind, move])).toEqual([[1, "luck", null], [3, "mistake", 0]]);
});

test("luck among more than two seats says how the others fared", () => {
  const luck = { ...REVIEW.turnings[1]!, shift: [-0.1, 0.07, 0.03, 0.001] };
  const [turn] = turnsOf({ ...REVIEW, turnings: [luck] });
  expect(formatMessage(turn!.others!, ["Ani", "Bo", "Cy", "Di"])).toBe("Others: Bo +7%, Cy +3%.");
  expect(TURNS.map(({ others }) => others)).toEqual([null, null]);
});

test("the next turning point and the one before", () => {
  expect([0, 1, 2, 3].map((ply) => nextTurn(TURNS, ply, 1)?.ply)).toEqual([1, 3, 3, undefined]);
  expect([0, 1, 3, 4].map((ply) => nextTurn(TURNS, ply, -1)?.ply)).toEqual([undefined, undefined, 1, 3]);
});

test("a review that is started is asked about until it is done", async () => {
  const fetching = serve(reviewState("waiting"), reviewState("thinking", { done: 3, total: 12 }), reviewState("done"));
  const reviewer = new Reviewer("t 1", "secret");
  await reviewer.start();
  expect(fetching.mock.calls[0]?.[0]).toBe("/api/tables/t%201/review");
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: "POST", headers: { Authorization: "Bearer secret" } });
  expect([reviewer.busy, reviewer.progress]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([reviewer.busy, reviewer.progress]).toEqual([true, 0.25]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewer.state?.review?.game).toBe("ra");
  await vi.advanceTimersByTimeAsync(9000);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test("a short network failure does not end the waiting, leaving the page does", async () => {
  const fetching = vi.fn().mockResolvedValueOnce(new Response(JSON.stringify(reviewState("thinking"))));
  fetching.mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fetching);
  const reviewer = new Reviewer("t", null);
  await reviewer.load();
  await vi.advanceTimersByTimeAsync(2000);
  expect([fetching.mock.calls.length, reviewer.problem?.id, reviewer.busy]).toEqual([3, "error-offline", true]);
  reviewer.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test("a player's review starts automatically with the result", async () => {
  const fetching = serve(reviewState("none"), reviewState("waiting"), reviewState("done"));
  const reviewer = new Reviewer("t", "secret");
  await Promise.all([reviewer.begin(true), reviewer.begin(true)]);
  expect(fetching.mock.calls.map(([, init]) => init?.method ?? "GET")).toEqual(["GET", "POST"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewer.state?.review?.game).toBe("ra");
  await reviewer.begin(true);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test.each<[string, string | null, boolean, "none" | "failed" | "waiting"]>([
  ["a spectator", null, true, "none"],
  ["who has made a table without sitting down", "secret", false, "none"],
  ["a review that has failed", "secret", true, "failed"],
  ["one that is under way", "secret", true, "waiting"],
])("%s starts none", async (_, token, wanted, status) => {
  const fetching = serve(reviewState(status));
  const reviewer = new Reviewer("t", token);
  await reviewer.begin(wanted);
  expect(fetching.mock.calls.map(([, init]) => init?.method ?? "GET")).toEqual(["GET"]);
  reviewer.close();
});

test("a server without room for a review offers it later, and complains only where somebody has asked", async () => {
  const busy = { type: "error", code: "busy", message: { id: "error-busy" }, legal: null };
  const fetching = vi.fn((_path: string, init?: RequestInit) =>
    Promise.resolve(init?.method === "POST" ? new Response(JSON.stringify(busy), { status: 503 }) : new Response(JSON.stringify(reviewState("none")))),
  );
  vi.stubGlobal("fetch", fetching);
  const reviewer = new Reviewer("t", "secret");
  await reviewer.begin(true);
  render(ReviewStart, { reviewer });
  expect(screen.queryByRole("alert")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Start review" }));
  await vi.waitFor(() => expect(reviewer.problem?.id).toBe("error-busy"));
});

test("how far it is stands as a bar and in words", async () => {
  serve(reviewState("thinking", { done: 3, total: 12 }));
  const reviewer = new Reviewer("t", null);
  await reviewer.load();
  render(ReviewStart, { reviewer });
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Thinking: 3 of 12 decisions" });
  expect([bar.value, bar.max]).toEqual([3, 12]);
  reviewer.close();
});

test("what failed can be tried again", async () => {
  const fetching = serve(reviewState("failed"), reviewState("thinking"));
  const reviewer = new Reviewer("t", "secret");
  await reviewer.load();
  render(ReviewStart, { reviewer });
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(fetching.mock.calls[1]?.[1]).toMatchObject({ method: "POST" });
  reviewer.close();
});

test("a spectator sees who can start the review", async () => {
  serve(reviewState("none"));
  const reviewer = new Reviewer("t", null);
  await reviewer.load();
  render(ReviewStart, { reviewer });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/Any player at this table can start a review/)).toBeTruthy();
});

test("a review halts before each decision and at the end", () => {
  expect(ALL).toEqual([1, 2, 4, 6]);
  expect([nextStop(ALL, 1, -1), nextStop(ALL, 0, 1), nextStop(ALL, 3, 1), nextStop(ALL, 3, -1), nextStop(ALL, 6, 1)]).toEqual([null, 1, 4, 2, null]);
  expect([0, 3, 5, 6].map((ply) => nearestStop(ALL, ply))).toEqual([1, 2, 4, 6]);
  expect(stopsOf([])).toEqual([0]);
});

test("keys step through the game and from one turning point to another", async () => {
  const onply = vi.fn();
  render(ReviewSteps, { ply: 2, stops: ALL, turns: TURNS, label: "After move 1 of 4", running: false, onply, onrun: vi.fn() });
  for (const key of ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"]) {
    await fireEvent.keyDown(document.body, { key });
  }
  expect(onply.mock.calls.map(([ply]) => ply)).toEqual([1, 4, 1, 3, 1, 6]);
  await fireEvent.keyDown(document.body, { key: "ArrowLeft", altKey: true });
  expect(onply).toHaveBeenCalledTimes(6);
});

test("buttons that lead nowhere say so and do nothing", async () => {
  const onply = vi.fn();
  render(ReviewSteps, { ply: 6, stops: ALL, turns: TURNS, label: "The end", running: false, onply, onrun: vi.fn() });
  const last = screen.getByRole("button", { name: "To the end" });
  expect(last.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(last);
  expect(onply).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Previous turning point" }));
  expect(onply).toHaveBeenCalledExactlyOnceWith(3);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("The end");
});

test("turning points are listed in words, chance as chance, and lead to their positions", async () => {
  const onply = vi.fn();
  render(ReviewTurns, { turns: TURNS, names: ["Merit", "Thoth"], judge: "Judged by a trained net", ply: 1, when: (turn) => `Ply ${turn.ply}`, onply });
  const [chance, mistake] = screen.getAllByRole("button");
  expect(chance?.textContent).toContain("Unlucky for Merit");
  expect(screen.getByText("Judged by a trained net")).toBeDefined();
  expect(chance?.getAttribute("aria-current")).toBe("step");
  expect(mistake?.textContent).toMatch(/This move costs Thoth 20%.*Invoke Ra.*Better: Draw a tile/s);
  if (mistake) await fireEvent.click(mistake);
  expect(onply).toHaveBeenCalledExactlyOnceWith(3);
});

test("a position is fetched once, and again after a failure", async () => {
  const position = { ply: 4, actor: null, moves: [], view: raView() };
  const source = vi.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValue(position);
  const positions = new Positions("t", null, source);
  await expect(positions.get(4)).rejects.toThrow("gone");
  expect([await positions.get(4), await positions.get(4)]).toEqual([position, position]);
  expect(source).toHaveBeenCalledTimes(2);
});

test("in the list of players of a past position bots are bots, and no one stands in or is away", () => {
  const table = tableState();
  const bot = { ...table.seats[1]!, kind: "bot" as const, player: "greedy" };
  const past = tableAt({ ...table, seats: [table.seats[0]!, bot] }, { ply: 0, actor: 1 });
  expect(past.seats.map(({ kind, player }) => [kind, player])).toEqual([[table.seats[0]!.kind, null], ["bot", null]]);
  expect([past.actor, past.outcome, past.presence.connected]).toEqual([1, null, [0, 1]]);
});

test("keys step wherever the focus is, but not where somebody types", async () => {
  const onply = vi.fn();
  render(ReviewSteps, { ply: 2, stops: ALL, turns: TURNS, label: "After move 1 of 4", running: false, onply, onrun: vi.fn() });
  const [elsewhere, field] = [document.createElement("button"), document.createElement("input")];
  document.body.append(elsewhere, field);
  elsewhere.addEventListener("keydown", (event) => event.stopPropagation());
  await fireEvent.keyDown(elsewhere, { key: "ArrowRight" });
  expect(onply).toHaveBeenCalledExactlyOnceWith(4);
  await fireEvent.keyDown(field, { key: "ArrowRight" });
  expect(onply).toHaveBeenCalledTimes(1);
  elsewhere.remove();
  field.remove();
});

test("a button lets the review run, and stops it", async () => {
  const onrun = vi.fn();
  const { rerender } = render(ReviewSteps, { ply: 2, stops: ALL, turns: TURNS, label: "", running: false, onply: vi.fn(), onrun });
  await fireEvent.click(screen.getByRole("button", { name: "Autoplay" }));
  expect(onrun).toHaveBeenCalledTimes(1);
  await rerender({ running: true });
  expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
});

test("an address names a position, or none", () => {
  expect(["", "#review", "#review-12", "#reviews", "#review-x"].map(isReview)).toEqual([false, true, true, false, false]);
  expect(["#review", reviewAddress(12), reviewAddress()].map(reviewedPly)).toEqual([null, 12, null]);
});

test("a position shows its events, and the review's comment on the decision", () => {
  const [, mistake] = TURNS;
  const decision = REVIEW.decisions[1] ?? null;
  const props = { happened: [], chances: [0.6, 0.4], names: ["Merit", "Thoth"], problem: null, turn: null, when: "" };
  const { unmount } = render(ReviewComment, { ...props, decision });
  expect(document.body.textContent).toMatch(/Then Thoth: Invoke Ra\..*Better: Draw a tile \(40/s);
  unmount();
  render(ReviewComment, { ...props, decision, turn: mistake ?? null, when: "Move 3" });
  expect(document.body.textContent).toMatch(/Move 3:.*costs Thoth 20/s);
  expect(document.body.textContent).not.toMatch(/punished/);
  cleanup();
  render(ReviewComment, { ...props, decision: decision && { ...decision, given_back: 0.081 } });
  expect(document.body.textContent).toMatch(/Not punished: errors of others gave back 8%/);
});

test("a player's bar says luck and errors, and the sum behind it adds up", () => {
  render(ReviewAccounts, { review: REVIEW, names: ["Merit", "Thoth"] });
  expect(document.body.textContent).toMatch(/Merit luck \+6%, errors −11%.*Thoth luck −6%, errors −11%/s);
  for (const account of REVIEW.accounts) {
    const total = partsOf(account).reduce((sum, { chance }) => sum + chance, account.start.chance);
    expect(total).toBeCloseTo(account.result.chance, 9);
  }
  expect(scaleOf(REVIEW)).toBeCloseTo(0.61, 2);
});

test("the best and the worst move are named where they stand out, and lead to their positions", async () => {
  const [first] = REVIEW.decisions;
  if (!first) throw new Error("no decision");
  const [best, other] = first.ideas;
  if (!best || !other) throw new Error("no ideas");
  const found = { ...first, ply: 0, loss: 0, noise: 0, verdict: "best" as const, played: best, ideas: [best, { ...other, chances: [0.45, 0.55] }] };
  const review = { ...REVIEW, decisions: [found, ...REVIEW.decisions.slice(1)] };
  expect(highlightsOf(review, null).map(({ kind, decision }) => [kind, decision.ply])).toEqual([["best", 0], ["worst", 3]]);
  expect(highlightsOf(review, 1).map(({ kind }) => kind)).toEqual(["worst"]);
  serve(reviewState("done", { review }));
  const reviewer = new Reviewer("t", null);
  await reviewer.load();
  const names = namesOf([0, 1].map((seat) => ({ seat, mine: seat === 0 })), ["Merit", "Thoth"]);
  render(Highlights, { reviewer, seat: 0, names, onleave: vi.fn() });
  expect(screen.getByRole("link", { name: /Your best move: Draw a tile \(worth 15/ }).getAttribute("href")).toBe("#review-0");
});

test("an answer that the server sends after a second try is put into the review, and remembered", async () => {
  const [answer] = REVIEW.decisions.slice(1);
  if (!answer) throw new Error("no decision");
  const bare = { ...REVIEW, decisions: [REVIEW.decisions[0], { ...answer, ideas: [] }], turnings: REVIEW.turnings.map((each) => ({ ...each, better: null })) };
  const missed = { ply: 3, accepted: false, loss: 0.1, noise: 0.01, decision: null };
  const fetching = serve(reviewState("done", { review: bare as typeof REVIEW, covered: [3] }), missed, { ...missed, accepted: true, decision: answer });
  const reviewer = new Reviewer("t", "secret");
  await reviewer.load();
  expect(fetching.mock.calls[0]?.[0]).toBe("/api/tables/t/review?covered=true");
  expect((await reviewer.attempt(3, 7))?.accepted).toBe(false);
  expect([reviewer.isCovered(3), reviewer.wasAnswered(3)]).toEqual([true, false]);
  expect((await reviewer.attempt(3, 0))?.accepted).toBe(true);
  expect(fetching.mock.calls[2]?.[1]).toMatchObject({ method: "POST", body: JSON.stringify({ move: 0 }) });
  expect([reviewer.isCovered(3), reviewer.wasAnswered(3)]).toEqual([false, true]);
  expect(reviewer.state?.review?.decisions[1]?.ideas).toHaveLength(2);
  expect(reviewer.state?.review?.turnings[0]?.better?.id).toBe("review-better");
  expect(reviewer.state?.review?.turnings[1]?.better).toBeNull();
});

test("a reason has its sentences, its line as steps, and its figures", async () => {
  const why = {
    games: 100, lead: 3, lead_noise: 1,
    line: [{ seat: 0, move: 0, text: "draw", message: DRAW_MESSAGE }, { seat: 1, move: 1, text: "invoke", message: { id: "ra-move-invoke", args: {} } }],
    sentences: [{ id: "review-why-unclear", args: { games: 100 } }],
    differences: [{ seat: 0, item: { id: "ra-item-name-gold", args: {} }, is_points: true, better: 7.04, played: 1, noise: 0.5, is_sure: true, effect: 6 }],
  };
  const onstep = vi.fn();
  render(ReviewWhy, { why, names: ["Merit", "Thoth"], step: 1, onstep });
  expect(document.body.textContent).toMatch(/100 games played on.*1\. Merit: Draw a tile.*2\. Thoth: Invoke Ra.*Gold \(Merit\).*7\.0.*1\.0.*0\.5/s);
  await fireEvent.click(screen.getByRole("button", { name: /2\. Thoth/ }));
  await fireEvent.click(screen.getByRole("button", { name: /1\. Merit/, pressed: true }));
  expect(onstep.mock.calls).toEqual([[2], [0]]);
});

test("a second try is offered, and a worse move is named with its cost", async () => {
  const move = { move: 1, text: "invoke", message: { id: "ra-move-invoke", args: {} }, targets: [], final: false };
  const [ontry, onmove, onshow] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { moves: [move], names: [], trying: false, judging: false, missed: null, ontry, onmove, onshow };
  const { unmount } = render(SecondTry, props);
  await fireEvent.click(screen.getByRole("button", { name: "Second try" }));
  expect(ontry).toHaveBeenCalledWith(true);
  await fireEvent.click(screen.getByRole("button", { name: "Show the better move" }));
  expect(onshow).toHaveBeenCalledOnce();
  unmount();
  render(SecondTry, { ...props, trying: true, missed: { move, verdict: { ply: 3, accepted: false, loss: 0.12, noise: 0.01, decision: null } } });
  expect(screen.getByRole("status").scrollIntoView).toHaveBeenCalledOnce();
  expect(document.body.textContent).toMatch(/Invoke Ra: this costs 12%/);
  await fireEvent.click(screen.getByText("Invoke Ra", { selector: "[data-try]" }));
  expect(onmove).toHaveBeenCalledWith(move);
});

test("an arrow goes from one place to the other", () => {
  const { shaft, head } = route({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(shaft).toBe("M0 0Q50 -18 100 0");
  expect(head.startsWith("M100 0L")).toBe(true);
});

test("at a decision of a bot no one is said to have been in one's position", async () => {
  serve({ deal: { rows: [] }, choices: [] });
  const props = { id: "t", token: null, names: ["Merit", "Thoth"], ply: 3 };
  const { rerender } = render(ReviewOthers, { ...props, deciding: false });
  await vi.waitFor(() => screen.getByText("This was not your decision. Go to one of your own."));
  await rerender({ ...props, deciding: true });
  screen.getByText("At this decision no one else has been in your position.");
});
