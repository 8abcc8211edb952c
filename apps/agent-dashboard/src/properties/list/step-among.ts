import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrow keys, Home and End move between the controls of a list that `selector` names; all else is left to the browser. */
export function stepAmong(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = controls.indexOf(event.target as HTMLElement);
  const control = at < 0 ? undefined : controls[steps[event.key]?.(at, controls.length - 1) ?? -1];
  if (!control) return;
  event.preventDefault();
  control.focus();
}
