import type { GraphQLResolveInfo } from 'graphql';
import type { WebhookView } from './webhook.resolver.js';
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
  readonly apiKeys: Maybe<ReadonlyArray<ApiKey>>;
  readonly keyHolder: Maybe<KeyHolder>;
  readonly streamAfter: Maybe<StreamPage>;
  readonly homesAt: Maybe<StreamPage>;
  readonly webhooks: Maybe<ReadonlyArray<Webhook>>;
  readonly webhook: Maybe<Webhook>;
  readonly webhookDeliveries: Maybe<WebhookDeliveryPage>;
  readonly tracedDeliveries: Maybe<ReadonlyArray<TracedDelivery>>;
};


export type QueryApiKeysArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


export type QueryKeyHolderArgs = {
  secret: Scalars['String']['input'];
};


export type QueryStreamAfterArgs = {
  position: Scalars['Float']['input'];
  first: Scalars['Int']['input'];
};


export type QueryHomesAtArgs = {
  at: Scalars['Float']['input'];
  after: Scalars['Float']['input'];
  first: Scalars['Int']['input'];
};


export type QueryWebhooksArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  failing?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookDeliveriesArgs = {
  webhook: Scalars['ID']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTracedDeliveriesArgs = {
  reference: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  readonly createApiKey: CreatedApiKey;
  readonly rotateApiKey: CreatedApiKey;
  readonly revokeApiKey: ApiKey;
  readonly createWebhook: CreatedWebhook;
  readonly updateWebhook: Webhook;
  readonly deleteWebhook: Scalars['Boolean']['output'];
  readonly rotateWebhookSecret: CreatedWebhook;
  readonly sendTestEvent: WebhookDelivery;
  readonly redeliver: Redelivery;
};


export type MutationCreateApiKeyArgs = {
  input: ApiKeyInput;
};


export type MutationRotateApiKeyArgs = {
  id: Scalars['ID']['input'];
  overlapHours?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookChange;
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  overlapHours?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSendTestEventArgs = {
  webhook: Scalars['ID']['input'];
};


export type MutationRedeliverArgs = {
  webhook: Scalars['ID']['input'];
  delivery?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ApiKeyInput = {
  readonly name: Scalars['String']['input'];
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
  readonly agency?: InputMaybe<Scalars['String']['input']>;
  readonly expiresAt?: InputMaybe<Scalars['String']['input']>;
};

export type CreatedApiKey = {
  readonly apiKey: ApiKey;
  readonly secret: Scalars['String']['output'];
};

export type ApiKey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly prefix: Scalars['String']['output'];
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  readonly agencyId: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly expiresAt: Maybe<Scalars['String']['output']>;
  readonly revokedAt: Maybe<Scalars['String']['output']>;
  readonly lastUsedAt: Maybe<Scalars['String']['output']>;
  readonly previousUntil: Maybe<Scalars['String']['output']>;
};

export type KeyHolder = {
  readonly keyId: Scalars['ID']['output'];
  readonly agencyId: Maybe<Scalars['ID']['output']>;
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

export type StreamPage = {
  readonly first: Scalars['Float']['output'];
  readonly last: Scalars['Float']['output'];
  readonly entries: ReadonlyArray<StreamEntry>;
};

export type StreamEntry = {
  readonly position: Scalars['Float']['output'];
  readonly type: Scalars['String']['output'];
  readonly event: Scalars['String']['output'];
  readonly onlyFor: Maybe<Scalars['ID']['output']>;
  readonly agencies: ReadonlyArray<Scalars['ID']['output']>;
  readonly places: ReadonlyArray<StreamPlace>;
};

export type StreamPlace = {
  readonly outcode: Maybe<Scalars['String']['output']>;
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
};

export type WebhookInput = {
  readonly url: Scalars['String']['input'];
  readonly eventTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly filter?: InputMaybe<WebhookFilterInput>;
  readonly ordered?: InputMaybe<Scalars['Boolean']['input']>;
  readonly agency?: InputMaybe<Scalars['String']['input']>;
};

export type WebhookFilterInput = {
  readonly agency?: InputMaybe<Scalars['String']['input']>;
  readonly outcodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly box?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
};

export type WebhookChange = {
  readonly url?: InputMaybe<Scalars['String']['input']>;
  readonly eventTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly filter?: InputMaybe<WebhookFilterInput>;
  readonly ordered?: InputMaybe<Scalars['Boolean']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreatedWebhook = {
  readonly webhook: Webhook;
  readonly secret: Scalars['String']['output'];
};

export type Webhook = {
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly eventTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly filter: Maybe<WebhookFilter>;
  readonly ordered: Scalars['Boolean']['output'];
  readonly agencyId: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly disabledAt: Maybe<Scalars['String']['output']>;
  readonly disabledReason: Maybe<Scalars['String']['output']>;
  readonly previousSecretUntil: Maybe<Scalars['String']['output']>;
  readonly delivered: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly waiting: Scalars['Int']['output'];
  readonly lastDeliveredAt: Maybe<Scalars['String']['output']>;
  readonly lastFailure: Maybe<Scalars['String']['output']>;
};

export type WebhookFilter = {
  readonly agency: Maybe<Scalars['String']['output']>;
  readonly outcodes: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly box: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
};

export type WebhookDeliveryState =
  | 'waiting'
  | 'delivered'
  | 'failed';

export type WebhookDelivery = {
  readonly id: Scalars['ID']['output'];
  readonly eventId: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly state: WebhookDeliveryState;
  readonly createdAt: Scalars['String']['output'];
  readonly nextAttemptAt: Maybe<Scalars['String']['output']>;
  readonly request: Scalars['String']['output'];
  readonly attempts: ReadonlyArray<WebhookAttempt>;
  readonly correlation: Maybe<Scalars['String']['output']>;
};

export type TracedDelivery = {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
};

export type WebhookAttempt = {
  readonly at: Scalars['String']['output'];
  readonly durationMs: Scalars['Int']['output'];
  readonly status: Maybe<Scalars['Int']['output']>;
  readonly error: Maybe<Scalars['String']['output']>;
  readonly answer: Maybe<Scalars['String']['output']>;
};

export type WebhookDeliveryPage = {
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
  readonly next: Maybe<Scalars['String']['output']>;
};

export type Redelivery = {
  readonly count: Scalars['Int']['output'];
};



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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ApiKeyInput: ApiKeyInput;
  CreatedApiKey: ResolverTypeWrapper<CreatedApiKey>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  KeyHolder: ResolverTypeWrapper<KeyHolder>;
  StreamPage: ResolverTypeWrapper<StreamPage>;
  StreamEntry: ResolverTypeWrapper<StreamEntry>;
  StreamPlace: ResolverTypeWrapper<StreamPlace>;
  WebhookInput: WebhookInput;
  WebhookFilterInput: WebhookFilterInput;
  WebhookChange: WebhookChange;
  CreatedWebhook: ResolverTypeWrapper<Omit<CreatedWebhook, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  Webhook: ResolverTypeWrapper<WebhookView>;
  WebhookFilter: ResolverTypeWrapper<WebhookFilter>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  TracedDelivery: ResolverTypeWrapper<Omit<TracedDelivery, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryPage>;
  Redelivery: ResolverTypeWrapper<Redelivery>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  ApiKeyInput: ApiKeyInput;
  CreatedApiKey: CreatedApiKey;
  ApiKey: ApiKey;
  KeyHolder: KeyHolder;
  StreamPage: StreamPage;
  StreamEntry: StreamEntry;
  StreamPlace: StreamPlace;
  WebhookInput: WebhookInput;
  WebhookFilterInput: WebhookFilterInput;
  WebhookChange: WebhookChange;
  CreatedWebhook: Omit<CreatedWebhook, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  Webhook: WebhookView;
  WebhookFilter: WebhookFilter;
  WebhookDelivery: WebhookDelivery;
  TracedDelivery: Omit<TracedDelivery, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WebhookAttempt: WebhookAttempt;
  WebhookDeliveryPage: WebhookDeliveryPage;
  Redelivery: Redelivery;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApiKey']>>, ParentType, ContextType, Partial<QueryApiKeysArgs>>;
  keyHolder?: Resolver<Maybe<ResolversTypes['KeyHolder']>, ParentType, ContextType, RequireFields<QueryKeyHolderArgs, 'secret'>>;
  streamAfter?: Resolver<Maybe<ResolversTypes['StreamPage']>, ParentType, ContextType, RequireFields<QueryStreamAfterArgs, 'position' | 'first'>>;
  homesAt?: Resolver<Maybe<ResolversTypes['StreamPage']>, ParentType, ContextType, RequireFields<QueryHomesAtArgs, 'at' | 'after' | 'first'>>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'failing' | 'first'>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryPage']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhook' | 'first'>>;
  tracedDeliveries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TracedDelivery']>>, ParentType, ContextType, RequireFields<QueryTracedDeliveriesArgs, 'reference' | 'first'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  rotateApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationRotateApiKeyArgs, 'id' | 'overlapHours'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  createWebhook?: Resolver<ResolversTypes['CreatedWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['CreatedWebhook'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id' | 'overlapHours'>>;
  sendTestEvent?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationSendTestEventArgs, 'webhook'>>;
  redeliver?: Resolver<ResolversTypes['Redelivery'], ParentType, ContextType, RequireFields<MutationRedeliverArgs, 'webhook' | 'all'>>;
};

export type CreatedApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyHolderResolvers<ContextType = any, ParentType extends ResolversParentTypes['KeyHolder'] = ResolversParentTypes['KeyHolder']> = {
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StreamPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['StreamPage'] = ResolversParentTypes['StreamPage']> = {
  first?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['StreamEntry']>, ParentType, ContextType>;
};

export type StreamEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['StreamEntry'] = ResolversParentTypes['StreamEntry']> = {
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyFor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  agencies?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['StreamPlace']>, ParentType, ContextType>;
};

export type StreamPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['StreamPlace'] = ResolversParentTypes['StreamPlace']> = {
  outcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CreatedWebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatedWebhook'] = ResolversParentTypes['CreatedWebhook']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['WebhookFilter']>, ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookFilter'] = ResolversParentTypes['WebhookFilter']> = {
  agency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  box?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TracedDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['TracedDelivery'] = ResolversParentTypes['TracedDelivery']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RedeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Redelivery'] = ResolversParentTypes['Redelivery']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  KeyHolder?: KeyHolderResolvers<ContextType>;
  StreamPage?: StreamPageResolvers<ContextType>;
  StreamEntry?: StreamEntryResolvers<ContextType>;
  StreamPlace?: StreamPlaceResolvers<ContextType>;
  CreatedWebhook?: CreatedWebhookResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookFilter?: WebhookFilterResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  TracedDelivery?: TracedDeliveryResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  Redelivery?: RedeliveryResolvers<ContextType>;
};

