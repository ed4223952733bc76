// Levels: one is chosen and met; games lost and won against it move which one is suggested.
import { equal, ok } from "node:assert/strict";

import { browser, leave, SERVER, seatKind, settled, visitor } from "./visitors.mjs";

const [language = "en", size = "desktop"] = process.argv.slice(2);
const running = await browser();
const page = await visitor(running, { language, ...(size === "phone" ? { width: 390, height: 844 } : {}) });
const { levels } = await page.evaluate(async () => (await fetch("/api/about")).json());
const LOST = 6; // games after which anybody who only draws has lost two in a row
const suggested = () => page.getAttribute(".level:has(.suits)", "data-level");
const chosen = () => page.$eval('input[name="level"]:checked', (one) => one.value);

async function open() {
  await page.goto(`${SERVER}/#/levels`);
  await page.waitForSelector(".level");
}

/** Play the game the page is at to its end, deciding by asking a bot, or by nothing but drawing. */
async function play(adviser) {
  await page.waitForSelector(".dock");
  const id = /table\/([^/]+)/.exec(page.url())[1];
  await page.evaluate(
    async ({ id, adviser }) => {
      const call = async (path, body) => {
        const how = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
        const answer = await fetch(`/api/tables/${id}${path}`, body ? how : {});
        return answer.json();
      };
      const any = ({ game }) => {
        const { single, bands } = game.choices;
        const draw = single.find((one) => one.decision.type === "draw") ?? single.at(-1);
        const [card] = [...game.hand].sort((a, b) => Number(a === "skeleton") - Number(b === "skeleton"));
        if (game.choices.keeps !== null) return { type: "keep", cards: [] };
        return draw?.decision ?? (bands ? { type: "band", leader: card, cards: [card] } : { type: "pass" });
      };
      for (let seen = await call("?seat=0"); !seen.game.result; seen = await call("?seat=0")) {
        if (seen.game.view.seat_to_act === 0) {
          const decision = adviser ? (await call("/hints", { seat: 0, bot: adviser })).decision : any(seen);
          await call("/decisions", { seat: 0, asked: seen.game.asked, decision });
        } else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    { id, adviser },
  );
  while (!(await page.$(".ranking"))) {
    await page.waitForSelector(".ranking, .walk .acts .btn");
    const walk = await page.$(".walk .acts .btn:last-child");
    if (walk) await walk.click();
  }
  await page.waitForSelector(".rated");
  return page.$eval(".ranking li:first-child b", (name) => name.textContent);
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
for (let i = 0; i < levels.length; i++)
  await page.click(".steps button:first-child:not([disabled])", { timeout: 900 }).catch(() => 0);
equal(await chosen(), levels[0].name);
ok(await page.isDisabled(".steps button:first-child"), "nobody is easier than the first");

// lost twice at the level that suits: one step down
for (let lost = 0, games = 0; lost < 2 && (await suggested()) === levels[1].name; games++) {
  if (games === LOST) throw new Error("whoever only draws wins against the second level");
  await meet(levels[1].name);
  const winner = await play(null);
  const me = await page.$eval(".player.me h3", (name) => name.textContent);
  lost = winner === me ? 0 : lost + 1;
  await open();
}
equal(await suggested(), levels[0].name);

// won with a champion's advice: up again
for (let games = 0; (await suggested()) === levels[0].name; games++) {
  if (games === LOST) throw new Error("a champion's advice does not win against the first level");
  await meet(levels[0].name);
  await play("champion");
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
