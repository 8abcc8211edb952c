import type { Outcome } from './events-queries.js';

/** `listing` for `lintel.listing`, and `listing published` for `lintel.listing.published.v1`. */
export const shortName = (name: string): string =>
  name
    .replace(/^lintel\./, '')
    .replace(/\.v(\d+)$/, (_, version: string) => (version === '1' ? '' : ` (${version})`))
    .replaceAll(/[.-]/g, ' ');

export const countText = (count: number): string => count.toLocaleString('en-GB');
export const eventsText = (count: number): string => (count === 1 ? '1 event' : `${countText(count)} events`);

export function outcomeText(did: string, { done, overtaken }: Outcome): string {
  const rest = overtaken > 0 ? `; ${countText(overtaken)} had been dealt with meanwhile` : '';
  return `${eventsText(done)} ${did}${rest}`;
}
