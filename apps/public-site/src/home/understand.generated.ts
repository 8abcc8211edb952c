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

export type ListingType =
  | 'rent'
  | 'sale';

export type UnderstandQueryVariables = Exact<{
  text: string;
  listingType: ListingType;
}>;


export type UnderstandQuery = { understand: { listingType: ListingType | null, unrecognised: Array<string>, notes: Array<string>, criteria: { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null }, parts: Array<{ criterion: string, value: string, text: string, start: number, end: number, confidence: Confidence, note: string | null }> } | null };

export type AllCriteriaFragment = { beds: number | null, baths: number | null, location: string | null, radius: number | null, minPrice: number | null, maxPrice: number | null, maxTubeDistance: number | null, maxBusDistance: number | null, maxTrainDistance: number | null, maxCouncilTaxBand: CouncilTaxBand | null };

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
export const UnderstandDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Understand($text: String!, $listingType: ListingType!) {
  understand(text: $text, listingType: $listingType) {
    criteria {
      ...AllCriteria
    }
    parts {
      criterion
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
}`) as unknown as TypedDocumentString<UnderstandQuery, UnderstandQueryVariables>;