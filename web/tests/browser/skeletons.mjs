// Ten Skeletons, the one band without a leader, win at once: picked and played by clicks.
import { deepStrictEqual as equal } from "node:assert";
import { readFileSync } from "node:fs";

import { browser, leave, position, SERVER, visitor } from "./visitors.mjs";

const [{ record, decisions, players }] = JSON.parse(readFileSync(process.env.ETHNOS_RECORDS, "utf-8"));
const running = await browser();
const page = await visitor(running);
const table = await position(page, record, decisions, players);
for (let i = 0; i < 10; i++)
  await page
    .locator(".cards .card:not(.pick)")
    .first()
    .click({ position: { x: 8, y: 24 } });
await page.waitForSelector(".preview p:text('Ten Skeletons win the game at once.')");
await page.click(".acts .btn.main:not([disabled])");
await page.waitForSelector(".ranking li");
if (!(await page.textContent(".dialog")).includes("Ten Skeletons won")) throw new Error("why it ended is not told");
const answer = await page.request.get(`${SERVER}/api/tables/${table.id}?seat=${table.seat}`);
const { result, view } = (await answer.json()).game;
equal([result.by_skeletons, result.winners, view.winner], [true, [table.seat], table.seat]);
equal(await page.locator(".ranking li b").first().textContent(), view.players[table.seat].name);
await leave(running);
