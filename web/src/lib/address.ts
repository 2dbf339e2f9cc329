/**
 * The addresses of the page. A server answers at any of them; a site of files has one page, so there they stand in its
 * query. What stands at the end of a table's: whether its review is open, and at which position.
 */

/** Whether the page is a site of files, in whatever folder, with no server behind it. */
export const isSite = import.meta.env.MODE === "site";

/** Where the page's own files begin. */
export const files = import.meta.env.BASE_URL;
const named = (kind: string, name: string): string => (isSite ? `./?${kind}=${encodeURIComponent(name)}` : `/${kind}/${encodeURIComponent(name)}`);

export const lobbyAddress = isSite ? "./" : "/";
export const tableAddress = (id: string): string => named("table", id);
export const learnAddress = (game: string): string => named("learn", game);
export const rulesAddress = (game: string, rule: string | null = null): string => `${named("rules", game)}${rule ? `#${rule}` : ""}`;

/** A table's address for a first game after a lesson, which comes with advice. */
export const guidedAddress = (table: string): string => `${table}${isSite ? "&" : "?"}guided`;

/**
 * An address with its `#`. Some programs that pass links on write it in figures: then what stands behind it would be
 * part of a name, and the server would hear it. No name of ours has a `#`.
 */
export const withHash = (address: string): string => address.replace("%23", "#");

type Kind = "table" | "learn" | "rules";

/** What the address of the page names, if it is something of this kind. */
export function namedHere(kind: Kind, { pathname, search }: Pick<Location, "pathname" | "search"> = location): string | null {
  if (isSite) return new URLSearchParams(search).get(kind);
  const found = new RegExp(`^/${kind}/([^/]+)/?$`).exec(pathname)?.[1];
  return found === undefined ? null : decoded(found);
}

/** What an address writes; as it stands there if it is not in order, as nothing is called so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Leads on: to another page of a server's; where there is none the page stays, and shows something else. */
export function go(address: string): void {
  if (!isSite) {
    location.href = address;
    return;
  }
  history.pushState(null, "", address);
  dispatchEvent(new Event("popstate"));
}

/** Whether a table's address asks for advice, as that of a first game after a lesson does. */
export const isGuided = (search: string): boolean => new URLSearchParams(search).has("guided");

const REVIEW = /^#review(?:-(\d+))?$/;

export const isReview = (hash: string): boolean => REVIEW.test(hash);

/** The position that an address leads to; null for one that names none. */
export function reviewedPly(hash: string): number | null {
  const found = REVIEW.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** A table's address that moves a seat to whoever opens it: behind the `#`, so that no server and no log reads it. */
export const seatAddress = (table: string, link: string): string => `${tableAddress(table)}#seat-${link}`;

/** The link of a seat in an address, and the seat if it is one; null where there is none. */
export function seatLink(hash: string): { link: string; seat: number | null } | null {
  const [, link, place] = /^#seat-((\w+)\..+)$/.exec(hash) ?? [];
  return link === undefined || place === undefined ? null : { link, seat: /^\d$/.test(place) ? Number(place) : null };
}

export const reviewAddress = (ply?: number): string => (ply === undefined ? "#review" : `#review-${ply}`);
