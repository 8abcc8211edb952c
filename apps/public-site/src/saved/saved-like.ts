import { type Search, type SavedSearch, sameHomesKey, toSaved } from '@lintel/web';

/** The one that asks for the same homes, if it was saved. */
export const savedLike = (searches: readonly SavedSearch[], search: Search): SavedSearch | undefined => {
  const wanted = sameHomesKey(
    toSaved(search, { id: '', name: '', dateCreated: '', alertFrequency: 'daily' }),
  );
  return searches.find((saved) => sameHomesKey(saved) === wanted);
};
