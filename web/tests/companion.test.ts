// The companion: lots are fair, entries are kept and carried over, and the sheet's lines add up to what was scored.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import type { ScoredPad, Sheet, View } from "../src/api/schema";
import { asked, begun, blank, keep, load, type Entries } from "../src/companion/entries";
import { linesOf, tieBreaks, verdict } from "../src/companion/lines";
import { below, drawn } from "../src/companion/lots";
import { asText } from "../src/companion/share";
import { KINGDOMS, TRIBES } from "../src/game/things";
import { say, speak, withCompanion } from "../src/words/language.svelte";

const file = resolve(import.meta.dirname, "answers.json");
const POSITIONS = (JSON.parse(readFileSync(file, "utf-8")) as { paid: { view: View; sheet: Sheet }[] }).paid;

describe("lots", () => {
  it("come out every way, none twice", () => {
    const seen = new Set(Array.from({ length: 400 }, () => below(5)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
    for (let i = 0; i < 50; i++) {
      const tribes = drawn(TRIBES, 6);
      expect(new Set(tribes).size).toBe(6);
    }
    expect(new Set(Array.from({ length: 60 }, () => drawn(TRIBES, 5).join())).size).toBeGreaterThan(30);
  });
});

describe("entries", () => {
  const first = blank(3, "standard");
  beforeEach(() => localStorage.clear());

  it("are kept on the device, whatever else was kept there", () => {
    expect(load(first)).toEqual(first);
    const changed: Entries = { ...first, names: ["Ada", "Bo"], tribes: ["elf"] };
    keep(changed);
    expect(load(first)).toEqual(changed);
    for (const spoiled of [
      "{",
      "null",
      "3",
      '{"names":[]}',
      '{"names":["a","b"],"tribes":["hobbit"]}',
      '{"names":["a","b"],"tokens":{}}',
      '{"ages":[{}]}',
    ]) {
      localStorage.setItem("ethnos-companion", spoiled);
      expect(load(first)).toEqual(first);
    }
  });

  it("of an age go on where the one before ended, raided Hordes gone", () => {
    const age = begun(2, undefined);
    Object.assign(age.seats[0]!, { merfolk: 4, horde: 3, raids: true, trolls: [2], claims: 1 });
    Object.assign(age.seats[1]!, { horde: 2, bands: [{ cards: 3, skeletons: 0, dwarf: false }] });
    age.seats[0]!.markers.rhea = 2;
    const next = begun(2, age);
    expect(next.seats.map((seat) => seat.horde)).toEqual([0, 2]);
    expect(next.seats[0]).toMatchObject({ merfolk: 4, trolls: [], claims: 0, bands: [], raids: false });
    expect(next.seats[0]!.markers.rhea).toBe(2);
    next.seats[0]!.markers.rhea = 5;
    expect(age.seats[0]!.markers.rhea).toBe(2);
  });

  it("name the tokens of a kingdom once it has them all", () => {
    const entries = blank(4, "standard");
    entries.tokens.rhea = [2, 4];
    entries.tokens.duris = [0, 6, 8];
    expect(asked(entries, ["a", "b", "c", "d"], 3).tokens).toEqual({ duris: [0, 6, 8] });
  });
});

describe.each(["en", "de", "pl", "cs", "ru", "ja"])("in %s", (tag) => {
  beforeEach(async () => {
    await speak(tag);
    await withCompanion();
  });

  it("the lines of a sheet add up to what each player scored, each with its reason", () => {
    for (const { view, sheet } of POSITIONS) {
      const names = view.players.map((player) => player.name);
      const lines = linesOf(sheet, names, 2);
      expect(lines.slice(0, KINGDOMS.length).map((line) => line.kingdom)).toEqual([...KINGDOMS]);
      for (const player of sheet.players)
        expect(lines.reduce((sum, line) => sum + line.won[player.seat]!, 0)).toBe(player.total);
      for (const line of lines) expect(line.why).not.toMatch(/comp-|[{}]|undefined/);
    }
  });

  it("a tie is told with what broke it", () => {
    const rank = { glory: 40, markers: 12, bands: [5, 3], below_by: null };
    const told = (below_by: ScoredPad["ranking"][number]["below_by"], more = {}, over = true): ScoredPad => ({
      setup: null,
      faults: [],
      gaps: [],
      sheets: [],
      begins: [],
      over,
      ranking: [
        { ...rank, seat: 0, name: "Ada", place: 1 },
        { ...rank, seat: 1, name: "Bo", place: below_by === "nothing" ? 1 : 2, ...more, below_by },
      ],
    });
    expect(tieBreaks(told("glory"))).toEqual([]);
    const [markers] = tieBreaks(told("markers", { markers: 9 }));
    for (const one of ["Ada", "Bo", "12", "9"]) expect(markers).toContain(one);
    expect(tieBreaks(told("bands", { bands: [5, 2] }))[0]).toContain("5 + 2");
    expect(verdict(told("nothing"))).toBe(say("comp-win-shared", { names: ["Ada", "Bo"] }));
    expect(verdict(told("markers", {}, false))).toBe(say("comp-level", { names: ["Ada", "Bo"] }));
    expect(asText(told("markers", { markers: 9 }), ["Ada", "Bo"])).toContain(markers);
  });
});
