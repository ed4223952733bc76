// The dock's buttons: what would be refused is not offered.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { Builder } from "../src/table/builder.svelte";
import DockActions from "../src/table/DockActions.svelte";
import type { Session } from "../src/table/session.svelte";
import { say, speak } from "../src/words/language.svelte";

function shown(canUndo: boolean) {
  const takeBack = vi.fn();
  const table = { status: "playing", hints: false };
  const session = { hand: [], seat: 0, view: null, mine: false, table, canUndo, takeBack } as unknown as Session;
  const props = { session, builder: new Builder(session), keeping: false, building: false, onhint: () => undefined };
  const page = mount(DockActions, { target: document.body, props });
  flushSync();
  return { page, takeBack };
}

const undo = () =>
  [...document.querySelectorAll("button")].find((button) => button.textContent.includes(say("page-undo")))!;

describe("taking back", () => {
  beforeAll(() => speak("en"));
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([true, false])("is offered where the server says so: %s", (able) => {
    const { page, takeBack } = shown(able);
    expect(undo().disabled).toBe(!able);
    undo().click();
    expect(takeBack).toHaveBeenCalledTimes(able ? 1 : 0);
    void unmount(page);
  });
});
