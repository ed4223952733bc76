// Where the keyboard goes on once what was pressed has gone.
import { beforeEach, describe, expect, it } from "vitest";

import { goOn } from "../src/table/focus";

const TABLE = `<div class="rowbox open"><button class="deck"></button></div>
  <section class="dock" tabindex="-1"><div class="answers"><button class="btn one"></button></div></section>`;
const at = <T extends HTMLElement>(what: string) => document.querySelector<T>(what)!;

describe("the focus", () => {
  beforeEach(() => {
    document.body.innerHTML = TABLE;
    at("button.one").focus();
  });

  it("waits at the dock where an answer went away with its question, and goes on to what is asked next", () => {
    const pressed = at("button.one");
    at(".answers").remove();
    goOn(pressed, false);
    expect(document.activeElement).toBe(at(".dock"));
    at(".dock").innerHTML = `<div class="answers"><button class="btn two"></button><button class="btn"></button></div>`;
    goOn(at(".dock"), true);
    expect(document.activeElement).toBe(at(".two"));
  });

  it("goes on at the deck where a turn begins", () => {
    const pressed = at("button.one");
    at(".answers").remove();
    goOn(pressed, true);
    expect(document.activeElement).toBe(at(".deck"));
  });

  it("leaves an answer that cannot be pressed twice", () => {
    const pressed = at<HTMLButtonElement>("button.one");
    pressed.disabled = true;
    goOn(pressed, false);
    expect(document.activeElement).toBe(at(".dock"));
  });

  it("stays where somebody has put it, and with a mouse nowhere", () => {
    goOn(at("button.one"), true);
    expect(document.activeElement).toBe(at("button.one"));
    at("button.one").blur();
    goOn(null, true);
    expect(document.activeElement).toBe(document.body);
  });
});
