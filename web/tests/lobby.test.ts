// A seat before the game: what is offered to whom, and what is asked of the server.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import type { SeatInfo, TableInfo } from "../src/api/schema";
import { settings } from "../src/settings.svelte";
import Lobby from "../src/table/seats/Lobby.svelte";
import LobbySeat from "../src/table/seats/LobbySeat.svelte";
import { Seen } from "../src/table/seen.svelte";
import { say, speak } from "../src/words/language.svelte";

const FREE: SeatInfo = { seat: 1, kind: "free", name: "", bot: null, away: false, yours: false, kept: false };
const KEPT: SeatInfo = { ...FREE, name: "Bo", kept: true };
const BO: SeatInfo = { ...FREE, kind: "person", name: "Bo" };
const MINE: SeatInfo = { ...FREE, seat: 0, kind: "person", name: "Ada", yours: true };
const TABLE: TableInfo = {
  id: "t",
  code: null,
  status: "lobby",
  seats: [],
  host: false,
  preset: "standard",
  tribes: null,
  clock: { type: "none" },
  open: false,
  hints: false,
  spectators: true,
  shared: false,
  from_record: false,
  rules_version: 1,
  commitment: "c0ffee",
  rematch: null,
};

beforeAll(() => speak("en"));

/** What a row says, and which buttons it has. */
function row(seat: SeatInfo, agreed: Partial<TableInfo>, seated: boolean): [string, string[]] {
  const table = { ...TABLE, ...agreed, seats: seated ? [MINE, seat] : [seat] };
  const nothing = () => undefined;
  const attempting = { trouble: "", attempt: () => Promise.resolve(true) };
  const props = { table, seat, attempting, onsit: nothing, oninvite: nothing };
  const page = mount(LobbySeat, { target: document.body, props });
  flushSync();
  const name = document.querySelector("b")!.textContent;
  const buttons = [...document.querySelectorAll("button")].map((one) => one.textContent.trim());
  void unmount(page);
  document.body.replaceChildren();
  return [name, buttons];
}

describe("a seat of the lobby", () => {
  const words = (...keys: string[]) => keys.map((key) => say(key));

  it("is offered to whoever has none", () => {
    expect(row(FREE, {}, false)).toEqual([say("page-free"), words("page-sit")]);
    expect(row(FREE, {}, true)).toEqual([say("page-free"), []]);
  });

  it("is kept for somebody, and only the host frees it", () => {
    expect(row(KEPT, {}, false)).toEqual(["reserved for Bo", []]);
    expect(row(KEPT, { host: true }, true)[1]).toEqual(words("page-free-seat"));
  });

  it("is the host's to give: to a bot, to a guest, to another person here where the table is shared", () => {
    expect(row(FREE, { host: true }, true)[1]).toEqual(words("page-add-bot", "page-invite-seat"));
    const shared = row(FREE, { host: true, shared: true }, true)[1];
    expect(shared).toEqual(words("page-add-bot", "page-sit-here", "page-invite-seat"));
  });

  it("is left by its person, and the host sends others away", () => {
    expect(row(MINE, { host: true }, true)[1]).toEqual(words("page-stand-up"));
    expect(row(BO, { host: true }, true)[1]).toEqual(words("page-send-away"));
    expect(row(BO, {}, true)[1]).toEqual([]);
  });
});

describe("becoming the host", () => {
  const START_PATIENCE = 3 * 60_000;
  const attempting = { trouble: "", attempt: () => Promise.resolve(true) };
  const seen = new Seen("t", 0);
  let page: object;
  const offered = () => {
    flushSync();
    return [...document.querySelectorAll("button")].some((one) => one.textContent === say("page-claim-host"));
  };
  const seats = (...others: SeatInfo[]) => (seen.table = { ...TABLE, seats: [MINE, ...others] });

  beforeEach(() => {
    vi.useFakeTimers();
    seats(BO);
    seen.present = [0, 1];
    page = mount(Lobby, { target: document.body, props: { seen, attempting } });
  });
  afterEach(() => {
    void unmount(page);
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("is offered at a full table once it was seen to be full for as long as the server asks", () => {
    expect(offered()).toBe(false);
    vi.advanceTimersByTime(START_PATIENCE - 1);
    expect(offered()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(offered()).toBe(true);
  });

  it("waits anew where a seat was free in between", () => {
    expect(offered()).toBe(false);
    vi.advanceTimersByTime(START_PATIENCE);
    seats(FREE);
    expect(offered()).toBe(false);
    seats(BO);
    expect(offered()).toBe(false);
    vi.advanceTimersByTime(START_PATIENCE);
    expect(offered()).toBe(true);
  });

  it("is offered at once where somebody is away, and not to the host", () => {
    seen.present = [0];
    expect(offered()).toBe(true);
    seen.table = { ...TABLE, seats: [MINE, BO], host: true };
    expect(offered()).toBe(false);
  });
});

describe("sitting down", () => {
  const asked: { nonce: string; key: string }[] = [];
  const answers: (() => Promise<Response>)[] = [];
  const json = (status: number) =>
    Promise.resolve(new Response("{}", { status, headers: { "content-type": "application/json" } }));

  beforeEach(() => {
    asked.length = 0;
    settings.pledges = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body) as (typeof asked)[number]);
      return answers.shift()!();
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("asks again with the same key and number where no answer came, and with new ones after it", async () => {
    answers.push(
      () => Promise.reject(new TypeError("network")),
      () => json(503),
      () => json(200),
      () => json(200),
    );
    await expect(client.sit(TABLE, 1, "Bo")).rejects.toThrow();
    await expect(client.sit(TABLE, 1, "Bo")).rejects.toThrow();
    await client.sit(TABLE, 1, "Bo");
    await client.sit(TABLE, 1, "Bo");
    const [first, second, third, fourth] = asked;
    expect([second, third]).toEqual([first, first]);
    expect(fourth!.key).not.toBe(first!.key);
    expect(fourth!.nonce).not.toBe(first!.nonce);
  });

  it("keeps the number for the check of the deals, and no key", async () => {
    answers.push(() => json(200));
    await client.sit(TABLE, 1, "Bo");
    expect(settings.pledges[0]).toEqual({ id: "t", seat: 1, commitment: "c0ffee", nonce: asked[0]!.nonce });
    expect(JSON.stringify({ ...localStorage })).not.toContain(asked[0]!.key);
  });

  it("begins anew after a refusal", async () => {
    answers.push(
      () => json(409),
      () => json(200),
    );
    await expect(client.sit(TABLE, 1, "Bo")).rejects.toThrow();
    await client.sit(TABLE, 1, "Bo");
    expect(asked[0]!.key).not.toBe(asked[1]!.key);
  });
});
