// The one explanation that is open, and what it explains.
let shown = $state.raw<{ owner: HTMLElement; text: string } | null>(null);

export function tip(): { owner: HTMLElement; text: string } | null {
  return shown;
}

export function showTip(owner: HTMLElement, text: string): void {
  shown = text ? { owner, text } : null;
}

export function hideTip(owner?: HTMLElement): void {
  if (!owner || shown?.owner === owner) shown = null;
}
