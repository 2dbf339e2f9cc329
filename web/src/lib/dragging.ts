/** Drags a piece to its target with mouse, finger or pen; this equals touching one and then the other. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Pixels that a pointer may move during a tap. */
const TREMBLE = 8;

interface Hands {
  lift(target: string): boolean;
  choose(target: string, at: HTMLElement): void;
  clear(): void;
}

interface Load {
  piece: HTMLElement;
  x: number;
  y: number;
  picture: HTMLElement | null;
}

const litAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target][data-lit]") ?? null;

export function dragging(hands: Hands): Attachment<HTMLElement> {
  return (board) => {
    let load: Load | null = null;
    let over: HTMLElement | null = null;
    /** Suppresses the click that ends a drag. */
    let carried = false;

    const down = (event: Event): void => {
      const { target, clientX, clientY, button } = event as PointerEvent;
      const piece = target instanceof Element ? target.closest<HTMLElement>("[data-drag]") : null;
      carried = false;
      load = piece && button === 0 ? { piece, x: clientX, y: clientY, picture: null } : null;
    };
    const move = (event: Event): void => {
      if (!load) return;
      const { clientX, clientY } = event as PointerEvent;
      const [dx, dy] = [clientX - load.x, clientY - load.y];
      if (!load.picture) {
        if (Math.hypot(dx, dy) < TREMBLE) return;
        if (!hands.lift(load.piece.dataset.target ?? "")) return void (load = null);
        load.picture = pictureOf(load.piece);
      }
      load.picture.style.translate = `${dx}px ${dy}px`;
      aim(litAt(clientX, clientY));
    };
    const aim = (place: HTMLElement | null): void => {
      over?.removeAttribute("data-over");
      over = place !== load?.piece ? place : null;
      over?.setAttribute("data-over", "");
    };
    const up = (event: Event): void => {
      if (!load?.picture) return void (load = null);
      const { clientX, clientY } = event as PointerEvent;
      const place = litAt(clientX, clientY);
      carried = true;
      const { piece } = load;
      drop();
      if (place && place !== piece) hands.choose(place.dataset.target ?? "", place);
      else hands.clear();
    };
    const drop = (): void => {
      aim(null);
      load?.picture?.remove();
      load = null;
    };
    const click = (event: Event): void => {
      if (carried) event.stopPropagation();
      carried = false;
    };
    const ends = [
      on(board, "pointerdown", down),
      on(document, "pointermove", move),
      on(document, "pointerup", up),
      on(document, "pointercancel", drop),
      on(document, "click", click, { capture: true }),
      // The browser's own drag and drop of images would capture the pointer.
      on(board, "dragstart", (event) => event.preventDefault()),
    ];
    return () => {
      drop();
      ends.forEach((end) => end());
    };
  };
}

function pictureOf(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const picture = document.createElement("div");
  picture.className = "ghost carried";
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const drawing = piece.querySelector("svg")?.cloneNode(true) as SVGElement | undefined;
  if (drawing) {
    Object.assign(drawing.style, { width: "100%", height: "100%" });
    picture.append(drawing);
  }
  document.body.append(picture);
  return picture;
}
