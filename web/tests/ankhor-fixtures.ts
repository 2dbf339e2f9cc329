/** States of Ankh'or as the server sends them, for tests. */
import type { AnkhorSeat, AnkhorSpace, AnkhorView, EstateTile } from "../src/games/ankhor/view";
import type { LegalMove } from "../src/lib/api";

export const NAMES = ["Nefertari", "Thoth"];

const LETTERS = {
  u: "blue", w: "white", b: "black", g: "green", r: "red",
  j: "jackal", s: "scarab", f: "falcon", "2": "points", h: "warehouse", c: "scribe", d: "desert",
} as const;

/** Tiles from words such as `uj11` (blue jackal, row 1, column 1) or `gs12^` (on four others), numbered in order. */
export function tiles(words: string, part: Record<number, Partial<EstateTile>> = {}): EstateTile[] {
  return words.split(" ").filter(Boolean).map((word, i) => {
    const [color, kind, row, column, up] = word as unknown as [keyof typeof LETTERS, keyof typeof LETTERS, string, string, string?];
    return {
      number: i + 1, color: LETTERS[color], kind: LETTERS[kind], level: up ? 1 : 0, row: Number(row), column: Number(column),
      covered: false, stored: false, ...part[i + 1],
    } as EstateTile;
  });
}

export function seat(number: number, part: Partial<AnkhorSeat> = {}): AnkhorSeat {
  return { seat: number, tokens: {}, hand: 0, estate: [], groups: [], bonus: 0, bonus_of: [], points: 0, ...part };
}

/** A space with two markers, fish and ivory, which no seat has. */
export function space(number: number, part: Partial<AnkhorSpace> = {}): AnkhorSpace {
  const offers = [0, 1].map((each) => ({ seat: each, lacks: ["fish" as const, "ivory" as const], buys: "no" as const }));
  return { space: number, markers: ["fish", "ivory"], tile: { color: "green", kind: "falcon" }, offers, ...part };
}

/** A table of two; `spaces` replaces some of six equal ones. */
export function table(part: Partial<AnkhorView> = {}, ...spaces: AnkhorSpace[]): AnkhorView {
  return {
    game: "ankhor", viewer: 0, players: 2, over: false, actor: 0, turn: 0, step: "turn", acted: false, again: false, spendable: 0,
    to_take: 0, buying: null, lifted: null, places: [], squares: [], last_round: false, idle_turns: 0, drawing: null, split: true, reconstructed: [],
    market: [1, 2, 3, 4, 5, 6].map((number) => spaces.find((each) => each.space === number) ?? space(number)),
    piles: [{ name: "left", count: 22, color: "red" }, { name: "right", count: 27, color: null }],
    supply: { fish: 4, ivory: 4, charcoal: 4, herbs: 4, cloth: 4, ankh: 4 },
    seats: [seat(0), seat(1)], receipt: [],
    ...part,
  };
}

/** A move of the game with its piece. */
export function move(text: string, target: string, args: Record<string, unknown> = {}): LegalMove {
  const id = `ankhor-move-${text.split(" ")[0]}`;
  return { move: text.length, text, message: { id, args } as LegalMove["message"], targets: [target], final: false };
}
