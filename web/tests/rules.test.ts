// The reference as a person reads it: our own sentences, without the ids of the specification.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import TOPICS from "virtual:topics";
import { describe, expect, it } from "vitest";

import { html } from "../src/rules/topics";
import { Words } from "../src/words/speech";

const CITED = /[（(](\p{L}+ \d|第\d|[A-Z]\d)[^（()）]*[)）]/u;

describe.each(["en", "pl", "cs", "ja", "ru", "de"])("rules in %s", (language) => {
  const file = resolve(import.meta.dirname, `../../src/ethnos/words/${language}/rules.ftl`);
  const words = new Words(language, readFileSync(file, "utf-8"));

  it("are cited in the catalogue, not on the page", () => {
    const said = TOPICS.map((topic) => words.say(`rules-${topic}`));
    expect(said.some((text) => CITED.test(text))).toBe(true);
    expect(said.map(html).filter((text) => CITED.test(text))).toEqual([]);
  });

  it("keep what the sentences themselves put in brackets", () => {
    expect(html(words.say("rules-marker"))).toMatch(/[（(]X[)）]/);
  });
});
