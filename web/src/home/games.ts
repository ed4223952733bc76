// One's games on the home page: those to go on with come first.
import type { Snapshot } from "../api/schema";
import type { Kept } from "../settings.svelte";

export type Looked = [Kept, Snapshot];

/** Unfinished before finished, and what was only tried from a record after games of one's own; of equals the newest. */
export function ordered(games: readonly Looked[]): Looked[] {
  const behind = ([, { table }]: Looked) => 2 * Number(table.status === "over") + Number(table.from_record);
  return [...games].sort((one, other) => behind(one) - behind(other));
}
