/** The colours of the pieces. */
import type { Color, Token } from "./tiles";

interface DiscPaint {
  /** The highlight, the plastic itself, and its shaded side. */
  light: string;
  body: string;
  dark: string;
  /** The sign, and the shadow of its edges. */
  ink: string;
  under: string;
}

interface TilePaint {
  /** The face at the top left and at the bottom right. */
  face: readonly [string, string];
  /** The thickness, and the highlight along the upper edges. */
  edge: string;
  gleam: string;
  /** The good's sign in the corners, and the pattern of the ground. */
  ink: string;
  pattern: string;
  /** Whether inlays are gilt (on dark grounds) or bronze. */
  metal: Metal;
}

export const METALS = ["gilt", "bronze"] as const;
export type Metal = (typeof METALS)[number];

export interface FigurePaint {
  light: string;
  body: string;
  shade: string;
  line: string;
}

export const DISCS: Readonly<Record<Token, DiscPaint>> = {
  fish: { light: "var(--lapis-2)", body: "var(--lapis-3)", dark: "var(--lapis-4)", ink: "var(--white)", under: "var(--lapis-5)" },
  ivory: { light: "var(--white)", body: "var(--stone-1)", dark: "var(--stone-3)", ink: "var(--cedar-4)", under: "var(--stone-3)" },
  charcoal: { light: "var(--basalt-1)", body: "var(--basalt-3)", dark: "var(--basalt-5)", ink: "var(--stone-1)", under: "var(--basalt-6)" },
  herbs: { light: "var(--malachite-2)", body: "var(--malachite-3)", dark: "var(--malachite-4)", ink: "var(--white)", under: "var(--malachite-5)" },
  cloth: { light: "var(--carnelian-2)", body: "var(--carnelian-3)", dark: "var(--carnelian-4)", ink: "var(--white)", under: "var(--carnelian-5)" },
  ankh: { light: "var(--gold-1)", body: "var(--gold-3)", dark: "var(--gold-4)", ink: "var(--cedar-5)", under: "var(--gold-4)" },
};

export const TILES: Readonly<Record<Color, TilePaint>> = {
  blue: { face: ["var(--lapis-3)", "var(--lapis-4)"], edge: "var(--lapis-5)", gleam: "var(--lapis-1)", ink: "var(--lapis-1)", pattern: "var(--lapis-2)", metal: "gilt" },
  white: { face: ["var(--white)", "var(--stone-1)"], edge: "var(--stone-3)", gleam: "var(--white)", ink: "var(--cedar-4)", pattern: "var(--stone-3)", metal: "bronze" },
  black: { face: ["var(--basalt-3)", "var(--basalt-5)"], edge: "var(--basalt-6)", gleam: "var(--stone-3)", ink: "var(--stone-2)", pattern: "var(--basalt-1)", metal: "gilt" },
  green: { face: ["var(--malachite-3)", "var(--malachite-4)"], edge: "var(--malachite-5)", gleam: "var(--malachite-1)", ink: "var(--malachite-1)", pattern: "var(--malachite-2)", metal: "gilt" },
  red: { face: ["var(--carnelian-3)", "var(--carnelian-4)"], edge: "var(--carnelian-5)", gleam: "var(--carnelian-1)", ink: "var(--carnelian-1)", pattern: "var(--carnelian-2)", metal: "gilt" },
};

export const FIGURES: Readonly<Record<Metal, FigurePaint>> = {
  gilt: { light: "var(--gold-1)", body: "var(--gold-2)", shade: "var(--gold-3)", line: "var(--ink)" },
  bronze: { light: "var(--gold-2)", body: "var(--gold-3)", shade: "var(--gold-4)", line: "var(--cedar-5)" },
};
