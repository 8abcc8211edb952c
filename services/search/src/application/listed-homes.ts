import type { ListingCard } from '../domain/listing-document.js';
import type { ListingIndex } from './listing-index.js';

export const notListed = 'This home is not listed any more.';

/**
 * The homes of these ids that are listed, by id. Rejects when one is missing while the index is being filled, as after it was lost: nobody is told that a home
 * is gone which is not there yet.
 */
export async function listedHomes(
  index: Pick<ListingIndex, 'get' | 'isComplete'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListingCard>> {
  const wanted = new Set(ids.map(String));
  if (wanted.size === 0) return new Map();
  const found = async () => new Map((await index.get([...wanted])).map((card) => [card.id, card]));
  const homes = await found();
  if (homes.size === wanted.size) return homes;
  if (!(await index.isComplete())) throw new Error('the index is being filled, and may lack what is listed');
  // It may have been filled between the two.
  return found();
}
