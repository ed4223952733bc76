// A newcomer: from the home page to the end of a two-player game against a bot, by clicks alone.
import { browser, content, playUntil, visitor } from "./kit.mjs";

const size = process.argv[2] === "phone" ? { width: 390, height: 844 } : {};
const running = await browser();
const page = await visitor(running, size);
await page.click('a[href="#/new"]');
await page.click(".form .seg button:nth-child(1)");
const seats = page.locator(".form .lobbyseats select");
await seats.nth(1).selectOption("novice");
await page.click(".form .btn.main");
await page.waitForSelector(".dock");
await playUntil(page, () => false);
await page.waitForSelector(".ranking li");
if ((await page.locator(".ranking li").count()) !== 2) throw new Error("two players are ranked");
await page.click(".fairness summary");
const proved = await page.locator(".fairness:not(.lie) li:not(.failed):not(.unknown)").count();
if (proved !== 5) throw new Error(`${proved} checks of the deals hold, not five`);
await page.click(".dialog button.quiet");
await page.waitForSelector(".reel input");
await page.locator(".reel input").fill("30");
await page.waitForFunction(() => document.querySelector(".reel p")?.textContent.length > 5);
content(page);
await running.close();
