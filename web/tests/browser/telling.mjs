// What happened is told: Merfolk hop space by space, dragons land with weight, Glory flies to the panels; or stands still.
import { readFileSync } from "node:fs";

import { browser, leave, position, visitor } from "./visitors.mjs";

const moments = Object.fromEntries(
  JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8")).map((one) => [one.name, one]),
);
const running = await browser();

/** A page at a moment; everything that flies there is written down with its way. */
async function watcher(name, motion) {
  const page = await visitor(running, { motion, settings: { speed: 1, tips: false } });
  const { record, decisions, players } = moments[name];
  const { seat } = await position(page, record, decisions, players);
  await page.waitForSelector(".dock:not(.flat)");
  await page.evaluate(() => {
    globalThis.seen = [];
    new MutationObserver((changes) => {
      for (const one of changes.flatMap((change) => [...change.addedNodes])) {
        if (!one.classList?.contains("flight")) continue;
        requestAnimationFrame(() => {
          const [animation] = one.getAnimations();
          globalThis.seen.push({
            kind: one.firstElementChild.className,
            text: one.textContent.trim(),
            stops: animation?.effect.getKeyframes().length ?? 0,
            hushed: document.querySelector(".hush") !== null,
            row: getComputedStyle(document.querySelector(".rowbox")).animationName,
          });
        });
      }
    }).observe(document.querySelector(".flights"), { childList: true });
  });
  return { page, seat, seen: () => page.evaluate(() => globalThis.seen) };
}

const sums = (page) => page.$$eval(".player .glory b", (all) => all.map((one) => Number(one.lastChild.textContent)));
const fail = (text, seen) => {
  throw new Error(`${text}: ${JSON.stringify(seen)}`);
};

const swim = await watcher("swim", "no-preference");
const cards = swim.page.locator(".cards .card");
const edge = { position: { x: 8, y: 24 } };
await swim.page.locator('.cards .card[data-card^="merfolk-"]').first().click(edge);
for (let i = 0; i < (await cards.count()); i++) {
  const [dim, picked] = [
    await cards.nth(i).getAttribute("aria-disabled"),
    await cards.nth(i).getAttribute("aria-pressed"),
  ];
  if (dim === "false" && picked === "false") await cards.nth(i).click(edge);
}
const size = await swim.page.locator(".cards .card.pick").count();
if (size < 2) fail("a band is picked", size);
await swim.page.waitForSelector(".preview dl");
await swim.page.locator(".leaders button", { hasText: "Merfolk" }).click();
await swim.page.waitForSelector(".swimmer .ghost");
await swim.page.click(".acts .btn.main:not([disabled])");
await swim.page.waitForFunction(() => globalThis.seen.some((one) => one.kind.includes("swimmer")));
const hopped = (await swim.seen()).find((one) => one.kind.includes("swimmer"));
if (hopped.stops !== 2 * size + 1) fail(`a band of ${size} touches as many spaces`, hopped);

const dragon = await watcher("dragon", "no-preference");
await dragon.page.click(".deck");
await dragon.page.waitForFunction(() => globalThis.seen.some((one) => one.kind.includes("dr on")));
const landed = (await dragon.seen()).find((one) => one.kind.includes("dr on"));
if (!landed.hushed || !landed.row.includes("thud")) fail("a dragon has weight", landed);

for (const motion of ["no-preference", "reduce"]) {
  const { page, seen } = await watcher("scoring", motion);
  const before = await sums(page);
  await page.evaluate(() => {
    new MutationObserver((_, watching) => {
      if (!document.querySelector(".walk")) return;
      watching.disconnect(); // in the page itself: from outside it may be some seconds later
      const glory = [...document.querySelectorAll(".player .glory b")];
      globalThis.first = glory.map((one) => Number(one.lastChild.textContent));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.click(".deck");
  await page.waitForSelector(".walk");
  const first = await page.evaluate(() => globalThis.first);
  if (motion === "reduce") {
    await page.click(".walk .acts .btn:last-child");
  } else {
    if (first.some((glory, seat) => glory !== before[seat]))
      fail("Glory is counted before it is told", [before, first]);
    await page.waitForFunction(() => globalThis.seen.some((one) => one.kind.includes("gain")));
    await page.waitForSelector(".walk .btn.main");
  }
  const end = await page.$$eval(".walk tfoot td", (all) => all.map((one) => Number(one.textContent)));
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(".player .glory b")].map((one) => one.lastChild.textContent).join() === wanted,
    end.join(),
  );
  const flown = await seen();
  if (motion === "reduce" && flown.length > 0) fail("nothing moves for those who want it so", flown);
  const paid = flown.filter((one) => one.kind.includes("gain")).reduce((sum, one) => sum + Number(one.text), 0);
  const won = end.reduce((sum, glory, seat) => sum + glory - before[seat], 0);
  if (motion !== "reduce" && paid !== won) fail(`${won} Glory is won, ${paid} flew`, flown);
  await page.click(".walk .btn.main");
}
await leave(running);
