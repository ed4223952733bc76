// A list of the server's that changes while somebody looks at it.
const EVERY = 10_000;

/** Ask at once and then every ten seconds, but not while the page is hidden; what is returned stops it. */
export function poll<T>(ask: () => Promise<T>, hear: (found: T) => void): () => void {
  const once = () => void (document.hidden || ask().then(hear, () => undefined));
  once();
  const timer = setInterval(once, EVERY);
  return () => clearInterval(timer);
}
