// How smoothly the busiest animation runs: frames a second while bots play and cards fly.
import { act, browser, leave, visitor } from "./visitors.mjs";

const running = await browser();
const page = await visitor(running, { motion: "no-preference", settings: { speed: 1, tips: false } });
await page.click(".btn.big");
await page.waitForSelector(".dock");
await page.evaluate(() => {
  globalThis.frames = [];
  let last = performance.now();
  const beat = (now) => {
    if (document.querySelector(".flight")) globalThis.frames.push(now - last);
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
});
for (let count = 1; count < 14; count++) await act(page, count);
const frames = await page.evaluate(() => globalThis.frames);
const mean = frames.reduce((sum, one) => sum + one, 0) / frames.length;
const slow = [...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)];
console.log(
  `${frames.length} frames with cards in the air: ${(1000 / mean).toFixed(1)} a second, 95 % within ${slow.toFixed(1)} ms`,
);
await leave(running);
