// What the dock says of a band is of that very band, however late the server answers; who leads best the server says.
import { afterEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { BandPreview, Card, Preview } from "../src/api/schema";
import { WATCHING } from "../src/table/decider.svelte";
import { Builder } from "../src/table/dock/builder.svelte";
import { still } from "../src/table/seen.svelte";

const HAND: Card[] = ["elf-rhea", "elf-duris", "elf-ithys"];
const preview = (size: number): Preview => ({
  size,
  glory: 0,
  markers: [],
  power: "elf",
  left: [],
  keeps: 0,
  swims: null,
  scored: size,
  more: 0,
  placed: size,
  there: 0,
  bar: null,
  giant: 0,
});

/** An answer that can be told apart by the sizes it gives its leaders. */
function told(...leaders: [Card, number][]): BandPreview {
  return { ...preview(0), leaders: leaders.map(([leader, size]) => ({ leader, preview: preview(size) })) };
}

function building() {
  const waiting = new Map<number, (told: BandPreview | null) => void>();
  vi.spyOn(client, "preview").mockImplementation(
    (_, { band }) =>
      new Promise((answer, refuse) =>
        waiting.set(band.cards.length, (told) => (told ? answer(told) : refuse(new Error("away")))),
      ),
  );
  const seen = { ...still(null, []), id: "t", seat: 0, asked: 7, hand: HAND };
  const deciding = { ...WATCHING, mine: true, choices: { single: [], bands: true, keeps: null } };
  return { builder: new Builder(seen, deciding), seen, waiting };
}

describe("the preview of a band", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is never shown for other cards than it was asked for", async () => {
    const { builder, waiting } = building();
    builder.toggle(0);
    builder.toggle(1);
    const first = builder.look();
    builder.toggle(2);
    const second = builder.look();
    expect(builder.shown).toBeNull();
    waiting.get(3)!(told(["elf-rhea", 3]));
    await second;
    expect(builder.shown?.size).toBe(3);
    waiting.get(2)!(told(["elf-rhea", 2])); // late, and of other cards
    await first;
    expect(builder.shown?.size).toBe(3);
    builder.toggle(2);
    expect(builder.shown?.size).toBe(2);
  });

  it("is that of its leader, without asking again", async () => {
    const { builder, waiting } = building();
    builder.toggle(0);
    builder.toggle(1);
    const asked = builder.look();
    waiting.get(2)!(told(["elf-duris", 21], ["elf-rhea", 22]));
    await asked;
    expect([builder.leader, builder.shown?.size]).toEqual(["elf-rhea", 22]);
    builder.lead("elf-duris");
    await builder.look();
    expect(builder.shown?.size).toBe(21);
    expect(client.preview).toHaveBeenCalledTimes(1);
  });

  it("chooses the leader of a whole tribe, and the band waits for it", async () => {
    const { builder, waiting } = building();
    builder.take({ by: "tribe", name: "elf", places: [0, 1, 2] });
    const asked = builder.look();
    expect(builder.playable).toBe(false);
    waiting.get(3)!(told(["elf-ithys", 3], ["elf-rhea", 3], ["elf-duris", 3]));
    await asked;
    expect([builder.leader, builder.playable]).toEqual(["elf-ithys", true]);
    builder.lead("elf-duris");
    expect(builder.leader).toBe("elf-duris");
  });

  it("is forgotten with its question", async () => {
    const { builder, seen, waiting } = building();
    builder.take({ by: "tribe", name: "elf", places: [0, 1, 2] });
    for (const asked of [7, 8, 7]) {
      seen.asked = asked;
      expect(builder.shown).toBeNull();
      const answered = builder.look();
      waiting.get(3)!(told(["elf-rhea", asked]));
      await answered;
      expect(builder.shown?.size).toBe(asked);
    }
    expect(client.preview).toHaveBeenCalledTimes(3);
  });

  it("may be missing, and the band can be played", async () => {
    const { builder, waiting } = building();
    builder.take({ by: "tribe", name: "elf", places: [0, 1, 2] });
    const asked = builder.look();
    waiting.get(3)!(null);
    await asked;
    expect([builder.leader, builder.playable]).toEqual(["elf-rhea", true]);
  });
});
