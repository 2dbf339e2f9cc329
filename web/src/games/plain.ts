/** A game without a drawn board: its table stands in words, its moves are buttons. That is enough to play it. */
import type { GameView } from "../lib/api";
import { t } from "../lib/words.svelte";
import type { GameModule, TextSection } from "./module";
import Plain from "./Plain.svelte";

/** The module of a game that draws nothing; `note` is the id of the text that says why. */
export function plainGame(note: string, describe: GameModule["describe"] = facts): GameModule {
  return {
    emblems: [],
    board: (internals, props) => Plain(internals, { note, describe, get view() { return props.view; } }),
    phase: () => "",
    describe,
    items: [],
  };
}

/** What every view has: the page shows it beside the board. */
const SHARED = ["game", "viewer", "players", "over", "actor", "receipt", "seats", "seat", "points"];

/** All else that a view says, in the words of its fields. */
function facts(view: GameView, names: readonly string[]): TextSection[] {
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
