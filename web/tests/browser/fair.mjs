// The fairness check at the end: it holds for a true game, finds a lie, and says where a browser cannot check.
import { setTimeout as rest } from "node:timers/promises";

import { browser, call, leave, SERVER, visitor } from "./visitors.mjs";

const bot = { type: "bot", bot: "random" };
const { said: table } = await call("/tables", { seats: [bot, bot], start: true });
while ((await call(`/tables/${table.id}`, null, "GET")).said.table.status !== "over") await rest(200);
const running = await browser("--host-resolver-rules=MAP lan.test 127.0.0.1");

/** The end of the game as a new visitor sees it, at some address of the server. */
async function end(page, server = SERVER) {
  await page.goto(`${server}/#/table/${table.id}`);
  await page.waitForSelector(".ranking");
  await page.waitForSelector(".fairness");
  return page.locator(".fairness");
}

const believer = await visitor(running);
const good = await end(believer);
await good.locator("summary").click();
if ((await good.locator("li:not(.failed)").count()) !== 3) throw new Error("a spectator proves three things");
if (!(await good.textContent()).includes(`ethnos verify ${table.id}`)) throw new Error("the command is not told");

const victim = await visitor(running);
await victim.route("**/export", async (route) => {
  const answer = await route.fetch();
  const game = await answer.json();
  game.deals.secret = "00".repeat(32);
  await route.fulfill({ response: answer, json: game });
});
const bad = await end(victim);
const failed = await bad.locator("li.failed").allTextContents();
if (failed.length !== 2 || !(await bad.getAttribute("class")).includes("lie")) throw new Error(`found: ${failed}`);

const neighbour = await visitor(running, { expected: /Cross-Origin-Opener-Policy/ }); // ignored there, and said so
const unsafe = await end(neighbour, SERVER.replace("127.0.0.1", "lan.test"));
if (await unsafe.locator("li").count()) throw new Error("nothing can be checked at such an address");
if (!(await unsafe.textContent()).includes("ethnos verify")) throw new Error("the command is not told");
await leave(running);
