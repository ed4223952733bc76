// Reload in the middle, and the server gone and back: the page says so, comes back, loses nothing.
import { act, browser, leave, SERVER, visitor } from "./visitors.mjs";

const running = await browser();
const page = await visitor(running, {
  expected: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection to/,
});
await page.click(".btn.big");
for (let i = 1; i < 6; i++) await act(page, i);
const log = await page.locator(".log li").count();
await page.reload();
await page.waitForSelector(".log li");
await page.waitForFunction((count) => document.querySelectorAll(".log li").length >= count, log);
process.stdout.write("ready\n"); // the one who started this takes the server away now
await page.waitForSelector(".strip");
process.stdout.write("lost\n"); // and brings it back
await page.waitForSelector(".strip", { state: "detached" });
for (let i = 1, deed = ""; process.env.ETHNOS_FULL ? deed !== "over" : i < 4; i++) deed = await act(page, i);
await page.goto(SERVER);
await page.waitForSelector(".page-home .tables .mk");
await leave(running);
