/**
 * Plays some moves of a table in a browser of any make, by touching what is lit. The browser is spoken to with WebDriver BiDi,
 * which Firefox knows by itself. Arguments: the browser's kind and its path, the server's address, what is kept of the table as
 * JSON, how many moves. Prints what was seen as JSON.
 */
import puppeteer from "puppeteer-core";

const [kind, executablePath, url = "", kept = "", moves] = process.argv.slice(2);
const browser = kind === "firefox" ? "firefox" : "chrome";
const table = JSON.parse(kept);
const CAN = "[data-lit], [data-unplaced]";
const [FULL, QUIET] = ["--no-sandbox", "--disable-gpu"];

const opened = await puppeteer.launch({
  browser,
  executablePath,
  headless: true,
  protocol: "webDriverBiDi",
  timeout: 0,
  protocolTimeout: 0,
  args: browser === "chrome" ? [FULL, QUIET] : [],
});
/** @type {{ pieces: number, buttons: number, problems: string[], end: boolean, log: number, prompt: string }} */
const seen = { pieces: 0, buttons: 0, problems: [], end: false, log: 0, prompt: "" };
try {
  const page = await opened.newPage();
  page.setDefaultTimeout(0);
  page.on("pageerror", (error) => seen.problems.push(String(error)));
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(url);
  await page.waitForSelector("h1");
  // Firefox calls what is cut off while it is on its way through the service worker an error of the page.
  await page.waitForNetworkIdle();
  await page.evaluate((known) => localStorage.setItem("benben:tables", JSON.stringify([known])), table);
  await page.goto(`${url}/table/${table.id}`);
  for (let move = 0; move < Number(moves); move++) {
    await page.waitForSelector(`${CAN}, dialog[open] tfoot`);
    if (await page.$("dialog[open] tfoot")) {
      seen.end = true;
      break;
    }
    const touched = await page.evaluate((can, move) => {
      const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(can)]);
      const piece = all[move % all.length];
      if (!piece) return null; // the turn has just passed
      piece.click();
      return piece.matches("[data-lit]") ? "pieces" : "buttons";
    }, CAN, move);
    if (touched) seen[touched]++;
    const asked = await page.$("ul.panel > li > button");
    if (asked) await asked.click();
    await page.waitForFunction(() => document.querySelector("main")?.ariaBusy !== "true");
  }
  seen.log = (await page.$$("section.log li")).length;
  seen.prompt = await page.$eval("#prompt", (heading) => heading.textContent?.trim() ?? "");
} finally {
  await opened.close();
}
console.log(JSON.stringify(seen));
