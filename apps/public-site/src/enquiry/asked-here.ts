import type { ViewingForm } from '@lintel/contracts';

/** What somebody without an account asked for in this tab. The server may not tell them, as anybody could type their address. */
export type AskedHere = Pick<ViewingForm, 'email' | 'date' | 'times'>;

const key = (listingId: number): string => `viewingsAsked.${listingId}`;

export function askedHere(store: Pick<Storage, 'getItem'>, listingId: number): readonly AskedHere[] {
  try {
    return JSON.parse(store.getItem(key(listingId)) ?? '[]') as AskedHere[];
  } catch {
    return [];
  }
}

/** Never fails: a browser that keeps nothing forgets. */
export function keepAsked(
  store: Pick<Storage, 'getItem' | 'setItem'>,
  listingId: number,
  { email, date, times }: AskedHere,
): void {
  try {
    store.setItem(key(listingId), JSON.stringify([...askedHere(store, listingId), { email, date, times }]));
  } catch (error) {
    console.warn('the request for a viewing is not remembered in this tab', error);
  }
}

/** The times of a form that the same person has asked for here already. */
export function timesAskedAgain(
  asked: readonly AskedHere[],
  { email, date, times }: AskedHere,
): readonly string[] {
  const same = (one: string, other: string): boolean =>
    one.trim().toLowerCase() === other.trim().toLowerCase();
  const known = asked.filter((before) => before.date === date && same(before.email, email));
  return times.filter((time) => known.some((before) => before.times.includes(time)));
}
