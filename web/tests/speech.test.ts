// The page speaks as the server does: samples of the server's own sentences.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { card, cards, kingdom, Words } from "../src/words/speech";

function words(language: string): Words {
  const read = (name: string) =>
    readFileSync(resolve(import.meta.dirname, `../../src/ethnos/words/${language}/${name}.ftl`), "utf-8");
  return new Words(language, ["names", "log", "table"].map(read).join("\n"));
}

describe("words", () => {
  it("declines cards where a language does", () => {
    expect(words("pl").say("log-took", { name: "Ada", card: card("dwarf-rhea") })).toContain("Krasnoluda");
    expect(words("cs").say("log-took", { name: "Ada", card: card("dwarf-rhea") })).toContain("trpaslíka");
    expect(words("ru").say("log-took", { name: "Ada", card: card("dwarf-rhea") })).toContain("гнома");
  });

  it("counts equal cards and lists others", () => {
    const said = words("en").say("log-discarded", { name: "Ada", cards: cards(["elf-rhea", "skeleton", "skeleton"]) });
    expect(said).toBe("Ada discards to the row: Elf of Rhea, 2 × Skeleton.");
  });

  it("takes a player's name for a name, whatever it is", () => {
    const said = words("en").say("log-marker", { name: "rhea", kingdom: kingdom("rhea"), count: 1 });
    expect(said).toBe("rhea places a marker in Rhea and has 1 there.");
  });
});
