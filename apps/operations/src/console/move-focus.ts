import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The arrow keys, Home and End move between the rows of a list; all else is left to the browser.
 * @param selector what takes the focus in each row: the row itself, or one control of a table's row.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const target = event.target as Node;
  const at = rows.findIndex((row) => (row.closest('tr') ?? row).contains(target));
  const row = at < 0 ? undefined : rows[steps[event.key]?.(at, rows.length - 1) ?? -1];
  if (!row) return;
  event.preventDefault();
  row.focus();
}
