// In a page from its beginning: when the lobby and the first board are on the screen, and how long a tap takes until the
// new position is. All in milliseconds; the first two since the page was asked for, also where it asks for another page.
(() => {
  const WANTED = { lobby: "[data-play]", board: "button[data-move]:not([aria-disabled=true])" };
  const KEPT = "benben-bench"; // for the time of a tab
  const seen = JSON.parse(sessionStorage.getItem(KEPT) ?? `{"began": ${performance.timeOrigin}}`);
  const taps = [];
  let tap = null;

  const now = () => performance.timeOrigin + performance.now();
  const told = () => document.querySelectorAll("section.log li").length;
  const play = (game) => document.querySelector(`[data-play=${game}]`);
  // What is there when a frame is about to be made is on the screen as soon as that is done.
  const painted = (then) => setTimeout(then);

  function note(name) {
    seen[name] = now() - seen.began;
    sessionStorage.setItem(KEPT, JSON.stringify(seen));
    if (name === "lobby") play(globalThis.plays).click();
  }

  function look() {
    for (const [name, selector] of Object.entries(WANTED))
      if (!(name in seen) && document.querySelector(selector)) {
        seen[name] = null;
        painted(() => note(name));
      }
    if (tap && told() > tap.told) {
      const { began } = tap;
      tap = null;
      painted(() => taps.push(performance.now() - began));
    }
    requestAnimationFrame(look);
  }

  // Press *Play now*; how long it takes until there is a board.
  function again(game) {
    const began = performance.now();
    play(game).click();
    return new Promise((done) => {
      const wait = () =>
        document.querySelector(WANTED.board) ? painted(() => done(performance.now() - began)) : requestAnimationFrame(wait);
      wait();
    });
  }

  const begin = ({ timeStamp }) => (tap = { began: timeStamp, told: told() });
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, begin, { capture: true });
  globalThis.watched = { seen, taps, again };
  look();
})();
