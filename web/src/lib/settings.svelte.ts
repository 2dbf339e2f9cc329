/** The reader's settings for a table: speed of pieces, sound, confirmation of irreversible moves. */
import { recall, remember } from "./memory";

export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Timing {
  /** Milliseconds for which a piece moves; 0 shows it at its destination without animation. */
  travel: number;
  /** Milliseconds between the starts of two pieces. */
  stagger: number;
  /** Milliseconds for which a state stays before the next is shown. */
  pace: number;
  /** Milliseconds between two steps of a review that plays by itself. */
  step: number;
}

const TIMINGS: Record<Speed, Timing> = {
  off: { travel: 0, stagger: 0, pace: 0, step: 1600 },
  slow: { travel: 720, stagger: 160, pace: 1000, step: 2600 },
  normal: { travel: 360, stagger: 80, pace: 420, step: 1600 },
  fast: { travel: 180, stagger: 40, pace: 180, step: 800 },
};

interface StoredSettings {
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  advice: boolean;
  here: boolean;
}

const USUAL: StoredSettings = { speed: "normal", sound: false, confirm: false, advice: true, here: true };

class Settings {
  private kept = $state.raw<StoredSettings>(USUAL);

  /** Applies the stored settings. If the device asks for less motion, there is none unless the reader chose otherwise here. */
  load(): void {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const stored = { ...USUAL, speed: calm ? "off" : "normal", ...recall<Partial<StoredSettings>>("settings", {}) };
    this.show({ ...stored, speed: SPEEDS.find((speed) => speed === stored.speed) ?? "normal" });
  }

  get speed(): Speed {
    return this.kept.speed;
  }

  get sound(): boolean {
    return this.kept.sound;
  }

  /** Whether an irreversible move needs a second tap. */
  get confirm(): boolean {
    return this.kept.confirm;
  }

  /** Whether a guided first game shows advice. */
  get advice(): boolean {
    return this.kept.advice;
  }

  /** Whether this device may compute moves of bots and hints when no other person plays. */
  get here(): boolean {
    return this.kept.here;
  }

  timing(): Timing {
    return TIMINGS[this.speed];
  }

  /** Changes and stores settings; the others keep following the device. */
  choose(part: Partial<StoredSettings>): void {
    remember("settings", { ...recall<Partial<StoredSettings>>("settings", {}), ...part });
    this.show({ ...this.kept, ...part });
  }

  private show(kept: StoredSettings): void {
    this.kept = kept;
    document.documentElement.dataset.motion = kept.speed;
  }
}

export const settings = new Settings();
