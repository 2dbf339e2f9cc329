/**
 * A page module of a game from outside the package, as somebody else might write it: plain JavaScript, no framework.
 *
 * @typedef {import("../../src/games/outside").View & { bag_size: number, seats: { laid: number }[] }} PebblesView
 * @typedef {import("../../src/games/outside").PartContext<PebblesView>} PebblesContext
 */
const SVG = "http://www.w3.org/2000/svg";

/** Records for the tests. @type {string[]} */
export const happened = [];

/** @type {import("../../src/games/outside").OutsideGame<PebblesView>} */
export default {
  board(target, context) {
    const bag = document.createElement("button");
    bag.dataset.piece = "bag";
    bag.dataset.about = "bag";
    const picture = document.createElementNS(SVG, "svg");
    const hand = document.createElementNS(SVG, "g");
    hand.dataset.piece = "hand";
    hand.setAttribute("aria-label", "Your hand");
    picture.append(hand);
    const gone = document.createElement("div");
    const giving = document.createElement("button");
    giving.textContent = "Give it to the next";
    /** @param {PebblesContext} context */
    const update = ({ view, text, legal, play }) => {
      if (view.bag_size < 0) throw new Error("no bag holds less than nothing");
      bag.textContent = text("pebbles-table-bag", { count: view.bag_size });
      gone.innerHTML = '<span data-piece="gone" data-about="gone">What has left the game</span>';
      giving.onclick = () => legal[0] && play(legal[0]);
    };
    update(context);
    target.append(bag, picture, gone, giving);
    return { update, destroy: () => happened.push("destroyed") };
  },

  seat(target, context) {
    /** @param {PebblesContext} context */
    const update = ({ view, seat, names }) => {
      target.textContent = `${names[seat ?? 0]}: ${view.seats[seat ?? 0]?.laid} laid`;
    };
    update(context);
    return { update };
  },

  describe: ({ view, names, text }) => [
    { heading: names[0] ?? "", lines: [text("pebbles-table-bag", { count: view.bag_size })] },
  ],
  phase: ({ view, text }) => text("pebbles-table-bag", { count: view.bag_size }),
  symbols: '<symbol id="pebbles-white" viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" /></symbol>',
  emblems: ["pebbles-white"],
};
