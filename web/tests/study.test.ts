// A study as a tree: lines beside the game, each found again, written and taken away.
import { describe, expect, it } from "vitest";

import type { StudyTree } from "../src/api/schema";
import type { Decision } from "../src/game/things";
import { keepEntered, keptEntered } from "../src/study/entered";
import { asTable, emptyPosition, faultsAt, notWhole, numberIn } from "../src/study/position";
import {
  children,
  cut,
  found,
  given,
  grown,
  lines,
  numberOf,
  pathTo,
  spelled,
  whereIs,
  type Study,
} from "../src/study/tree";

const DRAW: Decision = { type: "draw" };
const TAKE: Decision = { type: "take", card: "elf-rhea" };
const BAND: Decision = { type: "band", leader: "elf-rhea", cards: ["elf-rhea", "orc-rhea"] };

/** Three decisions of a game; two lines beside the second, one of them longer. */
function study(): Study {
  const says = { kind: "phrase" as const, message: "do-draw", args: {} };
  const node = (parent: number | null, decision: Decision, comment = "") => ({
    ...{ parent, decision, comment, says },
    ...{ seat: 0, age: 1, turn: 1 },
  });
  const tree: StudyTree = {
    record: "…",
    names: ["Ada", "Boris"],
    comment: "start",
    nodes: [node(null, DRAW), node(0, DRAW), node(0, TAKE, "why not"), node(2, DRAW), node(0, BAND), node(1, DRAW)],
  };
  return grown(tree);
}

describe("a study's tree", () => {
  it("knows the game's own line", () => {
    expect(study().twigs.map((twig) => twig.game)).toEqual([true, true, false, false, false, true]);
  });

  it("names a place by the game up to it and the decisions beside it", () => {
    const { twigs } = study();
    expect(whereIs(twigs, null)).toEqual({ after: 0, line: [] });
    expect(whereIs(twigs, 5)).toEqual({ after: 3, line: [] });
    expect(whereIs(twigs, 3)).toEqual({ after: 1, line: [TAKE, DRAW] });
    expect(pathTo(twigs, 3)).toEqual([0, 2, 3]);
  });

  it("finds a decision again, however its cards lie", () => {
    const { twigs } = study();
    expect(found(twigs, 0, { type: "band", cards: ["orc-rhea", "elf-rhea"], leader: "elf-rhea" })).toBe(4);
    expect(found(twigs, 1, TAKE)).toBeNull();
    expect(spelled(BAND)).not.toBe(spelled({ ...BAND, leader: "orc-rhea" } as Decision));
  });

  it("is read line by line: the game up to a fork, what branches off, and on", () => {
    expect(lines(study().twigs)).toEqual([
      { twigs: [0, 1], depth: 0 },
      { twigs: [2, 3], depth: 1 },
      { twigs: [4], depth: 1 },
      { twigs: [5], depth: 0 },
    ]);
  });

  it("loses a line with all that grows from it, and nothing else", () => {
    const { twigs, moved } = cut(study().twigs, 2);
    expect(twigs).toHaveLength(4);
    expect(moved.get(5)).toBe(3);
    expect(children(twigs, 0).map((one) => twigs[one]!.decision)).toEqual([DRAW, BAND]);
    expect(twigs[3]!.parent).toBe(1);
  });

  it("numbers its places as they are written and read: a line to its end, then what branches off it", () => {
    const { twigs } = study();
    expect([null, 0, 1, 5, 2, 3, 4].map((at) => numberOf(twigs, at))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("is written with every line and note", () => {
    const told = given(study());
    expect(told.nodes).toHaveLength(6);
    expect(told.nodes[2]).toEqual({ parent: 0, decision: TAKE, comment: "why not" });
  });
});

describe("a position laid by hand", () => {
  it("has tribes, seats and tokens for its number of players", () => {
    const two = asTable(emptyPosition(["Ada", "Boris"]));
    const four = asTable(emptyPosition(["Ada", "Boris", "Chiyo", "Dora"]));
    expect(two.tribes).toHaveLength(5);
    expect(four.tribes).toHaveLength(6);
    expect(Object.values(two.tokens!).map((kingdom) => kingdom.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it("names a hand where it is known, and else its number of cards", () => {
    const entered = emptyPosition(["Ada", "Boris"]);
    entered.seats[0]!.hand = ["elf-rhea"];
    entered.seats[0]!.bands = [{ cards: ["orc-rhea", "orc-duris"] }, { cards: [] }];
    const [ada, boris] = asTable(entered).seats;
    expect(ada!.hand).toEqual(["elf-rhea"]);
    expect(ada!.bands).toEqual([{ leader: "orc-rhea", others: ["orc-duris"] }]);
    expect(boris!.hand).toBe(3);
  });

  it("knows cards of a hand that is not named besides those that nobody knows", () => {
    const entered = emptyPosition(["Ada", "Boris"]);
    entered.seats[1]!.known = ["orc-rhea"];
    const [, boris] = asTable(entered).seats;
    expect([boris!.hand, boris!.known]).toEqual([4, ["orc-rhea"]]);
  });

  it("has pieces only of tribes that play", () => {
    const entered = emptyPosition(["Ada", "Boris"]);
    const pieces = { horde: ["rhea" as const], merfolk: 3, trolls: [6], giant: 4 };
    Object.assign(entered.seats[0]!, pieces);
    entered.tribes = ["orc", "merfolk", "troll", "giant", "elf"];
    expect(asTable(entered).seats[0]).toMatchObject(pieces);
    entered.tribes = ["centaur", "dwarf", "elf", "minotaur", "wizard"];
    expect(asTable(entered).seats[0]).toMatchObject({ horde: [], merfolk: 0, trolls: [], giant: 0 });
  });

  it("takes from a field what the server reads, and nothing from an empty one", () => {
    const field = document.createElement("input");
    const read = ["7", "2.5", "-1", "1e99", ""].map((value) => numberIn(Object.assign(field, { value })));
    expect(read).toEqual([7, 2.5, -1, 100_000, null]);
  });

  it("stays with the tab once it was touched, as it was entered", () => {
    const untouched = emptyPosition(["Ada", "Boris"]);
    const entered = emptyPosition(["Ada", "Boris"]);
    entered.seats[0]!.markers.rhea = 2;
    entered.tokens.ithys[0] = null; // emptied
    keepEntered(entered, untouched);
    expect(keptEntered(untouched)).toEqual(entered);
    keepEntered(emptyPosition(["Ada", "Boris"]), untouched);
    expect([keptEntered(untouched), sessionStorage.length]).toEqual([untouched, 0]);
  });

  it("is begun anew where something else was kept", () => {
    const untouched = emptyPosition(["Ada", "Boris"]);
    for (const kept of ["{", "{}", JSON.stringify({ ...untouched, row: 3 }), JSON.stringify({ seats: [{}, {}] })]) {
      sessionStorage.setItem("ethnos-set-up", kept);
      expect(keptEntered(untouched)).toEqual(untouched);
    }
    sessionStorage.clear();
  });

  it("has whole numbers only, and says where there are others", () => {
    const entered = emptyPosition(["Ada", "Boris"]);
    expect(notWhole(asTable(entered))).toEqual([]);
    entered.seats[1]!.markers = { rhea: 2.5, duris: 2 };
    entered.tokens.ithys = [0.5, 1.5];
    expect(notWhole(asTable(entered)).map((fault) => fault.field)).toEqual(["seats.1.markers.rhea", "tokens.ithys"]);
  });

  it("is told at the field what cannot be", () => {
    const says = { kind: "phrase" as const, message: "", args: {} };
    const faults = ["seats.1.markers.rhea", "seats.10.hand", "row"].map((field) => ({ field, code: "", says }));
    expect(faultsAt(faults, "seats.1").map((one) => one.field)).toEqual(["seats.1.markers.rhea"]);
    expect(faultsAt(faults, "row")).toHaveLength(1);
  });
});
