// Speaking: the same Fluent catalogues and the same filling as the server's words/speech.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type * as api from "../api/schema";
import { kingdomOf, tribeOf, type Card, type Kingdom, type Tribe } from "../game/things";

export type Named = api.NamedCard | api.NamedCards | api.NamedKingdom | api.NamedTribe;
export type Value = string | number | Named | Phrase | Value[];
export type Args = Record<string, Value>;
/** A message and what to fill in, in no language yet: as the server sends it, too. */
export interface Phrase {
  message: string;
  args: Args;
}

export const card = (name: Card): Named => ({ kind: "card", card: name });
export const cards = (names: Card[]): Named => ({ kind: "cards", cards: names });
export const kingdom = (name: Kingdom): Named => ({ kind: "kingdom", kingdom: name });
export const tribe = (name: Tribe): Named => ({ kind: "tribe", tribe: name });

const CASES = ["", "acc", "gen"] as const;

/** One language's words. A missing word is an error in development and its own name in play. */
export class Words {
  readonly #bundle: FluentBundle;
  missing: (message: string) => void = (message) => console.error(`no word ${message} in ${this.language}`);

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.#pattern(message) !== null;
  }

  say(message: string, args: Args = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === null) {
      this.missing(message);
      return message;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#filled(args), errors);
    if (errors.length > 0) this.missing(`${message} (${errors[0]!.message})`);
    return text;
  }

  card(name: Card, form = ""): string {
    const land = kingdomOf(name);
    const ally = this.#declined(`card-${tribeOf(name)}`, form);
    return land === null ? ally : this.say("card", { tribe: ally, kingdom: this.say(`kingdom-${land}`) });
  }

  #cards(names: Card[], form: string): string {
    if (names.length === 0) return this.say("no-cards");
    const counted = [...new Set(names)].map((name) => {
      const times = names.filter((other) => other === name).length;
      return times === 1 ? this.card(name, form) : `${times} × ${this.card(name, form)}`;
    });
    return counted.join(this.say("list-comma"));
  }

  #declined(message: string, form: string): string {
    return form && this.has(`${message}.${form}`) ? this.say(`${message}.${form}`) : this.say(message);
  }

  #filled(args: Args): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      for (const form of CASES) filled[form ? `${key}-${form}` : key] = this.#spoken(value, form);
    }
    return filled;
  }

  #spoken(value: Value, form: string): FluentVariable {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) {
      return value.map((one) => String(this.#spoken(one, form))).join(this.say("list-comma"));
    }
    if ("message" in value) return this.say(value.message, value.args);
    switch (value.kind) {
      case "card":
        return this.card(value.card, form);
      case "cards":
        return this.#cards(value.cards, form);
      case "kingdom":
        return this.#declined(`kingdom-${value.kingdom}`, form);
      case "tribe":
        return this.#declined(`tribe-${value.tribe}`, form);
    }
  }

  #pattern(message: string) {
    const [name = "", attribute] = message.split(".");
    const found = this.#bundle.getMessage(name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}
