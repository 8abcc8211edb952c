import type { GraphQLResolveInfo } from 'graphql';
import type { ViewingView } from './viewing.view.js';
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
  readonly viewingSlots: Maybe<ReadonlyArray<ViewingDay>>;
  readonly myViewings: Maybe<ReadonlyArray<Viewing>>;
  readonly viewing: Maybe<Viewing>;
  readonly viewingByLink: Maybe<Viewing>;
  readonly agencyViewings: Maybe<AgencyViewings>;
  readonly standingViewings: Maybe<ReadonlyArray<Viewing>>;
  readonly alternativeViewingTimes: Maybe<ReadonlyArray<ViewingTime>>;
  readonly viewingCalendar: Maybe<Scalars['String']['output']>;
  readonly viewingFeed: Maybe<ViewingFeed>;
  readonly viewingFeedFile: Maybe<Scalars['String']['output']>;
  readonly viewingsToComeOf: Maybe<Scalars['Int']['output']>;
  readonly exportMyViewingData: Maybe<Scalars['String']['output']>;
};


export type QueryViewingSlotsArgs = {
  listingId: Scalars['Int']['input'];
  from: Scalars['String']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
  for?: InputMaybe<ViewingTimesFor>;
};


export type QueryViewingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryViewingByLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryAgencyViewingsArgs = {
  listingId?: InputMaybe<Scalars['Int']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<AgentViewingStatus>;
  day?: InputMaybe<Scalars['String']['input']>;
  requestedAfter?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ViewingSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStandingViewingsArgs = {
  listingIds: ReadonlyArray<Scalars['Int']['input']>;
};


export type QueryAlternativeViewingTimesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryViewingCalendarArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryViewingFeedFileArgs = {
  token: Scalars['String']['input'];
  origin: Scalars['String']['input'];
};


export type QueryViewingsToComeOfArgs = {
  agencyId: Scalars['ID']['input'];
};

export type Mutation = {
  readonly requestViewing: ViewingRequestReceipt;
  readonly confirmViewing: Viewing;
  readonly declineViewing: Viewing;
  readonly rejectViewing: Viewing;
  readonly proposeViewingTime: Viewing;
  readonly moveViewing: Viewing;
  readonly enterViewing: Viewing;
  readonly honourViewings: ReadonlyArray<Viewing>;
  readonly keepViewingTime: Viewing;
  readonly acceptProposedTime: Viewing;
  readonly refuseProposedTime: Viewing;
  readonly requestReschedule: Viewing;
  readonly cancelViewing: Viewing;
  readonly renewViewingFeed: MadeViewingFeed;
  readonly endViewingFeed: Scalars['Boolean']['output'];
  readonly saveViewingNotes: Viewing;
};


export type MutationRequestViewingArgs = {
  input: ViewingRequestInput;
};


export type MutationConfirmViewingArgs = {
  input: ConfirmViewingInput;
};


export type MutationDeclineViewingArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRejectViewingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProposeViewingTimeArgs = {
  input: ProposeViewingTimeInput;
};


export type MutationMoveViewingArgs = {
  input: MoveViewingInput;
};


export type MutationEnterViewingArgs = {
  input: EnteredViewingInput;
};


export type MutationHonourViewingsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  honoured?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationKeepViewingTimeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAcceptProposedTimeArgs = {
  input: ProposalAnswerInput;
};


export type MutationRefuseProposedTimeArgs = {
  input: ProposalAnswerInput;
};


export type MutationRequestRescheduleArgs = {
  input: RescheduleInput;
};


export type MutationCancelViewingArgs = {
  input: CancelViewingInput;
};


export type MutationRenewViewingFeedArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveViewingNotesArgs = {
  id: Scalars['ID']['input'];
  notes: Scalars['String']['input'];
};

export type ViewingTimesFor =
  | 'booking'
  | 'reschedule';

export type ViewingSort =
  | 'latest'
  | 'earliest';

export type ViewingDay = {
  readonly date: Scalars['String']['output'];
  readonly times: ReadonlyArray<Scalars['String']['output']>;
};

export type ViewingTime = {
  readonly instant: Scalars['String']['output'];
  readonly date: Scalars['String']['output'];
  readonly time: Scalars['String']['output'];
};

export type ViewingRequestReceipt = {
  readonly accepted: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
};

export type AgencyViewings = {
  readonly total: Scalars['Int']['output'];
  readonly viewings: ReadonlyArray<Viewing>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

export type ViewingFeed = {
  readonly mine: Scalars['Boolean']['output'];
  readonly madeAt: Scalars['String']['output'];
};

export type MadeViewingFeed = {
  readonly feed: ViewingFeed;
  readonly path: Scalars['String']['output'];
};

export type Viewing = {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly listing: Maybe<Listing>;
  readonly propertyId: Scalars['Int']['output'];
  readonly propertyTitle: Scalars['String']['output'];
  readonly propertyAddress: Scalars['String']['output'];
  readonly status: VisitorViewingStatus;
  readonly agentStatus: AgentViewingStatus;
  readonly awaits: Maybe<ViewingSide>;
  readonly actions: ReadonlyArray<ViewingAction>;
  readonly date: ViewingTime;
  readonly start: Maybe<ViewingTime>;
  readonly requestedTimes: ReadonlyArray<ViewingTime>;
  readonly proposal: Maybe<ViewingProposal>;
  readonly isRescheduled: Scalars['Boolean']['output'];
  readonly isEntered: Scalars['Boolean']['output'];
  readonly isHonoured: Scalars['Boolean']['output'];
  readonly declineReason: Scalars['String']['output'];
  readonly cancelledBy: Maybe<ViewingSide>;
  readonly message: Scalars['String']['output'];
  readonly notes: Scalars['String']['output'];
  readonly visitor: Maybe<ViewingVisitor>;
  readonly agent: ViewingAgent;
  readonly isMine: Scalars['Boolean']['output'];
  readonly requestedAt: Scalars['String']['output'];
};

export type Listing = {
  readonly id: Scalars['Int']['output'];
};

export type ViewingProposal = {
  readonly id: Scalars['ID']['output'];
  readonly time: ViewingTime;
};

export type ViewingVisitor = {
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly verified: Scalars['Boolean']['output'];
};

export type ViewingAgent = {
  readonly agency: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
};

export type ViewingSide =
  | 'visitor'
  | 'agent';

export type VisitorViewingStatus =
  | 'pending'
  | 'scheduled'
  | 'rescheduling'
  | 'completed'
  | 'cancelled';

export type AgentViewingStatus =
  | 'pending'
  | 'confirmed'
  | 'cancelled'
  | 'rejected';

export type ViewingAction =
  | 'confirm'
  | 'decline'
  | 'reject'
  | 'propose'
  | 'keep'
  | 'accept'
  | 'refuse'
  | 'reschedule'
  | 'move'
  | 'honour'
  | 'cancel'
  | 'note';

export type ViewingRequestInput = {
  readonly listingId: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly message?: InputMaybe<Scalars['String']['input']>;
  readonly date: Scalars['String']['input'];
  readonly times: ReadonlyArray<Scalars['String']['input']>;
  readonly website?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

export type ConfirmViewingInput = {
  readonly id: Scalars['ID']['input'];
  readonly date?: InputMaybe<Scalars['String']['input']>;
  readonly time?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

export type ProposeViewingTimeInput = {
  readonly id: Scalars['ID']['input'];
  readonly date: Scalars['String']['input'];
  readonly time: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

export type MoveViewingInput = {
  readonly id: Scalars['ID']['input'];
  readonly date: Scalars['String']['input'];
  readonly time: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

export type EnteredViewingInput = {
  readonly listingId: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly date: Scalars['String']['input'];
  readonly time: Scalars['String']['input'];
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

export type ProposalAnswerInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly proposal: Scalars['ID']['input'];
};

export type RescheduleInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly dates: ReadonlyArray<Scalars['String']['input']>;
  readonly times: ReadonlyArray<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

export type CancelViewingInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ViewingTimesFor: ViewingTimesFor;
  ViewingSort: ViewingSort;
  ViewingDay: ResolverTypeWrapper<ViewingDay>;
  ViewingTime: ResolverTypeWrapper<ViewingTime>;
  ViewingRequestReceipt: ResolverTypeWrapper<ViewingRequestReceipt>;
  AgencyViewings: ResolverTypeWrapper<Omit<AgencyViewings, 'viewings'> & { viewings: ReadonlyArray<ResolversTypes['Viewing']> }>;
  ViewingFeed: ResolverTypeWrapper<ViewingFeed>;
  MadeViewingFeed: ResolverTypeWrapper<MadeViewingFeed>;
  Viewing: ResolverTypeWrapper<ViewingView>;
  Listing: ResolverTypeWrapper<Listing>;
  ViewingProposal: ResolverTypeWrapper<ViewingProposal>;
  ViewingVisitor: ResolverTypeWrapper<ViewingVisitor>;
  ViewingAgent: ResolverTypeWrapper<ViewingAgent>;
  ViewingSide: ViewingSide;
  VisitorViewingStatus: VisitorViewingStatus;
  AgentViewingStatus: AgentViewingStatus;
  ViewingAction: ViewingAction;
  ViewingRequestInput: ViewingRequestInput;
  ConfirmViewingInput: ConfirmViewingInput;
  ProposeViewingTimeInput: ProposeViewingTimeInput;
  MoveViewingInput: MoveViewingInput;
  EnteredViewingInput: EnteredViewingInput;
  ProposalAnswerInput: ProposalAnswerInput;
  RescheduleInput: RescheduleInput;
  CancelViewingInput: CancelViewingInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  ViewingDay: ViewingDay;
  ViewingTime: ViewingTime;
  ViewingRequestReceipt: ViewingRequestReceipt;
  AgencyViewings: Omit<AgencyViewings, 'viewings'> & { viewings: ReadonlyArray<ResolversParentTypes['Viewing']> };
  ViewingFeed: ViewingFeed;
  MadeViewingFeed: MadeViewingFeed;
  Viewing: ViewingView;
  Listing: Listing;
  ViewingProposal: ViewingProposal;
  ViewingVisitor: ViewingVisitor;
  ViewingAgent: ViewingAgent;
  ViewingRequestInput: ViewingRequestInput;
  ConfirmViewingInput: ConfirmViewingInput;
  ProposeViewingTimeInput: ProposeViewingTimeInput;
  MoveViewingInput: MoveViewingInput;
  EnteredViewingInput: EnteredViewingInput;
  ProposalAnswerInput: ProposalAnswerInput;
  RescheduleInput: RescheduleInput;
  CancelViewingInput: CancelViewingInput;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewingSlots?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ViewingDay']>>, ParentType, ContextType, RequireFields<QueryViewingSlotsArgs, 'listingId' | 'from' | 'days' | 'for'>>;
  myViewings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Viewing']>>, ParentType, ContextType>;
  viewing?: Resolver<Maybe<ResolversTypes['Viewing']>, ParentType, ContextType, RequireFields<QueryViewingArgs, 'id'>>;
  viewingByLink?: Resolver<Maybe<ResolversTypes['Viewing']>, ParentType, ContextType, RequireFields<QueryViewingByLinkArgs, 'token'>>;
  agencyViewings?: Resolver<Maybe<ResolversTypes['AgencyViewings']>, ParentType, ContextType, RequireFields<QueryAgencyViewingsArgs, 'mine' | 'sort' | 'first'>>;
  standingViewings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Viewing']>>, ParentType, ContextType, RequireFields<QueryStandingViewingsArgs, 'listingIds'>>;
  alternativeViewingTimes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ViewingTime']>>, ParentType, ContextType, RequireFields<QueryAlternativeViewingTimesArgs, 'id'>>;
  viewingCalendar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryViewingCalendarArgs>>;
  viewingFeed?: Resolver<Maybe<ResolversTypes['ViewingFeed']>, ParentType, ContextType>;
  viewingFeedFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryViewingFeedFileArgs, 'token' | 'origin'>>;
  viewingsToComeOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryViewingsToComeOfArgs, 'agencyId'>>;
  exportMyViewingData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  requestViewing?: Resolver<ResolversTypes['ViewingRequestReceipt'], ParentType, ContextType, RequireFields<MutationRequestViewingArgs, 'input'>>;
  confirmViewing?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationConfirmViewingArgs, 'input'>>;
  declineViewing?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationDeclineViewingArgs, 'id' | 'reason'>>;
  rejectViewing?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationRejectViewingArgs, 'id'>>;
  proposeViewingTime?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationProposeViewingTimeArgs, 'input'>>;
  moveViewing?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationMoveViewingArgs, 'input'>>;
  enterViewing?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationEnterViewingArgs, 'input'>>;
  honourViewings?: Resolver<ReadonlyArray<ResolversTypes['Viewing']>, ParentType, ContextType, RequireFields<MutationHonourViewingsArgs, 'ids' | 'honoured'>>;
  keepViewingTime?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationKeepViewingTimeArgs, 'id'>>;
  acceptProposedTime?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationAcceptProposedTimeArgs, 'input'>>;
  refuseProposedTime?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationRefuseProposedTimeArgs, 'input'>>;
  requestReschedule?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationRequestRescheduleArgs, 'input'>>;
  cancelViewing?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationCancelViewingArgs, 'input'>>;
  renewViewingFeed?: Resolver<ResolversTypes['MadeViewingFeed'], ParentType, ContextType, RequireFields<MutationRenewViewingFeedArgs, 'mine'>>;
  endViewingFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saveViewingNotes?: Resolver<ResolversTypes['Viewing'], ParentType, ContextType, RequireFields<MutationSaveViewingNotesArgs, 'id' | 'notes'>>;
};

export type ViewingDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingDay'] = ResolversParentTypes['ViewingDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewingTimeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingTime'] = ResolversParentTypes['ViewingTime']> = {
  instant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewingRequestReceiptResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingRequestReceipt'] = ResolversParentTypes['ViewingRequestReceipt']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AgencyViewingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AgencyViewings'] = ResolversParentTypes['AgencyViewings']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewings?: Resolver<ReadonlyArray<ResolversTypes['Viewing']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewingFeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingFeed'] = ResolversParentTypes['ViewingFeed']> = {
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeViewingFeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeViewingFeed'] = ResolversParentTypes['MadeViewingFeed']> = {
  feed?: Resolver<ResolversTypes['ViewingFeed'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Viewing'] = ResolversParentTypes['Viewing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VisitorViewingStatus'], ParentType, ContextType>;
  agentStatus?: Resolver<ResolversTypes['AgentViewingStatus'], ParentType, ContextType>;
  awaits?: Resolver<Maybe<ResolversTypes['ViewingSide']>, ParentType, ContextType>;
  actions?: Resolver<ReadonlyArray<ResolversTypes['ViewingAction']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['ViewingTime'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['ViewingTime']>, ParentType, ContextType>;
  requestedTimes?: Resolver<ReadonlyArray<ResolversTypes['ViewingTime']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['ViewingProposal']>, ParentType, ContextType>;
  isRescheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEntered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHonoured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  declineReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelledBy?: Resolver<Maybe<ResolversTypes['ViewingSide']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitor?: Resolver<Maybe<ResolversTypes['ViewingVisitor']>, ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['ViewingAgent'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewingProposalResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingProposal'] = ResolversParentTypes['ViewingProposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['ViewingTime'], ParentType, ContextType>;
};

export type ViewingVisitorResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingVisitor'] = ResolversParentTypes['ViewingVisitor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewingAgentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewingAgent'] = ResolversParentTypes['ViewingAgent']> = {
  agency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ViewingDay?: ViewingDayResolvers<ContextType>;
  ViewingTime?: ViewingTimeResolvers<ContextType>;
  ViewingRequestReceipt?: ViewingRequestReceiptResolvers<ContextType>;
  AgencyViewings?: AgencyViewingsResolvers<ContextType>;
  ViewingFeed?: ViewingFeedResolvers<ContextType>;
  MadeViewingFeed?: MadeViewingFeedResolvers<ContextType>;
  Viewing?: ViewingResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ViewingProposal?: ViewingProposalResolvers<ContextType>;
  ViewingVisitor?: ViewingVisitorResolvers<ContextType>;
  ViewingAgent?: ViewingAgentResolvers<ContextType>;
};

