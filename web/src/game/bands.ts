// Which cards make a band: B1, B2, and the band of ten Skeletons.
import { isSkeleton, kingdomOf, KINGDOMS, tribeOf, TRIBES, type Card } from "./things";

/** Whether cards could stand in one band; Skeletons join any. */
export function share(cards: Card[]): boolean {
  const living = cards.filter((card) => !isSkeleton(card));
  const [first] = living;
  if (first === undefined) return true;
  return (
    living.every((card) => tribeOf(card) === tribeOf(first)) ||
    living.every((card) => kingdomOf(card) === kingdomOf(first))
  );
}

/** For each card of the hand whether it may join those picked (by place in the hand). */
export function joinable(hand: Card[], picked: ReadonlySet<number>): boolean[] {
  const band = [...picked].flatMap((place) => hand[place] ?? []); // places may be of a hand just gone
  return hand.map((card, place) => picked.has(place) || share([...band, card]));
}

/** Who may lead: every kind of card in it but Skeletons. */
export function leaders(band: Card[]): Card[] {
  return [...new Set(band.filter((card) => !isSkeleton(card)))];
}

/** Whether cards are a band as they stand, some card leading it. */
export function isBand(band: Card[], skeletonsWin: boolean): boolean {
  if (band.length === 0 || !share(band)) return false;
  return leaders(band).length > 0 || (skeletonsWin && band.length === 10);
}

export interface Suggestion {
  by: "tribe" | "kingdom";
  name: string;
  places: number[];
}

/** The whole tribes and kingdoms in a hand, largest first; what another contains is left out. */
export function suggestions(hand: Card[], count = 3): Suggestion[] {
  const places = hand.map((_, place) => place);
  const living = (place: number) => !isSkeleton(hand[place]!);
  const found: Suggestion[] = [
    ...KINGDOMS.map((name) => ({ by: "kingdom" as const, name, of: (card: Card) => kingdomOf(card) === name })),
    ...TRIBES.map((name) => ({ by: "tribe" as const, name, of: (card: Card) => tribeOf(card) === name })),
  ]
    .map(({ by, name, of }) => ({ by, name, places: places.filter((p) => of(hand[p]!) || !living(p)) }))
    .filter((one) => one.places.some(living))
    .sort((a, b) => b.places.length - a.places.length);
  const kept: Suggestion[] = [];
  for (const one of found) {
    const inside = kept.some((other) => one.places.every((place) => other.places.includes(place)));
    if (!inside) kept.push(one);
  }
  return kept.slice(0, count);
}

/** Where each card of the hand lies when it is sorted; Skeletons last. */
export function sorted(hand: Card[], by: "tribe" | "kingdom"): number[] {
  const key = (card: Card): [number, number] => {
    const kingdom = kingdomOf(card);
    const tribe = TRIBES.indexOf(tribeOf(card));
    const land = kingdom === null ? KINGDOMS.length : KINGDOMS.indexOf(kingdom);
    return by === "tribe" ? [tribe, land] : [land, tribe];
  };
  return hand
    .map((_, place) => place)
    .sort((a, b) => {
      const [x, y] = [key(hand[a]!), key(hand[b]!)];
      return x[0] - y[0] || x[1] - y[1] || a - b;
    });
}
