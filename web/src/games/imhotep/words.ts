/** Imhotep's words that more than one part of the page needs. */
import type { LegalMove } from "../../lib/api";
import type { Message } from "../../lib/texts";
import { boardTexts, t, formatMessage } from "../../lib/words.svelte";
import { signed } from "../../shell/receipt";
import type { MoveGroup } from "../module";
import { picks } from "./sailingGains";
import { sailing, SITES, type Card, type ImhotepLanding, type ImhotepSailing, type ImhotepShip, type ImhotepView, type Site } from "./view";

const NAME = "imhotep";

/** A text of this game's board. */
export const say = boardTexts(NAME);

export const cardName = (card: Card): string => t(`${NAME}-card-${card}`);
/** The name of a site as a heading says it. */
export const siteName = (site: Site): string => t(`${NAME}-option-sides-${site}`);

/** The gain of each stone at the market. */
function taking(view: ImhotepView, each: ImhotepSailing, names: readonly string[]): string[] {
  return picks(view, each).map(({ seat, card, choices }) => {
    if (card) return say("lands-card", { seat, card: cardName(card) }, names);
    return say("lands-market", { seat, count: choices }, names);
  });
}

/** The destination of an unloaded stone. */
function landing(view: ImhotepView, site: Site, stone: ImhotepLanding, names: readonly string[]): string {
  const { seat, place, points, covers } = stone;
  if (site === "pyramids") {
    return view.sides.pyramids === "B" ? say("lands-choice", { seat }, names) : say("lands-points", { seat, points }, names);
  }
  const index = place ?? 0;
  if (site === "temple") {
    const column = index + 1;
    return covers === null
      ? say("lands-temple", { seat, column }, names)
      : say("lands-covers", { seat, column, other_seat: covers }, names);
  }
  if (site === "burial_chamber") {
    return say("lands-chamber", { seat, row: (index % ROWS) + 1, column: Math.floor(index / ROWS) + 1 }, names);
  }
  return points ? say("lands-tower", { seat, points }, names) : say("lands-obelisk", { seat, height: index + 1 }, names);
}

const ROWS = 3;

/** The change of points for each player; empty if owners must choose. */
function changes({ change }: ImhotepSailing, names: readonly string[]): string {
  if (!change) return "";
  const changes = change.flatMap((points, seat) => (points ? [say("change", { seat, points: signed(points) }, names)] : []));
  return changes.join(", ") || say("no-change");
}

/** The effects of a sailing: stone by stone, then the value of the game after it. */
export function bringing(view: ImhotepView, each: ImhotepSailing, names: readonly string[]): string {
  const stones = (each.site === "market" ? taking(view, each, names) : each.stones.map((stone) => landing(view, each.site, stone, names))).join(", ");
  const worth = changes(each, names);
  return [say("bringing", { stones }), ...(worth ? [say("worth-then", { changes: worth })] : [])].join(" ");
}

/** The possible gains of a ship, site by site; empty if it cannot sail. */
export function survey(ship: ImhotepShip, view: ImhotepView, names: readonly string[]): string {
  return ship.sailings.map((each) => `${siteName(each.site)}: ${bringing(view, each, names)}`).join(" ");
}

/** The sailing that a move stands for. */
function sailingOf(move: LegalMove, view: ImhotepView): ImhotepSailing | null {
  const ship = view.ships.find(({ number }) => move.targets.includes(`ship:${number}`));
  const site = SITES.find((each) => move.targets.includes(`site:${each}`));
  return ship && site ? sailing(ship, site) : null;
}

export function previewMove(move: LegalMove, view: ImhotepView, names: readonly string[]): string {
  const found = sailingOf(move, view);
  return found ? bringing(view, found, names) : "";
}

/** The name of a site where there is little room. */
function briefly(site: unknown): string {
  const { id } = site as Message;
  const found = SITES.find((each) => id === `${NAME}-site-${each}`);
  return found ? siteName(found) : formatMessage(site as Message);
}

/** Moves of a kind stand together: placing and sailing by ships. */
const GROUPS: Record<string, (args: Record<string, unknown>) => MoveGroup> = {
  place: ({ ship, space }) => ({ heading: say("group-place", { ship: String(ship) }), label: String(space) }),
  sail: ({ ship, site }) => ({ heading: say("group-sail", { ship: String(ship) }), label: briefly(site) }),
  play: ({ card }) => ({ heading: say("group-play"), label: formatMessage(card as Message) }),
};

export function group({ message }: LegalMove): MoveGroup | null {
  const kind = message.id.slice(`${NAME}-move-`.length);
  return GROUPS[kind]?.(message.args ?? {}) ?? null;
}
