// The glossary the labels at the table are explained by: the same terms in the same order in every language.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { about } from "../src/api/about";
import { language, speak, say } from "../src/words/language.svelte";
import { meanings, term, TERMS } from "../src/words/terms";

const ids = (tag: string) => {
  const file = resolve(import.meta.dirname, `../../src/ethnos/words/${tag}/rules.ftl`);
  const glossary = readFileSync(file, "utf-8").split("rules-glossary =")[1]!;
  return Array.from(glossary.matchAll(/^ +- .*[（(]([A-Z]\d+)[)）]$/gm), (found) => found[1]);
};

describe.each(Object.keys(about().languages))("terms in %s", (tag) => {
  beforeEach(() => speak(tag));

  it("are the glossary's, in the order of English", () => {
    expect(language()).toBe(tag);
    expect(ids(tag)).toEqual(ids("en"));
    expect(meanings(say("rules-glossary")).length).toBe(TERMS.length);
  });

  it.each(TERMS)("%s has a meaning without marks and citations", (name) => {
    expect(term(name)).toMatch(/.+[:：]\s?.+[.。]$/);
    expect(term(name)).not.toMatch(/\*|[（(][A-Z]\d/);
  });
});

it("names and meanings belong together", async () => {
  await speak("en");
  const named = TERMS.map((name) => term(name).split(":")[0]!.toLowerCase());
  const written = TERMS.map((name) => name.replace("-", " "));
  written[TERMS.indexOf("band")] = "band (of allies)";
  written[TERMS.indexOf("marker")] = "control marker";
  written[TERMS.indexOf("token")] = "glory token";
  expect(named).toEqual(written);
});
