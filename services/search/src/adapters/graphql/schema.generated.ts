import type { GraphQLResolveInfo } from 'graphql';
import type { ListingView } from './listing-view.js';
import type { ListingConnectionView } from './connection.resolver.js';
import type { UnderstoodCriteriaView } from './search.resolver.js';
import type { WishesView } from './wishes-view.js';
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
  readonly searchListings: Maybe<ListingConnection>;
  readonly listingsMap: Maybe<ListingsMap>;
  readonly listingsByIds: Maybe<ReadonlyArray<Listing>>;
  readonly suggestPlaces: Maybe<ReadonlyArray<PlaceSuggestion>>;
  readonly commuteArea: Maybe<CommuteArea>;
  readonly featuredListings: Maybe<ReadonlyArray<Listing>>;
  readonly understand: Maybe<Understanding>;
  readonly savedProperties: Maybe<SavedPropertyConnection>;
  readonly savedPropertyIds: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly hiddenPropertyIds: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly propertyNotes: Maybe<ReadonlyArray<PropertyNote>>;
  readonly sharedLists: Maybe<ReadonlyArray<SharedListSummary>>;
  readonly sharedList: Maybe<SharedList>;
  readonly savedSearches: Maybe<ReadonlyArray<SavedSearch>>;
  readonly exportMySavedData: Maybe<Scalars['String']['output']>;
  readonly savedSearchFeed: Maybe<SavedSearchFeed>;
  readonly searchFeedContent: Maybe<SearchFeedContent>;
};


export type QuerySearchListingsArgs = {
  listingType: ListingType;
  criteria?: InputMaybe<SearchCriteriaInput>;
  propertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  wishes?: InputMaybe<WishesInput>;
  within?: InputMaybe<AreaInput>;
  offMarket?: InputMaybe<Scalars['Boolean']['input']>;
  except?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  sort?: InputMaybe<ListingSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListingsMapArgs = {
  listingType: ListingType;
  criteria?: InputMaybe<SearchCriteriaInput>;
  propertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  wishes?: InputMaybe<WishesInput>;
  within: AreaInput;
  offMarket?: InputMaybe<Scalars['Boolean']['input']>;
  except?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  zoom: Scalars['Float']['input'];
};


export type QueryListingsByIdsArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


export type QuerySuggestPlacesArgs = {
  text: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCommuteAreaArgs = {
  to: Scalars['String']['input'];
  minutes: Scalars['Int']['input'];
};


export type QueryFeaturedListingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUnderstandArgs = {
  text: Scalars['String']['input'];
  listingType: ListingType;
};


export type QuerySavedPropertiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPropertyNotesArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


export type QuerySharedListArgs = {
  list: SharedListKey;
};


export type QuerySavedSearchFeedArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySearchFeedContentArgs = {
  token: Scalars['String']['input'];
};

export type Mutation = {
  readonly saveProperty: ReadonlyArray<Scalars['Int']['output']>;
  readonly unsaveProperty: ReadonlyArray<Scalars['Int']['output']>;
  readonly mergeSavedProperties: ReadonlyArray<Scalars['Int']['output']>;
  readonly hideProperty: ReadonlyArray<Scalars['Int']['output']>;
  readonly unhideProperty: ReadonlyArray<Scalars['Int']['output']>;
  readonly mergeHiddenProperties: ReadonlyArray<Scalars['Int']['output']>;
  readonly writePropertyNote: Maybe<PropertyNote>;
  readonly mergePropertyNotes: ReadonlyArray<PropertyNote>;
  readonly createSharedList: MadeSharedList;
  readonly renameSharedList: SharedList;
  readonly renewSharedListLink: MadeSharedList;
  readonly endSharedListLink: SharedList;
  readonly deleteSharedList: Scalars['Boolean']['output'];
  readonly addToSharedList: SharedList;
  readonly removeFromSharedList: SharedList;
  readonly writeInSharedList: SharedList;
  readonly removeSharedListNote: SharedList;
  readonly voteInSharedList: SharedList;
  readonly createSavedSearch: SavedSearch;
  readonly renameSavedSearch: SavedSearch;
  readonly changeAlertFrequency: SavedSearch;
  readonly deleteSavedSearch: Scalars['Boolean']['output'];
  readonly renewSavedSearchFeed: MadeSavedSearchFeed;
  readonly endSavedSearchFeed: Scalars['Boolean']['output'];
  readonly stopSavedSearchAlerts: AlertsEnd;
  readonly sendDueAlerts: Scalars['Int']['output'];
};


export type MutationSavePropertyArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUnsavePropertyArgs = {
  id: Scalars['Int']['input'];
};


export type MutationMergeSavedPropertiesArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


export type MutationHidePropertyArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUnhidePropertyArgs = {
  id: Scalars['Int']['input'];
};


export type MutationMergeHiddenPropertiesArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


export type MutationWritePropertyNoteArgs = {
  id: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationMergePropertyNotesArgs = {
  notes: ReadonlyArray<PropertyNoteInput>;
};


export type MutationCreateSharedListArgs = {
  name: Scalars['String']['input'];
};


export type MutationRenameSharedListArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewSharedListLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSharedListLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSharedListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddToSharedListArgs = {
  list: SharedListKey;
  listingId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemoveFromSharedListArgs = {
  list: SharedListKey;
  listingId: Scalars['Int']['input'];
};


export type MutationWriteInSharedListArgs = {
  list: SharedListKey;
  listingId: Scalars['Int']['input'];
  text: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemoveSharedListNoteArgs = {
  list: SharedListKey;
  noteId: Scalars['ID']['input'];
};


export type MutationVoteInSharedListArgs = {
  list: SharedListKey;
  listingId: Scalars['Int']['input'];
  vote?: InputMaybe<SharedListVote>;
  name: Scalars['String']['input'];
};


export type MutationCreateSavedSearchArgs = {
  input: SavedSearchInput;
};


export type MutationRenameSavedSearchArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationChangeAlertFrequencyArgs = {
  id: Scalars['ID']['input'];
  frequency: AlertFrequency;
};


export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenewSavedSearchFeedArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSavedSearchFeedArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStopSavedSearchAlertsArgs = {
  token: Scalars['String']['input'];
};


export type MutationSendDueAlertsArgs = {
  frequency: AlertFrequency;
};

export type SavedPropertyConnection = {
  readonly total: Scalars['Int']['output'];
  readonly edges: ReadonlyArray<SavedPropertyEdge>;
  readonly pageInfo: PageInfo;
};

export type SavedPropertyEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly savedAt: Scalars['String']['output'];
  readonly listing: Maybe<Listing>;
};

export type PropertyNote = {
  readonly id: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
  readonly changedAt: Scalars['String']['output'];
};

export type PropertyNoteInput = {
  readonly id: Scalars['Int']['input'];
  readonly text: Scalars['String']['input'];
};

export type SharedListKey = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type SharedListSummary = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
  readonly hasLink: Scalars['Boolean']['output'];
  readonly changedAt: Scalars['String']['output'];
};

export type SharedList = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
  readonly hasLink: Scalars['Boolean']['output'];
  readonly changedAt: Scalars['String']['output'];
  readonly isOwner: Scalars['Boolean']['output'];
  readonly homes: ReadonlyArray<SharedListHome>;
};

export type SharedListHome = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly addedBy: Scalars['String']['output'];
  readonly addedAt: Scalars['String']['output'];
  readonly listing: Maybe<Listing>;
  readonly notes: ReadonlyArray<SharedListNote>;
  readonly votes: ReadonlyArray<SharedListHomeVote>;
};

export type SharedListNote = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
};

export type SharedListHomeVote = {
  readonly vote: SharedListVote;
  readonly by: Scalars['String']['output'];
};

export type SharedListVote =
  | 'yes'
  | 'maybe'
  | 'no';

export type MadeSharedList = {
  readonly list: SharedList;
  readonly path: Scalars['String']['output'];
};

export type SavedSearchInput = {
  readonly name: Scalars['String']['input'];
  readonly listingType: ListingType;
  readonly criteria?: InputMaybe<SearchCriteriaInput>;
  readonly propertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  readonly within?: InputMaybe<AreaInput>;
  readonly wishes?: InputMaybe<WishesInput>;
  readonly alertFrequency?: InputMaybe<AlertFrequency>;
};

export type SavedSearch = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly listingType: ListingType;
  readonly criteria: UnderstoodCriteria;
  readonly propertyTypes: ReadonlyArray<PropertyType>;
  readonly area: Maybe<Area>;
  readonly wishes: Maybe<Wishes>;
  readonly dateCreated: Scalars['String']['output'];
  readonly alertFrequency: AlertFrequency;
};

export type SavedSearchFeed = {
  readonly madeAt: Scalars['String']['output'];
};

export type MadeSavedSearchFeed = {
  readonly feed: SavedSearchFeed;
  readonly atomPath: Scalars['String']['output'];
  readonly jsonPath: Scalars['String']['output'];
};

export type SearchFeedContent = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly changedAt: Scalars['String']['output'];
  readonly resultsPath: Scalars['String']['output'];
  readonly homes: ReadonlyArray<SearchFeedHome>;
};

export type SearchFeedHome = {
  readonly updatedAt: Scalars['String']['output'];
  readonly listing: Listing;
};

export type Area = {
  readonly north: Scalars['Float']['output'];
  readonly east: Scalars['Float']['output'];
  readonly south: Scalars['Float']['output'];
  readonly west: Scalars['Float']['output'];
};

export type AlertFrequency =
  | 'off'
  | 'instant'
  | 'daily'
  | 'weekly';

export type AlertsEnd =
  | 'stopped'
  | 'alreadyStopped'
  | 'invalid';

export type SearchCriteriaInput = {
  readonly beds?: InputMaybe<Scalars['Int']['input']>;
  readonly baths?: InputMaybe<Scalars['Int']['input']>;
  readonly location?: InputMaybe<Scalars['String']['input']>;
  readonly radius?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly maxTubeDistance?: InputMaybe<Scalars['Float']['input']>;
  readonly maxBusDistance?: InputMaybe<Scalars['Float']['input']>;
  readonly maxTrainDistance?: InputMaybe<Scalars['Float']['input']>;
  readonly maxCouncilTaxBand?: InputMaybe<CouncilTaxBand>;
};

export type UnderstoodCriteria = {
  readonly beds: Maybe<Scalars['Int']['output']>;
  readonly baths: Maybe<Scalars['Int']['output']>;
  readonly location: Maybe<Scalars['String']['output']>;
  readonly radius: Maybe<Scalars['Float']['output']>;
  readonly minPrice: Maybe<Scalars['Int']['output']>;
  readonly maxPrice: Maybe<Scalars['Int']['output']>;
  readonly maxTubeDistance: Maybe<Scalars['Float']['output']>;
  readonly maxBusDistance: Maybe<Scalars['Float']['output']>;
  readonly maxTrainDistance: Maybe<Scalars['Float']['output']>;
  readonly maxCouncilTaxBand: Maybe<CouncilTaxBand>;
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

export type WishesInput = {
  readonly places?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly notPlaces?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly areas?: InputMaybe<ReadonlyArray<ReadonlyArray<CornerInput>>>;
  readonly notPropertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  readonly features?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly notFeatures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly anyOf?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['String']['input']>>>;
  readonly must?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly ideally?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly commute?: InputMaybe<CommuteInput>;
};

export type CornerInput = {
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

export type CommuteInput = {
  readonly to: Scalars['String']['input'];
  readonly minutes: Scalars['Int']['input'];
};

export type Wishes = {
  readonly places: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly notPlaces: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly areas: Maybe<ReadonlyArray<ReadonlyArray<Corner>>>;
  readonly notPropertyTypes: Maybe<ReadonlyArray<PropertyType>>;
  readonly features: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly notFeatures: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly anyOf: Maybe<ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>>;
  readonly must: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly ideally: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly commute: Maybe<CommuteWish>;
};

export type Corner = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type CommuteWish = {
  readonly to: Scalars['String']['output'];
  readonly minutes: Scalars['Int']['output'];
};

export type ListingSort =
  | 'newest'
  | 'priceAscending'
  | 'priceDescending'
  | 'nearest';

export type AreaInput = {
  readonly north: Scalars['Float']['input'];
  readonly east: Scalars['Float']['input'];
  readonly south: Scalars['Float']['input'];
  readonly west: Scalars['Float']['input'];
};

export type ListingConnection = {
  readonly total: Scalars['Int']['output'];
  readonly edges: ReadonlyArray<ListingEdge>;
  readonly pageInfo: PageInfo;
  readonly facets: Maybe<ReadonlyArray<Facet>>;
  readonly relaxation: Maybe<Relaxation>;
  readonly didYouMean: Maybe<ReadonlyArray<PlaceSuggestion>>;
  readonly place: Maybe<Place>;
  readonly radius: Maybe<Scalars['Float']['output']>;
};

export type Facet = {
  readonly criterion: Scalars['String']['output'];
  readonly options: ReadonlyArray<FacetOption>;
};

export type FacetOption = {
  readonly value: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
};

export type Relaxation = {
  readonly criterion: Scalars['String']['output'];
  readonly value: Maybe<Scalars['String']['output']>;
  readonly total: Scalars['Int']['output'];
};

export type Place = {
  readonly name: Scalars['String']['output'];
  readonly kind: PlaceKind;
  readonly within: Maybe<Scalars['String']['output']>;
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type PlaceSuggestion = {
  readonly place: Place;
  readonly location: Scalars['String']['output'];
  readonly insteadOf: Maybe<Scalars['String']['output']>;
};

export type PlaceKind =
  | 'borough'
  | 'area'
  | 'outcode'
  | 'station'
  | 'town';

export type ListingsMap = {
  readonly total: Scalars['Int']['output'];
  readonly homes: ReadonlyArray<Listing>;
  readonly clusters: ReadonlyArray<MapCluster>;
};

export type MapCluster = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly total: Scalars['Int']['output'];
};

export type ListingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly miles: Maybe<Scalars['Float']['output']>;
  readonly wishes: ReadonlyArray<WishMet>;
  readonly commute: Maybe<Commute>;
  readonly node: Listing;
};

export type Commute = {
  readonly minutes: Scalars['Int']['output'];
  readonly rideMinutes: Scalars['Int']['output'];
  readonly summary: Scalars['String']['output'];
  readonly legs: ReadonlyArray<CommuteLeg>;
};

export type CommuteLeg = {
  readonly mode: CommuteMode;
  readonly line: Maybe<Scalars['String']['output']>;
  readonly from: Maybe<Scalars['String']['output']>;
  readonly to: Scalars['String']['output'];
  readonly minutes: Scalars['Int']['output'];
  readonly wait: Maybe<Scalars['Int']['output']>;
  readonly stops: Maybe<Scalars['Int']['output']>;
};

export type CommuteMode =
  | 'walk'
  | 'ride';

export type CommuteArea = {
  readonly to: CommuteDestination;
  readonly circles: ReadonlyArray<CommuteCircle>;
};

export type CommuteDestination = {
  readonly name: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type CommuteCircle = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly miles: Scalars['Float']['output'];
};

export type WishMet = {
  readonly wish: Scalars['String']['output'];
  readonly met: Met;
  readonly words: Maybe<Scalars['String']['output']>;
};

export type Met =
  | 'yes'
  | 'no'
  | 'notSaid';

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly endCursor: Maybe<Scalars['String']['output']>;
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
  readonly nearestStation: Maybe<Scalars['String']['output']>;
  readonly nearestStationMiles: Maybe<Scalars['Float']['output']>;
  readonly reducedFrom: Maybe<Scalars['Float']['output']>;
  readonly reducedAt: Maybe<Scalars['String']['output']>;
  readonly similar: Maybe<ReadonlyArray<Listing>>;
};


export type ListingSimilarArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type Image = {
  readonly url: Scalars['String']['output'];
  readonly srcset: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly alt: Scalars['String']['output'];
  readonly placeholder: Scalars['String']['output'];
};

export type Understanding = {
  readonly criteria: UnderstoodCriteria;
  readonly wishes: Maybe<Wishes>;
  readonly propertyTypes: ReadonlyArray<PropertyType>;
  readonly sort: Maybe<ListingSort>;
  readonly parts: ReadonlyArray<UnderstoodPart>;
  readonly listingType: Maybe<ListingType>;
  readonly unrecognised: ReadonlyArray<Scalars['String']['output']>;
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
};

export type UnderstoodPart = {
  readonly criterion: Scalars['String']['output'];
  readonly strength: Maybe<WishStrength>;
  readonly value: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly start: Scalars['Int']['output'];
  readonly end: Scalars['Int']['output'];
  readonly confidence: Confidence;
  readonly note: Maybe<Scalars['String']['output']>;
};

export type WishStrength =
  | 'must'
  | 'ideally';

export type Confidence =
  | 'certain'
  | 'likely'
  | 'guess';

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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SavedPropertyConnection: ResolverTypeWrapper<Omit<SavedPropertyConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SavedPropertyEdge']> }>;
  SavedPropertyEdge: ResolverTypeWrapper<Omit<SavedPropertyEdge, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  PropertyNote: ResolverTypeWrapper<PropertyNote>;
  PropertyNoteInput: PropertyNoteInput;
  SharedListKey: SharedListKey;
  SharedListSummary: ResolverTypeWrapper<SharedListSummary>;
  SharedList: ResolverTypeWrapper<Omit<SharedList, 'homes'> & { homes: ReadonlyArray<ResolversTypes['SharedListHome']> }>;
  SharedListHome: ResolverTypeWrapper<Omit<SharedListHome, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  SharedListNote: ResolverTypeWrapper<SharedListNote>;
  SharedListHomeVote: ResolverTypeWrapper<SharedListHomeVote>;
  SharedListVote: SharedListVote;
  MadeSharedList: ResolverTypeWrapper<Omit<MadeSharedList, 'list'> & { list: ResolversTypes['SharedList'] }>;
  SavedSearchInput: SavedSearchInput;
  SavedSearch: ResolverTypeWrapper<Omit<SavedSearch, 'criteria' | 'wishes'> & { criteria: ResolversTypes['UnderstoodCriteria'], wishes?: Maybe<ResolversTypes['Wishes']> }>;
  SavedSearchFeed: ResolverTypeWrapper<SavedSearchFeed>;
  MadeSavedSearchFeed: ResolverTypeWrapper<MadeSavedSearchFeed>;
  SearchFeedContent: ResolverTypeWrapper<Omit<SearchFeedContent, 'homes'> & { homes: ReadonlyArray<ResolversTypes['SearchFeedHome']> }>;
  SearchFeedHome: ResolverTypeWrapper<Omit<SearchFeedHome, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  Area: ResolverTypeWrapper<Area>;
  AlertFrequency: AlertFrequency;
  AlertsEnd: AlertsEnd;
  SearchCriteriaInput: SearchCriteriaInput;
  UnderstoodCriteria: ResolverTypeWrapper<UnderstoodCriteriaView>;
  CouncilTaxBand: CouncilTaxBand;
  WishesInput: WishesInput;
  CornerInput: CornerInput;
  CommuteInput: CommuteInput;
  Wishes: ResolverTypeWrapper<WishesView>;
  Corner: ResolverTypeWrapper<Corner>;
  CommuteWish: ResolverTypeWrapper<CommuteWish>;
  ListingSort: ListingSort;
  AreaInput: AreaInput;
  ListingConnection: ResolverTypeWrapper<ListingConnectionView>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetOption: ResolverTypeWrapper<FacetOption>;
  Relaxation: ResolverTypeWrapper<Relaxation>;
  Place: ResolverTypeWrapper<Place>;
  PlaceSuggestion: ResolverTypeWrapper<PlaceSuggestion>;
  PlaceKind: PlaceKind;
  ListingsMap: ResolverTypeWrapper<Omit<ListingsMap, 'homes'> & { homes: ReadonlyArray<ResolversTypes['Listing']> }>;
  MapCluster: ResolverTypeWrapper<MapCluster>;
  ListingEdge: ResolverTypeWrapper<Omit<ListingEdge, 'node'> & { node: ResolversTypes['Listing'] }>;
  Commute: ResolverTypeWrapper<Commute>;
  CommuteLeg: ResolverTypeWrapper<CommuteLeg>;
  CommuteMode: CommuteMode;
  CommuteArea: ResolverTypeWrapper<CommuteArea>;
  CommuteDestination: ResolverTypeWrapper<CommuteDestination>;
  CommuteCircle: ResolverTypeWrapper<CommuteCircle>;
  WishMet: ResolverTypeWrapper<WishMet>;
  Met: Met;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Listing: ResolverTypeWrapper<ListingView>;
  Image: ResolverTypeWrapper<Image>;
  Understanding: ResolverTypeWrapper<Omit<Understanding, 'criteria' | 'wishes'> & { criteria: ResolversTypes['UnderstoodCriteria'], wishes?: Maybe<ResolversTypes['Wishes']> }>;
  UnderstoodPart: ResolverTypeWrapper<UnderstoodPart>;
  WishStrength: WishStrength;
  Confidence: Confidence;
  ListingType: ListingType;
  ListingStatus: ListingStatus;
  PropertyType: PropertyType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  SavedPropertyConnection: Omit<SavedPropertyConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SavedPropertyEdge']> };
  SavedPropertyEdge: Omit<SavedPropertyEdge, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  PropertyNote: PropertyNote;
  PropertyNoteInput: PropertyNoteInput;
  SharedListKey: SharedListKey;
  SharedListSummary: SharedListSummary;
  SharedList: Omit<SharedList, 'homes'> & { homes: ReadonlyArray<ResolversParentTypes['SharedListHome']> };
  SharedListHome: Omit<SharedListHome, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  SharedListNote: SharedListNote;
  SharedListHomeVote: SharedListHomeVote;
  MadeSharedList: Omit<MadeSharedList, 'list'> & { list: ResolversParentTypes['SharedList'] };
  SavedSearchInput: SavedSearchInput;
  SavedSearch: Omit<SavedSearch, 'criteria' | 'wishes'> & { criteria: ResolversParentTypes['UnderstoodCriteria'], wishes?: Maybe<ResolversParentTypes['Wishes']> };
  SavedSearchFeed: SavedSearchFeed;
  MadeSavedSearchFeed: MadeSavedSearchFeed;
  SearchFeedContent: Omit<SearchFeedContent, 'homes'> & { homes: ReadonlyArray<ResolversParentTypes['SearchFeedHome']> };
  SearchFeedHome: Omit<SearchFeedHome, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  Area: Area;
  SearchCriteriaInput: SearchCriteriaInput;
  UnderstoodCriteria: UnderstoodCriteriaView;
  WishesInput: WishesInput;
  CornerInput: CornerInput;
  CommuteInput: CommuteInput;
  Wishes: WishesView;
  Corner: Corner;
  CommuteWish: CommuteWish;
  AreaInput: AreaInput;
  ListingConnection: ListingConnectionView;
  Facet: Facet;
  FacetOption: FacetOption;
  Relaxation: Relaxation;
  Place: Place;
  PlaceSuggestion: PlaceSuggestion;
  ListingsMap: Omit<ListingsMap, 'homes'> & { homes: ReadonlyArray<ResolversParentTypes['Listing']> };
  MapCluster: MapCluster;
  ListingEdge: Omit<ListingEdge, 'node'> & { node: ResolversParentTypes['Listing'] };
  Commute: Commute;
  CommuteLeg: CommuteLeg;
  CommuteArea: CommuteArea;
  CommuteDestination: CommuteDestination;
  CommuteCircle: CommuteCircle;
  WishMet: WishMet;
  PageInfo: PageInfo;
  Listing: ListingView;
  Image: Image;
  Understanding: Omit<Understanding, 'criteria' | 'wishes'> & { criteria: ResolversParentTypes['UnderstoodCriteria'], wishes?: Maybe<ResolversParentTypes['Wishes']> };
  UnderstoodPart: UnderstoodPart;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  searchListings?: Resolver<Maybe<ResolversTypes['ListingConnection']>, ParentType, ContextType, RequireFields<QuerySearchListingsArgs, 'listingType' | 'offMarket' | 'sort' | 'first'>>;
  listingsMap?: Resolver<Maybe<ResolversTypes['ListingsMap']>, ParentType, ContextType, RequireFields<QueryListingsMapArgs, 'listingType' | 'within' | 'offMarket' | 'zoom'>>;
  listingsByIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Listing']>>, ParentType, ContextType, RequireFields<QueryListingsByIdsArgs, 'ids'>>;
  suggestPlaces?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlaceSuggestion']>>, ParentType, ContextType, RequireFields<QuerySuggestPlacesArgs, 'text' | 'first'>>;
  commuteArea?: Resolver<Maybe<ResolversTypes['CommuteArea']>, ParentType, ContextType, RequireFields<QueryCommuteAreaArgs, 'to' | 'minutes'>>;
  featuredListings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Listing']>>, ParentType, ContextType, RequireFields<QueryFeaturedListingsArgs, 'first'>>;
  understand?: Resolver<Maybe<ResolversTypes['Understanding']>, ParentType, ContextType, RequireFields<QueryUnderstandArgs, 'text' | 'listingType'>>;
  savedProperties?: Resolver<Maybe<ResolversTypes['SavedPropertyConnection']>, ParentType, ContextType, RequireFields<QuerySavedPropertiesArgs, 'first'>>;
  savedPropertyIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  hiddenPropertyIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  propertyNotes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PropertyNote']>>, ParentType, ContextType, RequireFields<QueryPropertyNotesArgs, 'ids'>>;
  sharedLists?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SharedListSummary']>>, ParentType, ContextType>;
  sharedList?: Resolver<Maybe<ResolversTypes['SharedList']>, ParentType, ContextType, RequireFields<QuerySharedListArgs, 'list'>>;
  savedSearches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SavedSearch']>>, ParentType, ContextType>;
  exportMySavedData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedSearchFeed?: Resolver<Maybe<ResolversTypes['SavedSearchFeed']>, ParentType, ContextType, RequireFields<QuerySavedSearchFeedArgs, 'id'>>;
  searchFeedContent?: Resolver<Maybe<ResolversTypes['SearchFeedContent']>, ParentType, ContextType, RequireFields<QuerySearchFeedContentArgs, 'token'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveProperty?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationSavePropertyArgs, 'id'>>;
  unsaveProperty?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationUnsavePropertyArgs, 'id'>>;
  mergeSavedProperties?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationMergeSavedPropertiesArgs, 'ids'>>;
  hideProperty?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationHidePropertyArgs, 'id'>>;
  unhideProperty?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationUnhidePropertyArgs, 'id'>>;
  mergeHiddenProperties?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationMergeHiddenPropertiesArgs, 'ids'>>;
  writePropertyNote?: Resolver<Maybe<ResolversTypes['PropertyNote']>, ParentType, ContextType, RequireFields<MutationWritePropertyNoteArgs, 'id' | 'text'>>;
  mergePropertyNotes?: Resolver<ReadonlyArray<ResolversTypes['PropertyNote']>, ParentType, ContextType, RequireFields<MutationMergePropertyNotesArgs, 'notes'>>;
  createSharedList?: Resolver<ResolversTypes['MadeSharedList'], ParentType, ContextType, RequireFields<MutationCreateSharedListArgs, 'name'>>;
  renameSharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationRenameSharedListArgs, 'id' | 'name'>>;
  renewSharedListLink?: Resolver<ResolversTypes['MadeSharedList'], ParentType, ContextType, RequireFields<MutationRenewSharedListLinkArgs, 'id'>>;
  endSharedListLink?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationEndSharedListLinkArgs, 'id'>>;
  deleteSharedList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSharedListArgs, 'id'>>;
  addToSharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationAddToSharedListArgs, 'list' | 'listingId' | 'name'>>;
  removeFromSharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationRemoveFromSharedListArgs, 'list' | 'listingId'>>;
  writeInSharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationWriteInSharedListArgs, 'list' | 'listingId' | 'text' | 'name'>>;
  removeSharedListNote?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationRemoveSharedListNoteArgs, 'list' | 'noteId'>>;
  voteInSharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType, RequireFields<MutationVoteInSharedListArgs, 'list' | 'listingId' | 'name'>>;
  createSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationCreateSavedSearchArgs, 'input'>>;
  renameSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationRenameSavedSearchArgs, 'id' | 'name'>>;
  changeAlertFrequency?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationChangeAlertFrequencyArgs, 'id' | 'frequency'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'id'>>;
  renewSavedSearchFeed?: Resolver<ResolversTypes['MadeSavedSearchFeed'], ParentType, ContextType, RequireFields<MutationRenewSavedSearchFeedArgs, 'id'>>;
  endSavedSearchFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSavedSearchFeedArgs, 'id'>>;
  stopSavedSearchAlerts?: Resolver<ResolversTypes['AlertsEnd'], ParentType, ContextType, RequireFields<MutationStopSavedSearchAlertsArgs, 'token'>>;
  sendDueAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSendDueAlertsArgs, 'frequency'>>;
};

export type SavedPropertyConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedPropertyConnection'] = ResolversParentTypes['SavedPropertyConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SavedPropertyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SavedPropertyEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedPropertyEdge'] = ResolversParentTypes['SavedPropertyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
};

export type PropertyNoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['PropertyNote'] = ResolversParentTypes['PropertyNote']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedListSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedListSummary'] = ResolversParentTypes['SharedListSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedListResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedList'] = ResolversParentTypes['SharedList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homes?: Resolver<ReadonlyArray<ResolversTypes['SharedListHome']>, ParentType, ContextType>;
};

export type SharedListHomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedListHome'] = ResolversParentTypes['SharedListHome']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['SharedListNote']>, ParentType, ContextType>;
  votes?: Resolver<ReadonlyArray<ResolversTypes['SharedListHomeVote']>, ParentType, ContextType>;
};

export type SharedListNoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedListNote'] = ResolversParentTypes['SharedListNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedListHomeVoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['SharedListHomeVote'] = ResolversParentTypes['SharedListHomeVote']> = {
  vote?: Resolver<ResolversTypes['SharedListVote'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeSharedListResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeSharedList'] = ResolversParentTypes['MadeSharedList']> = {
  list?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingType?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  criteria?: Resolver<ResolversTypes['UnderstoodCriteria'], ParentType, ContextType>;
  propertyTypes?: Resolver<ReadonlyArray<ResolversTypes['PropertyType']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>;
  wishes?: Resolver<Maybe<ResolversTypes['Wishes']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alertFrequency?: Resolver<ResolversTypes['AlertFrequency'], ParentType, ContextType>;
};

export type SavedSearchFeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedSearchFeed'] = ResolversParentTypes['SavedSearchFeed']> = {
  madeAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeSavedSearchFeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeSavedSearchFeed'] = ResolversParentTypes['MadeSavedSearchFeed']> = {
  feed?: Resolver<ResolversTypes['SavedSearchFeed'], ParentType, ContextType>;
  atomPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jsonPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchFeedContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchFeedContent'] = ResolversParentTypes['SearchFeedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultsPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homes?: Resolver<ReadonlyArray<ResolversTypes['SearchFeedHome']>, ParentType, ContextType>;
};

export type SearchFeedHomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchFeedHome'] = ResolversParentTypes['SearchFeedHome']> = {
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
};

export type AreaResolvers<ContextType = any, ParentType extends ResolversParentTypes['Area'] = ResolversParentTypes['Area']> = {
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UnderstoodCriteriaResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnderstoodCriteria'] = ResolversParentTypes['UnderstoodCriteria']> = {
  beds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  baths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxTubeDistance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxBusDistance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxTrainDistance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxCouncilTaxBand?: Resolver<Maybe<ResolversTypes['CouncilTaxBand']>, ParentType, ContextType>;
};

export type WishesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Wishes'] = ResolversParentTypes['Wishes']> = {
  places?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  notPlaces?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  areas?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['Corner']>>>, ParentType, ContextType>;
  notPropertyTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PropertyType']>>, ParentType, ContextType>;
  features?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  notFeatures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  anyOf?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>>, ParentType, ContextType>;
  must?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  ideally?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  commute?: Resolver<Maybe<ResolversTypes['CommuteWish']>, ParentType, ContextType>;
};

export type CornerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Corner'] = ResolversParentTypes['Corner']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CommuteWishResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommuteWish'] = ResolversParentTypes['CommuteWish']> = {
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingConnection'] = ResolversParentTypes['ListingConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ListingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Facet']>>, ParentType, ContextType>;
  relaxation?: Resolver<Maybe<ResolversTypes['Relaxation']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlaceSuggestion']>>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = any, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FacetOption']>, ParentType, ContextType>;
};

export type FacetOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FacetOption'] = ResolversParentTypes['FacetOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelaxationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Relaxation'] = ResolversParentTypes['Relaxation']> = {
  criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlaceKind'], ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlaceSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlaceSuggestion'] = ResolversParentTypes['PlaceSuggestion']> = {
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insteadOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingsMapResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingsMap'] = ResolversParentTypes['ListingsMap']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homes?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
  clusters?: Resolver<ReadonlyArray<ResolversTypes['MapCluster']>, ParentType, ContextType>;
};

export type MapClusterResolvers<ContextType = any, ParentType extends ResolversParentTypes['MapCluster'] = ResolversParentTypes['MapCluster']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingEdge'] = ResolversParentTypes['ListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  miles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  wishes?: Resolver<ReadonlyArray<ResolversTypes['WishMet']>, ParentType, ContextType>;
  commute?: Resolver<Maybe<ResolversTypes['Commute']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
};

export type CommuteResolvers<ContextType = any, ParentType extends ResolversParentTypes['Commute'] = ResolversParentTypes['Commute']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rideMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legs?: Resolver<ReadonlyArray<ResolversTypes['CommuteLeg']>, ParentType, ContextType>;
};

export type CommuteLegResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommuteLeg'] = ResolversParentTypes['CommuteLeg']> = {
  mode?: Resolver<ResolversTypes['CommuteMode'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wait?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stops?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CommuteAreaResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommuteArea'] = ResolversParentTypes['CommuteArea']> = {
  to?: Resolver<ResolversTypes['CommuteDestination'], ParentType, ContextType>;
  circles?: Resolver<ReadonlyArray<ResolversTypes['CommuteCircle']>, ParentType, ContextType>;
};

export type CommuteDestinationResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommuteDestination'] = ResolversParentTypes['CommuteDestination']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CommuteCircleResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommuteCircle'] = ResolversParentTypes['CommuteCircle']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  miles?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WishMetResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishMet'] = ResolversParentTypes['WishMet']> = {
  wish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Met'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  nearestStation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearestStationMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reducedFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reducedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similar?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Listing']>>, ParentType, ContextType, RequireFields<ListingSimilarArgs, 'first'>>;
};

export type ImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnderstandingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Understanding'] = ResolversParentTypes['Understanding']> = {
  criteria?: Resolver<ResolversTypes['UnderstoodCriteria'], ParentType, ContextType>;
  wishes?: Resolver<Maybe<ResolversTypes['Wishes']>, ParentType, ContextType>;
  propertyTypes?: Resolver<ReadonlyArray<ResolversTypes['PropertyType']>, ParentType, ContextType>;
  sort?: Resolver<Maybe<ResolversTypes['ListingSort']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['UnderstoodPart']>, ParentType, ContextType>;
  listingType?: Resolver<Maybe<ResolversTypes['ListingType']>, ParentType, ContextType>;
  unrecognised?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnderstoodPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnderstoodPart'] = ResolversParentTypes['UnderstoodPart']> = {
  criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strength?: Resolver<Maybe<ResolversTypes['WishStrength']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SavedPropertyConnection?: SavedPropertyConnectionResolvers<ContextType>;
  SavedPropertyEdge?: SavedPropertyEdgeResolvers<ContextType>;
  PropertyNote?: PropertyNoteResolvers<ContextType>;
  SharedListSummary?: SharedListSummaryResolvers<ContextType>;
  SharedList?: SharedListResolvers<ContextType>;
  SharedListHome?: SharedListHomeResolvers<ContextType>;
  SharedListNote?: SharedListNoteResolvers<ContextType>;
  SharedListHomeVote?: SharedListHomeVoteResolvers<ContextType>;
  MadeSharedList?: MadeSharedListResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchFeed?: SavedSearchFeedResolvers<ContextType>;
  MadeSavedSearchFeed?: MadeSavedSearchFeedResolvers<ContextType>;
  SearchFeedContent?: SearchFeedContentResolvers<ContextType>;
  SearchFeedHome?: SearchFeedHomeResolvers<ContextType>;
  Area?: AreaResolvers<ContextType>;
  UnderstoodCriteria?: UnderstoodCriteriaResolvers<ContextType>;
  Wishes?: WishesResolvers<ContextType>;
  Corner?: CornerResolvers<ContextType>;
  CommuteWish?: CommuteWishResolvers<ContextType>;
  ListingConnection?: ListingConnectionResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetOption?: FacetOptionResolvers<ContextType>;
  Relaxation?: RelaxationResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceSuggestion?: PlaceSuggestionResolvers<ContextType>;
  ListingsMap?: ListingsMapResolvers<ContextType>;
  MapCluster?: MapClusterResolvers<ContextType>;
  ListingEdge?: ListingEdgeResolvers<ContextType>;
  Commute?: CommuteResolvers<ContextType>;
  CommuteLeg?: CommuteLegResolvers<ContextType>;
  CommuteArea?: CommuteAreaResolvers<ContextType>;
  CommuteDestination?: CommuteDestinationResolvers<ContextType>;
  CommuteCircle?: CommuteCircleResolvers<ContextType>;
  WishMet?: WishMetResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Understanding?: UnderstandingResolvers<ContextType>;
  UnderstoodPart?: UnderstoodPartResolvers<ContextType>;
};

