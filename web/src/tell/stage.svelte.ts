// The stage on which things fly: where from is looked up before the table changes, where to after it.
import type { Card, Event } from "../game/things";
import { reducedMotion, settings } from "../settings.svelte";

export interface Flight {
  key: number;
  card: Card | null; // a card, or its back
  kind: "card" | "back" | "marker" | "dragon";
  seat: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export interface Stage {
  readonly flights: Flight[];
  readonly dimmed: boolean;
  prepare(events: Event[], me: number | null): (() => Promise<void>) | null;
  clear(): void;
}

interface Wish {
  kind: Flight["kind"];
  card: Card | null;
  seat: number;
  from: DOMRect | null;
  to: () => DOMRect | null;
}

const CARD = 320;
const APART = 60;
const DRAGON = 900;
const BREATH = 260; // after each deed, so that an eye can follow

function spot(name: string): DOMRect | null {
  const found = document.querySelector(`[data-spot="${name}"]`);
  const box = found?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

export function stage(): Stage {
  let flights = $state.raw<Flight[]>([]);
  let dimmed = $state(false);
  let counter = 0;

  async function act(wishes: Wish[], dragon: boolean, foreign: boolean): Promise<void> {
    const pace = foreign ? settings.speed : Math.max(1, settings.speed || 2);
    if (pace === 0) return;
    const still = reducedMotion();
    const made = wishes.flatMap((wish, i) => {
      const to = wish.to();
      if (!wish.from || !to || still) return [];
      return [{ ...wish, key: ++counter, from: wish.from, to, delay: (i * APART) / pace }];
    });
    if (made.length > 0) {
      flights = made;
      await rest((CARD + (made.length - 1) * APART) / pace);
      flights = [];
    }
    if (dragon && !still) {
      dimmed = true;
      await rest(DRAGON / pace);
      dimmed = false;
    }
    if (foreign) await rest(BREATH / pace);
  }

  return {
    get flights() {
      return flights;
    },
    get dimmed() {
      return dimmed;
    },
    prepare(events, me) {
      const wishes = events.flatMap((event) => wishesOf(event, me));
      const dragon = events.some((event) => event.type === "dragon");
      const first = events.find((event) => "seat" in event);
      const foreign = first !== undefined && "seat" in first && first.seat !== me;
      if (wishes.length === 0 && !dragon && !foreign) return null;
      return () => act(wishes, dragon, foreign);
    },
    clear() {
      flights = [];
      dimmed = false;
    },
  };
}

function wishesOf(event: Event, me: number | null): Wish[] {
  const home = (seat: number) => (seat === me ? "hand" : `player-${seat}`);
  const wish = (kind: Wish["kind"], seat: number, card: Card | null, from: string, to: string): Wish => ({
    kind,
    seat,
    card,
    from: spot(from),
    to: () => spot(to),
  });
  switch (event.type) {
    case "drew":
      return Array.from({ length: Math.min(event.count, 6) }, (_, i) =>
        wish(event.cards ? "card" : "back", event.seat, event.cards?.[i] ?? null, "deck", home(event.seat)),
      );
    case "took":
      return [wish("card", event.seat, event.card, `row-${event.card}`, home(event.seat))];
    case "band":
      return event.cards.map((card) => wish("card", event.seat, card, home(event.seat), `player-${event.seat}`));
    case "marker":
      return [wish("marker", event.seat, null, `player-${event.seat}`, `tray-${event.kingdom}-${event.seat}`)];
    case "swam":
      return [wish("marker", event.seat, null, `sea-${event.start}`, `sea-${event.space}`)];
    case "discarded":
      return event.cards.map((card) => wish("card", event.seat, card, home(event.seat), `row-${card}`));
    case "dragon":
      return [wish("dragon", event.seat, null, "deck", `dragon-${event.number}`)];
    default:
      return [];
  }
}

export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
