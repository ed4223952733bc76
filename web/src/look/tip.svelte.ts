// The one explanation that is open, and what it explains.
let shown = $state.raw<{ owner: HTMLElement; text: string } | null>(null);

export function tip(): { owner: HTMLElement; text: string } | null {
  return shown;
}

export function showTip(owner: HTMLElement, text: string): void {
  hideTip();
  shown = text ? { owner, text } : null;
  if (text) owner.setAttribute("aria-describedby", "tip");
}

export function hideTip(owner?: HTMLElement): void {
  if (!shown || (owner && shown.owner !== owner)) return;
  shown.owner.removeAttribute("aria-describedby");
  shown = null;
}
