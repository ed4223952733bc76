// Deciding in a study: an answer may take its time, and whoever has walked on meanwhile has decided nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { PlaceInGame, WhereTold } from "../src/api/schema";
import type { Decision } from "../src/game/things";
import { draft } from "../src/study/drafts";
import { StudySession } from "../src/study/study.svelte";

const DRAW: Decision = { type: "draw" };
const TAKE: Decision = { type: "take", card: "elf-rhea" };
const says = { kind: "phrase" as const, message: "do-draw", args: {} };
const node = (parent: number | null) => ({ parent, decision: DRAW, seat: 0, age: 1, turn: 1, says, comment: "" });
const TREE = { record: "…", names: ["Ada", "Boris"], comment: "", nodes: [node(null), node(0)] }; // both of the game

/** Where whoever is asked may choose. */
function asking({ after, line }: Pick<WhereTold, "after" | "line">): PlaceInGame {
  const view = { seat_to_act: 0, age: 1, turn: after, question: "turn", players: [{ hand: [] }, { hand: [] }] };
  const single = [DRAW, TAKE].map((decision) => ({ decision, told: says }));
  return { view, choices: { single, bands: false, keeps: null }, says: [], line } as unknown as PlaceInGame;
}

interface Asked {
  where: WhereTold;
  answer: () => void;
  refuse: () => void;
}
let slow: boolean; // whether answers wait until the test gives them
let asked: Asked[];
let session: StudySession;
beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  [slow, asked] = [false, []];
  vi.spyOn(client, "study").mockResolvedValue({ record: "…" });
  vi.spyOn(client, "readStudy").mockResolvedValue(TREE);
  vi.spyOn(client, "candidates").mockReturnValue(new Promise(() => undefined));
  vi.spyOn(client, "place").mockImplementation((where) => {
    if (!slow) return Promise.resolve(asking(where));
    return new Promise((done, failed) => {
      const refusal = new client.Refusal("too fast", "too-fast", 429);
      asked.push({ where, answer: () => done(asking(where)), refuse: () => failed(refusal) });
    });
  });
  session = new StudySession("mine");
  await session.open(0);
});
afterEach(() => {
  session.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a decision in a study", () => {
  it("grows a line where it was made, and what was written meanwhile stays", async () => {
    slow = true;
    const decided = session.decider.decide(TAKE);
    session.comment = "typed meanwhile";
    asked[0]!.answer();
    expect(await decided).toBe(true);
    expect(session.study?.comment).toBe("typed meanwhile");
    expect(session.twigs.slice(2)).toMatchObject([{ parent: null, decision: TAKE, seat: 0 }]);
    expect(session.at).toBe(2);
  });

  it("is played on from by whoever made it, and from the game by whoever is asked", async () => {
    await session.step(1);
    expect(session.seat).toBe(0);
    vi.spyOn(client, "place").mockImplementation((where) => {
      const place = asking(where);
      return Promise.resolve({ ...place, view: { ...place.view, seat_to_act: where.line!.length } });
    });
    await session.decider.decide(TAKE);
    expect([session.seen.seat, session.seat]).toEqual([1, 0]);
  });

  it("is none where somebody has walked on before it was answered", async () => {
    await session.step(1);
    await session.step(-1);
    slow = true;
    const decided = session.decider.decide(TAKE);
    await session.step(1); // known: it is shown at once
    asked[0]!.answer();
    expect(await decided).toBe(false);
    expect([session.at, session.twigs.length, draft("mine")!.study.twigs.length]).toEqual([0, 2, 2]);
  });

  it("is refused in words to whoever waits for it, and in none to whoever has walked on", async () => {
    await session.step(1);
    await session.step(-1);
    slow = true;
    const waiting = session.decider.decide(TAKE);
    asked[0]!.refuse();
    expect([await waiting, session.decider.trouble]).toEqual([false, "too fast"]);
    const passed = session.decider.decide(TAKE);
    await session.step(1);
    asked[1]!.refuse();
    expect([await passed, session.decider.trouble, session.trouble]).toEqual([false, "", ""]);
  });

  it("cannot be made on the table of another place than the one that is asked for", async () => {
    slow = true;
    const stepped = session.step(1);
    for (const decision of [TAKE, DRAW]) expect(await session.decider.decide(decision)).toBe(false);
    expect([session.at, session.twigs.length, asked.length]).toEqual([0, 2, 1]);
    asked[0]!.answer();
    await stepped;
    slow = false;
    expect(await session.decider.decide(TAKE)).toBe(true);
    expect(session.twigs[2]!.parent).toBe(0);
  });

  it("can be made otherwise by whoever comes back", async () => {
    expect(await session.decider.decide(TAKE)).toBe(true);
    await session.step(-1);
    expect(session.decider.mine).toBe(true);
    slow = true;
    const again = session.decider.decide(DRAW);
    asked[0]!.refuse();
    expect(await again).toBe(false);
    await session.toStart();
    expect(session.decider.mine).toBe(true);
  });
});
