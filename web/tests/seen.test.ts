// The log is what the server told of it; where it cannot be asked, what is there stays.
import { afterEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { News, Snapshot } from "../src/api/schema";
import { Seen } from "../src/table/seen.svelte";

const said = (seq: number): News => ({ type: "entry", seq, at: 0, kind: "said", by: 0, phrase: "hello" });
const SNAPSHOT = { seq: 1, now: 0, table: null, present: [], clock: null, undo: null, can_undo: false, game: null };

describe("the log", () => {
  afterEach(() => vi.restoreAllMocks());

  it("stays as it was where the server cannot be asked", async () => {
    const seen = new Seen("t", 0);
    vi.spyOn(client, "history")
      .mockResolvedValueOnce([said(0), said(1)])
      .mockRejectedValueOnce(new Error("away"));
    for (const more of [[], [2]]) {
      seen.begin(SNAPSHOT as unknown as Snapshot);
      await new Promise((resolve) => setTimeout(resolve));
      for (const seq of more) seen.add(said(seq));
      expect(seen.log.map((line) => line.seq)).toEqual([0, 1, ...more]);
    }
  });
});
