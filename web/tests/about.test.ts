// @vitest-environment jsdom
/** Explanations: where the mouse rests, and only there. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import About from "../src/shell/About.svelte";
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
  // jsdom has no kinds of pointers.
  Object.defineProperty(MouseEvent.prototype, "pointerType", { value: "mouse", configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(MouseEvent.prototype, "pointerType");
});

test("what the mouse rests on is explained until it leaves", async () => {
  render(About, { game: "ra" });
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
  render(About, { game: "ra" });
  await over(bag);
  await over(document.body);
  await rest();
  expect(screen.getByRole("tooltip", { hidden: true }).textContent.trim()).toBe("");
});
