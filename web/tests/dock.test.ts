// The dock's buttons: what would be refused is not offered, and what the server offers is.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Choices, TableInfo } from "../src/api/schema";
import { WATCHING } from "../src/table/decider.svelte";
import { Builder } from "../src/table/dock/builder.svelte";
import DockActions from "../src/table/dock/DockActions.svelte";
import { still } from "../src/table/seen.svelte";
import { say, speak } from "../src/words/language.svelte";

const TABLE: TableInfo = {
  id: "t",
  code: null,
  status: "playing",
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
  commitment: null,
  rematch: null,
};

function shown(canUndo: boolean, choices: Choices = WATCHING.choices) {
  const takeBack = vi.fn(() => Promise.resolve());
  const decide = vi.fn(() => Promise.resolve(true));
  const seen = { ...still(null, []), seat: 0, table: TABLE, canUndo };
  const decider = { ...WATCHING, choices, takeBack, decide };
  const builder = new Builder(seen, decider);
  const props = { seen, decider, builder, keeping: false, building: false, onhint: () => undefined };
  const page = mount(DockActions, { target: document.body, props });
  flushSync();
  return { page, takeBack, decide };
}

const button = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent.includes(text));

describe("the dock's buttons", () => {
  beforeAll(() => speak("en"));
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([true, false])("take back where the server says so: %s", (able) => {
    const { page, takeBack } = shown(able);
    const undo = button(say("page-undo"))!;
    expect(undo.disabled).toBe(!able);
    undo.click();
    expect(takeBack).toHaveBeenCalledTimes(able ? 1 : 0);
    void unmount(page);
  });

  it("pass where passing is offered, by the server's words", () => {
    const pass = {
      decision: { type: "pass" as const },
      says: { kind: "phrase" as const, message: "do-pass", args: {} },
    };
    const { page, decide } = shown(false, { single: [pass], bands: false, keeps: null });
    button("Pass")!.click();
    expect(decide).toHaveBeenCalledWith(pass.decision);
    void unmount(page);
    const without = shown(false);
    expect(button("Pass")).toBeUndefined();
    void unmount(without.page);
  });
});
