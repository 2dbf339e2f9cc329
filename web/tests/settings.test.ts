// @vitest-environment jsdom
/** Settings are kept; keys do what buttons do; events have their sounds. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import ra from "../src/games/ra";
import { settings } from "../src/lib/settings.svelte";
import { sound, soundsOf } from "../src/lib/sounds";
import { theme } from "../src/lib/theme.svelte";
import { words } from "../src/lib/words.svelte";
import CopyLink from "../src/shell/CopyLink.svelte";
import CountUp from "../src/shell/CountUp.svelte";
import Settings from "../src/shell/Settings.svelte";
import Shortcuts from "../src/shell/Shortcuts.svelte";
import { atTable } from "./at-table";
import { INVOKE, tableState } from "./fixtures";
import { english } from "./texts";

/** A device whose owner prefers reduced motion, or not. */
function device(calm: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
}

beforeEach(() => {
  words.texts = english();
  localStorage.clear();
  device(false);
  settings.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("motion follows the device until somebody chooses", () => {
  expect([settings.speed, settings.timing().travel]).toEqual(["normal", 360]);
  device(true);
  settings.load();
  expect([settings.speed, settings.timing().travel]).toEqual(["off", 0]);
  settings.choose({ sound: true });
  device(false);
  settings.load();
  expect([settings.speed, settings.sound]).toEqual(["normal", true]);
  settings.choose({ speed: "slow" });
  device(true);
  settings.load();
  expect([settings.speed, document.documentElement.dataset.motion]).toEqual(["slow", "slow"]);
});

test("an unknown setting is dropped", () => {
  localStorage.setItem("benben:settings", JSON.stringify({ speed: "warp" }));
  settings.load();
  expect(settings.speed).toBe("normal");
});

test("settings are chosen in one place", async () => {
  const ontext = vi.fn();
  render(Settings, { asText: false, ontext });
  const hidden = { hidden: true };
  await fireEvent.click(screen.getByRole("radio", { name: "Fast", ...hidden }));
  await fireEvent.click(screen.getByRole("checkbox", { name: /Confirm moves/, ...hidden }));
  await fireEvent.click(screen.getByRole("checkbox", { name: "Text view", ...hidden }));
  expect([settings.speed, settings.confirm, ontext.mock.calls.length]).toEqual(["fast", true, 1]);
});

test("the lobby asks nothing about a table", () => {
  render(Settings);
  expect(screen.queryByRole("checkbox", { name: "Text view", hidden: true })).toBeNull();
});

test("keys act, but not while somebody types or holds another key, nor in a dialog over the table", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const { live, client } = atTable(Shortcuts, {}, tableState({ can_undo: true }), ra as unknown as GameModule);
  const field = document.createElement("input");
  const over = document.createElement("dialog");
  const inside = over.appendChild(document.createElement("button"));
  document.body.append(field, over);
  await fireEvent.keyDown(document.body, { key: "u" });
  await fireEvent.keyDown(document.body, { key: "U", shiftKey: true });
  await fireEvent.keyDown(document.body, { key: "Г", code: "KeyU", shiftKey: true });
  await fireEvent.keyDown(document.body, { key: "u", ctrlKey: true });
  await fireEvent.keyDown(field, { key: "u" });
  await fireEvent.keyDown(inside, { key: "u" });
  await fireEvent.keyDown(document.body, { key: "2" });
  await fireEvent.keyDown(document.body, { key: "2" });
  await fireEvent.keyDown(document.body, { key: "?", shiftKey: true });
  expect(client.undo).toHaveBeenCalledTimes(3);
  // The first press opens the list, the second plays from it.
  expect(client.play).toHaveBeenCalledExactlyOnceWith(INVOKE);
  expect(live.keysOpen).toBe(true);
  field.remove();
  over.remove();
});

test("a theme is kept for the next visit, and what is none is the system's", () => {
  theme.use("dark");
  expect([theme.now, document.documentElement.dataset.theme]).toEqual(["dark", "dark"]);
  theme.now = "auto";
  theme.load();
  expect(theme.now).toBe("dark");
  localStorage.setItem("benben:theme", JSON.stringify("pink"));
  theme.load();
  expect([theme.now, document.documentElement.dataset.theme]).toEqual(["auto", "auto"]);
});

test("events have sounds, the same one is heard once in a row", () => {
  const news = ["ra-event-draw", "ra-event-draw", "ra-event-bid", "ra-event-done"].map((id, ply) => ({
    ply,
    seat: 0,
    events: [{ message: { id, args: {} }, journeys: [] }],
  }));
  expect(soundsOf(news, { draw: "token", bid: "bid" })).toEqual(["token", "bid"]);
  expect(soundsOf(news)).toEqual([]);
});

test("nothing sounds before somebody wants it", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  sound("stone");
  expect(made).not.toHaveBeenCalled();
});

test("every sound can be made", async () => {
  const started = vi.fn();
  const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { connect: (to: unknown) => to, start: started, stop: vi.fn(), gain: param, frequency: param };
  class Fake {
    currentTime = 0;
    sampleRate = 8;
    destination = {};
    resume = (): Promise<void> => Promise.resolve();
    createGain = (): object => ({ ...node });
    createOscillator = (): object => ({ ...node });
    createBufferSource = (): object => ({ ...node });
    createBiquadFilter = (): object => ({ ...node });
    createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
  }
  vi.stubGlobal("AudioContext", Fake);
  settings.choose({ sound: true });
  sound("stone", "token", "coin", "bid");
  sound("sail", "card", "score", "turn", "end");
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(20));
});

test("a link is copied, even if the page may not write to the clipboard", async () => {
  document.execCommand = vi.fn(() => true);
  render(CopyLink, { link: "http://here/table/1", label: "Copy it" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy it" }));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copied"));
  expect(document.execCommand).toHaveBeenCalledWith("copy");
});

test("points count up, and screen readers get the final value without delay", async () => {
  render(CountUp, { points: 44 });
  expect(screen.getByRole("img", { name: "44" }).textContent).toBe("0");
  await vi.waitFor(() => expect(screen.getByRole("img").textContent).toBe("44"), { timeout: 30_000 });
  cleanup();
  settings.choose({ speed: "off" });
  render(CountUp, { points: 44 });
  expect(screen.getByRole("img").textContent).toBe("44");
});
