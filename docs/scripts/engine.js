// The example of docs/web-engine.md: a random position of Ra, and what a search thinks of it.
import { analyse, Engine } from "../engine/index.js";

const place = document.getElementById("engine-example");
const shown = place.querySelector("code");
const button = place.querySelector("button");
const engine = await Engine.load(new URL("../engine/games/ra.json", import.meta.url));

/** A table for two after some random moves. */
function position(seed) {
  const table = engine.table({ options: { players: 2 } });
  table.seed(seed);
  table.settle();
  for (let left = 20 + (seed % 20); left > 0 && !table.isOver; left--) {
    table.apply(table.choose(1));
    table.settle();
  }
  return table;
}

function percent(part) {
  return `${(100 * part).toFixed(1)} %`;
}

function think(seed) {
  const table = position(seed);
  if (table.isOver) return think(seed + 1);
  const began = performance.now();
  const found = analyse(table, { games: 1000, seed: 0 });
  const took = performance.now() - began;
  const lines = [
    `seat ${found.seat} decides; points ${table.points().join(" : ")}`,
    ...found.ideas.slice(0, 4).map((idea) => `${idea.text.padEnd(12)} ${percent(idea.share).padStart(7)}  wins ${percent(idea.chances[found.seat])}`),
    `${found.games} simulated games in ${took.toFixed(0)} ms`,
  ];
  shown.textContent = lines.join("\n");
  table.free();
}

let seed = 7;
button.addEventListener("click", () => think(++seed));
think(seed);
