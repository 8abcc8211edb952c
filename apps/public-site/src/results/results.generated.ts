/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type ListingSort =
  /** To the place that `criteria.location` names, else to the middle of `within`; without either, the newest. */
  | 'nearest'
  | 'newest'
  | 'priceAscending'
  | 'priceDescending';

export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

export type ListingType =
  | 'rent'
  | 'sale';

export type Met =
  | 'no'
  | 'notSaid'
  | 'yes';

export type PlaceKind =
  | 'area'
  | 'borough'
  | 'outcode'
  | 'station'
  | 'town';

export type PropertyType =
  | 'bungalow'
  | 'commercial'
  | 'flat'
  | 'house'
  | 'land'
  | 'maisonette';

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

export type ListingCardFragment = { id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, location: string, latitude: number | null, longitude: number | null, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> };

export type NewsFragment = { listingType: ListingType, price: number | null, publishedAt: string, nearestStation: string | null, nearestStationMiles: number | null, reducedFrom: number | null, reducedAt: string | null };

export type ListingNewsFragment = { id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, location: string, latitude: number | null, longitude: number | null, publishedAt: string, nearestStation: string | null, nearestStationMiles: number | null, reducedFrom: number | null, reducedAt: string | null, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> };

export type SearchListingsQueryVariables = Exact<{
  listingType: ListingType;
  criteria?: SearchCriteriaInput | null | undefined;
  propertyTypes?: Array<PropertyType> | PropertyType | null | undefined;
  wishes?: WishesInput | null | undefined;
  within?: AreaInput | null | undefined;
  offMarket?: boolean | null | undefined;
  except?: Array<number> | number | null | undefined;
  sort?: ListingSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchListingsQuery = { searchListings: { total: number, radius: number | null, place: { name: string, within: string | null, latitude: number, longitude: number } | null, edges: Array<{ miles: number | null, commute: { summary: string } | null, wishes: Array<{ wish: string, met: Met, words: string | null }>, node: { id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, location: string, latitude: number | null, longitude: number | null, publishedAt: string, nearestStation: string | null, nearestStationMiles: number | null, reducedFrom: number | null, reducedAt: string | null, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SearchFacetsQueryVariables = Exact<{
  listingType: ListingType;
  criteria?: SearchCriteriaInput | null | undefined;
  propertyTypes?: Array<PropertyType> | PropertyType | null | undefined;
  wishes?: WishesInput | null | undefined;
  within?: AreaInput | null | undefined;
  offMarket?: boolean | null | undefined;
  except?: Array<number> | number | null | undefined;
}>;


export type SearchFacetsQuery = { searchListings: { total: number, facets: Array<{ criterion: string, options: Array<{ value: string, total: number }> }> | null, relaxation: { criterion: string, value: string | null, total: number } | null, didYouMean: Array<{ location: string, insteadOf: string | null, place: { name: string, kind: PlaceKind, within: string | null } }> | null } | null };

export type ListingsMapQueryVariables = Exact<{
  listingType: ListingType;
  criteria?: SearchCriteriaInput | null | undefined;
  propertyTypes?: Array<PropertyType> | PropertyType | null | undefined;
  wishes?: WishesInput | null | undefined;
  within: AreaInput;
  offMarket?: boolean | null | undefined;
  except?: Array<number> | number | null | undefined;
  zoom: number;
}>;


export type ListingsMapQuery = { listingsMap: { total: number, homes: Array<{ id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, location: string, latitude: number | null, longitude: number | null }>, clusters: Array<{ latitude: number, longitude: number, total: number }> } | null };

export type MapHomeFragment = { id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, location: string, latitude: number | null, longitude: number | null };

export type CommuteAreaQueryVariables = Exact<{
  to: string;
  minutes: number;
}>;


export type CommuteAreaQuery = { commuteArea: { circles: Array<{ latitude: number, longitude: number, miles: number }> } | null };

export type ListingsByIdsQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ListingsByIdsQuery = { listingsByIds: Array<{ id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, location: string, latitude: number | null, longitude: number | null, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> }> | null };

export type SuggestPlacesQueryVariables = Exact<{
  text: string;
  first: number;
}>;


export type SuggestPlacesQuery = { suggestPlaces: Array<{ location: string, place: { name: string, kind: PlaceKind, within: string | null } }> | null };

export type SuggestedPlaceFragment = { name: string, kind: PlaceKind, within: string | null };

export type PictureFragment = { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string };

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
export const PictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const ListingCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingCard on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  location
  latitude
  longitude
  images {
    ...Picture
  }
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"ListingCard"}) as unknown as TypedDocumentString<ListingCardFragment, unknown>;
export const NewsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment News on Listing {
  listingType
  price
  publishedAt
  nearestStation
  nearestStationMiles
  reducedFrom
  reducedAt
}
    `, {"fragmentName":"News"}) as unknown as TypedDocumentString<NewsFragment, unknown>;
export const ListingNewsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingNews on Listing {
  ...ListingCard
  ...News
}
    fragment ListingCard on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  location
  latitude
  longitude
  images {
    ...Picture
  }
}
fragment News on Listing {
  listingType
  price
  publishedAt
  nearestStation
  nearestStationMiles
  reducedFrom
  reducedAt
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"ListingNews"}) as unknown as TypedDocumentString<ListingNewsFragment, unknown>;
export const MapHomeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MapHome on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  location
  latitude
  longitude
}
    `, {"fragmentName":"MapHome"}) as unknown as TypedDocumentString<MapHomeFragment, unknown>;
export const SuggestedPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuggestedPlace on Place {
  name
  kind
  within
}
    `, {"fragmentName":"SuggestedPlace"}) as unknown as TypedDocumentString<SuggestedPlaceFragment, unknown>;
export const SearchListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchListings($listingType: ListingType!, $criteria: SearchCriteriaInput, $propertyTypes: [PropertyType!], $wishes: WishesInput, $within: AreaInput, $offMarket: Boolean, $except: [Int!], $sort: ListingSort, $first: Int!, $after: String) {
  searchListings(
    listingType: $listingType
    criteria: $criteria
    propertyTypes: $propertyTypes
    wishes: $wishes
    within: $within
    offMarket: $offMarket
    except: $except
    sort: $sort
    first: $first
    after: $after
  ) {
    total
    place {
      name
      within
      latitude
      longitude
    }
    radius
    edges {
      miles
      commute {
        summary
      }
      wishes {
        wish
        met
        words
      }
      node {
        ...ListingNews
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ListingCard on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  location
  latitude
  longitude
  images {
    ...Picture
  }
}
fragment News on Listing {
  listingType
  price
  publishedAt
  nearestStation
  nearestStationMiles
  reducedFrom
  reducedAt
}
fragment ListingNews on Listing {
  ...ListingCard
  ...News
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<SearchListingsQuery, SearchListingsQueryVariables>;
export const SearchFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchFacets($listingType: ListingType!, $criteria: SearchCriteriaInput, $propertyTypes: [PropertyType!], $wishes: WishesInput, $within: AreaInput, $offMarket: Boolean, $except: [Int!]) {
  searchListings(
    listingType: $listingType
    criteria: $criteria
    propertyTypes: $propertyTypes
    wishes: $wishes
    within: $within
    offMarket: $offMarket
    except: $except
    first: 1
  ) {
    total
    facets {
      criterion
      options {
        value
        total
      }
    }
    relaxation {
      criterion
      value
      total
    }
    didYouMean {
      location
      insteadOf
      place {
        ...SuggestedPlace
      }
    }
  }
}
    fragment SuggestedPlace on Place {
  name
  kind
  within
}`) as unknown as TypedDocumentString<SearchFacetsQuery, SearchFacetsQueryVariables>;
export const ListingsMapDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingsMap($listingType: ListingType!, $criteria: SearchCriteriaInput, $propertyTypes: [PropertyType!], $wishes: WishesInput, $within: AreaInput!, $offMarket: Boolean, $except: [Int!], $zoom: Float!) {
  listingsMap(
    listingType: $listingType
    criteria: $criteria
    propertyTypes: $propertyTypes
    wishes: $wishes
    within: $within
    offMarket: $offMarket
    except: $except
    zoom: $zoom
  ) {
    total
    homes {
      ...MapHome
    }
    clusters {
      latitude
      longitude
      total
    }
  }
}
    fragment MapHome on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  location
  latitude
  longitude
}`) as unknown as TypedDocumentString<ListingsMapQuery, ListingsMapQueryVariables>;
export const CommuteAreaDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CommuteArea($to: String!, $minutes: Int!) {
  commuteArea(to: $to, minutes: $minutes) {
    circles {
      latitude
      longitude
      miles
    }
  }
}
    `) as unknown as TypedDocumentString<CommuteAreaQuery, CommuteAreaQueryVariables>;
export const ListingsByIdsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingsByIds($ids: [Int!]!) {
  listingsByIds(ids: $ids) {
    ...ListingCard
  }
}
    fragment ListingCard on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  location
  latitude
  longitude
  images {
    ...Picture
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<ListingsByIdsQuery, ListingsByIdsQueryVariables>;
export const SuggestPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestPlaces($text: String!, $first: Int!) {
  suggestPlaces(text: $text, first: $first) {
    location
    place {
      ...SuggestedPlace
    }
  }
}
    fragment SuggestedPlace on Place {
  name
  kind
  within
}`) as unknown as TypedDocumentString<SuggestPlacesQuery, SuggestPlacesQueryVariables>;