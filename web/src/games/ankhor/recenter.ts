/** Animates an estate that has grown: it starts at its old position and size. */
import { cellBox, type Frame } from "./art/estate";
import type { Shift } from "./shift";

export interface Shown {
  frame: Frame;
  rect: Pick<DOMRect, "left" | "top" | "width">;
}

/** The transform (origin at the upper left corner) that puts the current estate where it was; null if nothing has moved. */
export function back(then: Shown, now: Shown, { rows, columns }: Shift): string | null {
  const [was, is] = [then.rect.width / then.frame.width, now.rect.width / now.frame.width];
  const [from, to] = [cellBox({ row: 1, column: 1 }, then.frame), cellBox({ row: 1 + rows, column: 1 + columns }, now.frame)];
  const scale = was / is;
  const dx = then.rect.left + from.x * was - (now.rect.left + to.x * is * scale);
  const dy = then.rect.top + from.y * was - (now.rect.top + to.y * is * scale);
  if (!Number.isFinite(scale) || (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01)) return null;
  return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${scale.toFixed(4)})`;
}
