// Lessons played to their end by clicks or by the keyboard, every step looked at: no word missing or cut, and where
// asked, axe. A wrong deed gets its reason, one can go back, and leave and go on.
import { cutTexts, judged } from "./judging.mjs";
import { browser, leave, SERVER, settled, visitor } from "./visitors.mjs";

// Several languages, with a size and lessons each, are visitors one after the other; the first takes detours too.
const [languages = "en", sizes = "desktop", how = "clicks", which = "all", judge = ""] = process.argv.slice(2);
const SIZES = { desktop: [1280, 800], phone: [360, 740] };
const running = await browser();
const problems = new Set();
let looked = 0;
let page = null;
let visiting = "";
let moment = null; // what the server said last

async function enter(language, size) {
  const [width, height] = SIZES[size];
  page = await visitor(running, { width, height, language });
  await page.route(/\/api\/lessons\/[a-z]+$/, async (route) => {
    const answer = await route.fetch();
    const said = await answer.json();
    moment = said; // known here before the page acts on it
    await route.fulfill({ response: answer, json: said });
  });
  return `${language} ${width}`;
}

/** Until what the server said is so: generous, for a machine that has much else to do. */
async function until(so, what) {
  for (let i = 0; !so(); i++) {
    if (i > 9000) throw new Error(`never: ${what}`);
    await page.waitForTimeout(20);
  }
}

async function look(name) {
  await settled(page);
  for (const text of await cutTexts(page)) problems.add(`${visiting} ${name}: ${text}`);
  looked += 1;
  for (const colorScheme of judge === "axe" ? ["dark", "light"] : []) {
    await page.emulateMedia({ colorScheme });
    for (const text of await judged(page)) problems.add(`${visiting} ${colorScheme} ${name}: ${text}`);
  }
}

/** Press what a selector finds: with a finger or mouse, or by tabbing to it. */
async function press(selector) {
  if (how === "clicks")
    return page
      .locator(selector)
      .first()
      .click({ position: { x: 8, y: 22 } });
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
      return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

const pick = async (cards) => {
  const wanted = new Map();
  for (const card of cards) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  for (const [card, count] of wanted)
    for (let i = 0; i < count; i++) await press(`.cards .card[data-card="${card}"][aria-pressed="false"]`);
};

/** Until what led here has been told, and the table takes an answer. */
async function asked() {
  await page.waitForSelector(".dock:not(.flat)", { state: "attached" });
}

/** What the lesson shows, done at the table as anybody would. */
async function act({ type, ...deed }) {
  await asked();
  switch (type) {
    case "take":
      return press(`.row .card[data-card="${deed.card}"]`);
    case "draw":
    case "conjure":
      return press(".deck");
    case "marker":
      return press(`.plate.k-${deed.kingdom} .choose`);
    case "troll":
      return press(`.trolls li:nth-child(${deed.value}) .choose`);
    case "band": {
      await pick(deed.cards);
      const named = await page.locator(`.leaders .lp.k-${deed.leader.split("-")[1]}`).count();
      if (named === 1) await press(`.leaders .lp.k-${deed.leader.split("-")[1]}`);
      else await lead(deed.leader);
      return press(".dock .acts .btn.main:not([disabled])");
    }
    case "keep":
      await pick(deed.cards);
      return press(".dock .acts .btn.main:not([disabled])");
    default:
      return press(".dock .answers .btn:not([disabled])");
  }
}

/** Of one kingdom several may lead: in the order of the hand. */
async function lead(leader) {
  const cards = await page.$$eval('.cards .card[aria-pressed="true"]', (all) => all.map((one) => one.dataset.card));
  const able = [...new Set(cards)].filter((card) => card !== "skeleton");
  for (let i = 1; i <= able.length; i++) {
    await press(`.leaders .lp:nth-child(${i})`);
    if (await page.locator(`.cards .card[data-card="${leader}"]:has(.crown)`).count()) return;
  }
  if (able.length > 0) throw new Error(`${leader} cannot lead`);
}

const NEXT = ".cacts .next:not([disabled])";

/** The sheet of an age comes with the deed that ended it. */
async function walk() {
  await look("the sheet");
  while (await page.$(".walk")) {
    await press(".walk .acts .btn:last-child");
    await page.waitForFunction(() => !document.querySelector(".walk .acts .quiet") || !document.querySelector(".walk"));
  }
}

/** Whether the page answers by itself: there is one answer, or one place for the marker that goes with its band. */
function alone() {
  const { question } = moment.table.game.view;
  const { single: offered = [], bands, keeps } = moment.table.game.choices ?? {};
  if (question === "turn" || bands || keeps !== null) return false;
  const places = offered.filter((one) => one.decision.type === "marker").length;
  return offered.length === 1 || (question === "marker" && places === 1);
}

async function step(name) {
  await page.waitForSelector(".coach .do");
  await look(`${name} ${moment.step} asks`);
  if (moment.coach.answers.length > 0) {
    for (let i = 1; !moment.done; i++) {
      if (i > moment.coach.answers.length) throw new Error(`${name}: no answer is right`);
      const before = moment;
      await press(`.coach .answers .btn:nth-child(${i})`);
      await until(() => moment !== before, `${name} answers a guess`);
      await page.waitForSelector(moment.done ? NEXT : ".coach .wrong");
    }
  }
  for (let i = 0; !(await page.$(NEXT)); i++) {
    if (i > 6000) throw new Error(`${name}: the step does not end`);
    if (await page.$(".walk")) await walk();
    else if (alone()) await page.waitForTimeout(50);
    else if (moment.coach.shows && !moment.done) {
      const before = moment;
      await act(before.coach.shows);
      await until(() => moment !== before, `${name} answers a deed`);
      await settled(page);
    } else await page.waitForTimeout(50);
  }
  if (await page.$(".walk")) await walk();
  await look(`${name} ${moment.step} done`);
}

async function play(name) {
  await page.goto(`${SERVER}/#/learn`); // wherever the last lesson has led to
  await page.waitForSelector(".tiles");
  moment = null;
  await page.goto(`${SERVER}/#/lesson/${name}`);
  await until(() => moment?.lesson === name, `${name} opens`);
  for (let last = false; !last;) {
    await step(name);
    last = moment.step + 1 === moment.steps;
    const before = moment;
    await press(NEXT);
    if (!last) await until(() => moment !== before, `${name} goes on`);
  }
  await page.waitForFunction((old) => !location.hash.endsWith(`/${old}`), name);
}

/** The first step of the first chapter: a wrong deed, back, away, and on. */
async function detours() {
  await press('.herobtns a[href="#/learn"]');
  await page.waitForSelector(".tiles");
  await look("all lessons");
  await press(".herobtns .main");
  await asked();
  await press(".deck");
  await page.waitForSelector(".coach .wrong");
  await look("a wrong deed");
  await press(".cacts .btn.link");
  await page.waitForSelector(".row .wanted");
  await act(moment.coach.shows);
  await page.waitForSelector(NEXT);
  await press(".cacts .btn.quiet");
  await page.waitForSelector(".coach .do");
  await until(() => !moment.done, "back at the first step");
  await act(moment.coach.shows);
  await page.waitForSelector(NEXT);
  await press('.top a[href="#/learn"]');
  await page.waitForSelector(".herobtns .link");
  await press(".herobtns .main");
  await page.waitForFunction(() => document.querySelector(".cacts .quiet")?.disabled === false);
  await until(() => moment.step === 1, "gone on with the second step");
  await press(".cacts .btn.quiet");
  await until(() => moment.step === 0, "back at the first step again");
}

const all = await (await fetch(`${SERVER}/api/lessons`)).json();
for (const [i, language] of languages.split(",").entries()) {
  const wanted = which.split(";")[i] ?? "all";
  const lessons = wanted === "all" ? [...all.chapters, ...all.tribes] : wanted.split(",");
  visiting = await enter(language, sizes.split(",")[i] ?? "desktop");
  if (i === 0) await detours();
  for (const name of lessons) await play(name);
  await page.goto(`${SERVER}/#/learn`);
  await page.waitForSelector(".tiles");
  await look("all lessons, some done");
  const done = await page.locator(".chaps a.done, .tile.done").count();
  if (done !== lessons.length) throw new Error(`${done} of ${lessons.length} lessons are marked as done`);
  await page.unrouteAll({ behavior: "ignoreErrors" }); // the page may have asked for the next lesson already
  await page.context().close();
}
if (problems.size > 0) throw new Error(`\n${[...problems].slice(0, 25).join("\n")}`);
await leave(running);
console.log(looked);
