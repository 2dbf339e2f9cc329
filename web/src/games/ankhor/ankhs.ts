/** The uses of an ankh: on a draw pile, or on a tile to move it. */
import type { LegalMove } from "../../lib/api";
import { playingWith, type Playing } from "../../lib/playing";
import { t } from "../../lib/words.svelte";
import type { AnkhorSeat, AnkhorView } from "./view";
import { say } from "./words";

const ANKHS = "ankhs";

/**
 * Tiles can be chosen for a move only after an ankh, so that touching one's estate never spends one. The touched tile
 * is lifted as soon as the rules allow it, without a second touch.
 */
export class Movers {
  readonly playing: Playing;
  private wanted: string | null = null;

  constructor(
    private readonly whole: Playing,
    private readonly step: () => string,
  ) {
    const movesOf = (target: string): readonly LegalMove[] => (this.isShut(target) ? [] : whole.movesOf(target));
    this.playing = playingWith(whole, {
      movesOf,
      isChoosable: (target) => !this.isShut(target) && whole.isChoosable(target),
      leads: (target) => !this.isShut(target) && whole.leads(target),
      choose: (target, at, among) => {
        this.wanted = this.isTileOfTurn(target) ? target : null;
        whole.choose(target, at, among);
      },
    });
  }

  /** Lifts the tile that was touched together with an ankh, once that decision is due. */
  goOn(step: string): void {
    const tile = this.wanted;
    this.wanted = null;
    if (tile && step === "lift") this.whole.choose(tile, document.body);
  }

  private isTileOfTurn(target: string): boolean {
    return target.startsWith("tile:") && (this.step() === "turn" || this.step() === "after");
  }

  private isShut(target: string): boolean {
    return this.isTileOfTurn(target) && !this.whole.isChosen(ANKHS);
  }
}

/** Lines of an explanation: whether a seat can spend an ankh now and on what, or why not. */
export function ankhLines(view: AnkhorView, seat: AnkhorSeat, playing: Playing): string {
  const why = standing(view, seat);
  const lines = [say(why, { count: view.turn === seat.seat ? view.spendable : (seat.tokens.ankh ?? 0) })];
  if (seat.tokens.ankh) lines.push(t("ankhor-about-move"));
  if (why === "ankhs-now" && playing.movesOf(ANKHS).length) {
    const can = (kind: RegExp): boolean => playing.movesOf(ANKHS).some(({ text }) => kind.test(text));
    if (!can(/^(draw|slide)/)) lines.push(say("no-draw"));
    if (!can(/^move/)) lines.push(say("no-move"));
  }
  return lines.join("\n");
}

/** The id of the text that says whether a seat can spend an ankh now or why not. */
export function standing(view: AnkhorView, seat: AnkhorSeat): string {
  if (view.over) return "ankhs-over";
  if (!seat.tokens.ankh) return "ankhs-none";
  if (view.turn !== seat.seat || view.actor === null) return "ankhs-wait";
  if (view.spendable === 0) return "ankhs-fresh";
  return view.step === "turn" || view.step === "after" ? "ankhs-now" : "ankhs-busy";
}
