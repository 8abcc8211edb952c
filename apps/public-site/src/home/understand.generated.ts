/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Confidence =
  | 'certain'
  | 'guess'
  | 'likely';

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

export type ListingSort =
  /** To the place that `criteria.location` names, else to the middle of `within`; without either, the newest. */
  | 'nearest'
  | 'newest'
  | 'priceAscending'
  | 'priceDescending';

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

export type WishStrength =
  | 'ideally'
  | 'must';

export type UnderstandQueryVariables = Exact<{
  text: string;
  listingType: ListingType;
}>;


export type UnderstandQuery = { understand: { propertyTypes: Array<PropertyType>, sort: ListingSort | null, listingType: ListingType | null, unrecognised: Array<string>, notes: Array<string>, criteria: { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null }, wishes: { places: Array<string> | null, notPlaces: Array<string> | null, notPropertyTypes: Array<PropertyType> | null, features: Array<string> | null, notFeatures: Array<string> | null, anyOf: Array<Array<string>> | null, must: Array<string> | null, ideally: Array<string> | null, areas: Array<Array<{ latitude: number, longitude: number }>> | null, commute: { to: string, minutes: number } | null } | null, parts: Array<{ criterion: string, strength: WishStrength | null, value: string, text: string, start: number, end: number, confidence: Confidence, note: string | null }> } | null };

export type AllCriteriaFragment = { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null };

export type AllWishesFragment = { places: Array<string> | null, notPlaces: Array<string> | null, notPropertyTypes: Array<PropertyType> | null, features: Array<string> | null, notFeatures: Array<string> | null, anyOf: Array<Array<string>> | null, must: Array<string> | null, ideally: Array<string> | null, areas: Array<Array<{ latitude: number, longitude: number }>> | null, commute: { to: string, minutes: number } | null };

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
export const UnderstandDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Understand($text: String!, $listingType: ListingType!) {
  understand(text: $text, listingType: $listingType) {
    criteria {
      ...AllCriteria
    }
    wishes {
      ...AllWishes
    }
    propertyTypes
    sort
    parts {
      criterion
      strength
      value
      text
      start
      end
      confidence
      note
    }
    listingType
    unrecognised
    notes
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
}`) as unknown as TypedDocumentString<UnderstandQuery, UnderstandQueryVariables>;