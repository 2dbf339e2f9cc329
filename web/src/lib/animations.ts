/**
 * Animations of moving pieces. The server's events name each piece's start and end spot; this module measures and
 * animates them. A spot is an element with a `data-spot` attribute. Nothing waits for an animation.
 */
import type { Journey, LogEntry } from "./api";
import { settings } from "./settings.svelte";

/** Steps from the last movement of one event to the first of the next. */
const BEAT = 3;

/** The movements of new log entries, one event after another. */
export function journeysOf(news: readonly LogEntry[]): Journey[] {
  let start = 0;
  return news
    .flatMap(({ events }) => events)
    .flatMap(({ journeys }) => {
      const shifted = journeys.map((journey) => ({ ...journey, step: start + journey.step }));
      if (shifted.length) start = Math.max(...shifted.map(({ step }) => step)) + BEAT;
      return shifted;
    });
}

/** Whether these entries are at most one decision with its chance events. A reader who was away longer sees only the result. */
export function isOneTurn(news: readonly LogEntry[]): boolean {
  return news.filter(({ seat }) => seat !== null).length <= 1;
}

interface Start {
  rect: DOMRect;
  drawing: SVGElement | null;
}

/** Positions measured before the page changes. */
export type Starts = Map<string, Start>;

export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

function drawingOf(element: HTMLElement | null): SVGElement | null {
  return element?.querySelector("svg") ?? null;
}

export function measureStarts(journeys: readonly Journey[]): Starts {
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

interface AnimationTiming {
  travel: number;
  stagger: number;
}

/**
 * Starts all animations; call it after the page has changed. It reads all positions before it adds the first element,
 * because each read after a write would force another layout.
 */
export function startAnimations(journeys: readonly Journey[], starts: Starts, timing: AnimationTiming): void {
  const starters = journeys.map((journey) => prepare(journey, starts, timing));
  for (const go of starters) go?.();
}

/** Measures the end of one movement and returns the function that starts it. */
function prepare(journey: Journey, starts: Starts, timing: AnimationTiming): (() => void) | undefined {
  const target = spot(journey.to);
  if (!target) return undefined;
  // An element that appears with the change, such as a row of points, is its own start.
  const start = starts.get(journey.from) ?? measureStarts([journey]).get(journey.from);
  const delay = journey.step * timing.stagger;
  if (reducedMotion() || !start) return () => fadeIn(target, delay);
  return moveBetween(journey, start, target, delay, timing.travel);
}

/** The running animations. */
const running = new Set<Animation>();

/** Finishes all running animations; the reader has touched the page and need not wait. */
export function finishAnimations(): void {
  for (const travel of [...running]) travel.finish();
}

function track(animation: Animation): Animation {
  running.add(animation);
  void animation.finished.catch(() => {}).finally(() => running.delete(animation));
  return animation;
}

/** Whether the settings or the device ask for no motion. */
export function reducedMotion(): boolean {
  return settings.speed === "off";
}

function fadeIn(target: HTMLElement, delay: number): void {
  target.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 220, delay, fill: "backwards" });
}

function moveBetween(journey: Journey, start: Start, target: HTMLElement, delay: number, travel: number): (() => void) | undefined {
  const arriving = drawingOf(target);
  const end = (arriving ?? target).getBoundingClientRect();
  const drawing = journey.drawing === "from" ? start.drawing : (arriving?.cloneNode(true) as SVGElement | undefined);
  if (!drawing || end.width === 0) return undefined;
  const stop = journey.via && delay > travel ? spot(journey.via)?.getBoundingClientRect() : undefined;
  // A piece stays visible where it leaves until its animation starts; a piece from a pile is hidden until then. Only opacity
  // and
  // transform change, so that the compositor can run it without the main thread.
  const fill = journey.drawing === "from" ? "backwards" : "none";
  return () => {
    const ghost = makeGhost(drawing, end, journey.label);
    if (fill === "none") ghost.style.opacity = "0";
    if (stop) waitOnTheWay(ghost, start.rect, stop, end, delay, travel);
    const frames = path(stop ?? start.rect, end).map((frame) => ({ ...frame, opacity: 1 }));
    const timing = { duration: travel, delay, easing: EASING, fill: stop ? "none" : fill } as const;
    void track(ghost.animate(frames, timing)).finished.finally(() => ghost.remove());
    // The piece itself appears when its animated copy arrives; a pile stays visible.
    if (target.dataset.pile) return;
    const hidden = arriving?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + travel });
    if (hidden) track(hidden);
  };
}

/** Moves to an intermediate spot and waits there. */
function waitOnTheWay(ghost: HTMLElement, start: DOMRect, stop: DOMRect, end: DOMRect, delay: number, travel: number): void {
  const there = travel / delay;
  const [from, to] = [path(start, end)[0], path(stop, end)[0]];
  if (from && to) track(ghost.animate([{ ...from, easing: EASING }, { ...to, offset: there }, to], { duration: delay }));
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

/** Keyframes from the start's position and size to the end's, with a slight lift in the middle. */
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
