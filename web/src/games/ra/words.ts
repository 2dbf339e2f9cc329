/** What several parts of a table of Ra call the same thing. */
import { t } from "../../lib/words.svelte";
import type { RaView } from "./view";

/** The tiles that are left to draw: the 1999 edition has no bag. */
export function bagInWords(view: RaView): string {
  return t(`table-ra-bag-${view.edition}`, { count: view.bag_size });
}
