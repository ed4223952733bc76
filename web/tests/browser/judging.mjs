// What every state of the page is held against: no text cut, nothing grave that axe finds.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const axe = readFileSync(resolve(import.meta.dirname, "node_modules/axe-core/axe.min.js"), "utf-8");
export const GIVEN = ".player h3, .ranking b, .walk thead span, .tables b, .tables small"; // names: as long as people like

/** In the page: text that its own box, a box around it or the window cuts. */
export function cut(given) {
  const bad = new Set();
  const pen = document.createElement("canvas").getContext("2d");
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(one).clipPath === "none" &&
    !one.closest(".sr");
  const top = [...document.querySelectorAll("dialog[open], .curtain")].at(-1);
  const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  if (document.documentElement.scrollWidth > innerWidth + 1) bad.add("the page scrolls sideways");
  while (walker.nextNode()) {
    const [text, holder] = [walker.currentNode, walker.currentNode.parentElement];
    const words = text.textContent.trim();
    if (!words || !shown(holder) || holder.closest(`${given}, option, script, style`)) continue;
    const name = `${holder.className || holder.tagName} “${words.slice(0, 40)}”`;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let inside = true; // the box the words are in
    let free = false; // once in something that scrolls, nothing further out cuts it
    for (let one = holder; one && one !== document.body && !free; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = one.getBoundingClientRect();
      const [across, down] = [style.overflowX, style.overflowY].map((how) => how === "hidden" || how === "clip");
      const wide = one.scrollWidth - one.clientWidth;
      if (inside && wide > 1 && style.overflowX !== "auto") bad.add(`${name} is ${wide} wider than its box`);
      if (across && (box.right > edge.right + 1 || box.left < edge.left - 1))
        bad.add(`${name} leaves ${one.className}`);
      if (down && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3))
        bad.add(`${name} is cut by ${one.className}`);
      inside = false;
      free =
        style.overflowX === "auto" ||
        style.overflowX === "scroll" ||
        style.overflowY === "auto" ||
        style.position === "fixed";
    }
    if (!free && (box.right > innerWidth + 1 || box.left < -1)) bad.add(`${name} leaves the window`);
  }
  for (const one of (top ?? document).querySelectorAll("select")) {
    if (!shown(one)) continue;
    const style = getComputedStyle(one);
    pen.font = style.font;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const need = pen.measureText(one.selectedOptions[0]?.textContent.trim() ?? "").width;
    if (need > room + 1)
      bad.add(`select “${one.selectedOptions[0].textContent.trim()}” needs ${Math.round(need - room)} more`);
  }
  return [...bad];
}

/** Texts that are cut, in words. */
export function cutTexts(page) {
  return page.evaluate(cut, GIVEN);
}

/** What axe finds serious, in words. */
export async function judged(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    const grave = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
    return grave.flatMap(({ id, nodes }) =>
      nodes.slice(0, 2).map((node) => `${id}: ${node.target} ${node.any[0]?.message ?? ""}`),
    );
  });
}
