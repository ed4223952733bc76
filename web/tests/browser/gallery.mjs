// Pictures of every state, for people to look at: `make gallery`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { browser, visitor } from "./visitors.mjs";
import { tour } from "./tour.mjs";

const records = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const folder = process.env.ETHNOS_GALLERY ?? "gallery";
const languages = (process.env.ETHNOS_LANGUAGES ?? "en,pl,ja").split(",");
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const taken = new Map();
mkdirSync(folder, { recursive: true });
const running = await browser();

/** One device, one theme, one language: from home to the end. */
async function round(size, theme, language) {
  const page = await visitor(running, { ...SIZES[size], theme, language });
  const began = Date.now();
  let count = 0;
  await tour(page, records, async (name) => {
    const file = `${name}-${size}-${theme}-${language}.png`;
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(folder, file) });
    taken.set(name, [...(taken.get(name) ?? []), file]);
    count += 1;
  });
  console.log(`${size} ${theme} ${language}: ${count} pictures in ${Math.round((Date.now() - began) / 1000)} s`);
  await page.context().close();
}

for (const size of Object.keys(SIZES)) {
  for (const theme of ["light", "dark"]) for (const language of languages) await round(size, theme, language);
}
await running.close();

const figure = (file) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`;
const parts = [...taken].map(([name, files]) => `<h2>${name}</h2><div>${files.map(figure).join("")}</div>`);
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Ethnos, every state of the page</title>
<style>body{font:16px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:320px}</style>
<h1>Every state of the page</h1>${parts.join("\n")}`,
);
console.log(`${join(folder, "index.html")} shows them all`);
