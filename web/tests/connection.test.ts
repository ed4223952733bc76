// Decisions go on the stream; whatever does not come back as a yes is posted.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import { Connection } from "../src/api/connection.svelte";
import type { Decide, Message } from "../src/api/schema";
import { Decider } from "../src/table/decider.svelte";
import { still } from "../src/table/seen.svelte";

/** The server's end of a stream. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: Decide[] = [];
  onmessage = (event: { data: string }): void => void event;
  onclose = (event: { code: number }): void => void event;

  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Decide);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  say(message: Partial<Message>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const DRAW = { type: "draw" } as const;
const story = { telling: false, scoring: null } as never;
const posted = vi.spyOn(client, "decide");

function decide(): Promise<boolean> {
  const listener = { snapshot: vi.fn(), news: vi.fn(), presence: vi.fn() };
  const connection = new Connection("t", 0, listener);
  const seen = { ...still(null, ["Ada"]), id: "t", seat: 0, asked: 7 };
  return new Decider(seen, story, (body) => connection.decide(body)).decide(DRAW);
}

describe("deciding", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    posted.mockReset().mockResolvedValue({ seq: 8 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("takes a yes on the stream for an answer, and posts nothing", async () => {
    const done = decide();
    expect(Wire.last.sent).toEqual([{ seat: 0, asked: 7, decision: DRAW }]);
    Wire.last.say({ type: "accepted", asked: 6, seq: 7 });
    Wire.last.say({ type: "accepted", asked: 7, seq: 8 });
    expect(await done).toBe(true);
    expect(posted).not.toHaveBeenCalled();
  });

  const otherwise: [string, () => unknown][] = [
    ["was refused", () => Wire.last.say({ type: "refused", asked: 7 })],
    ["got no answer before the stream closed", () => Wire.last.onclose({ code: 1006 })],
    ["got no answer for long", () => vi.advanceTimersByTimeAsync(5000)],
  ];
  it.each(otherwise)("posts once what %s", async (_, happen) => {
    const done = decide();
    await happen();
    expect(await done).toBe(true);
    expect(posted).toHaveBeenCalledExactlyOnceWith("t", { seat: 0, asked: 7, decision: DRAW });
  });

  it("posts where no stream is open", async () => {
    const opened = vi.spyOn(Wire.prototype, "send");
    class Opening extends Wire {
      override readyState = 0;
    }
    vi.stubGlobal("WebSocket", Opening);
    expect(await decide()).toBe(true);
    expect(posted).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
  });

  it("says why where the post is refused too", async () => {
    posted.mockRejectedValue(new client.Refusal("Nicht dran.", "not-asked", 409));
    const done = decide();
    Wire.last.say({ type: "refused", asked: 7 });
    expect(await done).toBe(false);
  });
});
