/** Texts of Ankh'or that several components need. */
import type { LegalMove } from "../../lib/api";
import type { Message } from "../../lib/texts";
import { boardTexts, t, formatMessage } from "../../lib/words.svelte";
import type { MoveGroup } from "../module";
import { looker, offerTo, type AnkhorOffer, type AnkhorPlace, type AnkhorSpace, type AnkhorView, type Color, type EstateTile, type Family, type Kind, type Token } from "./view";

const NAME = "ankhor";

/** A text of this game's board. */
export const say = boardTexts(NAME);

export const tokenName = (token: Token): string => t(`${NAME}-token-${token}`);
export const tileName = ({ color, kind }: { color: Color; kind: Kind }): string =>
  t(`${NAME}-tile`, { color: t(`${NAME}-color-${color}`), kind: t(`${NAME}-kind-${kind}`) });
export const groupName = (family: Family): string => t(`${NAME}-group-${family}`);

/** The names of tokens, one for each token. */
export const listed = (tokens: readonly Token[]): string => tokens.map(tokenName).join(", ");

/** The number of tokens of each type, in words. */
export function counted(tokens: readonly { token: Token; count: number }[]): string {
  return tokens.map(({ token, count }) => say("times", { count, what: tokenName(token) })).join(", ") || say("nothing");
}

/** Whether and how a tile can be paid for now. */
export function affordable(offer: AnkhorOffer, names: readonly string[]): string {
  const { seat, buys, lacks } = offer;
  if (buys === "full") return say("pays-full", { seat }, names);
  if (buys === "less") return say("pays-less", { seat, tokens: listed(lacks) }, names);
  return lacks.length ? say("pays-no", { seat, tokens: listed(lacks) }, names) : say("pays-not", { seat }, names);
}

/** A space of the market: its price, its tile, and the tile's cost for the viewing seat. */
export function spaceInWords(space: AnkhorSpace, view: AnkhorView, names: readonly string[]): string {
  const price = say("price", { space: space.space, tokens: listed(space.markers) });
  if (!space.tile) return [price, say("space-empty")].join(". ");
  const offer = view.over ? null : offerTo(space, looker(view));
  return [price, say("space-holds", { tile: tileName(space.tile) }), ...(offer ? [affordable(offer, names)] : [])].join(". ");
}

/** A tile of an estate: its position and its special properties. */
export function tileInWords(tile: EstateTile): string {
  const where = say(tile.level ? "tile-above" : "tile", { tile: tileName(tile), row: tile.row, column: tile.column });
  const more = [...(tile.covered ? [say("tile-covered")] : []), ...(tile.stored ? [say("tile-stores")] : [])];
  return [where, ...more].join(", ");
}

/** A change of points with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** The points of the tile in hand on a place. */
export function brings({ points, groups }: AnkhorPlace): string {
  const joined = groups.map(({ family, size }) => say("group", { count: size, what: groupName(family) })).join(", ");
  return say("brings", { points: signed(points), groups: joined || say("no-group") });
}

/** A description of a move: the cost of a tile, or the points of a place. */
export function previewMove(move: LegalMove, view: AnkhorView, names: readonly string[]): string {
  const spots = [...view.places.map((each) => ({ ...each, id: `place:${each.number}` })), ...view.squares.map((each) => ({ ...each, id: `square:${each.number}` }))];
  const spot = spots.find(({ id }) => move.targets.includes(id));
  if (spot) return brings(spot);
  const space = view.market.find((each) => move.targets.includes(`market:${each.space}`));
  return space ? spaceInWords(space, view, names) : "";
}

/** The heading of a move by its kind: tokens, tiles for sale, places, tiles to move, ankhs. */
const GROUPS: Record<string, (args: Record<string, unknown>) => MoveGroup> = {
  take: ({ token }) => ({ heading: say("group-take"), label: formatMessage(token as Message) }),
  buy: ({ tile, space }) => ({ heading: say("group-buy"), label: say("label-buy", { tile: formatMessage(tile as Message), space: String(space) }) }),
  place: ({ row, column }) => ({ heading: say("group-place"), label: say("label-place", { row: Number(row), column: Number(column) }) }),
  stack: ({ row, column }) => ({ heading: say("group-stack"), label: say("label-place", { row: Number(row), column: Number(column) }) }),
  lift: ({ tile, row, column }) => ({ heading: say("group-lift"), label: say("label-lift", { tile: formatMessage(tile as Message), row: String(row), column: String(column) }) }),
  draw: ({ pile }) => ({ heading: say("group-ankh"), label: say("label-draw", { pile: formatMessage(pile as Message) }) }),
  slide: () => ({ heading: say("group-ankh"), label: say("label-slide") }),
  move: () => ({ heading: say("group-ankh"), label: say("label-move") }),
};

export function group({ message }: LegalMove): MoveGroup | null {
  const kind = message.id.slice(`${NAME}-move-`.length);
  return GROUPS[kind]?.(message.args ?? {}) ?? null;
}
