// Each point in which the books differ can be chosen by itself at a new table, and says which books have it so.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { about } from "../src/api/about";
import * as client from "../src/api/client";
import NewTable from "../src/home/NewTable.svelte";
import { say, speak } from "../src/words/language.svelte";

let page: Record<string, unknown>;
const asked = vi.spyOn(client, "newTable");

beforeAll(() => speak("en"));
beforeEach(() => {
  asked.mockReset().mockRejectedValue(new Error("not here"));
  page = mount(NewTable, { target: document.body, props: { device: false } });
  flushSync();
});
afterEach(() => {
  void unmount(page);
  document.body.replaceChildren();
});

function book(name: string): void {
  const select = [...document.querySelectorAll("select")].find((one) => one.querySelector(`[value="${name}"]`))!;
  select.value = name;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

function label(way: string): HTMLLabelElement {
  return [...document.querySelectorAll("label")].find((one) => one.textContent.trim().startsWith(say(`way-${way}`)))!;
}

function choose(way: string): void {
  const radio = label(way).querySelector("input")!;
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

/** The rules that the server is asked for. */
function laid(): string | undefined {
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  return asked.mock.calls.at(-1)?.[0].preset;
}

describe("at a new table", () => {
  it("a book alone is asked for as it is", () => {
    book("german");
    expect(laid()).toBe("german");
  });

  it("every single rule can be changed, and changed back", () => {
    expect(about().rules.length).toBeGreaterThan(3);
    for (const { ways, books } of about().rules) {
      const [own, other] = books.german === ways[0] ? ways : [...ways].reverse();
      book("german");
      choose(other!);
      expect(laid()).toBe(`german+${other}`);
      choose(own!);
      expect(laid()).toBe("german");
    }
  });

  it("several go together, and another book begins anew", () => {
    book("german");
    choose("skeletons-win");
    choose("merfolk-leader");
    expect(laid()).toBe("german+skeletons-win+merfolk-leader");
    book("polish");
    expect(laid()).toBe("polish");
  });

  it("each says which books have it so", () => {
    for (const { ways, books } of about().rules)
      for (const way of ways)
        for (const [name, chosen] of Object.entries(books))
          expect(label(way).textContent.includes(say(`page-preset-${name}`))).toBe(chosen === way);
  });
});
