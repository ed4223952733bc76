// The log: who looks at older lines is left there, and one press leads to the newest.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { Seen } from "../src/table/seen.svelte";
import Log from "../src/table/side/Log.svelte";
import { say, speak } from "../src/words/language.svelte";

const seen = new Seen("t", 0);
let page: object;

beforeAll(() => speak("en"));
beforeEach(() => {
  seen.log = [];
  tell();
  page = mount(Log, { target: document.body, props: { seen } });
  flushSync();
});
afterEach(() => {
  void unmount(page);
  document.body.replaceChildren();
});

const list = () => document.querySelector("ol")!;
const newest = () => [...document.querySelectorAll("button")].find((one) => one.textContent === say("page-log-newest"));

function tell(): void {
  const says = { message: "ask-over", args: {} };
  seen.log = [...seen.log, { key: `${seen.log.length}`, seq: 0, seat: null, says, dragon: false, spoken: false }];
  flushSync();
}

/** As a browser does it where lines come above those one looks at, or by hand. */
function scrolled(to: number): void {
  list().scrollTop = to;
  list().dispatchEvent(new Event("scroll"));
  flushSync();
}

it("shows what comes to whoever is at the newest line, or nearly", () => {
  scrolled(10);
  tell();
  expect(list().scrollTop).toBe(0);
  expect(newest()).toBeUndefined();
});

it("leaves whoever reads older lines there, and leads back by a button", () => {
  scrolled(200);
  tell();
  expect(list().scrollTop).toBe(200);
  newest()!.click();
  expect(list().scrollTop).toBe(0);
  expect(document.activeElement).toBe(list());
  scrolled(0);
  expect(newest()).toBeUndefined();
});
