// Six languages over eight positions: no missing word, nothing cut or overflowing; axe on every page, both themes.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { browser, content, LANGUAGES, position, SERVER, visitor } from "./kit.mjs";

const records = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const axe = readFileSync(resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf-8");
const [language, size] = [process.argv[2] ?? "en", process.argv[3] ?? "desktop"];
const shape = size === "phone" ? { width: 360, height: 740 } : { width: 1440, height: 900 };
const problems = [];

async function overflows(page, where) {
  const found = await page.evaluate(() => {
    const bad = [];
    const wide = document.documentElement.scrollWidth > innerWidth + 1;
    if (wide) bad.push(`page ${document.documentElement.scrollWidth} > ${innerWidth}`);
    for (const one of document.querySelectorAll(".btn, .pill, .lp, .tool, .plate h3, .pvhead h2, .ages li, .now")) {
      if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflow === "visible" && one.clientWidth > 0)
        bad.push(`${one.className} “${one.textContent.trim().slice(0, 40)}” ${one.scrollWidth} > ${one.clientWidth}`);
    }
    for (const one of document.querySelectorAll(".btn, h2, h3, .lp, .coin, .glory, .tool, .stack")) {
      const box = one.getBoundingClientRect();
      const scrolls = one.closest(".sugg, .scroll, .heroart, .spread");
      if (!scrolls && box.width > 0 && box.right > innerWidth + 1)
        bad.push(`${one.className} “${one.textContent.trim().slice(0, 40)}” ends at ${Math.round(box.right)}`);
    }
    return bad;
  });
  problems.push(...found.map((text) => `${where}: ${text}`));
}

async function judged(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const result = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return result.violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map(
        (one) =>
          `${one.id}: ${one.nodes
            .slice(0, 2)
            .map((node) => `${node.target} ${node.any[0]?.message ?? ""}`)
            .join(" ; ")}`,
      );
  });
  problems.push(...found.map((text) => `${where}: ${text}`));
}

if (!LANGUAGES.includes(language)) throw new Error(language);
const running = await browser();
for (const theme of process.argv[4] === "both" ? ["light", "dark"] : ["light"]) {
  const page = await visitor(running, { ...shape, theme, language });
  const see = async (name) => {
    await page.waitForTimeout(150);
    await overflows(page, `${language} ${theme} ${name}`);
    if (process.argv[4] === "both") await judged(page, `${language} ${theme} ${name}`);
  };
  await see("home");
  for (const place of ["#/new", "#/about", "#/move/table.key"]) {
    await page.goto(`${SERVER}/${place}`);
    await page.waitForSelector(".panel");
    await see(place);
  }
  for (const [index, { record, decisions, players }] of records.entries()) {
    await position(page, record, decisions, players);
    await see(`position ${index}`);
    const pill = await page.$(".pill");
    if (pill) {
      await pill.click();
      await see(`band ${index}`);
    }
  }
  const log = await page.$(".top .only-s");
  if (await log.isVisible()) await log.click();
  await page.locator(".talk .move:visible").click();
  await page.waitForSelector(".dialog .qr");
  await see("moving a seat");
  for (let open = await page.$$(".dialog"); open.length > 0; open = await page.$$(".dialog")) {
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("?");
  await page.waitForSelector(".topics li");
  await see("rules");
  content(page, /Failed to load resource/);
  await page.context().close();
}
await running.close();
if (problems.length > 0) throw new Error(`\n${[...new Set(problems)].slice(0, 25).join("\n")}`);
