// The language spoken now; every text on the page follows it, in the middle of a game too.
import { bound } from "./lines";
import { Words, type Args } from "./speech";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  pl: "Polski",
  cs: "Čeština",
  ru: "Русский",
  ja: "日本語",
};

type Source = () => Promise<{ default: string }>;
const WORDS: Record<string, Source> = {
  en: () => import("words:en"),
  de: () => import("words:de"),
  pl: () => import("words:pl"),
  cs: () => import("words:cs"),
  ru: () => import("words:ru"),
  ja: () => import("words:ja"),
};
const RULES: Record<string, Source> = {
  en: () => import("rules:en"),
  de: () => import("rules:de"),
  pl: () => import("rules:pl"),
  cs: () => import("rules:cs"),
  ru: () => import("rules:ru"),
  ja: () => import("rules:ja"),
};

let words = $state.raw(new Words("en", ""));
let asked = "en";

export function language(): string {
  return words.language;
}

/** A message of the catalogues, filled in. */
export function say(message: string, args: Args = {}): string {
  return bound(words.say(message, args), words.language);
}

/** The words of a button: decisions stand small inside sentences, but begin with a capital when alone. */
export function label(message: string, args: Args = {}): string {
  const said = say(message, args);
  return said.charAt(0).toLocaleUpperCase(language()) + said.slice(1);
}

export function spoken(): Words {
  return words;
}

export async function speak(wanted: string): Promise<void> {
  const tag = wanted in WORDS ? wanted : "en";
  asked = tag;
  const [source] = await Promise.all([WORDS[tag]!(), tag === "ja" ? import("./japanese") : null]);
  if (asked !== tag) return;
  words = new Words(tag, source.default);
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

export function preferred(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => tag in WORDS) ?? "en";
}
