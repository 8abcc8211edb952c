import type { SavedHomePlace } from '../saved/saved-home-store.js';

/** Where a page of saved homes ends, as clients are given it. */
export const cursorOf = ({ savedAt, listingId }: SavedHomePlace): string =>
  Buffer.from(`${savedAt.getTime()}.${listingId}`).toString('base64url');

export function placeFrom(cursor: string): SavedHomePlace | null {
  const parts = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  return parts && { savedAt: new Date(Number(parts[1])), listingId: Number(parts[2]) };
}
