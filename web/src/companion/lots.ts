// Drawing lots: every outcome as likely as any other.

/** A number from 0 to below n. */
export function below(n: number): number {
  const space = 2 ** 32;
  const fair = space - (space % n);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= fair);
  return drawn[0]! % n;
}

/** So many of these, in the order they came in. */
export function drawn<T>(from: readonly T[], count: number): T[] {
  const left = [...from];
  const taken = new Set<T>();
  while (taken.size < count && left.length > 0) taken.add(left.splice(below(left.length), 1)[0]!);
  return from.filter((one) => taken.has(one));
}
