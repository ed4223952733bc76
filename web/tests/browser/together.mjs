// Two browsers at one table, found by its code, for an age or a game, each in its own language.
import { deepStrictEqual as equal } from "node:assert";

import { act, browser, enough, isAsked, leave, visitor } from "./visitors.mjs";

const [speaks = "en", answers = "pl"] = process.argv.slice(2);
const running = await browser();
const settings = { name: "Kim" }; // both: the guest is offered another
const host = await visitor(running, { language: speaks, settings });
const guest = await visitor(running, { language: answers, settings, width: 390, height: 844 });
await host.click('a[href="#/new"]');
await host.click(".form .seg button:nth-child(1)");
await host.click(".form .btn.main");
const code = await host.textContent(".codeword");
await guest.fill("#code", code.trim());
await guest.click(".code .btn");
await guest.click(".lobbyseats .btn");
await host.click(".lobby .btn.main:not([disabled])");
await Promise.all([host.waitForSelector(".dock"), guest.waitForSelector(".dock")]);
for (let count = 1; !(await enough(host));) {
  for (const page of [host, guest]) if (await isAsked(page)) await act(page, count++);
  await host.waitForTimeout(30);
  if (count > 900) throw new Error("the game does not get there");
}
await guest.waitForSelector(".ages .done", { state: "attached" });
const panels = (page) => page.$$eval(".player h3", (names) => names.map((name) => name.textContent).join());
equal([await panels(host), await panels(guest)], ["Kim,Kim 2", "Kim,Kim 2"]);
if (process.env.ETHNOS_FULL) {
  while (!(await guest.$(".ranking"))) await act(guest, 1);
  const ranked = (page) =>
    page.$$eval(".ranking li", (lines) => lines.map((line) => line.textContent.match(/\d+/g).join()));
  equal(await ranked(guest), await ranked(host));
}
await leave(running);
