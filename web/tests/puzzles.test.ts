// Puzzles: which comes next, days in a row, and what the device keeps of them.
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { PuzzleLine } from "../src/api/schema";
import { daysUntil, nextPuzzle, streak } from "../src/puzzles/choosing";

const LIST: PuzzleLine[] = Array.from({ length: 20 }, (_, i) => ({
  number: i + 1,
  theme: "marker",
  rating: 1000 + 50 * i,
  players: 4,
}));

describe("the next puzzle", () => {
  it("is as hard as one is good, and not the one just seen", () => {
    const chosen = [0, 0.5, 0.99].map((at) => nextPuzzle(LIST, {}, 1500, 11, () => at)!);
    for (const number of chosen) expect(Math.abs(LIST[number - 1]!.rating - 1500)).toBeLessThanOrEqual(200);
    expect(chosen).not.toContain(11);
    expect(new Set(chosen).size).toBe(3);
  });

  it("is one not answered yet, as long as there is one", () => {
    const all = Object.fromEntries(LIST.map((one) => [one.number, true]));
    const { 17: _, ...most } = all;
    expect(nextPuzzle(LIST, most, 1000, 3)).toBe(17);
    expect(nextPuzzle(LIST, all, 1000, 1)).not.toBe(1);
    expect(nextPuzzle([], {}, 1000, null)).toBeNull();
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
    keepAnswer(4, true, 1216, "2026-11-16");
    keepAnswer(5, true, 1230, "2026-11-17");
    keepAnswer(6, false, 1215, null);
    keepAnswer(7, true, 1229, null);
    expect(progress()).toMatchObject({ rating: 1229, row: 1, longest: 2 });
    expect(progress().days).toEqual({ "2026-11-16": true, "2026-11-17": true });
    const again = await fresh();
    expect(again.progress()).toEqual(progress());
  });

  it("is the first answer to a puzzle", async () => {
    const { keepAnswer, progress } = await fresh();
    keepAnswer(4, false, 1190, "2026-11-16");
    const before = progress();
    keepAnswer(4, true, 1210, "2026-11-17");
    expect(progress()).toBe(before);
  });
});
