/** By how much an estate has grown at its upper and left edges: its tiles have new rows and columns then. */
import type { EstateTile } from "./view";

export interface Shift {
  rows: number;
  columns: number;
}

const isLike = (a: EstateTile, b: EstateTile): boolean => a.color === b.color && a.kind === b.kind && a.level === b.level;

/** By how much the numbers of rows and columns have grown: as most tiles say. */
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
