// A list of the server's that changes while somebody looks at it.
const EVERY = 10_000;

/** Ask now and again and again, while nobody has turned the page away; the answer ends it. */
export function poll<T>(ask: () => Promise<T>, hear: (found: T) => void): () => void {
  const once = () => void (document.hidden || ask().then(hear, () => undefined));
  once();
  const timer = setInterval(once, EVERY);
  return () => clearInterval(timer);
}
