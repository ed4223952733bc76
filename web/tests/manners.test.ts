// What people do about one another: the bar to agree, the people of the table, the end without a result, their log lines.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { MotionInfo, News, SeatInfo, Snapshot, TableInfo } from "../src/api/schema";
import EndedEarly from "../src/table/ending/EndedEarly.svelte";
import Manners from "../src/table/seats/Manners.svelte";
import { Seen, still, type TableView } from "../src/table/seen.svelte";
import MotionBar from "../src/table/side/MotionBar.svelte";
import { say, speak } from "../src/words/language.svelte";

const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name,
  bot: null,
  away: false,
  yours: number === 0,
  resigned: false,
  ...more,
});

function table(...seats: SeatInfo[]): TableInfo {
  return {
    id: "t",
    code: null,
    status: "playing",
    seats,
    host: false,
    preset: "standard",
    tribes: null,
    clock: { type: "none" },
    open: false,
    hints: false,
    shared: false,
    spectators: true,
    from_record: false,
    rules_version: 1,
    commitment: null,
    rematch: null,
    aborted: false,
  };
}

function seenBy(own: number, seats: SeatInfo[], more: Partial<TableView> = {}): TableView {
  const names = seats.map((one) => one.name);
  return { ...still(null, names), id: "t", seat: own, table: table(...seats), ...more };
}

const attempting = { trouble: "", attempt: (work: () => Promise<unknown>) => work().then(() => true) };
const shown: Record<string, unknown>[] = [];

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function show(what: Component<any>, props: Record<string, unknown>): void {
  shown.push(mount(what, { target: document.body, props: { attempting, ...props } }));
  flushSync();
}

const buttons = () => [...document.querySelectorAll("button")];
const button = (text: string) => buttons().find((one) => one.textContent.trim() === text);

beforeAll(() => speak("en"));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe("a motion", () => {
  const motion: MotionInfo = { seat: 1, target: 2, agreed: [1], waits_for: [0], needed: 2 };
  const seats = [seat(0, "Ada"), seat(1, "Bo"), seat(2, "Cy")];

  it.each([true, false])("is answered by those who are asked: %s", (agree) => {
    const answered = vi.spyOn(client, "answerMotion").mockResolvedValue({ seq: 1 });
    show(MotionBar, { seen: seenBy(0, seats), motion });
    expect(document.body.textContent).toContain(say("page-motion-bot", { name: "Bo", other: "Cy" }));
    expect(document.body.textContent).toContain(say("page-motion-votes", { count: 1, needed: 2 }));
    button(say(agree ? "page-yes" : "page-no"))!.click();
    expect(answered).toHaveBeenCalledWith("t", { seat: 0, agree });
  });

  it("is taken back by whoever made it, and by nobody else answered", () => {
    const answered = vi.spyOn(client, "answerMotion").mockResolvedValue({ seq: 1 });
    const end = { ...motion, seat: 0, target: null, agreed: [0], waits_for: [1] };
    show(MotionBar, { seen: seenBy(0, seats), motion: end });
    expect(buttons().length).toBe(1);
    button(say("page-withdraw"))!.click();
    expect(answered).toHaveBeenCalledWith("t", { seat: 0, agree: false });
  });

  it("asks nothing of those who have answered, and of spectators", () => {
    show(MotionBar, { seen: seenBy(0, seats), motion: { ...motion, waits_for: [2] } });
    show(MotionBar, { seen: { ...seenBy(0, seats), seat: null }, motion });
    expect(buttons()).toEqual([]);
  });
});

describe("the people of the table", () => {
  const view = { seat_to_act: 1 } as TableView["view"];

  it("are replaced once they were gone for long enough, and it is said how long still", () => {
    const put = vi.spyOn(client, "seatBot").mockResolvedValue({ seq: 1 });
    const soon = Date.now() + 12_000;
    const seen = seenBy(0, [seat(0, "Ada"), seat(1, "Bo"), seat(2, "Cy")], {
      leaving: [
        { seat: 1, until: soon },
        { seat: 2, until: 5 },
      ],
    });
    show(Manners, { seen, onclose: () => undefined });
    expect(document.body.textContent).toMatch(/replaced in 1[12] s/);
    expect(buttons().filter((one) => one.textContent.trim() === say("page-put-bot")).length).toBe(1);
    button(say("page-put-bot"))!.click();
    expect(put).toHaveBeenCalledWith("t", 2);
  });

  it("are asked for a bot where one of them is waited for", () => {
    const made = vi.spyOn(client, "makeMotion").mockResolvedValue({ seq: 1 });
    show(Manners, { seen: seenBy(0, [seat(0, "Ada"), seat(1, "Bo")], { view }), onclose: () => undefined });
    button(say("page-ask-bot"))!.click();
    expect(made).toHaveBeenCalledWith("t", { seat: 0, target: 1 });
  });

  it("are not where a clock decides", () => {
    const seen = seenBy(0, [seat(0, "Ada"), seat(1, "Bo")], { view });
    const clock = { type: "turn", seconds: 60 } as const;
    show(Manners, { seen: { ...seen, table: { ...seen.table!, clock } }, onclose: () => undefined });
    expect(button(say("page-ask-bot"))).toBeUndefined();
  });

  it("see nobody resign by one click", () => {
    const resigned = vi.spyOn(client, "resign").mockResolvedValue({ seq: 1 });
    show(Manners, { seen: seenBy(0, [seat(0, "Ada"), seat(1, "Bo")]), onclose: () => undefined });
    button(say("page-resign"))!.click();
    flushSync();
    expect(resigned).not.toHaveBeenCalled();
    button(say("page-resign-sure"))!.click();
    expect(resigned).toHaveBeenCalledWith("t", 0);
  });
});

describe("an end without a result", () => {
  it.each([
    ["page-ended", false],
    ["page-nobody-left", true],
  ] as const)("says why: %s", (title, resigned) => {
    show(EndedEarly, { seen: seenBy(0, [seat(0, "Ada", { resigned })]), onclose: () => undefined });
    expect(document.querySelector("h2")!.textContent).toBe(say(title));
  });

  it("leaves nobody to decide", () => {
    vi.spyOn(client, "history").mockResolvedValue([]);
    const seen = new Seen("t", 0);
    const before = { seq: 1, now: 0, table: table(seat(0, "Ada")), present: [], leaving: [], motion: null };
    seen.begin({ ...before, clock: null, undo: null, can_undo: false, game: null } as unknown as Snapshot);
    const told = { kind: "phrase", message: "table-told-ended", args: {} };
    const over = { ...table(seat(0, "Ada")), status: "over", aborted: true };
    seen.add({
      type: "entry",
      seq: 2,
      at: 0,
      kind: "aborted",
      told,
      table: over,
      view: { seat_to_act: 0 },
    } as unknown as News);
    expect([seen.over, seen.view?.seat_to_act, seen.log.map((line) => line.says.message)]).toEqual([
      true,
      null,
      ["table-told-ended"],
    ]);
  });
});
