/**
 * Travelling pieces. The server's events name which piece went from which spot to which; here it is measured and
 * animated. Spots are elements with a `data-spot` attribute; nothing waits for an animation.
 */
import type { Journey, LogEntry } from "./api";
import { settings } from "./settings.svelte";

/** Steps between an event whose pieces travel and the next. */
const BEAT = 3;

/** What travels when these entries are new, one event after the other. */
export function travelled(news: readonly LogEntry[]): Journey[] {
  let start = 0;
  return news
    .flatMap(({ events }) => events)
    .flatMap(({ journeys }) => {
      const begun = journeys.map((journey) => ({ ...journey, step: start + journey.step }));
      if (begun.length) start = Math.max(...begun.map(({ step }) => step)) + BEAT;
      return begun;
    });
}

/** Whether these entries are one decision and what chance did: whoever was away longer sees where things are now. */
export function isOneTurn(news: readonly LogEntry[]): boolean {
  return news.filter(({ seat }) => seat !== null).length <= 1;
}

interface Start {
  rect: DOMRect;
  drawing: SVGElement | null;
}

/** What has to be measured before the page changes. */
export type Starts = Map<string, Start>;

export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

function drawingOf(element: HTMLElement | null): SVGElement | null {
  return element?.querySelector("svg") ?? null;
}

export function measure(journeys: readonly Journey[]): Starts {
  const starts: Starts = new Map();
  for (const { from, drawing: shown } of journeys) {
    const element = spot(from);
    if (!element) continue;
    const drawing = shown === "from" ? drawingOf(element) : null;
    const known = starts.get(from);
    const rect = (drawing ?? element).getBoundingClientRect();
    starts.set(from, { rect, drawing: (drawing?.cloneNode(true) as SVGElement) ?? known?.drawing ?? null });
  }
  return starts;
}

interface Timing {
  travel: number;
  stagger: number;
}

/**
 * Starts all journeys; call it after the page has changed. All places are read before the first picture is added: each
 * reading after a change would lay the page out once more.
 */
export function depart(journeys: readonly Journey[], starts: Starts, timing: Timing): void {
  const departures = journeys.map((journey) => departure(journey, starts, timing));
  for (const go of departures) go?.();
}

/** Reads where a journey leads, and returns what starts it. */
function departure(journey: Journey, starts: Starts, timing: Timing): (() => void) | undefined {
  const target = spot(journey.to);
  if (!target) return undefined;
  // What appears with the change itself, such as a line of points, is where it starts from.
  const start = starts.get(journey.from) ?? measure([journey]).get(journey.from);
  const delay = journey.step * timing.stagger;
  if (reducedMotion() || !start) return () => fadeIn(target, delay);
  return flight(journey, start, target, delay, timing.travel);
}

/** What is on its way now. */
const flights = new Set<Animation>();

/** Lets everything arrive at once that is still travelling: whoever touches the page has seen enough. */
export function arrive(): void {
  for (const flight of [...flights]) flight.finish();
}

function underWay(animation: Animation): Animation {
  flights.add(animation);
  void animation.finished.catch(() => {}).finally(() => flights.delete(animation));
  return animation;
}

/** Whether nothing is to move: that was chosen here, or on the device. */
export function reducedMotion(): boolean {
  return settings.speed === "off";
}

function fadeIn(target: HTMLElement, delay: number): void {
  target.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 220, delay, fill: "backwards" });
}

function flight(journey: Journey, start: Start, target: HTMLElement, delay: number, travel: number): (() => void) | undefined {
  const arriving = drawingOf(target);
  const end = (arriving ?? target).getBoundingClientRect();
  const drawing = journey.drawing === "from" ? start.drawing : (arriving?.cloneNode(true) as SVGElement | undefined);
  if (!drawing || end.width === 0) return undefined;
  const stop = journey.via && delay > travel ? spot(journey.via)?.getBoundingClientRect() : undefined;
  // What leaves a place lies there until it goes; what comes out of a pile is not seen before. Opacity and transform alone
  // move without the page's own thread.
  const fill = journey.drawing === "from" ? "backwards" : "none";
  return () => {
    const ghost = makeGhost(drawing, end, journey.label);
    if (fill === "none") ghost.style.opacity = "0";
    if (stop) carry(ghost, start.rect, stop, end, delay, travel);
    const frames = path(stop ?? start.rect, end).map((frame) => ({ ...frame, opacity: 1 }));
    const timing = { duration: travel, delay, easing: EASING, fill: stop ? "none" : fill } as const;
    void underWay(ghost.animate(frames, timing)).finished.finally(() => ghost.remove());
    // The piece itself appears when its travelling picture arrives; a pile stays visible while one more comes.
    if (target.dataset.pile) return;
    const hidden = arriving?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + travel });
    if (hidden) underWay(hidden);
  };
}

/** To a place on the way, where it waits until it is time to go on. */
function carry(ghost: HTMLElement, start: DOMRect, stop: DOMRect, end: DOMRect, delay: number, travel: number): void {
  const there = travel / delay;
  const [from, to] = [path(start, end)[0], path(stop, end)[0]];
  if (from && to) underWay(ghost.animate([{ ...from, easing: EASING }, { ...to, offset: there }, to], { duration: delay }));
}

const EASING = "cubic-bezier(.3,.7,.2,1)";

function makeGhost(drawing: SVGElement, end: DOMRect, label?: string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
  });
  drawing.style.width = "100%";
  drawing.style.height = "100%";
  ghost.append(drawing);
  if (label) ghost.append(Object.assign(document.createElement("b"), { textContent: label }));
  document.body.append(ghost);
  return ghost;
}

/** From the start's place and size, slightly lifted on the way, to the end's. */
export function path(start: Pick<DOMRect, "left" | "top" | "width" | "height">, end: typeof start): Keyframe[] {
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = Math.min(3, Math.max(0.2, start.width / end.width));
  const lift = (1 + scale) * 0.56;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(${lift})`, offset: 0.5 },
    { transform: "none" },
  ];
}
