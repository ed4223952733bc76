// Every page and every state of the table, one after the other: what is looked at is up to who goes along.
import { reviewed } from "./reviewed.mjs";
import { act, decide, position, seatKind, SERVER } from "./visitors.mjs";

const shut = (page) => page.keyboard.press("Escape");
const remember = (page, kept) =>
  page.evaluate(
    (kept) => localStorage.setItem("ethnos", JSON.stringify({ ...JSON.parse(localStorage.ethnos), ...kept })),
    kept,
  );

/** How a device that has played for a while stands against the levels. */
const STANDING = {
  rating: 1260,
  against: {
    wanderer: { won: 8, games: 8, last: Array(8).fill(true) },
    shepherd: { won: 5, games: 7, last: [false, true, true, false, true, true, true] },
    steward: { won: 0, games: 1, last: [false] },
  },
  step: { from: "shepherd", up: true },
};

/** Whom to play: at first, and after some games, with a seat being chosen. */
async function opponents(page, see) {
  await page.goto(`${SERVER}/#/levels`);
  await page.waitForSelector(".level");
  await see("levels-first");
  await page.evaluate((kept) => localStorage.setItem("ethnos-levels", JSON.stringify(kept)), STANDING);
  await page.reload();
  await page.waitForSelector(".level");
  await see("levels");
  await page.click(".steps button:last-child");
  await page.locator(".picker summary").nth(1).click();
  await see("levels-seat");
  await page.click(".mixrow");
  await see("levels-mix");
  await page.evaluate(() => localStorage.removeItem("ethnos-levels"));
}

/** Puzzles asked, hinted at and answered, right or wrong; of six players and of two. */
async function puzzles(page, see) {
  await page.goto(`${SERVER}/#/puzzles`);
  await page.waitForSelector(".task");
  await see("puzzle");
  await page.click(".deeds .link");
  await page.waitForSelector(".theme");
  await see("puzzle-hint");
  const list = await page.evaluate(async () => (await (await fetch("/api/puzzles")).json()).puzzles);
  for (const players of [6, 2]) {
    const { number } = list.find((one) => one.players === players);
    await page.goto(`${SERVER}/#/puzzles/${number}`);
    await page.waitForSelector(`.puzzle:not(.answered) .players[style*="${players}"]`);
    await page.waitForSelector(".dock:not(.flat)");
    await decide(page, 1);
    await page.waitForSelector(".verdict");
    await page.mouse.move(2, 2);
    await see(`puzzle-answered-${players}`);
  }
  await page.evaluate(() => localStorage.removeItem("ethnos-puzzles"));
}

/** A table with a free seat that strangers find on the home page. */
async function lobby(page, see) {
  await page.goto(`${SERVER}/#/new`);
  await page.waitForSelector(".form");
  await see("new-table");
  await page.locator(".picker summary").nth(2).click();
  await see("new-table-seat");
  await seatKind(page, 1, "open");
  await page.locator(".form > .check input").first().check();
  await page.click(".form .btn.main");
  await page.waitForSelector(".lobby");
  await see("lobby");
}

async function around(page, see) {
  await see("home");
  await opponents(page, see);
  await puzzles(page, see);
  await lobby(page, see);
  for (const [name, place] of Object.entries({
    "home-games": "",
    about: "about",
    join: "join/NOSUCH",
    move: "move/table.key",
  })) {
    await page.goto(`${SERVER}/#/${place}`);
    await page.waitForSelector(name === "home-games" ? ".seats .mk" : ".lone");
    await see(name);
  }
}

/** What opens over the table. */
async function dialogs(page, see) {
  await page.press(".player:nth-child(2) .whole", "Enter");
  await see("player");
  await shut(page);
  await page.click(".top [aria-haspopup]");
  await see("settings");
  await shut(page);
  const small = await page.isVisible(".tool.only-s");
  if (small) await page.click(".tool.only-s");
  if (small) await see("log");
  await page.locator(".talk .move:visible").click();
  await page.waitForSelector(".dialog .qr");
  await see("moving-a-seat");
  await shut(page);
  await page.locator(".talk .stand:visible").click();
  await page.waitForSelector(".dialog .acts .main");
  await see("standing-in");
  await shut(page);
  await page.locator(".talk .folks:visible").click();
  await page.waitForSelector(".folk li");
  await page.click(".dialog .resign");
  await see("people");
  await shut(page);
  if (small) await shut(page);
  else {
    await page.hover(".tribes li:nth-child(2) button");
    await page.waitForSelector(".tip");
    await see("explained");
    await page.mouse.move(2, 2);
  }
  await page.click(".acts .ghost");
  await page.waitForSelector(".hintbox .btn.main");
  await see("hint");
  await shut(page);
  await page.keyboard.press("?");
  await page.waitForSelector(".topics li");
  await see("rules");
  await page.click(".topics li:nth-child(3) button");
  await see("rules-topic");
  await shut(page);
}

async function firstTip(page, see) {
  await remember(page, { tips: true, seenTips: [] });
  await page.reload();
  await page.waitForSelector(".firsttip");
  await see("first-tip");
  await remember(page, { tips: false });
  await page.reload();
  await page.waitForSelector(".board");
}

/** The last decision of an age, then its sheet: the first line of it, and the whole. */
async function scored(page, name, see) {
  await page.click(".answers .btn, .deck");
  await page.waitForSelector(".walk");
  if (name === "scoring") await see("scoring");
  await page.click(".walk .acts .btn:last-child");
  await page.waitForSelector(".walk .btn.main");
  if (name === "scoring") await see("scored");
}

async function ended(page, see) {
  await page.click(".walk .btn.main");
  await page.waitForSelector(".ranking");
  await see("end");
  await page.click(".dialog .acts .quiet:not([href])");
  await page.waitForSelector(".reel input");
  await page.locator(".reel input").fill("60");
  await page.waitForSelector(".openhand .card");
  await see("stepping");
}

export async function tour(page, records, see) {
  await around(page, see);
  for (const entry of records) {
    const { name, record, decisions, players } = entry;
    await page.mouse.move(2, 2);
    if (entry.review) {
      await reviewed(page, entry, see);
      continue;
    }
    const table = await position(page, record, decisions, players);
    if (name === "scoring" || name === "end") await scored(page, name, see);
    else await see(name);
    const pill = await page.$(".pill");
    if (name.startsWith("late") && pill) {
      await pill.click();
      await page.waitForSelector(".preview dl");
      await see(`band-${players}`);
      await page.click(".acts .quiet");
    }
    if (name === "late-4") await dialogs(page, see);
    if (name === "early-2") await firstTip(page, see);
    if (name === "early-4") {
      await act(page, 1);
      await page.waitForSelector(".curtain");
      await see("curtain");
      await page.context().clearCookies(); // a stranger from here on
      await page.goto(`${SERVER}/#/table/${table.id}`);
      await page.reload();
      await page.waitForSelector(".table.watch");
      await see("watching");
    }
    if (name === "end") await ended(page, see);
  }
}
