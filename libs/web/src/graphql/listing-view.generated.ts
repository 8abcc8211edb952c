/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

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

export type ListingCardFragment = { id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, location: string, latitude: number | null, longitude: number | null, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> };

export type PictureFragment = { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string };

export type RecordListingViewMutationVariables = Exact<{
  id: number;
}>;


export type RecordListingViewMutation = { recordListingView: boolean };

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
export const RecordListingViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordListingView($id: Int!) {
  recordListingView(id: $id)
}
    `) as unknown as TypedDocumentString<RecordListingViewMutation, RecordListingViewMutationVariables>;