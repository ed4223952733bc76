// Two browsers at one table: a bot is put in for one who does not decide, an end is refused, then agreed to; one resigns.
import { strictEqual as equal } from "node:assert";

import { browser, leave, visitor } from "./visitors.mjs";

const running = await browser();
const phone = { width: 360, height: 740 };
const host = await visitor(running, { settings: { name: "Ada" } });
const guest = await visitor(running, { settings: { name: "Boris" }, language: "de", ...phone });
const seen = process.env.ETHNOS_PICTURES; // a folder, where somebody wants to look
const show = async (page, name) => seen && page.screenshot({ path: `${seen}/${name}.png` });

/** The people of the table, from its menu: beside the log, or on a phone inside of it. */
async function folks(page) {
  const small = await page.isVisible(".tool.only-s");
  if (small) await page.click(".tool.only-s");
  await page.locator(".talk .folks:visible").click();
  await page.waitForSelector(".folk li");
}

async function shut(page) {
  while (await page.$("dialog[open]")) await page.keyboard.press("Escape");
}

async function answer(page, which) {
  await page.waitForSelector(".motion .btn + .btn");
  await show(page, `motion-${which}`);
  await page.click(`.motion .btn:nth-of-type(${which})`);
}

await host.click('a[href="#/new"]');
await host.click(".form .seg button:nth-child(1)");
await host.click(".form .btn.main");
const code = await host.textContent(".codeword");
await guest.fill("#code", code.trim());
await guest.click(".code .btn");
await guest.click(".lobbyseats .btn");
await guest.waitForSelector(".lobby .btn.link");
await show(guest, "lobby");
await host.click(".lobby .btn.main:not([disabled])");
await Promise.all([host.waitForSelector(".dock"), guest.waitForSelector(".dock")]);

const hostIdles = (await host.$(".player.turn.me")) !== null;
const [idle, other] = hostIdles ? [host, guest] : [guest, host];
await folks(other);
await show(other, "folks");
await other.click(".folk .btn");
await shut(other);
await other.waitForSelector(".player.turn.me"); // the bot has played
await other.waitForSelector('.log li[data-key$="t"]', { state: "attached" });
await shut(idle);
if (idle === guest) await idle.click(".tool.only-s");
await idle.locator(".talk .btn.quiet:visible").click();
await idle.locator(".talk .btn.quiet").first().waitFor({ state: "detached" });
await shut(idle);

await folks(host);
await host.click(".dialog .end");
await answer(guest, 1);
await host.waitForSelector(".motion", { state: "detached" });
await folks(guest);
await show(guest, "folks-phone");
await guest.click(".dialog .end");
await shut(guest);
await guest.waitForSelector(".motion");
await show(guest, "asked-phone");
await answer(host, 2);
for (const page of [host, guest]) {
  await page.waitForSelector(".dialog .early");
  equal(await page.$(".ranking"), null);
}
await show(host, "ended");
await show(guest, "ended-phone");

const alone = await visitor(running);
await alone.click(".btn.big");
await alone.waitForSelector(".dock");
await folks(alone);
await alone.click(".dialog .resign");
await show(alone, "resign");
await alone.click(".dialog .acts .btn.main");
await alone.waitForSelector(".dialog .early");
await show(alone, "resigned");
await leave(running);
