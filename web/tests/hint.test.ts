// A hint: what was weighed, the choice first, and why it is first where another stands higher.
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { Hint } from "../src/api/schema";
import HintBox from "../src/table/dock/HintBox.svelte";
import { say, speak } from "../src/words/language.svelte";

beforeAll(() => speak("en"));
const shown: Record<string, unknown>[] = [];
afterEach(() => shown.splice(0).forEach((one) => void unmount(one)));

async function weighed(instead_of: string | null, ...shares: number[]): Promise<string> {
  const says = { message: "do-draw", args: {} };
  const decision = { type: "draw" as const };
  const reasons = shares.map((win_share) => ({ decision, win_share, glory: 80, line: [], says }));
  const hint = { bot: "archon", decision, reasons, says, instead_of, why: [] } as unknown as Hint;
  vi.spyOn(client, "hint").mockResolvedValue(hint);
  const props = { id: "t", seat: 0, deciding: {}, builder: {}, onclose: () => undefined };
  shown.push(mount(HintBox, { target: document.body, props: props as never }));
  await vi.waitFor(() => expect(document.querySelectorAll("details li")).toHaveLength(shares.length));
  return document.querySelector("details")!.textContent;
}

it.each([
  [true, null, [0.5, 0.49, 0.514]],
  [false, null, [0.5, 0.504]], // no difference, as they are shown
  [false, null, [0.5]],
  [false, "archon", [0.5, 0.514]], // whoever decided in the archon's place does not choose so
])("says that the difference is chance: %s", async (said, instead, shares) => {
  expect((await weighed(instead, ...shares)).includes(say("reason-by-chance"))).toBe(said);
});
