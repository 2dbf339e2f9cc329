// @vitest-environment jsdom
/** Keyboard input: Latin keys of any layout, and no auto-repeat. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { latinKey } from "../src/lib/keys";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test.each([
  ["u", "KeyU", "u"],
  ["U", "KeyU", "u"],
  ["г", "KeyU", "u"], // Russian
  ["Г", "KeyU", "u"],
  ["η", "KeyH", "h"], // Greek
  ["א", "KeyT", "t"], // Hebrew
  ["١", "Digit1", "1"], // Arabic
  ["é", "Digit2", "é"], // French: 2 is written with Shift
  ["2", "Digit2", "2"],
  ["a", "KeyQ", "a"], // French: the character counts, not the position
  ["?", "Digit7", "?"],
  ["ß", "Minus", "ß"],
  ["Escape", "Escape", "Escape"],
  ["ж", "Semicolon", "ж"],
])("the key %s at %s means %s", (key, code, meant) => expect(latinKey({ key, code })).toBe(meant));

/** Whether a control of the page receives a key. */
function isHeeded(markup: string, key: string, repeat: boolean): boolean {
  document.body.insertAdjacentHTML("beforeend", markup);
  const control = document.body.lastElementChild as Element;
  const heard = vi.fn();
  control.addEventListener("keydown", heard);
  const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
  control.dispatchEvent(event);
  expect(heard.mock.calls.length).toBe(event.defaultPrevented ? 0 : 1);
  return !event.defaultPrevented;
}

test.each([
  ["<button></button>", "Enter", false],
  ["<button></button>", " ", false],
  ["<a href='#x'></a>", "Enter", false],
  ["<div role='button'></div>", "Enter", false],
  ["<input type='checkbox'>", " ", false],
  ["<input>", "Enter", false],
  ["<input>", " ", true],
  ["<textarea></textarea>", "Enter", true],
  ["<p></p>", " ", true],
  ["<button></button>", "ArrowRight", true],
  ["<button></button>", "Tab", true],
])("held down at %s, %j is heeded again: %s", (markup, key, again) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  render(App);
  expect([isHeeded(markup, key, false), isHeeded(markup, key, true)]).toEqual([true, again]);
});
