// A newcomer with nothing set: from the home page to the end of a two-player game against a bot, by clicks alone,
// with every hint of a first game shown, and everything moving unless "still" is said.
import { act, asked, browser, leave, seatKind, visitor } from "./visitors.mjs";

const [size, theme, pace] = process.argv.slice(2);
const running = await browser();
const page = await visitor(running, {
  ...(size === "phone" ? { width: 390, height: 844 } : {}),
  theme,
  motion: pace === "still" ? "reduce" : "no-preference",
  settings: null,
});
if ((await page.evaluate(() => document.documentElement.dataset.theme)) !== theme) throw new Error(`not ${theme}`);
await page.click('a[href="#/new"]');
await page.click(".form .seg button:nth-child(1)");
await seatKind(page, 1, "wanderer");
await page.click(".form .btn.main");
await page.waitForSelector(".dock");
await page.evaluate(() => {
  globalThis.flown = 0;
  const watch = new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes]))
      if (one.matches?.(".flight")) globalThis.flown += 1;
  });
  watch.observe(document.body, { childList: true, subtree: true });
});
await page.click(".top [aria-haspopup]");
await page.getByRole("button", { name: "Quick" }).click();
await page.keyboard.press("Escape");

const hints = new Set();
for (let count = 1, deed = ""; deed !== "over"; count++) {
  await asked(page);
  const scoring = page.locator(".walk .first");
  if (await scoring.isVisible()) {
    hints.add((await scoring.textContent()).trim());
    await scoring.locator(".btn.link").click();
  }
  const hint = page.locator(".firsttip");
  if (await hint.isVisible()) {
    hints.add(await hint.locator("p").textContent());
    await hint.locator(".btn.quiet").click();
  }
  deed = await act(page, count);
  if (count === 900) throw new Error("the game does not end");
}
for (const wanted of [/^The goal is Glory/, /^Build bands/, /^Your first marker/, /^A Dragon!/, /^An age is scored/])
  if (![...hints].some((text) => wanted.test(text))) throw new Error(`a first game has no tip ${wanted}`);
const flown = await page.evaluate(() => globalThis.flown);
if (pace !== "still" && flown < 60) throw new Error(`${flown} things flew in a whole game`);
await page.waitForSelector(".ranking li");
if ((await page.locator(".ranking li").count()) !== 2) throw new Error("two players are ranked");
await page.click(".fairness summary");
const proved = await page.locator(".fairness:not(.lie) li:not(.failed):not(.unknown)").count();
if (proved !== 5) throw new Error(`${proved} checks of the deals hold, not five`);
await page.click(".dialog button.quiet");
await page.waitForSelector('.reel input:not([max="0"])');
await page.locator(".reel input").fill("30");
await page.waitForFunction(() => document.querySelector(".reel p")?.textContent.length > 5);
await leave(running);
