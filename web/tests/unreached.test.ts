// A server that cannot be reached: what was decided meanwhile is not dropped without a word.
import { beforeAll, expect, it, vi } from "vitest";

import type { Choices } from "../src/api/schema";
import { Decider } from "../src/table/decider.svelte";
import type { Telling } from "../src/table/director.svelte";
import { still } from "../src/table/seen.svelte";
import { say, speak } from "../src/words/language.svelte";

const CHOICES: Choices = { single: [], bands: false, keeps: null };

beforeAll(() => speak("en"));

it("is said where a decision was not answered, until it is there again", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const seen = { ...still(null, []), id: "t", seat: 0, asked: 3, choices: CHOICES };
  const decider = new Decider(seen, { telling: false, scoring: null } as Telling);
  expect(await decider.decide({ type: "draw" })).toBe(false);
  expect([fetched.mock.calls.length, decider.trouble, decider.busy]).toEqual([1, say("page-unreached"), false]);
  decider.reached();
  expect(decider.trouble).toBe("");
});
