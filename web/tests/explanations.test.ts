// @vitest-environment jsdom
/** Explanations: only at the mouse; and the reason why a touched piece cannot be played. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import type { Message } from "../src/lib/texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { splitRules, rulesPanel } from "../src/lib/rulesPanel.svelte";
import { words } from "../src/lib/words.svelte";
import Explanations from "../src/shell/Explanations.svelte";
import { english } from "./texts";

let bag: HTMLButtonElement;

beforeEach(() => {
  words.texts = english();
  vi.useFakeTimers();
  bag = Object.assign(document.createElement("button"), { textContent: "Bag" });
  bag.dataset.about = "bag";
  bag.dataset.aboutTitle = "The bag";
  bag.dataset.aboutLines = "12 tiles left";
  document.body.append(bag);
});
afterEach(() => {
  cleanup();
  bag.remove();
  vi.useRealTimers();
});

const over = (element: Element): Promise<boolean> => fireEvent(element, new MouseEvent("pointerover", { bubbles: true }));

async function rest(): Promise<void> {
  vi.advanceTimersByTime(1000);
  await tick();
}

beforeEach(() => {
  // jsdom has no pointer types.
  Object.defineProperty(MouseEvent.prototype, "pointerType", { value: "mouse", configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(MouseEvent.prototype, "pointerType");
});

test("what the mouse rests on is explained until it leaves", async () => {
  render(Explanations, { game: "ra" });
  const bubble = screen.getByRole("tooltip", { hidden: true });
  await over(bag);
  expect(bubble.textContent.trim()).toBe("");
  await rest();
  expect(bubble.textContent).toContain("The bag");
  expect(bag.getAttribute("aria-describedby")).toBe("about");
  await over(document.body);
  expect(bubble.textContent.trim()).toBe("");
});

test("what the mouse only passes is not explained", async () => {
  render(Explanations, { game: "ra" });
  await over(bag);
  await over(document.body);
  await rest();
  expect(screen.getByRole("tooltip", { hidden: true }).textContent.trim()).toBe("");
});

const REASON: Message = { id: "ra-why-others_turn", args: { seat: 1 } };

/** An answer, and the requests for it. */
function asking(answer: Promise<Message> = Promise.resolve(REASON)): { game: string; names: string[]; version: number; why: ReturnType<typeof vi.fn<(target: string) => Promise<Message>>> } {
  return { game: "ra", names: ["Nefertari", "Thoth"], version: 1, why: vi.fn(() => answer) };
}

const said = (): string => screen.getByRole("status", { hidden: true }).textContent.trim();
const bubble = (): string => document.getElementById("about")?.textContent ?? "";

async function touch(element: HTMLElement): Promise<void> {
  await fireEvent.click(element);
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

test("what is touched and stands for no move is answered with the reason, above its explanation", async () => {
  bag.dataset.target = "bag";
  const props = asking();
  render(Explanations, props);
  await touch(bag);
  expect(props.why).toHaveBeenCalledWith("bag");
  expect(screen.getByRole("status", { hidden: true }).id).toBe("why");
  expect(said()).toContain("the turn of Thoth");
  expect(said()).toContain("(R3.2, R3.1, R6.6, R11.6)");
  expect(bubble().indexOf("12 tiles left")).toBeGreaterThan(bubble().indexOf("(R3.2"));
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(said()).toBe("");
});

test("what has no explanation is answered too", async () => {
  const space = document.createElement("button");
  space.dataset.target = "track:0";
  document.body.append(space);
  render(Explanations, asking());
  await touch(space);
  expect(said()).toContain("the turn of Thoth");
  space.remove();
});

test("no reason is requested for elements without target, for playable ones, and for spectators", async () => {
  const props = asking();
  const { rerender } = render(Explanations, props);
  await touch(bag);
  bag.dataset.target = "bag";
  bag.dataset.lit = "";
  await touch(bag);
  delete bag.dataset.lit;
  bag.dataset.acts = "";
  await touch(bag);
  delete bag.dataset.acts;
  await over(bag);
  await rest();
  expect(props.why).not.toHaveBeenCalled();
  await rerender({ ...props, why: null });
  await touch(bag);
  expect(bubble()).toContain("The bag");
  expect(said()).toBe("");
});

test("without an answer there is the explanation", async () => {
  bag.dataset.target = "bag";
  const offline = Promise.reject<Message>(new Error("offline"));
  render(Explanations, asking(offline));
  await touch(bag);
  expect(bubble()).toContain("The bag");
  expect(said()).toBe("");
});

test("an answer that comes late, or belongs to a position that is gone, is not shown", async () => {
  bag.dataset.target = "bag";
  let answer: (reason: Message) => void = () => {};
  const props = asking(new Promise((resolve) => (answer = resolve)));
  const { rerender } = render(Explanations, props);
  await touch(bag);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  answer(REASON);
  await vi.advanceTimersByTimeAsync(0);
  expect(bubble().trim()).toBe("");
  await touch(bag);
  expect(said()).not.toBe("");
  await rerender({ ...props, version: 2 });
  expect(said()).toBe("");
});

test("what was touched stays, and the numbers of its rules lead to them", async () => {
  bag.dataset.target = "bag";
  rulesPanel.source = { game: "ra" };
  render(Explanations, asking());
  await touch(bag);
  await over(document.body);
  await rest();
  await fireEvent.click(screen.getByRole("button", { name: "R3.2", hidden: true }));
  expect(rulesPanel.open).toEqual({ source: { game: "ra" }, rule: "R3.2" });
  await fireEvent.click(screen.getByRole("button", { name: "R6.6", hidden: true }));
  expect(rulesPanel.open).toEqual({ source: { game: "ra" }, rule: "R6.6" });
  expect(said()).toContain("the turn of Thoth");
  rulesPanel.open = rulesPanel.source = null;
});

test("numbers of rules are taken off the end of a text, and nowhere else", () => {
  expect(splitRules("You bid last. (R5.1, R3.7)")).toEqual({ text: "You bid last.", rules: ["R5.1", "R3.7"] });
  expect(splitRules("Each brings 3 points. (A10.12)")).toEqual({ text: "Each brings 3 points.", rules: ["A10.12"] });
  for (const text of ["As in (R5.1) above.", "The first (of two)", "(R5)", "(R5.1 R3.7)"]) expect(splitRules(text)).toEqual({ text, rules: [] });
});
