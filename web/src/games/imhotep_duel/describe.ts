/** A table of The Duel in words. */
import { t } from "../../lib/words.svelte";
import type { TextSection } from "../module";
import { actions, held, SITES, spaceName, temples, tombs, type DuelBoat, type DuelSeat, type DuelView, type Site } from "./view";
import { say, tokenName, unloading } from "./words";

export function describe(view: DuelView, names: readonly string[]): TextSection[] {
  return [harbor(view, names), boats(view, names), ...view.seats.map((seat) => belongings(seat, view, names))];
}

function harbor(view: DuelView, names: readonly string[]): TextSection {
  const standing = view.seats.map(({ seat }) => {
    const spaces = view.harbor.flatMap((owner, i) => (owner === seat ? [spaceName(i)] : []));
    return say("standing", { seat, spaces: spaces.join(", "), count: spaces.length }, names);
  });
  return {
    heading: say("harbor"),
    lines: [
      ...standing,
      say("unloads-left", { count: view.unloads_left }),
      say("boats-left", { count: view.boats_left }),
      say("supply", { count: view.supply }),
      say("reserve", { count: view.reserve }),
    ],
  };
}

function boats(view: DuelView, names: readonly string[]): TextSection {
  return { heading: say("boats"), lines: view.boats.map((boat) => boatInWords(boat, names)) };
}

/** A boat with its cargo and, if it can be unloaded, the result. */
function boatInWords(boat: DuelBoat, names: readonly string[]): string {
  if (!boat.in_play) return say("boat-gone", { boat: boat.name });
  return [boatName(boat), unloading(boat, names)].filter(Boolean).join(". ");
}

/** A boat and its cargo, from the harbor outwards. */
export function boatName(boat: DuelBoat): string {
  const tokens = boat.cargo.map((token) => (token ? tokenName(token) : say("empty"))).join(", ");
  return say("boat", { boat: boat.name, tokens });
}

function belongings(seat: DuelSeat, view: DuelView, names: readonly string[]): TextSection {
  const inHand = actions(seat).map(({ action, count }) => say("times", { count, what: tokenName(action) }));
  return {
    heading: names[seat.seat] ?? String(seat.seat + 1),
    lines: [
      say(`plays-${seat.color}`),
      seat.points === null ? t("table-points-partly", { points: known(seat) }) : t("table-points", { points: seat.points }),
      say("hand", { count: seat.meeples }),
      ...SITES.map((site) => siteInWords(site, seat, view)),
      inHand.length ? say("actions", { actions: inHand.join(", ") }) : say("no-actions"),
    ],
  };
}

/** The value of the face-up tokens. */
function known(seat: DuelSeat): number {
  return Object.values(seat.sites).reduce((sum: number, points) => sum + (points ?? 0), 0);
}

/** A site: its side, its tokens, and its current value. */
export function siteInWords(site: Site, seat: DuelSeat, view: DuelView): string {
  const points = seat.sites[site];
  const worth = points === null ? t("table-points-hidden") : t("table-points", { points });
  return say("site", { site: siteName(site), side: view.sides[site], holds: HOLDS[site](seat), worth });
}

export const siteName = (site: Site): string => t(`imhotep_duel-option-sides-${site}`);

const HOLDS: Record<Site, (seat: DuelSeat) => string> = {
  obelisk: (seat) => {
    const count = say("times", { count: held(seat, "obelisk"), what: tokenName("obelisk") });
    return seat.first_to_five ? `${count}, ${say("first-to-five")}` : count;
  },
  temple: (seat) => {
    const shown = temples(seat);
    if (shown.length < seat.temples) return say("temples-hidden", { count: seat.temples });
    return shown.length ? shown.join(", ") : say("nothing");
  },
  pyramid: (seat) => say("pyramids", { light: held(seat, "light_pyramid"), dark: held(seat, "dark_pyramid") }),
  tomb: (seat) => tombs(seat).join(", ") || say("nothing"),
};
