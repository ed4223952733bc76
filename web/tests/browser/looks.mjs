// Every state in one language: no missing word, no text cut or overflowing; where asked, axe in both themes.
import { readFileSync } from "node:fs";

import { cutTexts, judged } from "./judging.mjs";
import { browser, LANGUAGES, leave, settled, visitor } from "./visitors.mjs";
import { tour } from "./tour.mjs";

const records = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const [language = "en", device = "desktop", judge = ""] = process.argv.slice(2);
const SIZES = {
  desktop: [
    [768, 1024],
    [1440, 900],
  ],
  phone: [
    [390, 844],
    [360, 740],
  ],
}[device].slice(process.env.ETHNOS_FULL ? 0 : -1); // by night both, else the last
const problems = [];
let looked = 0;

if (!LANGUAGES.includes(language)) throw new Error(language);
const running = await browser();
const [[width, height]] = SIZES;
const page = await visitor(running, { width, height, language, expected: /404 .*\/codes\/NOSUCH$/ });
const found = (where, texts) => problems.push(...texts.map((text) => `${language} ${where}: ${text}`));
await tour(page, records, async (name) => {
  for (const [width, height] of [...SIZES].reverse()) {
    await page.setViewportSize({ width, height });
    await settled(page);
    found(`${width} ${name}`, await cutTexts(page));
    looked += 1;
  }
  for (const colorScheme of judge === "axe" ? ["dark", "light"] : []) {
    await page.emulateMedia({ colorScheme });
    found(`${colorScheme} ${name}`, await judged(page));
    looked += 1;
  }
});
if (problems.length > 0)
  throw new Error(`\n${[...new Set(problems)].slice(0, Number(process.env.ETHNOS_SHOWN ?? 25)).join("\n")}`);
await leave(running);
console.log(looked);
