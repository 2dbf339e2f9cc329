// @vitest-environment jsdom
/** Five people can sit at a table: each has a colour and a sign that no other has. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import HintBar from "../src/shell/HintBar.svelte";
import ReviewMark from "../src/shell/ReviewMark.svelte";
import SeatMark from "../src/shell/SeatMark.svelte";

const SEATS = [0, 1, 2, 3, 4];
const OWN = SEATS.map((seat) => `var(--seat-${seat})`);

afterEach(cleanup);

const colors = (page: Element): string[] =>
  [...page.querySelectorAll<HTMLElement | SVGElement>("[style]")].map(({ style }) => style.getPropertyValue("--seat"));

test("each seat has a colour of its own, in a mark, in a bar and at a turning point", () => {
  expect(SEATS.flatMap((seat) => colors(render(SeatMark, { seat }).container))).toEqual(OWN);
  expect(SEATS.flatMap((seat) => colors(render(ReviewMark, { number: 1, kind: "luck", seat, current: false }).container))).toEqual(OWN);
  expect(colors(render(HintBar, { chances: SEATS.map(() => 0.2) }).container)).toEqual(OWN);
});

test("no two of these colours are the same", () => {
  const known = [...readFileSync("src/tokens.css", "utf8").matchAll(/--seat-\d: (.*);/g)].map(([, color]) => color);
  expect(new Set(known).size).toBe(SEATS.length);
});

test("each seat has a sign of its own", () => {
  const signs = SEATS.map((seat) => render(SeatMark, { seat }).container.querySelector("path")?.getAttribute("d"));
  expect(new Set(signs).size).toBe(SEATS.length);
});
