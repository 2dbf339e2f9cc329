/** The growth of an estate at its top and left edges, which renumbers the rows and columns of its tiles. */
import type { EstateTile } from "./view";

export interface Shift {
  rows: number;
  columns: number;
}

const isLike = (a: EstateTile, b: EstateTile): boolean => a.color === b.color && a.kind === b.kind && a.level === b.level;

/** The shift of row and column numbers that most tiles agree on. */
export function shift(before: readonly EstateTile[], after: readonly EstateTile[]): Shift {
  const votes = new Map<string, Shift & { count: number }>();
  for (const then of before) {
    for (const now of after) {
      if (!isLike(then, now)) continue;
      const by = { rows: now.row - then.row, columns: now.column - then.column };
      const key = `${by.rows} ${by.columns}`;
      votes.set(key, { ...by, count: (votes.get(key)?.count ?? 0) + 1 });
    }
  }
  const far = ({ rows, columns }: Shift): number => Math.abs(rows) + Math.abs(columns);
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count || far(a) - far(b));
  return { rows: best?.rows ?? 0, columns: best?.columns ?? 0 };
}
