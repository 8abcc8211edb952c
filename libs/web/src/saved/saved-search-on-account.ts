import type { SavedSearchInput, SavedSearchOnAccountFragment } from './saved.generated.js';
import { tidyCriteria } from '../search/search-address.js';
import { searchOf, toSaved, type SavedSearch } from './saved-searches.js';

/** As the API answers it, in the fields of the specification. */
export const fromAccount = ({
  listingType,
  criteria,
  propertyTypes,
  area,
  ...about
}: SavedSearchOnAccountFragment): SavedSearch =>
  toSaved({ listingType, criteria: tidyCriteria(criteria), propertyTypes, ...(area && { area }) }, about);

/** As the API takes it. */
export function toInput(saved: SavedSearch): SavedSearchInput {
  const { listingType, criteria, area } = searchOf(saved);
  return {
    name: saved.name,
    listingType,
    criteria,
    propertyTypes: [...saved.propertyTypes],
    within: area ?? null,
    alertFrequency: saved.alertFrequency,
  };
}
