/** The colours of the stones. */
import type { Color } from "./stones";

interface Paint {
  /** Top, left, right and edges. */
  faces: readonly [string, string, string, string];
  /** The mark, and the highlight along the upper edges. */
  ink: string;
  gleam: string;
}

export const PAINTS: Readonly<Record<Color, Paint>> = {
  black: {
    faces: ["var(--basalt-2)", "var(--basalt-3)", "var(--basalt-5)", "var(--basalt-1)"],
    ink: "var(--gold-2)",
    gleam: "var(--stone-2)",
  },
  white: {
    faces: ["var(--white)", "var(--stone-1)", "var(--stone-2)", "var(--stone-4)"],
    ink: "var(--lapis-3)",
    gleam: "var(--white)",
  },
  brown: {
    faces: ["var(--cedar-2)", "var(--cedar-3)", "var(--cedar-4)", "var(--cedar-5)"],
    ink: "var(--gold-1)",
    gleam: "var(--cedar-1)",
  },
  gray: {
    faces: ["var(--stone-3)", "var(--stone-4)", "var(--stone-5)", "var(--basalt-4)"],
    ink: "var(--white)",
    gleam: "var(--stone-1)",
  },
};
