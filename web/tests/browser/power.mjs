// One tribe's power through the page: its band is built and every question answered by clicks where it is asked;
// then the server's view holds what the rules promise, and the page shows that view.
import { deepStrictEqual as equal } from "node:assert";
import { readFileSync } from "node:fs";

import { answered, browser, leave, position, SERVER, visitor } from "./visitors.mjs";
import { shows } from "./shown.mjs";

const tribe = process.argv[2];
const [{ record, decisions, players, band }] = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const WORTH = [0, 0, 1, 3, 6, 10, 15];
const [, land] = band.leader.split("-");
const size = band.cards.length;
const skeletons = band.cards.filter((card) => card === "skeleton").length;
const running = await browser();
const page = await visitor(running);
const table = await position(page, record, decisions, players);
const AT = `${SERVER}/api/tables/${table.id}`;
const edge = { position: { x: 8, y: 24 } }; // cards overlap: the strip that is always seen

/** What the server tells this seat. */
async function look(seat = table.seat) {
  const { game } = await (await page.request.get(`${AT}?seat=${seat}`)).json();
  return { ...game.view.players[seat], ...game };
}

/** Pick cards of the hand and who leads them; then play them. */
async function play(cards, leader) {
  for (const card of cards) await page.locator(`.cards .card[data-card="${card}"]:not(.pick)`).first().click(edge);
  const [name, kingdom] = leader.split("-");
  const lead = page.locator(`.leaders > .k-${kingdom}`);
  await ((await lead.count()) > 1 ? lead.filter({ hasText: new RegExp(name, "i") }) : lead).click();
  await page.waitForSelector(".preview dl");
  const preview = await page.locator(".preview dl b").allTextContents();
  await page.click(".acts .btn.main:not([disabled])");
  return preview;
}

/** Everybody draws until the age is over; what the sheet of it says of our last band. */
async function scored() {
  for (let count = 0; count < 60; count++) {
    const { view, sheets } = await look();
    const sheet = sheets.find((one) => one.age === before.view.age);
    if (sheet) return { sheet, ...sheet.players[table.seat].bands.at(-1) };
    const seat = view.seat_to_act;
    const legal = await (await page.request.get(`${AT}/legal?seat=${seat}`)).json();
    const { decision } = legal.find((one) => one.decision.type === "draw") ?? legal[0];
    const data = { seat, asked: (await look(seat)).asked, decision };
    const done = await page.request.post(`${AT}/decisions`, { data, headers: { origin: SERVER } });
    if (!done.ok()) throw new Error(await done.text());
  }
  throw new Error("the age does not end");
}

/** The bands' line of the scoring walk says what the sheet says. */
async function walked({ sheet }) {
  await page.click(".walk .acts .btn:last-child");
  const line = await page.locator(".walk tbody tr").last().locator("td").allTextContents();
  const sums = sheet.players.map((player) => player.bands.reduce((sum, one) => sum + one.glory, 0));
  equal(
    line,
    sums.map((sum) => (sum ? `+${sum}` : "·")),
  );
}

async function choose(kingdom) {
  await page.waitForSelector(`.plate.k-${kingdom} .choose`);
  await answered(page, () => page.click(`.plate.k-${kingdom} .choose`)); // or a second choice would meet the first
}
const plus = (counts, kingdom, more = 1) => ({ ...counts, [kingdom]: counts[kingdom] + more });
const marked = (more = 1) => equal(after.markers, plus(before.markers, land, more));
const rest = (hand, played) => played.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), hand).sort();
const left = () => rest(before.hand, band.cards);
const symbols = (start, end) => [3, 7, 12, 18].filter((space) => space > start && space <= end).length;

/** What is clicked once the band lies there, and what must have come of it. */
const POWERS = {
  centaur: {
    async answer() {
      await page.waitForSelector(".answers .btn");
      this.second = left()[0];
      await answered(page, () => play([this.second], this.second));
      // What the second band asks is declined.
      for (;;) {
        await page.waitForSelector(".curtain, .answers .btn:not([disabled])");
        if (await page.$(".curtain")) break;
        await answered(page, () => page.locator(".answers .btn").last().click());
      }
    },
    effect() {
      equal(
        after.bands.slice(-2).map((one) => one.leader),
        [band.leader, this.second],
      );
      if (after.markers[land] <= before.markers[land]) throw new Error("no marker, no second band");
    },
  },
  dwarf: {
    async effect() {
      marked(before.markers[land] < size ? 1 : 0);
      const sheet = await scored();
      equal([sheet.size, sheet.counted, sheet.glory], [size, size + 1, WORTH[size + 1]]);
      await walked(sheet);
    },
    preview: `${WORTH[size + 1]} Glory at the end of the age`,
  },
  elf: {
    async answer() {
      await page.waitForSelector(".acts .btn.main:text('Keep')");
      this.kept = left().slice(0, size);
      for (const card of this.kept)
        await page.locator(`.cards .card[data-card="${card}"]:not(.pick)`).first().click(edge);
      await page.click(".acts .btn.main:not([disabled])");
    },
    effect() {
      equal([...after.hand].sort(), this.kept);
      equal([...after.view.row].sort(), [...before.view.row, ...rest(left(), this.kept)].sort());
    },
  },
  giant: {
    effect() {
      equal([before.giant, after.giant, after.view.giant_size], [false, true, size]);
      equal(after.glory, before.glory + 2);
    },
  },
  halfling: {
    preview: "No marker",
    effect() {
      if (before.markers[land] >= size) throw new Error("another leader could not have placed one either");
      marked(0);
    },
  },
  merfolk: {
    async answer() {
      for (let i = 0; i < symbols(before.merfolk, before.merfolk + size); i++) await choose("rhea");
    },
    effect() {
      equal(after.merfolk, Math.min(18, before.merfolk + size));
      const own = plus(before.markers, land, before.markers[land] < size ? 1 : 0);
      equal(after.markers, plus(own, "rhea", symbols(before.merfolk, after.merfolk)));
    },
  },
  minotaur: {
    effect() {
      equal(before.markers[land], size); // so that one more is needed
      marked();
    },
  },
  orc: {
    async answer() {
      await page.click(".player.me .horde + .choose");
    },
    effect() {
      if (before.horde.includes(land)) throw new Error("it was there before");
      equal([...after.horde].sort(), [...before.horde, land].sort());
    },
  },
  troll: {
    async answer() {
      await page.waitForSelector(".trolls .choose");
      await page.locator(".trolls .choose").last().click();
    },
    effect() {
      const taken = before.view.players.flatMap((player) => player.trolls);
      const free = [1, 2, 3, 4, 5, 6].filter((value) => value <= size && !taken.includes(value));
      equal([...after.trolls].sort(), [...before.trolls, free.at(-1)].sort());
    },
  },
  wingfolk: {
    async answer() {
      await page.waitForSelector(".plate .choose");
      if (await page.$(`.plate.k-${land} .choose`)) throw new Error("the band is too small for its own kingdom");
      const free = Object.keys(before.markers).filter((kingdom) => before.markers[kingdom] < size);
      equal(await page.locator(".plate .choose").count(), free.length);
      this.kingdom = free[0];
      await choose(this.kingdom);
    },
    effect() {
      equal(after.markers, plus(before.markers, this.kingdom));
    },
  },
  wizard: {
    async answer() {
      await page.click(".deck.target");
    },
    effect() {
      equal([before.view.deck - after.view.deck, after.hand.length], [size, size]);
      equal([...after.view.row].sort(), [...before.view.row, ...left()].sort());
    },
  },
  skeleton: {
    preview: `${WORTH[size - skeletons + 1]} Glory at the end of the age`, // its leader is a Dwarf
    async effect() {
      equal(before.markers[land], size - 1); // so that the Skeletons are needed
      marked();
      const sheet = await scored();
      equal([sheet.size, sheet.counted], [size, size - skeletons + 1]);
      await walked(sheet);
    },
  },
};

const power = POWERS[tribe];
const before = await look();
await shows(page, before);
const preview = await play(band.cards, band.leader);
if (power.preview && !preview.includes(power.preview)) throw new Error(`the preview says: ${preview}`);
await power.answer?.();
await page.waitForSelector(".curtain");
const after = await look();
equal(after.bands.length, before.bands.length + (tribe === "centaur" ? 2 : 1));
await shows(page, after);
await power.effect();
await leave(running);
