// What the table explains holds the numbers that the engine would pay, in positions all over games.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { about } from "../src/api/about";
import type { Outlook, Sheet, View } from "../src/api/schema";
import { stepsOf } from "../src/game/walk";
import * as explained from "../src/table/explained";
import { say, speak, withRules } from "../src/words/language.svelte";

interface Paid {
  view: View;
  outlook: Outlook;
  sheet: Sheet;
}
const file = resolve(import.meta.dirname, "answers.json");
const POSITIONS = (JSON.parse(readFileSync(file, "utf-8")) as { paid: Paid[] }).paid;
const names = (view: View) => view.players.map((player) => player.name);
const numbers = (text: string) => Array.from(text.matchAll(/\d+/g), (found) => Number(found[0]));

describe.each(["en", "de", "pl", "cs", "ru", "ja"])("in %s", (tag) => {
  beforeAll(() => speak(tag));

  it("every kingdom, board, token, Horde and band says what it would pay", () => {
    expect(POSITIONS.length).toBe(200);
    for (const { view, outlook, sheet } of POSITIONS) {
      for (const { kingdom } of outlook.kingdoms) {
        const told = explained.kingdom(outlook, kingdom, names(view), null);
        for (const player of sheet.players) {
          const glory = player.kingdoms[kingdom] ?? 0;
          const line = told.lines!.find((one) => one.seat === player.seat);
          expect(line?.pays ?? 0).toBe(glory);
          if (line) expect(line.there).toBe(view.players[player.seat]!.markers[kingdom]);
          if (glory > 0) expect(told.text).toContain(say("board-score", { name: names(view)[player.seat]!, glory }));
        }
      }
      if (outlook.merfolk) {
        const told = explained.merfolk(outlook, names(view), null);
        for (const player of sheet.players)
          expect(told.lines!.find((one) => one.seat === player.seat)?.pays ?? 0).toBe(player.merfolk);
      }
      if (outlook.giant) {
        const holder = sheet.players.find((player) => player.giant > 0);
        const { claim, pays, size } = outlook.giant;
        expect(numbers(explained.giant(outlook.giant)).slice(0, 2)).toEqual([claim, pays]);
        if (holder) expect(pays).toBe(holder.giant);
        if (holder && size > 1) expect(numbers(explained.giant(outlook.giant))).toContain(size);
      }
      for (const player of sheet.players) {
        const { raid_more, longer } = outlook.players[player.seat]!;
        if (view.tribes.includes("orc"))
          expect(
            numbers(explained.horde(outlook, player.seat)).filter((one) => one !== 1 || player.raid === 1),
          ).toEqual(
            expect.arrayContaining([player.raid, ...(raid_more === null || raid_more === 1 ? [] : [raid_more])]),
          );
        for (const value of view.players[player.seat]!.trolls) {
          const sum = view.players[player.seat]!.trolls.reduce((all, one) => all + one, 0);
          expect(numbers(explained.troll(view.players, value))).toEqual(expect.arrayContaining([value, sum]));
          const board = outlook.kingdoms.flatMap((one) => one.claims).find((claim) => claim.seat === player.seat);
          if (board) expect(board.trolls).toBe(sum);
        }
        player.bands.forEach((band, i) => {
          const told = explained.band(outlook, player.seat, i);
          expect(numbers(told.text)).toContain(band.glory);
          if (longer[i]! > band.glory) expect(numbers(told.text)).toContain(longer[i]);
          expect(told.ladder!.glory[told.ladder!.at]).toBe(band.glory);
        });
      }
    }
  });

  it("every line of a sheet has its reason, with what it paid", () => {
    for (const { view, sheet } of POSITIONS) {
      for (const step of stepsOf(sheet)) {
        const told = explained.why(step, sheet, names(view));
        expect(told).not.toMatch(/[a-z]+-[a-z]+|[{}]/); // no message's own name, nothing unfilled
        if (step.key === "table-bands") continue; // bands are told one by one
        for (const glory of step.won.filter((one) => one > 0)) expect(numbers(told)).toContain(glory);
      }
    }
  });

  it("every line of the log leads to a topic of the reference", async () => {
    const words = await withRules();
    for (const topic of Object.values(about().why)) expect(words.has(`rules-${topic}.title`)).toBe(true);
    const log = readFileSync(resolve(import.meta.dirname, `../../src/ethnos/words/${tag}/log.ftl`), "utf-8");
    const told = Array.from(log.matchAll(/^(log-[a-z-]+) =/gm), (found) => found[1]!);
    expect(told.filter((message) => message !== "log-score" && !(message in about().why))).toEqual([]);
  });
});
