// A single letter does not end a line where the language minds, and a dash does not begin one.
import { describe, expect, it } from "vitest";

import { bound } from "../src/words/lines";

describe("lines", () => {
  it.each([
    ["pl", "Weź kartę z puli", "Weź kartę z\u00a0puli"],
    ["pl", "I w Erze, (a w innej)", "I\u00a0w\u00a0Erze, (a\u00a0w\u00a0innej)"],
    ["cs", "Ty a tři boti", "Ty a\u00a0tři boti"],
    ["ru", "Лидер — гном", "Лидер\u00a0— гном"],
  ])("are bound in %s", (language, text, kept) => {
    expect(bound(text, language)).toBe(kept);
  });

  it("break anywhere in the other languages, and between words", () => {
    expect(bound("A band – or a card", "en")).toBe("A band – or a card");
    expect(bound("Tah ostatních\n- a dál", "cs")).toBe("Tah ostatních\n- a\u00a0dál");
  });
});
