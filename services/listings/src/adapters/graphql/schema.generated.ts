import type { GraphQLResolveInfo } from 'graphql';
import type { AgencyView, ListingAgentView } from './upload.resolver.js';
import type { AgencyListingView } from './agency-listing.views.js';
import type { MaterialInformationView, TransportDistancesView } from './listing.view.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  readonly listing: Maybe<Listing>;
  readonly findListings: Maybe<ReadonlyArray<FoundListing>>;
  readonly publicHomesOf: Maybe<Scalars['Int']['output']>;
  readonly listingState: Maybe<ListingState>;
  readonly publicListings: Maybe<ReadonlyArray<PublicListingEntry>>;
  readonly agencyListings: Maybe<AgencyListings>;
  readonly agencyListing: Maybe<AgencyListing>;
  readonly uploads: Maybe<ReadonlyArray<Upload>>;
  readonly addressPin: Maybe<AddressPin>;
  readonly readFeatures: Maybe<ReadonlyArray<FeatureReading>>;
  readonly listingForm: Maybe<ListingForm>;
  readonly bulkChange: Maybe<BulkChange>;
  readonly reportedListings: Maybe<ReportedListings>;
  readonly reportedListing: Maybe<ReportedListing>;
  readonly exportMyListingReports: Maybe<Scalars['String']['output']>;
};


export type QueryListingArgs = {
  id: Scalars['Int']['input'];
};


export type QueryFindListingsArgs = {
  q: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicHomesOfArgs = {
  agencyId: Scalars['ID']['input'];
};


export type QueryListingStateArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPublicListingsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAgencyListingsArgs = {
  filter?: InputMaybe<AgencyListingFilter>;
  sort?: InputMaybe<AgencyListingSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAgencyListingArgs = {
  id: Scalars['Int']['input'];
};


export type QueryUploadsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryAddressPinArgs = {
  address: Scalars['String']['input'];
};


export type QueryReadFeaturesArgs = {
  input: FeatureTextInput;
};


export type QueryListingFormArgs = {
  listingId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportedListingsArgs = {
  state?: InputMaybe<ReportState>;
  q?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<ReportOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReportedListingArgs = {
  id: Scalars['Int']['input'];
};

export type Mutation = {
  readonly createListing: ListingOutcome;
  readonly updateListing: ListingOutcome;
  readonly changeListingStatus: ListingOutcome;
  readonly removeListing: ListingOutcome;
  readonly restoreListing: ListingOutcome;
  readonly takeDownListing: ListingOutcome;
  readonly archiveListing: ListingOutcome;
  readonly unarchiveListing: ListingOutcome;
  readonly requestUpload: UploadTicket;
  readonly finishUpload: Upload;
  readonly discardUpload: Scalars['Boolean']['output'];
  readonly setAgencyLogo: Maybe<Image>;
  readonly saveListingForm: ListingForm;
  readonly discardListingForm: Scalars['Boolean']['output'];
  readonly startBulkChange: BulkChange;
  readonly undoBulkChange: BulkChange;
  readonly recordListingView: Scalars['Boolean']['output'];
  readonly reportListing: Scalars['Boolean']['output'];
  readonly settleListingReports: ReportedListing;
};


export type MutationCreateListingArgs = {
  input: ListingInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateListingArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
  input: ListingInput;
};


export type MutationChangeListingStatusArgs = {
  id: Scalars['Int']['input'];
  status: ListingStatus;
};


export type MutationRemoveListingArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRestoreListingArgs = {
  id: Scalars['Int']['input'];
};


export type MutationTakeDownListingArgs = {
  id: Scalars['Int']['input'];
  reason: TakeDownReason;
};


export type MutationArchiveListingArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUnarchiveListingArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRequestUploadArgs = {
  input: UploadRequestInput;
};


export type MutationFinishUploadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDiscardUploadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetAgencyLogoArgs = {
  upload?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSaveListingFormArgs = {
  listingId?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  content: Scalars['String']['input'];
};


export type MutationDiscardListingFormArgs = {
  listingId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationStartBulkChangeArgs = {
  input: BulkChangeInput;
};


export type MutationUndoBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecordListingViewArgs = {
  id: Scalars['Int']['input'];
};


export type MutationReportListingArgs = {
  input: ListingReportInput;
};


export type MutationSettleListingReportsArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
  how: ReportOutcome;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ListingReportInput = {
  readonly listingId: Scalars['Int']['input'];
  readonly reason: ListingReportReason;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey: Scalars['String']['input'];
};

export type ListingReportReason =
  | 'unavailable'
  | 'wrongDetails'
  | 'scam'
  | 'wrongPictures'
  | 'other';

export type ReportState =
  | 'open'
  | 'settled';

export type ReportOrder =
  | 'mostReported'
  | 'oldest';

export type ReportOutcome =
  | 'acted'
  | 'dismissed';

export type ReportedListings = {
  readonly total: Scalars['Int']['output'];
  readonly reported: ReadonlyArray<ReportedListing>;
};

export type ReportedListing = {
  readonly id: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
  readonly listing: FoundListing;
  readonly state: ReportState;
  readonly count: Scalars['Int']['output'];
  readonly since: Scalars['String']['output'];
  readonly lastAt: Scalars['String']['output'];
  readonly reports: ReadonlyArray<ListingReport>;
  readonly settled: Maybe<ReportSettlement>;
};

export type ListingReport = {
  readonly id: Scalars['ID']['output'];
  readonly reason: ListingReportReason;
  readonly text: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
  readonly accountId: Maybe<Scalars['ID']['output']>;
};

export type ReportSettlement = {
  readonly how: ReportOutcome;
  readonly reason: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
};

export type TakeDownReason =
  | 'misleading'
  | 'notTheirs'
  | 'duplicate'
  | 'unlawful'
  | 'offMarket'
  | 'other';

export type FoundListing = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly listingType: ListingType;
  readonly status: ListingStatus;
  readonly agencyId: Scalars['ID']['output'];
  readonly agencyName: Scalars['String']['output'];
  readonly state: AgencyListingState;
  readonly publishedAt: Maybe<Scalars['String']['output']>;
  readonly archivedAt: Maybe<Scalars['String']['output']>;
  readonly removedAt: Maybe<Scalars['String']['output']>;
  readonly restorableUntil: Maybe<Scalars['String']['output']>;
  readonly takenDown: Maybe<TakeDownReason>;
  readonly agencySuspended: Scalars['Boolean']['output'];
  readonly missing: ReadonlyArray<FieldProblem>;
};

export type AgencyListings = {
  readonly total: Scalars['Int']['output'];
  readonly listings: ReadonlyArray<AgencyListing>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly counts: AgencyListingCounts;
};

export type AgencyListingCounts = {
  readonly published: Scalars['Int']['output'];
  readonly draft: Scalars['Int']['output'];
  readonly archived: Scalars['Int']['output'];
  readonly removed: Scalars['Int']['output'];
};

export type AgencyListingFilter = {
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<AgencyListingState>>;
  readonly statuses?: InputMaybe<ReadonlyArray<ListingStatus>>;
  readonly listingType?: InputMaybe<ListingType>;
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AgencyListingSort =
  | 'newest'
  | 'updated'
  | 'priceAscending'
  | 'priceDescending'
  | 'title';

export type AgencyListingState =
  | 'published'
  | 'draft'
  | 'archived'
  | 'removed';

export type AgencyListing = {
  readonly id: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
  readonly state: AgencyListingState;
  readonly status: ListingStatus;
  readonly listingType: ListingType;
  readonly propertyType: PropertyType;
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly bedrooms: Scalars['Int']['output'];
  readonly bathrooms: Scalars['Int']['output'];
  readonly squareFeet: Maybe<Scalars['Int']['output']>;
  readonly address: Scalars['String']['output'];
  readonly location: Scalars['String']['output'];
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly keyFeatures: ReadonlyArray<Scalars['String']['output']>;
  readonly transportDistances: Maybe<TransportDistances>;
  readonly agent: AgencyListingContact;
  readonly materialInformation: Maybe<MaterialInformation>;
  readonly features: ReadonlyArray<FeatureReading>;
  readonly featureCorrections: ReadonlyArray<FeatureCorrection>;
  readonly images: ReadonlyArray<AgencyImage>;
  readonly floorplan: Maybe<AgencyDocument>;
  readonly epc: Maybe<AgencyDocument>;
  readonly missing: ReadonlyArray<FieldProblem>;
  readonly completeness: ListingCompleteness;
  readonly priceHistory: ReadonlyArray<PricePoint>;
  readonly changes: ReadonlyArray<ListingChange>;
  readonly activity: ListingActivity;
  readonly createdAt: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly publishedAt: Maybe<Scalars['String']['output']>;
  readonly removedAt: Maybe<Scalars['String']['output']>;
  readonly restorableUntil: Maybe<Scalars['String']['output']>;
};


export type AgencyListingActivityArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};

export type AgencyListingContact = {
  readonly agency: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
};

export type AgencyImage = {
  readonly id: Scalars['ID']['output'];
  readonly alt: Scalars['String']['output'];
  readonly state: UploadState;
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Image>;
};

export type AgencyDocument = {
  readonly id: Scalars['ID']['output'];
  readonly state: UploadState;
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly document: Maybe<Document>;
};

export type ListingCompleteness = {
  readonly score: Scalars['Int']['output'];
  readonly missing: ReadonlyArray<FieldProblem>;
};

export type PricePoint = {
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly at: Scalars['String']['output'];
};

export type ListingChange = {
  readonly version: Scalars['Int']['output'];
  readonly at: Scalars['String']['output'];
  readonly by: Maybe<Scalars['String']['output']>;
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
};

export type ListingActivity = {
  readonly days: ReadonlyArray<ListingActivityDay>;
  readonly views: Scalars['Int']['output'];
  readonly saves: Scalars['Int']['output'];
  readonly enquiries: Scalars['Int']['output'];
  readonly viewings: Scalars['Int']['output'];
};

export type ListingActivityDay = {
  readonly date: Scalars['String']['output'];
  readonly views: Scalars['Int']['output'];
  readonly saves: Scalars['Int']['output'];
  readonly enquiries: Scalars['Int']['output'];
  readonly viewings: Scalars['Int']['output'];
};

export type UploadRequestInput = {
  readonly kind: UploadKind;
  readonly fileName: Scalars['String']['input'];
  readonly contentType: Scalars['String']['input'];
  readonly bytes: Scalars['Int']['input'];
};

export type UploadKind =
  | 'image'
  | 'floorplan'
  | 'epc'
  | 'logo';

export type UploadState =
  | 'awaiting'
  | 'processing'
  | 'ready'
  | 'failed';

export type UploadTicket = {
  readonly upload: Upload;
  readonly url: Scalars['String']['output'];
  readonly expiresAt: Scalars['String']['output'];
};

export type Upload = {
  readonly id: Scalars['ID']['output'];
  readonly kind: UploadKind;
  readonly fileName: Scalars['String']['output'];
  readonly state: UploadState;
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Image>;
  readonly document: Maybe<Document>;
};

export type AddressPin = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly precision: PinPrecision;
};

export type PinPrecision =
  | 'postcode'
  | 'outcode';

export type ListingForm = {
  readonly content: Scalars['String']['output'];
  readonly version: Maybe<Scalars['Int']['output']>;
  readonly savedAt: Scalars['String']['output'];
};

export type BulkChangeInput = {
  readonly ids: ReadonlyArray<Scalars['Int']['input']>;
  readonly status?: InputMaybe<ListingStatus>;
  readonly pricePercent?: InputMaybe<Scalars['Float']['input']>;
  readonly archive?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BulkChange = {
  readonly id: Scalars['ID']['output'];
  readonly state: BulkChangeState;
  readonly total: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly failed: ReadonlyArray<BulkFailure>;
  readonly undoable: Scalars['Boolean']['output'];
};

export type BulkChangeState =
  | 'running'
  | 'done'
  | 'undoing'
  | 'undone';

export type BulkFailure = {
  readonly listingId: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

export type Agency = {
  readonly id: Scalars['ID']['output'];
  readonly logo: Maybe<Image>;
};

export type ListingState =
  | 'published'
  | 'removed'
  | 'unknown';

export type PublicListingEntry = {
  readonly id: Scalars['Int']['output'];
  readonly updatedAt: Scalars['String']['output'];
};

export type ListingOutcome = {
  readonly id: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
  readonly published: Scalars['Boolean']['output'];
  readonly missing: ReadonlyArray<FieldProblem>;
};

export type FieldProblem = {
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type Listing = {
  readonly id: Scalars['Int']['output'];
  readonly listingType: ListingType;
  readonly status: ListingStatus;
  readonly propertyType: PropertyType;
  readonly title: Scalars['String']['output'];
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly bedrooms: Scalars['Int']['output'];
  readonly bathrooms: Scalars['Int']['output'];
  readonly squareFeet: Maybe<Scalars['Int']['output']>;
  readonly location: Scalars['String']['output'];
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly images: ReadonlyArray<Image>;
  readonly publishedAt: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly keyFeatures: ReadonlyArray<Scalars['String']['output']>;
  readonly transportDistances: Maybe<TransportDistances>;
  readonly floorplan: Maybe<Document>;
  readonly epc: Maybe<Document>;
  readonly agent: ListingAgent;
  readonly materialInformation: Maybe<MaterialInformation>;
  readonly features: ReadonlyArray<FeatureReading>;
  readonly updatedAt: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
};

export type FeatureReading = {
  readonly feature: Scalars['String']['output'];
  readonly has: Scalars['Boolean']['output'];
  readonly words: Maybe<Scalars['String']['output']>;
  readonly from: FeatureSource;
};

export type FeatureSource =
  | 'fields'
  | 'keyFeatures'
  | 'description'
  | 'agent';

export type FeatureCorrection = {
  readonly feature: Scalars['String']['output'];
  readonly has: Scalars['Boolean']['output'];
};

export type FeatureCorrectionInput = {
  readonly feature: Scalars['String']['input'];
  readonly has: Scalars['Boolean']['input'];
};

export type FeatureTextInput = {
  readonly listingType?: InputMaybe<ListingType>;
  readonly propertyType?: InputMaybe<PropertyType>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly keyFeatures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly materialInformation?: InputMaybe<MaterialInformationInput>;
  readonly featureCorrections?: InputMaybe<ReadonlyArray<FeatureCorrectionInput>>;
};

export type TransportDistances = {
  readonly tube: Maybe<Scalars['Float']['output']>;
  readonly bus: Maybe<Scalars['Float']['output']>;
  readonly train: Maybe<Scalars['Float']['output']>;
  readonly tubeStop: Maybe<Scalars['String']['output']>;
  readonly busStop: Maybe<Scalars['String']['output']>;
  readonly trainStop: Maybe<Scalars['String']['output']>;
};

export type Image = {
  readonly url: Scalars['String']['output'];
  readonly srcset: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly alt: Scalars['String']['output'];
  readonly placeholder: Scalars['String']['output'];
};

export type Document = {
  readonly url: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  readonly width: Maybe<Scalars['Int']['output']>;
  readonly height: Maybe<Scalars['Int']['output']>;
};

export type ListingAgent = {
  readonly agency: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly logo: Maybe<Image>;
};

export type MaterialInformation = {
  readonly councilTaxBand: Maybe<Scalars['String']['output']>;
  readonly tenure: Maybe<Tenure>;
  readonly leaseYearsRemaining: Maybe<Scalars['Int']['output']>;
  readonly groundRent: Maybe<Scalars['Float']['output']>;
  readonly serviceCharge: Maybe<Scalars['Float']['output']>;
  readonly deposit: Maybe<Scalars['Float']['output']>;
  readonly parking: Maybe<Scalars['String']['output']>;
  readonly heating: Maybe<Scalars['String']['output']>;
  readonly broadband: Maybe<Scalars['String']['output']>;
  readonly floodRisk: Maybe<Scalars['String']['output']>;
  readonly restrictions: Maybe<Scalars['String']['output']>;
};

export type ListingInput = {
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly listingType?: InputMaybe<ListingType>;
  readonly propertyType?: InputMaybe<PropertyType>;
  readonly price?: InputMaybe<Scalars['Float']['input']>;
  readonly bedrooms?: InputMaybe<Scalars['Int']['input']>;
  readonly bathrooms?: InputMaybe<Scalars['Int']['input']>;
  readonly squareFeet?: InputMaybe<Scalars['Int']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly location?: InputMaybe<Scalars['String']['input']>;
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
  readonly keyFeatures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly agent?: InputMaybe<ListingAgentInput>;
  readonly materialInformation?: InputMaybe<MaterialInformationInput>;
  readonly featureCorrections?: InputMaybe<ReadonlyArray<FeatureCorrectionInput>>;
  readonly status?: InputMaybe<ListingStatus>;
  readonly images?: InputMaybe<ReadonlyArray<ListingImageInput>>;
  readonly floorplan?: InputMaybe<Scalars['ID']['input']>;
  readonly epc?: InputMaybe<Scalars['ID']['input']>;
};

export type ListingImageInput = {
  readonly id: Scalars['ID']['input'];
  readonly alt?: InputMaybe<Scalars['String']['input']>;
};

export type ListingAgentInput = {
  readonly agency: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly position: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type MaterialInformationInput = {
  readonly councilTaxBand?: InputMaybe<Scalars['String']['input']>;
  readonly tenure?: InputMaybe<Tenure>;
  readonly leaseYearsRemaining?: InputMaybe<Scalars['Int']['input']>;
  readonly groundRent?: InputMaybe<Scalars['Float']['input']>;
  readonly serviceCharge?: InputMaybe<Scalars['Float']['input']>;
  readonly deposit?: InputMaybe<Scalars['Float']['input']>;
  readonly parking?: InputMaybe<Scalars['String']['input']>;
  readonly heating?: InputMaybe<Scalars['String']['input']>;
  readonly broadband?: InputMaybe<Scalars['String']['input']>;
  readonly floodRisk?: InputMaybe<Scalars['String']['input']>;
  readonly restrictions?: InputMaybe<Scalars['String']['input']>;
};

export type ListingType =
  | 'sale'
  | 'rent';

export type ListingStatus =
  | 'available'
  | 'underOffer'
  | 'sold'
  | 'let';

export type PropertyType =
  | 'house'
  | 'flat'
  | 'bungalow'
  | 'maisonette'
  | 'land'
  | 'commercial';

export type Tenure =
  | 'freehold'
  | 'leasehold'
  | 'shareOfFreehold'
  | 'commonhold';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ListingReportInput: ListingReportInput;
  ListingReportReason: ListingReportReason;
  ReportState: ReportState;
  ReportOrder: ReportOrder;
  ReportOutcome: ReportOutcome;
  ReportedListings: ResolverTypeWrapper<ReportedListings>;
  ReportedListing: ResolverTypeWrapper<ReportedListing>;
  ListingReport: ResolverTypeWrapper<ListingReport>;
  ReportSettlement: ResolverTypeWrapper<ReportSettlement>;
  TakeDownReason: TakeDownReason;
  FoundListing: ResolverTypeWrapper<FoundListing>;
  AgencyListings: ResolverTypeWrapper<Omit<AgencyListings, 'listings'> & { listings: ReadonlyArray<ResolversTypes['AgencyListing']> }>;
  AgencyListingCounts: ResolverTypeWrapper<AgencyListingCounts>;
  AgencyListingFilter: AgencyListingFilter;
  AgencyListingSort: AgencyListingSort;
  AgencyListingState: AgencyListingState;
  AgencyListing: ResolverTypeWrapper<AgencyListingView>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AgencyListingContact: ResolverTypeWrapper<AgencyListingContact>;
  AgencyImage: ResolverTypeWrapper<AgencyImage>;
  AgencyDocument: ResolverTypeWrapper<AgencyDocument>;
  ListingCompleteness: ResolverTypeWrapper<ListingCompleteness>;
  PricePoint: ResolverTypeWrapper<PricePoint>;
  ListingChange: ResolverTypeWrapper<ListingChange>;
  ListingActivity: ResolverTypeWrapper<ListingActivity>;
  ListingActivityDay: ResolverTypeWrapper<ListingActivityDay>;
  UploadRequestInput: UploadRequestInput;
  UploadKind: UploadKind;
  UploadState: UploadState;
  UploadTicket: ResolverTypeWrapper<UploadTicket>;
  Upload: ResolverTypeWrapper<Upload>;
  AddressPin: ResolverTypeWrapper<AddressPin>;
  PinPrecision: PinPrecision;
  ListingForm: ResolverTypeWrapper<ListingForm>;
  BulkChangeInput: BulkChangeInput;
  BulkChange: ResolverTypeWrapper<BulkChange>;
  BulkChangeState: BulkChangeState;
  BulkFailure: ResolverTypeWrapper<BulkFailure>;
  Agency: ResolverTypeWrapper<AgencyView>;
  ListingState: ListingState;
  PublicListingEntry: ResolverTypeWrapper<PublicListingEntry>;
  ListingOutcome: ResolverTypeWrapper<ListingOutcome>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Listing: ResolverTypeWrapper<Omit<Listing, 'transportDistances' | 'agent' | 'materialInformation'> & { transportDistances?: Maybe<ResolversTypes['TransportDistances']>, agent: ResolversTypes['ListingAgent'], materialInformation?: Maybe<ResolversTypes['MaterialInformation']> }>;
  FeatureReading: ResolverTypeWrapper<FeatureReading>;
  FeatureSource: FeatureSource;
  FeatureCorrection: ResolverTypeWrapper<FeatureCorrection>;
  FeatureCorrectionInput: FeatureCorrectionInput;
  FeatureTextInput: FeatureTextInput;
  TransportDistances: ResolverTypeWrapper<TransportDistancesView>;
  Image: ResolverTypeWrapper<Image>;
  Document: ResolverTypeWrapper<Document>;
  ListingAgent: ResolverTypeWrapper<ListingAgentView>;
  MaterialInformation: ResolverTypeWrapper<MaterialInformationView>;
  ListingInput: ListingInput;
  ListingImageInput: ListingImageInput;
  ListingAgentInput: ListingAgentInput;
  MaterialInformationInput: MaterialInformationInput;
  ListingType: ListingType;
  ListingStatus: ListingStatus;
  PropertyType: PropertyType;
  Tenure: Tenure;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  ListingReportInput: ListingReportInput;
  ReportedListings: ReportedListings;
  ReportedListing: ReportedListing;
  ListingReport: ListingReport;
  ReportSettlement: ReportSettlement;
  FoundListing: FoundListing;
  AgencyListings: Omit<AgencyListings, 'listings'> & { listings: ReadonlyArray<ResolversParentTypes['AgencyListing']> };
  AgencyListingCounts: AgencyListingCounts;
  AgencyListingFilter: AgencyListingFilter;
  AgencyListing: AgencyListingView;
  Float: Scalars['Float']['output'];
  AgencyListingContact: AgencyListingContact;
  AgencyImage: AgencyImage;
  AgencyDocument: AgencyDocument;
  ListingCompleteness: ListingCompleteness;
  PricePoint: PricePoint;
  ListingChange: ListingChange;
  ListingActivity: ListingActivity;
  ListingActivityDay: ListingActivityDay;
  UploadRequestInput: UploadRequestInput;
  UploadTicket: UploadTicket;
  Upload: Upload;
  AddressPin: AddressPin;
  ListingForm: ListingForm;
  BulkChangeInput: BulkChangeInput;
  BulkChange: BulkChange;
  BulkFailure: BulkFailure;
  Agency: AgencyView;
  PublicListingEntry: PublicListingEntry;
  ListingOutcome: ListingOutcome;
  FieldProblem: FieldProblem;
  Listing: Omit<Listing, 'transportDistances' | 'agent' | 'materialInformation'> & { transportDistances?: Maybe<ResolversParentTypes['TransportDistances']>, agent: ResolversParentTypes['ListingAgent'], materialInformation?: Maybe<ResolversParentTypes['MaterialInformation']> };
  FeatureReading: FeatureReading;
  FeatureCorrection: FeatureCorrection;
  FeatureCorrectionInput: FeatureCorrectionInput;
  FeatureTextInput: FeatureTextInput;
  TransportDistances: TransportDistancesView;
  Image: Image;
  Document: Document;
  ListingAgent: ListingAgentView;
  MaterialInformation: MaterialInformationView;
  ListingInput: ListingInput;
  ListingImageInput: ListingImageInput;
  ListingAgentInput: ListingAgentInput;
  MaterialInformationInput: MaterialInformationInput;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'id'>>;
  findListings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FoundListing']>>, ParentType, ContextType, RequireFields<QueryFindListingsArgs, 'q' | 'first'>>;
  publicHomesOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryPublicHomesOfArgs, 'agencyId'>>;
  listingState?: Resolver<Maybe<ResolversTypes['ListingState']>, ParentType, ContextType, RequireFields<QueryListingStateArgs, 'id'>>;
  publicListings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PublicListingEntry']>>, ParentType, ContextType, RequireFields<QueryPublicListingsArgs, 'after' | 'first'>>;
  agencyListings?: Resolver<Maybe<ResolversTypes['AgencyListings']>, ParentType, ContextType, RequireFields<QueryAgencyListingsArgs, 'sort' | 'first'>>;
  agencyListing?: Resolver<Maybe<ResolversTypes['AgencyListing']>, ParentType, ContextType, RequireFields<QueryAgencyListingArgs, 'id'>>;
  uploads?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Upload']>>, ParentType, ContextType, RequireFields<QueryUploadsArgs, 'ids'>>;
  addressPin?: Resolver<Maybe<ResolversTypes['AddressPin']>, ParentType, ContextType, RequireFields<QueryAddressPinArgs, 'address'>>;
  readFeatures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeatureReading']>>, ParentType, ContextType, RequireFields<QueryReadFeaturesArgs, 'input'>>;
  listingForm?: Resolver<Maybe<ResolversTypes['ListingForm']>, ParentType, ContextType, Partial<QueryListingFormArgs>>;
  bulkChange?: Resolver<Maybe<ResolversTypes['BulkChange']>, ParentType, ContextType, RequireFields<QueryBulkChangeArgs, 'id'>>;
  reportedListings?: Resolver<Maybe<ResolversTypes['ReportedListings']>, ParentType, ContextType, RequireFields<QueryReportedListingsArgs, 'state' | 'q' | 'order' | 'first'>>;
  reportedListing?: Resolver<Maybe<ResolversTypes['ReportedListing']>, ParentType, ContextType, RequireFields<QueryReportedListingArgs, 'id'>>;
  exportMyListingReports?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationCreateListingArgs, 'input'>>;
  updateListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationUpdateListingArgs, 'id' | 'version' | 'input'>>;
  changeListingStatus?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationChangeListingStatusArgs, 'id' | 'status'>>;
  removeListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationRemoveListingArgs, 'id'>>;
  restoreListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationRestoreListingArgs, 'id'>>;
  takeDownListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationTakeDownListingArgs, 'id' | 'reason'>>;
  archiveListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationArchiveListingArgs, 'id'>>;
  unarchiveListing?: Resolver<ResolversTypes['ListingOutcome'], ParentType, ContextType, RequireFields<MutationUnarchiveListingArgs, 'id'>>;
  requestUpload?: Resolver<ResolversTypes['UploadTicket'], ParentType, ContextType, RequireFields<MutationRequestUploadArgs, 'input'>>;
  finishUpload?: Resolver<ResolversTypes['Upload'], ParentType, ContextType, RequireFields<MutationFinishUploadArgs, 'id'>>;
  discardUpload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardUploadArgs, 'id'>>;
  setAgencyLogo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, Partial<MutationSetAgencyLogoArgs>>;
  saveListingForm?: Resolver<ResolversTypes['ListingForm'], ParentType, ContextType, RequireFields<MutationSaveListingFormArgs, 'content'>>;
  discardListingForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationDiscardListingFormArgs>>;
  startBulkChange?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationStartBulkChangeArgs, 'input'>>;
  undoBulkChange?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationUndoBulkChangeArgs, 'id'>>;
  recordListingView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordListingViewArgs, 'id'>>;
  reportListing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportListingArgs, 'input'>>;
  settleListingReports?: Resolver<ResolversTypes['ReportedListing'], ParentType, ContextType, RequireFields<MutationSettleListingReportsArgs, 'id' | 'version' | 'how' | 'reason'>>;
};

export type ReportedListingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportedListings'] = ResolversParentTypes['ReportedListings']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reported?: Resolver<ReadonlyArray<ResolversTypes['ReportedListing']>, ParentType, ContextType>;
};

export type ReportedListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportedListing'] = ResolversParentTypes['ReportedListing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['FoundListing'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['ListingReport']>, ParentType, ContextType>;
  settled?: Resolver<Maybe<ResolversTypes['ReportSettlement']>, ParentType, ContextType>;
};

export type ListingReportResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingReport'] = ResolversParentTypes['ListingReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ListingReportReason'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReportSettlementResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportSettlement'] = ResolversParentTypes['ReportSettlement']> = {
  how?: Resolver<ResolversTypes['ReportOutcome'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['FoundListing'] = ResolversParentTypes['FoundListing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingType?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  agencyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  agencyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyListingState'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenDown?: Resolver<Maybe<ResolversTypes['TakeDownReason']>, ParentType, ContextType>;
  agencySuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
};

export type AgencyListingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyListings'] = ResolversParentTypes['AgencyListings']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listings?: Resolver<ReadonlyArray<ResolversTypes['AgencyListing']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['AgencyListingCounts'], ParentType, ContextType>;
};

export type AgencyListingCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyListingCounts'] = ResolversParentTypes['AgencyListingCounts']> = {
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyListing'] = ResolversParentTypes['AgencyListing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgencyListingState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  listingType?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  propertyType?: Resolver<ResolversTypes['PropertyType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bathrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  squareFeet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  keyFeatures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  transportDistances?: Resolver<Maybe<ResolversTypes['TransportDistances']>, ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['AgencyListingContact'], ParentType, ContextType>;
  materialInformation?: Resolver<Maybe<ResolversTypes['MaterialInformation']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['FeatureReading']>, ParentType, ContextType>;
  featureCorrections?: Resolver<ReadonlyArray<ResolversTypes['FeatureCorrection']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['AgencyImage']>, ParentType, ContextType>;
  floorplan?: Resolver<Maybe<ResolversTypes['AgencyDocument']>, ParentType, ContextType>;
  epc?: Resolver<Maybe<ResolversTypes['AgencyDocument']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['ListingCompleteness'], ParentType, ContextType>;
  priceHistory?: Resolver<ReadonlyArray<ResolversTypes['PricePoint']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ListingChange']>, ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['ListingActivity'], ParentType, ContextType, RequireFields<AgencyListingActivityArgs, 'days'>>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyListingContactResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyListingContact'] = ResolversParentTypes['AgencyListingContact']> = {
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyImage'] = ResolversParentTypes['AgencyImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UploadState'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type AgencyDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyDocument'] = ResolversParentTypes['AgencyDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UploadState'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type ListingCompletenessResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingCompleteness'] = ResolversParentTypes['ListingCompleteness']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
};

export type PricePointResolvers<ContextType = any, ParentType extends ResolversParentTypes['PricePoint'] = ResolversParentTypes['PricePoint']> = {
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingChange'] = ResolversParentTypes['ListingChange']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingActivityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingActivity'] = ResolversParentTypes['ListingActivity']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['ListingActivityDay']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enquiries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingActivityDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingActivityDay'] = ResolversParentTypes['ListingActivityDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enquiries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadTicketResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadTicket'] = ResolversParentTypes['UploadTicket']> = {
  upload?: Resolver<ResolversTypes['Upload'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadResolvers<ContextType = any, ParentType extends ResolversParentTypes['Upload'] = ResolversParentTypes['Upload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UploadKind'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UploadState'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type AddressPinResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddressPin'] = ResolversParentTypes['AddressPin']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  precision?: Resolver<ResolversTypes['PinPrecision'], ParentType, ContextType>;
};

export type ListingFormResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingForm'] = ResolversParentTypes['ListingForm']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkChangeState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ReadonlyArray<ResolversTypes['BulkFailure']>, ParentType, ContextType>;
  undoable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkFailureResolvers<ContextType = any, ParentType extends ResolversParentTypes['BulkFailure'] = ResolversParentTypes['BulkFailure']> = {
  listingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type PublicListingEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicListingEntry'] = ResolversParentTypes['PublicListingEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingOutcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingOutcome'] = ResolversParentTypes['ListingOutcome']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listingType?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  propertyType?: Resolver<ResolversTypes['PropertyType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bathrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  squareFeet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyFeatures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  transportDistances?: Resolver<Maybe<ResolversTypes['TransportDistances']>, ParentType, ContextType>;
  floorplan?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  epc?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['ListingAgent'], ParentType, ContextType>;
  materialInformation?: Resolver<Maybe<ResolversTypes['MaterialInformation']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['FeatureReading']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeatureReadingResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeatureReading'] = ResolversParentTypes['FeatureReading']> = {
  feature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['FeatureSource'], ParentType, ContextType>;
};

export type FeatureCorrectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeatureCorrection'] = ResolversParentTypes['FeatureCorrection']> = {
  feature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransportDistancesResolvers<ContextType = any, ParentType extends ResolversParentTypes['TransportDistances'] = ResolversParentTypes['TransportDistances']> = {
  tube?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bus?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  train?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tubeStop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  busStop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trainStop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListingAgentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingAgent'] = ResolversParentTypes['ListingAgent']> = {
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type MaterialInformationResolvers<ContextType = any, ParentType extends ResolversParentTypes['MaterialInformation'] = ResolversParentTypes['MaterialInformation']> = {
  councilTaxBand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenure?: Resolver<Maybe<ResolversTypes['Tenure']>, ParentType, ContextType>;
  leaseYearsRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groundRent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serviceCharge?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  parking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  broadband?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floodRisk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restrictions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ReportedListings?: ReportedListingsResolvers<ContextType>;
  ReportedListing?: ReportedListingResolvers<ContextType>;
  ListingReport?: ListingReportResolvers<ContextType>;
  ReportSettlement?: ReportSettlementResolvers<ContextType>;
  FoundListing?: FoundListingResolvers<ContextType>;
  AgencyListings?: AgencyListingsResolvers<ContextType>;
  AgencyListingCounts?: AgencyListingCountsResolvers<ContextType>;
  AgencyListing?: AgencyListingResolvers<ContextType>;
  AgencyListingContact?: AgencyListingContactResolvers<ContextType>;
  AgencyImage?: AgencyImageResolvers<ContextType>;
  AgencyDocument?: AgencyDocumentResolvers<ContextType>;
  ListingCompleteness?: ListingCompletenessResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  ListingChange?: ListingChangeResolvers<ContextType>;
  ListingActivity?: ListingActivityResolvers<ContextType>;
  ListingActivityDay?: ListingActivityDayResolvers<ContextType>;
  UploadTicket?: UploadTicketResolvers<ContextType>;
  Upload?: UploadResolvers<ContextType>;
  AddressPin?: AddressPinResolvers<ContextType>;
  ListingForm?: ListingFormResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkFailure?: BulkFailureResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  PublicListingEntry?: PublicListingEntryResolvers<ContextType>;
  ListingOutcome?: ListingOutcomeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  FeatureReading?: FeatureReadingResolvers<ContextType>;
  FeatureCorrection?: FeatureCorrectionResolvers<ContextType>;
  TransportDistances?: TransportDistancesResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  ListingAgent?: ListingAgentResolvers<ContextType>;
  MaterialInformation?: MaterialInformationResolvers<ContextType>;
};

