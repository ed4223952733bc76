// Whoever plays by the keyboard goes on by it: what was pressed goes away with its question, and with it the focus,
// which would begin again at the top of the page.
const PLACES = [".dock .answers:has(.btn + .btn) .btn:not(:disabled)", ".rowbox.open .deck"]; // a lone answer is a no

/** What the keys have led to; a click needs nothing to go on from. */
export function ledTo(event: FocusEvent): Element | null {
  const target = event.target as Element;
  return target.matches(":focus-visible") ? target : null;
}

/** Where the focus fell to the page, or waits at the dock since: to what is asked now, else to the dock. */
export function goOn(pressed: Element | null, asked: boolean): void {
  const here = document.activeElement;
  const dock = document.querySelector<HTMLElement>(".dock");
  const waits = here === pressed && (here === dock || pressed?.matches(":disabled"));
  if (pressed === null || !(waits || here === document.body)) return;
  const places = asked ? PLACES.map((place) => document.querySelector<HTMLElement>(place)) : [];
  (places.find((place) => place !== null) ?? dock)?.focus({ preventScroll: true });
}
