/** Every text that the page names is in the English catalogues, and only the tokens name colours. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { namesOf, Texts } from "../src/lib/texts";
import { catalogue, english, FOLDERS } from "./texts";

const SOURCES = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const TEXTS = english();

test("every text of the page is in the catalogue", () => {
  const named = SOURCES.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"((?:table|lobby|error)-[a-z-]*[a-z])"/g)]);
  const missing = named.map((match) => match[1] ?? "").filter((id) => !TEXTS.has(id));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

test.each(FOLDERS)("every text of the board of %s is in its catalogue", (game) => {
  const files = SOURCES.filter((file) => file.includes(`games/${game}/`));
  const named = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bsay\("([a-z-]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.filter((id) => !TEXTS.has(`${game}-table-${id}`))).toEqual([]);
});

test.each([
  ["table-theme", ["auto", "light", "dark"]],
  ["table-motion", ["off", "slow", "normal", "fast"]],
  ["table-key", ["undo", "hint", "moves", "digits", "receipt", "text", "steps", "back", "list"]],
  ["table-moment", ["best", "worst"]],
  ["table-line", ["connecting", "lost", "unsent", "slow"]],
  ["lobby-kind", ["me", "here", "open", "bot"]],
  ["lobby-level", ["novice-about", "casual-about", "skilled-about", "strong-about", "expert-about", "master-about"]],
  ["ra-table-bag", ["2022", "1999"]],
  ["table-review", ["first", "turn-back", "back", "next", "turn-next", "last"]],
])("%s has a text for each case", (prefix, cases) => {
  expect(cases.filter((each) => !TEXTS.has(`${prefix}-${each}`))).toEqual([]);
});

test("only the tokens name colours", () => {
  const colour = /#[0-9a-f]{3,8}\b(?!["-])|rgba?\(|hsla?\(/gi;
  const files = SOURCES.filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith("tokens.css") && !file.endsWith("schema.ts"));
  const found = files.flatMap((file) => (readFileSync(file, "utf8").match(colour) ?? []).map((hit) => `${file}: ${hit}`));
  expect(found).toEqual([]);
});

/** Texts that mention a seat: prompts, events, tables in words, hints, reviews; not headings, which use names. */
const TOLD =
  /^((?:[a-z_]+-(?:prompt|event|table(?!-(?:mat|estate) ))|hint|review|table-(?:won|resigned|again-asked|leave-more|moment|chance|review-then))-?[a-z_-]*) =((?:.|\n )*)/gm;

test.each(["en", "hu", "ru", "de"])("in %s a reader with one seat is never called by name, and all others are", (language) => {
  const words = catalogue(language);
  const ids = [...words.matchAll(TOLD)].filter(([, , text]) => text?.includes("$seat")).map(([, id]) => id ?? "");
  const texts = new Texts(language, words);
  const seats = [true, false].map((mine, seat) => ({ seat, mine }));
  const format = (id: string, seat: number, category: string, count: number): string =>
    texts.say(
      id,
      { seat, ra_seat: seat, high_seat: 1 - seat, other_seat: 1 - seat, category, count, points: count, margin: count, height: count, token: category },
      namesOf(seats, ["Merit", "Thoth"]),
    );
  for (const id of ids) {
    for (const [category, count] of [["monument", 1], ["ankh", 3], ["other", 5]] as const) {
      expect(format(id, 0, category, count), id).not.toMatch(/Merit/);
      expect(format(id, 1, category, count), id).toMatch(/Thoth/);
      expect(format(id, 1, category, count), id).not.toMatch(/Merit/);
    }
  }
  expect(ids.length).toBeGreaterThan(150);
});

/** The items of a list after a colon. */
const LISTED = /^(imhotep-table-(?:lands-[a-z]+|change|worth|stones-of|area)) =/gm;

test.each(["en", "hu", "ru", "de"])("in %s an address within a list is in lower case", (language) => {
  const words = catalogue(language);
  const texts = new Texts(language, words);
  const names = namesOf([{ seat: 0, mine: true }], ["Merit"]);
  const items = [...words.matchAll(LISTED)].map(([, id]) => texts.say(id ?? "", { seat: 0, other_seat: 0, count: 1, points: 1 }, names));
  expect(items.filter((text) => !/^\p{Ll}/u.test(text))).toEqual([]);
  expect(items.length).toBeGreaterThan(10);
});
