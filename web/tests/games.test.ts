// The games of this device on the home page: those to go on with first.
import { expect, it } from "vitest";

import type { Snapshot } from "../src/api/schema";
import { ordered, type Looked } from "../src/home/games";

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
