import { describe, expect, test } from "vitest";
import { namesOf, Texts } from "../src/lib/texts";
import { preferred } from "../src/lib/words.svelte";

const CATALOGUE = `
tile = Pharaoh
draws = { WHO($seat) ->
    [you] You draw
   *[other] { $seat } draws
 } { $tile }
covers = { $seat } covers { WHO($other_seat) ->
    [you] one of yours
   *[other] one of { $other_seat }
 }
wins = { $seat } beats { $high_seat } and takes { $tiles }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
`;

describe("Texts", () => {
  const texts = new Texts("en", CATALOGUE);
  const names = ["Nefertari", "Thoth"];

  test("puts names for seats, words for nested messages, commas between the parts of a list", () => {
    const args = { seat: 0, high_seat: 1, tiles: [{ id: "tile" }, { id: "tile", args: {} }] };
    expect(texts.format({ id: "wins", args }, names)).toBe("Nefertari beats Thoth and takes Pharaoh, Pharaoh");
  });

  test("numbers a seat whose name is not known", () => {
    expect(texts.format({ id: "wins", args: { seat: 4, high_seat: 0, tiles: "" } }, names)).toContain("5 beats Nefertari");
  });

  test("chooses the plural form", () => {
    expect(texts.say("points", { points: 1 })).toBe("1 point");
    expect(texts.say("points", { points: 5 })).toBe("5 points");
  });

  test("writes a minus and as many digits as asked where a text formats its number itself", () => {
    const digits = new Texts("de", "average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }");
    expect(digits.say("average", { points: -1 })).toBe("−1,0");
    expect(digits.say("average", { points: 2.34 })).toBe("2,3");
  });

  test("writes a minus before a negative number, which chooses its form all the same", () => {
    expect(texts.say("points", { points: -1 })).toBe("−1 point");
    expect(texts.say("points", { points: -1200 })).toBe("−1,200 points");
    expect(texts.say("wins", { seat: 0, high_seat: 1, tiles: "B:1-3" }, names)).toContain("B:1-3");
  });

  test("shows the id of a text that is missing", () => {
    expect(texts.say("nothing-like-this")).toBe("nothing-like-this");
  });
});

describe("Whoever has one seat here", () => {
  const texts = new Texts("en", CATALOGUE);
  const seats = (...mine: boolean[]) => mine.map((each, seat) => ({ seat, mine: each }));
  const names = ["Nefertari", "you", "Thoth"];
  const draws = (seat: number, ...mine: boolean[]): string =>
    texts.say("draws", { seat, tile: "Ra" }, namesOf(seats(...mine), names));

  test("is addressed, and the others are called by name", () => {
    expect(draws(0, true, false, false)).toBe("You draw Ra");
    expect(draws(2, true, false, false)).toBe("Thoth draws Ra");
    expect(draws(1, true, false, false)).toBe("you draws Ra");
    expect(texts.say("covers", { seat: 2, other_seat: 0 }, namesOf(seats(true, false, false), names))).toBe("Thoth covers one of yours");
  });

  test("is addressed in a message within a message", () => {
    const message = { id: "wins", args: { seat: 2, high_seat: 2, tiles: [{ id: "draws", args: { seat: 0, tile: "Ra" } }] } };
    expect(texts.format(message, namesOf(seats(true, false, false), names))).toBe("Thoth beats Thoth and takes You draw Ra");
  });

  test("uses names if several share the screen or none has a seat", () => {
    expect(draws(0, true, false, true)).toBe("Nefertari draws Ra");
    expect(draws(0, false, false, false)).toBe("Nefertari draws Ra");
    expect(texts.say("draws", { seat: 0, tile: "Ra" }, names)).toBe("Nefertari draws Ra");
  });
});

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "hu"], "hu"],
  [["RU_ru.UTF-8"], "ru"],
  [["en-US@posix"], "en"],
  [["und"], "en"],
  [[""], "en"],
  [[], "en"],
])("A browser that wants %j reads %s", (wanted, spoken) => {
  expect(preferred(wanted, ["en", "de", "hu", "ru"])).toBe(spoken);
});
