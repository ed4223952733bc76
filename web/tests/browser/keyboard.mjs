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
await page.keyboard.press("?");
await page.waitForSelector(".topics li");
await page.keyboard.type("elves");
await page.locator(".topics li", { hasText: "Elves" }).waitFor();
if ((await page.inputValue(".search input")) !== "elves") throw new Error("what is typed is not searched for");
if ((await page.locator(".topics li").count()) > 9) throw new Error("the search leaves everything in");
await leave(running);
