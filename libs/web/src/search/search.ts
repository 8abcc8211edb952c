import type { ListingType, PropertyType } from '@lintel/contracts/enumerations';
import type { Area, Criteria, Wishes } from './search-address.js';

export interface Search {
  readonly listingType: ListingType;
  readonly criteria: Criteria;
  /** Empty or left out: homes of every type. */
  readonly propertyTypes?: readonly PropertyType[];
  /** Only homes in this area, as when the map moves. */
  readonly area?: Area;
  /** Left out: none. */
  readonly wishes?: Wishes;
  /** Also homes that are sold or let. */
  readonly offMarket?: boolean;
}
