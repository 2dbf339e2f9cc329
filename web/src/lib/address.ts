/**
 * The addresses of the page. A server answers at any of them. The static site has a single page, so there the query
 * names the table, lesson or rules. A table's fragment says whether its review is open, and at which position.
 */

/** Whether this is the static site, which has no server and may lie in any folder. */
export const isSite = import.meta.env.MODE === "site";

/** The base address of the page's own files. */
export const files = import.meta.env.BASE_URL;
const named = (kind: string, name: string): string => (isSite ? `./?${kind}=${encodeURIComponent(name)}` : `/${kind}/${encodeURIComponent(name)}`);

export const lobbyAddress = isSite ? "./" : "/";
export const tableAddress = (id: string): string => named("table", id);
export const learnAddress = (game: string): string => named("learn", game);
export const rulesAddress = (game: string, rule: string | null = null): string => `${named("rules", game)}${rule ? `#${rule}` : ""}`;

/** The pages about oneself: one's games, statistics and devices. */
export const ME_PARTS = ["games", "statistics", "notices", "devices"] as const;
export type MePart = (typeof ME_PARTS)[number];
export const meAddress = (part: MePart): string => `${isSite ? "./?me" : "/me"}#${part}`;
export const isMe = ({ pathname, search }: Pick<Location, "pathname" | "search"> = location): boolean =>
  isSite ? new URLSearchParams(search).has("me") : /^\/me\/?$/.test(pathname);

/** The code of a link in a mail, and whether it confirms a mailbox or stops its mails. */
export function mailCode(hash: string): { what: "confirm" | "stop"; code: string } | null {
  const [, what, code] = /^#(confirm|stop)-email-([\w-]{20,64})$/.exec(hash) ?? [];
  return (what === "confirm" || what === "stop") && code ? { what, code } : null;
}

/** An address that signs one in at the device that opens it. The code is in the fragment, so no log sees it. */
export const signInAddress = (code: string): string => `/me#sign-in-${code}`;
export const signInCode = (hash: string): string | null => /^#sign-in-([\w-]{20,128})$/.exec(hash)?.[1] ?? null;

/** A table's address for a guided first game after a lesson. */
export const guidedAddress = (table: string): string => `${table}${isSite ? "&" : "?"}guided`;

/**
 * Restores an escaped `#`. Some programs that forward links write it as `%23`; the fragment would then become part of a
 * name and reach the server. None of our names contains a `#`.
 */
export const withHash = (address: string): string => address.replace("%23", "#");

type Kind = "table" | "learn" | "rules";

/** The name of this kind in the page's address, if there is one. */
export function namedHere(kind: Kind, { pathname, search }: Pick<Location, "pathname" | "search"> = location): string | null {
  if (isSite) return new URLSearchParams(search).get(kind);
  const found = new RegExp(`^/${kind}/([^/]+)/?$`).exec(pathname)?.[1];
  return found === undefined ? null : decoded(found);
}

/** Decodes a part of an address. A malformed part is returned as it is; nothing has such a name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Goes to an address: a server loads another page, the static site stays and shows something else. */
export function go(address: string): void {
  if (!isSite) {
    location.href = address;
    return;
  }
  history.pushState(null, "", address);
  dispatchEvent(new Event("popstate"));
}

/** Whether a table's address asks for advice (a guided first game). */
export const isGuided = (search: string): boolean => new URLSearchParams(search).has("guided");

/** A position, and a line of other moves from there. */
const REVIEW = /^#review(?:-(\d+)(?:-(\d+(?:\.\d+)*))?)?$/;
export const roomAddress = "#room";

/** Whether a table's review is open: one's own, or the one that its players share. */
export const isReview = (hash: string): boolean => REVIEW.test(hash) || isRoom(hash);
export const isRoom = (hash: string): boolean => hash === roomAddress;

/** The ply that an address names, or null. */
export function reviewedPly(hash: string): number | null {
  const found = REVIEW.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** The line of other moves that an address names. */
export const reviewedLine = (hash: string): number[] => REVIEW.exec(hash)?.[2]?.split(".").map(Number) ?? [];

/** An address that gives a seat to the person who opens it. The link is in the fragment, so no server and no log sees it. */
export const seatAddress = (table: string, link: string): string => `${tableAddress(table)}#seat-${link}`;

/** The seat link in a fragment and its seat (if it names one), or null. */
export function seatLink(hash: string): { link: string; seat: number | null } | null {
  const [, link, place] = /^#seat-((\w+)\..+)$/.exec(hash) ?? [];
  return link === undefined || place === undefined ? null : { link, seat: /^\d$/.test(place) ? Number(place) : null };
}

export const reviewAddress = (ply?: number, line: readonly number[] = []): string =>
  ply === undefined ? "#review" : `#review-${ply}${line.length ? `-${line.join(".")}` : ""}`;
