// Who came too fast asks again by itself, when the server says so, for a minute at most, and not after the page was left.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import { Latest } from "../src/api/patience";
import { Places } from "../src/review/places.svelte";
import { Reviewing } from "../src/review/reviewing.svelte";

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
const tooFast = (seconds: number | null) =>
  json({ detail: "too fast", code: "too-fast" }, 429, seconds === null ? {} : { "retry-after": String(seconds) });
const DONE = { id: "abc", status: "done", done: 2, total: 2, review: null };
/** What becomes of it, as it stands now. */
function watched<T>(asked: Promise<T>) {
  const seen: { told?: T; trouble?: string } = {};
  asked.then(
    (told) => (seen.told = told),
    (error: unknown) => (seen.trouble = (error as Error).message),
  );
  return seen;
}

let page: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  page = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a request that came too fast", () => {
  it("is made again when the server says, and not before", async () => {
    fetched.mockResolvedValueOnce(tooFast(3)).mockResolvedValueOnce(json(DONE));
    const seen = watched(client.reviewTable("abc", page.signal));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(seen).toEqual({ told: DONE });
  });

  it.each([0, 1, 7])("is given up after a minute, with what the server says (%s)", async (seconds) => {
    fetched.mockImplementation(() => Promise.resolve(tooFast(seconds)));
    const seen = watched(client.puzzles(page.signal));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(11_000);
    expect(seen).toEqual({ trouble: "too fast" });
    expect(fetched.mock.calls.length).toBe(1 + Math.floor(60 / Math.max(1, seconds)));
  });

  it("is given up at once where the server says no time, or one that nobody waits for", async () => {
    for (const seconds of [null, 61]) {
      fetched.mockReset().mockResolvedValue(tooFast(seconds));
      const seen = watched(client.study("abc", page.signal));
      await vi.advanceTimersByTimeAsync(0);
      expect(seen).toEqual({ trouble: "too fast" });
      expect(fetched).toHaveBeenCalledTimes(1);
    }
  });

  it("is not made again after the page was left", async () => {
    fetched.mockImplementation(() => Promise.resolve(tooFast(2)));
    const seen = watched(client.readStudy("…", page.signal));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(fetched).toHaveBeenCalledTimes(2);
    page.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual({ trouble: "too fast" });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is only that: other refusals are told at once, and what changes a game is never asked twice", async () => {
    fetched.mockResolvedValueOnce(json({ detail: "busy", code: "busy" }, 503, { "retry-after": "1" }));
    const busy = watched(client.puzzle("abc", page.signal));
    fetched.mockResolvedValueOnce(tooFast(1));
    const table = watched(client.newTable({ seats: [] }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([busy, table]).toEqual([{ trouble: "busy" }, { trouble: "too fast" }]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("a review that was asked for too fast", () => {
  it("goes on waiting as if nothing were wrong, and comes", async () => {
    fetched.mockResolvedValueOnce(json("record")).mockResolvedValueOnce(tooFast(2)).mockResolvedValueOnce(json(DONE));
    const reviewing = new Reviewing("abc");
    void reviewing.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([reviewing.waiting, reviewing.away, reviewing.trouble]).toEqual([true, false, ""]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reviewing.state).toEqual(DONE);
  });

  it("is forgotten when its page is left", async () => {
    fetched.mockResolvedValueOnce(json("record")).mockResolvedValue(tooFast(2));
    const reviewing = new Reviewing("abc");
    void reviewing.start();
    await vi.advanceTimersByTimeAsync(1_000);
    reviewing.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("what is asked one after the other", () => {
  it("is waited for only at the place where somebody stands now", async () => {
    fetched.mockImplementation(() => Promise.resolve(tooFast(1)));
    const places = new Places("…", page.signal);
    const passed = [1, 2, 3].map((after) => watched(places.at(after)));
    const here = watched(places.at(4));
    await vi.advanceTimersByTimeAsync(500);
    expect(passed.map((one) => one.trouble)).toEqual(["too fast", "too fast", "too fast"]);
    expect(here).toEqual({});
    fetched.mockReset().mockImplementation(() => Promise.resolve(json({ choices: null })));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(here).toEqual({ told: { choices: null } });
    expect(fetched).toHaveBeenCalledTimes(1);
    await expect(places.at(2)).resolves.toEqual({ choices: null }); // what was given up may be asked again
  });

  it("is asked for anew where somebody comes back before it was answered", async () => {
    fetched.mockImplementation(() => Promise.resolve(tooFast(1)));
    const places = new Places("…", page.signal);
    void watched(places.at(1));
    void watched(places.at(2));
    const back = watched(places.at(1));
    await vi.advanceTimersByTimeAsync(500);
    expect(back).toEqual({});
    fetched.mockReset().mockImplementation(() => Promise.resolve(json({ choices: null })));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(back).toEqual({ told: { choices: null } });
  });

  it("is not waited for by whoever goes back to what is known", async () => {
    fetched.mockImplementation(() => Promise.resolve(json({ choices: null })));
    const places = new Places("…", page.signal);
    await places.at(1);
    fetched.mockReset().mockImplementation(() => Promise.resolve(tooFast(1)));
    const passed = watched(places.at(2));
    await vi.advanceTimersByTimeAsync(500);
    await expect(places.at(1)).resolves.toEqual({ choices: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(passed).toEqual({ trouble: "too fast" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is asked once, though it is wanted twice", async () => {
    fetched.mockImplementation(() => Promise.resolve(tooFast(1)));
    const places = new Places("…", page.signal);
    const both = [watched(places.at(1)), watched(places.at(1))];
    fetched.mockReset().mockImplementation(() => Promise.resolve(json({ choices: null })));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(both).toEqual([{ told: { choices: null } }, { told: { choices: null } }]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("ends with the page", () => {
    const latest = new Latest(page.signal);
    const [first, second] = [latest.next(), latest.next()];
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    page.abort();
    expect([second.aborted, latest.next().aborted]).toEqual([true, true]);
  });
});
