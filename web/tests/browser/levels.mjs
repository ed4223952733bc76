// Levels: one is chosen and met; games lost and won against it move which one is suggested.
import { equal, ok } from "node:assert/strict";

import { act, browser, leave, SERVER, seatKind, settled, visitor } from "./visitors.mjs";

const [language = "en", size = "desktop"] = process.argv.slice(2);
const running = await browser();
const page = await visitor(running, { language, ...(size === "phone" ? { width: 390, height: 844 } : {}) });
const { levels } = await page.evaluate(async () => (await fetch("/api/about")).json());
const MANY = 30; // who is four levels stronger loses one game in eight
const suggested = () => page.getAttribute(".level:has(.suits)", "data-level");
const chosen = () => page.$eval('input[name="level"]:checked', (one) => one.value);

async function open() {
  await page.goto(`${SERVER}/#/levels`);
  await page.waitForSelector(".level");
}

/** To the end of the game, scoring by scoring; who won it. */
async function end() {
  while (!(await page.$(".ranking"))) {
    await page.waitForSelector(".ranking, .walk .acts .btn");
    const walk = page.locator(".walk .acts .btn:last-child");
    if (await walk.count()) await walk.click();
  }
  await page.waitForSelector(".rated");
  return page.$eval(".ranking li:first-child b", (name) => name.textContent);
}

/** A turn, and then it is given up; what was played can be reviewed all the same. */
async function lose() {
  await act(page, 1);
  if (size === "phone") await page.click(".tool.only-s");
  await page.locator(".talk .folks:visible").click();
  await page.click(".dialog .resign");
  await page.locator(".dialog section .btn.main").click();
  await page.waitForSelector(".dialog .rated");
  await page.waitForSelector('.dialog a[href^="#/review/"]');
  await page.goto(`${SERVER}/#/`);
  await page.waitForSelector('.tables a[href^="#/review/"]');
}

/** A turn, and the rest is left to the strong bot that plays for whoever is away. */
async function letPlay() {
  await act(page, 1);
  const id = /table\/([^/]+)/.exec(page.url())[1];
  await page.evaluate(async (id) => {
    const how = { method: "PUT", headers: { "content-type": "application/json" }, body: "{}" };
    const answer = await fetch(`/api/tables/${id}/seats/0/bot`, how);
    if (!answer.ok) throw new Error(await answer.text());
  }, id);
  return end();
}

async function meet(level) {
  await open();
  await page.locator(`.level[data-level="${level}"]`).click();
  await page.locator(".count .seg button").first().click();
  await page.click(".now .btn.main");
  await page.waitForSelector(`.player .shield.${level}`);
  const [, bot] = await page.$$eval(".player h3", (names) => names.map((name) => name.textContent));
  ok(!levels.some(({ name }) => bot.toLowerCase().includes(name)), `${bot} has a name of their own`);
}

// the second is suggested at first; a level is chosen by keys, by its neighbours, by itself
await open();
equal(await suggested(), levels[1].name);
await page.focus('input[name="level"]:checked');
await page.keyboard.press("ArrowRight");
equal(await chosen(), levels[2].name);
await page.click(".steps button:last-child");
equal(await chosen(), levels[3].name);
while (!(await page.isDisabled(".steps button:first-child"))) await page.click(".steps button:first-child");
equal(await chosen(), levels[0].name);

// lost at the level that suits: one step down
for (let games = 0; (await suggested()) === levels[1].name; games++) {
  if (games === MANY) throw new Error("however many games are lost, the same level is suggested");
  await meet(levels[1].name);
  await lose();
  await open();
}
equal(await suggested(), levels[0].name);
equal(await page.locator(`.level[data-level="${levels[1].name}"] .dots .won`).count(), 0);

// won against the first: up again
for (let games = 0; (await suggested()) === levels[0].name; games++) {
  if (games === MANY) throw new Error("however many games are won, the same level is suggested");
  await meet(levels[0].name);
  await letPlay();
  await open();
}
equal(await suggested(), levels[1].name);
ok(await page.locator(`.level[data-level="${levels[0].name}"] .dots .won`).count(), "the game won is remembered");

// the strongest with one click from the home page, at the size chosen
await page.goto(`${SERVER}/#/`);
const strongest = page.locator(".strongest button");
equal(await strongest.count(), 2);
await strongest.last().click();
await page.waitForSelector(`.player .shield.${levels.at(-1).name}`);

// a table of a level, a mix and a person: a lobby with a link; then without a person, which begins
await open();
await page.locator(".count .seg button").nth(2).click();
await seatKind(page, 0, levels[5].name);
await seatKind(page, 1, "mix");
await seatKind(page, 2, "person");
await settled(page);
await page.click(".seatthem > .btn");
await page.waitForSelector(".lobby");
equal(await page.locator(".lobby .level .shield").count(), 2);
await page.locator(".lobby .level select").first().selectOption(levels[6].name);
await page.waitForSelector(`.lobby .shield.${levels[6].name}`);
await page.locator(".lobby li").last().locator(".btn").first().click(); // a bot on the free seat
await page.click(".lobby .btn.main:not([disabled])");
await page.waitForSelector(".dock");
equal(await page.locator(".player .shield").count(), 3);
await leave(running);
