// The games of this device on the home page: those to go on with first.
import { expect, it, vi } from "vitest";

import type { Snapshot } from "../src/api/schema";
import { ordered, type Looked } from "../src/home/games";
import { sitDown } from "../src/review/trying";
import { address, route } from "../src/route.svelte";
import { keepGame, keptGame } from "../src/settings.svelte";

const game = (id: string, status: string, from_record = false): Looked => [
  { id, seat: 0 },
  { table: { id, status, from_record } } as Snapshot,
];

it("unfinished games come before finished ones, and one's own before what was tried from a record", () => {
  const kept = [
    game("tried", "playing", true),
    game("tried to its end", "over", true),
    game("won", "over"),
    game("begun", "playing"),
    game("not begun", "lobby"),
  ];
  expect(ordered(kept).map(([{ id }]) => id)).toEqual(["begun", "not begun", "tried", "won", "tried to its end"]);
});

it("a game that is played on from a moment knows the way back, also after it was opened again", async () => {
  const from = { place: "review", what: "of.a/b", seat: 1, moment: 0 } as const;
  sitDown("tried", 2, from);
  await vi.waitFor(() => expect(route()).toEqual({ place: "table", what: "tried", seat: 2, moment: null }));
  keepGame({ id: "tried", seat: 2 });
  expect(keptGame("tried")!.from).toEqual(from);
  location.hash = address(from.place, from.what, from.seat, from.moment);
  await vi.waitFor(() => expect(route()).toEqual(from));
});
