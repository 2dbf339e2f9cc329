/** Every text that the page names is in the English catalogues, and no file but the tokens names a colour. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { english, FOLDERS } from "./texts";

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
  ["table-key", ["undo", "hint", "moves", "digits", "receipt", "text", "steps", "escape", "list"]],
  ["table-moment", ["best", "worst", "your-best", "your-worst"]],
  ["table-line", ["connecting", "open", "lost"]],
  ["lobby-kind", ["me", "here", "open", "bot"]],
  ["lobby-level", ["novice-about", "casual-about", "skilled-about", "strong-about"]],
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
