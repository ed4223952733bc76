// Two browsers at one table, found by its code, for an age.
import { act, browser, enough, isAsked, leave, SERVER, visitor } from "./kit.mjs";

const running = await browser();
const [host, guest] = [await visitor(running), await visitor(running, { width: 390, height: 844, language: "pl" })];
await host.click('a[href="#/new"]');
await host.click(".form .seg button:nth-child(1)");
await host.click(".form .btn.main");
const code = await host.textContent(".codeword");
await guest.fill("#code", code.trim());
await guest.click(".code .btn");
await guest.click(".lobbyseats .btn");
await host.click(".lobby .btn.main:not([disabled])");
await Promise.all([host.waitForSelector(".dock"), guest.waitForSelector(".dock")]);
for (let count = 1; count < 9000 && !(await enough(host)); count++) {
  for (const page of [host, guest]) if (await isAsked(page)) await act(page, count);
  await host.waitForTimeout(30);
}
await guest.waitForSelector(".ages .done", { state: "attached" });
if (!host.url().startsWith(SERVER)) throw new Error("away from the table");
await leave(running);
