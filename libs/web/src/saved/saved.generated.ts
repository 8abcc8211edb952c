/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AlertFrequency =
  | 'daily'
  | 'instant'
  | 'off'
  | 'weekly';

/** Degrees, inclusive. One whose west is greater than its east crosses the date line. */
export type AreaInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

/** To be there within so many minutes of leaving home, by walking and public transport. 1 to 180. */
export type CommuteInput = {
  minutes: number;
  to: string;
};

export type CornerInput = {
  latitude: number;
  longitude: number;
};

export type CouncilTaxBand =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I';

export type ListingType =
  | 'rent'
  | 'sale';

export type PropertyType =
  | 'bungalow'
  | 'commercial'
  | 'flat'
  | 'house'
  | 'land'
  | 'maisonette';

export type SavedSearchInput = {
  alertFrequency?: AlertFrequency | null | undefined;
  criteria?: SearchCriteriaInput | null | undefined;
  listingType: ListingType;
  name: string;
  propertyTypes?: Array<PropertyType> | null | undefined;
  wishes?: WishesInput | null | undefined;
  within?: AreaInput | null | undefined;
};

/** All optional. Bedrooms and bathrooms are minimums, prices pounds inclusive, distances maximums in miles. */
export type SearchCriteriaInput = {
  baths?: number | null | undefined;
  beds?: number | null | undefined;
  /** Case-insensitive, anywhere in a listing's location; an outcode, a postcode and a place of the gazetteer also mean the homes that lie there. */
  location?: string | null | undefined;
  maxBusDistance?: number | null | undefined;
  /** This band of council tax or one below it; homes whose band is not known are not found. */
  maxCouncilTaxBand?: CouncilTaxBand | null | undefined;
  maxPrice?: number | null | undefined;
  maxTrainDistance?: number | null | undefined;
  maxTubeDistance?: number | null | undefined;
  minPrice?: number | null | undefined;
  /** Miles around the place that the location names; the usual of its kind when it is not given. */
  radius?: number | null | undefined;
};

/** What is wished for beside the criteria; all optional. A feature is named as in the listing's `features`, such as `garden`; alternatives are joined by `|`, such as `balcony|garden`. */
export type WishesInput = {
  /** Any one of each list. At most 6. */
  anyOf?: Array<Array<string>> | null | undefined;
  /** Parts of the map: homes in any one of them. At most 5, each of 3 to 60 corners, the last joined to the first, its edges straight in degrees; one whose line crosses itself is all that the line goes round. */
  areas?: Array<Array<CornerInput>> | null | undefined;
  commute?: CommuteInput | null | undefined;
  /** A home that says it has it not is not found; one that does not say comes after those that have it. */
  features?: Array<string> | null | undefined;
  /** Of the features and alternatives: a home that has it comes first, and none is left out for it. */
  ideally?: Array<string> | null | undefined;
  /** Of the features and alternatives: a home that does not say it has it is not found. */
  must?: Array<string> | null | undefined;
  /** A home that says it has it is not found. */
  notFeatures?: Array<string> | null | undefined;
  /** Homes that name one of these as their location, or lie there, are left out. At most 12, none of those that are wanted. */
  notPlaces?: Array<string> | null | undefined;
  notPropertyTypes?: Array<PropertyType> | null | undefined;
  /** Homes in or around any one of these, and of `criteria.location`. At most 12. */
  places?: Array<string> | null | undefined;
};

export type AllCriteriaFragment = { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null };

export type AllWishesFragment = { places: Array<string> | null, notPlaces: Array<string> | null, notPropertyTypes: Array<PropertyType> | null, features: Array<string> | null, notFeatures: Array<string> | null, anyOf: Array<Array<string>> | null, must: Array<string> | null, ideally: Array<string> | null, areas: Array<Array<{ latitude: number, longitude: number }>> | null, commute: { to: string, minutes: number } | null };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, name: string, listingType: ListingType, propertyTypes: Array<PropertyType>, dateCreated: string, alertFrequency: AlertFrequency, criteria: { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null }, area: { north: number, east: number, south: number, west: number } | null, wishes: { places: Array<string> | null, notPlaces: Array<string> | null, notPropertyTypes: Array<PropertyType> | null, features: Array<string> | null, notFeatures: Array<string> | null, anyOf: Array<Array<string>> | null, must: Array<string> | null, ideally: Array<string> | null, areas: Array<Array<{ latitude: number, longitude: number }>> | null, commute: { to: string, minutes: number } | null } | null }> | null };

export type CreateSavedSearchMutationVariables = Exact<{
  input: SavedSearchInput;
}>;


export type CreateSavedSearchMutation = { createSavedSearch: { id: string, name: string, listingType: ListingType, propertyTypes: Array<PropertyType>, dateCreated: string, alertFrequency: AlertFrequency, criteria: { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null }, area: { north: number, east: number, south: number, west: number } | null, wishes: { places: Array<string> | null, notPlaces: Array<string> | null, notPropertyTypes: Array<PropertyType> | null, features: Array<string> | null, notFeatures: Array<string> | null, anyOf: Array<Array<string>> | null, must: Array<string> | null, ideally: Array<string> | null, areas: Array<Array<{ latitude: number, longitude: number }>> | null, commute: { to: string, minutes: number } | null } | null } };

export type SavedSearchOnAccountFragment = { id: string, name: string, listingType: ListingType, propertyTypes: Array<PropertyType>, dateCreated: string, alertFrequency: AlertFrequency, criteria: { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null }, area: { north: number, east: number, south: number, west: number } | null, wishes: { places: Array<string> | null, notPlaces: Array<string> | null, notPropertyTypes: Array<PropertyType> | null, features: Array<string> | null, notFeatures: Array<string> | null, anyOf: Array<Array<string>> | null, must: Array<string> | null, ideally: Array<string> | null, areas: Array<Array<{ latitude: number, longitude: number }>> | null, commute: { to: string, minutes: number } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AllCriteriaFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AllCriteria on UnderstoodCriteria {
  beds
  baths
  location
  radius
  minPrice
  maxPrice
  maxTubeDistance
  maxBusDistance
  maxTrainDistance
  maxCouncilTaxBand
}
    `, {"fragmentName":"AllCriteria"}) as unknown as TypedDocumentString<AllCriteriaFragment, unknown>;
export const AllWishesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AllWishes on Wishes {
  places
  notPlaces
  areas {
    latitude
    longitude
  }
  notPropertyTypes
  features
  notFeatures
  anyOf
  must
  ideally
  commute {
    to
    minutes
  }
}
    `, {"fragmentName":"AllWishes"}) as unknown as TypedDocumentString<AllWishesFragment, unknown>;
export const SavedSearchOnAccountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SavedSearchOnAccount on SavedSearch {
  id
  name
  listingType
  criteria {
    ...AllCriteria
  }
  propertyTypes
  area {
    north
    east
    south
    west
  }
  wishes {
    ...AllWishes
  }
  dateCreated
  alertFrequency
}
    fragment AllCriteria on UnderstoodCriteria {
  beds
  baths
  location
  radius
  minPrice
  maxPrice
  maxTubeDistance
  maxBusDistance
  maxTrainDistance
  maxCouncilTaxBand
}
fragment AllWishes on Wishes {
  places
  notPlaces
  areas {
    latitude
    longitude
  }
  notPropertyTypes
  features
  notFeatures
  anyOf
  must
  ideally
  commute {
    to
    minutes
  }
}`, {"fragmentName":"SavedSearchOnAccount"}) as unknown as TypedDocumentString<SavedSearchOnAccountFragment, unknown>;
export const SavedSearchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedSearches {
  savedSearches {
    ...SavedSearchOnAccount
  }
}
    fragment AllCriteria on UnderstoodCriteria {
  beds
  baths
  location
  radius
  minPrice
  maxPrice
  maxTubeDistance
  maxBusDistance
  maxTrainDistance
  maxCouncilTaxBand
}
fragment AllWishes on Wishes {
  places
  notPlaces
  areas {
    latitude
    longitude
  }
  notPropertyTypes
  features
  notFeatures
  anyOf
  must
  ideally
  commute {
    to
    minutes
  }
}
fragment SavedSearchOnAccount on SavedSearch {
  id
  name
  listingType
  criteria {
    ...AllCriteria
  }
  propertyTypes
  area {
    north
    east
    south
    west
  }
  wishes {
    ...AllWishes
  }
  dateCreated
  alertFrequency
}`) as unknown as TypedDocumentString<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const CreateSavedSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSavedSearch($input: SavedSearchInput!) {
  createSavedSearch(input: $input) {
    ...SavedSearchOnAccount
  }
}
    fragment AllCriteria on UnderstoodCriteria {
  beds
  baths
  location
  radius
  minPrice
  maxPrice
  maxTubeDistance
  maxBusDistance
  maxTrainDistance
  maxCouncilTaxBand
}
fragment AllWishes on Wishes {
  places
  notPlaces
  areas {
    latitude
    longitude
  }
  notPropertyTypes
  features
  notFeatures
  anyOf
  must
  ideally
  commute {
    to
    minutes
  }
}
fragment SavedSearchOnAccount on SavedSearch {
  id
  name
  listingType
  criteria {
    ...AllCriteria
  }
  propertyTypes
  area {
    north
    east
    south
    west
  }
  wishes {
    ...AllWishes
  }
  dateCreated
  alertFrequency
}`) as unknown as TypedDocumentString<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>;