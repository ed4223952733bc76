// Seats before the game: a guest is sent away and invited back, and after it the rematch keeps everybody's seat.
import { deepStrictEqual as equal } from "node:assert";
import { readFileSync } from "node:fs";

import { act, browser, leave, SERVER, visitor } from "./visitors.mjs";

const [{ record, decisions, last }] = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const [look = ""] = process.argv.slice(2); // a folder for pictures
const running = await browser();
const host = await visitor(running, { settings: { name: "Ada" } });
const sentAway = /403 .*\/seats\/1$|40[39] .*\?seat=1|\/live|403 \(Forbidden\)/; // what is refused on purpose
const guest = await visitor(running, { settings: { name: "Bo" }, width: 390, height: 844, expected: sentAway });
const rows = (page) => page.$$eval(".lobbyseats b", (names) => names.map((name) => name.textContent));
const see = async (page, name) => look && (await page.screenshot({ path: `${look}/${name}.png` }));

await host.click('a[href="#/new"]');
await host.click(".form .seg button:nth-child(1)");
await host.click(".form .btn.main");
const code = (await host.textContent(".codeword")).trim();
await guest.fill("#code", code);
await guest.click(".code .btn");
await guest.click(".lobbyseats .btn");
await guest.waitForURL(/\/1$/);
await guest.waitForSelector(".lobbyseats b:text('Bo')"); // at their seat, and told what happens there
await host.waitForSelector(".lobbyseats b:text('Bo')");
await see(host, "guest");

await host.click(".lobbyseats li:nth-child(2) .btn"); // sent away
await guest.waitForSelector(".dialog .acts .btn.main");
await guest.waitForSelector(".dialog p:text('removed you')");
await see(guest, "sent-away");
await guest.click(".dialog .acts .btn.main");
await guest.click(".lobbyseats .btn");
await guest.waitForSelector(".bad");

await host.locator(".lobbyseats li:nth-child(2) .btn").last().click(); // invited
const link = await host.inputValue(".dialog .linkline input");
await see(host, "invitation");
await host.keyboard.press("Escape");
await guest.goto(link);
await see(guest, "invited");
await guest.click(".lone .btn.main");
await guest.waitForSelector(".lobbyseats");
equal(await rows(guest), ["Ada", "Bo"]);

const id = await host.evaluate(
  async ({ record, decisions }) => {
    const body = JSON.stringify({ seats: [{ type: "you", name: "Ada" }, { type: "open" }], record, decisions });
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
  },
  { record, decisions },
);
await host.goto(`${SERVER}/#/table/${id}/0`);
await guest.goto(`${SERVER}/#/table/${id}`);
await guest.click(".lobbyseats .btn");
await host.click(".lobby .btn.main:not([disabled])");
const pages = [host, guest];
await Promise.all(pages.map((page) => page.waitForSelector(".dock")));
const watcher = await visitor(running);
await watcher.goto(`${SERVER}/#/table/${id}`);
await watcher.waitForSelector(".table.watch");
await pages[last.seat].evaluate(
  async ({ id, last }) => {
    const { asked } = (await (await fetch(`/api/tables/${id}?seat=${last.seat}`)).json()).game;
    const headers = { "content-type": "application/json" };
    await fetch(`/api/tables/${id}/decisions`, { method: "POST", headers, body: JSON.stringify({ ...last, asked }) });
  },
  { id, last },
);
for (const page of [...pages, watcher]) while ((await act(page, 1)) !== "over");
await host.click(".dialog .acts .btn.main"); // once more
await host.waitForSelector(".lobbyseats b:text('reserved for')");
equal(await rows(host), ["Ada", "reserved for Bo"]);
await see(host, "kept");
await watcher.click(".dialog .acts .btn.main"); // follows
await watcher.waitForSelector(".lobbyseats");
equal(await watcher.$$(".lobbyseats .btn"), []);
await guest.click(".dialog .acts .btn.main");
await guest.waitForSelector(".lobbyseats");
equal(await rows(guest), ["Ada", "Bo"]);
await host.click(".lobby .btn.main:not([disabled])");
await Promise.all([...pages.map((page) => page.waitForSelector(".dock")), watcher.waitForSelector(".table.watch")]);
await leave(running);
