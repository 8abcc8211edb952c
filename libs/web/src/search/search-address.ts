import { wantedAddress, type LooseCriteria, type SearchCriteria as Asked } from '@lintel/contracts/search';
import type { ListingType } from '../graphql/listings.generated.js';

export {
  areaParameter,
  choiceNames,
  choicesOf,
  criterionNames,
  criterionOf,
  isChoice,
  isCriterion,
  poundsText,
  readArea,
  readCriterion,
  readSearch,
  saidOf,
  sayCriterion,
  tidyArea,
  tidyCriteria,
} from '@lintel/contracts/search';
export type {
  Area,
  ChoiceName,
  CriterionDeclaration,
  CriterionName,
  CriterionValue,
  LooseCriteria,
} from '@lintel/contracts/search';

/** The criteria of a search by their names in the query string; absent means no filter. */
export type Criteria = Readonly<Asked>;

/** `/properties?type=sale&beds=2&location=Clapham&maxPrice=600000`: the address of a search's results. */
export const searchAddress = (listingType: ListingType, criteria: LooseCriteria = {}): string =>
  wantedAddress({ listingType, criteria });
