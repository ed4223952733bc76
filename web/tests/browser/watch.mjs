// A stranger finds a running game on the home page, watches it live, and sees nobody's hand.
import { act, browser, leave, seatKind, visitor } from "./visitors.mjs";

/** A game of two with a bot; listed on the home page or not. */
async function begin(host, listed) {
  await host.click('a[href="#/new"]');
  await host.click(".form .seg button:nth-child(1)");
  await seatKind(host, 1, "wanderer");
  await host.fill(".form .lobbyseats > li > input", listed ? "Watched" : "Hidden");
  if (listed) await host.locator(".form > .check input").first().check();
  await host.click(".form .btn.main");
  await host.waitForSelector(".dock");
}

const running = await browser();
const [host, shy, stranger] = [await visitor(running), await visitor(running), await visitor(running)];
await begin(shy, false);
await begin(host, true);
await stranger.reload();
const game = stranger.locator(".watching li", { hasText: "Watched" });
await game.waitFor();
if (!(await game.textContent()).includes("Age I")) throw new Error("the age is not told");
if ((await stranger.textContent(".watching")).includes("Hidden")) throw new Error("a hidden game is listed");
await game.locator("a.btn").click();
await stranger.waitForSelector(".table.watch .board");
if (await stranger.$(".dock")) throw new Error("a spectator has a hand");
const before = await stranger.getAttribute("main.table", "data-newest");
await act(host, 1);
await stranger.waitForFunction((old) => document.querySelector("main.table").dataset.newest !== old, before);
await host.goto(host.url().split("#")[0]);
await host.waitForSelector(".page-home .tables .mk");
if ((await host.textContent(".watching")).includes("Watched")) throw new Error("one's own game is not one to watch");
await leave(running);
