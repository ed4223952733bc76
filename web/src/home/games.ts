// One's games on the home page: those to go on with come first.
import * as client from "../api/client";
import type { Snapshot } from "../api/schema";
import { countGame } from "../levels/standing.svelte";
import { forgetGame, type Kept } from "../settings.svelte";

export type Looked = [Kept, Snapshot];

/** Unfinished before finished, and what was only tried from a record after games of one's own; of equals the newest. */
export function ordered(games: readonly Looked[]): Looked[] {
  const behind = ([, { table }]: Looked) => 2 * Number(table.status === "over") + Number(table.from_record);
  return [...games].sort((one, other) => behind(one) - behind(other));
}

/** The one to go on with: the first that is not finished, and one's own. */
export function unfinished(games: readonly Looked[]): Looked | undefined {
  return games.find(([, { table }]) => table.status !== "over" && !table.from_record);
}

/** How this device's games stand; those that the server has no more are forgotten. */
export async function look(kept: readonly Kept[]): Promise<Looked[]> {
  const found = await Promise.all(kept.map(lookAt));
  return ordered(found.filter((one) => one !== null));
}

async function lookAt(game: Kept): Promise<Looked | null> {
  try {
    const seen = await client.look(game.id, game.seat);
    countGame(seen.table, seen.game?.result ?? null); // it may have ended while nobody looked
    return [game, seen];
  } catch (error) {
    if (error instanceof client.Refusal && error.status === 404) forgetGame(game.id);
    return null;
  }
}
