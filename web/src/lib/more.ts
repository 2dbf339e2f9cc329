/** A part of the page that scrolls and says so: it has `data-more` while something follows below what is in sight. */

/** So many pixels are nothing that one would miss. */
const NOTHING = 4;

export function more(part: HTMLElement): () => void {
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
