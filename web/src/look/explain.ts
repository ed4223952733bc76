// Anything can explain itself: on hover and focus, and on a long press where there is no mouse.
import { hideTip, showTip } from "./tip.svelte";

const SOON = 350;
const PRESS = 450;
const pressed = new WeakSet<Event>(); // what lies inside speaks before what lies around it

export function explain(text: () => string) {
  return (element: Element): (() => void) => {
    const target = element as HTMLElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => showTip(target, text()), after);
    };
    const hide = () => {
      clearTimeout(timer);
      hideTip(target);
    };
    const over = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") show(SOON);
    };
    const down = (event: Event) => {
      if (pressed.has(event)) return;
      pressed.add(event);
      if ((event as PointerEvent).pointerType !== "mouse") show(PRESS);
      else hide();
    };
    const focus = () => {
      if (target.matches(":focus-visible")) show(SOON);
    };
    const pairs: [string, (event: Event) => void][] = [
      ["pointerenter", over],
      ["pointerleave", hide],
      ["pointerdown", down],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", hide],
      ["focusin", focus],
      ["focusout", hide],
    ];
    for (const [name, work] of pairs) target.addEventListener(name, work);
    return () => {
      hide();
      for (const [name, work] of pairs) target.removeEventListener(name, work);
    };
  };
}
