// The review as drawings and walks: where lines, ages and dragons stand, where a chance went, what is chosen.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { CurvePoint, GameReview, ReviewedDecision, SeatSummary, View } from "../src/api/schema";
import { Curve, named } from "../src/review/curve";
import { fall } from "../src/review/fall";
import { marksOf, placesOf } from "../src/review/marks";
import { balance, compared, lost, signed } from "../src/review/points";
import { Places } from "../src/review/places.svelte";
import { Reviewing } from "../src/review/reviewing.svelte";
import ShareMoment from "../src/review/ShareMoment.svelte";
import { Walk } from "../src/review/walk.svelte";
import { link } from "../src/route.svelte";
import { speak, withReview } from "../src/words/language.svelte";

const STAYS = new AbortController().signal; // nobody leaves
const FRAME = { width: 1072, height: 212, left: 34, right: 124, top: 22, bottom: 28 };

function point(at: number, age: number, turn: number, dragons: number, ...chances: number[]): CurvePoint {
  return { at, age, turn, seat: 0, chances, dragons };
}

const POINTS = [
  point(0, 1, 1, 0, 0.5, 0.5),
  point(4, 1, 2, 1, 0.4, 0.6),
  point(10, 2, 1, 0, 0.7, 0.3),
  { ...point(20, 2, 2, 2, 1, 0), seat: null },
];

describe("the curve", () => {
  const curve = new Curve(POINTS, FRAME);

  it("reaches from the first moment to the end, and up to the next quarter", () => {
    expect(curve.x(0)).toBe(34);
    expect(curve.x(20)).toBe(1072 - 124);
    expect(curve.ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(new Curve([point(0, 1, 1, 0, 0.5, 0.5)], FRAME).most).toBe(0.5);
    expect(curve.y(0)).toBe(184);
    expect(curve.y(1)).toBe(22);
  });

  it("has a ground for every age, side by side", () => {
    const [first, second] = curve.grounds();
    expect([first!.age, second!.age]).toEqual([1, 2]);
    expect(first!.to).toBe(second!.from);
    expect(second!.from).toBe(curve.x(10));
    expect(second!.to).toBe(curve.x(20));
  });

  it("puts dragons where they came, and the third where an age ended", () => {
    const signs = curve.dragons(3).map(({ x, number, age }) => [x, number, age]);
    expect(signs).toEqual([
      [curve.x(4), 1, 1],
      [curve.x(10), 3, 1],
      [curve.x(20), 3, 2],
    ]);
  });

  it("goes straight from one turn to the next", () => {
    expect(curve.chance(0, 2)).toBeCloseTo(0.45);
    expect(curve.chance(0, 99)).toBe(1);
  });

  it("pushes names apart that would cover each other, and keeps them above the ground", () => {
    const close = new Curve([point(0, 1, 1, 0, 0.25, 0.25, 0.25, 0.25), point(9, 1, 9, 0, 1, 0, 0, 0)], FRAME);
    const labels = close.labels([0, 1, 2, 3]);
    expect(labels[0]!.seat).toBe(0);
    for (let i = 1; i < 4; i++) expect(labels[i]!.y - labels[i - 1]!.y).toBeGreaterThanOrEqual(19);
    expect(labels.at(-1)!.y).toBeLessThanOrEqual(FRAME.height - FRAME.bottom + 6);
  });

  it("names everybody up to four, of six the asker and the first two", () => {
    expect(named(4, 2, [1, 2, 3, 4])).toEqual([0, 1, 2, 3]);
    expect(named(6, 5, [3, 1, 4, 2, 5, 6])).toEqual([5, 1, 3]);
    expect(named(6, 1, [3, 1, 4, 2, 5, 6])).toEqual([1, 3]);
  });
});

const SEAT: SeatSummary = {
  ...{ seat: 0, place: 2, glory: 84, accuracy: 81, start: 0.25, luck: -0.12, own: -0.34, others: 0.21, end: 0 },
  ...{ moments: [31, 12], counts: {} },
};

describe("where a chance went", () => {
  it("falls bar by bar, each beginning where the last one ended", () => {
    const { drops, zero } = fall(SEAT);
    const [start, luck, own, others] = drops.map(({ left, width }) => [left, left + width] as const);
    expect(start![0]).toBeCloseTo(zero);
    expect(luck![1]).toBeCloseTo(start![1]); // down from the start's end
    expect(own![1]).toBeCloseTo(luck![0]);
    expect(others![0]).toBeCloseTo(own![0]); // and up again, to zero
    expect(others![1]).toBeCloseTo(zero);
    expect(own![0]).toBeCloseTo(2);
  });

  it("says numbers with their sign", () => {
    expect([12, -4, 0, -0].map(signed)).toEqual(["+12", "−4", "0", "0"]);
  });

  it("adds up as it is shown, luck taking what was rounded", () => {
    const seat = { ...SEAT, start: 1 / 3, luck: 0.5034, own: -0.3611, others: 0.5244, end: 1 };
    expect(balance(seat)).toEqual({ start: 33, luck: 51, own: -36, others: 52, end: 100 });
  });
});

function decided(at: number, seat: number, grade: ReviewedDecision["grade"], loss: number): ReviewedDecision {
  const told = { kind: "phrase" as const, message: "do-draw", args: {} };
  const draw = { type: "draw" as const };
  return {
    ...{ at, seat, age: 1, turn: at, grade, played: draw, told, loss },
    ...{ better: loss > 0 ? { type: "pass" as const } : null, better_told: null },
    ...{ chance_played: 0.3, chance_better: 0.3 + loss, reasons: [], candidates: [] },
  };
}

const REVIEW: GameReview = {
  names: ["Ada", "Boris"],
  even: 0.5,
  points: POINTS,
  turning: [{ at: 10, seat: 1, change: -0.3 }],
  decisions: [
    ...[decided(0, 0, "best", 0), decided(4, 1, "mistake", 0.09), decided(5, 1, "blunder", 0.2)],
    ...[decided(8, 0, "forced", 0), decided(12, 0, "inaccuracy", 0.03), decided(18, 0, "good", 0.01)],
  ],
  seats: [
    { ...SEAT, moments: [12] },
    { ...SEAT, seat: 1, place: 1, moments: [5, 4] },
  ],
};

describe("what a decision gave away", () => {
  const shown = (chance: number, loss: number) => {
    const one = { ...decided(0, 0, "mistake", loss), chance_played: chance, chance_better: chance + loss };
    return { ...compared(one), points: lost(one) };
  };

  it("is the difference between the chances, as they are shown", () => {
    expect(shown(0.6945, 0.0515)).toEqual({ played: 69, better: 74, points: 5 });
    for (let i = 0; i < 500; i++) {
      const loss = (i * 0.00173) % 0.4;
      const { played, better, points } = shown((i * 0.0377) % (1 - loss), loss);
      expect(better - played).toBe(points);
      expect([played >= 0, better <= 100]).toEqual([true, true]);
    }
  });

  it("leaves room for it at both ends", () => {
    expect(shown(0.985, 0.015)).toEqual({ played: 98, better: 100, points: 2 });
    expect(shown(0, 0)).toEqual({ played: 0, better: 0, points: 0 });
  });
});

describe("a review that is waited for", () => {
  const state = (status: "running" | "done") => ({ status, done: 1, total: 2, review: null }) as never;
  const asked = vi.spyOn(client, "review");
  beforeEach(() => {
    vi.useFakeTimers();
    asked.mockReset();
    vi.spyOn(client, "record").mockResolvedValue("…");
    vi.spyOn(client, "reviewTable").mockResolvedValue(state("running"));
  });
  afterEach(() => vi.useRealTimers());

  it("is looked at again after the server did not answer, ever more seldom, until it is over", async () => {
    asked.mockRejectedValue(new TypeError("Failed to fetch"));
    const reviewing = new Reviewing("abc");
    await reviewing.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(5);
    expect(asked.mock.calls.length).toBeLessThan(10);
    expect([reviewing.away, reviewing.waiting, reviewing.trouble]).toEqual([true, true, ""]);
    asked.mockResolvedValueOnce(state("running")).mockResolvedValueOnce(state("done"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([reviewing.away, reviewing.waiting]).toEqual([false, false]);
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it("is over where the server knows nothing of it; a busy one is asked again", async () => {
    asked.mockRejectedValueOnce(new client.Refusal("slower", "too-many-requests", 429));
    asked.mockRejectedValue(new client.Refusal("no such review", "no-review", 404));
    const reviewing = new Reviewing("abc");
    await reviewing.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect([reviewing.waiting, reviewing.trouble]).toEqual([false, "no such review"]);
  });
});

describe("the way through a review", () => {
  const walk = (seat = 0) => new Walk(REVIEW, new Places("", STAYS), seat);

  it("begins at the dearest decision", () => {
    expect(walk().at).toBe(12);
    expect(walk(1).at).toBe(5);
  });

  it("begins at the moment that its address names", () => {
    const way = new Walk(REVIEW, new Places("", STAYS), 0, 18);
    expect([way.seat, way.at, way.decision!.at]).toEqual([0, 18, 18]);
    expect(new Walk(REVIEW, new Places("", STAYS), 0, 0).at).toBe(0);
    expect(new Walk(REVIEW, new Places("", STAYS), 0, 99).decision!.at).toBe(18);
  });

  it("goes through the decisions of one seat, without those that had no choice", () => {
    const way = walk();
    way.step(-1);
    expect(way.at).toBe(0);
    way.step(-1);
    expect(way.at).toBe(0);
    way.step(1);
    expect(way.at).toBe(12);
    way.step(1);
    expect(way.at).toBe(18);
  });

  it("lists what there is to learn from", () => {
    const way = walk();
    way.learning = true;
    expect(way.listed.map((one) => one.at)).toEqual([12]);
  });

  it("comes from a turning point to the dearest decision of the turn before it", () => {
    const way = walk();
    way.turnTo(REVIEW.turning[0]!);
    expect(way.at).toBe(5);
    expect(way.decision!.seat).toBe(1);
  });

  it("asks for the place after the better decision where that is shown, once", async () => {
    const places = new Places("record", STAYS);
    const at = vi.spyOn(places, "at").mockResolvedValue({} as never);
    const way = new Walk(REVIEW, places, 0);
    await way.look();
    way.shown = "better";
    await way.look();
    way.shown = "played";
    await way.look();
    expect(at.mock.calls).toEqual([
      [12, [], 1],
      [12, [{ type: "pass" }], 1],
      [13, [], 1],
    ]);
  });

  it("shows and tells both lines to the end of the turn", async () => {
    const places = new Places("record", STAYS);
    const at = vi.spyOn(places, "at").mockResolvedValue({} as never);
    const [band, marker] = [{ type: "pass" as const }, { type: "marker" as const, kingdom: "rhea" as const }];
    const turn = [decided(3, 0, "mistake", 0.09), decided(4, 0, "best", 0), decided(5, 1, "best", 0)];
    const decisions = turn.map((one) => ({ ...one, turn: one.seat, better_line: one.better ? [marker] : [] }));
    const way = new Walk({ ...REVIEW, decisions, seats: [{ ...SEAT, moments: [3] }, SEAT] }, places, 0);
    way.shown = "better";
    await way.look();
    way.shown = "played";
    await way.look();
    expect(at.mock.calls).toEqual([
      [3, [band, marker], 2],
      [5, [], 2],
    ]);
  });
});

describe("what a decision is about", () => {
  it("is found card by card, though several are alike", () => {
    expect([...placesOf(["elf-rhea", "elf-rhea"], ["elf-rhea", "orc-rhea", "elf-rhea"])]).toEqual([0, 2]);
    expect([...placesOf(["elf-rhea"], [])]).toEqual([]);
  });

  it("is in the row, in the hand, on the deck or on the map", () => {
    const view = { row: ["orc-rhea", "elf-duris"], players: [{ hand: ["elf-rhea"] }] } as unknown as View;
    expect([...marksOf({ type: "take", card: "elf-duris" }, view, 0).row]).toEqual([1]);
    expect([...marksOf({ type: "band", leader: "elf-rhea", cards: ["elf-rhea"] }, view, 0).hand]).toEqual([0]);
    expect(marksOf({ type: "draw" }, view, 0).deck).toBe(true);
    expect(marksOf({ type: "marker", kingdom: "rhea" }, view, 0).kingdom).toBe("rhea");
  });
});

describe("a moment that is shared", () => {
  beforeAll(() => speak("en").then(withReview));

  it("is the one shown when it was asked for, and an old trouble is said no more", async () => {
    let [at, trouble] = [12, "the server is away"];
    let keep: (id: string) => void = () => undefined;
    const openTable = () => Promise.resolve(null);
    const reviewing = { openTable, shared: () => new Promise<string>((done) => (keep = done)) } as Reviewing;
    const ontrouble = (said: string) => (trouble = said);
    const props = {
      ...{ reviewing, ontrouble, seat: 1 },
      get decisions() {
        return at;
      },
    };
    const page = mount(ShareMoment, { target: document.body, props });
    document.querySelector("button")!.click();
    expect(trouble).toBe("");
    at = 31; // walked on while it was kept
    await vi.waitFor(() => {
      keep("abc");
      expect(document.querySelector("input")).not.toBeNull();
    });
    flushSync();
    expect(document.querySelector("input")!.value).toBe(link("study", "abc", 12));
    void unmount(page);
  });

  it("is of the review where others may look at the table, else of the game", async () => {
    const look = vi.spyOn(client, "look");
    vi.spyOn(client, "keepStudy").mockResolvedValue({ id: "abc" });
    const shared = async (name: string, spectators: boolean) => {
      look.mockResolvedValue({ table: { spectators } } as never);
      const reviewing = new Reviewing(name);
      reviewing.places = new Places("record", STAYS);
      const props = { reviewing, seat: 1, decisions: 12, ontrouble: () => undefined };
      const page = mount(ShareMoment, { target: document.body, props });
      document.querySelector("button")!.click();
      await vi.waitFor(() => expect(document.querySelector("input")).not.toBeNull());
      const link = document.querySelector("input")!.value;
      await unmount(page);
      return link.slice(link.indexOf("#"));
    };
    expect(await shared("t1", true)).toBe("#/review/t1/1/12");
    expect(await shared("of.t1", true)).toBe("#/review/t1/1/12");
    expect(await shared("t1", false)).toBe("#/study/abc/12");
    expect(await shared("file.t1", true)).toBe("#/study/abc/12");
  });
});
