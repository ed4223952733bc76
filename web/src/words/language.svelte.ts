// The language spoken now; every text on the page follows it, in the middle of a game too.
import { COMPANION, LESSONS, PUZZLES, REVIEW, RULES, WORDS } from "virtual:languages";

import { bound } from "./lines";
import { Words, type Args, type Phrase } from "./speech";

let words = $state.raw(new Words("en", ""));
let asked = "en";
const LESSON = "lesson-over"; // known where the words of lessons are

export function language(): string {
  return words.language;
}

/** A message of the catalogues, filled in, or a whole phrase. */
export function say(what: string | Phrase, args: Args = {}): string {
  const said = typeof what === "string" ? words.say(what, args) : words.say(what.message, what.args);
  return bound(said, words.language);
}

/** The words of a button: decisions stand small inside sentences, but begin with a capital when alone. */
export function label(what: Phrase): string {
  const said = say(what);
  return said.charAt(0).toLocaleUpperCase(language()) + said.slice(1);
}

export function spoken(): Words {
  return words;
}

export async function speak(wanted: string): Promise<void> {
  const tag = wanted in WORDS ? wanted : "en";
  asked = tag;
  const learning = words.has(LESSON); // whoever is in a lesson stays in it
  const [source, lessons] = await Promise.all([
    WORDS[tag]!(),
    learning ? LESSONS[tag]!() : null,
    tag === "ja" ? import("./japanese") : null,
  ]);
  if (asked !== tag) return;
  const spoken = new Words(tag, source.default);
  if (lessons) spoken.add(lessons.default);
  words = spoken;
  document.documentElement.lang = tag;
}

/** The rules reference of the language, which nothing but the reference needs. */
export async function withRules(): Promise<Words> {
  const current = words;
  if (!current.has("rules-overview.title")) {
    const source = await RULES[current.language]!();
    current.add(source.default);
  }
  return current;
}

/** The companion's words, which nothing but the companion needs; says in which language they are there. */
export async function withCompanion(): Promise<string> {
  const current = words;
  if (!current.has("comp-title")) {
    const source = await COMPANION[current.language]!();
    current.add(source.default);
  }
  return current.language;
}

/** The words of reviews and studies, which nothing else needs; says in which language they are there. */
export async function withReview(): Promise<string> {
  const current = words;
  if (!current.has("review-title")) {
    const source = await REVIEW[current.language]!();
    current.add(source.default);
  }
  return current.language;
}

/** The words of puzzles, which nothing but puzzles need; says in which language they are there. */
export async function withPuzzles(): Promise<string> {
  const current = words;
  if (!current.has("puzzle-title")) {
    const source = await PUZZLES[current.language]!();
    current.add(source.default);
  }
  return current.language;
}

/** The words of lessons, which nothing but lessons need. */
export async function withLessons(): Promise<void> {
  const current = words;
  if (current.has(LESSON)) return;
  const source = await LESSONS[current.language]!();
  current.add(source.default);
}

export function preferred(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => tag in WORDS) ?? "en";
}
