// Two browsers at one table, found by its code, for an age.
import { act, age, browser, content, SERVER, visitor } from "./kit.mjs";

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
for (let count = 1; count < 400; count++) {
  const turn = await Promise.race(
    [host, guest].map((page) => page.waitForSelector(".player.turn.me, .walk").then(() => page)),
  );
  await act(turn, count);
  if ((await age(host)).endsWith("II")) break;
}
if (!(await age(guest)).includes("II"))
  await guest.waitForFunction(() => document.querySelector(".ages .now")?.textContent.includes("II"));
if (!host.url().startsWith(SERVER)) throw new Error("away from the table");
content(host);
content(guest);
await running.close();
