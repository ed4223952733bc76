// Playing on from a moment: a table of the record, our seat and bots at all others.
import { about } from "../api/about";
import * as client from "../api/client";
import type { NewTable, TableInfo } from "../api/schema";
import { go } from "../route.svelte";
import { keepGame, settings, type Whence } from "../settings.svelte";
import { say } from "../words/language.svelte";

export function tryFrom(record: string, decisions: number | null, seat: number, players: number): Promise<TableInfo> {
  const { levels, bots } = about();
  const bot = levels.at(-2)?.name ?? bots.at(-1)!; // the best of those who decide at once: a better decision must hold
  const seats = Array.from({ length: players }, (_, one): NewTable["seats"][number] =>
    one === seat ? { type: "you", name: settings.name || say("page-guest") } : { type: "bot", bot },
  );
  return client.newTable({ seats, record, decisions, start: true });
}

/** Go to a table made so; it leads back to where it was tried from. */
export function sitDown(id: string, seat: number, from: Whence): void {
  keepGame({ id, seat, from });
  go("table", id, seat);
}
