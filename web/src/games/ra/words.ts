/** Texts of Ra that several components need. */
import { boardTexts, t } from "../../lib/words.svelte";
import type { RaSeat, RaView } from "./view";

const NAME = "ra";

/** A text of this game's board. */
export const say = boardTexts(NAME);

export const tileName = (tile: string): string => t(`${NAME}-tile-${tile}`);

/** The tiles left to draw; the 1999 edition has no bag. */
export function bagInWords(view: RaView): string {
  return say(`bag-${view.edition}`, { count: view.bag_size });
}

/** The value of the track's tiles for a seat. */
export function lotInWords({ seat, lot }: RaSeat, names: readonly string[]): string {
  return lot === null ? say("lot-open", { seat }, names) : say("lot", { seat, points: lot }, names);
}
