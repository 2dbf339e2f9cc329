/** Marks a scrollable element with `data-more` while more content follows below the visible part. */

/** Pixels that may stay hidden without a mark. */
const NOTHING = 4;

export function markOverflow(part: HTMLElement): () => void {
  const look = (): void => void part.toggleAttribute("data-more", part.scrollHeight - part.clientHeight - part.scrollTop > NOTHING);
  const [sizes, contents] = [new ResizeObserver(look), new MutationObserver(look)];
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true });
  part.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    part.removeEventListener("scroll", look);
  };
}

/** Scrolls what was opened into sight, from its start where all of it has no room. */
export function showOpened({ currentTarget: part }: Event & { currentTarget: HTMLDetailsElement }): void {
  if (part.open) part.scrollIntoView({ block: "nearest" });
}
