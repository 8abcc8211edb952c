import { tidyCriteria, type ListingType } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import { understand, type Understanding } from '../home/understand-queries.js';
import { withCriteria } from './search-changes.js';
import { typesSaid, type Searched } from './understood.js';

type Reader = (text: string, listingType: ListingType) => Promise<Understanding>;

/**
 * A search in words from the results page, which replaces all eight criteria. The type stays unless the words name the other one; they are then read
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
  const said = typesSaid(understanding);
  const keepTypes = said.length === 0 || said.some((type) => current.propertyTypes.includes(type));
  const criteria = tidyCriteria(understanding.criteria);
  return {
    search: withCriteria(
      { ...current, listingType, criteria: {}, propertyTypes: keepTypes ? current.propertyTypes : [] },
      criteria,
    ),
    searched: { text, understanding },
  };
}
