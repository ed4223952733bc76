// At a real table: tribes drawn, the set-up ticked off, recorded games entered by taps; the sheets are the engine's.
import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { readFileSync } from "node:fs";

import { cut, GIVEN, judged } from "./judging.mjs";
import { browser, LANGUAGES, leave, SERVER, settled, visitor } from "./visitors.mjs";

const games = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const [language = "en", size = "360"] = process.argv.slice(2);
const NAMES = `${GIVEN}, .ph b, .bn b, thead span`; // as long as people like
const width = Number(size);
const phone = width <= 640;
const problems = [];
let looked = 0;
const PATIENCE = 120_000; // the answer to the last tap, on a machine with much else to do
if (!LANGUAGES.includes(language)) throw new Error(language);

async function see(page, name) {
  await settled(page);
  problems.push(...(await page.evaluate(cut, NAMES)).map((text) => `${name}: ${text}`));
  for (const colorScheme of process.env.ETHNOS_FULL ? ["dark", "light"] : [looked % 2 ? "dark" : "light"]) {
    await page.emulateMedia({ colorScheme });
    problems.push(...(await judged(page)).map((text) => `${colorScheme} ${name}: ${text}`));
  }
  looked += 1;
}

/** A part of the companion; a phone shows one at a time. */
async function part(page, name) {
  await page.evaluate((name) => (location.hash = `#/companion/${name}`), name);
  await page.waitForSelector(`.comp[data-part="${name}"]`);
}

const sub = (page, nth) => phone && page.click(`.subs button:nth-child(${nth})`);
const taps = async (page, selector, times) => {
  for (let i = 0; i < times; i++) await page.click(selector);
};

async function drawing(page) {
  await page.click('a[href="#/companion"]');
  await page.waitForSelector(".c-tribes .cfoot .main");
  await see(page, "nothing drawn");
  await page.click(".c-tribes .seg button:nth-child(4)");
  await page.click(".rests .rt:nth-child(2)");
  const out = await page.textContent(".rests .rt.out");
  await page.click(".c-tribes .cfoot .main");
  await page.waitForSelector(".drawn li:nth-child(6)");
  const names = () => page.$$eval(".drawn b", (all) => all.map((one) => one.textContent));
  const [first, ...others] = await names();
  ok(![first, ...others].includes(out));
  await page.click(".drawn li:first-child .again");
  const [other, ...same] = await names();
  ok(other !== first);
  deepStrictEqual(same, others);
  await see(page, "tribes");
  await page.click(".drawn li:first-child .tribe");
  await page.waitForSelector(".dialog .prose");
  await page.keyboard.press("Escape");
  await part(page, "setup");
  await page.waitForSelector(".checks .cb");
  for (const one of await page.$$(".checks .cb")) await one.click();
  strictEqual(
    await page.$$eval(".checks .done", (all) => all.length),
    await page.$$eval(".checks li", (all) => all.length),
  );
  await see(page, "set-up");
}

async function enterKingdoms(page, age, before, tokens) {
  await sub(page, 1);
  for (const [kingdom, values] of Object.entries(tokens)) {
    const row = `.krow.k-${kingdom}`;
    if (await page.isVisible(`${row} .opener`)) await page.click(`${row} .opener`);
    if (before === null && !(await page.isVisible(`${row} .keys`))) await page.click(`${row} .coin.none >> nth=0`);
    if (before === null) for (const value of values) await page.click(`${row} .keys button:has(b:text-is("${value}"))`);
    for (const [seat, { markers = {} }] of age.seats.entries()) {
      const more = (markers[kingdom] ?? 0) - (before?.seats[seat].markers?.[kingdom] ?? 0);
      await taps(page, `${row} .cells > .cell:nth-child(${seat + 1}) .plus`, more);
    }
  }
}

async function enterBands(page, age) {
  await sub(page, 2);
  for (const [seat, { bands = [] }] of age.seats.entries()) {
    await page.click(`.bl > li:nth-child(${seat + 1}) .add`);
    for (const { cards, skeletons = 0, dwarf = false } of bands) {
      await page.click(`.pad .keys button:nth-child(${cards})`);
      await taps(page, ".mods .pill[role] button:last-child", skeletons);
      if (dwarf) await page.click(".mods .pill[aria-pressed]");
    }
  }
}

async function enterTokens(page, age, before, last) {
  await sub(page, 3);
  const at = (token, rest) => `[data-token="${token}"] ${rest}`;
  if (age.giant !== undefined) await page.click(at("giant", `.who button:nth-child(${age.giant + 1})`));
  for (const [seat, { claims = 0, trolls = [], merfolk = 0, horde = 0, raids = false }] of age.seats.entries()) {
    const cell = `.cell:nth-child(${seat + 1})`;
    await taps(page, at("giant", `${cell} .plus`), claims - (age.giant === seat ? 1 : 0));
    for (const value of trolls) {
      await page.click(at("troll", `.tk:nth-child(${value})`));
      await page.click(at("troll", `.who button:nth-child(${seat + 1})`));
    }
    const was = before?.seats[seat];
    if (merfolk !== (was?.merfolk ?? 0)) await page.selectOption(at("merfolk", `${cell} select`), String(merfolk));
    await taps(page, at("orc", `${cell} .plus`), horde - (was?.raids ? 0 : (was?.horde ?? 0)));
    if (raids && !last) await page.click(at("orc", `.raid:nth-child(${seat + 1})`));
  }
  if (age.drawer !== undefined && !last) await page.click(at("dragon", `.who button:nth-child(${age.drawer + 1})`));
}

/** What stands on the sheet: every line's numbers, then the totals. */
function onSheet() {
  const numbers = (row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent) || 0);
  const rows = [...document.querySelectorAll(".c-sheet tbody tr:not(.before):not(.why)")];
  const foot = document.querySelector(".c-sheet tfoot tr");
  return { lines: rows.map(numbers), glory: foot ? numbers(foot) : [] };
}

async function shows(page, { lines, glory }) {
  await part(page, "sheet");
  const wanted = JSON.stringify({ lines, glory });
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && JSON.stringify(await page.evaluate(onSheet)) !== wanted) await page.waitForTimeout(50);
  deepStrictEqual(await page.evaluate(onSheet), { lines, glory });
}

async function play(page, { pad, sheets, ranking }) {
  const { names, tribes, preset, tokens, ages } = pad;
  await page.evaluate((entries) => localStorage.setItem("ethnos-companion", JSON.stringify(entries)), {
    names, tribes, preset, out: [], first: 0, checked: [], age: 0, ages: [],
    tokens: Object.fromEntries(Object.keys(tokens).map((kingdom) => [kingdom, []])),
  }); // prettier-ignore
  await page.reload();
  for (const [number, age] of ages.entries()) {
    const before = ages[number - 1] ?? null;
    await part(page, "score");
    await page.waitForSelector(".krow");
    await page.click(`.scorehead .seg button:nth-child(${number + 1})`);
    await enterKingdoms(page, age, before, tokens);
    if (number === 0) await see(page, "kingdoms");
    await enterBands(page, age);
    if (number === 0) await see(page, "bands");
    await enterTokens(page, age, before, number === ages.length - 1);
    if (number === 0) await see(page, "tokens");
    await shows(page, sheets[number]);
    await page.click(".c-sheet tbody .line");
    await see(page, `sheet ${number + 1}`);
    await page.reload(); // all of it was kept on the device
    await page.waitForSelector(".c-sheet tfoot td");
    await shows(page, sheets[number]);
    if (!process.env.ETHNOS_FULL && number === 0 && ages.length > 2) return;
  }
  const places = await page.$$eval(".places li", (all) => all.map((one) => one.querySelector("b").textContent));
  deepStrictEqual(places, ranking);
}

/** Wrong entries say so where they are, and go away when they are right again. */
async function wrong(page) {
  await part(page, "score");
  await sub(page, 1);
  const row = ".krow.k-rhea";
  if (await page.isVisible(`${row} .opener`)) await page.click(`${row} .opener`);
  await taps(page, `${row} .cells > .cell:first-child .plus`, 27);
  await page.waitForSelector(`${row} .fault`);
  await page.waitForSelector(`${row} .cell.wrong`);
  match(await page.textContent(`${row} .fault`), /\d/);
  await see(page, "too many markers");
  await taps(page, `${row} .cells > .cell:first-child .minus`, 27);
  await page.waitForSelector(`${row} .fault`, { state: "detached" });
}

async function sharing(page, names) {
  await part(page, "sheet");
  await page.click(".c-sheet > header button");
  await page.click(".shares button:first-child");
  await page.waitForFunction(async (name) => (await navigator.clipboard.readText()).includes(name), names[0]);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click(".shares button:last-child")]);
  ok(
    readFileSync(await saved.path())
      .subarray(1, 4)
      .toString() === "PNG",
  );
  await see(page, "sharing");
}

const running = await browser();
const page = await visitor(running, { width, height: phone ? 740 : 900, language });
await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: SERVER });
await drawing(page);
for (const game of games) await play(page, game);
await wrong(page);
await sharing(page, games.at(-1).pad.names);
if (problems.length > 0) throw new Error(`\n${[...new Set(problems)].slice(0, 25).join("\n")}`);
await leave(running);
