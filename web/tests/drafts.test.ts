// Studies kept on the device: each stays as it was left, whatever is opened after it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import { draft, drafts, keepDraft } from "../src/study/drafts";
import { StudySession } from "../src/study/study.svelte";

const STUDY = { record: "…", names: ["Ada", "Boris"], comment: "", twigs: [] };
const keep = (name: string, changed: boolean) => keepDraft({ name, at: null, study: STUDY, changed });
const names = () => drafts().map((one) => one.name);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(client, "study").mockResolvedValue({ record: "…" });
  vi.spyOn(client, "readStudy").mockResolvedValue({ record: "…", names: ["Ada", "Boris"], comment: "", nodes: [] });
  vi.spyOn(client, "place").mockResolvedValue({ choices: null } as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Open a study as an address does. */
async function opened(name: string, number: number | null = null): Promise<StudySession> {
  vi.advanceTimersByTime(1000);
  const session = new StudySession(name);
  await session.open(number);
  return session;
}

/** What a browser keeps, with room for so many things, none of them longer than this. */
function full(storage: Storage, most: number, longest = Infinity): Storage {
  const setItem = (key: string, value: string) => {
    if (storage.getItem(key) === null && storage.length >= most) throw new Error("full");
    if (value.length > longest) throw new Error("too long");
    storage.setItem(key, value);
  };
  const get = (_: Storage, name: keyof Storage): unknown => {
    const found: unknown = name === "setItem" ? setItem : storage[name];
    return typeof found === "function" ? (found.bind(storage) as unknown) : found;
  };
  return new Proxy(storage, { get: get as never });
}

describe("a study being worked on", () => {
  it("is found again after another was looked at", async () => {
    (await opened("mine")).comment = "not to be lost";
    await opened("another");
    expect((await opened("mine")).comment).toBe("not to be lost");
    expect(names()).toEqual(["mine", "another"]);
  });

  it("stays, however many others are looked at", async () => {
    (await opened("mine")).comment = "not to be lost";
    for (let i = 0; i < 12; i++) await opened(`seen ${i}`);
    expect(drafts()).toHaveLength(10);
    expect(draft("mine")?.study.comment).toBe("not to be lost");
    expect(names()[0]).toBe("seen 11");
  });
});

describe("a place that a link names", () => {
  const says = { kind: "phrase" as const, message: "do-draw", args: {} };
  const node = (parent: number | null, comment: string) => ({
    ...{ parent, decision: { type: "draw" as const }, seat: 0, age: 1, turn: 1, says, comment },
  });
  const nodes = [node(null, "first"), node(0, "second"), node(0, "beside")]; // the third in a line of its own
  beforeEach(() => {
    const tree = { record: "…", names: ["Ada", "Boris"], comment: "start", nodes };
    vi.spyOn(client, "readStudy").mockResolvedValue(tree);
  });

  it("is opened with its note, along the game and beside it", async () => {
    const found = [];
    for (const number of [0, 1, 2, 3]) found.push((await opened(`study ${number}`, number)).comment);
    expect(found).toEqual(["start", "first", "second", "beside"]);
  });

  it("is opened where the study was left elsewhere too, and a wrong one at the start", async () => {
    await opened("mine", 1);
    expect((await opened("mine", 3)).comment).toBe("beside");
    expect((await opened("mine")).comment).toBe("beside");
    for (const wrong of [99, -1, 1.5, NaN]) expect((await opened("mine", wrong)).comment).toBe("start");
  });

  it("is where the study is shared from", async () => {
    const session = await opened("mine", 3);
    vi.spyOn(client, "writeStudy").mockResolvedValue({ record: "written" });
    vi.spyOn(client, "keepStudy").mockResolvedValue({ id: "abc" });
    expect(await session.shared()).toEqual({ id: "abc", number: 3 });
  });
});

describe("drafts", () => {
  it("are the ten worked on last", () => {
    for (let i = 0; i < 12; i++) {
      vi.advanceTimersByTime(1000);
      keep(`work ${i}`, true);
    }
    expect(names()).toEqual(Array.from({ length: 10 }, (_, i) => `work ${11 - i}`));
    keep("seen", false);
    expect(names()).not.toContain("seen");
  });

  it("give way where the browser keeps no more, those only looked at before all others", () => {
    for (const [name, changed] of [
      ["old work", true],
      ["seen", false],
      ["work", true],
    ] as const) {
      vi.advanceTimersByTime(1000);
      keep(name, changed);
    }
    vi.stubGlobal("localStorage", full(localStorage, 3));
    vi.advanceTimersByTime(1000);
    keep("new work", true);
    expect(names()).toEqual(["new work", "work", "old work"]);
    keep("another seen", false);
    expect(names()).toEqual(["new work", "work", "old work"]);
  });

  it("stay where giving them up would not make room enough", () => {
    for (const name of ["old work", "work"]) {
      vi.advanceTimersByTime(1000);
      keep(name, true);
    }
    vi.stubGlobal("localStorage", full(localStorage, 10, 1000));
    vi.advanceTimersByTime(1000);
    keepDraft({ name: "too long", at: null, study: { ...STUDY, comment: "x".repeat(1000) }, changed: true });
    expect(names()).toEqual(["work", "old work"]);
  });
});
