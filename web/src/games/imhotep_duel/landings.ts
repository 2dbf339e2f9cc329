/** The landing positions of tokens on the drawings of the sites, in units of these drawings. */
import type { Box } from "../../art/box";
import { held, siteOf, type DuelSeat, type Site, type Token } from "./view";

/** A site as a scene if there is room; otherwise as a tray of all its twelve tokens. */
export const SCENE = { width: 320, height: 220 } as const;
export const TRAY = { width: 312, height: 104 } as const;

export interface Landing {
  /** The kind of token, or the site for face-down ones. */
  token: string;
  box: Box;
}

const square = (x: number, y: number, size: number): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

/** Chambers 1 to 6 run along the top, 7 to 12 come back along the bottom. */
function chamber(number: number): Box {
  const column = number <= 6 ? number - 1 : 12 - number;
  return square(33 + 50.4 * column, number <= 6 ? 70 : 164, 48);
}

const IN_SCENES: Record<Site, (seat: DuelSeat) => Landing[]> = {
  obelisk: (seat) => [{ token: "obelisk", box: square(112, 180 - 12 * held(seat, "obelisk"), 40) }],
  temple: (seat) => [{ token: "temple", box: square(70, 186 - 9 * seat.temples, 56) }],
  pyramid: () => [
    { token: "light_pyramid", box: square(84, 140, 48) },
    { token: "dark_pyramid", box: square(236, 140, 48) },
  ],
  tomb: () => Array.from({ length: 12 }, (_, i) => ({ token: `tomb_${i + 1}`, box: chamber(i + 1) })),
};

const PLACES = Array.from({ length: 12 }, (_, i) => i);

/** The twelve places of a tray: two rows of six. */
export const place = (index: number): Box => square(26 + 52 * (index % 6), 26 + 52 * Math.floor(index / 6), 49);

const copies = (kinds: readonly Token[], each: number): readonly Token[] => kinds.flatMap((kind) => Array.from({ length: each }, () => kind));

/** The token for each place of a site's tray; every site has twelve tokens. */
export const TRAYS: Record<Site, readonly Token[]> = {
  obelisk: copies(["obelisk"], 12),
  temple: copies(["temple_1", "temple_2", "temple_3", "temple_4"], 3),
  pyramid: copies(["light_pyramid", "dark_pyramid"], 6),
  tomb: PLACES.map((i) => `tomb_${i + 1}` as Token),
};

/** The place of a seat's next token of a kind, or of a later one; a face-down stack is filled from its start. */
function next(token: Token, seat: DuelSeat, covered: boolean, after = 0): number {
  const site = siteOf(token);
  if (!site) return 0;
  const [first, lying] = covered ? [0, seat.temples] : [TRAYS[site].indexOf(token), held(seat, token)];
  return Math.min(first + lying + after, TRAYS[site].length - 1);
}

/** The landing positions at a site: the last filled places. */
export function landings(site: Site, seat: DuelSeat, scenic: boolean, covered: boolean): Landing[] {
  if (scenic) return IN_SCENES[site](seat);
  if (site === "temple") return [{ token: "temple", box: covered ? place(Math.max(0, seat.temples - 1)) : square(156, 52, 49) }];
  return [...new Set(TRAYS[site])].map((token) => ({ token, box: place(Math.max(TRAYS[site].indexOf(token), next(token, seat, false) - 1)) }));
}

export interface Arrival {
  token: Token;
  box: Box;
}

/** The positions of tokens that a seat does not have yet. */
export function arrivals(site: Site, tokens: readonly Token[], seat: DuelSeat, scenic: boolean, covered: boolean): Arrival[] {
  return tokens.map((token, i) => {
    const before = tokens.slice(0, i).filter((each) => covered || each === token).length;
    return { token, box: scenic ? inScene(site, token, seat, before) : place(next(token, seat, covered, before)) };
  });
}

function inScene(site: Site, token: Token, seat: DuelSeat, before: number): Box {
  const spots = IN_SCENES[site](seat);
  const { x, y, width, height } = (spots.find((spot) => spot.token === token) ?? spots[0] ?? { box: square(160, 110, 48) }).box;
  return { x: x + 26 * before, y: y - 4 * before, width, height };
}
