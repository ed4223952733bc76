// One truth: the page says what the server says, finds what it finds, and repeats none of its numbers and names.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { describe, expect, it } from "vitest";

import type { About } from "../src/api/schema";
import { search } from "../src/rules/topics";
import { Words, type Phrase } from "../src/words/speech";

interface Answers {
  about: About;
  tables: Record<string, number[]>;
  said: { phrase: Phrase; says: Record<string, string> }[];
  found: Record<string, [string, string[]][]>;
}

const ANSWERS = JSON.parse(readFileSync(resolve(import.meta.dirname, "answers.json"), "utf-8")) as Answers;
const WORDS = resolve(import.meta.dirname, "../../src/ethnos/words");
const SOURCES = resolve(import.meta.dirname, "../src");
const COMPARED = ["fair/deals.ts"]; // the shuffles made again, compared with the engine's in fair.test.ts
const MADE = ["api/schema.ts"];

function words(language: string): Words {
  const read = (name: string) => readFileSync(join(WORDS, language, name), "utf-8");
  return new Words(language, readdirSync(join(WORDS, language)).map(read).join("\n"));
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !MADE.includes(name))
  .map((name) => [name, readFileSync(join(SOURCES, name), "utf-8")] as const);

describe.each(Object.keys(ANSWERS.about.languages))("in %s", (language) => {
  const spoken = words(language);

  it("the page says every event and decision as the server does", () => {
    expect(ANSWERS.said.length).toBeGreaterThan(80);
    for (const { phrase, says } of ANSWERS.said) {
      expect(spoken.say(phrase.message, phrase.args)).toBe(says[language]);
    }
  });

  it("a word leads to the same topics, in the same order", () => {
    for (const [query, topics] of ANSWERS.found[language]!)
      expect([query, search(query, spoken)]).toEqual([query, topics]);
  });
});

describe("the sources", () => {
  it("name no message of an event or a decision: the server sends them", () => {
    const named = sources.filter(([, text]) => /["'`](log|do)-/.test(text)).map(([name]) => name);
    expect(named).toEqual([]);
  });

  it.each(Object.entries(ANSWERS.tables))("do not repeat the table %s", (_, table) => {
    const written = new RegExp(`\\b${table.join(",\\s*")}\\b`);
    const found = sources
      .filter(([name, text]) => !COMPARED.includes(name) && written.test(text))
      .map(([name]) => name);
    expect(found).toEqual([]);
  });

  it("count no hand and no space of a board against a number of the rules", () => {
    const counted = /hand\w*(\.length)?\s*[<>=]+\s*10\b|merfolk.*\b18\b|Math\.min\(18/;
    const found = sources.filter(([, text]) => counted.test(text)).map(([name]) => name);
    expect(found).toEqual([]);
  });

  it("list no presets, bots, phrases and languages of their own", () => {
    const { presets, bots, phrases, languages } = ANSWERS.about;
    const lists = [presets, phrases, Object.keys(languages), Object.values(languages)];
    const listed = sources.filter(([, text]) =>
      lists.some((list) => list.filter((one) => text.includes(`"${one}"`)).length > 2),
    );
    expect(listed.map(([name]) => name)).toEqual([]);
    const levels = bots.filter((bot) => bot !== "random"); // which is also how tribes are drawn
    const named = sources.filter(([, text]) => levels.some((bot) => text.includes(`"${bot}"`)));
    expect(named.map(([name]) => name)).toEqual([]);
  });

  it("hide no type behind another", () => {
    expect(sources.filter(([, text]) => /as unknown as/.test(text)).map(([name]) => name)).toEqual([]);
  });
});
