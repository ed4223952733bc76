// A level in a sentence: its name, its rating, its character.
import { say } from "../words/language.svelte";
import type { LevelInfo } from "./rating";

export function introduced({ name, rating }: LevelInfo): string {
  return say("levels-introduced", {
    level: say(`level-${name}`),
    rating: `${rating}`,
    about: say(`level-${name}-about`),
  });
}
