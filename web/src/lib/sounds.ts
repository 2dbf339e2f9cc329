/** The sounds of the table, synthesized from a few tones and some noise. None is recorded. */
import type { LogEntry } from "./api";
import { messagesOf } from "./log";
import { settings } from "./settings.svelte";

export type SoundName = "stone" | "token" | "coin" | "bid" | "sail" | "card" | "score" | "turn" | "end";

/** A part of a sound. Times are in seconds, loudness from 0 to 1. */
interface Tone {
  /** The pitch in hertz; for noise, the centre frequency of its filter. */
  pitch: number;
  /** The final pitch; the same as the first if missing. */
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType | "noise";
}

const SOUNDS: Record<SoundName, readonly Tone[]> = {
  stone: [
    { pitch: 150, to: 70, lasts: 0.16, loud: 0.5 },
    { pitch: 900, lasts: 0.05, loud: 0.35, wave: "noise" },
  ],
  token: [
    { pitch: 620, to: 480, lasts: 0.07, loud: 0.22, wave: "triangle" },
    { pitch: 2400, lasts: 0.03, loud: 0.16, wave: "noise" },
  ],
  coin: [
    { pitch: 1760, lasts: 0.22, loud: 0.12 },
    { pitch: 2637, at: 0.05, lasts: 0.3, loud: 0.09 },
  ],
  bid: [
    { pitch: 330, lasts: 0.5, loud: 0.22 },
    { pitch: 662, lasts: 0.38, loud: 0.1 },
    { pitch: 1190, lasts: 0.22, loud: 0.05 },
  ],
  sail: [
    { pitch: 320, to: 900, lasts: 0.55, loud: 0.3, wave: "noise" },
    { pitch: 110, to: 90, lasts: 0.4, loud: 0.14 },
  ],
  card: [{ pitch: 3200, to: 1400, lasts: 0.13, loud: 0.24, wave: "noise" }],
  score: [
    { pitch: 587, lasts: 0.18, loud: 0.16, wave: "triangle" },
    { pitch: 784, at: 0.09, lasts: 0.28, loud: 0.16, wave: "triangle" },
  ],
  turn: [
    { pitch: 440, lasts: 0.35, loud: 0.16 },
    { pitch: 660, at: 0.14, lasts: 0.5, loud: 0.16 },
  ],
  end: [
    { pitch: 294, lasts: 0.5, loud: 0.16, wave: "triangle" },
    { pitch: 370, at: 0.16, lasts: 0.5, loud: 0.16, wave: "triangle" },
    { pitch: 440, at: 0.32, lasts: 0.6, loud: 0.16, wave: "triangle" },
    { pitch: 587, at: 0.5, lasts: 1.1, loud: 0.2, wave: "triangle" },
  ],
};
const VOLUME = 0.5;
/** Attack in seconds: an abrupt start would click. */
const ATTACK = 0.006;
/** Seconds between simultaneous sounds, and how many of them are played at most. */
const [APART, MOST] = [0.12, 5];

let sharedContext: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays sounds one after another if they are switched on. Browsers stay silent until the first touch. */
export function sound(...names: readonly SoundName[]): void {
  if (!settings.sound || names.length === 0 || typeof AudioContext === "undefined") return;
  sharedContext ??= new AudioContext();
  const [context, asked] = [sharedContext, performance.now()];
  void context.resume().then(() => {
    if (performance.now() - asked > 500) return; // a late sound means nothing
    names.slice(0, MOST).forEach((name, i) => SOUNDS[name].forEach((part) => play(context, part, context.currentTime + i * APART)));
  });
}

function play(context: AudioContext, part: Tone, now: number): void {
  const start = now + (part.at ?? 0);
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(VOLUME * part.loud, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
  const source = part.wave === "noise" ? noiseSource(context, part, start, loudness) : oscillator(context, part, start, loudness);
  loudness.connect(context.destination);
  source.start(start);
  source.stop(start + part.lasts);
}

function oscillator(context: AudioContext, { pitch, to, lasts, wave }: Tone, start: number, out: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  if (wave && wave !== "noise") source.type = wave;
  ramp(source.frequency, pitch, to, start, lasts);
  source.connect(out);
  return source;
}

function noiseSource(context: AudioContext, { pitch, to, lasts }: Tone, start: number, out: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss ??= noise(context);
  const colour = context.createBiquadFilter();
  colour.type = "bandpass";
  ramp(colour.frequency, pitch, to, start, lasts);
  source.connect(colour).connect(out);
  return source;
}

function ramp(of: AudioParam, from: number, to = from, start: number, lasts: number): void {
  of.setValueAtTime(from, start);
  of.exponentialRampToValueAtTime(to, start + lasts);
}

/** One second of white noise. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** The sounds of a game's events, by the last part of their catalogue id: `bid` for `ra-event-bid`. */
export type Sounds = Readonly<Record<string, SoundName>>;

/** The sounds of new entries; the same sound twice in a row is played once. */
export function soundsOf(news: readonly LogEntry[], sounds: Sounds = {}): SoundName[] {
  const heard = news.flatMap(messagesOf).flatMap(({ id }) => sounds[id.replace(/^.+?-event-/, "")] ?? []);
  return heard.filter((name, i) => name !== heard[i - 1]);
}
