// Puzzles: which comes next, days in a row, and what the device keeps of them.
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { PuzzleLine } from "../src/api/schema";
import { daysUntil, nextPuzzle, streak, themesOf } from "../src/puzzles/choosing";

const LIST: PuzzleLine[] = Array.from({ length: 20 }, (_, i) => ({
  key: `key ${i + 1}`,
  number: i + 1,
  theme: "marker",
  rating: 1000 + 50 * i,
  players: 4,
}));

describe("the next puzzle", () => {
  it("is as hard as one is good, and not the one just seen", () => {
    const chosen = [0, 0.5, 0.99].map((at) => nextPuzzle(LIST, {}, 1500, "key 11", null, () => at)!);
    const ratings = LIST.filter((one) => chosen.includes(one.key)).map((one) => one.rating);
    for (const rating of ratings) expect(Math.abs(rating - 1500)).toBeLessThanOrEqual(200);
    expect(chosen).not.toContain("key 11");
    expect(new Set(chosen).size).toBe(3);
  });

  it("is one not answered yet, as long as there is one, whatever its number is now", () => {
    const all = Object.fromEntries(LIST.map((one) => [one.key, true]));
    const { "key 17": _, ...most } = all;
    expect(nextPuzzle(LIST, most, 1000, "key 3")).toBe("key 17");
    const renewed = [...LIST].reverse().map((one, i) => ({ ...one, number: i + 1 }));
    expect(nextPuzzle(renewed, most, 1000, "key 3")).toBe("key 17");
    expect(nextPuzzle(LIST, all, 1000, "key 1")).not.toBe("key 1");
    expect(nextPuzzle([], {}, 1000, null)).toBeNull();
  });
});

describe("a theme", () => {
  const two = LIST.map((one, i) => ({ ...one, theme: i < 3 ? "dragon" : "marker" }));

  it("that was chosen has the next one, however far from one's rating", () => {
    expect(nextPuzzle(two, { "key 1": true, "key 3": false }, 1900, "key 9", "dragon")).toBe("key 2");
    expect(["key 1", "key 3"]).toContain(nextPuzzle(two, {}, 1900, "key 2", "dragon"));
  });

  it("without another puzzle leads to the others", () => {
    const one = [LIST[0]!, { ...LIST[1]!, theme: "orc" }];
    expect(nextPuzzle(one, {}, 1000, "key 2", "orc")).toBe("key 1");
    expect(nextPuzzle(one, {}, 1000, "key 2", "gone")).toBe("key 1");
  });

  it("says how many it has and how many were found, the largest first", () => {
    expect(themesOf(two, { "key 1": true, "key 2": false, "key 9": true })).toEqual([
      { theme: "marker", count: 17, found: 1 },
      { theme: "dragon", count: 3, found: 1 },
    ]);
  });
});

describe("days", () => {
  it("go over the ends of months and years", () => {
    expect(daysUntil("2026-03-02", 4)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
    expect(daysUntil("2027-01-01", 2)).toEqual(["2026-12-31", "2027-01-01"]);
  });

  it("stand in a row until one is missing or missed; today may still come", () => {
    const days = { "2026-11-13": true, "2026-11-15": true, "2026-11-16": true };
    expect(streak(days, "2026-11-17")).toBe(2);
    expect(streak({ ...days, "2026-11-17": true }, "2026-11-17")).toBe(3);
    expect(streak({ ...days, "2026-11-17": false }, "2026-11-17")).toBe(0);
    expect(streak(days, "2026-11-18")).toBe(0);
    expect(streak({}, "2026-11-17")).toBe(0);
  });
});

describe("what the device keeps", () => {
  const fresh = async () => {
    vi.resetModules();
    return import("../src/puzzles/progress.svelte");
  };
  beforeEach(() => localStorage.clear());

  it("is the rating, those found in a row, the days and the longest row of them", async () => {
    const { keepAnswer, progress } = await fresh();
    keepAnswer("d", true, 1216, "2026-11-16");
    keepAnswer("e", true, 1230, "2026-11-17");
    keepAnswer("f", false, 1215, null);
    keepAnswer("g", true, 1229, null);
    expect(progress()).toMatchObject({ rating: 1229, row: 1, longest: 2 });
    expect(progress().days).toEqual({ "2026-11-16": true, "2026-11-17": true });
    const again = await fresh();
    expect(again.progress()).toEqual(progress());
  });

  it("is the first answer to a puzzle", async () => {
    const { keepAnswer, progress } = await fresh();
    keepAnswer("d", false, 1190, null);
    const before = progress();
    keepAnswer("d", true, 1210, null);
    expect(progress()).toBe(before);
  });

  it("is the theme that is trained", async () => {
    const { keepTheme, progress } = await fresh();
    expect(progress().theme).toBeNull();
    keepTheme("dragon");
    expect((await fresh()).progress().theme).toBe("dragon");
    keepTheme(null);
    expect((await fresh()).progress().theme).toBeNull();
  });

  it("is a day's first answer too, though that puzzle was answered on another day", async () => {
    const { keepAnswer, progress } = await fresh();
    keepAnswer("d", false, 1190, null);
    keepAnswer("e", true, 1200, "2026-11-16");
    keepAnswer("d", true, null, "2026-11-17");
    expect(progress()).toMatchObject({ rating: 1200, answered: { d: false, e: true }, row: 1, longest: 2 });
    keepAnswer("d", false, null, "2026-11-17");
    expect(progress().days).toEqual({ "2026-11-16": true, "2026-11-17": true });
  });
});
