// An age, or a game, by the keyboard alone.
import { answered, asked, browser, enough, leave, visitor } from "./visitors.mjs";

const running = await browser();
const page = await visitor(running);

/** Tab until something is focused that a selector matches, and press it. */
async function reach(selector) {
  for (let i = 0; i < 90; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** The sheet of an age: to its end, and on. */
async function walk() {
  if (await page.$(".walk .acts .quiet")) await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".walk .btn.main"));
  await page.keyboard.press("Enter");
  await page.waitForSelector(".walk", { state: "detached" });
}

async function decide() {
  const hand = await page.$$eval(".cards .card", (cards) => cards.length);
  if (await page.$(".answers .btn")) await reach(".answers .btn");
  else if (await page.$(".acts .btn.main:not([disabled])")) await reach(".acts .btn.main");
  else if (hand >= 5) {
    await reach(".pill");
    await page.waitForSelector(".preview dl");
    await reach(".acts .btn.main");
  } else await reach(".deck");
}

await reach(".btn.big");
await page.waitForSelector(".dock");
for (let count = 1; !(await enough(page)); count++) {
  if (count === 900) throw new Error("the game does not get there");
  await asked(page);
  if (await page.$(".ranking")) break;
  if (await page.$(".walk")) await walk();
  else await answered(page, decide);
}
if (await page.$(".ranking")) await page.keyboard.press("Escape");

/** From the newest reason of the log to the one below it, and what the rules say of that line. */
async function reasons() {
  const focused = () => page.evaluate(() => document.activeElement?.closest(".log li")?.dataset.key ?? null);
  for (let i = 0; (await focused()) === null; i++) {
    if (i === 90) throw new Error("the keyboard does not reach the reasons of the log");
    await page.keyboard.press("Tab");
  }
  const newest = await focused();
  await page.keyboard.press("ArrowDown");
  if ((await focused()) === newest) throw new Error("the arrow keys do not lead from reason to reason");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".dialog .prose");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".dialog", { state: "detached" });
}
if (await page.$(".walk")) await walk();
await page.waitForSelector(".log li:nth-child(2) .why");
await reasons();
await page.keyboard.press("?");
await page.waitForSelector(".topics li");
await page.keyboard.type("elves");
await page.locator(".topics li", { hasText: "Elves" }).waitFor();
if ((await page.inputValue(".search input")) !== "elves") throw new Error("what is typed is not searched for");
if ((await page.locator(".topics li").count()) > 9) throw new Error("the search leaves everything in");
await leave(running);
