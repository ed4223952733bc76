// A game ends, its review is opened, a decision is tried again, a study is shared with somebody else's browser.
import { readFileSync } from "node:fs";

import { browser, call, leave, position, SERVER, visitor } from "./visitors.mjs";

const { record, decisions, players } = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const [language = "en", device = "desktop"] = process.argv.slice(2);
const size = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }[device];
const want = (truth, what) => {
  if (!truth) throw new Error(what);
};

const running = await browser();
const busy = { expected: /503/ }; // the archon may have too much else to do
const page = await visitor(running, { ...size, language, ...busy });

/** Until the archon has weighed what is shown; where it had no time for it, it is asked once more. */
async function weighed() {
  const again = page.locator(".engine [role=alert] + .btn");
  for (;;) {
    await page.locator(".cand").or(again).first().waitFor();
    if ((await page.locator(".cand").count()) > 0) return;
    await again.click();
  }
}

// the last decision is made by a click, and the end leads to the review
await position(page, record, decisions, players);
await page.click(".answers .btn, .deck");
await page.waitForSelector(".walk .acts .btn:last-child");
await page.click(".walk .acts .btn:last-child");
await page.click(".walk .btn.main");
await page.waitForSelector(".ranking");
await page.click('.dialog a[href^="#/review/"]');
await page.waitForSelector("main.review .pos .board");
const lines = await page.locator(".curve .core").count();
want(lines === players, `${lines} lines for ${players} players`);

// every decision of a seat has its grade, and arrows go through them
const first = await page.getAttribute("main.review", "data-at");
const moved = (before) =>
  page.waitForFunction((old) => document.querySelector("main.review").dataset.at !== old, before);
await page.evaluate(() => document.activeElement?.blur());
const list = await page.locator("button.dec").count();
want(list > 0, "no decisions are listed");
if (list > 1) {
  const last = await page.locator("button.dec").last().getAttribute("aria-current");
  await page.keyboard.press(last ? "ArrowLeft" : "ArrowRight");
  await moved(first);
}
await page.locator(".seat select").selectOption({ index: 1 });
await page.waitForSelector("main.review .pos .board");

// a decision that could have been better is shown on the table; any can be tried again, and the table leads back to it
const listed = page.locator("button.dec").last();
if ((await listed.getAttribute("aria-current")) !== "true") {
  const shown = await page.getAttribute("main.review", "data-at");
  await listed.click();
  await moved(shown);
}
const moment = Number(await page.getAttribute("main.review", "data-at"));
await page.waitForSelector("main.review .pos .board");
const improved = await page.$(".better .acts .quiet");
if (improved) {
  await improved.click();
  await page.waitForSelector(".pos .told");
}
await page.click(".better .acts .btn.main");
await page.waitForSelector("main.table .dock");
want(page.url().includes("#/table/"), "no table to try it at");
await page.reload();
await page.click('.top a[href^="#/review/"]');
await page.waitForSelector(`main.review[data-at="${moment}"] .pos .board`);
want((await page.inputValue(".seat select")) === "1", "the review is of another seat");

// the moment can be shared
const linkShown = async () => {
  await page.waitForSelector(".dialog .linkline input");
  const link = await page.inputValue(".dialog .linkline input");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".dialog", { state: "detached" });
  return `${SERVER}/${link.slice(link.indexOf("#"))}`;
};
await page.click('.top a[href^="#/study/"] + button');
const toMoment = await linkShown();

// the same game as a study: another decision, a note, a link
await page.click('.top a[href^="#/study/"]');
await page.waitForSelector("main.study .treebox");
const before = await page.getAttribute("main.study", "data-newest");
await weighed();
const offered = await page.locator(".cand").count();
await page
  .locator(".cand")
  .nth(offered - 1)
  .click();
await page.waitForFunction((old) => document.querySelector("main.study").dataset.newest !== old, before);
await page.locator("textarea").fill("What if?");
const twigs = await page.locator(".twig").count();
await page.click(".notes .acts .quiet");
const toBeside = await linkShown();
await page.locator(".twig").nth(1).click();
await page.waitForSelector('main.study[data-newest="0"]');
await page.click(".notes .acts .quiet");
const toGame = await linkShown();

// somebody else opens it at the place it was shared from, with its note, and finds every line
const other = await visitor(running, { ...size, language, ...busy });
const opens = async (link, place) => {
  await other.goto(`${SERVER}/#/`);
  await other.waitForSelector(".home");
  await other.goto(link);
  await other.waitForSelector(`main.study${place}`);
};
const NOTED = ':has(.twig:has(.ui)[aria-current="true"])';
await opens(toBeside, NOTED);
want((await other.locator(".twig").count()) === twigs, "the lines are not all there");
want((await other.locator(".treebox .twig .ui").count()) === 1, "the note is not there");
want((await other.inputValue("textarea")) === "What if?", "the note is not to be read");

// or along the game
await opens(toGame, '[data-newest="0"]');

// or the review itself, as it was shown
await other.goto(toMoment);
await other.waitForSelector(`main.review[data-at="${moment}"] .pos .board`);
want((await other.inputValue(".seat select")) === "1", "the review is of another seat");

// and plays on from where it branches, against bots
await opens(toBeside, NOTED);
if (await other.locator(".notes .acts .on").isEnabled()) {
  await other.click(".notes .acts .on");
  await other.waitForSelector("main.table .dock, .ranking");
  want(await other.locator('.top a[href^="#/study/"]').count(), "no way back to the study");
}

// a review of a game that runs is refused
const { said: table, cookie } = await call("/tables", {
  seats: Array.from({ length: 2 }, (_, seat) => ({ type: "you", name: `P${seat}` })),
  start: true,
});
const refused = await call(`/tables/${table.id}/review`, null, "POST", cookie).then(
  () => false,
  () => true,
);
want(refused, "a running game was reviewed");
await leave(running);
