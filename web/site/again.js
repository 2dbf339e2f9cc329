/*
 * A page that a browser took from its cache may ask for files of its version that are no longer there. Then the page is
 * asked for anew; where that is of no use either, it says so instead of showing nothing.
 */
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet"))) return;
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload") location.reload();
    else addEventListener("load", () => (document.getElementById("incomplete").hidden = false));
  },
  true,
);
