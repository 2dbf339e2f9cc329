/**
 * The table of Pebbles in the browser: plain JavaScript, nothing to build. What may be played, what it is called and what
 * happened comes from the server; here it is only drawn. `web/src/games/outside.ts` of Benben tells the whole contract.
 *
 * @typedef {{ seat: number, points: number | null, laid: number, hand_size: number,
 *   hand: { white: number, red: number } | null }} Seat
 * @typedef {import("../../../../web/src/games/outside").View & { bag_size: number, gone: number, seats: Seat[] }} View
 * @typedef {import("../../../../web/src/games/outside").PartContext<View>} Context
 */
const SVG = "http://www.w3.org/2000/svg";
const FILL = { white: "var(--white)", red: "var(--carnelian-3)", closed: "var(--stone-3)", bag: "var(--cedar-3)" };

/** @param {string} name @param {Record<string, string>} attributes @param {Node[]} children */
function draw(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** @param {keyof typeof FILL} kind */
function pebble(kind) {
  const circle = draw("circle", { cx: "20", cy: "20", r: "16", fill: FILL[kind], stroke: "var(--ink)", "stroke-width": "2" });
  return draw("svg", { viewBox: "0 0 40 40", width: "2rem", height: "2rem", "aria-hidden": "true" }, circle);
}

function bag() {
  const path = draw("path", { d: "M30 22Q6 46 14 82Q50 98 86 82Q94 46 70 22L78 8H22Z", fill: FILL.bag, stroke: "var(--ink)", "stroke-width": "3" });
  return draw("svg", { viewBox: "0 0 100 100", width: "6rem", height: "6rem", "aria-hidden": "true" }, path);
}

/** A place with a name, some pebbles and perhaps a piece's name. @param {string} spot @param {string} label @param {Node[]} content @param {string} [piece] */
function place(spot, label, content, piece) {
  const element = document.createElement("div");
  element.dataset.spot = spot;
  if (piece) element.dataset.piece = piece;
  Object.assign(element.style, { display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".25rem", minHeight: "2.5rem", padding: ".25rem .5rem", borderRadius: ".5rem" });
  const name = document.createElement("span");
  name.textContent = label;
  element.append(name, ...content);
  return element;
}

/** @param {number} count @param {keyof typeof FILL} kind */
const pebbles = (count, kind) => Array.from({ length: count }, () => pebble(kind));

/** @param {Seat} seat @param {Context} context */
function seatOf({ seat, laid, hand, hand_size }, { view, names, text }) {
  const held = hand ? [...pebbles(hand.white, "white"), ...pebbles(hand.red, "red")] : pebbles(hand_size, "closed");
  const row = document.createElement("section");
  const heading = document.createElement("h3");
  heading.textContent = names[seat] ?? "";
  row.append(
    heading,
    place(`laid:${seat}`, text("pebbles-page-laid", { count: laid }), pebbles(laid, "white"), `seat:${seat}`),
    place(`hand:${seat}`, text("pebbles-page-hand", { count: hand_size }), held, seat === view.viewer ? "hand" : undefined),
  );
  return row;
}

/** @type {import("../../../../web/src/games/outside").OutsideGame<View>} */
export default {
  board(target, context) {
    /** @param {Context} context */
    const update = (context) => {
      const { view, text } = context;
      const drawn = place("bag", text("pebbles-page-bag", { count: view.bag_size }), [bag()], "bag");
      target.replaceChildren(drawn, ...view.seats.map((seat) => seatOf(seat, context)));
    };
    update(context);
    return { update };
  },

  describe: ({ view, names, text }) => [
    { heading: text("pebbles-title"), lines: [text("pebbles-page-bag", { count: view.bag_size })] },
    ...view.seats.map(({ seat, laid, hand_size }) => ({
      heading: names[seat] ?? "",
      lines: [text("pebbles-page-laid", { count: laid }), text("pebbles-page-hand", { count: hand_size })],
    })),
  ],
  phase: ({ view, text }) => text("pebbles-page-bag", { count: view.bag_size }),
  symbols:
    '<symbol id="pebbles-white" viewBox="0 0 100 100"><circle cx="50" cy="50" r="38" fill="var(--white)" stroke="var(--ink)" stroke-width="4" /></symbol>' +
    '<symbol id="pebbles-red" viewBox="0 0 100 100"><circle cx="50" cy="50" r="38" fill="var(--carnelian-3)" stroke="var(--ink)" stroke-width="4" /></symbol>',
  emblems: ["pebbles-white", "pebbles-red"],
  items: ["laid", "white", "red"],
};
