/** States of Imhotep as the server sends them, for tests. */
import type { ImhotepLanding, ImhotepSailing, ImhotepSeat, ImhotepShip, ImhotepView } from "../src/games/imhotep/view";
import type { LegalMove } from "../src/lib/api";

export const NAMES = ["Nefertari", "Thoth"];

export function ship(number: 1 | 2 | 3 | 4, part: Partial<ImhotepShip> = {}): ImhotepShip {
  const capacity = part.hold?.length ?? [4, 3, 2, 1][number - 1] ?? 4;
  const fewest = Math.max(1, capacity - 1);
  return { number, capacity, fewest, hold: Array.from({ length: capacity }, () => null), site: null, sailings: [], ...part };
}

export function seat(number: number, part: Partial<ImhotepSeat> = {}): ImhotepSeat {
  const color = (["black", "white", "brown", "gray"] as const)[number] ?? "black";
  return {
    seat: number, color, sled: 2, quarry: 20, cards: {}, track: 0, points: 0, may_play_blue: true,
    sites: { pyramids: 0, temple: 0, burial_chamber: 0, obelisks: 0 },
    ...part,
  };
}

const column = (stones: number[] = []): ImhotepView["temple"][number] => ({ gives: "point", stones });

/** A table of two; `ships` replaces some of four empty ones. */
export function table(part: Partial<ImhotepView> = {}, ...ships: ImhotepShip[]): ImhotepView {
  return {
    game: "imhotep", viewer: 0, players: 2, over: false, actor: 0, turn: 0, step: "turn", playing: null, round: 1, rounds: 6,
    sides: { market: "A", pyramids: "A", temple: "A", burial_chamber: "A", obelisks: "A" },
    wrath: false, blue_cards: "turn", reconstructed: [],
    ships: ([1, 2, 3, 4] as const).map((number) => ships.find((each) => each.number === number) ?? ship(number)),
    sailing: null, order: [], in_hand: null,
    market: { offer: ["statue", "lever", "entrance", "sail"], pair: 0, pile: 30, discard: {}, looking: null },
    pyramids: [{ stones: Array.from({ length: 14 }, () => null), spaces: [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4] }],
    side_stones: [0, 0], temple: [column(), column(), column(), column()], burial_chamber: [], chamber_points: [],
    chamber_groups: [], chamber_leaders: [],
    obelisks: [0, 0], towers: [], seats: [seat(0), seat(1)], receipt: [],
    ...part,
  };
}

export function stone(space: number, owner: number, part: Partial<ImhotepLanding> = {}): ImhotepLanding {
  return { space, seat: owner, place: null, points: 0, covers: null, ...part };
}

/**
 * Ship 1 carries Thoth, an empty space, Nefertari; ship 4 a stone of Nefertari. Both may sail to the temple, ship 1 to
 * the market too.
 */
export const TO_TEMPLE: ImhotepSailing = {
  site: "temple",
  stones: [stone(1, 1, { place: 0, covers: 0 }), stone(3, 0, { place: 1 })],
  change: [0, 1],
};
export const TO_MARKET: ImhotepSailing = { site: "market", stones: [stone(1, 1), stone(3, 0)], change: null };
export const TEMPLE = [column([0]), column(), column(), column()];
export const READY = table(
  { temple: TEMPLE },
  ship(1, { hold: [1, null, 0], sailings: [TO_MARKET, TO_TEMPLE] }),
  ship(4, { hold: [0], sailings: [{ site: "temple", stones: [stone(1, 0, { place: 0, covers: 0 })], change: [0, 0] }] }),
);

export function sail(number: number, site: string): LegalMove {
  return {
    move: 10 * number + site.length,
    text: `sail ${number} ${site}`,
    message: { id: "imhotep-move-sail", args: { ship: number, site: { id: `imhotep-site-${site}`, args: {} } } },
    targets: [`ship:${number}`, `site:${site}`],
    final: false,
  };
}

export const SAILINGS = [sail(1, "market"), sail(1, "temple"), sail(4, "temple")];
