// Puzzles, one after the other: every other one solved, the rest failed; the day's, the hint, the next, playing on.
import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";

import { browser, leave, SERVER, settled, visitor } from "./visitors.mjs";

const [language = "en", size = "desktop"] = process.argv.slice(2);
const { puzzles, today } = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const running = await browser();
const page = await visitor(running, { language, ...(size === "phone" ? { width: 390, height: 844 } : {}) });
const FIRST = 1200; // the rating of whoever has tried none
const edge = { position: { x: 8, y: 24 } };
const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("ethnos-puzzles")));

/** By its key, or by its number as links used to. */
async function open(number, name = number) {
  await page.goto(`${SERVER}/#/puzzles/${name}`);
  await page.waitForFunction(
    (number) =>
      document.querySelector("main.puzzle:not(.answered) .number")?.textContent.replace(/\D+/g, "") === number,
    `${number}`,
  );
  await page.waitForSelector(".dock:not(.flat)");
}

/** Pick these cards of the hand, each once though there may be several alike. */
async function pick(cards) {
  for (const card of cards) await page.locator(`.cards .card[data-card="${card}"]:not(.pick)`).first().click(edge);
}

async function lead(leader) {
  const choices = page.locator(".leaders button");
  await page.waitForSelector(".preview dl, .preview .still");
  for (let i = 0; i < (await choices.count()); i++) {
    await choices.nth(i).click();
    if (await page.$(`.cards .card.pick[data-card="${leader}"] .crown`)) return;
  }
}

/** Decide on the table, where it is always decided. */
async function decide(decision) {
  switch (decision.type) {
    case "draw":
    case "conjure":
      return page.click(".deck", edge);
    case "take":
      return page.locator(`[data-spot="row-${decision.card}"]`).first().click(edge);
    case "band":
      await pick(decision.cards);
      if (decision.leader) await lead(decision.leader);
      return page.click(".dock .acts .btn.main:not([disabled])");
    case "keep":
      await pick(decision.cards);
      return page.click(".dock .acts .btn.main:not([disabled])");
    case "marker":
      return page.click(`.plate.k-${decision.kingdom} .choose`);
    default: {
      const place = await page.evaluate(async (decision) => {
        const name = /puzzles\/(\w+)/.exec(location.hash)[1];
        const { snapshot } = await (await fetch(`/api/puzzles/${name}`)).json();
        const no = (one) => Number(one.decision.type === "decline");
        const offered = snapshot.game.choices.single.sort((a, b) => no(a) - no(b));
        return offered.findIndex((one) => JSON.stringify(one.decision) === JSON.stringify(decision));
      }, decision);
      return page.locator(".answers .btn").nth(place).click();
    }
  }
}

for (const [i, { key, number, solution, other }] of puzzles.entries()) {
  await open(number, key);
  const before = await kept();
  const right = i % 2 === 0;
  await decide(right ? solution : other);
  await page.waitForSelector(".verdict");
  equal(await page.locator(".verdict.right").count(), right ? 1 : 0, `${number} is ${right ? "found" : "missed"}`);
  equal(await page.locator(".cards .card.pick").count(), solution.cards?.length ?? 0, "the best lies on the table");
  equal(await page.locator(".cards .crown").count(), solution.leader ? 1 : 0, "and only a band has a leader");
  const after = await kept();
  equal(after.answered[key], right);
  equal(after.row, right ? (before?.row ?? 0) + 1 : 0);
  const moved = after.rating - (before?.rating ?? FIRST); // a sure thing moves nothing
  ok(right ? moved >= 0 : moved <= 0, `the rating moves by ${moved}`);
  deepEqual(
    await page.locator(".own em").allTextContents(),
    moved === 0 ? [] : [`${right ? "+" : "−"}${Math.abs(moved)}`],
  );
  ok((await page.locator(".cands li").count()) >= 2, "the likeliest decisions are told");
  ok(await page.isVisible(".theme"), "and the theme");
  await page.locator(".cands button").last().click();
  equal(await page.locator(".cands button").last().getAttribute("aria-pressed"), "true");
}

// a puzzle tried again counts no more
const [{ number, solution }] = puzzles;
await open(number);
const before = await kept();
await decide(solution);
await page.waitForSelector(".verdict");
equal(await page.locator(".own em").count(), 0);
equal((await kept()).rating, before.rating);
notEqual(before.rating, FIRST);

// playing on lays a table from here, with bots of the level that suits
await settled(page);
await page.click(".deeds .quiet");
await page.waitForSelector(".page-table:not(.page-puzzle) .board");
ok((await page.locator(".player .shield").count()) > 0, "bots sit at the other seats");

// a page that stays open over midnight offers the new day's puzzle beside whichever comes next
const late = await visitor(running, { language });
await late.clock.setFixedTime("2026-01-31T23:59:00Z");
let past = true; // a route that ends while others are asked for something may keep that from them for good
const stale = async (route) => {
  const list = await (await route.fetch()).json();
  await route.fulfill({ json: past ? { ...list, day: "2026-01-31", today: puzzles[0].key } : list });
  past = false;
};
await late.route("**/api/puzzles", stale);
await late.goto(`${SERVER}/#/puzzles/${puzzles[1].key}`);
await late.waitForSelector(".daily");
equal(await late.textContent(".daily .date"), "31");
const { day } = await page.evaluate(async () => (await fetch("/api/puzzles")).json());
await late.clock.setFixedTime(`${day}T00:01:00Z`);
await late.goto(`${SERVER}/#/puzzles/${puzzles[2].key}`);
await late.waitForSelector(`.daily[href$="${today.key}"]`);
equal(await late.textContent(".daily .date"), `${Number(day.slice(-2))}`);
await late.close();

// the day's puzzle comes first; the theme is a hint; skipping leads to another and keeps nothing
const shown = async () => (await page.textContent(".task .number")).replace(/\D+/g, "");
const another = (old) =>
  page.waitForFunction(
    (old) => (document.querySelector(".task .number")?.textContent.replace(/\D+/g, "") ?? old) !== old,
    old,
  );
await page.goto(`${SERVER}/#/puzzles`);
await page.waitForSelector("main.puzzle:not(.answered) .task");
equal(await shown(), `${today.number}`);
equal(await page.locator(".theme").count(), 0);
await page.click(".deeds .link");
await page.waitForSelector(".theme");
const answered = Object.keys((await kept()).answered).length;
await page.locator(".deeds .quiet").click();
await another(`${today.number}`);
equal(await page.evaluate(() => scrollY), 0, "the next one begins at its top");
equal(Object.keys((await kept()).answered).length, answered);

// whoever trains a theme gets the next ones of it
const theme = page.locator(".task select");
await theme.selectOption("marker");
for (let i = 0; i < 3; i++) {
  const old = await shown();
  await page.locator(".deeds .quiet").click();
  await another(old);
  const about = await page.evaluate(async () => {
    const { puzzles } = await (await fetch("/api/puzzles")).json();
    return puzzles.find((one) => location.hash.endsWith(one.key)).theme;
  });
  equal(about, "marker");
}
equal((await kept()).theme, "marker");
await theme.selectOption("");

// found, it stands in the strip of days, and the next visit begins with another
equal(await page.locator(".week li").count(), 0, "another puzzle is not that of the day");
const beside = await shown();
await page.locator("a.daily").click();
await another(beside);
equal(await page.locator(".week li").count(), 7);
await page.waitForSelector(".dock:not(.flat)");
await decide(today.solution);
await page.waitForSelector(".verdict.right");
equal(await page.locator(".week .today.found").count(), 1);
equal(await page.textContent(".streak > b"), "1");
await page.goto(SERVER);
await page.waitForSelector(".home");
await page.goto(`${SERVER}/#/puzzles`);
await page.waitForSelector("main.puzzle:not(.answered) .task");
notEqual(await shown(), `${today.number}`);
await leave(running);
