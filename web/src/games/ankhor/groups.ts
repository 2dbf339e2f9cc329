/** Outlines of groups. Those of animals run inside those of colours, so that a tile in both shows both. */
import { cellBox, groupOutline, type Frame, type Laid } from "./art/estate";
import { outline } from "./art/outline";
import { ANIMALS, goodOf, TILE, type Color } from "./art/tiles";
import type { AnkhorGroup, EstateTile, Family } from "./view";

const INNER = { inset: 11, round: 9 };

export const isAnimal = (family: Family): boolean => (ANIMALS as readonly string[]).includes(family);

/** The symbol for a group's colour or animal. */
export const emblem = (family: Family): { symbol: string; box: string } =>
  isAnimal(family) ? { symbol: `ankhor-kind-${family}`, box: "0 0 100 100" } : { symbol: `ankhor-mark-${goodOf(family as Color)}`, box: "0 0 24 24" };

export function membersOf(group: AnkhorGroup, tiles: readonly EstateTile[]): EstateTile[] {
  return tiles.filter(({ number }) => group.tiles.includes(number));
}

/** The outline of a group as path data. */
export function lineAround(family: Family, members: readonly Laid[], whole: Frame): string {
  if (!isAnimal(family)) return groupOutline(members, whole);
  const quarters = members.flatMap(({ row, column, level }) =>
    [0, 1].flatMap((down) => [0, 1].map((right) => ({ row: 2 * row + level + down, column: 2 * column + level + right }))),
  );
  return outline(quarters, { origin: cellBox({ row: 0, column: 0 }, whole), size: TILE.width / 2, ...INNER });
}
