import type { SavedSearchInput, SavedSearchOnAccountFragment } from './saved.generated.js';
import { readKeptWishes } from './kept-wishes.js';
import { toWishesInput } from '../search/wishes-input.js';
import { tidyCriteria } from '../search/search-address.js';
import { searchOf, toSaved, type SavedSearch } from './saved-searches.js';

/** As the API answers it, in the fields of the specification. */
export const fromAccount = ({
  listingType,
  criteria,
  propertyTypes,
  area,
  wishes,
  ...about
}: SavedSearchOnAccountFragment): SavedSearch => {
  const wished = readKeptWishes(wishes);
  return toSaved(
    {
      listingType,
      criteria: tidyCriteria(criteria),
      propertyTypes,
      ...(area && { area }),
      ...(wished && { wishes: wished }),
    },
    about,
  );
};

/** As the API takes it. */
export function toInput(saved: SavedSearch): SavedSearchInput {
  const { listingType, criteria, area, wishes } = searchOf(saved);
  return {
    name: saved.name,
    listingType,
    criteria,
    propertyTypes: [...saved.propertyTypes],
    within: area ?? null,
    wishes: toWishesInput(wishes),
    alertFrequency: saved.alertFrequency,
  };
}
