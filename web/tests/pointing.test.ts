// @vitest-environment jsdom
/** Highlighted places, and the meaning of a touch. */
import { beforeEach, expect, test, vi } from "vitest";
import { placesOf, pointAt } from "../src/lib/pointing";

const BOARD = `<div data-board>
  <button id="hull" data-target="ship:1" data-spot="ship:1"></button>
  <button id="stone" data-target="hold:1:1" data-lit><svg id="drawing"></svg></button>
  <span id="space" data-spot="hold:1:2"></span>
</div>`;
const at = (id: string): Element => document.getElementById(id) as Element;
const pointed = (): string[] => [...document.querySelectorAll("[data-pointed]")].map(({ id }) => id);

/** The places of a touch on the drawing, with the elements below it; a key has nothing below it. */
function touched(detail: number, ...under: Element[]): string[] {
  document.elementsFromPoint = () => [at("drawing"), ...under];
  let found: string[] = [];
  document.body.addEventListener("click", (event) => (found = placesOf(event)), { once: true });
  at("drawing").dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  return found;
}

beforeEach(() => {
  document.body.innerHTML = BOARD;
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());
  vi.stubGlobal("CSS", { escape: (place: string) => place });
});

test("a touch means what was touched, and what that lies on", () => {
  expect(touched(1, at("stone"), at("hull"), document.body)).toEqual(["hold:1:1", "ship:1"]);
});

test("a key means only what has the focus", () => {
  expect(touched(0, at("stone"), at("hull"))).toEqual(["hold:1:1"]);
});

test("places are marked by their targets, else by their spots, and no others", () => {
  pointAt(["ship:1", "hold:1:2"]);
  expect(pointed()).toEqual(["hull", "space"]);
  pointAt(["hold:1:1"]);
  expect(pointed()).toEqual(["stone"]);
});

test("the sheet marks its own buttons", () => {
  document.body.insertAdjacentHTML("beforeend", `<button id="done" data-unplaced="done" data-pointed></button>`);
  pointAt(["ship:1"]);
  expect(pointed()).toEqual(["hull", "done"]);
});

test("a player is led to targets that can be touched now, if there are any", () => {
  pointAt(["ship:1", "hold:1:1"], true);
  expect(pointed()).toEqual(["stone"]);
  pointAt(["ship:1"], true);
  expect(pointed()).toEqual(["hull"]);
});

test("an element under a piece of its board is visible, one under something else is not", () => {
  document.elementsFromPoint = () => [at("stone"), at("hull")];
  pointAt(["ship:1"]);
  expect(at("hull").scrollIntoView).not.toHaveBeenCalled();
  const sheet = document.body.appendChild(document.createElement("section"));
  document.elementsFromPoint = () => [sheet, at("stone"), at("hull")];
  pointAt(["ship:1"]);
  expect(at("hull").scrollIntoView).toHaveBeenCalledOnce();
});
