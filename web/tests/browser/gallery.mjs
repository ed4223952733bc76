// Pictures of every state, for people to look at: `make gallery`.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { act, browser, position, SERVER, visitor } from "./kit.mjs";

const records = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const folder = process.env.ETHNOS_GALLERY ?? "gallery";
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
mkdirSync(folder, { recursive: true });
const running = await browser();

/** One device, one theme, one language: from home to the end. */
async function round(size, theme, language) {
  const page = await visitor(running, { ...SIZES[size], theme, language });
  const take = async (name) => {
    await page.mouse.move(2, 2);
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(folder, `${name}-${size}-${theme}-${language}.png`) });
  };
  await take("home");
  await page.goto(`${SERVER}/#/new`);
  await take("new-table");
  for (const { name, record, decisions, players } of records) {
    await position(page, record, decisions, players);
    await take(name);
    const pill = await page.$(".pill");
    if (name.startsWith("late") && pill) {
      await pill.click();
      await take(`band-${players}`);
    }
  }
  await page.keyboard.press("?");
  await page.waitForSelector(".topics li");
  await take("rules");
  await page.goto(SERVER);
  await page.reload();
  await page.click('a[href="#/new"]');
  await page.click(".form .seg button:nth-child(1)");
  await page.locator(".form .lobbyseats select").nth(1).selectOption("novice");
  await page.click(".form .btn.main");
  await page.waitForSelector(".dock");
  let walked = false;
  for (let count = 1; count < 500; count++) {
    if ((await page.$(".walk")) && !walked) {
      await take("scoring");
      walked = true;
    }
    if ((await act(page, count)) === "over") break;
  }
  await take("end");
  await page.click(".dialog button.quiet");
  await page.waitForSelector(".reel input");
  await page.locator(".reel input").fill("60");
  await take("stepping");
  await page.context().close();
}

const [languages, themes] = [(process.env.ETHNOS_LANGUAGES ?? "en,pl,ja").split(","), ["light", "dark"]];
for (const size of Object.keys(SIZES)) {
  for (const theme of themes) for (const language of languages) await round(size, theme, language);
}
await running.close();
