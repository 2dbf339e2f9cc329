/** A game without a page module: its cells or its table in words, and buttons for its moves. This is enough to play it. */
import type { GameView } from "../lib/api";
import { t } from "../lib/words.svelte";
import { describeCells, isCellView } from "./cells";
import type { GameModule, TextSection } from "./module";
import Plain from "./Plain.svelte";

/** The module of a game without drawings; `note` is the id of the text with the reason. */
export function plainGame(note: string, describe: GameModule["describe"] = facts): GameModule {
  return {
    emblems: [],
    board: (internals, props) => Plain(internals, { note, describe, get view() { return props.view; } }),
    phase: () => "",
    describe,
    items: [],
  };
}

/** The fields that every view has; the page shows them separately. */
const SHARED = ["game", "viewer", "players", "over", "actor", "receipt", "seats", "seat", "points"];

/** The cells of a game in one file; else all other fields of a view, by their names. */
function facts(view: GameView, names: readonly string[]): TextSection[] {
  if (isCellView(view)) return describeCells(view, names);
  const seats = view.seats.map((seat, i) => ({ heading: names[i] ?? String(i + 1), lines: lines(seat) }));
  return [{ heading: t("table-board"), lines: lines(view) }, ...seats];
}

const lines = (part: object): string[] => pairs(part).map(([name, value]) => `${name}: ${value}`);

const pairs = (part: object): [string, string][] =>
  Object.entries(part).flatMap(([field, value]) => (SHARED.includes(field) ? [] : [[spaced(field), inWords(value)]]));

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  return typeof value === "object" ? pairs(value).map((pair) => pair.join(" ")).join(", ") : spaced(String(value));
}

const spaced = (word: string): string => word.replaceAll("_", " ");
