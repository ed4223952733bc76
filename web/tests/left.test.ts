// A page that was left: what the server answers then takes nobody anywhere, and nothing is kept of it.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import Puzzles from "../src/puzzles/Puzzles.svelte";
import { drafts } from "../src/study/drafts";
import SetUp from "../src/study/SetUp.svelte";
import { StudySession } from "../src/study/study.svelte";
import StudyActs from "../src/study/StudyActs.svelte";
import StudyStart from "../src/study/StudyStart.svelte";
import { speak, withReview } from "../src/words/language.svelte";

const TREE = { record: "…", names: ["Ada", "Boris"], comment: "", nodes: [] };
const STATE = { id: "abc", status: "waiting", done: 0, total: 0, review: null } as const;

/** An answer that comes when the test says so; asked for by whoever waits. */
function late<T>() {
  let come: (told: T) => void = () => undefined;
  const answer = new Promise<T>((done) => (come = done));
  return { come, asked: vi.fn(() => answer) };
}

const settled = () => new Promise((done) => setTimeout(done));

/** Do something on a page, leave it, and only then have the answer. */
async function leaving<T>(
  page: Component<never>,
  props: object,
  act: () => void,
  told: T,
  { come, asked }: ReturnType<typeof late<T>>,
) {
  const shown = mount(page, { target: document.body, props: props as never });
  flushSync();
  act();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await unmount(shown);
  come(told);
  await settled();
}

beforeAll(async () => {
  await speak("en");
  await withReview();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = "#/elsewhere";
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("whoever has left", () => {
  const files = () => [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  const open = (which: number) => {
    Object.defineProperty(files()[which]!, "files", { value: [new File(["…"], "game.ethnos")] });
    files()[which]!.dispatchEvent(new Event("change", { bubbles: true }));
  };

  it("is not brought to a study or a review of a file", async () => {
    const read = late<typeof TREE>();
    vi.spyOn(client, "readStudy").mockImplementation(read.asked);
    await leaving(StudyStart, {}, () => open(0), TREE, read);
    const reviewed = late<typeof STATE>();
    vi.spyOn(client, "reviewRecord").mockImplementation(reviewed.asked);
    await leaving(StudyStart, {}, () => open(1), STATE, reviewed);
    expect(location.hash).toBe("#/elsewhere");
  });

  it("is not brought to the position laid by hand", async () => {
    const laid = late<{ record: string; faults: never[] }>();
    vi.spyOn(client, "setUp").mockImplementation(laid.asked);
    const lay = () => document.querySelector("form")!.requestSubmit();
    await leaving(SetUp, {}, lay, { record: "…", faults: [] }, laid);
    expect([location.hash, sessionStorage.length]).toEqual(["#/elsewhere", 0]);
  });

  it("has no table laid to play on from a study", async () => {
    const record = late<string>();
    const laid = vi.spyOn(client, "newTable");
    const session = { seat: 0, study: TREE, here: record.asked };
    const playOn = () => document.querySelector<HTMLButtonElement>("button.on")!.click();
    await leaving(StudyActs, { session }, playOn, "…", record);
    expect(laid).not.toHaveBeenCalled();
  });

  it("is shown no puzzle", async () => {
    const puzzle = late<never>();
    vi.spyOn(client, "puzzles").mockResolvedValue({ day: "2026-11-19", today: "key", puzzles: [] });
    vi.spyOn(client, "puzzle").mockImplementation(puzzle.asked);
    const scrolled = vi.spyOn(globalThis, "scrollTo");
    const snapshot = { table: { id: "t", seats: [] }, seat: 0, game: null };
    await leaving(Puzzles, { wanted: "key" }, () => undefined, { key: "key", snapshot } as never, puzzle);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("has no draft of a study that was not seen, and asks nothing about it", async () => {
    const read = late<typeof TREE>();
    const place = late<never>();
    vi.spyOn(client, "study").mockResolvedValue({ record: "…" });
    vi.spyOn(client, "readStudy").mockImplementation(read.asked);
    vi.spyOn(client, "place").mockImplementation(place.asked);
    const early = new StudySession("early");
    void early.open(null);
    await vi.waitFor(() => expect(read.asked).toHaveBeenCalled());
    early.close();
    read.come(TREE);
    await settled();
    expect(drafts()).toEqual([]);
    const seen = new StudySession("seen");
    void seen.open(null);
    await vi.waitFor(() => expect(place.asked).toHaveBeenCalledTimes(1));
    const turned = vi.spyOn(seen, "consider");
    seen.close();
    place.come({ choices: null } as never);
    await settled();
    expect([turned.mock.calls.length, drafts().length]).toEqual([0, 1]);
  });
});
