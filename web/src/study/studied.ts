// The table at a place of a study, as the components of every table read it: through the eyes of whoever is asked.
import type * as api from "../api/schema";
import { still, type TableView } from "../table/seen.svelte";

export function studied(place: api.PlaceInGame | null, names: string[], asked: number): TableView {
  const view = place?.view ?? null;
  const seat = view?.seat_to_act ?? null;
  return {
    ...still(view, names, place?.outlook ?? null),
    seat,
    hand: (seat === null ? null : view?.players[seat]?.hand) ?? [],
    asked: seat === null ? null : asked,
    choices: place?.choices ?? null,
    result: place?.result ?? null,
    over: place?.result != null,
    me: seat === null ? null : (view?.players[seat] ?? null),
  };
}
