// Every term that stands as a label at the table explains itself: on hover, on focus, on a long press.
import { readFileSync } from "node:fs";

import { browser, leave, position, visitor } from "./visitors.mjs";

const [{ record, decisions, players }] = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const HOVERED = {
  ".ages .term": "Age:",
  ".glory": "Glory:",
  ".horde": "Horde:",
  ".player .band": " Glory. One more: ",
  '.tag:has-text("Trolls")': "Troll token:",
  ".plate h3 .term": "Kingdom:",
  ".coins": "Glory token:",
  ".tray": "Control marker:",
  ".merfolk ol": "Merfolk board:",
  ".deck": "Deck:",
  ".dragons .term": "Dragon:",
  ".trolls li": "Troll token:",
  ".tribes h2 .term": "Tribe:",
  ".sugg .term": "Band (of Allies):",
  ".pvhead h2 .term": "Band (of Allies):",
  ".lbl .term": "Leader:",
  ".preview [data-term=marker]": "Control marker:",
  ".preview [data-term=glory]": "Glory:",
  ".preview [data-term=row]": "Row:",
};
const FOCUSED = ["age", "kingdom", "merfolk-board", "dragon", "tribe", "band", "leader", "marker", "glory", "row"];
const running = await browser();

async function told(page, meaning, where) {
  await page
    .waitForFunction((wanted) => document.querySelector(".tip")?.textContent.includes(wanted), meaning)
    .catch(async () => {
      throw new Error(`${where}: “${await page.evaluate(() => document.querySelector(".tip")?.textContent)}”`);
    });
}

const mouse = await visitor(running);
await position(mouse, record, decisions, players);
await mouse.click(".pill");
await mouse.waitForSelector(".preview dl");
for (const [selector, meaning] of Object.entries(HOVERED)) {
  await mouse.mouse.move(2, 2);
  await mouse.locator(selector).first().hover({ force: true });
  await told(mouse, meaning, `hover over ${selector}`);
}
const left = new Set(FOCUSED);
await mouse.mouse.move(2, 2);
await mouse.locator(".brand").focus();
for (let i = 0; i < 120 && left.size > 0; i++) {
  await mouse.keyboard.press("Tab");
  const name = await mouse.evaluate(() => document.activeElement.dataset.term ?? "");
  if (!left.delete(name)) continue;
  await mouse.waitForSelector(".tip");
  const described = await mouse.evaluate(() => document.activeElement.getAttribute("aria-describedby"));
  if (described !== "tip") throw new Error(`${name} is not described by what is shown`);
}
if (left.size > 0) throw new Error(`the keyboard does not reach ${[...left].join(", ")}`);

const touch = await visitor(running, { width: 390, height: 844 });
await position(touch, record, decisions, players);
const ages = await touch.$eval(".ages .now", (age) => age.scrollHeight - age.clientHeight);
if (ages > 2) throw new Error("the numeral of the age does not stand in its disc");
for (const selector of [".coins", ".dragons .term", ".tribes h2 .term"]) {
  if (selector.startsWith(".tribes")) await touch.click(".top .tool.only-s");
  const place = touch.locator(`${selector}:visible`).first();
  await place.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await told(touch, HOVERED[selector], `long press on ${selector}`);
  if (!selector.startsWith(".tribes")) await place.dispatchEvent("pointercancel", { pointerType: "touch" });
}
const raised = await touch.evaluate(() => document.querySelector(".tip").matches(":popover-open"));
if (!raised) throw new Error("the explanation lies under the dialog");
await leave(running);
