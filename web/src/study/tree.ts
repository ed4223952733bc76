// A study as a tree of decisions: the game it began with, and every line tried beside it.
import type * as api from "../api/schema";
import type { Decision } from "../game/things";

export interface Twig {
  parent: number | null;
  decision: Decision;
  seat: number;
  age: number;
  turn: number;
  comment: string;
  game: boolean; // of the record's own line, which nobody takes away
}
export interface Study {
  record: string; // the plain line of the game
  names: string[];
  comment: string; // of the start
  twigs: Twig[]; // parents before their children; the first child goes on with its line
}

export function grown(tree: api.StudyTree): Study {
  const twigs = tree.nodes.map((node) => ({ ...node, game: false }));
  for (let at = first(twigs, null); at !== null; at = first(twigs, at)) twigs[at]!.game = true;
  return { record: tree.record, names: tree.names, comment: tree.comment, twigs };
}

export function children(twigs: readonly Twig[], parent: number | null): number[] {
  return twigs.flatMap((twig, i) => (twig.parent === parent ? [i] : []));
}

function first(twigs: readonly Twig[], parent: number | null): number | null {
  const found = twigs.findIndex((twig) => twig.parent === parent);
  return found < 0 ? null : found;
}

/** The twigs from the start to one, itself among them. */
export function pathTo(twigs: readonly Twig[], at: number | null): number[] {
  const path: number[] = [];
  for (let one = at; one !== null; one = twigs[one]!.parent) path.unshift(one);
  return path;
}

/** A place as the server is asked for it: so far along the game, and then these decisions. */
export function whereIs(twigs: readonly Twig[], at: number | null): { after: number; line: Decision[] } {
  const path = pathTo(twigs, at).map((one) => twigs[one]!);
  const line = path.filter((twig) => !twig.game).map((twig) => twig.decision);
  return { after: path.length - line.length, line };
}

/** The number of a place, none for the start: twigs are counted as they stand in the text that the server writes,
 * each line followed to its end before what branches off it. So they come when it is read again. */
export function numberOf(twigs: readonly Twig[], at: number | null): number {
  const waiting = children(twigs, null).reverse();
  for (let number = 1; waiting.length > 0; number++) {
    const one = waiting.pop()!;
    if (one === at) return number;
    waiting.push(...children(twigs, one).reverse());
  }
  return 0;
}

/** The twig with a decision after another, if it is there already. */
export function found(twigs: readonly Twig[], parent: number | null, decision: Decision): number | null {
  const wanted = spelled(decision);
  return children(twigs, parent).find((one) => spelled(twigs[one]!.decision) === wanted) ?? null;
}

/** The same decision is spelled the same: cards in any order, fields in any order. */
export function spelled(decision: Decision): string {
  const plain = "cards" in decision ? { ...decision, cards: [...decision.cards].sort() } : decision;
  return JSON.stringify(Object.entries(plain).sort(([one], [other]) => one.localeCompare(other)));
}

/** Without a twig and all that grows from it; says where the others have gone. */
export function cut(twigs: readonly Twig[], at: number): { twigs: Twig[]; moved: Map<number, number> } {
  const gone = new Set([at]);
  twigs.forEach((twig, i) => twig.parent !== null && gone.has(twig.parent) && gone.add(i));
  const moved = new Map<number, number>();
  const left: Twig[] = [];
  twigs.forEach((twig, i) => {
    if (gone.has(i)) return;
    moved.set(i, left.length);
    left.push({ ...twig, parent: twig.parent === null ? null : moved.get(twig.parent)! });
  });
  return { twigs: left, moved };
}

/** What the server writes down. */
export function given({ record, comment, twigs }: Study): api.WriteStudy {
  return { record, comment, nodes: twigs.map(({ parent, decision, comment }) => ({ parent, decision, comment })) };
}

/** One line after the other as they are read: each its own, then what branches off it. */
export interface Line {
  twigs: number[];
  depth: number;
}

export function lines(twigs: readonly Twig[]): Line[] {
  const told: Line[] = [];
  const follow = (start: number, depth: number): void => {
    let line: number[] = [];
    for (let at: number | null = start; at !== null;) {
      line.push(at);
      const others = children(twigs, twigs[at]!.parent).slice(1);
      const leads = children(twigs, twigs[at]!.parent)[0] === at;
      if (leads && others.length > 0) {
        told.push({ twigs: line, depth });
        others.forEach((one) => follow(one, depth + 1));
        line = [];
      }
      at = first(twigs, at);
    }
    if (line.length > 0) told.push({ twigs: line, depth });
  };
  const start = first(twigs, null);
  if (start !== null) follow(start, 0);
  return told;
}
