// Every follow-up is answered at the place where it happens, by the arrow keys alone, and by a click there.
import { readFileSync } from "node:fs";

import { answered, browser, leave, position, visitor } from "./visitors.mjs";

const moments = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const PLACE = {
  marker: ".plate .choose",
  merfolk: ".plate .choose",
  troll: ".trolls .choose",
  horde: ".player.me .horde + .choose",
  raid: ".player.me .horde + .choose",
  wizard: ".deck.target",
};
const running = await browser();
const page = await visitor(running);
const focused = (selector) => page.evaluate((wanted) => document.activeElement.matches(wanted), selector);
const label = () => page.evaluate(() => document.activeElement.ariaLabel);

/** What happens is told, and the question is gone. */
async function told(question, deed) {
  await answered(page, deed).catch(() => {
    throw new Error(`${question}: nothing came of it`);
  });
}

for (const { question, record, decisions, players } of moments) {
  const place = PLACE[question];
  const arrive = () => position(page, record, decisions, players);
  await arrive();
  if (place) {
    await page.waitForSelector(place);
    await page.keyboard.press("ArrowRight");
    if (!(await focused(place))) throw new Error(`${question}: the arrows do not lead there`);
    await told(question, () => page.keyboard.press("Enter"));
    await arrive();
    await page.waitForSelector(place);
    await told(question, () => page.locator(place).first().click());
  } else {
    // Elves keep cards of the hand, Centaurs lead another band out of it: arrows go from card to card.
    await page.waitForSelector(".dock:not(.flat) .cards .card");
    await page.locator(".cards .card").first().focus();
    const first = await page.evaluate(() => document.activeElement.getBoundingClientRect().left);
    await page.keyboard.press("ArrowRight");
    const next = await page.evaluate(() => document.activeElement.getBoundingClientRect().left);
    if (!(next > first) || !(await focused(".cards .card"))) throw new Error(`${question}: no way along the hand`);
    await page.keyboard.press("Enter");
    await told(question, () => page.click(".acts .btn.main:not([disabled])"));
  }
  if (question === "marker") {
    await arrive();
    await page.waitForSelector(place);
    const seen = [];
    for (const key of ["Down", "Up", "Right", "Right", "Down", "Left"]) {
      await page.keyboard.press(`Arrow${key}`);
      seen.push((await label()).split(" ").at(-1));
    }
    const way = "Rhea Ithys Duris Pelagon Straton Althea";
    if (seen.join(" ") !== way) throw new Error(`the arrows went ${seen.join(" ")}, not ${way}`);
  }
}
await leave(running);
