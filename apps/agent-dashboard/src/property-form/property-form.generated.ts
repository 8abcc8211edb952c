/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgencyListingState =
  | 'archived'
  /** Something is missing before the public may see it. */
  | 'draft'
  | 'published'
  /** It can be restored for 30 days. */
  | 'removed';

export type FeatureCorrectionInput = {
  /** Such as `garden`. */
  feature: string;
  has: boolean;
};

/** What features are read from; each as in `ListingInput`. */
export type FeatureTextInput = {
  description?: string | null | undefined;
  featureCorrections?: Array<FeatureCorrectionInput> | null | undefined;
  keyFeatures?: Array<string> | null | undefined;
  listingType?: ListingType | null | undefined;
  materialInformation?: MaterialInformationInput | null | undefined;
  propertyType?: PropertyType | null | undefined;
};

/**
 * Whom enquiries are e-mailed to. Where people give it, by a session: a confirmed member of the agency, named by `email`, and the caller where that is no
 * member's; and the agency is called what it is called. Programs, which hold the installation's key, are believed.
 */
export type ListingAgentInput = {
  agency: string;
  email: string;
  name: string;
  phone: string;
  position: string;
};

export type ListingImageInput = {
  /** What the picture shows, for those who cannot see it. */
  alt?: string | null | undefined;
  /** An upload's, or that of an image that is there already. */
  id: string | number;
};

/** On creation title, description, address and agent are required; what else is left out has the defaults of a new property, with a price of 0, which is a draft. What a change leaves out stays; null clears what may be empty: a price that is null is on application. */
export type ListingInput = {
  address?: string | null | undefined;
  agent?: ListingAgentInput | null | undefined;
  bathrooms?: number | null | undefined;
  bedrooms?: number | null | undefined;
  description?: string | null | undefined;
  /** An upload, or what is there already; null for none. */
  epc?: string | number | null | undefined;
  /** All of them; what is left out of the list is again what the texts say. */
  featureCorrections?: Array<FeatureCorrectionInput> | null | undefined;
  /** An upload, or what is there already; null for none. */
  floorplan?: string | number | null | undefined;
  /** All of them, in order. */
  images?: Array<ListingImageInput> | null | undefined;
  keyFeatures?: Array<string> | null | undefined;
  latitude?: number | null | undefined;
  listingType?: ListingType | null | undefined;
  location?: string | null | undefined;
  longitude?: number | null | undefined;
  materialInformation?: MaterialInformationInput | null | undefined;
  price?: number | null | undefined;
  propertyType?: PropertyType | null | undefined;
  squareFeet?: number | null | undefined;
  status?: ListingStatus | null | undefined;
  title?: string | null | undefined;
};

export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

export type ListingType =
  | 'rent'
  | 'sale';

export type MaterialInformationInput = {
  broadband?: string | null | undefined;
  councilTaxBand?: string | null | undefined;
  deposit?: number | null | undefined;
  floodRisk?: string | null | undefined;
  groundRent?: number | null | undefined;
  heating?: string | null | undefined;
  leaseYearsRemaining?: number | null | undefined;
  parking?: string | null | undefined;
  /** Covenants, rights of way, listed status and the like. */
  restrictions?: string | null | undefined;
  serviceCharge?: number | null | undefined;
  tenure?: Tenure | null | undefined;
};

export type PinPrecision =
  /** The middle of the outcode: a part of a town. To be corrected before it says where a home is. */
  | 'outcode'
  /** The middle of the postcode: some fifteen homes. */
  | 'postcode';

export type PropertyType =
  | 'bungalow'
  | 'commercial'
  | 'flat'
  | 'house'
  | 'land'
  | 'maisonette';

export type Role =
  | 'agent'
  | 'operations'
  | 'user';

export type Tenure =
  | 'commonhold'
  | 'freehold'
  | 'leasehold'
  | 'shareOfFreehold';

export type UploadKind =
  | 'epc'
  | 'floorplan'
  | 'image'
  | 'logo';

export type UploadRequestInput = {
  bytes: number;
  contentType: string;
  fileName: string;
  kind: UploadKind;
};

export type UploadState =
  /** The file has not arrived. */
  | 'awaiting'
  | 'failed'
  | 'processing'
  | 'ready';

export type FormDocumentFragment = { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null };

export type FormListingFragment = { id: number, version: number, state: AgencyListingState, status: ListingStatus, listingType: ListingType, propertyType: PropertyType, title: string, description: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, address: string, latitude: number | null, longitude: number | null, keyFeatures: Array<string>, featureCorrections: Array<{ feature: string, has: boolean }>, transportDistances: { tube: number | null, bus: number | null, train: number | null, tubeStop: string | null, busStop: string | null, trainStop: string | null } | null, agent: { agency: string, name: string, position: string, phone: string, email: string }, materialInformation: { councilTaxBand: string | null, tenure: Tenure | null, leaseYearsRemaining: number | null, groundRent: number | null, serviceCharge: number | null, deposit: number | null, parking: string | null, heating: string | null, broadband: string | null, floodRisk: string | null, restrictions: string | null } | null, images: Array<{ id: string, alt: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }>, floorplan: { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } | null, epc: { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } | null, missing: Array<{ field: string, message: string }>, changes: Array<{ version: number, at: string, by: string | null, fields: Array<string> }> };

export type KeptFormFragment = { content: string, version: number | null, savedAt: string };

export type FormAgentFragment = { id: string, name: string, email: string, role: Role, agency: { id: string, companyName: string, phone: string, members: Array<{ id: string, name: string, email: string }> | null } | null };

export type FormUploadFragment = { id: string, kind: UploadKind, fileName: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null };

export type NewPropertyFormQueryVariables = Exact<{ [key: string]: never; }>;


export type NewPropertyFormQuery = { me: { id: string, name: string, email: string, role: Role, agency: { id: string, companyName: string, phone: string, members: Array<{ id: string, name: string, email: string }> | null } | null } | null, listingForm: { content: string, version: number | null, savedAt: string } | null };

export type PropertyFormQueryVariables = Exact<{
  id: number;
}>;


export type PropertyFormQuery = { me: { id: string, name: string, email: string, role: Role, agency: { id: string, companyName: string, phone: string, members: Array<{ id: string, name: string, email: string }> | null } | null } | null, agencyListing: { id: number, version: number, state: AgencyListingState, status: ListingStatus, listingType: ListingType, propertyType: PropertyType, title: string, description: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, address: string, latitude: number | null, longitude: number | null, keyFeatures: Array<string>, featureCorrections: Array<{ feature: string, has: boolean }>, transportDistances: { tube: number | null, bus: number | null, train: number | null, tubeStop: string | null, busStop: string | null, trainStop: string | null } | null, agent: { agency: string, name: string, position: string, phone: string, email: string }, materialInformation: { councilTaxBand: string | null, tenure: Tenure | null, leaseYearsRemaining: number | null, groundRent: number | null, serviceCharge: number | null, deposit: number | null, parking: string | null, heating: string | null, broadband: string | null, floodRisk: string | null, restrictions: string | null } | null, images: Array<{ id: string, alt: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }>, floorplan: { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } | null, epc: { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } | null, missing: Array<{ field: string, message: string }>, changes: Array<{ version: number, at: string, by: string | null, fields: Array<string> }> } | null, listingForm: { content: string, version: number | null, savedAt: string } | null };

export type FormListingQueryVariables = Exact<{
  id: number;
}>;


export type FormListingQuery = { agencyListing: { id: number, version: number, state: AgencyListingState, status: ListingStatus, listingType: ListingType, propertyType: PropertyType, title: string, description: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, address: string, latitude: number | null, longitude: number | null, keyFeatures: Array<string>, featureCorrections: Array<{ feature: string, has: boolean }>, transportDistances: { tube: number | null, bus: number | null, train: number | null, tubeStop: string | null, busStop: string | null, trainStop: string | null } | null, agent: { agency: string, name: string, position: string, phone: string, email: string }, materialInformation: { councilTaxBand: string | null, tenure: Tenure | null, leaseYearsRemaining: number | null, groundRent: number | null, serviceCharge: number | null, deposit: number | null, parking: string | null, heating: string | null, broadband: string | null, floodRisk: string | null, restrictions: string | null } | null, images: Array<{ id: string, alt: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }>, floorplan: { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } | null, epc: { id: string, state: UploadState, problem: string | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } | null, missing: Array<{ field: string, message: string }>, changes: Array<{ version: number, at: string, by: string | null, fields: Array<string> }> } | null };

export type AddressPinQueryVariables = Exact<{
  address: string;
}>;


export type AddressPinQuery = { addressPin: { latitude: number, longitude: number, precision: PinPrecision } | null };

export type ReadFeaturesQueryVariables = Exact<{
  input: FeatureTextInput;
}>;


export type ReadFeaturesQuery = { readFeatures: Array<{ feature: string, has: boolean, words: string | null }> | null };

export type FormUploadsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type FormUploadsQuery = { uploads: Array<{ id: string, kind: UploadKind, fileName: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null }> | null };

export type CreateListingMutationVariables = Exact<{
  input: ListingInput;
  idempotencyKey: string;
}>;


export type CreateListingMutation = { createListing: { id: number, version: number, published: boolean, missing: Array<{ field: string, message: string }> } };

export type UpdateListingMutationVariables = Exact<{
  id: number;
  version: number;
  input: ListingInput;
}>;


export type UpdateListingMutation = { updateListing: { id: number, version: number, published: boolean, missing: Array<{ field: string, message: string }> } };

export type RequestUploadMutationVariables = Exact<{
  input: UploadRequestInput;
}>;


export type RequestUploadMutation = { requestUpload: { url: string, expiresAt: string, upload: { id: string } } };

export type FinishUploadMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishUploadMutation = { finishUpload: { id: string, kind: UploadKind, fileName: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null, document: { url: string, contentType: string, width: number | null, height: number | null } | null } };

export type DiscardUploadMutationVariables = Exact<{
  id: string | number;
}>;


export type DiscardUploadMutation = { discardUpload: boolean };

export type SaveListingFormMutationVariables = Exact<{
  listingId?: number | null | undefined;
  version?: number | null | undefined;
  content: string;
}>;


export type SaveListingFormMutation = { saveListingForm: { savedAt: string } };

export type DiscardListingFormMutationVariables = Exact<{
  listingId?: number | null | undefined;
}>;


export type DiscardListingFormMutation = { discardListingForm: boolean };

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
export const FormDocumentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormDocument on AgencyDocument {
  id
  state
  problem
  document {
    url
    contentType
    width
    height
  }
}
    `, {"fragmentName":"FormDocument"}) as unknown as TypedDocumentString<FormDocumentFragment, unknown>;
export const FormListingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormListing on AgencyListing {
  id
  version
  state
  status
  listingType
  propertyType
  title
  description
  price
  bedrooms
  bathrooms
  squareFeet
  address
  latitude
  longitude
  keyFeatures
  featureCorrections {
    feature
    has
  }
  transportDistances {
    tube
    bus
    train
    tubeStop
    busStop
    trainStop
  }
  agent {
    agency
    name
    position
    phone
    email
  }
  materialInformation {
    councilTaxBand
    tenure
    leaseYearsRemaining
    groundRent
    serviceCharge
    deposit
    parking
    heating
    broadband
    floodRisk
    restrictions
  }
  images {
    id
    alt
    state
    problem
    image {
      ...Picture
    }
  }
  floorplan {
    ...FormDocument
  }
  epc {
    ...FormDocument
  }
  missing {
    field
    message
  }
  changes {
    version
    at
    by
    fields
  }
}
    fragment FormDocument on AgencyDocument {
  id
  state
  problem
  document {
    url
    contentType
    width
    height
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"FormListing"}) as unknown as TypedDocumentString<FormListingFragment, unknown>;
export const KeptFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment KeptForm on ListingForm {
  content
  version
  savedAt
}
    `, {"fragmentName":"KeptForm"}) as unknown as TypedDocumentString<KeptFormFragment, unknown>;
export const FormAgentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormAgent on Me {
  id
  name
  email
  role
  agency {
    id
    companyName
    phone
    members {
      id
      name
      email
    }
  }
}
    `, {"fragmentName":"FormAgent"}) as unknown as TypedDocumentString<FormAgentFragment, unknown>;
export const FormUploadFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormUpload on Upload {
  id
  kind
  fileName
  state
  problem
  image {
    ...Picture
  }
  document {
    url
    contentType
    width
    height
  }
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"FormUpload"}) as unknown as TypedDocumentString<FormUploadFragment, unknown>;
export const NewPropertyFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewPropertyForm {
  me {
    ...FormAgent
  }
  listingForm {
    ...KeptForm
  }
}
    fragment KeptForm on ListingForm {
  content
  version
  savedAt
}
fragment FormAgent on Me {
  id
  name
  email
  role
  agency {
    id
    companyName
    phone
    members {
      id
      name
      email
    }
  }
}`) as unknown as TypedDocumentString<NewPropertyFormQuery, NewPropertyFormQueryVariables>;
export const PropertyFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PropertyForm($id: Int!) {
  me {
    ...FormAgent
  }
  agencyListing(id: $id) {
    ...FormListing
  }
  listingForm(listingId: $id) {
    ...KeptForm
  }
}
    fragment FormDocument on AgencyDocument {
  id
  state
  problem
  document {
    url
    contentType
    width
    height
  }
}
fragment FormListing on AgencyListing {
  id
  version
  state
  status
  listingType
  propertyType
  title
  description
  price
  bedrooms
  bathrooms
  squareFeet
  address
  latitude
  longitude
  keyFeatures
  featureCorrections {
    feature
    has
  }
  transportDistances {
    tube
    bus
    train
    tubeStop
    busStop
    trainStop
  }
  agent {
    agency
    name
    position
    phone
    email
  }
  materialInformation {
    councilTaxBand
    tenure
    leaseYearsRemaining
    groundRent
    serviceCharge
    deposit
    parking
    heating
    broadband
    floodRisk
    restrictions
  }
  images {
    id
    alt
    state
    problem
    image {
      ...Picture
    }
  }
  floorplan {
    ...FormDocument
  }
  epc {
    ...FormDocument
  }
  missing {
    field
    message
  }
  changes {
    version
    at
    by
    fields
  }
}
fragment KeptForm on ListingForm {
  content
  version
  savedAt
}
fragment FormAgent on Me {
  id
  name
  email
  role
  agency {
    id
    companyName
    phone
    members {
      id
      name
      email
    }
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<PropertyFormQuery, PropertyFormQueryVariables>;
export const FormListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormListing($id: Int!) {
  agencyListing(id: $id) {
    ...FormListing
  }
}
    fragment FormDocument on AgencyDocument {
  id
  state
  problem
  document {
    url
    contentType
    width
    height
  }
}
fragment FormListing on AgencyListing {
  id
  version
  state
  status
  listingType
  propertyType
  title
  description
  price
  bedrooms
  bathrooms
  squareFeet
  address
  latitude
  longitude
  keyFeatures
  featureCorrections {
    feature
    has
  }
  transportDistances {
    tube
    bus
    train
    tubeStop
    busStop
    trainStop
  }
  agent {
    agency
    name
    position
    phone
    email
  }
  materialInformation {
    councilTaxBand
    tenure
    leaseYearsRemaining
    groundRent
    serviceCharge
    deposit
    parking
    heating
    broadband
    floodRisk
    restrictions
  }
  images {
    id
    alt
    state
    problem
    image {
      ...Picture
    }
  }
  floorplan {
    ...FormDocument
  }
  epc {
    ...FormDocument
  }
  missing {
    field
    message
  }
  changes {
    version
    at
    by
    fields
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<FormListingQuery, FormListingQueryVariables>;
export const AddressPinDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AddressPin($address: String!) {
  addressPin(address: $address) {
    latitude
    longitude
    precision
  }
}
    `) as unknown as TypedDocumentString<AddressPinQuery, AddressPinQueryVariables>;
export const ReadFeaturesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReadFeatures($input: FeatureTextInput!) {
  readFeatures(input: $input) {
    feature
    has
    words
  }
}
    `) as unknown as TypedDocumentString<ReadFeaturesQuery, ReadFeaturesQueryVariables>;
export const FormUploadsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormUploads($ids: [ID!]!) {
  uploads(ids: $ids) {
    ...FormUpload
  }
}
    fragment FormUpload on Upload {
  id
  kind
  fileName
  state
  problem
  image {
    ...Picture
  }
  document {
    url
    contentType
    width
    height
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<FormUploadsQuery, FormUploadsQueryVariables>;
export const CreateListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateListing($input: ListingInput!, $idempotencyKey: String!) {
  createListing(input: $input, idempotencyKey: $idempotencyKey) {
    id
    version
    published
    missing {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateListingMutation, CreateListingMutationVariables>;
export const UpdateListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateListing($id: Int!, $version: Int!, $input: ListingInput!) {
  updateListing(id: $id, version: $version, input: $input) {
    id
    version
    published
    missing {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateListingMutation, UpdateListingMutationVariables>;
export const RequestUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestUpload($input: UploadRequestInput!) {
  requestUpload(input: $input) {
    upload {
      id
    }
    url
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<RequestUploadMutation, RequestUploadMutationVariables>;
export const FinishUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishUpload($id: ID!) {
  finishUpload(id: $id) {
    ...FormUpload
  }
}
    fragment FormUpload on Upload {
  id
  kind
  fileName
  state
  problem
  image {
    ...Picture
  }
  document {
    url
    contentType
    width
    height
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<FinishUploadMutation, FinishUploadMutationVariables>;
export const DiscardUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardUpload($id: ID!) {
  discardUpload(id: $id)
}
    `) as unknown as TypedDocumentString<DiscardUploadMutation, DiscardUploadMutationVariables>;
export const SaveListingFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveListingForm($listingId: Int, $version: Int, $content: String!) {
  saveListingForm(listingId: $listingId, version: $version, content: $content) {
    savedAt
  }
}
    `) as unknown as TypedDocumentString<SaveListingFormMutation, SaveListingFormMutationVariables>;
export const DiscardListingFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardListingForm($listingId: Int) {
  discardListingForm(listingId: $listingId)
}
    `) as unknown as TypedDocumentString<DiscardListingFormMutation, DiscardListingFormMutationVariables>;