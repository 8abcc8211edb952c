import type { Box } from './toast-corner.js';

let pressed: Element | undefined;

/** Calls back whenever somebody presses or sends something, before the page acts on it. */
export function onActed(acted: () => void): () => void {
  const heard = (event: Event): void => {
    if (event.target instanceof Element) pressed = event.target;
    acted();
  };
  for (const event of ['click', 'submit']) document.addEventListener(event, heard, true);
  return () => {
    for (const event of ['click', 'submit']) document.removeEventListener(event, heard, true);
  };
}

/** The buttons of what was last acted on: those that send its form, or itself, and those beside them. */
export function buttonsActedOn(): readonly Box[] {
  const found = new Set<Element>();
  for (const element of [pressed, document.activeElement]) {
    if (!element?.isConnected || element === document.body) continue;
    const control = element.closest('button, a[href], input, textarea, select, form') ?? element;
    // A button in a dialog's footer belongs to its form by the `form` attribute, without being inside it.
    const form = control instanceof HTMLButtonElement ? control.form : control.closest('form');
    const sending = form ? [...form.elements].filter((one) => one.matches('button[type="submit"]')) : [];
    for (const button of sending.length > 0 ? sending : [control])
      for (const beside of [button, ...(button.parentElement?.children ?? [])])
        if (beside.matches('button, a[href]')) found.add(beside);
  }
  return [...found].map((button) => button.getBoundingClientRect());
}
