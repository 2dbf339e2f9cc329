/**
 * Opens pages with engines in Firefox and answers questions about them: a line of JSON in, a line of JSON out. Argument: the
 * browser's path. A line is `{"site", "manifest"}` and opens a page, whose number is the answer; or `{"page", "question"}`.
 */
import { createInterface } from "node:readline";

import puppeteer from "puppeteer-core";

const [executablePath] = process.argv.slice(2);
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  headless: true,
  protocol: "webDriverBiDi",
  timeout: 0,
  protocolTimeout: 0,
});

/**
 * A page that has loaded an engine by its address.
 * @param {string} site
 * @param {string} manifest
 */
async function opened(site, manifest) {
  const page = await browser.newPage();
  await page.goto(`${site}/page.html`);
  await page.evaluate(async (manifest) => {
    const [library, answers] = ["/web/engine/src/index.ts", "/tests/web/answers.ts"];
    const [{ Engine }, { answer }] = [await import(library), await import(answers)];
    const engine = await Engine.load(manifest);
    Object.assign(globalThis, { ask: (/** @type {string} */ question) => JSON.stringify(answer(engine, JSON.parse(question))) });
  }, manifest);
  return page;
}

/** @type {import("puppeteer-core").Page[]} */
const pages = [];
try {
  for await (const line of createInterface({ input: process.stdin })) {
    const { site, manifest, page, question } = JSON.parse(line);
    if (site) console.log(pages.push(await opened(site, manifest)) - 1);
    else console.log(await pages[page]?.evaluate(`ask(${JSON.stringify(JSON.stringify(question))})`));
  }
} finally {
  await browser.close();
}
