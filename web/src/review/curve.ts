// The curve of chances as a drawing: where each moment, line, age and dragon stands.
import type { CurvePoint } from "../api/schema";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Ground {
  age: number;
  from: number;
  to: number;
}
export interface Sign {
  x: number;
  number: number; // which dragon of its age
  turn: number;
  age: number;
}
export interface EndLabel {
  seat: number;
  y: number;
  chance: number;
}

const STEP = 0.25;
const APART = 19; // pixels between the labels at the end

export class Curve {
  constructor(
    readonly points: CurvePoint[],
    readonly frame: Frame,
  ) {}

  get #first(): number {
    return this.points[0]?.at ?? 0;
  }

  get last(): number {
    return this.points.at(-1)?.at ?? 0;
  }

  /** The highest line of the grid: the next quarter above everybody's best chance. */
  get most(): number {
    const best = Math.max(STEP, ...this.points.flatMap((point) => point.chances));
    return Math.min(1, Math.ceil(best / STEP - 1e-9) * STEP);
  }

  get ticks(): number[] {
    return Array.from({ length: Math.round(this.most / STEP) + 1 }, (_, i) => i * STEP);
  }

  x(at: number): number {
    const { width, left, right } = this.frame;
    return left + ((width - left - right) * (at - this.#first)) / Math.max(1, this.last - this.#first);
  }

  y(chance: number): number {
    const { height, top, bottom } = this.frame;
    return height - bottom - ((height - top - bottom) * chance) / this.most;
  }

  /** A seat's chance at a moment, on the line between the two points around it. */
  chance(seat: number, at: number): number {
    const after = this.points.find((point) => point.at >= at) ?? this.points.at(-1);
    const before = this.points.findLast((point) => point.at <= at) ?? this.points[0];
    if (!after || !before) return 0;
    const share = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at);
    return before.chances[seat]! * (1 - share) + after.chances[seat]! * share;
  }

  line(seat: number): string {
    return this.points
      .map((one, i) => `${i ? "L" : "M"}${this.x(one.at).toFixed(1)} ${this.y(one.chances[seat]!).toFixed(1)}`)
      .join("");
  }

  grounds(): Ground[] {
    const ages = [...new Set(this.points.map((point) => point.age))];
    const begins = ages.map((age) => this.points.find((point) => point.age === age)!.at);
    return ages.map((age, i) => ({ age, from: this.x(begins[i]!), to: this.x(begins[i + 1] ?? this.last) }));
  }

  /** Dragons on the time line: those that lie there, and the one that ended each age. */
  dragons(third: number): Sign[] {
    return this.points.flatMap((point, i) => {
      const before = this.points[i - 1];
      if (!before) return [];
      const { turn, age } = before;
      const x = this.x(point.at);
      if (point.age > age || point.seat === null) return [{ x, number: third, turn, age }];
      const more = Math.max(0, point.dragons - before.dragons);
      return Array.from({ length: more }, (_, k) => ({ x, number: before.dragons + k + 1, turn, age }));
    });
  }

  /** Names at the ends of their lines, pushed apart where they would cover each other. */
  labels(seats: number[]): EndLabel[] {
    const end = this.points.at(-1)?.chances ?? [];
    const labels = seats
      .map((seat) => ({ seat, chance: end[seat] ?? 0, y: this.y(end[seat] ?? 0) }))
      .sort((one, other) => one.y - other.y || one.seat - other.seat);
    const floor = this.frame.height - this.frame.bottom + 6;
    labels.forEach((label, i) => {
      if (i > 0) label.y = Math.max(label.y, labels[i - 1]!.y + APART);
    });
    for (let i = labels.length - 1; i >= 0; i--) {
      const below = labels[i + 1]?.y ?? floor + APART;
      labels[i]!.y = Math.min(labels[i]!.y, below - APART);
    }
    return labels;
  }
}

/** Who is named at the ends: everybody up to four, else the asker and the first two. */
export function named(players: number, mine: number, places: (number | null)[]): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (players <= 4) return seats;
  const best = [...seats].sort((one, other) => (places[one] ?? one + 9) - (places[other] ?? other + 9)).slice(0, 2);
  return [...new Set([mine, ...best])];
}
