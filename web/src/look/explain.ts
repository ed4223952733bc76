// Anything can explain itself: on hover and focus, and on a long press where there is no mouse.
import { hideTip, showTip, type Told } from "./tip.svelte";

const SOON = 350;
const PRESS = 450;
const pressed = new WeakSet<Event>(); // what lies inside speaks before what lies around it

/** What is told, at once or when the server has counted it. */
export type Tell = () => Told | Promise<Told>;

export function explain(tell: Tell) {
  return (element: Element): (() => void) => {
    const target = element as HTMLElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0; // what is asked for and no longer wanted is not shown
    const show = (after: number) => {
      clearTimeout(timer);
      const mine = ++asked;
      timer = setTimeout(() => {
        void Promise.resolve(tell()).then((told) => mine === asked && showTip(target, told));
      }, after);
    };
    const hide = () => {
      clearTimeout(timer);
      asked += 1;
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
