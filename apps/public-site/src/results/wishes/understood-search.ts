import type { ListingType } from '@lintel/contracts/enumerations';
import { tidyCriteria } from '@lintel/contracts/search';
import type { Understanding } from '../../home/understand-queries.js';
import { resultsAddress } from '../results-address.js';
import { withWishes } from './wish-changes.js';

/** The address of the results of a home that was described in words. */
export const addressOfUnderstood = (
  listingType: ListingType,
  { criteria, propertyTypes, wishes, sort }: Understanding,
): string =>
  resultsAddress(
    withWishes(
      { listingType, criteria: tidyCriteria(criteria), propertyTypes, sort: sort ?? 'newest', view: 'list' },
      () => wishes ?? {},
    ),
  );
