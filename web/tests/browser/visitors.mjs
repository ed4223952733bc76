// What every test in a real browser needs: a browser, a page that may not complain, and hands to play with.
import { resolve } from "node:path";

import { chromium } from "playwright-core";

const PINNED = resolve(import.meta.dirname, "node_modules/.chromium/chromium"); // whatever the machine has: `make browser`
export const SERVER = process.env.ETHNOS_URL ?? "http://127.0.0.1:8000";
export const LANGUAGES = ["en", "de", "pl", "cs", "ru", "ja"];

const PATIENCE = 300_000; // waits end by conditions: this is for a machine that has much else to do

export function browser(...more) {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none", ...more];
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? PINNED, args, timeout: PATIENCE });
}

const complaints = [];

/** A page of its own device; whatever its console says, and every request that fails, is a failure of the test. */
export async function visitor(running, options = {}) {
  const { width = 1440, height = 900, theme = "light", language = "en", settings = {}, motion = "reduce" } = options;
  const { expected = /^$/ } = options; // what happens on purpose
  const context = await running.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: motion,
    hasTouch: width < 700,
  });
  const complain = (text) => !expected.test(text) && complaints.push(text);
  context.on("console", (message) => {
    if (message.type() === "error") complain(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => complain(error.error().message));
  context.on("response", (answer) => answer.status() >= 400 && complain(`${answer.status()} ${answer.url()}`));
  context.on("requestfailed", (request) => {
    const why = request.failure().errorText;
    if (why !== "net::ERR_ABORTED") complain(`${why} ${request.url()}`); // aborted: the page was left
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const keep = (kept) => localStorage.getItem("ethnos") ?? localStorage.setItem("ethnos", JSON.stringify(kept));
  if (settings) await page.addInitScript(keep, { language, speed: 0, tips: false, ...settings });
  await page.goto(SERVER);
  await page.waitForSelector(".home");
  return page;
}

/** Until the page has taken its form: laid out, its fonts there, nothing moving that comes to an end. */
export async function settled(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

/** The end of a test: nobody had anything to complain about. */
export async function leave(running) {
  await running.close();
  if (complaints.length > 0) throw new Error(`the page complains:\n${[...new Set(complaints)].slice(0, 5).join("\n")}`);
}

const MINE = ".player.turn.me";
const edge = { position: { x: 8, y: 24 } }; // cards overlap: the strip that is always seen

const READY =
  ".walk .acts .btn, .ranking, .curtain, " +
  `.table:has(${MINE}):has(.rowbox.open) .dock:not(.flat), .table:has(${MINE}) .dock:not(.flat) .card:nth-child(10), ` +
  `.table:has(${MINE}) .dock:not(.flat) :is(.answers .btn:not([disabled]), .acts .btn.main:not([disabled]))`;

/** Until it is our turn, an age was scored or the game is over. */
export async function asked(page) {
  await page.waitForSelector(READY, { state: "attached" });
}

export async function isAsked(page) {
  return (await page.$(READY)) !== null;
}

/** Do something that changes the game, and wait until what came of it is told. */
export async function answered(page, deed) {
  const before = await page.getAttribute("main.table", "data-newest");
  await deed();
  await page.waitForFunction((old) => (document.querySelector("main.table")?.dataset.newest ?? null) !== old, before);
}

/** One decision by clicks; says what it was. */
export async function act(page, count) {
  await asked(page);
  if (await page.$(".ranking")) return "over";
  const walking = page.locator(".walk .acts .btn:last-child"); // found anew where it is drawn anew meanwhile
  if (await walking.count()) {
    await walking.click();
    return "walk";
  }
  let done = "";
  await answered(page, async () => (done = await decide(page, count)));
  return done;
}

/** One decision by clicks, whatever is asked. */
export async function decide(page, count) {
  const press = async (selector, how) => {
    if (!(await page.$(selector))) return false;
    await page.locator(selector).first().click(how); // found anew where it is drawn anew meanwhile
    return true;
  };
  if (await press(".answers .btn:not([disabled])")) return "answer";
  if (await press(".acts .btn.main:not([disabled])")) return "keep";
  const hand = await page.$$eval(".cards .card", (cards) => cards.length);
  if (hand >= 6 || (hand >= 3 && count % 4 === 0)) {
    await press(".pill");
    await page.waitForSelector(".preview dl");
    await page.click(".acts .btn.main:not([disabled])");
    return "band";
  }
  if (!(await press(".row .card", edge))) await press(".deck", edge);
  return "recruit";
}

/** Put somebody on a seat of a form: a level by its name, a mix, or a person. */
export async function seatKind(page, picker, kind) {
  const seat = page.locator(".picker").nth(picker);
  await seat.locator("summary").click();
  await seat.locator(`[data-kind="${kind}"]`).click();
}

/** Whether an age has been played, or where whole games are wanted, the game. */
export async function enough(page) {
  if (await page.$(".ranking")) return true;
  return !process.env.ETHNOS_FULL && (await page.$(".ages .done")) !== null;
}

export async function call(path, body, method = "POST", cookie = "") {
  const answer = await fetch(`${SERVER}/api${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: body ? JSON.stringify(body) : undefined,
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${said.detail}`);
  return { said, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? cookie };
}

/** A table set up from a record, at one of its moments, with every seat ours; the page goes there. */
export async function position(page, record, decisions, players, hash = "") {
  const table = await page.evaluate(
    async ({ record, decisions, players }) => {
      const names = ["Ada", "Boris", "Chiyo", "Dora", "Emil", "Fenna"];
      const seats = Array.from({ length: players }, (_, seat) => ({ type: "you", name: names[seat] }));
      const body = JSON.stringify({ seats, record, decisions, start: true });
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      const made = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(made));
      const seen = await (await fetch(`/api/tables/${made.id}?seat=0`)).json();
      return { id: made.id, seat: seen.game.view.seat_to_act ?? 0 };
    },
    { record, decisions, players },
  );
  await page.goto(`${SERVER}/#/table/${table.id}/${table.seat}${hash}`);
  await page.waitForSelector(".board");
  return table;
}
