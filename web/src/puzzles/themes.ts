// What a puzzle is about: a tribe's power, or a part of the game.
import { PICTURE, TRIBES, type Tribe } from "../game/things";
import { say } from "../words/language.svelte";

const isTribe = (theme: string): theme is Tribe => TRIBES.some((tribe) => tribe === theme);

export function themeName(theme: string): string {
  return isTribe(theme) ? say(`tribe-${theme}`) : say(`theme-${theme}`);
}

/** A tribe's picture, or the dragon's; other themes have none. */
export function themePicture(theme: string): string | null {
  return isTribe(theme) ? PICTURE[theme] : theme === "dragon" ? "spiked-dragon-head" : null;
}
