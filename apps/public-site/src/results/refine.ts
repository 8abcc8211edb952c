import { tidyCriteria, type ListingType } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import { understand, type Understanding } from '../home/understand-queries.js';
import { withCriteria } from './search-changes.js';
import type { Searched } from './understood.js';
import { withWishes } from './wishes/wish-changes.js';

type Reader = (text: string, listingType: ListingType) => Promise<Understanding>;

/**
 * A search in words from the results page, which replaces all eight criteria and all wishes. The type stays unless the words name the other one; they are then read
 * again, since prices mean something else there. Home types stay unless others are named, and the map's area unless a place is.
 */
export async function refine(
  current: ResultsSearch,
  text: string,
  read: Reader = understand,
): Promise<{ search: ResultsSearch; searched: Searched }> {
  let { listingType } = current;
  let understanding = await read(text, listingType);
  if (understanding.listingType !== null && understanding.listingType !== listingType) {
    listingType = understanding.listingType;
    understanding = await read(text, listingType);
  }
  const { propertyTypes: said, wishes, sort } = understanding;
  const criteria = tidyCriteria(understanding.criteria);
  return {
    search: withCriteria(
      withWishes(
        {
          ...current,
          listingType,
          criteria: {},
          propertyTypes: said.length > 0 ? said : current.propertyTypes,
          sort: sort ?? current.sort,
        },
        () => wishes ?? {},
      ),
      criteria,
    ),
    searched: { text, understanding },
  };
}
