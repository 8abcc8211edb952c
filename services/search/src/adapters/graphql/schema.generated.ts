import type { GraphQLResolveInfo } from 'graphql';
import type { ListingView, UnderstoodCriteriaView } from './search.resolver.js';
import type { ListingConnectionView } from './connection.resolver.js';
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
  readonly featuredListings: Maybe<ReadonlyArray<Listing>>;
  readonly understand: Maybe<Understanding>;
  readonly savedProperties: Maybe<SavedPropertyConnection>;
  readonly savedPropertyIds: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly savedSearches: Maybe<ReadonlyArray<SavedSearch>>;
  readonly exportMySavedData: Maybe<Scalars['String']['output']>;
};


export type QuerySearchListingsArgs = {
  listingType: ListingType;
  criteria?: InputMaybe<SearchCriteriaInput>;
  propertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  within?: InputMaybe<AreaInput>;
  offMarket?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ListingSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListingsMapArgs = {
  listingType: ListingType;
  criteria?: InputMaybe<SearchCriteriaInput>;
  propertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  within: AreaInput;
  offMarket?: InputMaybe<Scalars['Boolean']['input']>;
  zoom: Scalars['Float']['input'];
};


export type QueryListingsByIdsArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


export type QuerySuggestPlacesArgs = {
  text: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
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

export type Mutation = {
  readonly saveProperty: ReadonlyArray<Scalars['Int']['output']>;
  readonly unsaveProperty: ReadonlyArray<Scalars['Int']['output']>;
  readonly mergeSavedProperties: ReadonlyArray<Scalars['Int']['output']>;
  readonly createSavedSearch: SavedSearch;
  readonly renameSavedSearch: SavedSearch;
  readonly changeAlertFrequency: SavedSearch;
  readonly deleteSavedSearch: Scalars['Boolean']['output'];
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

export type SavedSearchInput = {
  readonly name: Scalars['String']['input'];
  readonly listingType: ListingType;
  readonly criteria?: InputMaybe<SearchCriteriaInput>;
  readonly propertyTypes?: InputMaybe<ReadonlyArray<PropertyType>>;
  readonly within?: InputMaybe<AreaInput>;
  readonly alertFrequency?: InputMaybe<AlertFrequency>;
};

export type SavedSearch = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly listingType: ListingType;
  readonly criteria: UnderstoodCriteria;
  readonly propertyTypes: ReadonlyArray<PropertyType>;
  readonly area: Maybe<Area>;
  readonly dateCreated: Scalars['String']['output'];
  readonly alertFrequency: AlertFrequency;
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
  readonly node: Listing;
};

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
  readonly parts: ReadonlyArray<UnderstoodPart>;
  readonly listingType: Maybe<ListingType>;
  readonly unrecognised: ReadonlyArray<Scalars['String']['output']>;
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
};

export type UnderstoodPart = {
  readonly criterion: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly start: Scalars['Int']['output'];
  readonly end: Scalars['Int']['output'];
  readonly confidence: Confidence;
  readonly note: Maybe<Scalars['String']['output']>;
};

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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  SavedPropertyConnection: ResolverTypeWrapper<Omit<SavedPropertyConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SavedPropertyEdge']> }>;
  SavedPropertyEdge: ResolverTypeWrapper<Omit<SavedPropertyEdge, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  SavedSearchInput: SavedSearchInput;
  SavedSearch: ResolverTypeWrapper<Omit<SavedSearch, 'criteria'> & { criteria: ResolversTypes['UnderstoodCriteria'] }>;
  Area: ResolverTypeWrapper<Area>;
  AlertFrequency: AlertFrequency;
  AlertsEnd: AlertsEnd;
  SearchCriteriaInput: SearchCriteriaInput;
  UnderstoodCriteria: ResolverTypeWrapper<UnderstoodCriteriaView>;
  CouncilTaxBand: CouncilTaxBand;
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
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Listing: ResolverTypeWrapper<ListingView>;
  Image: ResolverTypeWrapper<Image>;
  Understanding: ResolverTypeWrapper<Omit<Understanding, 'criteria'> & { criteria: ResolversTypes['UnderstoodCriteria'] }>;
  UnderstoodPart: ResolverTypeWrapper<UnderstoodPart>;
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
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  SavedPropertyConnection: Omit<SavedPropertyConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SavedPropertyEdge']> };
  SavedPropertyEdge: Omit<SavedPropertyEdge, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  SavedSearchInput: SavedSearchInput;
  SavedSearch: Omit<SavedSearch, 'criteria'> & { criteria: ResolversParentTypes['UnderstoodCriteria'] };
  Area: Area;
  SearchCriteriaInput: SearchCriteriaInput;
  UnderstoodCriteria: UnderstoodCriteriaView;
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
  PageInfo: PageInfo;
  Listing: ListingView;
  Image: Image;
  Understanding: Omit<Understanding, 'criteria'> & { criteria: ResolversParentTypes['UnderstoodCriteria'] };
  UnderstoodPart: UnderstoodPart;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  searchListings?: Resolver<Maybe<ResolversTypes['ListingConnection']>, ParentType, ContextType, RequireFields<QuerySearchListingsArgs, 'listingType' | 'offMarket' | 'sort' | 'first'>>;
  listingsMap?: Resolver<Maybe<ResolversTypes['ListingsMap']>, ParentType, ContextType, RequireFields<QueryListingsMapArgs, 'listingType' | 'within' | 'offMarket' | 'zoom'>>;
  listingsByIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Listing']>>, ParentType, ContextType, RequireFields<QueryListingsByIdsArgs, 'ids'>>;
  suggestPlaces?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlaceSuggestion']>>, ParentType, ContextType, RequireFields<QuerySuggestPlacesArgs, 'text' | 'first'>>;
  featuredListings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Listing']>>, ParentType, ContextType, RequireFields<QueryFeaturedListingsArgs, 'first'>>;
  understand?: Resolver<Maybe<ResolversTypes['Understanding']>, ParentType, ContextType, RequireFields<QueryUnderstandArgs, 'text' | 'listingType'>>;
  savedProperties?: Resolver<Maybe<ResolversTypes['SavedPropertyConnection']>, ParentType, ContextType, RequireFields<QuerySavedPropertiesArgs, 'first'>>;
  savedPropertyIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  savedSearches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SavedSearch']>>, ParentType, ContextType>;
  exportMySavedData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveProperty?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationSavePropertyArgs, 'id'>>;
  unsaveProperty?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationUnsavePropertyArgs, 'id'>>;
  mergeSavedProperties?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationMergeSavedPropertiesArgs, 'ids'>>;
  createSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationCreateSavedSearchArgs, 'input'>>;
  renameSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationRenameSavedSearchArgs, 'id' | 'name'>>;
  changeAlertFrequency?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationChangeAlertFrequencyArgs, 'id' | 'frequency'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'id'>>;
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

export type SavedSearchResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingType?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  criteria?: Resolver<ResolversTypes['UnderstoodCriteria'], ParentType, ContextType>;
  propertyTypes?: Resolver<ReadonlyArray<ResolversTypes['PropertyType']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['Area']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alertFrequency?: Resolver<ResolversTypes['AlertFrequency'], ParentType, ContextType>;
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
  node?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
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
  parts?: Resolver<ReadonlyArray<ResolversTypes['UnderstoodPart']>, ParentType, ContextType>;
  listingType?: Resolver<Maybe<ResolversTypes['ListingType']>, ParentType, ContextType>;
  unrecognised?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnderstoodPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnderstoodPart'] = ResolversParentTypes['UnderstoodPart']> = {
  criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  SavedSearch?: SavedSearchResolvers<ContextType>;
  Area?: AreaResolvers<ContextType>;
  UnderstoodCriteria?: UnderstoodCriteriaResolvers<ContextType>;
  ListingConnection?: ListingConnectionResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetOption?: FacetOptionResolvers<ContextType>;
  Relaxation?: RelaxationResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceSuggestion?: PlaceSuggestionResolvers<ContextType>;
  ListingsMap?: ListingsMapResolvers<ContextType>;
  MapCluster?: MapClusterResolvers<ContextType>;
  ListingEdge?: ListingEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Understanding?: UnderstandingResolvers<ContextType>;
  UnderstoodPart?: UnderstoodPartResolvers<ContextType>;
};

