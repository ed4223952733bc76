// Speaking: the same Fluent catalogues and the same filling as the server's words/speech.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { kingdomOf, tribeOf, type Card, type Kingdom, type Tribe } from "../game/things";

export interface Named {
  kind: "card" | "kingdom" | "tribe";
  name: string;
}
export interface Phrase {
  message: string;
  args: Args;
}
export type Value = string | number | Named | Phrase | Value[];
export type Args = Record<string, Value>;

export const card = (name: Card): Named => ({ kind: "card", name });
export const kingdom = (name: Kingdom): Named => ({ kind: "kingdom", name });
export const tribe = (name: Tribe): Named => ({ kind: "tribe", name });
export const cards = (names: Card[]): Named[] => names.map(card);

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
      const named = value.filter((one): one is Named => typeof one === "object" && "kind" in one);
      if (named.length === value.length && named.every((one) => one.kind === "card")) {
        return this.#cards(
          named.map((one) => one.name as Card),
          form,
        );
      }
      return value.map((one) => String(this.#spoken(one, form))).join(this.say("list-comma"));
    }
    if ("message" in value) return this.say(value.message, value.args);
    if (value.kind === "card") return this.card(value.name as Card, form);
    return this.#declined(`${value.kind}-${value.name}`, form);
  }

  #pattern(message: string) {
    const [name = "", attribute] = message.split(".");
    const found = this.#bundle.getMessage(name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}
