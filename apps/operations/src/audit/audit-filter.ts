import { addDays, isDay } from '@lintel/kernel';

/** What the page's address asks for. Empty texts ask for nothing. */
export interface AuditFilter {
  /** The id of what it was done to. */
  readonly q: string;
  /** The id of who did it. */
  readonly who: string;
  /** Days, as 2026-11-21, both inclusive. */
  readonly from: string;
  readonly to: string;
}

export function readFilter(address: URLSearchParams): AuditFilter {
  const text = (name: string): string => address.get(name)?.trim() ?? '';
  const day = (name: string): string => (isDay(text(name)) ? text(name) : '');
  return { q: text('q'), who: text('who'), from: day('from'), to: day('to') };
}

/** The filter as the API takes it: empty fields are left out, and days are the instants at which they begin and end. */
export const questionOf = ({ q, who, from, to }: AuditFilter) => ({
  ...(q !== '' && { subject: q }),
  ...(who !== '' && { actor: who }),
  ...(from !== '' && { from: `${from}T00:00:00Z` }),
  ...(to !== '' && { to: `${addDays(to, 1)}T00:00:00Z` }),
});
