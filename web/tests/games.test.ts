// The games of this device on the home page: those to go on with first.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { Snapshot } from "../src/api/schema";
import { ordered, unfinished, type Looked } from "../src/home/games";
import Home from "../src/home/Home.svelte";
import YourGames from "../src/home/YourGames.svelte";
import { sitDown } from "../src/review/trying";
import { address, route } from "../src/route.svelte";
import { forgetGame, keepGame, keptGame } from "../src/settings.svelte";
import { say, speak } from "../src/words/language.svelte";

const game = (id: string, status: string, from_record = false): Looked => [
  { id, seat: 0 },
  { table: { id, status, from_record } } as Snapshot,
];

beforeAll(() => speak("en"));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

it("the game to go on with is the newest unfinished of one's own", () => {
  const [over, tried] = [game("won", "over"), game("tried", "playing", true)];
  expect(unfinished([tried, over, game("newer", "playing"), game("older", "playing")])?.[0].id).toBe("newer");
  expect(unfinished([tried, over])).toBeUndefined();
});

it("an unfinished game stands above everything else, and a finished one does not", async () => {
  const seats = [{ seat: 0, kind: "person", name: "Ada" }];
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  const look = vi.spyOn(client, "look");
  for (const [status, first] of [
    ["lobby", [say("page-resume")]],
    ["over", []],
  ] as const) {
    look.mockResolvedValue({
      table: { id: "mine", status, seats, from_record: false },
      game: null,
    } as unknown as Snapshot);
    keepGame({ id: "mine", seat: 0 });
    const page = mount(Home, { target: document.body });
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector(".cols .tables button.quiet")).not.toBeNull();
    });
    const shown = [...document.querySelectorAll("main > .begun:first-child button")];
    expect(shown.map((one) => one.textContent)).toEqual(first);
    void unmount(page);
    forgetGame("mine");
  }
});

it.each([true, false])("a key is spoken of only where there are keys: %s", (matches) => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches } as MediaQueryList);
  const page = mount(YourGames, { target: document.body, props: { games: [] } });
  expect(document.body.textContent.includes("?")).toBe(matches);
  void unmount(page);
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
