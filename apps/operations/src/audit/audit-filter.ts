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

/** As the API asks: without what is not asked for, days as the instants at which they begin and have ended. */
export const questionOf = ({ q, who, from, to }: AuditFilter) => ({
  ...(q !== '' && { subject: q }),
  ...(who !== '' && { actor: who }),
  ...(from !== '' && { from: `${from}T00:00:00Z` }),
  ...(to !== '' && { to: `${addDays(to, 1)}T00:00:00Z` }),
});
