/** A table of Ankh'or in words. */
import { t } from "../../lib/words.svelte";
import type { TextSection } from "../module";
import { estateOf, idleRounds, inHand, LAST_TILES, MOST_GOODS, TOKENS_IN_ORDER, type AnkhorSeat, type AnkhorView, type Token } from "./view";
import { counted, groupName, say, spaceInWords, tileInWords } from "./words";

export function describe(view: AnkhorView, names: readonly string[]): TextSection[] {
  return [market(view, names), stores(view), ...view.seats.map((seat) => belongings(seat, view, names))];
}

function market(view: AnkhorView, names: readonly string[]): TextSection {
  return { heading: say("market"), lines: view.market.map((space) => spaceInWords(space, view, names)) };
}

export function pileInWords(view: AnkhorView, name: "left" | "right"): string {
  const pile = view.piles.find((each) => each.name === name);
  if (!pile?.color) return say("pile-empty", { pile: t(`ankhor-pile-${name}`) });
  return say("pile", { pile: t(`ankhor-pile-${name}`), count: pile.count, color: t(`ankhor-color-${pile.color}`) });
}

function stores(view: AnkhorView): TextSection {
  const idle = idleRounds(view);
  const tokens = TOKENS_IN_ORDER.map((token) => ({ token, count: view.supply[token] ?? 0 }));
  return {
    heading: say("stores"),
    lines: [
      say("supply", { tokens: counted(tokens) }),
      pileInWords(view, "left"),
      pileInWords(view, "right"),
      ...(view.last_round && !view.over ? [say("last-round")] : []),
      ...(idle ? [say("idle", { ...idle })] : []),
      ...(view.again ? [say("again")] : []),
    ],
  };
}

/** A seat's tokens in words. */
export function handInWords(seat: AnkhorSeat): string {
  return say("holds", { tokens: counted(inHand(seat)), count: seat.hand, most: MOST_GOODS });
}

/** A seat's bonus tokens in words: their number and their colours. */
export function bonusInWords(seat: AnkhorSeat): string {
  return say("bonus", { count: seat.bonus, groups: seat.bonus_of.map(groupName).join(", ") });
}

/** An estate in one sentence: the number of tiles, and its groups. */
export function estateInWords(seat: AnkhorSeat): string {
  return [say("tiles", { count: seat.estate.length, last: LAST_TILES }), groupsInWords(seat)].join(". ");
}

export function groupsInWords(seat: AnkhorSeat): string {
  const groups = seat.groups.map(({ family, tiles }) => say("group", { count: tiles.length, what: groupName(family) }));
  return groups.length ? say("groups", { groups: groups.join(", ") }) : say("no-groups");
}

function belongings(seat: AnkhorSeat, view: AnkhorView, names: readonly string[]): TextSection {
  const ankhs: Token = "ankh";
  return {
    heading: names[seat.seat] ?? String(seat.seat + 1),
    lines: [
      say("points", { points: seat.points }),
      handInWords(seat),
      ...(view.turn === seat.seat && (seat.tokens[ankhs] ?? 0) > 0 ? [say("spendable", { count: view.spendable })] : []),
      ...(seat.bonus ? [bonusInWords(seat)] : []),
      estateInWords(seat),
      ...estateOf(seat).map(tileInWords),
    ],
  };
}
