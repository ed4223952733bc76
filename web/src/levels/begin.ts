// Sitting down with bots: a table of one person and a level, or a mix around the level that suits.
import * as client from "../api/client";
import type { BotSeat } from "../api/schema";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import { say } from "../words/language.svelte";
import { suits } from "./standing.svelte";

export const MIX = "mix";

/** The seat of a bot: of a level by name, or of one that the server draws near the level that suits. */
export function botSeat(who: string): BotSeat {
  return who === MIX ? { type: "bot", bot: MIX, around: suits().number } : { type: "bot", bot: who };
}

/** The table is laid first, so that its commitment is known before the own number is given. */
export async function playAgainst(who: string, players: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => botSeat(who));
  const table = await client.newTable({ seats: [{ type: "open" }, ...bots] });
  await client.sit(table, 0, settings.name || say("page-guest"));
  await client.start(table.id);
  go("table", table.id, 0);
}
