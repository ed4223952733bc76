// One tribe's power through the page: its band is built by clicks, and every question it asks is answered.
import { readFileSync } from "node:fs";

import { browser, content, position, visitor } from "./kit.mjs";

const tribe = process.argv[2];
const [{ record, decisions, players }] = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const running = await browser();
const page = await visitor(running);
await position(page, record, decisions, players);
await page.waitForSelector(".dock:not(.flat)");
const own = page.locator(`.cards .card[data-card^="${tribe}-"]`);
for (let i = 0; i < (await own.count()); i++) {
  if ((await own.nth(i).getAttribute("aria-disabled")) !== "true")
    await own.nth(i).click({ position: { x: 8, y: 24 } });
}
await page.waitForSelector(".preview dl");
const log = (await page.getAttribute("main.table", "data-newest")) ?? "";
await page.click(".acts .btn.main:not([disabled])");
await page.waitForFunction((old) => document.querySelector("main.table")?.dataset.newest !== old, log);
for (let count = 0; count < 12; count++) {
  await page.waitForTimeout(250);
  if (await page.$(".curtain, .walk, .ranking")) break;
  const answer = (await page.$(".answers .btn")) ?? (await page.$(".acts .btn.main:not([disabled])"));
  if (answer) await answer.click();
}
const told = await page.$$eval(
  ".log li",
  (lines, old) => {
    const since = lines.filter((line) => parseInt(line.dataset.key) > parseInt(old));
    return since.map((line) => line.textContent).join("\n");
  },
  log,
);
if ((await page.locator(".log li").count()) < Math.min(decisions / 2, 100)) throw new Error("the record is not told");
if (!told.includes("plays a band")) throw new Error(`no band of ${tribe} in the log:\n${told.slice(0, 400)}`);
content(page);
await running.close();
