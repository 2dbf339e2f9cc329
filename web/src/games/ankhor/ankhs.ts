/** What an ankh can do at the moment, and why not. */
import type { LegalMove } from "../../lib/api";
import { playingWith, type Playing } from "../../lib/playing";
import type { AnkhorSeat, AnkhorView } from "./view";

const DRAWS = ["pile:left", "pile:right", "slide"] as const;

/** One more way to draw: a button that asks for the pile. */
export function withAnkhs(playing: Playing): Playing {
  const movesOf = (target: string): readonly LegalMove[] => (target === "draw" ? DRAWS.flatMap((each) => playing.movesOf(each)) : playing.movesOf(target));
  return playingWith(playing, {
    movesOf,
    isChoosable: (target) => (target === "draw" ? movesOf(target).length > 0 : playing.isChoosable(target)),
    hinted: (target) => (target === "draw" ? DRAWS.some((each) => playing.hinted(each)) : playing.hinted(target)),
    choose: (target, at, among) => playing.choose(target, at, target === "draw" ? movesOf(target) : among),
  });
}

/** The text that says whether a seat can spend an ankh now, and if not, why. */
export function standing(view: AnkhorView, seat: AnkhorSeat): string {
  if (view.over) return "ankhs-over";
  if (!seat.tokens.ankh) return "ankhs-none";
  if (view.turn !== seat.seat || view.actor === null) return "ankhs-wait";
  if (view.spendable === 0) return "ankhs-fresh";
  return view.step === "turn" || view.step === "after" ? "ankhs-now" : "ankhs-busy";
}
