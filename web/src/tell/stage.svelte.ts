// The stage on which things fly: where from is looked up before the table changes, where to after it.
import type { Card, Event } from "../game/things";
import { reducedMotion, settings } from "../settings.svelte";

export interface Flight {
  key: number;
  kind: "card" | "back" | "marker" | "swimmer" | "dragon" | "glory";
  card: Card | null; // a card, or its back
  seat: number;
  glory: number;
  path: DOMRect[]; // from the first to the last
  delay: number;
  duration: number;
}

export interface Stage {
  readonly flights: Flight[];
  readonly dimmed: boolean;
  readonly pace: number;
  readonly swimmer: number | null; // whose marker is on its way along the Merfolk board
  prepare(events: Event[], me: number | null): (() => Promise<void>) | null;
  pay(won: number[], from: (seat: number) => string): Promise<void>;
  clear(): void;
}

interface Wish {
  kind: Flight["kind"];
  card: Card | null;
  seat: number;
  glory: number;
  from: DOMRect | null;
  to: () => (DOMRect | null)[];
}

const TIME: Record<Flight["kind"], number> = {
  card: 320,
  back: 320,
  marker: 420,
  swimmer: 90, // a space
  dragon: 330, // as long as the row holds its breath: see thud
  glory: 520,
};
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
  let pace = $state(1);
  let counter = 0;

  /** Everything flies at once, one a little after the other, until the last has landed. */
  async function fly(wishes: Wish[]): Promise<void> {
    const made = wishes.flatMap((wish, i): Flight[] => {
      const path = [wish.from, ...wish.to()].filter((box) => box !== null);
      if (!wish.from || path.length < 2) return [];
      const duration = (TIME[wish.kind] * (wish.kind === "swimmer" ? path.length - 1 : 1)) / pace;
      return [{ ...wish, key: ++counter, path, duration, delay: (i * APART) / pace }];
    });
    if (made.length === 0) return;
    flights = made;
    await rest(Math.max(...made.map((one) => one.delay + one.duration)));
    if (flights === made) flights = [];
  }

  async function act(wishes: Wish[], dragon: boolean, foreign: boolean): Promise<void> {
    pace = foreign ? settings.speed : Math.max(1, settings.speed || 2);
    if (pace === 0) return;
    if (!reducedMotion()) {
      dimmed = dragon;
      await Promise.all([fly(wishes), dragon ? rest(DRAGON / pace) : null]);
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
    get pace() {
      return pace;
    },
    get swimmer() {
      return flights.find((flight) => flight.kind === "swimmer")?.seat ?? null;
    },
    prepare(events, me) {
      const wishes = events.flatMap((event) => wishesOf(event, me));
      const dragon = events.some((event) => event.type === "dragon");
      const first = events.find((event) => "seat" in event);
      const foreign = first !== undefined && "seat" in first && first.seat !== me;
      if (wishes.length === 0 && !dragon && !foreign) return null;
      return () => act(wishes, dragon, foreign);
    },
    async pay(won, from) {
      if (reducedMotion() || settings.speed === 0) return;
      pace = settings.speed;
      await fly(
        won.flatMap((glory, seat): Wish[] => {
          const to = () => [spot(`glory-${seat}`)];
          return glory > 0 ? [{ kind: "glory", card: null, seat, glory, from: spot(from(seat)), to }] : [];
        }),
      );
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
    glory: 0,
    from: spot(from),
    to: () => [spot(to)],
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
      return [
        { ...wish("swimmer", event.seat, null, `sea-${event.start}`, ""), to: () => swum(event.start, event.space) },
      ];
    case "discarded":
      return event.cards.map((card) => wish("card", event.seat, card, home(event.seat), `row-${card}`));
    case "dragon":
      return [wish("dragon", event.seat, null, "deck", `dragon-${event.number}`)];
    default:
      return [];
  }
}

/** The spaces of the Merfolk board on the way, one by one. */
function swum(start: number, end: number): (DOMRect | null)[] {
  return Array.from({ length: end - start }, (_, i) => spot(`sea-${start + i + 1}`));
}

export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
