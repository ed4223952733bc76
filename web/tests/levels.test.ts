// Which level suits: a rating on the levels' scale, moved by games with bots, each counted once.
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { about } from "../src/api/about";
import type { Result, SeatInfo, TableInfo, View } from "../src/api/schema";
import { moved, nearest } from "../src/levels/rating";
import { SHIELDS } from "../src/levels/shields";
import SeatPicker from "../src/levels/SeatPicker.svelte";
import { thinking } from "../src/tell/pace";
import { say, speak, spoken } from "../src/words/language.svelte";

type Standing = typeof import("../src/levels/standing.svelte");
const LEVELS = about().levels;
const name = (number: number) => LEVELS[number - 1]!.name;

beforeAll(() => speak("en"));

function table(id: string, bots: (string | null)[], more: Partial<TableInfo> = {}, own: Partial<SeatInfo> = {}) {
  const seat = (bot: string | null, i: number): SeatInfo => ({
    seat: i + 1,
    kind: bot === null ? "person" : "bot",
    name: `P${i}`,
    bot,
    away: false,
    yours: false,
  });
  const mine: SeatInfo = { seat: 0, kind: "person", name: "Me", bot: null, away: false, yours: true, ...own };
  return { id, from_record: false, seats: [mine, ...bots.map(seat)], ...more } as TableInfo;
}

/** A result by the seats' places. */
function result(...places: number[]): Result {
  const ranking = places.map((place, seat) => ({ seat, name: "", place, glory: 0, markers: 0, bands: [] }));
  return { ranking, winners: ranking.filter((one) => one.place === 1).map((one) => one.seat), by_skeletons: false };
}

describe("a rating", () => {
  it("moves by the surprise: an even game by half of what is most, the sure win by next to nothing", () => {
    expect(moved(1200, [{ rating: 1200, score: 1 }])).toBe(1240);
    expect(moved(1200, [{ rating: 1200, score: 0.5 }])).toBe(1200);
    expect(moved(2000, [{ rating: 1000, score: 1 }])).toBe(2000);
    expect(moved(1000, [{ rating: 1840, score: 1 }])).toBe(1079);
  });

  it("takes a table of several bots as one game", () => {
    const three = [0, 0.5, 1].map((score) => ({ rating: 1200, score }));
    expect(moved(1200, three)).toBe(1200);
    expect(
      moved(
        1200,
        three.map((one) => ({ ...one, score: 1 })),
      ),
    ).toBe(1240);
    expect(moved(1200, [])).toBe(1200);
  });

  it("is nearest to one level", () => {
    for (const level of LEVELS) expect(nearest(LEVELS, level.rating + 3)).toBe(level);
    expect(nearest(LEVELS, 0)).toBe(LEVELS[0]);
    expect(nearest(LEVELS, 9000)).toBe(LEVELS.at(-1));
  });
});

describe("the level that suits", () => {
  let standing: Standing;

  beforeEach(async () => {
    localStorage.clear();
    vi.resetModules();
    const { know } = await import("../src/api/about");
    know(about());
    standing = await import("../src/levels/standing.svelte");
  });

  it("is the second at first, up after two wins, down again after two losses", () => {
    expect(standing.suits().number).toBe(2);
    standing.countGame(table("a", [name(2), name(2)]), result(1, 2, 3));
    standing.countGame(table("b", [name(2), name(2)]), result(1, 2, 3));
    expect(standing.suits().number).toBe(3);
    expect(standing.lastStep()).toEqual({ from: name(2), up: true });
    standing.countGame(table("c", [name(3)]), result(2, 1));
    standing.countGame(table("d", [name(3)]), result(2, 1));
    expect(standing.suits().number).toBe(2);
    expect(standing.lastStep()).toEqual({ from: name(3), up: false });
  });

  it("is kept on the device, with the games against each level", async () => {
    standing.countGame(table("a", [name(2), name(4)]), result(1, 2, 3));
    standing.countGame(table("b", [name(2)]), result(2, 1));
    const rating = standing.rating();
    vi.resetModules();
    const { know } = await import("../src/api/about");
    know(about());
    const again = await import("../src/levels/standing.svelte");
    expect(again.rating()).toBe(rating);
    expect(again.against(name(2))).toEqual({ won: 1, games: 2, last: [true, false] });
    expect(again.against(name(4))).toEqual({ won: 1, games: 1, last: [true] });
    expect(again.against(name(8))).toBeNull();
  });

  it("counts a game once, whoever asks again", () => {
    const first = standing.countGame(table("a", [name(2)]), result(1, 2));
    expect(first?.change).toBe(40);
    expect(standing.countGame(table("a", [name(2)]), result(1, 2))).toEqual(first);
    expect(standing.against(name(2))?.games).toBe(1);
  });

  it("takes whoever gives up as the last, though a bot in their place may win", () => {
    standing.countGame(table("a", [name(2)], {}, { resigned: true }), result(1, 2));
    expect(standing.rating()).toBe(LEVELS[1]!.rating - 40);
    expect(standing.against(name(2))).toEqual({ won: 0, games: 1, last: [false] });
  });

  it("counts no position somebody else played, no game without levels, none for several people here", () => {
    const several = table("c", [name(2), null]);
    several.seats[2]!.yours = true;
    expect(standing.countGame(table("a", [name(2)], { from_record: true }), result(1, 2))).toBeNull();
    expect(standing.countGame(table("b", [null, "stranger"]), result(1, 2, 3))).toBeNull();
    expect(standing.countGame(several, result(1, 2, 3))).toBeNull();
    expect(standing.rating()).toBe(LEVELS[1]!.rating);
  });
});

describe("the levels", () => {
  it("are eight, each with a shield, a name and a character", () => {
    expect(LEVELS.map((level) => level.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const level of LEVELS) {
      expect(SHIELDS[level.name], level.name).toBeDefined();
      expect(spoken().has(`level-${level.name}`) && spoken().has(`level-${level.name}-about`)).toBe(true);
    }
    expect(Object.keys(SHIELDS)).toEqual(LEVELS.map((level) => level.name));
  });

  it("are all offered for a seat, beside a mix and people", () => {
    const people = { open: { glyph: "share" as const, name: say("page-seat-open") } };
    const page = mount(SeatPicker, { target: document.body, props: { seat: 1, kind: name(3), people } });
    flushSync();
    const kinds = [...document.querySelectorAll("input")].map((one) => one.value);
    expect(kinds).toEqual([...LEVELS.map((level) => level.name), "mix", "open"]);
    expect(document.querySelector("summary b")?.textContent).toBe(say(`level-${name(3)}`));
    void unmount(page);
    document.body.replaceChildren();
  });
});

describe("what is said of who sits down", () => {
  /** The page's panel on a device that has kept this, with a mix chosen where nothing else is. */
  async function told(kept: object, chosen?: string): Promise<[string, number]> {
    localStorage.setItem("ethnos-levels", JSON.stringify(kept));
    vi.resetModules();
    (await import("../src/api/about")).know(about());
    const { speak } = await import("../src/words/language.svelte");
    await speak("en");
    const { default: PlayNow } = await import("../src/levels/PlayNow.svelte");
    const svelte = await import("svelte"); // the one of these modules
    const page = svelte.mount(PlayNow, { target: document.body, props: { chosen: chosen ?? "mix" } });
    svelte.flushSync();
    const text = document.querySelector(".told p:last-child")!.textContent;
    const shields = document.querySelectorAll(".face .shield").length;
    void svelte.unmount(page);
    document.body.replaceChildren();
    return [text, shields];
  }

  it("is of a mix that at the ends has two levels, and three between", async () => {
    const [weakest, strongest, between] = [950, 1900, 1342].map((rating) => ({ rating }));
    const where = "Who is who, you find out at the table.";
    expect(await told(weakest!)).toEqual([`One like you, one stronger. ${where}`, 2]);
    expect(await told(strongest!)).toEqual([`One like you, one weaker. ${where}`, 2]);
    expect(await told(between!)).toEqual([`One like you, one weaker, one stronger. ${where}`, 3]);
  });

  it("speaks of a first game only to whoever has not played", async () => {
    expect((await told({}, name(2)))[0]).toBe(say("levels-first"));
    const met = { rating: LEVELS[1]!.rating, against: { [name(8)]: { won: 0, games: 1, last: [false] } } };
    expect((await told(met, name(2)))[0]).toBe(say(`level-${name(2)}-about`));
  });
});

describe("the pace of bots", () => {
  const view = (hand: number, question = "turn") =>
    ({ seat_to_act: 1, question, row: [], players: [{}, { hand_size: hand }] }) as unknown as View;
  const bots = table("a", [name(2)]);

  it("is a person's at 1, slower below, and none where it is quick", () => {
    const once = thinking(view(4), bots, 1);
    expect(once).toBeGreaterThan(0);
    expect(thinking(view(4), bots, 0.5)).toBe(2 * once);
    expect(thinking(view(8), bots, 1)).toBeGreaterThan(once);
    expect([thinking(view(4), bots, 2), thinking(view(4), bots, 0)]).toEqual([0, 0]);
  });

  it("is that of a bot before its turn: people and what follows a turn do not wait", () => {
    expect(thinking(view(4, "marker"), bots, 1)).toBe(0);
    expect(thinking(view(4), table("a", [null]), 1)).toBe(0);
  });
});
