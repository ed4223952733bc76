// The bots offered at a new table: of those the server has, the ones the page has words for; weakest first.
import { about } from "../api/about";
import { spoken } from "../words/language.svelte";

export function levels(): string[] {
  return about().bots.filter((bot) => spoken().has(`page-seat-${bot}`));
}
