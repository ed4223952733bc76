// What the dock says of a band is of that very band, however late the server answers.
import { afterEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { Preview } from "../src/api/schema";
import { Builder } from "../src/table/builder.svelte";
import type { Session } from "../src/table/session.svelte";

const HAND = ["elf-rhea", "elf-duris"];

describe("the preview of a band", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is never shown for another leader than it was asked for", async () => {
    const waiting = new Map<string, (told: Preview) => void>();
    vi.spyOn(client, "preview").mockImplementation(
      (_, { band }) => new Promise((answer) => waiting.set(band.leader ?? "", answer)),
    );
    const view = { question: "turn", rules: { skeletons_win: true }, players: [] };
    const builder = new Builder({ id: "t", seat: 0, asked: 7, hand: HAND, mine: true, view } as unknown as Session);
    builder.toggle(0);
    builder.toggle(1);
    const answer = async (leader: string, size: number) => {
      waiting.get(leader)!({ size } as Preview);
      await Promise.resolve();
      await Promise.resolve();
    };

    builder.lead("elf-rhea");
    const first = builder.look();
    builder.lead("elf-duris");
    const second = builder.look();
    expect(builder.shown).toBeNull();
    await answer("elf-duris", 2);
    await second;
    expect(builder.shown?.size).toBe(2);
    await answer("elf-rhea", 1); // late, and of another leader
    await first;
    expect(builder.shown?.size).toBe(2);
    builder.lead("elf-rhea");
    expect(builder.shown?.size).toBe(1);
  });
});
